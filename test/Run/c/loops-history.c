// Loops in which each step needs what all steps before have left: triangular
// systems, factors of matrices, longest chains, sums of products. Rows overlap where
// they are shorter than what is accessed of them.
#include "corners.h"

enum { Size = 26 };
static uint64_t A[Size * Size], B[Size * Size], X[2 * Size], Y[2 * Size];

static void fill(uint64_t seed) {
  for (int i = 0; i < Size * Size; ++i) {
    A[i] = ((seed + i * 7) % 11) - 3;
    B[i] = ((seed * 3 + i * 5) % 13) - 5;
  }
  for (int i = 0; i < 2 * Size; ++i) {
    X[i] = ((seed + i * 3) % 17);
    Y[i] = ((seed * 5 + i * 11) % 19) - 7;
  }
}

static uint64_t check(void) {
  uint64_t sum = 0;
  for (int i = 0; i < Size * Size; ++i)
    sum = sum * 31 + A[i];
  for (int i = 0; i < 2 * Size; ++i)
    sum = sum * 37 + X[i];
  return sum;
}

// Ahead: what an iteration reads is so many places before or behind those that
// are done.
__attribute__((noinline)) static void solve(int n, int row, int ahead) {
  for (int i = 0; i < n; i++) {
    uint64_t x = Y[i];
    for (int j = 0; j < i; j++)
      x -= A[i * row + j] * X[j + ahead];
    X[i] = x % 1009;
  }
}

__attribute__((noinline)) static void solveNear(int n) {
  for (int i = 0; i < n; i++) {
    uint64_t x = Y[i];
    for (int j = 0; j <= i; j++)
      x -= B[i * Size + j] * X[j];
    X[i] = x % 1009;
  }
}

__attribute__((noinline)) static void solveBackwards(int n) {
  for (int i = n - 1; i >= 0; i--) {
    uint64_t x = Y[i];
    for (int j = i + 1; j < n; j++)
      x -= A[i * Size + j] * X[j];
    X[i] = x % 1009;
  }
}

__attribute__((noinline)) static void cholesky(int n, int row) {
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < i; j++) {
      for (int k = 0; k < j; k++)
        A[i * row + j] -= A[i * row + k] * A[j * row + k];
      A[i * row + j] %= 101 + j;
    }
    for (int k = 0; k < i; k++)
      A[i * row + i] -= A[i * row + k] * A[i * row + k];
    A[i * row + i] %= 1009;
  }
}

__attribute__((noinline)) static void factors(int n, int row) {
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < i; j++) {
      for (int k = 0; k < j; k++)
        A[i * row + j] -= A[i * row + k] * A[k * row + j];
      A[i * row + j] = A[i * row + j] * (2 * j + 1) % 1009;
    }
    for (int j = i; j < n; j++) {
      for (int k = 0; k < i; k++)
        A[i * row + j] -= A[i * row + k] * A[k * row + j];
      A[i * row + j] %= 1009;
    }
  }
}

__attribute__((noinline)) static void chains(int n) {
  for (int i = 0; i < n; i++) {
    uint64_t best = 0;
    for (int j = 0; j < i; j++) {
      uint64_t length = Y[j] < Y[i] ? X[j] : 0;
      best = length > best ? length : best;
    }
    X[i] = best + 1;
  }
}

__attribute__((noinline)) static void catalan(int n) {
  X[0] = 1;
  for (int i = 1; i < n; i++) {
    uint64_t sum = 0;
    for (int j = 0; j < i; j++)
      sum += X[j] * X[i - 1 - j];
    X[i] = sum % 100003;
  }
}

// Where there is nothing in the first iteration, another one has nothing, too.
__attribute__((noinline)) static void gaps(int n, int gap) {
  for (int i = 0; i < n; i++) {
    uint64_t x = Y[i];
    if (i != gap)
      for (int j = 0; j < i; j++)
        x += B[i * Size + j] * X[j];
    X[i] = x % 1009;
  }
}

int main(void) {
  for (int n = 0; n <= 13; ++n) {
    fill(n);
    solve(n, Size, 0), write(check());
    solve(n, n, 0), write(check());
    for (int ahead = 1; ahead < 6; ++ahead)
      solve(n, 1 + n / 2, ahead), write(check());
    solveNear(n), write(check());
    solveBackwards(n), write(check());
    for (int row = 0; row <= n + 1; ++row) {
      fill(n + row);
      cholesky(n, row), write(check());
      factors(n, row), write(check());
    }
    chains(n), write(check());
    catalan(n), write(check());
    for (int gap = 0; gap < 4; ++gap)
      gaps(n, gap), write(check());
  }
  return 0;
}
