// Assembly without instructions hides values from the optimizer.
#include <course.h>
static int hidden(int x) {
  __asm__("" : "+r"(x));
  return x;
}
static long tied(long a) {
  long r;
  __asm__ volatile("" : "=r"(r) : "0"(a));
  return r;
}
struct s {
  int a, b;
};
int main(void) {
  int a = hidden(5), b[4] = {1, 2, 3, 4};
  __asm__ volatile("" ::: "memory");
  write(a + hidden(6)), write(tied(-9));
  __asm__("" : "+m"(b), "+r"(a) : "r"(&b[2]), "i"(7));
  write(b[2] * a);
  struct s s = {1, 2};
  __asm__ volatile("# only a comment %0" : "+m"(s) : : "memory");
  write(s.a + s.b);
  int x = 3, y = 4;
  long z = 5;
  __asm__("" : "+r"(x), "+r"(y), "+r"(z));
  write(x * 100 + y * 10 + z);
  __asm__ goto("" : : : : out);
  write(77);
out:
  write(88);
  double d = 1.5;
  __asm__("" : "+r"(d));
  write((int)(d * 2));
  return 0;
}
