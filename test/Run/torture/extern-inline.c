// Inline functions in all their forms.
// machine-flags: -std=gnu17
// native-flags: -std=gnu17
#include <course.h>
static inline int a(int x) {
  static int n = 5;
  return n += x;
}
inline int b(int x) { return x * 2; }
extern inline int b(int x);
extern int c(int);
int c(int x) { return a(x) + b(x); }
static inline __attribute__((always_inline)) int r(int n) {
  return n > 0 ? c(n) : -n;
}
int main(void) {
  int (*p)(int) = b;
  write(a(1) + p(20)), write(c(3)), write(r(4)), write(r(-4));
  return 0;
}
