// The addresses of frames: never null, each function's beyond its objects, one
// below the other in recursion, the same at every call from one place.
#include <course.h>
__attribute__((noinline)) static uintptr_t frame(void) {
  return (uintptr_t)__builtin_frame_address(0);
}
__attribute__((noinline)) static int deeper(uintptr_t up, int n) {
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  volatile int pad[4] = {n};
  if (n == 0)
    return 1;
  return here != 0 && here <= up && deeper((uintptr_t)pad, n - 1) + pad[0] - n;
}
__attribute__((noinline)) static int dynamic(int n) {
  volatile char object[n];
  object[n - 1] = 3;
  volatile char *frame = __builtin_frame_address(0);
  return frame > object && object[n - 1] == 3;
}
__attribute__((noinline)) static int aligned(void) {
  _Alignas(64) volatile char object[64];
  object[0] = 1;
  return (volatile char *)__builtin_frame_address(0) > object;
}
int main(void) {
  uintptr_t calls[3];
  for (int i = 0; i != 3; ++i)
    calls[i] = frame();
  write(calls[0] != 0), write(calls[0] == calls[1] && calls[1] == calls[2]);
  write(deeper(-1ul, 10)), write(dynamic(5)), write(dynamic(500));
  write(aligned()), write(__builtin_frame_address(0) != 0);
  return 0;
}
