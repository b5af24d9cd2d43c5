// Where bit-fields of mixed types lie, seen through bytes.
#include <course.h>
#define SHOW(v)                                                                \
  do {                                                                         \
    unsigned char *p = (void *)&(v);                                           \
    uint64_t h = 0;                                                            \
    for (unsigned i = 0; i != sizeof(v); ++i)                                  \
      h = h * 257 + p[i];                                                      \
    write(sizeof(v));                                                          \
    write(h);                                                                  \
  } while (0)
struct a {
  unsigned char a : 3, b : 6;
  unsigned short c : 9, d : 9;
};
struct b {
  int a : 17;
  char b;
  int c : 15;
  long d : 33;
  _Bool e : 1;
};
struct c {
  unsigned a : 1;
  unsigned : 0;
  unsigned b : 1;
  unsigned short : 0;
  char c;
};
struct __attribute__((packed)) d {
  unsigned a : 5;
  unsigned long b : 47;
  char c : 4;
  short d;
};
struct e {
  unsigned long a : 40, b : 40;
};
int main(void) {
  struct a a;
  struct b b;
  struct c c;
  struct d d;
  struct e e;
  __builtin_memset(&a, 0, sizeof a), __builtin_memset(&b, 0, sizeof b);
  __builtin_memset(&c, 0, sizeof c), __builtin_memset(&d, 0, sizeof d),
      __builtin_memset(&e, 0, sizeof e);
  a.a = 5, a.b = 33, a.c = 301, a.d = 200;
  b.a = -12345, b.b = 'x', b.c = -77, b.d = -5000000000, b.e = 1;
  c.a = 1, c.b = 1, c.c = 9;
  d.a = 21, d.b = 0x5555aaaa1234, d.c = -3, d.d = -2;
  e.a = 0xabcdefabcd, e.b = 0x1234567890;
  SHOW(a);
  SHOW(b);
  SHOW(c);
  SHOW(d);
  SHOW(e);
  return 0;
}
