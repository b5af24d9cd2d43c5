// sscanf: widths, sets, suppression, counts, failures.
// text
#include <stdio.h>
int main(void) {
  int a, b, n;
  unsigned x;
  long l;
  char s[20], t[20], c;
  double d;
  float f;
  printf("%d ", sscanf("12 -34", "%d%d", &a, &b));
  printf("%d %d\n", a, b);
  printf("%d ", sscanf("0x1f 077 9", "%i%i%i", &a, &b, &n));
  printf("%d %d %d\n", a, b, n);
  printf("%d ", sscanf("12345678", "%3d%*2d%d%n", &a, &b, &n));
  printf("%d %d %d\n", a, b, n);
  printf("%d ", sscanf("key=value;", "%[a-z]=%[^;]%c", s, t, &c));
  printf("%s %s %c\n", s, t, c);
  printf("%d ", sscanf("  word next", "%s %c", s, &c));
  printf("%s %c\n", s, c);
  printf("%d ", sscanf("3.25e2 -.5", "%lf%f", &d, &f));
  printf("%g %g\n", d, f);
  printf("%d ", sscanf("ff FF", "%x %lx", &x, &l));
  printf("%x %lx\n", x, l);
  printf("%d %d %d\n", sscanf("", "%d", &a), sscanf("x", "%d", &a),
         sscanf("5,", "%d,%d", &a, &b));
  return 0;
}
