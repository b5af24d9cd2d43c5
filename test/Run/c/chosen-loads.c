// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Loads at indexes that depend on the path: the larger child in a heap, the end of
// a border.

#include <course.h>
#include <stdint.h>

static uint32_t h[70];
static int cnt;
static void push(uint32_t v) {
  int i = cnt++;
  while (i && h[(i - 1) / 2] > v) {
    h[i] = h[(i - 1) / 2];
    i = (i - 1) / 2;
  }
  h[i] = v;
}
static uint32_t pop(void) {
  uint32_t r = h[0], v = h[--cnt];
  int i = 0;
  for (;;) {
    int c = 2 * i + 1;
    if (c >= cnt)
      break;
    if (c + 1 < cnt && h[c + 1] < h[c])
      c++;
    if (h[c] >= v)
      break;
    h[i] = h[c];
    i = c;
  }
  h[i] = v;
  return r;
}
static uint8_t s[64];
static int b[64];
int main(void) {
  for (uint64_t n; (n = read());) {
    for (unsigned i = 0; i < n; i++) {
      s[i] = (i * i + n) % 3;
      push((i * 7919 + n) % 101);
    }
    b[0] = 0;
    for (unsigned i = 1, k = 0; i < n; i++) {
      while (k && s[i] != s[k])
        k = b[k - 1];
      k += s[i] == s[k];
      b[i] = k;
    }
    unsigned x = 0;
    for (unsigned i = 0; i < n; i++)
      x = x * 31 + b[i];
    write(x);
    x = 0;
    while (cnt)
      x = x * 31 + pop();
    write(x);
  }
}
