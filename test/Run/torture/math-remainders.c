// remquo, nexttoward and their relatives.
// text
#include <math.h>
#include <stdio.h>
int main(void) {
  static const double v[] = {0.0, 1.0, -7.5, 10.0, 1e10, -3.0, 0.1, 2.5, 6.5};
  for (int i = 0; i != 9; ++i)
    for (int j = 1; j != 9; ++j) {
      int q;
      double r = remquo(v[i], v[j], &q);
      printf("%.17g %d %.17g\n", r, q & 7, remainder(v[i], v[j]));
    }
  printf("%a %a %a\n", nexttoward(1.0, 2.0L), (double)nexttowardf(1.0f, -1.0L),
         nextafter(0.0, 1.0));
  return 0;
}
