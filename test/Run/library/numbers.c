// Numbers of <stdlib.h>, kinds of characters, sorting and searching.
// text
#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int compareInts(const void *A, const void *B) {
  int X = *(const int *)A, Y = *(const int *)B;
  return (X > Y) - (X < Y);
}

static int compareWords(const void *A, const void *B) {
  return strcmp(*(char *const *)A, *(char *const *)B);
}

static int compareChars(const void *A, const void *B) {
  return *(const unsigned char *)B - *(const unsigned char *)A;
}

static void showLong(const char *Text, int Base) {
  char *End;
  errno = 0;
  long L = strtol(Text, &End, Base);
  printf("%ld %d %d ", L, (int)(End - Text), errno == ERANGE);
  errno = 0;
  unsigned long U = strtoul(Text, &End, Base);
  printf("%lu %d %d\n", U, (int)(End - Text), errno == ERANGE);
}

int main(void) {
  const char *Texts[] = {"0",    "42",     "-42",   "  +7x", "0x1F", "0x",
                         "077",  "08",     "zz",    "-0",    "",     "-",
                         "9223372036854775807",     "9223372036854775808",
                         "-9223372036854775808",    "-9223372036854775809",
                         "18446744073709551615",    "18446744073709551616",
                         "-1",   "99999999999999999999999999"};
  for (unsigned I = 0; I != sizeof Texts / sizeof *Texts; ++I) {
    showLong(Texts[I], 10);
    showLong(Texts[I], 0);
    showLong(Texts[I], 16);
    showLong(Texts[I], 36);
  }
  printf("%d %ld %d\n", atoi("-12x"), atol("123456789012"), abs(-5));
  printf("%d %d %d %d\n", atoi(" \t\n+7 8"), atoi(""), atoi("- 5"),
         atoi("--5"));
  printf("%ld %lld\n", atol("-9223372036854775808"),
         atoll("9223372036854775807"));
  div_t D = div(-17, 5);
  printf("%d %d %ld %ld\n", D.quot, D.rem, ldiv(17, -5).quot, labs(-7L));

  for (int C = -1; C != 256; ++C)
    printf("%d%d%d%d%d%d%d%d%d%d%d%d ", !!isalnum(C), !!isalpha(C), !!isblank(C),
           !!iscntrl(C), !!isdigit(C), !!isgraph(C), !!islower(C), !!isprint(C),
           !!ispunct(C), !!isspace(C), !!isupper(C), !!isxdigit(C));
  for (int C = 0; C != 128; ++C)
    printf("%d %d ", tolower(C), toupper(C));
  putchar('\n');

  int Numbers[100];
  unsigned State = 12345;
  for (int Length = 0; Length < 100; Length += 7) {
    for (int I = 0; I != Length; ++I) {
      State = State * 1103515245 + 12345;
      Numbers[I] = (int)(State >> 16) % 50 - 20;
    }
    qsort(Numbers, Length, sizeof *Numbers, compareInts);
    for (int I = 0; I != Length; ++I)
      printf("%d ", Numbers[I]);
    int Found = 0;
    for (int Key = -25; Key != 35; ++Key) {
      int *At = bsearch(&Key, Numbers, Length, sizeof *Numbers, compareInts);
      Found += At != NULL && *At == Key;
    }
    printf(": %d\n", Found);
  }
  const char *Words[] = {"pear", "apple", "fig", "banana", "cherry", "apple"};
  qsort(Words, 6, sizeof *Words, compareWords);
  for (int I = 0; I != 6; ++I)
    printf("%s ", Words[I]);
  char Letters[] = "the quick brown fox";
  qsort(Letters, strlen(Letters), 1, compareChars);
  puts(Letters);
  srand(7);
  int First = rand();
  srand(7);
  printf("%d %d\n", First == rand(), First >= 0);
  return 0;
}
