// __builtin_addc and __builtin_subc chains.
#include "corners.h"

int main(void) {
  for (unsigned i = 0; i < CornerCount; ++i) {
    unsigned long a[3], b[3], sum[3], difference[3], carry = 0, borrow = 0;
    for (unsigned k = 0; k < 3; ++k) {
      a[k] = hide(Corners[(i + k * 5) % CornerCount]);
      b[k] = hide(Corners[(i * 3 + k) % CornerCount]);
    }
    for (unsigned k = 0; k < 3; ++k) {
      sum[k] = __builtin_addcl(a[k], b[k], carry, &carry);
      difference[k] = __builtin_subcl(a[k], b[k], borrow, &borrow);
    }
    write(sum[0] ^ sum[1] ^ sum[2]);
    write(difference[0] + difference[1] * 3 + difference[2] * 5);
    write(carry * 2 + borrow);
    unsigned c;
    write(__builtin_addc((unsigned)a[0], (unsigned)b[0], 1u, &c));
    write(c);
    write(__builtin_subc((unsigned)a[0], (unsigned)b[0], 1u, &c));
    write(c);
  }
  return 0;
}
