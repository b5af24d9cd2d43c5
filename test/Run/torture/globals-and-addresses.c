// Static data full of addresses: of members, of elements past others, of each
// other, differences and casts, weak and aliased.
#include <course.h>
struct node {
  const char *name;
  struct node *next, *const *up;
  int *value;
  uintptr_t raw;
};
extern struct node one, two;
static int numbers[6] = {1, 2, 3, 4, 5, 6};
static struct node *const ups[] = {&two, &one, 0};
struct node one = {"one", &two, ups, numbers + 2, (uintptr_t)&numbers[1]};
struct node two = {&"xtwo"[1], &one, ups + 1, &numbers[5] - 1, 8 * sizeof one};
static char *const ends[] = {(char *)(&one + 1), (char *)&numbers[6]};
static int *const inside = (int *)((char *)numbers + 8);
static struct {
  char pad;
  struct {
    short s[4];
  } deep[2];
} nest = {1, {{{2, 3, 4, 5}}, {{6, 7, 8, 9}}}};
static short *const deep = &nest.deep[1].s[2];
extern int other __attribute__((alias("real")));
int real = 31;
extern int absent __attribute__((weak));
static int *maybe = &absent;
static const struct node *self = (const struct node *)&self;
int main(void) {
  write(one.next->name[0]), write(two.next->name[1]);
  write(*one.value), write(*two.value), write((*one.up)->raw);
  write(two.up[0] == &one), write(two.up[1] == 0);
  write(*(int *)one.raw), write(ends[0] - (char *)&one == sizeof one);
  write((int *)ends[1] - numbers), write(*inside), write(*deep);
  write(deep[-1] + nest.deep[0].s[3]), ++other, write(real);
  write(maybe == 0), write((const void *)self == (const void *)&self);
  return 0;
}
