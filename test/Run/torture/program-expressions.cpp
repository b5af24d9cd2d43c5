// Expression templates over vectors of doubles, a matrix inverse, small vectors
// in space.
// text
// native-flags: -ffp-contract=off
// machine-flags: -ffp-contract=off
#include <math.h>
#include <stdio.h>

template <typename L, typename R, typename Op> struct Pairwise {
  const L &A;
  const R &B;
  double operator[](int I) const { return Op::run(A[I], B[I]); }
};
struct Plus {
  static double run(double A, double B) { return A + B; }
};
struct Times {
  static double run(double A, double B) { return A * B; }
};
template <int N> struct Vector {
  double At[N];
  double operator[](int I) const { return At[I]; }
  double &operator[](int I) { return At[I]; }
  template <typename E> Vector &operator=(const E &Expression) {
    for (int I = 0; I != N; ++I)
      At[I] = Expression[I];
    return *this;
  }
};
template <typename L, typename R>
static Pairwise<L, R, Plus> operator+(const L &A, const R &B) {
  return {A, B};
}
template <typename L, typename R>
static Pairwise<L, R, Times> operator*(const L &A, const R &B) {
  return {A, B};
}
template <int N> struct Matrix {
  Vector<N> Row[N];
  Matrix inverse() const {
    Matrix A = *this, R = {};
    for (int I = 0; I != N; ++I)
      R.Row[I][I] = 1;
    for (int C = 0; C != N; ++C) {
      int Pivot = C;
      for (int I = C + 1; I != N; ++I)
        if (fabs(A.Row[I][C]) > fabs(A.Row[Pivot][C]))
          Pivot = I;
      Vector<N> T = A.Row[C], U = R.Row[C];
      A.Row[C] = A.Row[Pivot], R.Row[C] = R.Row[Pivot];
      A.Row[Pivot] = T, R.Row[Pivot] = U;
      double Scale = 1 / A.Row[C][C];
      for (int K = 0; K != N; ++K)
        A.Row[C][K] *= Scale, R.Row[C][K] *= Scale;
      for (int I = 0; I != N; ++I) {
        double F = I == C ? 0 : A.Row[I][C];
        for (int K = 0; K != N; ++K)
          A.Row[I][K] -= F * A.Row[C][K], R.Row[I][K] -= F * R.Row[C][K];
      }
    }
    return R;
  }
};
struct Space {
  double X, Y, Z;
  Space operator^(const Space &V) const {
    return {Y * V.Z - Z * V.Y, Z * V.X - X * V.Z, X * V.Y - Y * V.X};
  }
  double operator|(const Space &V) const { return X * V.X + Y * V.Y + Z * V.Z; }
  double length() const { return sqrt(*this | *this); }
};

int main() {
  Vector<5> A = {{1, 2, 3, 4, 5}}, B = {{0.5, 0.25, -1, 8, 1e-3}}, C;
  C = A * B + A + B * B;
  for (double V : C.At)
    printf("%.17g\n", V);
  Matrix<4> M;
  for (int I = 0; I != 4; ++I)
    for (int K = 0; K != 4; ++K)
      M.Row[I][K] = 1.0 / (I + K + 1);
  Matrix<4> Inverse = M.inverse();
  for (const auto &Row : Inverse.Row)
    printf("%.10g %.10g %.10g %.10g\n", Row[0], Row[1], Row[2], Row[3]);
  Space U = {1, -2, 3}, V = {0.1, 0.2, -0.3}, W = U ^ V;
  printf("%.17g %.17g %.17g %.17g\n", W.X, W.Y, W.Z, W.length());
  printf("%.17g\n", W | U);
  return 0;
}
