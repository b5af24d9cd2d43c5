// Nine algorithms that sort the same numbers.
#include <course.h>
enum { N = 60 };
static int base[N], v[N];
static void swap(int *a, int *b) {
  int t = *a;
  *a = *b, *b = t;
}
static void bubble(int *a, int n) {
  for (int done = 0; !done; --n) {
    done = 1;
    for (int i = 1; i < n; ++i)
      if (a[i] < a[i - 1])
        swap(a + i, a + i - 1), done = 0;
  }
}
static void insertion(int *a, int n) {
  for (int i = 1; i < n; ++i) {
    int x = a[i], k = i;
    for (; k > 0 && a[k - 1] > x; --k)
      a[k] = a[k - 1];
    a[k] = x;
  }
}
static void selection(int *a, int n) {
  for (; n > 1; ++a, --n) {
    int *least = a;
    for (int *p = a + 1; p != a + n; ++p)
      least = *p < *least ? p : least;
    swap(a, least);
  }
}
static void shell(int *a, int n) {
  for (int gap = n / 2; gap; gap = gap == 2 ? 1 : gap * 5 / 11)
    for (int i = gap; i < n; ++i)
      for (int k = i; k >= gap && a[k] < a[k - gap]; k -= gap)
        swap(a + k, a + k - gap);
}
static void sift(int *a, int i, int n) {
  for (int c; (c = 2 * i + 1) < n; i = c) {
    if (c + 1 < n && a[c + 1] > a[c])
      ++c;
    if (a[c] <= a[i])
      return;
    swap(a + c, a + i);
  }
}
static void heap(int *a, int n) {
  for (int i = n / 2; i--;)
    sift(a, i, n);
  while (n-- > 1)
    swap(a, a + n), sift(a, 0, n);
}
static void quick(int *a, int n) {
  while (n > 1) {
    int pivot = a[n / 2], i = 0, k = n - 1;
    for (;; ++i, --k) {
      while (a[i] < pivot)
        ++i;
      while (a[k] > pivot)
        --k;
      if (i >= k)
        break;
      swap(a + i, a + k);
    }
    quick(a, i), a += i, n -= i;
    if (i == 0)
      ++a, --n;
  }
}
static void merge(int *a, int n) {
  int half = n / 2, t[n];
  if (n < 2)
    return;
  merge(a, half), merge(a + half, n - half);
  for (int i = 0, k = half, o = 0; o != n; ++o)
    t[o] = k == n || (i != half && a[i] <= a[k]) ? a[i++] : a[k++];
  for (int i = 0; i != n; ++i)
    a[i] = t[i];
}
static void radix(int *a, int n) {
  int t[n], *from = a, *to = t;
  for (int shift = 0; shift != 32; shift += 8) {
    unsigned count[257] = {0};
    for (int i = 0; i != n; ++i)
      ++count[((unsigned)from[i] ^ 0x80000000) >> shift & 255];
    for (unsigned i = 0, sum = 0, c; i != 256; ++i)
      c = count[i], count[i] = sum, sum += c;
    for (int i = 0; i != n; ++i)
      to[count[((unsigned)from[i] ^ 0x80000000) >> shift & 255]++] = from[i];
    int *old = from;
    from = to, to = old;
  }
}
static void comb(int *a, int n) {
  for (int gap = n, swapped = 1; gap > 1 || swapped;) {
    gap = gap > 1 ? gap * 10 / 13 : 1, swapped = 0;
    for (int i = 0; i + gap < n; ++i)
      if (a[i] > a[i + gap])
        swap(a + i, a + i + gap), swapped = 1;
  }
}
static void (*const ways[])(int *, int) = {
    bubble, insertion, selection, shell, heap, quick, merge, radix, comb};
int main(void) {
  unsigned s = 3;
  for (int i = 0; i != N; ++i)
    base[i] = (int)(s = s * 69069 + 1) >> (i % 3 * 11);
  for (int w = 0; w != 9; ++w) {
    for (int i = 0; i != N; ++i)
      v[i] = base[i];
    ways[w](v, N);
    uint64_t hash = 0, ordered = 1;
    for (int i = 0; i != N; ++i)
      hash = hash * 31 + v[i], ordered &= i == 0 || v[i - 1] <= v[i];
    write(ordered), write(hash);
  }
  return 0;
}
