//===- huffman.c ----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Huffman codes from frequencies by a heap, a coded text, and its decoding
/// through the tree.

#include <course.h>
#include <stdint.h>

enum { Symbols = 26 };

struct Node {
  uint32_t weight;
  int8_t left, right;
};

static struct Node Nodes[2 * Symbols];
static uint8_t Heap[2 * Symbols];
static unsigned HeapSize, Used;
static uint32_t Code[Symbols];
static uint8_t Length[Symbols];

static void push(unsigned node) {
  unsigned i = HeapSize++;
  while (i > 0 && Nodes[Heap[(i - 1) / 2]].weight > Nodes[node].weight) {
    Heap[i] = Heap[(i - 1) / 2];
    i = (i - 1) / 2;
  }
  Heap[i] = (uint8_t)node;
}

static unsigned pop(void) {
  unsigned top = Heap[0], last = Heap[--HeapSize], i = 0;
  for (unsigned child; (child = 2 * i + 1) < HeapSize; i = child) {
    if (child + 1 < HeapSize &&
        Nodes[Heap[child + 1]].weight < Nodes[Heap[child]].weight)
      ++child;
    if (Nodes[last].weight <= Nodes[Heap[child]].weight)
      break;
    Heap[i] = Heap[child];
  }
  Heap[i] = (uint8_t)last;
  return top;
}

static void assign(int node, uint32_t code, unsigned length) {
  if (node < Symbols) {
    Code[node] = code;
    Length[node] = (uint8_t)length;
    return;
  }
  assign(Nodes[node].left, code << 1, length + 1);
  assign(Nodes[node].right, code << 1 | 1, length + 1);
}

static unsigned letter(unsigned i) {
  return (i * i + i * 3 + i / 5) % 37 * 26 / 37 % Symbols;
}

int main(void) {
  unsigned n = (unsigned)read();
  for (unsigned i = 0; i < Symbols; ++i)
    Nodes[i].weight = 1;
  for (unsigned i = 0; i < n; ++i)
    ++Nodes[letter(i)].weight;
  for (unsigned i = 0; i < Symbols; ++i)
    push(i);
  Used = Symbols;
  while (HeapSize > 1) {
    unsigned a = pop(), b = pop();
    Nodes[Used].weight = Nodes[a].weight + Nodes[b].weight;
    Nodes[Used].left = (int8_t)a;
    Nodes[Used].right = (int8_t)b;
    push(Used++);
  }
  unsigned root = pop();
  assign((int)root, 0, 0);
  uint8_t *bits = malloc((n * 25 / 64 + 1) * 8);
  unsigned length = 0;
  for (unsigned i = 0; i < n; ++i)
    for (unsigned c = letter(i), k = Length[c]; k-- > 0; ++length)
      bits[length / 8] |= (uint8_t)((Code[c] >> k & 1) << length % 8);
  write(length);
  unsigned wrong = 0;
  for (unsigned i = 0, at = 0; i < n; ++i) {
    unsigned node = root;
    while (node >= Symbols) {
      node = (unsigned)(bits[at / 8] >> at % 8 & 1 ? Nodes[node].right
                                                   : Nodes[node].left);
      ++at;
    }
    wrong += node != letter(i);
  }
  write(wrong);
  free(bits);
  return 0;
}
