// A register is read again as 64 bits after its lower half came back from memory.
#include <course.h>
union U {
  unsigned long q;
  unsigned d;
};
union U a, c, d1, d2;
int main(void) {
  unsigned long n = read();
  union U *q = &d1, *r = &d2;
  while (n--) {
    unsigned long x = read();
    a.d = x;
    c.q = x;
    q->q = n;
    unsigned t = a.d;
    write(t);
    write(t);
    write(c.q);
    if (n == 3) {
      q = &c;
      r = &a;
    }
    union U *s = q;
    q = r;
    r = s;
  }
  write(d1.q);
  write(d2.q);
}
