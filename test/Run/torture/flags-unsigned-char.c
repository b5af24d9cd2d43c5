// Plain char unsigned, small enumerations, packed structures by options.
// native-flags: -funsigned-char -fshort-enums -fpack-struct=2
// machine-flags: -funsigned-char -fshort-enums -fpack-struct=2
#include <course.h>
enum small { A, B = 200 };
enum wide { C = -1, D = 300 };
struct s {
  char c;
  long l;
  enum small e;
  int i;
};
static struct s array[3] = {{'a', 1, B, 2}, {(char)-1, -2, A, 3}};
static int compare(char c) { return c < 0 ? 1 : c > 127 ? 2 : 3; }
int main(void) {
  volatile char c = -1;
  write(c), write(compare(c)), write(c + 1), write(sizeof(enum small));
  write(sizeof(enum wide)), write(sizeof(struct s)), write(D + C);
  for (int i = 0; i != 3; ++i)
    write(array[i].c + array[i].l * 1000 + array[i].e + array[i].i);
  array[2] = array[0], array[2].l <<= 33;
  write(array[2].l + array[2].e), write(__builtin_offsetof(struct s, i));
  const char *p = "\x80\xff";
  write(p[0] * 256 + p[1]), write('\xff');
  return 0;
}
