// Automata: by switch, by table, by functions that return functions.
#include <course.h>
static int numbers(const char *s) {
  enum { S, I, F, E, X } q = S;
  for (; *s; ++s)
    switch (q) {
    case S:
      q = *s == '-' || *s == '+' ? I : *s >= '0' && *s <= '9' ? I : X;
      break;
    case I:
      q = *s == '.' ? F : *s == 'e' ? E : *s >= '0' && *s <= '9' ? I : X;
      break;
    case F:
      q = *s == 'e' ? E : *s >= '0' && *s <= '9' ? F : X;
      break;
    case E:
      q = *s >= '0' && *s <= '9' ? E : X;
      break;
    case X:
      return -1;
    }
  return q;
}
static const unsigned char mod3[3][2] = {{0, 1}, {2, 0}, {1, 2}};
static int bits(const char *s) {
  int q = 0;
  while (*s)
    q = mod3[q][*s++ - '0'];
  return q;
}
struct state {
  struct state (*next)(char);
  int id;
};
static struct state a(char), b(char), c(char);
static struct state a(char x) {
  return x == 'b' ? (struct state){b, 2} : (struct state){a, 1};
}
static struct state b(char x) {
  return x == 'c'   ? (struct state){c, 3}
         : x == 'b' ? (struct state){b, 2}
                    : (struct state){a, 1};
}
static struct state c(char x) { return (struct state){c, 3 + (x == 'z')}; }
int main(void) {
  const char *t[] = {"12", "-3.5", "1.5e10", "x", "1..2", "e5", ""};
  for (int i = 0; i != 7; ++i)
    write(numbers(t[i]));
  write(bits("110")), write(bits("1011")), write(bits("11111"));
  struct state s = {a, 1};
  for (const char *p = "abbacbbcaz"; *p; ++p)
    s = s.next(*p), write(s.id);
  return 0;
}
