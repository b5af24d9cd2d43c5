// scanf, getchar and their kin.
// text
#include <stdio.h>
#include <string.h>

int main(void) {
  int I = -1, J = -1, K = -1;
  unsigned U = 0;
  long L = 0;
  char Word[64] = "", Letters[4] = "";
  double D = 0;
  float F = 0;
  short S = 0;
  signed char C = 0;
  printf("%d:", scanf("%d %d%d", &I, &J, &K));
  printf(" %d %d %d\n", I, J, K);
  printf("%d:", scanf("%x %o %i %i", &U, (unsigned *)&I, &J, &K));
  printf(" %x %d %d %d\n", U, I, J, K);
  printf("%d:", scanf("%lf %f %ld", &D, &F, &L));
  printf(" %g %g %ld\n", D, F, L);
  printf("%d:", scanf("%5s %55s %3c", Word, Word + 8, Letters));
  printf(" %s %s %s\n", Word, Word + 8, Letters);
  printf("%d:", scanf(" %[a-z]%[^,], %hd %hhd", Word, Word + 16, &S, &C));
  printf(" %s %s %d %d\n", Word, Word + 16, S, C);
  printf("%d:", scanf("%*d %3d%d %n", &I, &J, &K));
  printf(" %d %d %d\n", I, J, K);
  printf("%d\n", scanf("literal %d", &I));
  char Line[80];
  printf("%d\n", fgets(Line, 6, stdin) != NULL);
  printf("%s|", Line);
  printf("%d\n", fgets(Line, 80, stdin) != NULL);
  printf("%s|", Line);
  ungetc('!', stdin);
  for (int Byte; (Byte = getchar()) != EOF;)
    printf("%d ", Byte);
  printf("%d %d\n", feof(stdin) != 0, getchar());
  printf("%d\n", scanf("%d", &I));
  printf("%d:", sscanf("12-34:x56", "%d-%d:%c%d", &I, &J, Letters, &K));
  printf(" %d %d %c %d\n", I, J, Letters[0], K);
  printf("%d\n", sscanf("", "%d", &I));
  printf("%d\n", sscanf("abc", "%d", &I));
  return 0;
}
