// Dijkstra, Floyd and Warshall, and a minimum spanning tree on one graph, with
// containers of our own.
#include <course.h>

template <typename T, unsigned N> struct Stack {
  T Items[N];
  unsigned Size = 0;
  void push(const T &V) { Items[Size++] = V; }
  T &operator[](unsigned I) { return Items[I]; }
  T *begin() { return Items; }
  T *end() { return Items + Size; }
};
struct Edge {
  unsigned char From, To;
  unsigned Length;
  bool operator<(const Edge &E) const {
    return Length != E.Length ? Length < E.Length
                              : From * 100 + To < E.From * 100 + E.To;
  }
};
template <typename I> static void sort(I First, I Last) {
  for (; Last - First > 1;) {
    auto Pivot = First[(Last - First) / 2];
    I L = First, R = Last - 1;
    while (L <= R) {
      while (*L < Pivot)
        ++L;
      while (Pivot < *R)
        --R;
      if (L <= R) {
        auto Old = *L;
        *L++ = *R, *R-- = Old;
      }
    }
    sort(First, R + 1);
    First = L;
  }
}
class Sets {
  unsigned char Up[32];

public:
  explicit Sets(unsigned N) {
    while (N--)
      Up[N] = N;
  }
  unsigned find(unsigned V) {
    return Up[V] == V ? V : Up[V] = find(Up[V]);
  }
  bool join(unsigned A, unsigned B) {
    A = find(A), B = find(B);
    return A != B && (Up[A] = B, true);
  }
};

enum : unsigned { Nodes = 16, Far = 1u << 30 };
static Stack<Edge, 80> Edges;
static unsigned Matrix[Nodes][Nodes];

static void dijkstra(unsigned From, unsigned (&Distance)[Nodes]) {
  bool Done[Nodes] = {};
  for (unsigned &D : Distance)
    D = Far;
  Distance[From] = 0;
  for (unsigned Step = 0; Step != Nodes; ++Step) {
    unsigned Best = Nodes;
    for (unsigned V = 0; V != Nodes; ++V)
      if (!Done[V] && (Best == Nodes || Distance[V] < Distance[Best]))
        Best = V;
    Done[Best] = true;
    for (const Edge &E : Edges)
      if (E.From == Best && Distance[Best] + E.Length < Distance[E.To])
        Distance[E.To] = Distance[Best] + E.Length;
  }
}

int main() {
  for (auto &Row : Matrix)
    for (unsigned &V : Row)
      V = &V - Row == &Row - Matrix ? 0 : Far;
  unsigned Seed = 1;
  for (unsigned I = 0; I != 40; ++I) {
    Seed = Seed * 1103515245 + 12345;
    unsigned char A = Seed >> 16 & 15, B = Seed >> 22 & 15;
    unsigned Length = 1 + (Seed >> 10 & 63);
    if (A == B)
      continue;
    Edges.push({A, B, Length}), Edges.push({B, A, Length});
    if (Length < Matrix[A][B])
      Matrix[A][B] = Matrix[B][A] = Length;
  }
  for (unsigned K = 0; K != Nodes; ++K)
    for (unsigned I = 0; I != Nodes; ++I)
      for (unsigned J = 0; J != Nodes; ++J)
        if (Matrix[I][K] + Matrix[K][J] < Matrix[I][J])
          Matrix[I][J] = Matrix[I][K] + Matrix[K][J];
  unsigned Same = 0, Distance[Nodes];
  for (unsigned From = 0; From != Nodes; ++From) {
    dijkstra(From, Distance);
    for (unsigned To = 0; To != Nodes; ++To)
      Same += Distance[To] == Matrix[From][To];
  }
  write(Same), write(Distance[0]), write(Distance[7]);
  sort(Edges.begin(), Edges.end());
  Sets S(Nodes);
  unsigned Total = 0, Used = 0;
  for (const Edge &E : Edges)
    if (S.join(E.From, E.To))
      Total += E.Length, ++Used;
  write(Total), write(Used);
  return 0;
}
