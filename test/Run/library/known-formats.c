// Input and output whose formats the compiler knows, piece by piece.
// text

#include <stdio.h>

static void skip_line(void) {
  int c;
  do
    c = getchar();
  while (c != '\n' && c != EOF);
}

int main(void) {
  int round = 0, status = 0;
  while (status != EOF) {
    int a = -1, b = -2;
    unsigned u = 3;
    long l = -4;
    unsigned long v = 5;
    long long w = -6;
    short h = -7;
    signed char s = -8;
    char c = '?', d = '!', word[8] = "none";
    float f = 0.5f;
    double g = 0.25;
    switch (round++ % 9) {
    case 0:
      status = scanf("%d", &a);
      break;
    case 1:
      status = scanf("%d %u", &a, &u);
      break;
    case 2:
      status = scanf("%ld,%lu ;%lld", &l, &v, &w);
      break;
    case 3:
      status = scanf(" %c%c", &c, &d);
      break;
    case 4:
      status = scanf("%7s%d", word, &a);
      break;
    case 5:
      status = scanf("%f%%%lf", &f, &g);
      break;
    case 6:
      status = scanf("%hd:%hhd\n%3d", &h, &s, &a);
      break;
    case 7:
      status = scanf("%x %i%o", &u, &a, (unsigned *)&b);
      break;
    default:
      // Nobody looks at the result.
      scanf("%d%d", &a, &b);
      status = 0;
    }
    printf("%d: %d|%d %u,%ld %lu%lld%hd;%hhd%c%c<%s>%.2f %-8.3e|\n", round, a, b,
           u, l, v, w, h, s, c, d, word, f, g);
    printf("%d %*d%p%5c%5s%-5s%.2s|%i%%%+d% d\n", status, 4, a, (void *)0, c,
           word, word, word, b, a, b);
    fprintf(stdout, "%#x %#o %08X %5u|%-5d|%05d|%.3d\n", u, u, u, u, a, a, a);
    skip_line();
  }
  fputs("end", stdout);
  puts("");
  puts("of input");
  fprintf(stdout, "%d%s\n", round, "rounds");
  return 0;
}
