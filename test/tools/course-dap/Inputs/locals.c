int main(void) { // The frame is made here.
  int n = -3; long table[2];
  f();
  return 0;
}
static void f(void) {
  double half = 0.5;
  return;
}
