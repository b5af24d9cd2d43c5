// memccpy, memmem, strsep, and the strings.h functions.
// native-flags: -D_GNU_SOURCE
// text
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <strings.h>
int main(void) {
  char b[16] = "";
  char *e = memccpy(b, "key:value", ':', 9);
  printf("%d %.*s %d\n", (int)(e - b), (int)(e - b), b,
         memccpy(b, "abc", 'z', 3) == NULL);
  const char *s = "needle in haystack";
  printf("%d %d\n", (int)((char *)memmem(s, 18, "hay", 3) - s),
         memmem(s, 18, "hayx", 4) == NULL);
  char list[] = "a,b,,c", *p = list, *t;
  while ((t = strsep(&p, ",")))
    printf("[%s]", t);
  printf(" %d %d %d\n", strcasecmp("HeLLo", "hello"),
         strncasecmp("abX", "ABy", 2), ffs(0x50));
  char *d = strdup("copy"), *n = strndup("copy", 2);
  printf("%s %s %s\n", d, n, strerror(0));
  return 0;
}
