//===- register-machine.c -------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A virtual machine with registers and packed instructions, with handlers in a
/// table of functions.

#include <course.h>
#include <stdint.h>

typedef struct {
  uint32_t registers[8];
  uint32_t memory[64];
  uint32_t pc;
  int running;
} Machine;

typedef void (*Handler)(Machine *, unsigned a, unsigned b, unsigned c);

static void add(Machine *m, unsigned a, unsigned b, unsigned c) {
  m->registers[a] = m->registers[b] + m->registers[c];
}
static void subtract(Machine *m, unsigned a, unsigned b, unsigned c) {
  m->registers[a] = m->registers[b] - m->registers[c];
}
static void multiply(Machine *m, unsigned a, unsigned b, unsigned c) {
  m->registers[a] = m->registers[b] * m->registers[c];
}
static void setTo(Machine *m, unsigned a, unsigned b, unsigned c) {
  m->registers[a] = b << 3 | c;
}
static void load(Machine *m, unsigned a, unsigned b, unsigned c) {
  m->registers[a] = m->memory[(m->registers[b] + c) % 64];
}
static void store(Machine *m, unsigned a, unsigned b, unsigned c) {
  m->memory[(m->registers[b] + c) % 64] = m->registers[a];
}
static void branch(Machine *m, unsigned a, unsigned b, unsigned c) {
  if (m->registers[a])
    m->pc = b << 3 | c;
}
static void halt(Machine *m, unsigned a, unsigned b, unsigned c) {
  (void)a, (void)b, (void)c;
  m->running = 0;
}

static const Handler Handlers[8] = {add,  subtract, multiply, setTo,
                                    load, store,    branch,   halt};

#define I(op, a, b, c) ((op) << 9 | (a) << 6 | (b) << 3 | (c))

// Fills memory with squares, adds them up, and does it again.
static const uint16_t Code[] = {
    I(3, 1, 0, 0), I(3, 2, 0, 1), I(3, 3, 4, 0), I(2, 4, 1, 1), I(5, 4, 1, 0),
    I(0, 1, 1, 2), I(1, 5, 3, 1), I(6, 5, 0, 3), I(3, 1, 0, 0), I(3, 6, 0, 0),
    I(4, 4, 1, 0), I(0, 6, 6, 4), I(0, 1, 1, 2), I(1, 5, 3, 1), I(6, 5, 1, 2),
    I(1, 7, 7, 2), I(6, 7, 0, 0), I(7, 0, 0, 0)};

int main(void) {
  static Machine m;
  uint32_t rounds = (uint32_t)read();
  m.registers[7] = rounds;
  m.running = 1;
  uint32_t steps = 0;
  while (m.running) {
    uint16_t i = Code[m.pc++];
    Handlers[i >> 9 & 7](&m, i >> 6 & 7, i >> 3 & 7, i & 7);
    ++steps;
  }
  write(steps);
  write(m.registers[6]);
  return 0;
}
