// Variables that do not fit into the stack area, initialised and not, and
// pointers between them.
#include <course.h>
static int large[4000] = {1, 2, [3999] = 7};
static struct {
  char text[3000];
  long tail;
} record = {"text", 99};
static char *middle = record.text + 1500;
static int *ends[] = {large, large + 3999};
static short small = 5;
int main(void) {
  uint64_t s = 0;
  for (int i = 2; i != 3999; ++i)
    large[i] = i ^ small;
  for (int i = 0; i != 4000; ++i)
    s = s * 3 + large[i];
  write(s), write(*ends[1] + *ends[0]), write(record.tail),
      *middle = 'm', write(record.text[1500]), write(record.text[3]);
  return 0;
}
