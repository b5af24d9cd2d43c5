// exit from the depth of recursion and of an indirect call; atexit.
// text
#include <stdio.h>
#include <stdlib.h>

static void first(void) { puts("registered first"); }
static void second(void) { puts("registered second"); }

static int count(int N) {
  if (N == 0) {
    puts("the end");
    exit(42);
  }
  int Result = count(N - 1) + N;
  puts("not reached");
  return Result;
}

static int harmless(int N) { return N + 1; }

int (*volatile Table[])(int) = {harmless, count};

__attribute__((destructor)) static void destructor(void) { puts("destructor"); }

int main(void) {
  atexit(first);
  atexit(second);
  printf("%d\n", Table[0](1));
  printf("%d\n", Table[1](5));
  puts("not reached");
  return 1;
}
