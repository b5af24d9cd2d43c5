static inline int half(int n) {
  counter = limit = n / 2;
  return sum(n);
}
