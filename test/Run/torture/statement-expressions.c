// Statement expressions: nested, with jumps out, with structures as values.
#include <course.h>
struct p {
  int x, y;
};
#define MAX(a, b)                                                              \
  ({                                                                           \
    __typeof__(a) a_ = (a);                                                    \
    __typeof__(b) b_ = (b);                                                    \
    a_ > b_ ? a_ : b_;                                                         \
  })
static int find(const int *a, int n, int wanted) {
  for (int i = 0; i != n; ++i)
    (void)({
      if (a[i] == wanted)
        return i;
      0;
    });
  return -1;
}
int main(void) {
  int a[] = {4, 8, 15, 16, 23, 42}, n = 0;
  write(MAX(n++, MAX(a[2], a[1])));
  write(n);
  write(find(a, 6, 16)), write(find(a, 6, 17));
  struct p p = ({
    struct p q = {1, 2};
    q.x += a[0];
    q;
  });
  write(p.x), write(p.y);
  for (int i = 0; i != 4; ++i) {
    int v = ({
      if (i == 2)
        continue;
      i * 3;
    });
    write(v);
  }
  return 0;
}
