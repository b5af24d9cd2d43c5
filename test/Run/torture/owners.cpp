// Owning and counting pointers: moved, shared, reset, in cycles cut by hand.
#include <course.h>

template <typename T> T &&move(T &X) { return static_cast<T &&>(X); }

template <typename T> class Unique {
  T *P = nullptr;

public:
  Unique() = default;
  explicit Unique(T *P) : P(P) {}
  Unique(const Unique &) = delete;
  Unique(Unique &&U) : P(U.release()) {}
  template <typename S> Unique(Unique<S> &&U) : P(U.release()) {}
  Unique &operator=(Unique &&U) {
    reset(U.release());
    return *this;
  }
  ~Unique() { delete P; }
  T *release() {
    T *Old = P;
    P = nullptr;
    return Old;
  }
  void reset(T *New = nullptr) {
    T *Old = P;
    P = New;
    delete Old;
  }
  T *operator->() const { return P; }
  explicit operator bool() const { return P; }
};
template <typename T> class Shared {
  struct Block {
    T Value;
    int Uses;
  } *B = nullptr;

public:
  Shared() = default;
  explicit Shared(const T &V) : B(new Block{V, 1}) {}
  Shared(const Shared &S) : B(S.B) {
    if (B)
      ++B->Uses;
  }
  Shared &operator=(Shared S) {
    Block *Old = B;
    B = S.B, S.B = Old;
    return *this;
  }
  ~Shared() {
    if (B && --B->Uses == 0)
      delete B;
  }
  T &operator*() const { return B->Value; }
  int uses() const { return B ? B->Uses : 0; }
};

struct Base {
  int Id;
  explicit Base(int Id) : Id(Id) {}
  virtual ~Base() { write(Id); }
};
struct Node : Base {
  Unique<Node> Left, Right;
  using Base::Base;
};
static Unique<Node> tree(int From, int To) {
  if (From >= To)
    return Unique<Node>();
  int Middle = (From + To) / 2;
  Unique<Node> N(new Node(Middle));
  N->Left = tree(From, Middle);
  N->Right = tree(Middle + 1, To);
  return N;
}
static int count(Shared<Node *> S) { return S.uses(); }

int main() {
  {
    Unique<Base> Root = tree(0, 7);
    Unique<Base> Other = move(Root);
    write(!Root), write(Other->Id);
    Other.reset(new Base(50));
  }
  Node *Plain = new Node(60);
  Shared<Node *> A(Plain), B = A, C;
  write(A.uses()), write(count(B)), write(C.uses());
  C = B, B = Shared<Node *>(), A = C;
  write(C.uses()), write(B.uses()), write((*A)->Id);
  delete *C;
  return 0;
}
