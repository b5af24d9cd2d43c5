// Objects of namespaces, functions, classes and templates: when each is
// initialised, and once only.
#include <course.h>

static uint64_t Clock = 10;
struct Stamp {
  uint64_t When, Tag;
  explicit Stamp(uint64_t Tag) : When(Clock++), Tag(Tag) {}
};
static int twice(int V) { return 2 * V; }

constexpr Stamp *Nowhere = nullptr;
static const int Known = 21;
static const int Computed = twice(Known);
static Stamp First(1), Second(2);
static Stamp Table[] = {Stamp(3), Stamp(4), Stamp(5)};
static Stamp &Alias = Table[1];
static uint64_t Later = First.When + Alias.When;
namespace inner {
Stamp Third(6);
const uint64_t Both = Third.When + ::Later;
} // namespace inner
struct Holder {
  static Stamp Member;
  static inline const int Inline = twice(4);
};
Stamp Holder::Member(7);
// In no order, like what is inline, so without the clock.
template <typename T> struct Each { static const int Own; };
template <typename T> const int Each<T>::Own = twice(sizeof(T));

static Stamp &lazy(uint64_t Tag) {
  static Stamp Local(Tag);
  return Local;
}
static int depth(int N) {
  static int Deepest = twice(N);
  return N ? depth(N - 1) : Deepest;
}

int main() {
  write(Computed), write(Nowhere == nullptr);
  for (const Stamp &S : Table)
    write(S.When - First.When);
  write(Second.When - First.When), write(Later), write(inner::Both);
  write(Holder::Member.When > inner::Third.When), write(Holder::Inline);
  write(Each<short>::Own + Each<long>::Own * 10);
  uint64_t Now = Clock;
  write(lazy(50).When == Now), write(lazy(60).Tag), write(Clock - Now);
  write(depth(4)), write(depth(9));
  return 0;
}
