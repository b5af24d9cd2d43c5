// Every header of C17 that is here, and something of each.
// text
#include <assert.h>
#include <complex.h>
#include <ctype.h>
#include <errno.h>
#include <fenv.h>
#include <float.h>
#include <inttypes.h>
#include <iso646.h>
#include <limits.h>
#include <locale.h>
#include <math.h>
#include <setjmp.h>
#include <signal.h>
#include <stdalign.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <stdnoreturn.h>
#include <string.h>
#include <tgmath.h>
#include <time.h>
#include <uchar.h>
#include <wchar.h>
static noreturn void stop(void) { exit(0); }
int main(void) {
  double _Complex z = 3 + 4 * I;
  assert(creal(z) == 3 and cimag(z) == 4);
  printf("%g %g\n", cabs(z), fabs(-2.5f));
  printf("%d %d\n", fegetround() == FE_TONEAREST, fesetround(FE_TONEAREST));
  printf("%d %" PRId64 " %s\n", DBL_DIG, INT64_C(-5), setlocale(LC_ALL, "C"));
  printf("%d %d\n", FLT_ROUNDS, isupper('A') != 0 && not isdigit('x'));
  struct lconv *l = localeconv();
  printf("%s%s|\n", l->decimal_point, l->thousands_sep);
  printf("%zu %zu %zu %d\n", sizeof(char16_t), sizeof(char32_t),
         wcslen(L"wide"), (int)alignof(max_align_t) >= 8);
  atomic_int a = 3;
  printf("%d %d\n", atomic_fetch_add(&a, 2), a);
  errno = ERANGE;
  printf("%d\n", errno == ERANGE);
  printf("%g %g\n", sqrt(2.25f), pow(2, 10));
  bool b = true xor false;
  if (b)
    stop();
  return 1;
}
