// How often objects are copied, moved and destroyed, where the language says.
#include <course.h>

static uint64_t Copies, Moves, Deaths;
struct Watched {
  int V;
  Watched(int V) : V(V) {}
  Watched(const Watched &W) : V(W.V) { ++Copies; }
  Watched(Watched &&W) : V(W.V) { W.V = -1, ++Moves; }
  Watched &operator=(const Watched &W) { return V = W.V, ++Copies, *this; }
  Watched &operator=(Watched &&W) {
    V = W.V, W.V = -2, ++Moves;
    return *this;
  }
  ~Watched() { ++Deaths; }
};
static void report() {
  write(Copies * 10000 + Moves * 100 + Deaths);
  Copies = Moves = Deaths = 0;
}
static Watched make(int V) { return Watched(V); }
static Watched twice(int V) { return make(V * 2); }
static Watched param(Watched W) { return W; }
static Watched branch(int V) {
  if (V)
    return make(1);
  return Watched(2);
}
static int use(Watched W) { return W.V; }
static int look(const Watched &W) { return W.V; }
struct Both {
  Watched A, B;
};
static Both both() { return {make(1), make(2)}; }

int main() {
  {
    Watched A = make(5), B = twice(6), C(Watched(Watched(7)));
    write(A.V + B.V + C.V), report();
    Watched D = param(A);
    write(D.V), report();
    Watched E = param(make(9)), F = branch(E.V);
    write(E.V + F.V), report();
    write(use(A) + use(make(3)) + look(make(4)) + look(A)), report();
    A = B, B = make(10), A = static_cast<Watched &&>(C);
    write(A.V + B.V), write(C.V + 10), report();
    Both X = both(), Y = X, Z = static_cast<Both &&>(X);
    write(Y.A.V + Z.B.V), report();
    Watched Array[] = {1, make(2), A};
    write(Array[2].V), report();
  }
  report();
  return 0;
}
