//===- n-body.c -----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Planets in floating point, with structures and a step of time.

#include <course.h>

typedef struct {
  double x, y, z, vx, vy, vz, mass;
} Body;

static Body bodies[4] = {
    {0, 0, 0, 0, 0, 0, 39.5},
    {4.84, -1.16, -0.1, 0.6, 2.81, -0.02, 0.0377},
    {8.34, 4.12, -0.4, -1.01, 1.82, 0.008, 0.0113},
    {12.89, -15.11, -0.22, 1.08, 0.87, -0.01, 0.0017},
};

static double inverseRoot(double a) {
  double y = a > 16 ? 0.05 : 0.3;
  for (int i = 0; i < 8; i++)
    y = y * (1.5 - 0.5 * a * y * y);
  return y;
}

static void advance(int n, double dt) {
  for (int i = 0; i < n; i++)
    for (int j = i + 1; j < n; j++) {
      Body *a = &bodies[i], *b = &bodies[j];
      double dx = a->x - b->x, dy = a->y - b->y, dz = a->z - b->z;
      double r = inverseRoot(dx * dx + dy * dy + dz * dz);
      double mag = dt * r * r * r;
      a->vx -= dx * b->mass * mag;
      a->vy -= dy * b->mass * mag;
      a->vz -= dz * b->mass * mag;
      b->vx += dx * a->mass * mag;
      b->vy += dy * a->mass * mag;
      b->vz += dz * a->mass * mag;
    }
  for (int i = 0; i < n; i++) {
    bodies[i].x += dt * bodies[i].vx;
    bodies[i].y += dt * bodies[i].vy;
    bodies[i].z += dt * bodies[i].vz;
  }
}

int main(void) {
  int n = (int)read(), steps = (int)read();
  for (int t = 0; t < steps; t++)
    advance(n, 0.01);
  for (int i = 0; i < n; i++) {
    write((uint64_t)(int64_t)(bodies[i].x * 1e9));
    write((uint64_t)(int64_t)(bodies[i].vy * 1e9));
  }
  return 0;
}
