// Global variables with initialisers of every shape: scalars, arrays, nested
// structures, strings, pointers into other globals, expressions of addresses.
#include "corners.h"

typedef struct Item {
  const char *name;
  int16_t numbers[3];
  const struct Item *next;
} Item;

static uint8_t Byte = 200;
static int16_t Short = -2;
static uint32_t Word = 0xdeadbeef;
uint64_t Long = 0x0123456789abcdef;
static __int128 Wide = -((__int128)1 << 100);
static _Bool Flag = 1;
static const char *Name = "global";
static char Text[10] = "text";
static int32_t Numbers[] = {-1, [3] = 7, 8};
static int32_t *Middle = &Numbers[2];
static int32_t **Indirect = &Middle;
extern const Item Second;
static const Item First = {"first", {1, 2, 3}, &Second};
const Item Second = {"second", {-4, -5}, &First};
static const Item *Items[] = {&First, &Second, 0, &First};
static struct {
  struct {
    uint8_t a, b;
  } pairs[2][2];
  const void *self;
  uint64_t *address;
} Nested = {{{{1, 2}, {3, 4}}, {{5, 6}}}, &Nested, &Long};
static uint64_t Zero[5];
uint32_t Tentative;
uint32_t Tentative;
static const uint8_t *End = (const uint8_t *)&Long + 3;

static void print(const char *s) {
  while (*s)
    write(*s++);
}

int main(void) {
  write(Byte++);
  write(Byte);
  write(Short * 3);
  write(Word);
  write(Long);
  write((uint64_t)(Wide >> 64));
  write((uint64_t)Wide);
  write(Flag);
  print(Name);
  Text[4] = 's';
  print(Text);
  for (unsigned i = 0; i < 5; ++i)
    write(Numbers[hide(i)]);
  write(Middle[1]);
  (*Indirect)++;
  write(*Middle);
  for (unsigned i = 0; i < 4; ++i) {
    const Item *item = Items[hide(i)];
    if (!item)
      continue;
    print(item->name);
    write(item->numbers[i % 3]);
    print(item->next->name);
    write(item->next->next == item);
  }
  write(Nested.pairs[hide(1)][hide(0)].b);
  write(Nested.self == &Nested);
  *Nested.address += 1;
  write(Long);
  write(*End);
  Zero[hide(2)] = 5;
  write(Zero[0] + Zero[1] + Zero[2] + Zero[3] + Zero[4]);
  write(Tentative);
  Tentative = (uint32_t)hide(9);
  write(Tentative);
  return 0;
}
