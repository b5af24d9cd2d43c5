//===- TermTest.cpp - Tests of normal forms -------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Prover/Term.h"
#include "Prover/Solver.h"
#include "gtest/gtest.h"
#include <random>

using namespace coursetv;
using namespace llvm;

namespace {

// What is written in different words is the same term.
TEST(TermTest, DifferentWordsForTheSame) {
  TermTable T;
  Term X = T.variable(64, "x"), Y = T.variable(64, "y");
  auto C = [&](uint64_t Value) { return T.constant(64, Value); };
  EXPECT_EQ(T.shift(Op::Shl, X, C(3)), T.mul(C(8), X));
  EXPECT_EQ(T.add(X, T.add(X, Y)), T.add(Y, T.mul(X, C(2))));
  EXPECT_EQ(T.andOf(X, C(255)), T.zext(T.trunc(X, 8), 64));
  EXPECT_EQ(T.divide(Op::URem, X, C(16)), T.andOf(X, C(15)));
  EXPECT_EQ(T.divide(Op::UDiv, X, C(16)), T.shift(Op::LShr, X, C(4)));
  Term Shifted = T.mul(X, C(uint64_t(1) << 32));
  EXPECT_EQ(T.divide(Op::SDiv, Shifted, C(uint64_t(1) << 32)),
            T.sext(T.trunc(X, 32), 64));
  EXPECT_EQ(T.shift(Op::AShr, Shifted, C(32)), T.sext(T.trunc(X, 32), 64));
  EXPECT_EQ(T.ne(T.sub(X, Y), C(0)), T.ne(Y, X));
  EXPECT_EQ(T.ne(T.xorOf(X, Y), C(0)), T.ne(Y, X));
  EXPECT_EQ(T.ne(T.divide(Op::UDiv, X, C(10)), C(0)), T.ule(C(10), X));
  EXPECT_EQ(T.ult(C(4), X), T.notOf(T.ult(X, C(5))));
  EXPECT_EQ(T.extract(T.sub(X, C(uint64_t(7) << 32)), 32, 32),
            T.sub(T.extract(X, 32, 32), T.constant(32, 7)));
  EXPECT_NE(T.extract(T.sub(X, C(7)), 32, 32), T.extract(X, 32, 32));
  EXPECT_EQ(T.divide(Op::SRem, C(0), X), C(0));
  EXPECT_EQ(T.divide(Op::SDiv, C(0), X), T.neg(T.zext(T.eq(X, C(0)), 64)));
}

// Pieces of what is shifted and combined again and again become more each time.
TEST(TermTest, ShiftsWithoutEnd) {
  TermTable T;
  Term V = T.variable(64, "x"), X = V;
  uint64_t Number = 12345;
  auto C = [&](uint64_t Value) { return T.constant(64, Value); };
  TermTable::Substitution Map;
  Map[V] = C(Number);
  for (unsigned Round = 0; Round != 40; ++Round) {
    X = T.xorOf(X, T.shift(Op::Shl, X, C(13)));
    X = T.xorOf(X, T.shift(Op::LShr, X, C(7)));
    X = T.xorOf(X, T.shift(Op::Shl, X, C(17)));
    Number ^= Number << 13;
    Number ^= Number >> 7;
    Number ^= Number << 17;
  }
  EXPECT_TRUE(T.substitute(X, Map)->isConst(Number));
  EXPECT_LT(T.size(), 1000000u);
}

// In more bits than the numbers have, for all of four bits.
TEST(TermTest, DivisionsOfFewBits) {
  TermTable T;
  Term X = T.variable(4, "x"), Y = T.variable(4, "y");
  for (Op Kind : {Op::UDiv, Op::SDiv, Op::URem, Op::SRem}) {
    const bool IsSigned = Kind == Op::SDiv || Kind == Op::SRem;
    auto Extend = [&](Term V) {
      return IsSigned ? T.sext(V, 9) : T.zext(V, 9);
    };
    Term Wide = T.divide(Kind, Extend(X), Extend(Y));
    EXPECT_EQ(T.trunc(Wide, 4), T.divide(Kind, X, Y));
    for (unsigned N = 0; N != 256; ++N) {
      const APInt A(4, N % 16), B(4, N / 16);
      if (B.isZero())
        continue;
      TermTable::Substitution Map;
      Map[X] = T.constant(A);
      Map[Y] = T.constant(B);
      const APInt P = IsSigned ? A.sext(9) : A.zext(9);
      const APInt Q = IsSigned ? B.sext(9) : B.zext(9);
      const APInt Result = Kind == Op::UDiv   ? P.udiv(Q)
                           : Kind == Op::SDiv ? P.sdiv(Q)
                           : Kind == Op::URem ? P.urem(Q)
                                              : P.srem(Q);
      ASSERT_EQ(T.substitute(Wide, Map), T.constant(Result)) << N;
      ASSERT_EQ(T.substitute(T.divide(Kind, X, Y), Map),
                T.constant(Result.trunc(4)))
          << N;
    }
  }
  Term Rest = T.divide(Op::URem, X, Y);
  EXPECT_EQ(T.divide(Op::URem, Rest, Y), Rest);
  EXPECT_EQ(T.ult(Rest, Y), T.ne(Y, T.constant(4, 0)));
  EXPECT_EQ(T.eq(T.divide(Op::UDiv, X, Y), T.constant(4, 0)), T.ult(X, Y));
}

// For every set of a few ranges and every number.
TEST(TermTest, RangesOfCases) {
  std::mt19937 Engine(1);
  for (unsigned Round = 0; Round != 200; ++Round) {
    TermTable T;
    Term X = T.variable(8, "x");
    std::vector<bool> IsIn(256);
    SmallVector<APInt, 4> Numbers;
    for (unsigned Run = 0; Run != 3; ++Run)
      for (unsigned First = Engine() % 256, N = Engine() % 70; N != 0; --N)
        IsIn[First++ % 256] = true;
    for (unsigned N = 0; N != 256; ++N)
      if (IsIn[N])
        Numbers.push_back(APInt(8, N));
    Term Is = T.isOneOf(X, Numbers), Wide = T.isOneOf(T.zext(X, 64), [&] {
      SmallVector<APInt, 4> Extended;
      for (const APInt &N : Numbers)
        Extended.push_back(N.zext(64));
      return Extended;
    }());
    EXPECT_EQ(Is, Wide);
    for (unsigned N = 0; N != 256; ++N) {
      TermTable::Substitution Map;
      Map[X] = T.constant(8, N);
      ASSERT_EQ(T.substitute(Is, Map), T.boolean(IsIn[N])) << N;
    }
  }
}

// What is assumed holds while it is, and is not remembered.
TEST(TermTest, Assumptions) {
  TermTable T;
  Term X = T.variable(64, "x"), Y = T.variable(64, "y");
  TermTable::Substitution Map;
  Map[T.ult(X, Y)] = T.boolean(true);
  Map[T.add(X, Y)] = T.constant(64, 5);
  {
    Assuming Facts(T, &Map);
    EXPECT_EQ(T.ite(T.ult(X, Y), X, Y), X);
    Term Address = T.addConst(T.add(X, Y), 8);
    EXPECT_EQ(Address, T.constant(64, 13));
  }
  EXPECT_NE(T.ite(T.ult(X, Y), X, Y), X);
  EXPECT_FALSE(T.add(X, Y)->isConst());
}

TEST(TermTest, LoadsFindTheirStores) {
  TermTable T;
  Term M = T.memoryVariable("m"), P = T.variable(64, "p"),
       Q = T.variable(64, "q"), V = T.variable(64, "v");
  Term Stored = T.store(M, P, V);
  EXPECT_EQ(T.load(Stored, P, 8), V);
  EXPECT_EQ(T.load(Stored, T.addConst(P, 4), 2), T.extract(V, 32, 16));
  EXPECT_EQ(T.load(Stored, T.addConst(P, 8), 8),
            T.load(M, T.addConst(P, 8), 8));
  // q may be p.
  EXPECT_NE(T.load(Stored, Q, 8), T.load(M, Q, 8));
  // The order of stores that cannot touch does not matter, and what is covered
  // is gone.
  Term Next = T.addConst(P, 8);
  EXPECT_EQ(T.store(T.store(M, P, V), Next, P),
            T.store(T.store(M, Next, P), P, V));
  EXPECT_EQ(T.store(T.store(T.store(M, P, Q), Next, P), P, V),
            T.store(T.store(M, P, V), Next, P));
  EXPECT_NE(T.store(T.store(M, P, V), Q, P), T.store(T.store(M, Q, P), P, V));
}

/// Makes random terms, and computes beside them what they are worth.
class RandomTerms {
public:
  explicit RandomTerms(unsigned Seed) : Engine(Seed) {
    for (unsigned Width : {1, 8, 32, 64})
      for (unsigned I = 0; I != 2; ++I)
        Leaves.push_back(T.variable(Width, "x"));
  }

