//===- operands.h - Operands for tests of floating point ------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Pairs of operands for a format that the includer chooses (FORMAT_DOUBLE or
/// FORMAT_FLOAT), and a checksum of results. The first input says how many pairs,
/// the second one seeds the generator.
///
/// First all pairs of special values, then random ones: any bits, exponents near
/// each other, values that differ in their last bits, integers, subnormals.
///
/// scripts/check-float runs the programs of this directory with many pairs.
///
//===----------------------------------------------------------------------===//

#include <course.h>

#ifdef FORMAT_DOUBLE
typedef double Number;
typedef uint64_t Bits;
enum { BITS = 64, FRACTION = 52, BIAS = 1023, EXPONENTS = 2048 };
#else
typedef float Number;
typedef uint32_t Bits;
enum { BITS = 32, FRACTION = 23, BIAS = 127, EXPONENTS = 256 };
#endif

static const Bits One = 1;
#define FRACTION_MASK ((One << FRACTION) - 1)
#define INF_BITS ((Bits)(EXPONENTS - 1) << FRACTION)

static Number fromBits(Bits B) {
  union {
    Bits B;
    Number N;
  } U = {B};
  return U.N;
}

static Bits toBits(Number N) {
  union {
    Number N;
    Bits B;
  } U = {N};
  return U.B;
}

static int isNaN(Number N) { return (toBits(N) << 1) > (INF_BITS << 1); }

static uint64_t State;

static uint64_t nextRandom(void) {
  State ^= State << 13;
  State ^= State >> 7;
  State ^= State << 17;
  return State;
}

enum { SPECIALS = 46 };

static Bits special(unsigned I) {
  Bits Sign = (Bits)(I & 1) << (BITS - 1);
  Bits OneBits = (Bits)BIAS << FRACTION, Unit = One << FRACTION;
  switch (I / 2) {
  case 0:
    return Sign;
  case 1:
    return Sign | 1;
  case 2:
    return Sign | 2;
  case 3:
    return Sign | FRACTION_MASK;
  case 4:
    return Sign | Unit;
  case 5:
    return Sign | (Unit + 1);
  case 6:
    return Sign | (2 * Unit - 1);
  case 7:
    return Sign | OneBits;
  case 8:
    return Sign | (OneBits + 1);
  case 9:
    return Sign | (OneBits - 1);
  case 10:
    return Sign | (OneBits + Unit / 2);
  case 11:
    return Sign | (OneBits + Unit);
  case 12:
    return Sign | (OneBits - Unit);
  case 13:
    return Sign | (OneBits + FRACTION * Unit);
  case 14:
    return Sign | (OneBits + FRACTION * Unit + 1);
  case 15:
    return Sign | (OneBits + (FRACTION + 1) * Unit);
  case 16:
    return Sign | (OneBits - (FRACTION + 1) * Unit);
  case 17:
    return Sign | (OneBits - (FRACTION + 2) * Unit + 1);
  case 18:
    return Sign | (INF_BITS - 1);
  case 19:
    return Sign | INF_BITS;
  case 20:
    return Sign | INF_BITS | 1; // signals
  case 21:
    return Sign | INF_BITS | Unit / 2 | 5;
  default:
    return Sign | (Unit / 2);
  }
}

static Bits any(void) {
  return (Bits)(nextRandom() >> (64 - BITS));
}

static Bits withExponent(Bits B, unsigned Exponent) {
  Bits Mask = (Bits)(EXPONENTS - 1) << FRACTION;
  return (B & ~Mask) | ((Bits)(Exponent % EXPONENTS) << FRACTION);
}

static unsigned exponentOf(Bits B) {
  return (unsigned)(B >> FRACTION) % EXPONENTS;
}

// The pair with a number.
static void getPair(uint64_t I, Number *A, Number *B) {
  if (I < SPECIALS * SPECIALS) {
    *A = fromBits(special(I / SPECIALS));
    *B = fromBits(special(I % SPECIALS));
    return;
  }
  Bits X = any(), Y = any();
  unsigned Shift = nextRandom() >> 32;
  switch (nextRandom() >> 61) {
  case 0:
    break;
  case 1: // about as large
    Y = withExponent(Y, exponentOf(X) + Shift % 5 - 2);
    break;
  case 2: // as large as matters
    Y = withExponent(Y, exponentOf(X) + Shift % (2 * FRACTION + 6) - FRACTION - 3);
    break;
  case 3: // nearly the same magnitude
    Y = (X ^ (Y & (One << (BITS - 1)))) + Shift % 9 - 4;
    break;
  case 4: // products and quotients in the middle
    X = withExponent(X, BIAS + Shift % 64 - 32);
    Y = withExponent(Y, BIAS + (Shift >> 8) % 64 - 32);
    break;
  case 5: // few bits
    X &= ~(Bits)0 << (Shift % FRACTION);
    Y &= ~(Bits)0 << ((Shift >> 8) % FRACTION);
    break;
  case 6: // products and quotients that are subnormal
    X = withExponent(X, Shift % BIAS);
    Y = withExponent(Y, BIAS - exponentOf(X) + (Shift >> 12) % (FRACTION + 3) -
                            FRACTION / 2);
    break;
  default: // subnormal
    X = withExponent(X, 0);
    Y = withExponent(Y, Shift % 3 * (BIAS / 2));
    break;
  }
  if (Shift & 0x10000000) {
    Bits Z = X;
    X = Y;
    Y = Z;
  }
  *A = fromBits(X);
  *B = fromBits(Y);
}

// Of two NaNs it is open which one comes out.
static uint64_t resultBits(Number R, Number A, Number B) {
  return isNaN(A) && isNaN(B) && isNaN(R) ? 1 : toBits(R);
}

static uint64_t Sum;

static void add(uint64_t Value) {
  Sum = (Sum ^ Value) * 0x9e3779b97f4a7c15;
  Sum ^= Sum >> 29;
}

// Calls a function for each pair and prints the checksum of what it adds up, 16
// times in between. Constant operands would be folded, so nothing is inlined.
#define FOR_ALL_PAIRS(CALL)                                                    \
  do {                                                                         \
    uint64_t Count = read();                                                   \
    State = read();                                                            \
    for (uint64_t I = 0; I != Count; ++I) {                                    \
      Number A, B;                                                             \
      getPair(I, &A, &B);                                                      \
      CALL(A, B);                                                              \
      if (Count < 16 || (I + 1) % (Count / 16) == 0)                           \
        write(Sum);                                                            \
    }                                                                          \
  } while (0)
