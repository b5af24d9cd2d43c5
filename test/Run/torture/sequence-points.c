// What is evaluated when, and how often: short circuits, commas, conditionals,
// compound assignments, arguments without effects on each other, sizeof.
#include <course.h>
static int trace;
static int t(int v) {
  trace = trace % 100000 * 10 + v;
  return v;
}
static int *slot(int v) {
  static int slots[10];
  t(v);
  return &slots[v];
}
static void show(int r) { write(r), write(trace), trace = 0; }
int main(void) {
  show(t(1) && t(0 + 0) + 0 && t(3));
  show(t(0) || t(2) || t(3));
  show(t(1) ? t(2) : t(3));
  show((t(1), t(2), t(3)));
  show(t(0) && t(1) || t(2) && !t(3));
  show(!(t(1) && (t(0) || t(2))));
  *slot(1) = 5;
  *slot(1) += 2, *slot(1) <<= 1, ++*slot(1);
  show(*slot(1));
  int i = 3, a[5] = {0};
  a[i++] = 1, a[i--] = 2, a[--i] = 3;
  show(a[3] * 100 + a[4] * 10 + a[2] + i * 1000);
  show((int)sizeof(t(9)) + i++);
  int x = (i = t(4), i += t(5), i * 2);
  show(x);
  show(t(1) < t(2) == t(1));
  int r = 0;
  for (t(1); t(i) < 12 && (r += i); i++, t(2))
    ;
  show(r);
  while (t(i-- > 10 ? 1 : 0))
    t(8);
  show(i);
  i = i + 1, i = (i, i + 1);
  show(i);
  switch (t(3)) {
  case 3:
    t(4);
  case 4:
    t(5);
    break;
  default:
    t(6);
  }
  show(0);
  return 0;
}
