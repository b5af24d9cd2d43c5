// Nests whose outer iterations may share one run of the inner loop, or may not:
// what one stores another one loads, in the same row, above, below, or since
// rows overlap. All numbers of iterations from none to more than are done at
// once.
#include <course.h>
#include <stdint.h>

enum { N = 16 };
static int64_t A[N][N], B[N][N], C[N][N];
static uint32_t Flat[N * N], Other[N * N];
static uint8_t Bytes[N + 1][N + 1];
static int64_t Row[2 * N];

static void fill(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      A[i][j] = (i * 7 + j * 3) % 11 - 4;
      B[i][j] = (i * 5 + j * 13) % 17 - 8;
      C[i][j] = i ^ j;
      Flat[i * N + j] = (uint32_t)(i * 31 + j);
      Other[i * N + j] = (uint32_t)(i + j * 57);
    }
  for (int i = 0; i <= N; i++)
    for (int j = 0; j <= N; j++)
      Bytes[i][j] = (uint8_t)(i + j);
  for (int i = 0; i < 2 * N; i++)
    Row[i] = i * i % 23;
}

#define KERNEL __attribute__((noinline)) static void

KERNEL product(int n, int m) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) {
      C[i][j] = 0;
      for (int k = 0; k < n; k++)
        C[i][j] += A[i][k] * B[k][j];
    }
}

KERNEL flat_product(unsigned n, unsigned m) {
  for (unsigned i = 0; i < n; i++)
    for (unsigned k = 0; k < m; k++)
      for (unsigned j = 0; j < n; j++)
        Flat[i * n + j] += 3 * Other[i * m + k] * Other[k * n + j];
}

// The row below is the one after next.
KERNEL eliminate(unsigned n, unsigned m) {
  for (unsigned k = 0; k < n; ++k)
    for (unsigned i = k + 1; i < m; ++i) {
      int64_t f = A[i][k] = A[i][k] * 5 % 97;
      for (unsigned j = k + 1; j < n; ++j)
        A[i][j] = (A[i][j] + (97 - f) * A[k][j]) % 97;
    }
}

KERNEL stencil(int n, int m) {
  for (int i = 1; i < n - 1; i++)
    for (int j = 0; j < m; j++)
      C[i][j] = A[i - 1][j] + A[i][j] + A[i + 1][j];
}

// In place, from above and from the left.
KERNEL edit(int n, int m) {
  for (int i = 1; i <= n; i++)
    for (int j = 1; j <= m; j++)
      Bytes[i][j] = (uint8_t)(Bytes[i - 1][j] * 3 + Bytes[i][j - 1] +
                              (Bytes[i - 1][j - 1] ^ i));
}

// From above on the right: what the next iteration has not stored yet.
KERNEL right_above(int n, int m) {
  for (int i = 1; i < n; i++)
    for (int j = 0; j < m - 1; j++)
      A[i][j] = A[i - 1][j + 1] * 3 + A[i - 1][j] % 7 + B[0][j];
}

// From below, which is stored later.
KERNEL below(int n, int m) {
  for (int i = 0; i + 1 < n; i++)
    for (int j = 0; j < m; j++)
      A[i][j] = A[i + 1][j] * 3 + A[i][j] % 7 + B[0][j];
}

// Rows of five elements overlap where there are more.
KERNEL overlapping(int n, int m) {
  int64_t *a = &A[0][0];
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      a[i * 5 + j] = a[i * 5 + j] * 3 % 1009 + B[0][j];
}

KERNEL backwards(int n, int m) {
  int64_t *a = &A[N / 2][0];
  for (int i = 0; i < n; i++)
    for (int j = m; j-- > 0;)
      a[j - i * 6] = a[j - i * 6] * 3 % 1009 + B[0][j];
}

KERNEL convolution(int n, int m) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      Row[i + j] = (Row[i + j] * 2 + A[0][i] * B[0][j]) % 1009;
}

// The inner loop stores what the next iteration begins with.
KERNEL begins(int n, int m) {
  for (int i = 0; i < n; i++) {
    int64_t x = Row[3];
    for (int j = 0; j < m; j++)
      Row[j] = Row[j] % 1009 * 3 + x % 5 + B[0][j];
  }
}

// What is stored after the inner loop is loaded in it.
KERNEL ends(int n, int m) {
  for (int i = 0; i < n; i++) {
    int64_t sum = 0;
    for (int j = 0; j < m; j++)
      sum += Row[j] * B[0][j] % 100;
    Row[i] = sum;
  }
}

KERNEL columns(int n, int m) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      C[j][i] = C[j][i] + A[j][0] * B[j][1];
}

KERNEL small_counters(int n, int m) {
  for (uint8_t i = 0; i < n; i++)
    for (uint8_t j = 0; j < m; j++)
      Flat[(uint8_t)(j * 2 + 250) % N] += Other[j] * i;
}

static void show(void) {
  uint64_t hash = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      hash = hash * 31 + (uint64_t)A[i][j] + 3 * (uint64_t)C[i][j] +
             Flat[i * N + j] * 7u + Bytes[i][j];
  for (int i = 0; i < 2 * N; i++)
    hash = hash * 31 + (uint64_t)Row[i];
  write(hash);
}

int main(void) {
  for (int n = 0; n <= 13; n++)
    for (int m = 0; m <= 13; m += 1 + n % 3) {
#define RUN(KERNEL)                                                            \
  fill();                                                                      \
  KERNEL(n, m);                                                                \
  show();
      RUN(product)
      RUN(flat_product)
      RUN(eliminate)
      RUN(stencil)
      RUN(edit)
      RUN(right_above)
      RUN(below)
      RUN(overlapping)
      RUN(convolution)
      RUN(begins)
      RUN(ends)
      RUN(columns)
      RUN(small_counters)
      if (n <= 8) {
        RUN(backwards)
      }
    }
  return 0;
}
