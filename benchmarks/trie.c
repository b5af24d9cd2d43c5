//===- trie.c -------------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A trie of words in a pool of nodes: insertions, look-ups, and words with a
/// prefix.

#include <course.h>

struct trie {
  unsigned short child[4];
  unsigned char ends;
  unsigned char pad;
  unsigned short below;
};

static struct trie pool[480];
static int used = 1;

static int insert(unsigned word, int length) {
  int at = 0;
  for (int i = 0; i < length; i++) {
    int c = word >> 2 * i & 3;
    pool[at].below++;
    if (!pool[at].child[c])
      pool[at].child[c] = used++;
    at = pool[at].child[c];
  }
  pool[at].below++;
  return ++pool[at].ends;
}

static int find(unsigned word, int length) {
  int at = 0;
  while (length-- > 0) {
    at = pool[at].child[word & 3];
    if (at == 0)
      return -1;
    word >>= 2;
  }
  return at;
}

int main(void) {
  int words = read(), queries = read();
  unsigned x = 2463534242u;
  int repeated = 0;
  for (int i = 0; i < words; i++) {
    x ^= x << 13;
    x ^= x >> 17;
    x ^= x << 5;
    if (insert(x, 3 + x % 3) > 1)
      repeated++;
  }
  write(used);
  write(repeated);
  int hits = 0, below = 0;
  for (int i = 0; i < queries; i++) {
    int at = find(i * 2654435761u >> 20, 2 + i % 4);
    if (at >= 0) {
      hits += pool[at].ends != 0;
      below += pool[at].below;
    }
  }
  write(hits);
  write(below);
  return 0;
}
