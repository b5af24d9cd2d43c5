// gmtime and mktime over centuries.
// text
#include <stdio.h>
#include <time.h>
int main(void) {
  static const long t[] = {
      0,          -1,          86399,      951782400,    951868800,
      4107542400, -2203891200, 1700000000, 253402300799, -62135596800,
      68169600};
  for (int i = 0; i != 11; ++i) {
    time_t at = t[i];
    struct tm p = *gmtime(&at);
    printf("%d-%02d-%02d %02d:%02d:%02d %d %d\n", p.tm_year + 1900,
           p.tm_mon + 1, p.tm_mday, p.tm_hour, p.tm_min, p.tm_sec, p.tm_wday,
           p.tm_yday);
  }
  printf("%g\n", difftime(100, 40));
  return 0;
}
