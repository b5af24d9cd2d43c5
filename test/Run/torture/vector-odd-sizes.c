// Vectors of one element, of two, of 32 bytes; as arguments, results, members.
#include <course.h>
typedef int v1 __attribute__((vector_size(4)));
typedef int v2 __attribute__((vector_size(8)));
typedef int v8 __attribute__((vector_size(32)));
typedef unsigned char b4 __attribute__((vector_size(4)));
struct s {
  char c;
  v8 v;
  b4 b;
};
__attribute__((noinline)) v1 one(v1 a) { return a * 5; }
__attribute__((noinline)) v2 two(v2 a, v2 b) { return a - b; }
__attribute__((noinline)) v8 eight(v8 a, int n) { return a * n; }
__attribute__((noinline)) struct s whole(struct s x) {
  x.v += x.c;
  x.b = x.b + x.b;
  return x;
}
int main(void) {
  v1 a = {9};
  write(one(a)[0]);
  v2 b = {4, 5}, c = {10, -10};
  v2 d = two(b, c);
  write(d[0]), write(d[1]);
  struct s x = {3, {1, 2, 3, 4, 5, 6, 7, 8}, {100, 200, 250, 3}};
  x.v = eight(x.v, 11);
  x = whole(x);
  for (int i = 0; i != 8; ++i)
    write(x.v[i]);
  for (int i = 0; i != 4; ++i)
    write(x.b[i]);
  return 0;
}
