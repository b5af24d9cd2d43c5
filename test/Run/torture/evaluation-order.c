// Side effects that sequence points order.
#include <course.h>
static int log_[64], n;
static int e(int v) {
  log_[n++] = v;
  return v;
}
static int f(int a, int b) { return a * 10 + b; }
int main(void) {
  int i = 0, a[8] = {0};
  i = (e(1), e(2)) + 1;
  e(3) && e(0) && e(99);
  e(0) || e(4) || e(99);
  e(5) ? e(6) : e(99);
  a[i]++, ++a[i], a[i + 1] = a[i]--, i += a[i + 1]++ + 1;
  write(i), write(a[3]), write(a[4]);
  int *p = a;
  *p++ = 7, *++p = 8, *(p++ + 1) = 9, (*p)++, p[-1]--, --*p;
  write(p - a);
  for (int k = 0; k != 8; ++k)
    write(a[k]);
  int x = 1, y = 2, z = 3;
  x = y = z, y += x -= z *= 2;
  write(x), write(y), write(z);
  write(f(f(1, 2), f(3, 4)));
  for (int k = 0; k != n; ++k)
    write(log_[k]);
  return 0;
}
