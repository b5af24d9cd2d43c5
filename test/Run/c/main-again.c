// main calls itself, with locals and state that must not mix.
#include "corners.h"

static unsigned Depth;

int main(void) {
  unsigned mine[3] = {Depth, Depth * 2, (unsigned)hide(Depth * 3)};
  int below = 0;
  if (++Depth < 5)
    below = main();
  write(mine[0] + mine[1] + mine[2]);
  write(below);
  return below + (int)mine[1];
}
