//===-- ValueNumbersTest.cpp - Tests of value numbers ---------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DataFlow/ValueNumbers.h"
#include "DataFlow/LazyCodeMotion.h"
#include "ValueFlow.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

//===----------------------------------------------------------------------===//
// Against lazy code motion
//===----------------------------------------------------------------------===//

// The program as it is, but for what costs nothing.
static SSAPREResult leaveAll(const SSAPREProblem &P) {
  SSAPREResult R;
  for (auto [I, O] : enumerateIds(P.Occurrences))
    R.Values.push_back(P.Keys[O.Key].IsFree ? SSAPREValue(O.Key)
                                            : SSAPREValue(I));
  return R;
}

// By value numbers and with what stores have left, no path computes more than
// lazy code motion by spelling leaves, expressions of one kind taken together;
// and some compute less.
static void holdAgainstLazyCodeMotion(bool Loads) {
  Random R(Loads ? 31 : 29);
  unsigned NumFewer = 0, NumFree = 0, NumInsertions = 0;
  for (unsigned I = 0; I != 1000; ++I) {
    FlowProgram P = randomValueFlow(R, 2 + R.below(I % 10 ? 12 : 40),
                                    R.below(I % 10 ? 12 : 40));
    EdgeCodeMotion M = moveToEdges(P);
    ValueFlow S(P, Loads);
    Complaint C = S.problem().check();
    ASSERT_FALSE(C) << *C;
    SSAPREResult Result = solveSSAPRE(S.problem());
    C = verifySSAPRE(S.problem(), Result);
    ASSERT_FALSE(C) << *C;
    SSAPREResult Before = leaveAll(S.problem());
    NumInsertions += Result.Insertions.size();
    NumFree += count_if(Result.Values, [](const SSAPREValue &V) {
      return V.getIf<KeyId>() != nullptr;
    });
    for (unsigned J = 0; J != 20; ++J) {
      FlowPath Path = randomPath(R, P.Graph, R.below(50));
      // countComputations knows no values: what a copy or a store makes is new.
      Counts Lazy = countComputations(
          P, {M.Insert, InNoBlock, InNoBlock, M.Delete}, Path);
      unsigned Sum = 0;
      for (auto [E, N] : enumerateIds(Lazy))
        if (isLoad(P, E) == Loads)
          Sum += N;
      const unsigned Computed = S.count(Result, Path);
      ASSERT_LE(Computed, Sum) << "program " << I;
      ASSERT_LE(Computed, S.count(Before, Path)) << "program " << I;
      NumFewer += Computed < Sum;
    }
  }
  EXPECT_GT(NumFewer, 1000u);
  EXPECT_GT(NumInsertions, 100u);
  EXPECT_GT(NumFree, 100u);
}

TEST(ValueNumbers, SSAPRENeverMoreOftenThanLazyCodeMotion) {
  holdAgainstLazyCodeMotion(/*Loads=*/false);
}

TEST(ValueNumbers, SSAPREOfLoadsNeverMoreOftenThanLazyCodeMotion) {
  holdAgainstLazyCodeMotion(/*Loads=*/true);
}

//===----------------------------------------------------------------------===//
// Against pairs of values
//===----------------------------------------------------------------------===//

// No two numbers could be one: where two values have different ones, assuming
// that they are the same leads to two that are not.
TEST(ValueNumbers, TellNothingApartWithoutReason) {
  Random R(5);
  unsigned NumSame = 0;
  for (unsigned I = 0; I != 500; ++I) {
    FlowProgram P = randomValueFlow(R, 2 + R.below(10), R.below(10));
    ValueFlow S(P, false);
    const auto &Numbers = S.numbers();
    Complaint C = verifyNumbers(S.versions(), Numbers);
    ASSERT_FALSE(C) << *C;
    for (auto [A, Number] : enumerateIds(Numbers))
      NumSame += Number != A;
    for (ValueId A : Numbers.ids())
      for (ValueId B : Numbers.ids()) {
        if (A == B || Numbers[A] != A || Numbers[B] != B)
          continue;
        auto Joined = Numbers;
        for (ValueId &Number : Joined)
          if (Number == B)
            Number = A;
        EXPECT_TRUE(verifyNumbers(S.versions(), Joined));
      }
  }
  EXPECT_GT(NumSame, 500u);
}

//===----------------------------------------------------------------------===//
// By hand
//===----------------------------------------------------------------------===//