  using Values = std::array<APInt, NumSamples>;
  struct Made {
    Term A;
    Values V;
  };

  Made make(unsigned Width, unsigned Depth) {
    if (Depth == 0 || pick(8) == 0)
      return leaf(Width);
    switch (pick(Width == 1 ? 7 : 5)) {
    case 0: { // from another width
      const unsigned Other = std::array{8, 32, 64}[pick(3)];
      Made M = make(Other, Depth - 1);
      if (Other < Width)
        return pick(2) ? map(M, T.zext(M.A, Width),
                             [&](const APInt &X) { return X.zext(Width); })
                       : map(M, T.sext(M.A, Width),
                             [&](const APInt &X) { return X.sext(Width); });
      const unsigned Low = pick(Other - Width + 1);
      return map(M, T.extract(M.A, Low, Width),
                 [&](const APInt &X) { return X.extractBits(Width, Low); });
    }
    case 1: {
      Made C = make(1, Depth - 1), A = make(Width, Depth - 1),
           B = make(Width, Depth - 1);
      Made Result{T.ite(C.A, A.A, B.A), A.V};
      for (unsigned I = 0; I != NumSamples; ++I)
        Result.V[I] = C.V[I].isOne() ? A.V[I] : B.V[I];
      return Result;
    }
    case 5:
    case 6:
      return comparison(Depth);
    default:
      return binary(Width, Depth);
    }
  }

private:
  unsigned pick(unsigned Below) { return Engine() % Below; }

