// Templates, lambdas, constexpr, structured bindings, fold expressions.
#include <course.h>

template <typename T> class Vector {
  T *Data = nullptr;
  size_t Size = 0, Capacity = 0;

public:
  Vector() = default;
  Vector(const Vector &) = delete;
  Vector(Vector &&V) : Data(V.Data), Size(V.Size), Capacity(V.Capacity) {
    V.Data = nullptr;
    V.Size = 0;
  }
  ~Vector() { delete[] Data; }
  void push(const T &Value) {
    if (Size == Capacity) {
      Capacity = Capacity ? 2 * Capacity : 3;
      T *Larger = new T[Capacity];
      for (size_t I = 0; I != Size; ++I)
        Larger[I] = Data[I];
      delete[] Data;
      Data = Larger;
    }
    Data[Size++] = Value;
  }
  T *begin() { return Data; }
  T *end() { return Data + Size; }
  size_t size() const { return Size; }
};

template <typename T, typename F> void sort(Vector<T> &V, F Less) {
  for (T *I = V.begin(); I != V.end(); ++I)
    for (T *J = I; J != V.begin() && Less(*J, *(J - 1)); --J) {
      T Swap = *J;
      *J = *(J - 1);
      *(J - 1) = Swap;
    }
}

template <unsigned N> struct Factorial {
  static constexpr uint64_t Value = N * Factorial<N - 1>::Value;
};
template <> struct Factorial<0> {
  static constexpr uint64_t Value = 1;
};

template <typename... Ts> uint64_t sum(Ts... Values) { return (Values + ... + 0); }

constexpr uint64_t fibonacci(unsigned N) {
  return N < 2 ? N : fibonacci(N - 1) + fibonacci(N - 2);
}

template <typename T> uint64_t width() {
  if constexpr (sizeof(T) > 4)
    return 100 + sizeof(T);
  else
    return sizeof(T);
}

struct Pair {
  uint8_t First;
  uint64_t Second;
};

static Vector<uint32_t> make(unsigned N) {
  Vector<uint32_t> Result;
  for (unsigned I = 0; I != N; ++I)
    Result.push(I * 7919 % 101);
  return Result;
}

enum class Kind : uint8_t { A = 3, B = 250 };

int main() {
  Vector<uint32_t> V = make(20);
  sort(V, [](uint32_t A, uint32_t B) { return A < B; });
  for (uint32_t Value : V)
    write(Value);
  uint32_t Limit = 50;
  uint64_t Count = 0;
  auto Visit = [&Count, Limit](uint32_t Value) { Count += Value > Limit; };
  for (uint32_t Value : V)
    Visit(Value);
  write(Count);
  write(Factorial<10>::Value);
  write(sum(1, 2u, 3ul, (short)4));
  constexpr uint64_t F = fibonacci(20);
  write(F);
  write(width<short>() + width<long>());
  auto [A, B] = Pair{200, 1ull << 40};
  write(A + B);
  write((uint64_t)Kind::B);
  auto Twice = [](auto Value) { return Value + Value; };
  write((uint64_t)(Twice(1.25) * 4) + Twice(3));
  return 0;
}
