// Volatile objects of all kinds keep their accesses in order.
#include <course.h>
struct v {
  volatile int a;
  volatile unsigned char b;
  volatile short c : 5;
};
static volatile int counter;
static volatile long arr[4];
static int tick(void) { return ++counter; }
int main(void) {
  struct v v = {1, 2, 3};
  for (int i = 0; i != 5; ++i) {
    v.a += tick();
    v.b++;
    v.c--;
    arr[i & 3] += v.a;
  }
  write(v.a), write(v.b), write((long)v.c), write(counter);
  volatile int *volatile p = &counter;
  *p;
  *p;
  (void)*p;
  int x = *p + *p;
  write(x);
  for (int i = 0; i != 4; ++i)
    write(arr[i]);
  volatile struct { int q[2]; } s = {{5, 6}};
  s.q[counter & 1] = 9;
  write(s.q[0] * 10 + s.q[1]);
  while (counter > 2)
    counter--;
  write(counter);
  return 0;
}
