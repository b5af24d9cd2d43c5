// Overflow builtins with operands and results of different types.
#include <course.h>
#define O(T, A, B)                                                             \
  do {                                                                         \
    T r;                                                                       \
    int o = __builtin_add_overflow(A, B, &r);                                  \
    write(o), write((uint64_t)r);                                              \
    o = __builtin_sub_overflow(A, B, &r);                                      \
    write(o), write((uint64_t)r);                                              \
    o = __builtin_mul_overflow(A, B, &r);                                      \
    write(o), write((uint64_t)r);                                              \
  } while (0)
#define ALL(A, B)                                                              \
  O(signed char, A, B);                                                        \
  O(unsigned char, A, B);                                                      \
  O(short, A, B);                                                              \
  O(unsigned, A, B);                                                           \
  O(int, A, B);                                                                \
  O(long, A, B);                                                               \
  O(unsigned long, A, B)
int main(void) {
  volatile int a = -1, b = 0x7fffffff;
  volatile unsigned c = 0xffffffff;
  volatile long d = -0x7fffffffffffffff - 1, e = 127;
  volatile unsigned long f = 0xffffffffffffffff;
  volatile signed char g = -128;
  ALL(a, b);
  ALL(a, c);
  ALL(d, f);
  ALL(e, g);
  ALL(f, f);
  ALL(c, e);
  ALL(d, a);
  return 0;
}
