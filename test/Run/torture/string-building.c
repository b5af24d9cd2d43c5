// Text made by hand: numbers, padding, reversal, palindromes, run lengths.
// text
#include <stdio.h>
#include <string.h>
static char *number(char *end, unsigned long v, int base) {
  *end = 0;
  do
    *--end = "0123456789abcdefghijklmnopqrstuvwxyz"[v % base];
  while (v /= base);
  return end;
}
static void reverse(char *s) {
  for (char *e = s + strlen(s); s < --e; ++s) {
    char c = *s;
    *s = *e;
    *e = c;
  }
}
static int runs(const char *s, char *out) {
  char *o = out;
  while (*s) {
    int n = 1;
    while (s[n] == *s)
      ++n;
    *o++ = *s;
    *o++ = '0' + n;
    s += n;
  }
  *o = 0;
  return (int)(o - out);
}
static int palindrome(const char *s) {
  const char *e = s + strlen(s);
  while (s < e)
    if (*s++ != *--e)
      return 0;
  return 1;
}
int main(void) {
  char b[80], r[80];
  for (int base = 2; base <= 36; base += 17)
    puts(number(b + 79, 1234567890123, base));
  strcpy(b, "reversed"), reverse(b), puts(b);
  printf("%d %s\n", runs("aaabccdddd", r), r);
  printf("%d %d %d\n", palindrome("level"), palindrome("abba"),
         palindrome("abc"));
  sprintf(b, "%s-%0*d-%c", "x", 5, 42, 'y'), puts(b);
  for (char *p = b; (p = strpbrk(p, "-0")); ++p)
    *p = '_';
  puts(b);
  return 0;
}
