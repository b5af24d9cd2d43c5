// Indices that are sums with constants, of all widths: those that wrap around on
// purpose, and those that are checked not to (course-wide-offsets).
// text

#include <stdint.h>
#include <stdio.h>

static uint32_t table[600];
static uint64_t ring[256];
static volatile uint32_t two = 2;

// Wraps around: the element before the first is the last.
__attribute__((noinline)) static uint64_t before(uint8_t i, uint8_t by) {
  return ring[(uint8_t)(i - 1)] + 3 * ring[(uint8_t)(i - by)] +
         5 * ring[(uint8_t)(i + 200)] + 7 * ring[(uint8_t)(i - 2)];
}

__attribute__((noinline)) static uint32_t wraps16(const uint32_t *end,
                                                  uint16_t i) {
  // 65536 - 600 elements before end, modulo 65536.
  const uint32_t *base = end - 600;
  return base[(uint16_t)(i - 64936)] ^ 3 * base[(uint16_t)(i + 599)];
}

// The loop knows that j is not 0, and of the second step that neither is j - 1.
__attribute__((noinline)) static uint32_t sort(uint32_t *a, uint32_t n) {
  uint32_t moves = 0;
  for (uint32_t i = 1; i < n; ++i) {
    uint32_t x = a[i], j = i;
    while (j > 0 && a[j - 1] > x) {
      a[j] = a[j - 1];
      --j;
      ++moves;
    }
    a[j] = x;
  }
  return moves;
}

// Every comparison is of another offset than what it guards.
__attribute__((noinline)) static uint32_t guarded(uint32_t i, uint32_t k) {
  uint32_t sum = 0;
  if (i >= 3 && i < 560)
    sum += table[i - 3];
  if (i != 0 && i < 560)
    sum += 5 * table[i - 1];
  if (i - 1 < 500)
    sum += 7 * table[i - 1] + table[i + 40];
  if (i < 4294967295u && k > i)
    sum += 11 * table[k - 1];
  if (i + 5 > 5 && i < 100)
    sum += 13 * table[i + 4];
  if (i > 4294967290u)
    sum += 17 * table[i + 6];
  return sum;
}

// A stack of which two elements are taken at once.
__attribute__((noinline)) static uint64_t machine(const char *code) {
  uint64_t stack[64] = {0};
  uint32_t top = 0;
  for (; *code; ++code)
    switch (*code) {
    case '+':
      stack[top - 2] += stack[top - 1];
      --top;
      break;
    case '*':
      stack[top - 2] *= stack[top - 1];
      --top;
      break;
    case '~':
      stack[top - 1] = ~stack[top - 1] % 1000;
      break;
    case '"':
      stack[top] = stack[top - 1];
      ++top;
      break;
    default:
      stack[top++] = (uint64_t)(*code - '0');
    }
  return stack[top - 1] * 1000 + top;
}

int main(void) {
  for (uint32_t i = 0; i < 600; ++i)
    table[i] = i * 2654435761u >> 7;
  for (uint32_t i = 0; i < 256; ++i)
    ring[i] = i * i + 1;
  uint64_t hash = 0;
  for (uint32_t i = 0; i < 256; i += 5)
    hash = hash * 31 + before((uint8_t)i, (uint8_t)(i * 7));
  printf("%llu\n", (unsigned long long)hash);
  hash = 0;
  for (uint32_t i = 64937; i < 65536; i += 37)
    hash = hash * 31 + wraps16(table + 600, (uint16_t)i);
  printf("%llu\n", (unsigned long long)hash);
  uint32_t numbers[] = {5, 3, 9, 1, 1, 4294967295u, 0, 7, 2, 8, 6};
  printf("%u", sort(numbers, 11));
  for (int i = 0; i < 11; ++i)
    printf(" %u", numbers[i]);
  printf("\n");
  const uint32_t at[] = {0,   1,   2,   3,   4,           99,         100,
                         499, 500, 501, 559, 4294967291u, 4294967294u};
  for (int i = 0; i < 13; ++i)
    printf("%u ", at[i] < 560 || at[i] > 4294967290u
                      ? guarded(at[i] == 501 ? two : at[i], two + 500)
                      : 0);
  printf("\n%llu\n", (unsigned long long)machine("12+34*\"+*~5\"*+"));
}
