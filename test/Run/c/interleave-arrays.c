// Large arrays whose elements lie side by side: rows and columns, pointers that
// move up and down, also to the end, functions that get one of the arrays.
#include <course.h>
#include <stddef.h>
#include <stdint.h>

enum { Rows = 60, Columns = 50, Cells = Rows * Columns };

static int64_t cells[Rows][Columns];
static int numbers[Cells], links[Cells];
static int64_t sums[Cells];
static unsigned char marks[20000], kinds[20000];
static short deltas[Cells * 2], weights[Cells * 2];

static int64_t addUp(const int64_t *from, const int64_t *to) {
  int64_t sum = 0;
  while (from != to)
    sum = sum % 1000003 * 3 + *from++;
  return sum;
}

static void reverse(int *begin, int *end) {
  while (begin < end) {
    int first = *begin;
    *begin++ = *--end;
    *end = first;
  }
}

static int follow(const int *from, int at, uint64_t steps) {
  while (steps--)
    at = from[at];
  return at;
}

int main(void) {
  uint64_t n = read(), step = read();
  for (uint64_t i = 0; i < n; ++i) {
    numbers[i] = (int)(i * step % 1000) - 500;
    links[i] = (int)((i * step + 1) % n);
    sums[i] = i ? sums[i - 1] + numbers[i] : -1;
    deltas[2 * i] = (short)(numbers[i] / 3);
    weights[2 * i + 1] = (short)-i;
  }
  for (uint64_t row = 0; row < Rows; ++row)
    for (uint64_t column = 0; column < Columns; ++column)
      cells[row][column] = (int64_t)(row * column) - numbers[column];
  for (uint64_t i = 0; i < 20000; i += step + 1) {
    marks[i] = (unsigned char)(i % 256);
    kinds[19999 - i] = 3;
  }
  reverse(numbers, numbers + n);
  write(addUp(sums, sums + n));
  write(addUp(&cells[3][0], &cells[5][0]));
  write(addUp(cells[Rows - 1], cells[Rows - 1] + Columns));
  write(addUp(&sums[n], &sums[n]));
  write(follow(links, 0, 100));
  write((uint64_t)(&sums[n] - sums));
  int64_t total = 0;
  for (uint64_t i = 0; i < n; ++i)
    total += numbers[i] * sums[i] + deltas[2 * i] * weights[2 * i + 1];
  for (uint64_t i = 0; i < 20000; ++i)
    total += marks[i] * kinds[i];
  for (const int *at = numbers + n; at != numbers;)
    total = total % 1000003 * 5 + *--at;
  write(total);
  return 0;
}
