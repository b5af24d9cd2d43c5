// Usual arithmetic conversions between every pair of types.
#include <course.h>
#define P(A, B)                                                                \
  do {                                                                         \
    A a = (A)-3;                                                               \
    B b = (B)5;                                                                \
    write(a *b);                                                               \
    write(a < b);                                                              \
    write(a / b);                                                              \
    write(a >> 1);                                                             \
    write(sizeof(a + b));                                                      \
    write((a ^ b) % 7);                                                        \
    write(1 ? a : b);                                                          \
  } while (0)
#define Q(A)                                                                   \
  P(A, signed char);                                                           \
  P(A, unsigned char);                                                         \
  P(A, short);                                                                 \
  P(A, unsigned short);                                                        \
  P(A, int);                                                                   \
  P(A, unsigned);                                                              \
  P(A, long);                                                                  \
  P(A, unsigned long);                                                         \
  P(A, _Bool)
int main(void) {
  Q(signed char);
  Q(unsigned char);
  Q(short);
  Q(unsigned short);
  Q(int);
  Q(unsigned);
  Q(long);
  Q(unsigned long);
  return 0;
}
