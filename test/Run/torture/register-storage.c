// Old storage classes and qualifiers: register, auto, volatile, restrict, const
// casts. machine-flags: -std=gnu89 native-flags: -std=gnu89
#include <course.h>
typedef const volatile int cvi;
int main(void) {
  register int i = 0, *p = 0;
  auto unsigned long total = 0;
  register char small;
  cvi fixed = 9;
  for (i = 0, small = 120; i < 10; i++, small++)
    total += small * i, p = p ? p : (int *)&total;
  write(total), write(p != 0), write(fixed * *(cvi *)&fixed),
      write((signed char)small);
  {
    long int unsigned long odd = 5;
    short signed int s = -odd;
    write(s), write(odd ^ (unsigned short)s);
  }
  return 0;
}
