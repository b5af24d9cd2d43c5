// Default arguments evaluated at each call, overloads, hidden names, enums of
// classes, namespaces.
#include <course.h>

static int Counter;
static int next() { return ++Counter; }
static int sum(int A, int B = next(), int C = next() * 10) {
  return A + B * 2 + C * 3;
}
struct Base {
  virtual ~Base() {}
  virtual int value(int V = 1) { return V; }
  int hidden(int) { return 100; }
  int hidden(char) { return 200; }
};
struct Derived : Base {
  int value(int V = 2) override { return V * 10; }
  int hidden(long) { return 300; }
};
struct Open : Derived {
  using Base::hidden;
  using Derived::hidden;
};
namespace outer {
inline namespace v2 {
struct Thing {
  int Id;
};
static int describe(const Thing &T) { return T.Id + 2000; }
} // namespace v2
namespace v1 {
static int describe(int) { return 1000; }
} // namespace v1
} // namespace outer
namespace {
int Counted = 3;
}
enum class Color : unsigned char { Red = 1, Green = 2, Blue = 4 };
constexpr Color operator|(Color A, Color B) {
  return static_cast<Color>(static_cast<int>(A) | static_cast<int>(B));
}
static int pick(int) { return 1; }
static int pick(unsigned) { return 2; }
static int pick(long) { return 3; }
static int pick(double) { return 4; }
static int pick(bool) { return 5; }
static int pick(const void *) { return 6; }
static int pick(Color) { return 7; }

int main() {
  write(sum(1)), write(sum(1, 2)), write(sum(1, 2, 3)), write(sum(0));
  write(Counter);
  Derived D;
  Base &B = D;
  write(B.value()), write(D.value()), write(B.value(7));
  write(B.hidden('a')), write(D.hidden('a')), write(Open().hidden('a'));
  write(describe(outer::Thing{5})), write(outer::v1::describe(5));
  write(outer::v2::Thing{9}.Id), write(::Counted + outer::Thing{1}.Id);
  write(static_cast<int>(Color::Red | Color::Blue)), write(sizeof(Color));
  short S = 1;
  float F = 1;
  write(pick(S)), write(pick('a')), write(pick(1u)), write(pick(1l));
  write(pick(F)), write(pick(true)), write(pick(""));
  write(pick(Color::Red));
  return 0;
}
