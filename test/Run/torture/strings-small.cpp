// A string class that keeps short texts in itself: copies, moves, growth.
// text
#include <stdio.h>
#include <string.h>

class String {
  union {
    char Short[16];
    struct {
      char *Long;
      size_t Capacity;
    };
  };
  size_t Size = 0;
  bool isLong() const { return Size > 15; }

public:
  static int Blocks;
  String() { Short[0] = 0; }
  String(const char *S) : String() { append(S, strlen(S)); }
  String(const String &S) : String() { append(S.data(), S.Size); }
  String(String &&S) : String() { swap(S); }
  ~String() { release(); }
  String &operator=(String S) { return swap(S), *this; }
  const char *data() const { return isLong() ? Long : Short; }
  size_t size() const { return Size; }
  void release() {
    if (isLong())
      delete[] Long, --Blocks;
  }
  void swap(String &S) {
    char Raw[sizeof(String)];
    memcpy(Raw, static_cast<void *>(this), sizeof Raw);
    memcpy(static_cast<void *>(this), &S, sizeof Raw);
    memcpy(static_cast<void *>(&S), Raw, sizeof Raw);
  }
  String &append(const char *S, size_t N) {
    size_t Total = Size + N;
    if (Total > 15 && (!isLong() || Total >= Capacity)) {
      char *Block = new char[2 * Total];
      memcpy(Block, data(), Size);
      memcpy(Block + Size, S, N);
      release();
      ++Blocks, Long = Block, Capacity = 2 * Total;
    } else {
      memmove((isLong() ? Long : Short) + Size, S, N);
    }
    Size = Total;
    (isLong() ? Long : Short)[Size] = 0;
    return *this;
  }
  String &operator+=(const String &S) { return append(S.data(), S.Size); }
  friend String operator+(String A, const String &B) { return A += B; }
  bool operator<(const String &S) const { return strcmp(data(), S.data()) < 0; }
};
int String::Blocks;

static String repeat(const String &S, int N) {
  String R;
  while (N--)
    R += S;
  return R;
}

int main() {
  {
    String A = "hello", B = A + ", " + "world", C = B + " and the rest";
    printf("%s|%s|%s\n", A.data(), B.data(), C.data());
    String Sorted[] = {"pear", "a rather long apple name", "fig", C, "banana"};
    for (int I = 1; I != 5; ++I)
      for (int J = I; J && Sorted[J] < Sorted[J - 1]; --J)
        Sorted[J].swap(Sorted[J - 1]);
    for (const String &S : Sorted)
      printf("%zu %s\n", S.size(), S.data());
    A = repeat("ab", 20);
    B = A;
    A = "x";
    C = static_cast<String &&>(B);
    printf("%s %zu %s %d\n", A.data(), B.size(), C.data(), String::Blocks);
    C += C;
    puts(C.data());
  }
  printf("%d\n", String::Blocks);
  return 0;
}
