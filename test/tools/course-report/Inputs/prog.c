static int sum(int n) {
  return n + n;
}
#include "prog.h"

int counter, limit;

int main(void) {
  int n = sum(5);
  n = half(n);
  write(sum(n));
}
