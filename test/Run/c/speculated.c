// A value of the last iteration that there is none of at first: LLVM divides by
// it, or divides it, before it knows whether the quotient is used.
#include <course.h>

static int f(int n, int start, double work) {
  double old, beta = 0.0;
  int bad = 0;
  for (int i = 0; i < n; i++) {
    double rho = work * work;
    if (i >= start)
      beta = rho / old;
    if (beta == 0.25)
      bad++;
    work *= 0.5;
    old = rho;
  }
  return bad;
}
static int g(int n, int start, double work) { return n - start - 4; }
int (*volatile tab[2])(int, int, double) = {f, g};

int main(void) {
  for (int k = 0; k < 2; k++)
    write(tab[k](5, 1, 1.0));
  return 0;
}
