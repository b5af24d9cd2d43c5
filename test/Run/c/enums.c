// Enumerations: negative, large, narrow by fixed type, as indices and flags.
#include "corners.h"

enum Sign { Negative = -1, None, Positive };
enum Large { Small = 1, Huge = 0x123456789a };
enum Narrow : uint8_t { Low = 3, High = 250 };
enum Flags { Read = 1, Write = 2, Execute = 4, All = Read | Write | Execute };

static enum Narrow Stored[3] = {Low, High, Low};

__attribute__((noinline)) static enum Sign signOf(int64_t x) {
  return x < 0 ? Negative : x > 0 ? Positive : None;
}

__attribute__((noinline)) static enum Narrow bump(enum Narrow n) {
  return (enum Narrow)(n + 10);
}

int main(void) {
  for (unsigned i = 0; i < CornerCount; ++i)
    write(signOf((int64_t)hide(Corners[i])));
  write(sizeof(enum Narrow));
  write(sizeof(enum Large));
  write((uint64_t)Huge + hide(Small));
  write(bump(Stored[hide(1)]));
  write(bump(Stored[hide(2)]));
  static const char Names[] = {[None] = 'n', [Positive] = 'p'};
  write(Names[signOf((int64_t)hide(5))]);
  enum Flags f = (enum Flags)hide(Read | Execute);
  write((f & Write) == 0);
  f |= Write;
  write(f == All);
  f &= ~Read;
  write(f);
  write(signOf(-1) == Negative);
  return 0;
}
