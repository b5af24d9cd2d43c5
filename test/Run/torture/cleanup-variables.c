// Variables with a cleanup function, on every path out of a scope.
#include <course.h>
static void note(int *p) { write(1000 + *p); }
static void give(void **p) { free(*p), write(7); }
#define WATCHED __attribute__((cleanup(note)))
static int leave(int how) {
  WATCHED int a = how;
  for (int i = 0; i != 3; ++i) {
    WATCHED int b = 10 * i;
    if (how == 1 && i == 1)
      break;
    if (how == 2)
      continue;
    if (how == 3 && i == 2)
      goto out;
    b += how;
    if (how == 4)
      return b + a++;
  }
  return a;
out:;
  WATCHED int c = 500;
  return c++;
}
int main(void) {
  for (int how = 0; how != 5; ++how)
    write(leave(how));
  {
    __attribute__((cleanup(give))) void *block = malloc(16);
    ((char *)block)[3] = 9;
    write(((char *)block)[3]);
  }
  return 0;
}
