// Unions and anonymous members in initial values and by value.
#include <course.h>
struct variant {
  enum { INT, TEXT, PAIR } kind;
  union {
    long i;
    const char *s;
    struct {
      short x, y;
    };
  };
};
static struct variant table[] = {
    {INT, {.i = 42}}, {TEXT, {.s = "hey"}}, {PAIR, {{1, -2}}}};
static long weigh(struct variant v) {
  switch (v.kind) {
  case INT:
    return v.i;
  case TEXT:
    return v.s[1];
  case PAIR:
    return v.x * 100 + v.y;
  }
  return -1;
}
static struct variant make(int k) {
  return k ? (struct variant){PAIR, .x = k, .y = k + 1}
           : (struct variant){.kind = INT, .i = 7};
}
int main(void) {
  for (int i = 0; i != 3; ++i)
    write(weigh(table[i]));
  write(weigh(make(0))), write(weigh(make(4))), write(sizeof(struct variant));
  union {
    unsigned char b[4];
    unsigned u;
  } x = {{1, 2, 3}};
  write(x.u), x.b[3] = 9, write(x.u >> 24);
  struct {
    struct {
      int a;
      union {
        int b;
        float c;
      };
    };
    int d;
  } n = {{1, {.c = 1.0f}}, 3};
  write(n.b), write(n.a + n.d);
  return 0;
}
