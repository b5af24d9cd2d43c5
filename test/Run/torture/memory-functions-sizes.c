// memcpy, memmove, memset, memcmp, strlen and strcmp of constant and variable
// sizes and alignments.
// text
#include <stdio.h>
#include <string.h>
static unsigned char from[96], to[96];
static unsigned check(void) {
  unsigned h = 0;
  for (int i = 0; i != 96; ++i)
    h = h * 33 + to[i];
  return h;
}
#define CONSTANT(n)                                                            \
  memset(to, n, sizeof to), memcpy(to + 3, from + 5, n),                       \
      memmove(to + 40, to + 42, n), memset(to + 70, n * 3, n / 2),             \
      printf("%u %d\n", check(), memcmp(to, from, n) > 0)
int main(void) {
  for (int i = 0; i != 96; ++i)
    from[i] = i * 7 + 1;
  CONSTANT(0), CONSTANT(1), CONSTANT(2), CONSTANT(3), CONSTANT(4), CONSTANT(5);
  CONSTANT(7), CONSTANT(8), CONSTANT(9), CONSTANT(12), CONSTANT(15);
  CONSTANT(16), CONSTANT(17), CONSTANT(24), CONSTANT(31), CONSTANT(33);
  unsigned h = 0;
  for (volatile int n = 0; n < 24; n += 5)
    for (volatile int a = 0; a < 9; a += 2)
      for (volatile int b = 1; b < 9; b += 3) {
        memcpy(to + a, from + b, n);
        memmove(to + 30 + b, to + 30 + a, n + b);
        memset(to + 60 + a, a + b, n);
        h = h * 3 + check() + (memcmp(to + a, from + b, n + 1) > 0);
      }
  printf("%u\n", h);
  char text[40] = "";
  for (volatile int n = 0; n != 6; ++n) {
    strcat(text, "abcdefg" + n), strncat(text, "XYZ", n % 3);
    printf("%zu %d %s\n", strlen(text), strcmp(text, "abcdefg") > 0,
           strchr(text, 'X') ? strchr(text, 'X') : "-");
  }
  printf("%d %d\n", strncmp("abc", "abd", 2), strcmp("b", "a\377") > 0);
  printf("%d\n", memcmp("a\200", "a\1", 2) > 0);
  return 0;
}
