// Empty bases and members, padding reused by derived classes, layouts,
// anonymous unions, mutable, const and volatile members, local classes.
#include <course.h>

struct Nothing {};
struct Less {
  bool operator()(int A, int B) const { return A < B; }
};
template <typename C> struct Sorted : C {
  int Data[3];
  void add(int V) {
    int I = 2;
    for (; I && C::operator()(V, Data[I - 1]); --I)
      Data[I] = Data[I - 1];
    Data[I] = V;
  }
};
struct Tail {
  long L;
  char C;
  Tail() : L(1), C(2) {}
};
struct Reuses : Tail {
  char D = 3;
  short E = 4;
};
struct Members {
  Nothing A;
  int B;
  [[no_unique_address]] Nothing C;
  [[no_unique_address]] Less D;
};
struct Mixed {
  char Kind;
  union {
    int Number;
    char Letters[4];
    struct {
      short Low, High;
    };
  };
  mutable int Reads = 0;
  int number() const { return ++Reads, Number; }
  int number() volatile { return 1000; }
};

int main() {
  Sorted<Less> S = {};
  for (int I = 0; I != 3; ++I)
    S.Data[I] = 1000;
  S.add(5), S.add(9), S.add(1), S.add(7);
  for (int V : S.Data)
    write(V);
  write(sizeof(Nothing)), write(sizeof S), write(sizeof(Reuses));
  write(sizeof(Members)), write(alignof(Members));
  Reuses R, Copy = R;
  static_cast<Tail &>(R) = Tail();
  write(R.D * 10 + R.E), write(Copy.D + Copy.C);
  const Mixed M = {'n', {0x00630062}};
  volatile Mixed V = {};
  write(M.number() + M.number()), write(M.Reads), write(M.Low), write(M.High);
  write(M.Letters[2]), write(V.number());
  struct Local {
    int Value;
    static int scale(int V) { return V * 3; }
    int operator()() const { return scale(Value); }
  };
  Local L{14};
  write(L());
  return 0;
}
