// A small copy of an array is aligned as the array is: a tag in the low bits of an
// address can be taken off again.
#include <course.h>
static int *tables[2];
int main(void) {
  int t[100][100];
  _Alignas(16) int v[98][99], w[98][99];
  uint64_t n = read();
  for (uint64_t i = 0; i < n; ++i)
    for (uint64_t j = 0; j < n; ++j)
      t[i][j] = read();
  for (uint64_t i = 0; i < n; ++i)
    for (uint64_t j = 0; j < n; ++j) {
      v[i][j] = t[i][j] * 3;
      w[i][j] = t[j][i] + 5;
    }
  tables[0] = &v[0][0];
  tables[1] = &w[0][0];
  for (uint64_t q = read(); q != 0; q = read()) {
    uintptr_t tagged = (uintptr_t)tables[q & 1] | (q & 7);
    write(*(int *)(tagged & ~(uintptr_t)15) == *tables[q & 1]);
    write(tagged & 15);
  }
  return 0;
}
