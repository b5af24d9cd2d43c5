// qsort: elements of all sizes, orders that are hard for quick sort, comparisons
// that say less than they should.
// text

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MaxCount = 700, MaxSize = 24 };

static unsigned char array[MaxCount * MaxSize + 8];
static uint64_t size, calls;

static uint64_t key_of(const void *element) {
  const unsigned char *bytes = element;
  return size == 1 ? bytes[0] : bytes[0] * 256u + bytes[1];
}

static int by_key(const void *a, const void *b) {
  ++calls;
  uint64_t x = key_of(a), y = key_of(b);
  return (x > y) - (x < y);
}

static int is_greater(const void *a, const void *b) {
  return key_of(a) > key_of(b);
}

static int is_not_less(const void *a, const void *b) {
  return key_of(a) >= key_of(b);
}

static int backwards(const void *a, const void *b) { return by_key(b, a); }

static uint64_t key_in(int order, uint64_t i, uint64_t count) {
  switch (order) {
  case 0:
    return i;
  case 1:
    return count - i;
  case 2:
    return 7;
  case 3:
    return i % 2;
  case 4:
    return i < count / 2 ? i : count - i;
  case 5:
    return i % 2 ? i : i < count / 2 ? count / 2 + i : i / 2;
  case 6:
    return (i * 2654435761u >> 7) % 5;
  default:
    return i * 2654435761u >> 5;
  }
}

// Each byte but those of the key is made of the key and the place in the element.
static unsigned char filler(uint64_t key, uint64_t at) {
  return (unsigned char)(key * 31 + at * 17);
}

static void fill(unsigned char *base, uint64_t count, int order) {
  for (uint64_t i = 0; i != count; ++i) {
    uint64_t key = key_in(order, i, count) & (size == 1 ? 255 : 65535);
    unsigned char *element = base + i * size;
    for (uint64_t at = 0; at != size; ++at)
      element[at] = filler(key, at);
    element[0] = (unsigned char)(size == 1 ? key : key >> 8);
    if (size > 1)
      element[1] = (unsigned char)key;
  }
}

// A sum that no order changes; whether elements are whole and in order.
static uint64_t check(const unsigned char *base, uint64_t count, int is_down,
                      uint64_t *wrong) {
  uint64_t sum = 0;
  for (uint64_t i = 0; i != count; ++i) {
    const unsigned char *element = base + i * size;
    uint64_t key = key_of(element);
    sum += key * key;
    for (uint64_t at = 2; at < size; ++at)
      *wrong += element[at] != filler(key, at);
    if (i != 0)
      *wrong +=
          is_down ? key_of(element - size) < key : key_of(element - size) > key;
  }
  return sum;
}

// M. D. McIlroy, A Killer Adversary for Quicksort, 1999: keys are decided only
// when they are asked for, so that each pivot is one of the smallest.
static int keys[MaxCount], num_solid, candidate;
enum { Gas = MaxCount };

static int adversary(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  ++calls;
  if (keys[x] == Gas && keys[y] == Gas)
    keys[x == candidate ? x : y] = num_solid++;
  if (keys[x] == Gas)
    candidate = x;
  else if (keys[y] == Gas)
    candidate = y;
  return (keys[x] > keys[y]) - (keys[x] < keys[y]);
}

static uint64_t sort_against_adversary(void) {
  static int elements[MaxCount];
  for (int i = 0; i != MaxCount; ++i) {
    elements[i] = i;
    keys[i] = Gas;
  }
  calls = 0;
  qsort(elements, MaxCount, sizeof *elements, adversary);
  uint64_t wrong = 0;
  for (int i = 1; i != MaxCount; ++i)
    wrong += keys[elements[i - 1]] > keys[elements[i]];
  return wrong;
}

int main(void) {
  static const uint64_t sizes[] = {1, 2, 3, 4, 8, 12, 16, 24};
  static const uint64_t counts[] = {0, 1, 2, 3, 6, 7, 8, 9, 20, 50};
  uint64_t wrong = 0, total = 0;
  for (int s = 0; s != 8; ++s)
    for (int c = 0; c != 10; ++c)
      for (int order = 0; order != 8; ++order)
        for (int how = 0; how != 4; ++how) {
          size = sizes[s];
          uint64_t count = counts[c];
          unsigned char *base = array + (order & 1 ? 0 : 3);
          fill(base, count, order);
          uint64_t before = 0, ignored = 0;
          before = check(base, count, 0, &ignored);
          base[count * size] = 0xa5;
          qsort(base, count, size,
                how == 0   ? by_key
                : how == 1 ? is_greater
                : how == 2 ? is_not_less
                           : backwards);
          wrong += base[count * size] != 0xa5;
          wrong += check(base, count, how == 3, &wrong) != before;
          total += before;
        }
  printf("%lu\n", wrong);
  printf("%lu\n", total);
  // n log n whatever the order is.
  size = 8;
  for (int order = 0; order != 8; ++order) {
    fill(array, MaxCount, order);
    calls = 0;
    qsort(array, MaxCount, size, by_key);
    check(array, MaxCount, 0, &wrong);
    printf("%d ", calls > 20 * MaxCount);
  }
  printf("%lu\n", wrong);
  printf("%lu ", sort_against_adversary());
  printf("%d\n", calls > 50 * MaxCount);
  return 0;
}
