// Jumps into blocks, over declarations of no effect, out of nests.
#include <course.h>
static int f(int n) {
  int r = 0, i = 0;
  if (n & 1)
    goto middle;
  for (i = 0; i < 5; ++i) {
    r += 10;
  middle:
    r += 1;
    if (n & 2 && i == 3)
      goto done;
    switch (r % 4) {
    case 0:
      continue;
    case 1:
      break;
    case 2: {
      if (n & 4)
        goto done;
    }
    default:
      r++;
    }
    while (1) {
      if (r % 3 == 0)
        goto next;
      r++;
      if (r > 60)
        return -r;
    }
  next:;
  }
done:
  return r * 10 + i;
}
int main(void) {
  for (int n = 0; n != 8; ++n)
    write(f(n));
  return 0;
}
