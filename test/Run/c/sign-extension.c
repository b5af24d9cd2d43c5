// Sign and zero extension of loaded, computed, passed and returned values.
#include "corners.h"

static volatile int8_t S8;
static volatile int16_t S16;
static volatile int32_t S32;
static volatile uint8_t U8;
static volatile uint16_t U16;
static volatile uint32_t U32;

__attribute__((noinline)) static int8_t asS8(int8_t x) { return x; }
__attribute__((noinline)) static uint8_t asU8(uint8_t x) { return x; }
__attribute__((noinline)) static int16_t asS16(int16_t x) { return x; }
__attribute__((noinline)) static uint16_t asU16(uint16_t x) { return x; }
__attribute__((noinline)) static int32_t asS32(int32_t x) { return x; }
__attribute__((noinline)) static uint32_t asU32(uint32_t x) { return x; }

int main(void) {
  for (unsigned i = 0; i < CornerCount; ++i) {
    uint64_t x = hide(Corners[i]);
    S8 = (int8_t)x;
    S16 = (int16_t)x;
    S32 = (int32_t)x;
    U8 = (uint8_t)x;
    U16 = (uint16_t)x;
    U32 = (uint32_t)x;
    int64_t sum = (int64_t)S8 + S16 + S32 + U8 + U16 + U32;
    write(sum);
    write(asS8((int8_t)x) * (int64_t)3);
    write(asU8((uint8_t)x) * (int64_t)3);
    write(asS16((int16_t)x) * (int64_t)3);
    write(asU16((uint16_t)x) * (int64_t)3);
    write(asS32((int32_t)x) * (int64_t)3);
    write(asU32((uint32_t)x) * (int64_t)3);
    write(asS8((int8_t)(x + 1)) < 0);
    write(asU16((uint16_t)(x - 1)) > 1000);
    write((int64_t)(S16 ^ S8) >> 3);
    write((uint8_t)(U8 + 200) < U16);
  }
  return 0;
}