  Made leaf(unsigned Width) {
    Made Result;
    if (pick(2)) {
      const uint64_t Numbers[] = {0,
                                  1,
                                  2,
                                  8,
                                  255,
                                  0xfffffff0,
                                  ~uint64_t(0),
                                  uint64_t(1) << (Width - 1),
                                  Engine()};
      Result.A = T.constant(Width, Numbers[pick(std::size(Numbers))]);
    } else {
      do
        Result.A = Leaves[pick(Leaves.size())];
      while (Result.A->Width != Width);
    }
    for (unsigned I = 0; I != NumSamples; ++I)
      Result.V[I] = APInt(Width, uint64_t(Result.A->Samples[I]));
    return Result;
  }

  template <typename Function> Made map(const Made &M, Term A, Function F) {
    Made Result{A, M.V};
    for (APInt &V : Result.V)
      V = F(V);
    return Result;
  }

  template <typename Function>
  Made combine(const Made &X, const Made &Y, Term A, Function F) {
    Made Result{A, X.V};
    for (unsigned I = 0; I != NumSamples; ++I)
      Result.V[I] = F(X.V[I], Y.V[I]);
    return Result;
  }

  Made comparison(unsigned Depth) {
    const unsigned Width = std::array{1, 8, 32, 64}[pick(4)];
    Made X = make(Width, Depth - 1), Y = make(Width, Depth - 1);
    auto Bit = [](bool B) { return APInt(1, B); };
    switch (pick(3)) {
    case 0:
      return combine(X, Y, T.eq(X.A, Y.A), [&](const APInt &A, const APInt &B) {
        return Bit(A == B);
      });
    case 1:
      return combine(
          X, Y, T.ult(X.A, Y.A),
          [&](const APInt &A, const APInt &B) { return Bit(A.ult(B)); });
    default:
      return combine(
          X, Y, T.slt(X.A, Y.A),
          [&](const APInt &A, const APInt &B) { return Bit(A.slt(B)); });
    }
  }

