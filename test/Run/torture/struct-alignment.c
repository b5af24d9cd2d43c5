// Structures of every alignment: offsets, arrays of them, copies.
#include <course.h>
struct a {
  char a;
  short b;
  char c;
  int d;
  char e;
  long f;
  char g;
};
struct __attribute__((packed)) b {
  char a;
  short b;
  char c;
  int d;
  char e;
  long f;
  char g;
};
struct c {
  char a;
  long b __attribute__((packed));
  int c __attribute__((aligned(8)));
};
struct d {
  struct b in[3];
  struct c c;
  short tail;
};
static struct d data[2];
int main(void) {
  struct d *d = &data[1];
  write(sizeof(struct a)), write(sizeof(struct b)), write(sizeof(struct c)),
      write(sizeof(struct d));
  for (int i = 0; i != 3; ++i) {
    d->in[i].b = -i;
    d->in[i].d = 1 << (i * 9);
    d->in[i].f = -(1L << (i * 20));
    d->in[i].g = i;
  }
  d->c.b = 0x123456789abcdef;
  d->c.c = -9;
  data[0] = *d;
  data[0].in[1] = data[1].in[2];
  for (int i = 0; i != 3; ++i) {
    write(data[0].in[i].b), write(data[0].in[i].d), write(data[0].in[i].f);
    write(data[0].in[i].g);
  }
  write(data[0].c.b), write(data[0].c.c);
  return 0;
}
