// Blocks of the heap that may become objects or variables, and objects that may
// move into callees: what is fresh is 0, and each activation has its own.
#include <stdint.h>

uint64_t read(void);
void write(uint64_t x);
void *malloc(uint64_t size);
void free(void *p);

static uint64_t counter = 7;
static uint64_t table[5] = {1, 2, 3, 4, 5};

__attribute__((noinline)) static void fill(uint64_t *p, uint64_t n) {
  for (uint64_t i = 0; i < n; ++i)
    p[i] += i + counter;
}

__attribute__((noinline)) static uint64_t sum(const uint64_t *p, uint64_t n) {
  uint64_t s = 0;
  for (uint64_t i = 0; i < n; ++i)
    s = s * 7 + p[i];
  return s;
}

// In a loop, freed each time; what the last one left must not be there.
__attribute__((noinline)) static uint64_t again(uint64_t n) {
  uint64_t s = 0;
  for (uint64_t i = 0; i < n; ++i) {
    uint64_t *p = malloc(64);
    s += sum(p, 8);
    fill(p, 8);
    s += sum(p, 8);
    free(p);
  }
  return s;
}

// Never freed, and recursive: each level has its own.
__attribute__((noinline)) static uint64_t levels(uint64_t n) {
  uint64_t *p = malloc(16);
  if (n == 0)
    return 1;
  p[0] = n;
  uint64_t below = levels(n - 1);
  p[1] += below;
  return p[0] * 3 + p[1];
}

static uint64_t *kept;

__attribute__((noinline)) static void keep(uint64_t *p) { kept = p; }

__attribute__((noinline)) static uint64_t scratch(uint64_t *room, uint64_t n) {
  for (uint64_t i = 0; i < 4; ++i)
    room[i] = n * i;
  return room[n & 3] + sum(room, 4);
}

__attribute__((noinline)) static uint64_t one(uint64_t n) {
  uint64_t room[4];
  return scratch(room, n) + 1;
}

__attribute__((noinline)) static uint64_t bounded(uint64_t n) {
  uint64_t *p = malloc((n & 7) * 8 + 8);
  fill(p, (n & 7) + 1);
  uint64_t s = sum(p, (n & 7) + 1);
  free(p);
  return s;
}

int main(void) {
  uint64_t n = read();
  uint64_t *once = malloc(40);
  write(sum(once, 5));
  fill(once, 5);
  write(sum(once, 5));
  write(again(n));
  write(levels(n));
  uint64_t *p = malloc(24);
  keep(p);
  kept[2] = n;
  write(p[2]);
  free(kept);
  p = malloc(24);
  write(p[2]);
  uint64_t room[4];
  write(scratch(room, n));
  write(one(n));
  write(one(n + 1));
  for (uint64_t i = 0; i < n; ++i)
    write(bounded(i));
  ++counter;
  table[n % 5] += counter;
  fill(table, 5);
  write(sum(table, 5));
  free(once);
  return 0;
}
