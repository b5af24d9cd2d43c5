// When objects die: at the end of blocks, by break, continue, goto and return,
// members and bases in reverse order, temporaries at the end of the expression.
#include <course.h>

struct Mark {
  int Id;
  Mark(int Id) : Id(Id) { write(1000 + Id); }
  Mark(const Mark &M) : Id(M.Id + 100) { write(2000 + Id); }
  ~Mark() { write(3000 + Id); }
  int value() const { return Id; }
};
struct Owner : Mark {
  Mark First, Second;
  Mark Array[2] = {{8}, {9}};
  Owner() : Mark(1), First(2), Second(3) {}
};

static int add(const Mark &A, const Mark &B) { return A.value() + B.value(); }
static Mark make(int Id) { return Mark(Id); }
static int early(int N) {
  Mark A(20);
  for (int I = 0; I != 4; ++I) {
    Mark B(30 + I);
    if (I == N)
      continue;
    Mark C(40 + I);
    if (N == 2 && I == 1)
      return A.Id + B.Id + C.Id;
    if (N == 3 && I == 2)
      break;
  }
  return A.Id;
}
static int jump(int N) {
again:
  Mark A(50 + N);
  if (N-- > 0)
    goto again;
  switch (Mark B(60); B.Id) {
  case 60: {
    Mark C(61);
    break;
  }
  default:
    return 1;
  }
  return 0;
}

int main() {
  { Owner O; }
  write(add(1, 2)), write(add(Mark(3), make(4)));
  const Mark &Longer = make(5);
  write(Longer.value());
  for (int N = 0; N != 4; ++N)
    write(early(N));
  write(jump(2));
  int Chosen = (Mark(70).Id == 70 ? Mark(71) : Mark(72)).Id;
  write(Chosen), write(Mark(73).Id && Mark(74).Id - 74 && Mark(75).Id);
  Mark Copy = Longer;
  Mark Copies[2] = {Copy, make(6)};
  write(Copies[0].Id);
  return 0;
}
