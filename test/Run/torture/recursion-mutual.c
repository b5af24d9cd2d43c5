// Functions that call each other, with arrays in frames and pointers up the
// stack.
#include <course.h>
static int even(int n), odd(int n);
static int even(int n) { return n == 0 ? 1 : odd(n - 1); }
static int odd(int n) { return n == 0 ? 0 : even(n - 1); }
static int hofF(int n), hofM(int n);
static int hofF(int n) { return n ? n - hofM(hofF(n - 1)) : 1; }
static int hofM(int n) { return n ? n - hofF(hofM(n - 1)) : 0; }
static void fill(int *up, int depth) {
  int mine[4] = {depth, 0, 0, 0};
  if (depth)
    fill(mine, depth - 1);
  up[1] += mine[1] + depth;
  up[2] = mine[0] * 10 + mine[2];
}
static uint64_t walk(const char *s, uint64_t (*next)(const char *)) {
  return *s ? *s + 3 * next(s + 1) : 0;
}
static uint64_t twice(const char *s) { return *s ? 2 * walk(s, twice) : 1; }
int main(void) {
  write(even(50) * 2 + odd(33));
  write(hofF(25)), write(hofM(24));
  int top[4] = {0};
  fill(top, 12);
  write(top[1]), write(top[2]);
  write(walk("recursive", twice));
  return 0;
}
