// Unions: reading bytes of numbers and numbers of bytes, by value and in
// structures.
#include "corners.h"

typedef union {
  uint64_t whole;
  uint32_t halves[2];
  uint16_t quarters[4];
  uint8_t bytes[8];
  struct {
    int8_t first;
    int16_t second;
    int32_t third;
  } record;
} Word;

typedef struct {
  enum { IsNumber, IsText, IsPair } kind;
  union {
    int64_t number;
    char text[8];
    struct {
      int32_t left, right;
    };
  };
} Tagged;

__attribute__((noinline)) static Word swap(Word w) {
  for (unsigned i = 0; i < 4; ++i) {
    uint8_t t = w.bytes[i];
    w.bytes[i] = w.bytes[7 - i];
    w.bytes[7 - i] = t;
  }
  return w;
}

__attribute__((noinline)) static int64_t valueOf(Tagged t) {
  switch (t.kind) {
  case IsNumber:
    return t.number;
  case IsText:
    return t.text[0] * 256 + t.text[1];
  case IsPair:
    return (int64_t)t.left * t.right;
  }
  return -1;
}

int main(void) {
  for (unsigned i = 0; i < CornerCount; ++i) {
    Word w = {hide(Corners[i])};
    write(w.halves[hide(1)] + w.quarters[hide(2)] + w.bytes[hide(7)]);
    write(w.record.first + w.record.second + (int64_t)w.record.third);
    w = swap(w);
    write(w.whole);
    w.quarters[hide(1)] = 0xabcd;
    write(w.whole);
  }
  Tagged number = {IsNumber, {.number = (int64_t)hide((uint64_t)-12)}};
  Tagged text = {IsText, {.text = "hello"}};
  Tagged pair = {IsPair, {.left = -7, .right = (int32_t)hide(100000)}};
  write(valueOf(number));
  write(valueOf(text));
  write(valueOf(pair));
  return 0;
}
