// Labels as values: a threaded interpreter, differences of labels, a table in a
// static initialiser.
#include <course.h>

static uint64_t interpret(const uint8_t *Code, uint64_t Value) {
  static const void *const Labels[] = {&&Add, &&Double, &&Decrement, &&Loop,
                                       &&Stop};
  uint64_t Steps = 0;
#define NEXT goto *Labels[*Code++]
  NEXT;
Add:
  Value += *Code++;
  ++Steps;
  NEXT;
Double:
  Value *= 2;
  ++Steps;
  NEXT;
Decrement:
  --Value;
  ++Steps;
  NEXT;
Loop:
  if (Value > 3) {
    Code -= 2;
    ++Steps;
  }
  NEXT;
Stop:
  return Value * 1000 + Steps;
}

static uint64_t classify(int I) {
  static const int Offsets[] = {&&Zero - &&Zero, &&One - &&Zero, &&Two - &&Zero};
  void *Target = &&Other;
  if (I >= 0 && I < 3)
    Target = &&Zero + Offsets[I];
  goto *Target;
Zero:
  return 100;
One:
  return 101;
Two:
  return 102;
Other:
  return 199;
}

static uint64_t iterate(uint64_t N) {
  void *Next = &&Again;
  uint64_t Sum = 0;
Again:
  Sum += N;
  if (--N == 0)
    Next = &&Done;
  goto *Next;
Done:
  return Sum;
}

int main(void) {
  static const uint8_t Code[] = {0, 5, 1, 1, 2, 3, 1, 0, 100, 4};
  write(interpret(Code, 3));
  write(interpret(Code, 1));
  for (int I = -1; I != 5; ++I)
    write(classify(I));
  write(iterate(10));
  return 0;
}
