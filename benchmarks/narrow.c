//===- narrow.c -----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Work on bytes and 16-bit numbers: a histogram, run lengths, a moving
/// average, brightness of pixels with saturation, and a mixing of channels.

#include <course.h>
#include <stdint.h>

enum { Count = 1024 };

static uint8_t Samples[Count];
static uint8_t Encoded[2 * Count];
static uint16_t Histogram[64];

static void generate(uint16_t state) {
  uint8_t value = 128;
  for (unsigned i = 0; i < Count; ++i) {
    state = (uint16_t)(state >> 1 ^ (-(state & 1) & 0xb400));
    if ((state & 3) == 0)
      value += (int8_t)(state >> 8) / 16;
    Samples[i] = value;
  }
}

static unsigned encode(void) {
  unsigned length = 0;
  for (unsigned i = 0; i < Count;) {
    uint8_t run = 1;
    while (i + run < Count && run < 255 && Samples[i + run] == Samples[i])
      ++run;
    Encoded[length++] = run;
    Encoded[length++] = Samples[i];
    i += run;
  }
  return length;
}

static uint8_t saturate(int16_t value) {
  return value < 0 ? 0 : value > 255 ? 255 : (uint8_t)value;
}

static uint32_t smooth(void) {
  uint16_t window = 0;
  uint32_t sum = 0;
  for (unsigned i = 0; i < Count; ++i) {
    window += Samples[i];
    if (i >= 8)
      window -= Samples[i - 8];
    sum += (uint8_t)(window / 8);
  }
  return sum;
}

int main(void) {
  for (uint16_t seed; (seed = (uint16_t)read());) {
    generate(seed);
    for (unsigned i = 0; i < 64; ++i)
      Histogram[i] = 0;
    for (unsigned i = 0; i < Count; ++i)
      ++Histogram[Samples[i] >> 2];
    uint16_t mode = 0;
    for (uint16_t i = 1; i < 64; ++i)
      if (Histogram[i] > Histogram[mode])
        mode = i;
    write(mode);
    unsigned length = encode();
    write(length);
    uint16_t hash = 0;
    for (unsigned i = 0; i < length; ++i)
      hash = (uint16_t)((hash << 5 | hash >> 11) ^ Encoded[i]);
    write(hash);
    write(smooth());
    int16_t gain = (int16_t)(seed % 300);
    for (unsigned i = 0; i < Count; ++i)
      Samples[i] = saturate((int16_t)((Samples[i] - 128) * gain / 100 + 128));
    int8_t least = INT8_MAX;
    for (unsigned i = 0; i < Count; ++i)
      if ((int8_t)Samples[i] < least)
        least = (int8_t)Samples[i];
    write(least);
  }
  return 0;
}
