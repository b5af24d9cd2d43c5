// memset, memcpy and memmove of any size and alignment, between marks that have
// to stay, against loops that the compiler does not know.

#include "corners.h"
#include <string.h>

static unsigned char bytes[512], expected[512];
static int numbers[200];
static short halves[300];
static uint64_t words[100];
static struct {
  char name[5];
  int value;
} records[40];

static unsigned char *volatile hidden = expected;

static void begin(void) {
  for (int i = 0; i < 512; i++)
    hidden[i] = bytes[i] = (unsigned char)(i * 7 + 1);
}

static int is_same(void) {
  int same = 1;
  for (int i = 0; i < 512; i++)
    same &= bytes[i] == hidden[i];
  return same;
}

static void set(int at, int value, int size) {
  begin();
  memset(bytes + at, value, (size_t)size);
  for (int i = 0; i < size; i++)
    hidden[at + i] = (unsigned char)value;
}

static void copy(int to, int from, int size) {
  begin();
  memcpy(bytes + to, bytes + from, (size_t)size);
  for (int i = 0; i < size; i++)
    hidden[to + i] = hidden[from + i];
}

static void move(int to, int from, int size) {
  begin();
  memmove(bytes + to, bytes + from, (size_t)size);
  if (to < from)
    for (int i = 0; i < size; i++)
      hidden[to + i] = hidden[from + i];
  else
    for (int i = size - 1; i >= 0; i--)
      hidden[to + i] = hidden[from + i];
}

int main(void) {
  static const int sizes[] = {0, 1, 2, 3, 7, 8, 9, 16, 31, 65, 100};
  int bad = 0;
  for (int s = 0; s < 11; s++)
    for (int at = 0; at < 9; at++) {
      set(at, 0xa5 + s, sizes[s]);
      bad += !is_same();
      copy(200 + at, at * 3, sizes[s]);
      bad += !is_same();
      move(50 + at, 50, sizes[s]);
      bad += !is_same();
      move(50, 50 + at, sizes[s]);
      bad += !is_same();
    }
  write(bad);

  // Sizes that are known, or by the number of elements.
  volatile int seven = 7;
  int n = seven;
  memset(numbers, -1, sizeof numbers);
  memset(numbers + 3, 1, (size_t)n * sizeof *numbers);
  memset(halves, 2, 2 * (size_t)n + 2);
  memset(words, n, sizeof words - 5);
  memset(records, 3, sizeof records);
  memset(&records[n], 0, 3 * sizeof *records);
  memcpy(numbers + 50, numbers, (size_t)n * sizeof *numbers);
  memmove(halves + 1, halves, (size_t)n * sizeof *halves);
  memcpy(&records[20], &records[n - 1], 6 * sizeof *records);
  uint64_t sum = 0;
  for (int i = 0; i < 200; i++)
    sum = sum * 31 + (uint32_t)numbers[i];
  for (int i = 0; i < 300; i++)
    sum = sum * 31 + (uint16_t)halves[i];
  for (int i = 0; i < 100; i++)
    sum = sum * 31 + words[i];
  for (int i = 0; i < 40; i++)
    sum = sum * 31 + (uint32_t)(records[i].value + records[i].name[4]);
  write(sum);
  return 0;
}
