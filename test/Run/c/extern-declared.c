// Global variables that are only declared: zero-filled storage of their own.
// native-flags: -Dextern=
#include <course.h>
#include <stdint.h>

extern uint64_t counter;
extern uint8_t bytes[100];
extern struct {
  int16_t a;
  int32_t b[3];
} record;
extern int64_t table[4][5];

__attribute__((noinline)) static void touch(uint64_t i) {
  counter += i;
  bytes[i] = (uint8_t)(i * 3);
  record.b[i % 3] -= (int32_t)i;
  table[i % 4][i % 5] += (int64_t)i;
}

int main(void) {
  uint64_t sum = counter + record.b[0] + record.b[1] + record.b[2];
  for (unsigned i = 0; i < 100; ++i)
    sum += bytes[i];
  for (unsigned i = 0; i < 20; ++i)
    sum += table[i / 5][i % 5];
  write(sum);
  for (uint64_t i = read(); i < 100; i += 7)
    touch(i);
  write(counter);
  write(bytes[9] + bytes[10]);
  write(record.a + record.b[0] + record.b[1] * 3 + record.b[2] * 5);
  for (unsigned i = 0; i < 20; ++i)
    write(table[i / 5][i % 5]);
  return 0;
}
