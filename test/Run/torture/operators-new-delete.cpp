// operator new and delete of classes and of arrays, with placement and with a
// size; array elements destroyed from the last to the first.
#include <course.h>

inline void *operator new(size_t, void *P) noexcept { return P; }
inline void *operator new[](size_t, void *P) noexcept { return P; }

struct Pool {
  alignas(16) static char Memory[512];
  static size_t Used;
  uint64_t Value;
  explicit Pool(uint64_t V) : Value(V) {}
  ~Pool() { write(Value); }
  static void *operator new(size_t Size) {
    void *P = Memory + Used;
    write(Size), Used += Size;
    return P;
  }
  static void *operator new(size_t Size, int Tag) {
    write(Tag);
    return operator new(Size);
  }
  static void operator delete(void *P, size_t Size) {
    write((char *)P - Memory), write(Size);
  }
};
alignas(16) char Pool::Memory[512];
size_t Pool::Used;

struct Big : Pool {
  uint64_t More[3];
  Big() : Pool(77), More{1, 2, 3} {}
};

struct Item {
  static int Live;
  int Id;
  Item() : Id(++Live) {}
  ~Item() { write(Id), --Live; }
};
int Item::Live;

struct Over {
  alignas(64) char Byte = 3;
};

int main() {
  Pool *A = new Pool(5), *B = new (42) Pool(6);
  Big *C = new Big;
  delete B;
  delete A;
  delete C;
  volatile int N = 5;
  Item *Items = new Item[N];
  delete[] Items;
  write(Item::Live);
  alignas(Item) char Space[3 * sizeof(Item)];
  Item *In = new (Space) Item[3];
  write(In[2].Id), write((char *)In == Space);
  for (int I = 3; I--;)
    In[I].~Item();
  Over *O = new Over[2];
  write((uintptr_t)O % 64), write(O[1].Byte), write(sizeof(Over));
  delete[] O;
  int *Zero = new int[4](), *Some = new int[N]{1, 2, 3};
  write(Zero[3] + Some[2] * 10 + Some[4]);
  delete[] Zero;
  delete[] Some;
  delete static_cast<Item *>(nullptr);
  return 0;
}
