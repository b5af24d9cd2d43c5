//===- rgb-average.c ---------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Halves an image: each pixel of the result is the mean of four, and is made
/// brighter by what its neighbours say. Pixels are passed by value.

#include <course.h>
#include <stdint.h>

enum { MAX_SIDE = 96 };

struct rgb {
  uint8_t red, green, blue;
};

static struct rgb image[MAX_SIDE][MAX_SIDE];

static struct rgb mean(struct rgb a, struct rgb b) {
  struct rgb result = {(uint8_t)((a.red + b.red) / 2),
                       (uint8_t)((a.green + b.green) / 2),
                       (uint8_t)((a.blue + b.blue) / 2)};
  return result;
}

static uint8_t saturate(int value) {
  return (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value);
}

static struct rgb brighten(struct rgb p, int amount) {
  return (struct rgb){saturate(p.red + amount), saturate(p.green + amount),
                      saturate(p.blue + amount)};
}

static int luminance(struct rgb p) {
  return (p.red * 2 + p.green * 5 + p.blue) / 8;
}

int main(void) {
  int side = (int)(read() % (MAX_SIDE + 1));
  uint32_t seed = (uint32_t)read();
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x) {
      seed = seed * 1664525 + 1013904223;
      image[y][x] = (struct rgb){(uint8_t)(seed >> 24), (uint8_t)(seed >> 16),
                                 (uint8_t)(seed >> 8)};
    }
  for (; side > 1; side /= 2) {
    for (int y = 0; y < side / 2; ++y)
      for (int x = 0; x < side / 2; ++x) {
        struct rgb above = mean(image[2 * y][2 * x], image[2 * y][2 * x + 1]);
        struct rgb below =
            mean(image[2 * y + 1][2 * x], image[2 * y + 1][2 * x + 1]);
        image[y][x] = brighten(mean(above, below),
                               (luminance(above) - luminance(below)) / 4);
      }
    write((uint64_t)luminance(image[0][0]));
  }
  write((uint64_t)luminance(image[0][0]));
}
