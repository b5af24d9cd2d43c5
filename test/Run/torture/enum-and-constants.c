// Enumerations of all widths, integer constant expressions, sizes, offsets,
// static assertions, alignments.
#include <course.h>
#include <stdalign.h>
enum sign { MINUS = -3, ZERO = MINUS + 3, AFTER, BIG = 1 << 20 };
enum wide { HUGE = 0x123456789ab, NEXT };
enum { COUNT = sizeof(enum wide) * 3 - 1, MASK = ~(-1u << 5) };
struct s {
  char c;
  alignas(16) short v[3];
  struct {
    int a[4];
    long b;
  } in;
};
static int table[COUNT][MASK & 3 ? 2 : 1];
_Static_assert(__builtin_offsetof(struct s, in.a[2]) == 32, "offset");
_Static_assert(alignof(struct s) == 16 && sizeof(struct s) == 48, "layout");
static char buffer[sizeof(int[3]) + (COUNT > 5 ? 4 : 100)];
static enum sign flip(enum sign v) { return v == AFTER ? MINUS : v + 1; }
static const int powers[] = {1 << 0, 1 << 10, -(1 << 30) * 2, 7 / -2, -7 % 3};
int main(void) {
  write(ZERO), write(AFTER), write(BIG), write(NEXT), write(COUNT), write(MASK);
  write(sizeof(enum sign)), write(sizeof(enum wide)), write(sizeof table);
  write(sizeof buffer);
  enum sign v = MINUS;
  for (int i = 0; i != 6; ++i)
    v = flip(v);
  write(v);
  for (int i = 0; i != 5; ++i)
    write(powers[i]);
  static struct s array[2];
  write((uintptr_t)&array[1].v % 16), write((char *)&array[1] - (char *)array);
  alignas(32) char local[3];
  write((uintptr_t)local % 32);
  switch (v) {
  case MINUS:
  case BIG:
    return 1;
  case ZERO ... AFTER:
    write(5);
  }
  return 0;
}
