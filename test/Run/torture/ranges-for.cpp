// Range-based loops over arrays, members, functions found by arguments, ends of
// another type, and changed elements.
#include <course.h>

struct Countdown {
  int From;
  struct End {};
  struct Iterator {
    int At;
    int operator*() const { return At; }
    Iterator &operator++() { return --At, *this; }
    bool operator!=(End) const { return At >= 0; }
  };
  Iterator begin() const { return {From}; }
  End end() const { return {}; }
};
namespace lists {
struct Node {
  int Value;
  Node *Next;
};
struct List {
  Node *Head = nullptr;
  void add(Node &N) { N.Next = Head, Head = &N; }
};
struct Walk {
  Node *At;
  int &operator*() { return At->Value; }
  void operator++() { At = At->Next; }
  bool operator!=(Walk W) const { return At != W.At; }
};
static Walk begin(List &L) { return {L.Head}; }
static Walk end(List &) { return {nullptr}; }
} // namespace lists
template <typename T, unsigned N> struct Array {
  T Data[N];
  T *begin() { return Data; }
  T *end() { return Data + N; }
  const T *begin() const { return Data; }
  const T *end() const { return Data + N; }
};
template <typename R> static int total(const R &Range) {
  int Sum = 0;
  for (auto V : Range)
    Sum = Sum * 2 + V;
  return Sum;
}

int main() {
  int Plain[] = {1, 2, 3, 4, 5};
  for (int &V : Plain)
    V *= V;
  write(total(Plain)), write(total(Countdown{6}));
  lists::Node N[4];
  lists::List L;
  for (auto &Node : N)
    Node.Value = &Node - N + 1, L.add(Node);
  for (int &V : L)
    V += 10;
  for (int V : L)
    write(V);
  Array<Array<short, 3>, 2> Grid{{{{1, 2, 3}}, {{4, 5, 6}}}};
  int Sum = 0;
  for (const auto &Row : Grid)
    for (auto V : Row)
      if (V == 5)
        break;
      else if (V % 2)
        continue;
      else
        Sum = Sum * 10 + V;
  write(Sum);
  for (char C : "ab")
    write(C);
  return 0;
}
