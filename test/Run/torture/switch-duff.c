// Duff's device, cases inside of loops and blocks, fall through in both
// directions.
#include <course.h>
static void copy(char *to, const char *from, int n) {
  int rounds = (n + 7) / 8;
  switch (n % 8) {
  case 0:
    do {
      *to++ = *from++;
    case 7:
      *to++ = *from++;
    case 6:
      *to++ = *from++;
    case 5:
      *to++ = *from++;
    case 4:
      *to++ = *from++;
    case 3:
      *to++ = *from++;
    case 2:
      *to++ = *from++;
    case 1:
      *to++ = *from++;
    } while (--rounds > 0);
  }
}
static int odd(int n) {
  int r = 0;
  switch (n) {
    if (r) {
    case 1:
      r += 1;
      for (; r < 50; r += 20) {
      case 2:
        r += 3;
      }
    } else
    default:
      r = 100;
  case 5: {
    r++;
  case 6:
    r += 1000;
    break;
  }
  }
  return r;
}
int main(void) {
  char from[40], to[40] = {0};
  for (int i = 0; i != 40; ++i)
    from[i] = i + 1;
  for (int n = 1; n < 40; n += 4) {
    copy(to, from, n);
    uint64_t h = 0;
    for (int i = 0; i != 40; ++i)
      h = h * 3 + to[i];
    write(h);
  }
  for (int n = 0; n != 8; ++n)
    write(odd(n));
  return 0;
}
