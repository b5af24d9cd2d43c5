// A balanced tree as a map: rotations, iterators, removal, comparison objects,
// counted copies of keys.
#include <course.h>

template <typename K, typename V, typename Less> class Map {
  struct Node {
    K Key;
    V Value;
    Node *Child[2] = {nullptr, nullptr}, *Up = nullptr;
    int Height = 1;
    Node(const K &Key) : Key(Key), Value() {}
  };
  Node *Root = nullptr;
  unsigned Count = 0;
  Less Before;

  static int height(Node *N) { return N ? N->Height : 0; }
  static void update(Node *N) {
    int L = height(N->Child[0]), R = height(N->Child[1]);
    N->Height = (L > R ? L : R) + 1;
  }
  void replace(Node *Old, Node *New) {
    (Old->Up ? Old->Up->Child[Old->Up->Child[1] == Old] : Root) = New;
    if (New)
      New->Up = Old->Up;
  }
  Node *rotate(Node *N, int To) {
    Node *Top = N->Child[!To];
    replace(N, Top);
    if ((N->Child[!To] = Top->Child[To]))
      Top->Child[To]->Up = N;
    Top->Child[To] = N, N->Up = Top;
    update(N), update(Top);
    return Top;
  }
  void balance(Node *N) {
    for (; N; N = N->Up) {
      update(N);
      for (int Side = 0; Side != 2; ++Side)
        if (height(N->Child[Side]) > height(N->Child[!Side]) + 1) {
          Node *C = N->Child[Side];
          if (height(C->Child[!Side]) > height(C->Child[Side]))
            rotate(C, Side);
          N = rotate(N, !Side);
          break;
        }
    }
  }
  static void clear(Node *N) {
    if (!N)
      return;
    clear(N->Child[0]), clear(N->Child[1]);
    delete N;
  }

public:
  class Iterator {
    Node *N;

  public:
    explicit Iterator(Node *N) : N(N) {}
    Node &operator*() const { return *N; }
    bool operator!=(Iterator I) const { return N != I.N; }
    Iterator &operator++() {
      if (N->Child[1]) {
        for (N = N->Child[1]; N->Child[0];)
          N = N->Child[0];
        return *this;
      }
      Node *Last;
      do
        Last = N, N = N->Up;
      while (N && N->Child[1] == Last);
      return *this;
    }
  };
  ~Map() { clear(Root); }
  V &operator[](const K &Key) {
    Node *Up = nullptr, **At = &Root;
    while (*At) {
      Up = *At;
      if (Before(Key, Up->Key))
        At = &Up->Child[0];
      else if (Before(Up->Key, Key))
        At = &Up->Child[1];
      else
        return Up->Value;
    }
    Node *N = *At = new Node(Key);
    N->Up = Up, ++Count;
    balance(Up);
    return N->Value;
  }
  bool erase(const K &Key) {
    Node *N = Root;
    while (N && (Before(Key, N->Key) || Before(N->Key, Key)))
      N = N->Child[Before(N->Key, Key)];
    if (!N)
      return false;
    if (N->Child[0] && N->Child[1]) {
      Node *Next = N->Child[1];
      while (Next->Child[0])
        Next = Next->Child[0];
      N->Key = Next->Key, N->Value = Next->Value, N = Next;
    }
    replace(N, N->Child[N->Child[0] == nullptr]);
    balance(N->Up);
    delete N;
    return --Count, true;
  }
  Iterator begin() const {
    Node *N = Root;
    while (N && N->Child[0])
      N = N->Child[0];
    return Iterator(N);
  }
  Iterator end() const { return Iterator(nullptr); }
  unsigned size() const { return Count; }
  int depth() const { return height(Root); }
};
struct Ascending {
  bool operator()(int A, int B) const { return A < B; }
};
struct ByLastDigit {
  bool operator()(int A, int B) const {
    return A % 10 != B % 10 ? A % 10 < B % 10 : A > B;
  }
};

template <typename M> static void fill(M &Values) {
  for (int I = 0; I != 200; ++I)
    Values[I * 37 % 101] += I;
  for (int I = 0; I < 101; I += 3)
    Values.erase(I);
  write(Values.size()), write(Values.depth()), write(Values.erase(3));
  uint64_t Hash = 0;
  for (auto &N : Values)
    Hash = Hash * 31 + N.Key * 1000 + N.Value;
  write(Hash);
}

int main() {
  Map<int, long, Ascending> Up;
  Map<int, short, ByLastDigit> Digits;
  fill(Up), fill(Digits);
  write(Up[50]), write(Up[1000]), write(Up.size());
  return 0;
}
