//===- gaussian-integers.c -----------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The greatest common divisor of Gaussian integers, in structures of 16 bytes.

#include <course.h>
#include <stdint.h>

struct gaussian {
  int64_t re, im;
};

static struct gaussian multiply(struct gaussian a, struct gaussian b) {
  return (struct gaussian){a.re * b.re - a.im * b.im,
                           a.re * b.im + a.im * b.re};
}

static struct gaussian minus(struct gaussian a, struct gaussian b) {
  return (struct gaussian){a.re - b.re, a.im - b.im};
}

static int64_t norm(struct gaussian a) { return a.re * a.re + a.im * a.im; }

// Rounds to the nearest.
static int64_t divide_number(int64_t a, int64_t by) {
  return a >= 0 ? (a + by / 2) / by : -((-a + by / 2) / by);
}

static struct gaussian divide(struct gaussian a, struct gaussian by) {
  struct gaussian product = multiply(a, (struct gaussian){by.re, -by.im});
  return (struct gaussian){divide_number(product.re, norm(by)),
                           divide_number(product.im, norm(by))};
}

static struct gaussian gcd(struct gaussian a, struct gaussian b) {
  while (norm(b) != 0) {
    struct gaussian rest = minus(a, multiply(b, divide(a, b)));
    a = b;
    b = rest;
  }
  return a;
}

int main(void) {
  unsigned n = (unsigned)read();
  struct gaussian all = {1, 0};
  uint64_t units = 0, sum = 0;
  for (unsigned i = 0; i < n; ++i) {
    struct gaussian a, b;
    a.re = (int64_t)(read() % 20001) - 10000;
    a.im = (int64_t)(read() % 20001) - 10000;
    b.re = (int64_t)(read() % 2001) - 1000;
    b.im = (int64_t)(read() % 2001) - 1000;
    struct gaussian common = gcd(a, b);
    if (norm(common) == 1)
      ++units;
    sum += (uint64_t)norm(common);
    all = multiply(all, common);
    all = (struct gaussian){all.re % 1000, all.im % 1000};
  }
  write(units);
  write(sum);
  write((uint64_t)norm(all));
}