namespace {

const OperatorId Plus(0), Times(1);
const BlockId Header(1), Join(2);

ValueProgram::Value unknown() { return {}; }
ValueProgram::Value compute(OperatorId Operator, unsigned A, unsigned B) {
  return {Operator, None, {ValueId(A), ValueId(B)}};
}
ValueProgram::Value phi(BlockId Block, unsigned A, unsigned B) {
  return {None, Block, {ValueId(A), ValueId(B)}};
}

std::vector<unsigned> number(IdVector<ValueId, ValueProgram::Value> Values) {
  std::vector<unsigned> Result;
  for (ValueId V : numberValues({std::move(Values)}))
    Result.push_back(V.index());
  return Result;
}

} // namespace

TEST(ValueNumbers, Operators) {
  EXPECT_EQ(
      number({unknown(), unknown(), compute(Plus, 0, 1), compute(Times, 0, 1),
              compute(Plus, 0, 1), compute(Times, 2, 0), compute(Times, 4, 0)}),
      std::vector<unsigned>({0, 1, 2, 3, 2, 5, 5}));
}

TEST(ValueNumbers, SwappedOperands) {
  ValueProgram::Value Sum = compute(Plus, 1, 0);
  Sum.IsCommutative = true;
  ValueProgram::Value Other = Sum;
  std::swap(Other.Operands[0], Other.Operands[1]);
  EXPECT_EQ(number({unknown(), unknown(), Sum, Other, compute(Times, 0, 1),
                    compute(Times, 1, 0)}),
            std::vector<unsigned>({0, 1, 2, 2, 4, 5}));
}

// i and j start at 0 and grow by 1; k starts elsewhere.
TEST(ValueNumbers, Cycles) {
  EXPECT_EQ(number({unknown(), unknown(), phi(Header, 0, 5), phi(Header, 0, 6),
                    phi(Header, 1, 7), compute(Plus, 2, 1), compute(Plus, 3, 1),
                    compute(Plus, 4, 1)}),
            std::vector<unsigned>({0, 1, 2, 2, 4, 5, 5, 7}));
}

// Those of another block may be executed at other times.
TEST(ValueNumbers, PhisOfOtherBlocks) {
  EXPECT_EQ(number({unknown(), unknown(), phi(Header, 0, 1), phi(Join, 0, 1),
                    phi(Join, 0, 1)}),
            std::vector<unsigned>({0, 1, 2, 3, 3}));
}

// A PHI of one value is that, also through PHIs that lead to each other.
TEST(ValueNumbers, OneValueOnly) {
  EXPECT_EQ(number({unknown(), unknown(), phi(Header, 0, 4), phi(Join, 2, 0),
                    phi(Join, 2, 3), phi(Header, 0, 6), phi(Join, 5, 1)}),
            std::vector<unsigned>({0, 1, 0, 0, 0, 5, 6}));
}

TEST(ValueNumbers, UnfitPrograms) {
  auto Check = [](IdVector<ValueId, ValueProgram::Value> Values) {
    return *ValueProgram{std::move(Values)}.check();
  };
  EXPECT_EQ(Check({unknown(), compute(Plus, 0, 2)}),
            "value 1 has an operand that is none");
  EXPECT_EQ(Check({unknown(), compute(Plus, 0, 1)}),
            "value 1 comes before its operands");
  EXPECT_EQ(Check({phi(Header, 0, 1), unknown()}),
            "value 0 comes before its operands");
  EXPECT_EQ(Check({unknown(), compute(None, 0, 0)}),
            "value 1 has operands and no operator");
  EXPECT_EQ(Check({{Plus, None, {}, true}}), "value 0 has no operands to swap");
}

TEST(ValueNumbers, VerifierRefuses) {
  ValueProgram P = {{unknown(), unknown(), compute(Plus, 0, 1),
                     compute(Plus, 1, 0), phi(Join, 2, 3)}};
  auto Numbers = numberValues(P);
  EXPECT_FALSE(verifyNumbers(P, Numbers));
  auto Refuse = [&](unsigned Value, unsigned Number) {
    auto Wrong = Numbers;
    Wrong[ValueId(Value)] = ValueId(Number);
    return *verifyNumbers(P, Wrong);
  };
  EXPECT_EQ(Refuse(1, 0), "values 0 and 1 are not the same");
  EXPECT_EQ(Refuse(3, 2), "values 2 and 3 are not the same");
  EXPECT_EQ(Refuse(4, 2), "values 2 and 4 are not the same");
}
