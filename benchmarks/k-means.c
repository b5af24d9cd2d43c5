//===- k-means.c ----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Clusters of points in single precision, until nothing changes.

#include <course.h>
#include <stdbool.h>

enum { MaxPoints = 80, Clusters = 4 };

static float X[MaxPoints], Y[MaxPoints];
static unsigned char Cluster[MaxPoints];

int main(void) {
  int n = (int)read(), limit = (int)read();
  unsigned seed = 5;
  for (int i = 0; i < n; ++i) {
    seed = seed * 1664525 + 1013904223;
    X[i] = (float)(seed >> 24) / 16 + (float)(i % Clusters) * 20;
    seed = seed * 1664525 + 1013904223;
    Y[i] = (float)(seed >> 24) / 16 - (float)(i % 2) * 15;
  }
  float cx[Clusters], cy[Clusters];
  for (int k = 0; k < Clusters; ++k) {
    cx[k] = X[k % n];
    cy[k] = Y[k % n] + (float)k;
  }
  bool changed = true;
  int rounds = 0;
  while (changed && rounds < limit) {
    changed = false;
    ++rounds;
    float sx[Clusters] = {0}, sy[Clusters] = {0};
    int count[Clusters] = {0};
    for (int i = 0; i < n; ++i) {
      unsigned char best = 0;
      float nearest = 1e30f;
      for (int k = 0; k < Clusters; ++k) {
        float dx = X[i] - cx[k], dy = Y[i] - cy[k], d = dx * dx + dy * dy;
        if (d < nearest) {
          nearest = d;
          best = (unsigned char)k;
        }
      }
      changed |= Cluster[i] != best;
      Cluster[i] = best;
      sx[best] += X[i];
      sy[best] += Y[i];
      ++count[best];
    }
    for (int k = 0; k < Clusters; ++k)
      if (count[k]) {
        cx[k] = sx[k] / (float)count[k];
        cy[k] = sy[k] / (float)count[k];
      }
  }
  write((uint64_t)rounds);
  for (int k = 0; k < Clusters; ++k) {
    write((uint64_t)(int64_t)(cx[k] * 1000));
    write((uint64_t)(int64_t)(cy[k] * 1000));
  }
  return 0;
}
