// Virtual bases: one copy of each, constructed first, reached through any path.
#include <course.h>

struct Root {
  uint64_t R;
  explicit Root(uint64_t V) : R(V) { write(100 + V); }
  virtual ~Root() { write(200 + R); }
  virtual uint64_t id() const { return 1; }
};
struct Left : virtual Root {
  uint64_t L = 5;
  Left() : Root(1) { write(11); }
  ~Left() override { write(12); }
  uint64_t id() const override { return 2; }
};
struct Right : virtual Root {
  uint64_t M = 6;
  explicit Right(uint64_t V) : Root(2), M(V) { write(21); }
  ~Right() override { write(22); }
  virtual uint64_t right() const { return M + R; }
};
struct Bottom : Left, Right {
  uint64_t B;
  explicit Bottom(uint64_t V) : Root(3), Right(V), B(V * 2) { write(31); }
  ~Bottom() override { write(32); }
  uint64_t id() const override { return L + M + B + R; }
  uint64_t right() const override { return Right::right() * 10; }
};
struct Last final : Bottom, virtual Root {
  Last() : Root(4), Bottom(9) {}
};

__attribute__((noinline)) static uint64_t ask(const Root &X) { return X.id(); }
__attribute__((noinline)) static void raise(Root &X) { ++X.R; }

int main() {
  {
    Left L;
    raise(L), write(ask(L)), write(L.R);
  }
  {
    Bottom B(7);
    Right &R = B;
    Left &L = B;
    raise(R), raise(L);
    write(ask(B)), write(R.right()), write(L.id()), write(&R.R == &L.R);
  }
  Root *P = new Last;
  raise(*P);
  write(P->id()), write(ask(*P));
  delete P;
  return 0;
}
