// Nests of loops of which iterations are done at once: all trip counts from none
// to more than the copies, sums over both loops, triangles, passes over an array,
// places that move, rows that depend on each other.
#include "corners.h"

enum { Size = 24 };
static uint64_t A[Size][Size], B[Size][Size], C[Size][Size];
static uint32_t V[2 * Size], W[Size];

static void fill(uint64_t seed) {
  for (unsigned i = 0; i < Size; ++i) {
    for (unsigned j = 0; j < Size; ++j) {
      A[i][j] = (i * 7 + j * 3 + seed) % 11;
      B[i][j] = (i * j + seed) % 13;
      C[i][j] = i ^ j;
    }
    V[i] = V[Size + i] = (i * 29 + seed) % 31;
    W[i] = (i * i + seed) % 17;
  }
}

static uint64_t check(void) {
  uint64_t hash = 0;
  for (unsigned i = 0; i < Size; ++i) {
    for (unsigned j = 0; j < Size; ++j)
      hash = hash * 31 + C[i][j];
    hash = hash * 31 + V[i] + V[Size + i];
  }
  return hash;
}

__attribute__((noinline)) static void product(unsigned n, unsigned m) {
  for (unsigned i = 0; i < n; ++i)
    for (unsigned j = 0; j < m; ++j) {
      uint64_t sum = 0;
      for (unsigned k = 0; k < n; ++k)
        sum += A[i][k] * B[k][j];
      C[i][j] = sum;
    }
}

__attribute__((noinline)) static void product_flat(uint64_t *c,
                                                   const uint64_t *a, int n) {
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j)
      for (int k = 0; k < n; ++k)
        c[i * n + j] += a[i * n + k] * a[k * n + j];
}

__attribute__((noinline)) static uint64_t pairs(unsigned n) {
  uint64_t count = 0;
  for (unsigned i = 0; i + 1 < n; ++i)
    for (unsigned j = i + 1; j < n; ++j)
      count += V[i] > V[j];
  return count;
}

__attribute__((noinline)) static uint64_t triangle(unsigned n) {
  uint64_t sum = 3;
  for (unsigned i = 0; i < n; ++i)
    for (unsigned j = 0; j <= i; ++j)
      sum ^= (uint64_t)V[i] * W[j] + j;
  return sum;
}

__attribute__((noinline)) static int64_t extremes(unsigned n, unsigned m) {
  int64_t least = 1000, greatest = -1000;
  for (unsigned i = 0; i < n; ++i)
    for (unsigned j = 0; j < m; ++j) {
      int64_t d = (int64_t)V[i] - (int64_t)W[j];
      least = d < least ? d : least;
      greatest = d > greatest ? d : greatest;
    }
  return least * 1000 + greatest;
}

__attribute__((noinline)) static void convolution(unsigned n, unsigned m) {
  for (unsigned i = 0; i < n; ++i)
    for (unsigned j = 0; j < m; ++j)
      V[i + j] += W[i] * W[j];
}

__attribute__((noinline)) static void passes(unsigned n) {
  for (unsigned i = 0; i + 1 < n; ++i)
    for (unsigned j = 0; j < n - 1 - i; ++j) {
      uint32_t a = V[j], b = V[j + 1];
      V[j] = a < b ? a : b;
      V[j + 1] = a < b ? b : a;
    }
}

__attribute__((noinline)) static void neighbours(unsigned n, unsigned m) {
  for (unsigned i = 1; i < n; ++i)
    for (unsigned j = 1; j < m; ++j)
      C[i][j] = (C[i - 1][j + 1] + C[i][j - 1] + C[i][j] * 3) % 1009;
}

__attribute__((noinline)) static void prefixes(unsigned n, unsigned m) {
  for (unsigned i = 1; i < n; ++i)
    for (unsigned j = 1; j < m; ++j)
      C[i][j] += C[i - 1][j] + C[i][j - 1] - C[i - 1][j - 1];
}

int main(void) {
  static const unsigned Counts[] = {0, 1, 2, 3, 4, 5, 8, 11, 17, 22};
  for (unsigned i = 0; i < sizeof(Counts) / sizeof(*Counts); ++i)
    for (unsigned j = 0; j < sizeof(Counts) / sizeof(*Counts); j += 3) {
      unsigned n = (unsigned)hide(Counts[i]), m = (unsigned)hide(Counts[j]);
      fill(i);
      product(n, m);
      write(check());
      product_flat(&C[0][0], &A[0][0], (int)n);
      write(check());
      write(pairs(n));
      write(triangle(n));
      write((uint64_t)extremes(n, m));
      convolution(n, m);
      write(check());
      passes(n);
      write(check());
      neighbours(n, m);
      write(check());
      prefixes(n, m);
      write(check());
    }
  return 0;
}
