// Plain char and its arithmetic.
#include <course.h>
static char c = 200;
static signed char s = -56;
static unsigned char u = 200;
int main(void) {
  volatile char v = '\xff';
  write(c), write(c == s), write(c == u), write((unsigned char)c == u);
  write(v), write(v >> 4), write((unsigned char)v >> 4), write(v * 16);
  c += 100;
  write(c);
  s -= 100;
  write(s);
  u *= 3;
  write(u);
  write("\x80"[0]), write('\377'), write((char)300), write(sizeof 'a');
  write(c < u ? 1 : 2), write(s / 3), write(s % 3), write(u / -3);
  return 0;
}
