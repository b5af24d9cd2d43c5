// Frames of more than the whole stack area: the stack lies in the heap.
#include <course.h>

static uint64_t sum(const uint64_t *Numbers, int Count) {
  uint64_t Result = 0;
  for (int I = 0; I != Count; ++I)
    Result = Result * 31 + Numbers[I];
  return Result;
}

static uint64_t recurse(int Depth, uint64_t Seed) {
  uint64_t Frame[300];
  for (int I = 0; I != 300; ++I)
    Frame[I] = Seed + I;
  uint64_t Below = Depth ? recurse(Depth - 1, Seed * 7 + 1) : 0;
  return sum(Frame, 300) + Below;
}

static uint64_t large(uint64_t Seed) {
  uint64_t Numbers[2500];
  for (int I = 0; I != 2500; ++I)
    Numbers[I] = Seed ^ I;
  return sum(Numbers, 2500) + recurse(20, Numbers[Seed % 2500]);
}

uint64_t Global[200];

int main(void) {
  Global[7] = 5;
  uint64_t *Block = malloc(80);
  Block[3] = 9;
  write(large(12345));
  write(sum(Global, 200) + Block[3]);
  free(Block);
  return 0;
}
