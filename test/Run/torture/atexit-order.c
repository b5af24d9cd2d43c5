// Functions that run at the end, the latest first, also after exit.
// text
#include <stdio.h>
#include <stdlib.h>
static int n;
static void one(void) { printf("one %d\n", ++n); }
static void two(void) {
  printf("two %d\n", ++n);
  atexit(one);
}
static void three(void) { printf("three %d\n", ++n); }
__attribute__((destructor)) static void last(void) { printf("last %d\n", ++n); }
static void deep(int k) {
  if (k)
    deep(k - 1);
  else
    exit(7);
}
int main(void) {
  atexit(one), atexit(two), atexit(three);
  deep(5);
  return 0;
}
