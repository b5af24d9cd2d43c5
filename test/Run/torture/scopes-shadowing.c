// Names in inner scopes, static ones in blocks, extern in functions, tags.
#include <course.h>
static int x = 1;
struct t {
  int a;
};
static int counter(int by) {
  static int n = 100;
  {
    static int n = 5;
    n += by;
    x += n;
  }
  return n += by;
}
static int get(void) {
  extern int elsewhere;
  return elsewhere;
}
int elsewhere = 77;
int main(void) {
  int y = x;
  {
    int x = y + 1;
    {
      int x = 50;
      y += x;
    }
    y += x;
    struct t {
      char c[3];
    };
    y += sizeof(struct t);
  }
  for (int x = 0, z = 9; x < z; ++x, --z) {
    int y = x * z;
    (void)y;
    if (x == 2)
      write(y);
  }
  write(y), write(counter(1)), write(counter(2)), write(x), write(get()),
      write(sizeof(struct t));
  return 0;
}
