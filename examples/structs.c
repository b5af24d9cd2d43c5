//===- structs.c ----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Structures by value and by pointer: rational numbers, points, rectangles,
/// small and large structures as arguments and results.

#include <course.h>
#include <stdint.h>

typedef struct {
  int32_t num, den;
} Rational;

typedef struct {
  int16_t x, y;
} Point;

typedef struct {
  Point low, high;
} Box;

typedef struct {
  Rational mean;
  Box bounds;
  int64_t total;
  uint8_t count;
} Summary;

static int32_t gcd(int32_t a, int32_t b) { return b ? gcd(b, a % b) : a; }

static Rational make(int32_t num, int32_t den) {
  int32_t g = gcd(num < 0 ? -num : num, den < 0 ? -den : den);
  if (den < 0)
    g = -g;
  return (Rational){num / g, den / g};
}

static Rational add(Rational a, Rational b) {
  return make(a.num * b.den + b.num * a.den, a.den * b.den);
}

static Rational multiply(Rational a, Rational b) {
  return make(a.num * b.num, a.den * b.den);
}

static Box grow(Box box, Point p) {
  if (p.x < box.low.x)
    box.low.x = p.x;
  if (p.y < box.low.y)
    box.low.y = p.y;
  if (p.x > box.high.x)
    box.high.x = p.x;
  if (p.y > box.high.y)
    box.high.y = p.y;
  return box;
}

static int64_t area(const Box *box) {
  return (int64_t)(box->high.x - box->low.x) * (box->high.y - box->low.y);
}

static Summary summarise(const Point *points, uint8_t count) {
  Summary s = {{0, 1}, {points[0], points[0]}, 0, count};
  for (uint8_t i = 0; i < count; ++i) {
    s.bounds = grow(s.bounds, points[i]);
    s.total += points[i].x * points[i].y;
    s.mean = add(s.mean, make(points[i].x, points[i].y ? points[i].y : 1));
  }
  s.mean = multiply(s.mean, make(1, count));
  return s;
}

int main(void) {
  Point points[6];
  uint8_t count = 0;
  while (count < 6) {
    int16_t x = (int16_t)read(), y = (int16_t)read();
    points[count++] = (Point){x, y};
  }
  Summary s = summarise(points, count);
  write(s.mean.num);
  write(s.mean.den);
  write(s.bounds.low.x);
  write(s.bounds.low.y);
  write(s.bounds.high.x);
  write(s.bounds.high.y);
  write(area(&s.bounds));
  write(s.total);
  write(s.count);
  write(sizeof(Summary));
  return 0;
}
