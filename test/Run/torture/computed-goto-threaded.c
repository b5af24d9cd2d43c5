// An interpreter with threaded code.
#include <course.h>
static int run(const unsigned char *pc, int x) {
  static void *const labels[] = {&&halt, &&add, &&mul, &&dec, &&loop};
  const unsigned char *start = pc;
#define NEXT goto *labels[*pc++]
  NEXT;
add:
  x += *pc++;
  NEXT;
mul:
  x *= *pc++;
  NEXT;
dec:
  x -= 1;
  NEXT;
loop:
  if (x < 1000) {
    pc = start;
    NEXT;
  }
  NEXT;
halt:
  return x;
}
int main(void) {
  static const unsigned char program[] = {1, 7, 2, 3, 3, 4, 0};
  for (int i = 0; i != 5; ++i)
    write(run(program, i));
  return 0;
}
