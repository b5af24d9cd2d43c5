//===- pixel-blend.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Pictures of pixels in four bytes: blended, dimmed and summed up.

#include <course.h>
#include <stdint.h>

struct pixel {
  uint8_t r, g, b, a;
};

#define MAX_PIXELS 1024

static struct pixel over(struct pixel top, struct pixel under) {
  unsigned a = top.a, rest = 255 - a;
  return (struct pixel){(uint8_t)((top.r * a + under.r * rest) / 255),
                        (uint8_t)((top.g * a + under.g * rest) / 255),
                        (uint8_t)((top.b * a + under.b * rest) / 255),
                        (uint8_t)(a + under.a * rest / 255)};
}

static struct pixel dim(struct pixel p, unsigned percent) {
  p.r = (uint8_t)(p.r * percent / 100);
  p.g = (uint8_t)(p.g * percent / 100);
  p.b = (uint8_t)(p.b * percent / 100);
  return p;
}

static unsigned brightness(struct pixel p) {
  return (p.r * 3u + p.g * 6u + p.b) / 10;
}

static struct pixel from_number(uint32_t x) {
  return (struct pixel){(uint8_t)x, (uint8_t)(x >> 8), (uint8_t)(x >> 16),
                        (uint8_t)(x >> 24)};
}

int main(void) {
  unsigned n = (unsigned)read(), rounds = (unsigned)read();
  uint32_t seed = (uint32_t)read();
  struct pixel picture[MAX_PIXELS], brightest = {0, 0, 0, 0};
  if (n > MAX_PIXELS)
    n = MAX_PIXELS;
  for (unsigned i = 0; i < n; ++i)
    picture[i] = from_number(seed = seed * 1664525 + 1013904223);
  for (unsigned round = 0; round < rounds; ++round) {
    struct pixel brush = from_number(seed = seed * 1664525 + 1013904223);
    for (unsigned i = round % 3; i < n; i += 3)
      picture[i] = over(brush, dim(picture[i], 90 + round % 10));
  }
  uint64_t sum = 0;
  for (unsigned i = 0; i < n; ++i) {
    if (brightness(picture[i]) > brightness(brightest))
      brightest = picture[i];
    sum = sum * 31 + brightness(picture[i]) + picture[i].a;
  }
  write(sum);
  write(brightest.r);
  write(brightest.g);
  write(brightest.b);
}
