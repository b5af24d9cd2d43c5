// Definitions in the style before prototypes; narrow parameters are promoted.
// machine-flags: -std=gnu89
// native-flags: -std=gnu89 -fno-sanitize=function
#include <course.h>
int add();
int narrow(c, s, p)
char c;
short s;
unsigned char *p;
{ return c * 1000 + s + *p; }
double mix(f, n)
float f;
{ return f * n; }
static sum3(a, b, c) { return a + b + c; }
main() {
  unsigned char b = 200;
  write((uint64_t)narrow(-5, -7, &b));
  write((uint64_t)(long)mix(2.5, 4));
  write(sum3(1, 2, 3));
  write(add(40, 2));
  return 0;
}
int add(a, b)
int a, b;
{ return a + b; }
