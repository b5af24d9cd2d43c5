// A simulation: events in a heap of pointers, handled by virtual functions,
// queues of customers, statistics.
#include <course.h>

template <typename T, typename Before> class Heap {
  T *Items = nullptr;
  unsigned Size = 0, Capacity = 0;
  Before Less;
  void swap(unsigned A, unsigned B) {
    T Old = Items[A];
    Items[A] = Items[B], Items[B] = Old;
  }

public:
  ~Heap() { delete[] Items; }
  bool empty() const { return Size == 0; }
  void push(T Item) {
    if (Size == Capacity) {
      T *Larger = new T[Capacity = Capacity * 2 + 2];
      for (unsigned I = 0; I != Size; ++I)
        Larger[I] = Items[I];
      delete[] Items;
      Items = Larger;
    }
    unsigned At = Size++;
    for (Items[At] = Item; At && Less(Items[At], Items[(At - 1) / 2]);
         At = (At - 1) / 2)
      swap(At, (At - 1) / 2);
  }
  T pop() {
    T Top = Items[0];
    Items[0] = Items[--Size];
    for (unsigned At = 0;;) {
      unsigned Child = 2 * At + 1;
      if (Child >= Size)
        return Top;
      if (Child + 1 < Size && Less(Items[Child + 1], Items[Child]))
        ++Child;
      if (!Less(Items[Child], Items[At]))
        return Top;
      swap(At, Child), At = Child;
    }
  }
};

class Bank;
struct Event {
  uint64_t Time, Order;
  static uint64_t Next;
  explicit Event(uint64_t Time) : Time(Time), Order(Next++) {}
  virtual ~Event() = default;
  virtual void happen(Bank &B) = 0;
};
uint64_t Event::Next;
struct Sooner {
  bool operator()(const Event *A, const Event *B) const {
    return A->Time != B->Time ? A->Time < B->Time : A->Order < B->Order;
  }
};
class Bank {
  Heap<Event *, Sooner> Queue;
  uint32_t Seed = 12345;

public:
  uint64_t Now = 0, Waiting = 0, Free = 2, Served = 0, Waited = 0, Longest = 0;
  uint32_t random(uint32_t Limit) {
    Seed = Seed * 1664525 + 1013904223;
    return (Seed >> 16) % Limit;
  }
  void add(Event *E) { Queue.push(E); }
  void run() {
    while (!Queue.empty()) {
      Event *E = Queue.pop();
      Waited += Waiting * (E->Time - Now), Now = E->Time;
      E->happen(*this);
      if (Waiting > Longest)
        Longest = Waiting;
      delete E;
    }
  }
};
struct Leave final : Event {
  using Event::Event;
  void happen(Bank &B) override {
    ++B.Served;
    if (B.Waiting)
      --B.Waiting, B.add(new Leave(B.Now + 5 + B.random(10)));
    else
      ++B.Free;
  }
};
struct Arrive final : Event {
  int Left;
  Arrive(uint64_t Time, int Left) : Event(Time), Left(Left) {}
  void happen(Bank &B) override {
    if (B.Free)
      --B.Free, B.add(new Leave(B.Now + 5 + B.random(10)));
    else
      ++B.Waiting;
    if (Left)
      B.add(new Arrive(B.Now + 1 + B.random(8), Left - 1));
  }
};

int main() {
  Bank B;
  B.add(new Arrive(3, 60)), B.add(new Arrive(7, 5));
  B.run();
  write(B.Now), write(B.Served), write(B.Waited), write(B.Longest);
  write(B.Free), write(Event::Next);
  return 0;
}
