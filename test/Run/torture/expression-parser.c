// A recursive-descent parser that evaluates.
#include <course.h>
static const char *p;
static long sum(void);
static long atom(void) {
  while (*p == ' ')
    ++p;
  if (*p == '(') {
    ++p;
    long v = sum();
    if (*p == ')')
      ++p;
    return v;
  }
  if (*p == '-') {
    ++p;
    return -atom();
  }
  long v = 0;
  while (*p >= '0' && *p <= '9')
    v = v * 10 + *p++ - '0';
  while (*p == ' ')
    ++p;
  return v;
}
static long power(void) {
  long b = atom();
  if (*p != '^')
    return b;
  ++p;
  long e = power(), r = 1;
  while (e-- > 0)
    r *= b;
  return r;
}
static long product(void) {
  long v = power();
  for (;;)
    switch (*p) {
    case '*':
      ++p;
      v *= power();
      break;
    case '/': {
      ++p;
      long d = power();
      v = d ? v / d : 0;
      break;
    }
    case '%': {
      ++p;
      long d = power();
      v = d ? v % d : 0;
      break;
    }
    default:
      return v;
    }
}
static long sum(void) {
  long v = product();
  while (*p == '+' || *p == '-')
    v += *p++ == '+' ? product() : -product();
  return v;
}
int main(void) {
  static const char *const t[] = {"1 + 2 * 3",   "(1 + 2) * 3",    "2 ^ 3 ^ 2",
                                  "100 / 7 % 5", "-(4 - 10) * -3", "((((7))))",
                                  "1/0 + 5",     "10 - 3 - 2"};
  for (int i = 0; i != 8; ++i)
    p = t[i], write(sum()), write(*p);
  return 0;
}
