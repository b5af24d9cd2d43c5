// Initial values: nested, designated, ranges, addresses with offsets, strings,
// floats.
#include <course.h>
struct in {
  short s;
  char t[6];
};
struct out {
  int a;
  struct in in[3];
  const char *p;
  int *q;
  struct out *self;
  double d;
};
static int numbers[10] = {[2] = 5, 6, [8] = 9, [4 ... 6] = 7};
static struct out o = {.in = {[1] = {3, "abc"}, [2].t = {'x', [4] = 'y'}},
                       .a = -1,
                       .p = "pointer" + 2,
                       .q = &numbers[3],
                       .self = &o,
                       .d = -2.75};
static const char *names[] = {"zero", [3] = "three", [1] = "one"};
static int matrix[][3] = {{1}, {2, 3}, {4, 5, 6}};
static char exact[3] = "abc", longer[8] = "ab", text[] = "with\0nul";
static long difference = (long)(sizeof text) - 3;
static uintptr_t flags = 1ull << 40 | 5;
static void *nulls[2];
static union {
  char c[8];
  long l;
} u = {.l = 0x4142434445464748};
int main(void) {
  for (int i = 0; i != 10; ++i)
    write(numbers[i]);
  write(o.a), write(o.in[1].s), write(o.in[1].t[2]),
      write(o.in[2].t[0] + o.in[2].t[4] + o.in[2].s);
  write(*o.p), write(*o.q), write(o.self->q[-1]), write((long)(o.d * 4));
  write(names[0][1]), write(names[1][0]), write(names[2] == 0),
      write(names[3][4]);
  write(matrix[1][1] * 100 + matrix[2][2] * 10 + matrix[0][1]),
      write(sizeof matrix);
  write(exact[2]), write(longer[2] + longer[7]), write(text[5]),
      write(difference), write(flags), write(nulls[1] == 0), write(u.c[0]);
  return 0;
}
