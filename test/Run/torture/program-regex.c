// Regular expressions: one matcher by backtracking, one by sets of states.
// text
#include <stdio.h>
#include <string.h>
static int match_here(const char *re, const char *s);
static int match_many(int least, const char *re, const char *s) {
  int c = re[0], n = 0;
  while (s[n] && (c == '.' || s[n] == c))
    ++n;
  for (; n >= least; --n)
    if (match_here(re + 2, s + n))
      return 1;
  return 0;
}
static int match_here(const char *re, const char *s) {
  if (!*re)
    return 1;
  if (re[1] == '*' || re[1] == '+')
    return match_many(re[1] == '+', re, s);
  if (re[0] == '$' && !re[1])
    return !*s;
  return *s && (*re == '.' || *re == *s) && match_here(re + 1, s + 1);
}
static int match(const char *re, const char *s) {
  if (*re == '^')
    return match_here(re + 1, s);
  do
    if (match_here(re, s))
      return 1;
  while (*s++);
  return 0;
}
struct state {
  short on, to[2];
};
static struct state states[64];
static int used;
static const char *at;
static int add(int on, int a, int b) {
  states[used] = (struct state){on, {a, b}};
  return used++;
}
static int alternatives(int next);
static int piece(const char *start, int next) {
  int c = *start;
  const char *end = start + 1;
  if (c == '(')
    for (int open = 1; open; ++end)
      open += (*end == '(') - (*end == ')');
  int loop = *end == '*' ? add(0, -1, next) : -1;
  int target = loop >= 0 ? loop : next, r;
  if (c == '(')
    at = start + 1, r = alternatives(target);
  else
    r = add(c, target, -1);
  at = end + (loop >= 0);
  if (loop < 0)
    return r;
  states[loop].to[0] = r;
  return loop;
}
static int sequence(const char *start, const char *end, int next) {
  const char *starts[16];
  int n = 0;
  for (const char *p = start; p != end;) {
    starts[n++] = p;
    if (*p++ == '(')
      for (int open = 1; open; ++p)
        open += (*p == '(') - (*p == ')');
    if (*p == '*')
      ++p;
  }
  while (n--)
    next = piece(starts[n], next);
  at = end;
  return next;
}
static int alternatives(int next) {
  int result = -1;
  for (;;) {
    const char *start = at, *end = at;
    for (int open = 0; *end && (open || (*end != '|' && *end != ')')); ++end)
      open += (*end == '(') - (*end == ')');
    int one = sequence(start, end, next);
    result = result < 0 ? one : add(0, result, one);
    if (*end != '|') {
      at = end;
      return result;
    }
    at = end + 1;
  }
}
static unsigned long closure(unsigned long set, int s) {
  if (s < 0 || set >> s & 1)
    return set;
  set |= 1ul << s;
  if (states[s].on == 0)
    set = closure(closure(set, states[s].to[0]), states[s].to[1]);
  return set;
}
static int whole(const char *re, const char *s) {
  used = 0, at = re;
  int end = add(-1, -1, -1), start = alternatives(end);
  unsigned long set = closure(0, start);
  for (; *s; ++s) {
    unsigned long next = 0;
    for (int i = 0; i != used; ++i)
      if (set >> i & 1 && states[i].on == *s)
        next = closure(next, states[i].to[0]);
    set = next;
  }
  return set >> end & 1;
}
int main(void) {
  static const char *const res[] = {"abc", "^a.c$", "a*b+c", ".*x.*y$", "^$"};
  static const char *const texts[] = {"abc", "xxabcxx", "aabbbc", "axbycy", ""};
  for (int i = 0; i != 5; ++i, puts(""))
    for (int k = 0; k != 5; ++k)
      printf("%d", match(res[i], texts[k]));
  static const char *const more[] = {"(a|b)*abb", "x(yz)*", "(0|1(01*0)*1)*",
                                     "a(b|c(d|e)*)*f"};
  static const char *const words[] = {"ababb", "xyzyz",  "110", "1010", "abb",
                                      "x",     "acdebf", "af",  "111",  "acbx"};
  for (int i = 0; i != 4; ++i, puts(""))
    for (int k = 0; k != 10; ++k)
      printf("%d", whole(more[i], words[k]));
  return 0;
}
