// <string.h>, with lengths and alignments that are not known before.
// text
#include <stdio.h>
#include <string.h>
#include <strings.h>

static char Text[64], Other[64];
static volatile size_t Zero;

static int sign(int I) { return (I > 0) - (I < 0); }

static void show(const char *Name, const char *At) {
  printf("%s %d\n", Name, At ? (int)(At - Text) : -1);
}

int main(void) {
  for (size_t Length = 0; Length != 20; ++Length)
    for (size_t From = 0; From != 4; ++From) {
      memset(Text, '.', sizeof Text);
      for (size_t I = 0; I != Length; ++I)
        Text[From + I] = (char)('a' + I);
      memcpy(Other, Text, sizeof Text);
      memmove(Text + From + 3, Text + From, Length + Zero);
      memmove(Other + From, Other + From + 3, Length + Zero);
      fwrite(Text, 1, 40, stdout);
      fwrite(Other, 1, 40, stdout);
      putchar('\n');
    }

  strcpy(Text, "hello, world");
  printf("%zu %zu %zu\n", strlen(Text), strnlen(Text, 5), strnlen(Text, 50));
  show("strchr", strchr(Text, 'o'));
  show("strchr 0", strchr(Text, 0));
  show("strchr none", strchr(Text, 'x'));
  show("strrchr", strrchr(Text, 'o'));
  show("strstr", strstr(Text, "wor"));
  show("strstr none", strstr(Text, "word"));
  show("strstr empty", strstr(Text, ""));
  show("strpbrk", strpbrk(Text, " ,"));
  show("memchr", memchr(Text, 'l', 3));
  show("memchr none", memchr(Text, 'l', 2));
  printf("%zu %zu\n", strspn(Text, "hel"), strcspn(Text, "ow"));
  strcat(Text, "!");
  strncat(Text, "?????", 2);
  puts(Text);
  memset(Other, '#', sizeof Other);
  strncpy(Other, Text, 5);
  Other[5] = 0;
  puts(Other);
  strncpy(Other, "ab", 8);
  printf("%d %d %d\n", Other[2], Other[7], Other[8]);

  const char *Words[] = {"", "a", "ab", "abc", "abd", "b", "\xff", "AB"};
  for (int I = 0; I != 8; ++I)
    for (int J = 0; J != 8; ++J)
      printf("%d%d%d%d ", sign(strcmp(Words[I], Words[J])),
             sign(strncmp(Words[I], Words[J], 2)),
             sign(strcasecmp(Words[I], Words[J])),
             sign(memcmp(Words[I], Words[J], 1)));
  putchar('\n');

  char List[] = ",one,,two, three,";
  for (char *Word = strtok(List, ", "); Word; Word = strtok(NULL, ", "))
    printf("[%s]", Word);
  putchar('\n');
  return 0;
}
