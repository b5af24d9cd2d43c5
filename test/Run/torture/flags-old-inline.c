// The inline of 1989, functions without prototypes, implicit int.
// native-flags: -std=gnu89 -fgnu89-inline
// machine-flags: -std=gnu89 -fgnu89-inline
typedef unsigned long u64;
extern void write(u64);
extern inline int only_inline(v) int v; { return v + 1; }
int only_inline(v) int v; { return v + 1; }
inline twice(v) { return v * 2; }
static table[] = {1, 2, 3};
add(a, b, c)
char a;
short b;
long c;
{
  auto r = a + b;
  return r + c;
}
float half(f) float f; { return f / 2; }
int later();
main() {
  register i, *p = table;
  int n = 0;
  for (i = 0; i < 3; i++)
    n += *p++ * 10;
  write(n);
  write(only_inline(4));
  write(twice(21));
  write(add('a', 2, 3L));
  write((int)half(9.0));
  write(later(1, 2));
  write(asm_count());
  return 0;
}
later(x, y) { return x * 100 + y; }
asm_count() { return sizeof 'a' + sizeof(later()); }
