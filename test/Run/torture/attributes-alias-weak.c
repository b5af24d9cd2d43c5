// Aliases, weak symbols, constructors, sections, cleanup, used and unused.
// native-flags: -fno-sanitize=null
#include <course.h>
int original(int x) { return x + 1; }
int other(int) __attribute__((alias("original")));
int number = 42;
extern int also __attribute__((alias("number")));
extern int missing(void) __attribute__((weak));
extern int absent __attribute__((weak));
__attribute__((weak)) int replaced(void) { return 7; }
static int started;
__attribute__((constructor)) static void start(void) { started += 3; }
__attribute__((constructor(200))) static void earlier(void) {
  started = started * 10 + 5;
}
__attribute__((section("own"), used)) static int placed = 6;
static void leave(int *p) { write(*p + 1000); }
static int scope(int n) {
  int a __attribute__((cleanup(leave))) = n;
  for (int i = 0; i != 2; ++i) {
    int b __attribute__((cleanup(leave))) = i;
    if (n == 5)
      return a;
  }
  return n * 2;
}
int main(void) {
  write(other(1)), write(also), also = 50, write(number);
  write(missing ? 1 : 0), write(&absent != 0), write(replaced()),
      write(started), write(placed);
  write(scope(3)), write(scope(5));
  return 0;
}
