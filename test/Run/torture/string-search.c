// String functions on all small cases, against loops.
// text
#include <stdio.h>
#include <string.h>
static const char *s[] = {"",      "a",      "ab",  "abc",      "abab",
                          "babab", "aabaab", "xyz", "abcabcabd"};
int main(void) {
  for (int i = 0; i != 9; ++i)
    for (int j = 0; j != 9; ++j) {
      const char *a = s[i], *b = s[j], *r = strstr(a, b);
      int c = strcmp(a, b), n = strncmp(a, b, 2);
      printf("%d %d %d %zu %zu ", r ? (int)(r - a) : -1, (c > 0) - (c < 0),
             (n > 0) - (n < 0), strspn(a, b), strcspn(a, b));
      r = strpbrk(a, b);
      printf("%d\n", r ? (int)(r - a) : -1);
    }
  char buffer[32] = "one,two;;three", *save;
  for (char *t = strtok_r(buffer, ",;", &save); t;
       t = strtok_r(NULL, ",;", &save))
    printf("[%s]", t);
  char d[16];
  memset(d, '#', 16);
  strncpy(d, "abc", 6), strncat(d, "defgh", 3);
  printf("%s %c %zu %zu\n", d, d[7], strlen(d), strnlen(d, 4));
  printf("%s %s %s\n", strchr("hello", 'l'), strrchr("hello", 'l'),
         strchr("end", 0) ? "found" : "not");
  printf("%s %d\n", (char *)memchr("memory", 'o', 6),
         memchr("memory", 'y', 5) == NULL);
  return 0;
}
