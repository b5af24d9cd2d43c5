// Functions as values: tables, arguments, results, structures, comparisons.
#include <course.h>

typedef uint64_t (*Operation)(uint64_t, uint64_t);

static uint64_t add(uint64_t A, uint64_t B) { return A + B; }
static uint64_t subtract(uint64_t A, uint64_t B) { return A - B; }
static uint64_t multiply(uint64_t A, uint64_t B) { return A * B; }
static uint64_t power(uint64_t A, uint64_t B) {
  return B == 0 ? 1 : A * power(A, B - 1);
}

static const Operation Table[] = {add, subtract, multiply, power};

static Operation choose(char Symbol) {
  switch (Symbol) {
  case '+':
    return add;
  case '-':
    return subtract;
  case '*':
    return multiply;
  default:
    return 0;
  }
}

struct shape {
  uint64_t (*Area)(const struct shape *);
  void (*Scale)(struct shape *, uint64_t);
  uint64_t Width, Height;
};

static uint64_t rectangleArea(const struct shape *S) {
  return S->Width * S->Height;
}
static uint64_t triangleArea(const struct shape *S) {
  return S->Width * S->Height / 2;
}
static void scaleBoth(struct shape *S, uint64_t Factor) {
  S->Width *= Factor;
  S->Height *= Factor;
}
static void scaleWidth(struct shape *S, uint64_t Factor) { S->Width *= Factor; }

static void forEach(const uint8_t *Begin, const uint8_t *End,
                    void (*Call)(uint8_t, void *), void *Context) {
  while (Begin != End)
    Call(*Begin++, Context);
}

static void sumUp(uint8_t Byte, void *Context) { *(uint64_t *)Context += Byte; }
static void print(uint8_t Byte, void *Context) {
  (void)Context;
  write(Byte);
}

struct pair {
  uint64_t A, B;
};
static struct pair swap(struct pair P) { return (struct pair){P.B, P.A}; }
static struct pair same(struct pair P) { return P; }

static uint64_t sumOf(int Count, ...) {
  __builtin_va_list Args;
  __builtin_va_start(Args, Count);
  uint64_t Sum = 0;
  while (Count-- > 0)
    Sum += __builtin_va_arg(Args, int);
  __builtin_va_end(Args);
  return Sum;
}
static uint64_t countOf(int Count, ...) { return Count; }

static float half(float F) { return F / 2; }
static float twice(float F) { return F * 2; }
static __int128 wide(__int128 A, uint8_t B) { return A * B; }

static Operation pick(unsigned I) { return Table[I % 4]; }
static Operation (*volatile Pick)(unsigned) = pick;

static uint64_t recurse(uint64_t N, uint64_t (*Self)(uint64_t, void *)) {
  return N ? N + Self(N - 1, (void *)Self) : 0;
}
static uint64_t again(uint64_t N, void *Self) {
  return recurse(N, (uint64_t(*)(uint64_t, void *))Self);
}

int main(void) {
  for (unsigned I = 0; I != 6; ++I)
    write(Pick(I)(7, 3));
  const char *Symbols = "+-*/";
  for (int I = 0; I != 4; ++I) {
    Operation F = choose(Symbols[I]);
    write(F ? F(20, 4) : 99);
    write((F == add) + 2 * (F != 0) + 4 * (F == Table[1]));
  }

  struct shape Shapes[] = {{rectangleArea, scaleBoth, 3, 4},
                           {triangleArea, scaleWidth, 6, 7}};
  for (volatile int I = 0; I != 2; ++I) {
    Shapes[I].Scale(&Shapes[I], 10);
    write(Shapes[I].Area(&Shapes[I]));
  }

  uint8_t Bytes[] = {1, 2, 3, 250};
  uint64_t Sum = 0;
  forEach(Bytes, Bytes + 4, sumUp, &Sum);
  forEach(Bytes, Bytes + 4, print, 0);
  write(Sum);

  struct pair (*volatile Swap)(struct pair) = swap;
  write(Swap((struct pair){1, 2}).A);
  Swap = same;
  write(Swap((struct pair){1, 2}).A);
  uint64_t (*volatile Variadic)(int, ...) = sumOf;
  write(Variadic(3, 10, 20, 30));
  Variadic = countOf;
  write(Variadic(2, 10, 20));
  float (*volatile Float)(float) = half;
  write((uint64_t)(Float(5) * 100));
  Float = twice;
  write((uint64_t)(Float(5) * 100));
  __int128 (*volatile Wide)(__int128, uint8_t) = wide;
  write((uint64_t)(Wide((__int128)1 << 70, 200) >> 64));
  write(recurse(10, again));
  return 0;
}
