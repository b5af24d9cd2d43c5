// A paragraph from standard input, wrapped.
// text
#include <ctype.h>
#include <stdio.h>
#include <string.h>
int main(void) {
  const char *s = "The quick brown fox jumps over the lazy dog while a rather "
                  "extraordinarily-long-word waits.";
  char line[24] = "", word[64];
  int n = 0, used;
  while (sscanf(s, "%63s%n", word, &used) == 1) {
    s += used;
    if (*line && strlen(line) + 1 + strlen(word) > 20)
      printf("%2d|%-20s|\n", ++n, line), *line = 0;
    if (*line)
      strcat(line, " ");
    word[0] = (char)(n % 2 ? toupper((unsigned char)word[0]) : word[0]);
    strncat(line, word, 20 - strlen(line));
  }
  printf("%2d|%20s|\n", ++n, line);
  return 0;
}
