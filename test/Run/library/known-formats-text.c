// sscanf of formats that the compiler knows.
// text

#include <stdio.h>

int main(void) {
  char line[80];
  int round = 0;
  while (fgets(line, sizeof line, stdin)) {
    int a = -1, b = -2, status = -9;
    unsigned u = 3;
    long l = -4;
    short h = -5;
    char c = '?', word[16] = "none", other[16] = "none";
    float f = 0.5f;
    double g = 0.25;
    switch (round++ % 8) {
    case 0:
      status = sscanf(line, "%d", &a);
      break;
    case 1:
      status = sscanf(line, "%d %u %ld", &a, &u, &l);
      break;
    case 2:
      status = sscanf(line, "%d.%d:%c", &a, &b, &c);
      break;
    case 3:
      status = sscanf(line, " %15s %15s", word, other);
      break;
    case 4:
      status = sscanf(line, "%lf,%f %%", &g, &f);
      break;
    case 5:
      status = sscanf(line, "x=%x y=%hd", &u, &h);
      break;
    case 6:
      status = sscanf(line + 1, "%3d%i", &a, &b);
      break;
    default:
      // Nobody looks at the result.
      sscanf(line, "%d%d", &a, &b);
    }
    printf("%d: %d|%d %d %u %ld %d %c <%s> <%s> %g %g\n", round, status, a, b,
           u, l, h, c, word, other, f, g);
  }
  int n = 0, sum = 0;
  const char *text = "10 20 30 forty";
  char one[8];
  for (int i = 0; i < 14; i += 3)
    n += sscanf(text + i, "%d", &sum) == 1;
  printf("%d %d %d %d\n", n, sum, sscanf("", "%d", &n), sscanf("  ", " "));
  n = sscanf("ab", "%1s%1s%1s", one, one + 2, one + 4);
  printf("%d %d\n", n, one[2]);
  return 0;
}