  Made binary(unsigned Width, unsigned Depth) {
    Made X = make(Width, Depth - 1), Y = make(Width, Depth - 1);
    using A = const APInt &;
    switch (pick(11)) {
    case 0:
      return combine(X, Y, T.add(X.A, Y.A), [](A P, A Q) { return P + Q; });
    case 1:
      return combine(X, Y, T.sub(X.A, Y.A), [](A P, A Q) { return P - Q; });
    case 2:
      return combine(X, Y, T.mul(X.A, Y.A), [](A P, A Q) { return P * Q; });
    case 3:
      return combine(X, Y, T.andOf(X.A, Y.A), [](A P, A Q) { return P & Q; });
    case 4:
      return combine(X, Y, T.orOf(X.A, Y.A), [](A P, A Q) { return P | Q; });
    case 5:
      return combine(X, Y, T.xorOf(X.A, Y.A), [](A P, A Q) { return P ^ Q; });
    case 6:
      return combine(X, Y, T.shift(Op::Shl, X.A, Y.A), [](A P, A Q) {
        return P.shl(Q.urem(P.getBitWidth() > 1 ? P.getBitWidth() : 1));
      });
    case 7:
      return combine(X, Y, T.shift(Op::LShr, X.A, Y.A), [](A P, A Q) {
        return P.lshr(Q.urem(P.getBitWidth() > 1 ? P.getBitWidth() : 1));
      });
    case 8:
      return combine(X, Y, T.shift(Op::AShr, X.A, Y.A), [](A P, A Q) {
        return P.ashr(Q.urem(P.getBitWidth() > 1 ? P.getBitWidth() : 1));
      });
    case 9: {
      Term One = T.constant(Width, 1);
      return combine(X, Y, T.divide(Op::UDiv, X.A, T.orOf(Y.A, One)),
                     [](A P, A Q) { return P.udiv(Q | 1); });
    }
    default: {
      Term One = T.constant(Width, 1);
      return combine(
          X, Y, T.divide(Op::SRem, X.A, T.orOf(Y.A, One)), [](A P, A Q) {
            APInt By = Q | 1;
            return By.isAllOnes() ? APInt(P.getBitWidth(), 0) : P.srem(By);
          });
    }
    }
  }

  TermTable T;
  std::mt19937_64 Engine;
  SmallVector<Term, 8> Leaves;
};

// A normal form is worth what the expression is that it was made of.
TEST(TermTest, NormalFormsKeepTheValue) {
  for (unsigned Seed = 0; Seed != 40; ++Seed) {
    RandomTerms R(Seed);
    for (unsigned I = 0; I != 500; ++I) {
      const unsigned Width = std::array{1, 8, 32, 64}[I % 4];
      RandomTerms::Made M = R.make(Width, 5);
      ASSERT_EQ(M.A->Width, Width);
      for (unsigned Which = 0; Which != NumSamples; ++Which)
        ASSERT_EQ(uint64_t(M.A->Samples[Which]), M.V[Which].getZExtValue())
            << toString(M.A) << " with seed " << Seed;
    }
  }
}

TEST(SolverTest, ProvesAndRefutes) {
  TermTable T;
  Solver S(T);
  Term X = T.variable(32, "x"), Y = T.variable(32, "y");
  Term IsSmall = T.ult(X, T.constant(32, 100));
  Term Goal = T.ult(T.mul(X, X), T.constant(32, 10000));
  EXPECT_EQ(S.prove({IsSmall}, Goal), Answer::Yes);
  EXPECT_EQ(S.prove({}, Goal), Answer::No);
  EXPECT_EQ(S.contradicts({IsSmall, T.eq(X, T.constant(32, 100))}),
            Answer::Yes);
  Model Counter;
  EXPECT_TRUE(S.findCounterexample({IsSmall}, T.ult(X, Y), Counter));
  EXPECT_TRUE(Counter[X].uge(Counter[Y]) && Counter[X].ult(100));
}

} // namespace
