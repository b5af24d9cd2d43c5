// Values that change places in loops: swaps, cycles of three and five, lost
// copies.
#include <course.h>
int main(void) {
  volatile int rounds = 13;
  long a = 1, b = 2, c = 3, d = 4, e = 5, t;
  for (int i = 0; i != rounds; ++i) {
    t = a;
    a = b;
    b = t;
  }
  write(a * 10 + b);
  for (int i = 0; i != rounds; ++i) {
    t = a;
    a = b;
    b = c;
    c = t;
  }
  write(a * 100 + b * 10 + c);
  for (int i = 0; i != rounds; ++i) {
    t = a;
    a = b;
    b = c;
    c = d;
    d = e;
    e = t;
    if (i % 4 == 2) {
      t = a;
      a = e;
      e = t;
    }
  }
  write(a * 10000 + b * 1000 + c * 100 + d * 10 + e);
  long f0 = 0, f1 = 1, last = 0;
  for (int i = 0; i != rounds; ++i) {
    last = f0;
    f0 = f1;
    f1 += last;
  }
  write(last), write(f0), write(f1);
  for (int i = 0; i != rounds; ++i) {
    b = a;
    c = b;
    d = c;
    a = a + d + i;
  }
  write(a + b * c - d);
  return 0;
}
