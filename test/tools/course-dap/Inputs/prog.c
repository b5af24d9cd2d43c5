#include <course.h>
static uint64_t total;
static uint64_t add(uint64_t n) { return total += n; }
static uint64_t twice(uint64_t n);
int main(void) {
  uint64_t *last = malloc(16), n = read();
  do {
    uint64_t m = twice(n);
    uint64_t sum = add(m);
    last[1] = sum, n = read();
  } while (n);
  write(total), free(last);
  return 0;
}

static uint64_t twice(uint64_t n) {
  uint64_t again = n;
  return n + again;
}
