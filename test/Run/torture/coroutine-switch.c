// Generators made of a switch that jumps back into loops.
#include <course.h>
struct gen {
  int line, i, j;
};
#define BEGIN                                                                  \
  switch (g->line) {                                                           \
  case 0:
#define YIELD(v)                                                               \
  do {                                                                         \
    g->line = __LINE__;                                                        \
    return (v);                                                                \
  case __LINE__:;                                                              \
  } while (0)
#define FINISH                                                                 \
  }                                                                            \
  return -1
static int pairs(struct gen *g) {
  BEGIN
  for (g->i = 0; g->i != 3; ++g->i)
    for (g->j = g->i; g->j != 3; ++g->j) {
      YIELD(g->i * 10 + g->j);
      if (g->i == g->j)
        YIELD(1000 + g->i);
    }
  FINISH;
}
static int squares(struct gen *g) {
  BEGIN
  for (g->i = 1; g->i * g->i < 60; ++g->i)
    YIELD(g->i * g->i);
  FINISH;
}
int main(void) {
  struct gen a = {0}, b = {0};
  for (int x, y; (x = pairs(&a)) + 1 | (y = squares(&b)) + 1;)
    write(x), write(y);
  return 0;
}
