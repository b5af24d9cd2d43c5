// What a function with variable arguments stores through its own pointer.
#include <course.h>
#include <stdarg.h>

static int cells[4], others[4];

__attribute__((noinline)) static int fill(int *to, int count, ...) {
  va_list list;
  va_start(list, count);
  int sum = 0;
  for (int i = 0; i < count; i++)
    sum += va_arg(list, int);
  va_end(list);
  to[0] = 1000;
  return sum;
}

int main(void) {
  cells[read() & 3] = 1;
  others[read() & 3] = 1;
  int *to = read() & 1 ? others : cells;
  write(fill(to, 2, (int)read(), 5));
  for (int i = 0; i < 4; i++)
    write(cells[i] % 20 + others[i] % 20 + (cells[i] > 100));
  return 0;
}
