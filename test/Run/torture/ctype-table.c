// All of <ctype.h> on all bytes.
// text
#include <ctype.h>
#include <stdio.h>
int main(void) {
  for (int c = -1; c != 128; ++c)
    printf("%d%d%d%d%d%d%d%d%d%d%d%d %d %d\n", !!isalnum(c), !!isalpha(c),
           !!isblank(c), !!iscntrl(c), !!isdigit(c), !!isgraph(c), !!islower(c),
           !!isprint(c), !!ispunct(c), !!isspace(c), !!isupper(c),
           !!isxdigit(c), tolower(c), toupper(c));
  return 0;
}
