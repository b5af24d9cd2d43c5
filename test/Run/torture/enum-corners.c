// Enumerations: negative, large, signedness, as indices and in expressions.
#include <course.h>
enum small { A = -1, B, C = B + 10, D };
enum big { E = 0x80000000u, F = 0xffffffffu };
enum huge { G = 1ll << 40, H };
enum __attribute__((packed)) tiny { I = 1, J = 200 };
static const char *names[] = {[B] = "b", [C] = "c", [D] = "d"};
static enum small next(enum small s) { return s == A ? B : s == B ? C : D; }
int main(void) {
  write(A < B), write((enum small) - 5 < 0), write(E > 0), write(F + 1 == 0),
      write(H - G), write(sizeof(enum small)), write(sizeof(enum huge)),
      write(sizeof(enum tiny));
  write(names[next(next(A))][0]), write(next(C)),
      write(sizeof names / sizeof *names);
  enum tiny t = J;
  t++;
  write(t);
  struct {
    enum small s : 5;
    enum big b : 32;
  } f = {A, F};
  write(f.s == A), write(f.b == F);
  return 0;
}
