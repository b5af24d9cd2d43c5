// realloc, with blocks from everywhere.
// text
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *Text = NULL;
  size_t Size = 0;
  for (int I = 0; I != 200; ++I) {
    if ((size_t)I + 1 >= Size)
      Text = realloc(Text, Size = Size * 2 + 3);
    Text[I] = (char)('a' + I % 26);
    Text[I + 1] = 0;
  }
  puts(Text);
  Text = realloc(Text, 11);
  Text[10] = 0;
  puts(Text);
  free(Text);

  long *Numbers = calloc(3, sizeof *Numbers);
  Numbers[2] = 7;
  Numbers = realloc(Numbers, 100 * sizeof *Numbers);
  printf("%ld %ld\n", Numbers[0], Numbers[2]);
  char *Copy = strdup("duplicate");
  Copy = realloc(Copy, 100);
  strcat(Copy, "!");
  puts(Copy);
  free(Copy);
  free(Numbers);
  free(NULL);
  return 0;
}
