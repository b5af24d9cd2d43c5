// A handler that the program itself calls.
// text
#include <signal.h>
#include <stdio.h>
static volatile sig_atomic_t seen;
static void handler(int n) { seen = n * 10; }
int main(void) {
  printf("%d\n", signal(SIGTERM, handler) == SIG_DFL);
  printf("%d %d\n", raise(SIGTERM), seen);
  signal(SIGINT, SIG_IGN);
  printf("%d %d\n", raise(SIGINT), seen);
  return 0;
}
