// Input and output: negative numbers, the largest, values narrowed after
// reading and before writing, the result of main.
#include <course.h>
#include <stdint.h>

int main(void) {
  write(read());
  write(read());
  write((uint8_t)read());
  write((int8_t)read());
  write((uint32_t)read());
  write((int32_t)read());
  write(read() == 0);
  int64_t a = (int64_t)read(), b = (int64_t)read();
  write(a < b);
  write((uint64_t)a - (uint64_t)b);
  uint64_t count = 0;
  while (read() != 77)
    ++count;
  write(count);
  write('A');
  write(-1);
  write(0);
  return 42;
}
