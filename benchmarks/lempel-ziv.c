//===- lempel-ziv.c -------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Compression by references into a window of earlier text, and back.

#include <course.h>

#define WINDOW 64

static unsigned char text[800], packed[1700], back[800];

int main(void) {
  int n = read();
  unsigned s = read();
  for (int i = 0; i < n; i++) {
    s = s * 22695477 + 1;
    if (i > 40 && s >> 30 != 0)
      text[i] = text[i - 13 - (i / 100) * 3];
    else
      text[i] = 'a' + (s >> 16) % 6;
  }
  int out = 0;
  for (int i = 0; i < n;) {
    int best = 0, from = 0;
    for (int j = i > WINDOW ? i - WINDOW : 0; j < i; j++) {
      int k = 0;
      while (i + k < n && k < 30 && text[j + k] == text[i + k])
        k++;
      if (k > best) {
        best = k;
        from = i - j;
      }
    }
    if (best >= 3) {
      packed[out++] = 128 + from;
      packed[out++] = best;
      i += best;
    } else
      packed[out++] = text[i++];
  }
  write(out);
  int length = 0;
  for (int i = 0; i < out;) {
    if (packed[i] >= 128) {
      int from = packed[i] - 128, count = packed[i + 1];
      for (int k = 0; k < count; k++, length++)
        back[length] = back[length - from];
      i += 2;
    } else
      back[length++] = packed[i++];
  }
  int wrong = length != n;
  for (int i = 0; i < n; i++)
    wrong += back[i] != text[i];
  write(wrong);
  return 0;
}
