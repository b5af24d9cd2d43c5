// Arrays of no elements and flexible members.
#include <course.h>
struct zero {
  int n;
  int data[0];
};
struct flexible {
  short n;
  char c;
  char text[];
};
struct inner {
  int x[0];
  long y;
};
struct empty {};
static struct flexible constant = {3, 'c', "hello"};
int main(void) {
  struct zero *z = malloc(sizeof *z + 5 * sizeof(int));
  z->n = 5;
  for (int i = 0; i != z->n; ++i)
    z->data[i] = i * i;
  write(sizeof *z), write(z->data[4]), write(sizeof(struct inner));
  free(z);
  write(constant.text[4]), write(sizeof constant);
  struct {
    int a;
    struct empty e;
    struct empty f[3];
    int b;
  } s = {1, {}, {}, 2};
  write(s.a + s.b), write(sizeof(s)), write((char *)&s.b - (char *)&s);
  return 0;
}
