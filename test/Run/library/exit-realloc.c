// Blocks in the stack area, of a program whose exit takes some of it.
// text
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void atEnd(void) { puts("at the end"); }

static void leave(int Depth) {
  if (Depth == 0)
    exit(5);
  leave(Depth - 1);
  puts("not reached");
}

int main(void) {
  int Numbers[] = {5, 3, 9};
  for (int I = 0; I != 3; ++I)
    printf("%d %f\n", Numbers[I], Numbers[I] / 3.0);
  char *Text = strdup("abc");
  Text = realloc(Text, 100);
  strcat(Text, "def");
  puts(Text);
  free(Text);
  atexit(atEnd);
  leave(3);
  return 0;
}
