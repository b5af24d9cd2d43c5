//===-- ParallelCopyTest.cpp - Tests of parallel copies -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/ParallelCopy.h"
#include "RandomGraphs.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"
#include <functional>
#include <queue>

using namespace llvm;
using namespace llvm::course;

/// Costs of the machine in 1/2500: a copy is a multiplication by one, an
/// swap three exclusive ors.
static constexpr uint64_t CopyCost = 1500, XorCost = 2000;
static constexpr CopyCosts Costs = {CopyCost, CopyCost, CopyCost, 3 * XorCost};

static ParallelCopy copyReg(unsigned Dst, unsigned Src) {
  return {Dst, {CopySource::Register, Src}};
}
static ParallelCopy copyConst(unsigned Dst, unsigned Id) {
  return {Dst, {CopySource::Constant, Id}};
}
static ParallelCopy copyArg(unsigned Dst, unsigned Id) {
  return {Dst, {CopySource::Argument, Id}};
}

static uint64_t costOf(ArrayRef<CopyStep> Steps, const CopyCosts &C = Costs) {
  uint64_t Sum = 0;
  for (const CopyStep &Step : Steps)
    Sum += C.of(Step);
  return Sum;
}

/// Sequentializes, verifies and returns the cost in copies.
static double copiesNeeded(ArrayRef<ParallelCopy> Copies,
                           ArrayRef<unsigned> FreeRegs = {}) {
  SmallVector<CopyStep, 8> Steps = sequentialize(Copies, FreeRegs, Costs);
  Complaint C = verifySequence(Copies, FreeRegs, Steps);
  EXPECT_FALSE(C) << *C;
  return double(costOf(Steps)) / CopyCost;
}

TEST(ParallelCopy, Check) {
  EXPECT_FALSE(checkParallelCopy({copyReg(1, 2), copyReg(2, 1)}, {3}));
  EXPECT_EQ(checkParallelCopy({copyReg(1, 2), copyConst(1, 0)}, {}),
            "register 1 is written twice");
  EXPECT_EQ(checkParallelCopy({copyReg(1, 2)}, {1}),
            "register 1 is written and free");
}

TEST(ParallelCopy, VerifySequence) {
  ParallelCopy Swap[] = {copyReg(1, 2), copyReg(2, 1)};
  CopySource R1 = {CopySource::Register, 1}, R2 = {CopySource::Register, 2};
  EXPECT_EQ(verifySequence(Swap, {},
                           {{CopyStep::Copy, 1, R2}, {CopyStep::Copy, 2, R1}}),
            "register 2 has the wrong contents");
  EXPECT_FALSE(verifySequence(Swap, {}, {{CopyStep::Swap, 1, R2}}));
  EXPECT_EQ(verifySequence(Swap, {}, {{CopyStep::Swap, 1, R1}}),
            "register 1 is swapped with no other register");
  CopyStep ThroughThree[] = {{CopyStep::Copy, 3, R1},
                             {CopyStep::Copy, 1, R2},
                             {CopyStep::Copy, 2, {CopySource::Register, 3}}};
  EXPECT_FALSE(verifySequence(Swap, {3}, ThroughThree));
  EXPECT_EQ(verifySequence(Swap, {}, ThroughThree), "register 3 is changed");
}

TEST(ParallelCopy, WorkedExamples) {
  EXPECT_EQ(copiesNeeded({}), 0);
  EXPECT_EQ(copiesNeeded({copyReg(1, 1)}), 0);
  // Chains and trees: one each.
  EXPECT_EQ(copiesNeeded({copyReg(1, 2), copyReg(2, 3), copyReg(3, 4)}), 3);
  EXPECT_EQ(copiesNeeded({copyReg(1, 4), copyReg(2, 4), copyReg(3, 4)}), 3);
  // Cycles: one more with a free register, else swaps.
  EXPECT_EQ(copiesNeeded({copyReg(1, 2), copyReg(2, 1)}, {9}), 3);
  EXPECT_EQ(copiesNeeded({copyReg(1, 2), copyReg(2, 1)}), 4);
  EXPECT_EQ(copiesNeeded({copyReg(1, 2), copyReg(2, 3), copyReg(3, 1)}, {9}),
            4);
  EXPECT_EQ(copiesNeeded({copyReg(1, 2), copyReg(2, 3), copyReg(3, 1)}), 8);
  // A copy that hangs off the cycle saves the temporary.
  EXPECT_EQ(copiesNeeded({copyReg(1, 2), copyReg(2, 1), copyReg(3, 1)}), 3);
  EXPECT_EQ(copiesNeeded({copyReg(1, 2), copyReg(2, 1), copyReg(3, 1)}, {9}),
            3);
  // The destination of a constant is a temporary until it is written, and so
  // is that of any copy elsewhere.
  EXPECT_EQ(copiesNeeded({copyReg(1, 2), copyReg(2, 1), copyConst(3, 7)}), 4);
  EXPECT_EQ(copiesNeeded({copyReg(1, 2), copyReg(2, 1), copyReg(3, 4)}), 4);
  // One temporary serves all cycles.
  EXPECT_EQ(
      copiesNeeded({copyReg(1, 2), copyReg(2, 1), copyReg(3, 4), copyReg(4, 3)},
                   {9}),
      6);
  // A register that only keeps its value is no temporary.
  EXPECT_EQ(copiesNeeded({copyReg(1, 2), copyReg(2, 1), copyReg(3, 3)}), 4);
}

TEST(ParallelCopy, ConstantsComeLast) {
  SmallVector<CopyStep, 8> Steps =
      sequentialize({copyConst(2, 5), copyArg(3, 1), copyReg(1, 2)}, {}, Costs);
  ASSERT_EQ(Steps.size(), 3u);
  EXPECT_EQ(Steps[0].Src.Kind, CopySource::Register);
  EXPECT_EQ(Steps[1].Src.Kind, CopySource::Constant);
  EXPECT_EQ(Steps[2].Src.Kind, CopySource::Argument);
}

TEST(ParallelCopy, ExpensiveArgumentsAreReadOnce) {
  // Under the written specification's table reading an argument costs 1 more.
  CopyCosts Expensive = {CopyCost, CopyCost + 2500, CopyCost, 3 * XorCost};
  ParallelCopy Copies[] = {copyArg(1, 4), copyArg(2, 4), copyArg(3, 5)};
  SmallVector<CopyStep, 8> Steps = sequentialize(Copies, {}, Expensive);
  EXPECT_FALSE(verifySequence(Copies, {}, Steps));
  EXPECT_EQ(costOf(Steps, Expensive), 3 * CopyCost + 2 * 2500);
}

TEST(ParallelCopy, CheapSwapIsUsed) {
  CopyCosts Cheap = {CopyCost, CopyCost, CopyCost, 2 * CopyCost};
  ParallelCopy Copies[] = {copyReg(1, 2), copyReg(2, 1)};
  SmallVector<CopyStep, 8> Steps = sequentialize(Copies, {9}, Cheap);
  ASSERT_EQ(Steps.size(), 1u);
  EXPECT_EQ(Steps[0].Kind, CopyStep::Swap);
}

namespace {

/// The contents of a few registers: each holds the start value of one of them
/// or the constant, which has the number NumRegs.
class Contents {
public:
  Contents(unsigned NumRegs, unsigned Code) : NumRegs(NumRegs), Values() {
    for (unsigned I = 0; I != NumRegs; ++I, Code /= NumRegs + 1)
      Values.push_back(Code % (NumRegs + 1));
  }
  static Contents initial(unsigned NumRegs) {
    Contents C(NumRegs, 0);
    for (unsigned I = 0; I != NumRegs; ++I)
      C.Values[I] = I;
    return C;
  }
  unsigned code() const {
    unsigned Code = 0;
    for (unsigned I = NumRegs; I-- != 0;)
      Code = Code * (NumRegs + 1) + Values[I];
    return Code;
  }
  static unsigned numCodes(unsigned NumRegs) {
    unsigned N = 1;
    for (unsigned I = 0; I != NumRegs; ++I)
      N *= NumRegs + 1;
    return N;
  }

  unsigned NumRegs;
  SmallVector<unsigned, 8> Values;
};

} // namespace

/// The least cost to reach every node of a graph that \p Expand spans.
static std::vector<uint64_t> cheapestCosts(
    unsigned NumStates, unsigned Start,
    function_ref<void(unsigned, function_ref<void(unsigned, uint64_t)>)>
        Expand) {
  std::vector<uint64_t> Distance(NumStates, ~uint64_t(0));
  using Entry = std::pair<uint64_t, unsigned>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> Queue;
  auto Reach = [&](unsigned State, uint64_t Cost) {
    if (Cost < Distance[State]) {
      Distance[State] = Cost;
      Queue.push({Cost, State});
    }
  };
  Reach(Start, 0);
  while (!Queue.empty()) {
    auto [Cost, State] = Queue.top();
    Queue.pop();
    if (Cost != Distance[State])
      continue;
    Expand(State, [&, Base = Cost](unsigned Next, uint64_t Step) {
      Reach(Next, Base + Step);
    });
  }
  return Distance;
}

/// The least cost of every state of \p NumRegs registers by copies, constants
/// and swaps.
static std::vector<uint64_t> leastCosts(unsigned NumRegs) {
  auto Expand = [&](unsigned Code,
                    function_ref<void(unsigned, uint64_t)> Reach) {
    Contents Now(NumRegs, Code);
    for (unsigned Dst = 0; Dst != NumRegs; ++Dst) {
      Contents Next = Now;
      Next.Values[Dst] = NumRegs;
      Reach(Next.code(), Costs.FromConstant);
      for (unsigned Src = 0; Src != NumRegs; ++Src) {
        if (Src == Dst)
          continue;
        Next = Now;
        Next.Values[Dst] = Now.Values[Src];
        Reach(Next.code(), Costs.FromRegister);
        std::swap(Next.Values[Src], Next.Values[Dst]);
        Next = Now;
        std::swap(Next.Values[Src], Next.Values[Dst]);
        Reach(Next.code(), Costs.Swap);
      }
    }
  };
  return cheapestCosts(Contents::numCodes(NumRegs),
                       Contents::initial(NumRegs).code(), Expand);
}

/// Calls \p Visit for every parallel copy among \p NumRegs registers: each is
/// no destination, or gets the value of one of them or the constant.
static void forAllCopies(unsigned NumRegs,
                         function_ref<void(ArrayRef<ParallelCopy>)> Visit) {
  SmallVector<ParallelCopy, 8> Copies;
  std::function<void(unsigned)> Choose = [&](unsigned Dst) {
    if (Dst == NumRegs)
      return Visit(Copies);
    Choose(Dst + 1);
    for (unsigned Src = 0; Src <= NumRegs; ++Src) {
      Copies.push_back(Src == NumRegs ? copyConst(Dst, 0) : copyReg(Dst, Src));
      Choose(Dst + 1);
      Copies.pop_back();
    }
  };
  Choose(0);
}

/// Every parallel copy of up to five registers, with up to two free ones
/// besides, is done right and at the least cost.
TEST(ParallelCopy, AllOfUpToFiveRegisters) {
  for (unsigned NumRegs = 1; NumRegs <= 5; ++NumRegs)
    for (unsigned NumFree = 0; NumFree <= 2 && NumRegs + NumFree <= 6;
         ++NumFree) {
      unsigned NumAll = NumRegs + NumFree;
      std::vector<uint64_t> Cheapest = leastCosts(NumAll);
      // What the free registers hold in the end does not matter.
      unsigned NumGoals = Contents::numCodes(NumAll);
      auto GoalOf = [&](ArrayRef<unsigned> Values) {
        unsigned Code = 0;
        for (unsigned I = NumRegs; I-- != 0;)
          Code = Code * (NumAll + 1) + Values[I];
        return Code;
      };
      std::vector<uint64_t> Best(NumGoals, ~uint64_t(0));
      for (unsigned Code = 0; Code != NumGoals; ++Code) {
        Contents C(NumAll, Code);
        uint64_t &B = Best[GoalOf(C.Values)];
        B = std::min(B, Cheapest[Code]);
      }
      SmallVector<unsigned, 2> FreeRegs;
      for (unsigned I = NumRegs; I != NumAll; ++I)
        FreeRegs.push_back(I);

      forAllCopies(NumRegs, [&](ArrayRef<ParallelCopy> Copies) {
        SmallVector<CopyStep, 8> Steps = sequentialize(Copies, FreeRegs, Costs);
        Complaint C = verifySequence(Copies, FreeRegs, Steps);
        ASSERT_FALSE(C) << *C;
        Contents Goal = Contents::initial(NumAll);
        for (const ParallelCopy &Copy : Copies)
          Goal.Values[Copy.Dst] =
              Copy.Src.Kind == CopySource::Register ? Copy.Src.Id : NumAll;
        ASSERT_EQ(costOf(Steps), Best[GoalOf(Goal.Values)]);
      });
    }
}

/// Free registers that are read, and every set of them.
TEST(ParallelCopy, SourcesThatAreFreeAfterwards) {
  constexpr unsigned NumRegs = 4;
  forAllCopies(NumRegs, [&](ArrayRef<ParallelCopy> Copies) {
    for (unsigned Set = 0; Set != 1u << NumRegs; ++Set) {
      SmallVector<unsigned, 4> FreeRegs;
      for (unsigned I = 0; I != NumRegs; ++I)
        if (Set >> I & 1)
          FreeRegs.push_back(I);
      if (checkParallelCopy(Copies, FreeRegs))
        continue;
      SmallVector<CopyStep, 8> Steps = sequentialize(Copies, FreeRegs, Costs);
      Complaint C = verifySequence(Copies, FreeRegs, Steps);
      ASSERT_FALSE(C) << *C;
      bool Swaps = any_of(Steps, [](const CopyStep &Step) {
        return Step.Kind == CopyStep::Swap;
      });
      ASSERT_FALSE(Swaps && !FreeRegs.empty());
    }
  });
}

/// No sequence of copies and exclusive ors of any two registers into a third is
/// cheaper. A state is a matrix over two elements: which start values a
/// register is the sum of.
TEST(ParallelCopy, NoCleverSequenceOfXors) {
  for (unsigned NumRegs = 2; NumRegs <= 4; ++NumRegs) {
    unsigned Mask = (1u << NumRegs) - 1;
    auto Row = [&](unsigned State, unsigned I) {
      return State >> (I * NumRegs) & Mask;
    };
    auto WithRow = [&](unsigned State, unsigned I, unsigned Value) {
      return (State & ~(Mask << (I * NumRegs))) | Value << (I * NumRegs);
    };
    unsigned Start = 0;
    for (unsigned I = 0; I != NumRegs; ++I)
      Start = WithRow(Start, I, 1u << I);
    auto Expand = [&](unsigned State,
                      function_ref<void(unsigned, uint64_t)> Reach) {
      for (unsigned Dst = 0; Dst != NumRegs; ++Dst)
        for (unsigned A = 0; A != NumRegs; ++A) {
          Reach(WithRow(State, Dst, Row(State, A)), CopyCost);
          for (unsigned B = 0; B != A; ++B)
            Reach(WithRow(State, Dst, Row(State, A) ^ Row(State, B)), XorCost);
        }
    };
    std::vector<uint64_t> Cheapest =
        cheapestCosts(1u << (NumRegs * NumRegs), Start, Expand);

    forAllCopies(NumRegs, [&](ArrayRef<ParallelCopy> Copies) {
      unsigned Goal = Start;
      for (const ParallelCopy &C : Copies) {
        if (C.Src.Kind != CopySource::Register)
          return;
        Goal = WithRow(Goal, C.Dst, 1u << C.Src.Id);
      }
      ASSERT_EQ(costOf(sequentialize(Copies, {}, Costs)), Cheapest[Goal]);
    });
  }
}

TEST(ParallelCopy, RandomLargeOnes) {
  Random R(71);
  for (unsigned I = 0; I != 2000; ++I) {
    unsigned NumRegs = 1 + R.below(64);
    SmallVector<ParallelCopy, 8> Copies;
    SmallVector<unsigned, 8> FreeRegs;
    for (unsigned Dst = 0; Dst != NumRegs; ++Dst) {
      if (R.oneIn(8))
        Copies.push_back(copyConst(Dst, R.below(3)));
      else if (!R.oneIn(8))
        Copies.push_back(copyReg(Dst, R.below(NumRegs)));
      else if (R.oneIn(2))
        FreeRegs.push_back(Dst);
    }
    SmallVector<CopyStep, 8> Steps = sequentialize(Copies, FreeRegs, Costs);
    Complaint C = verifySequence(Copies, FreeRegs, Steps);
    ASSERT_FALSE(C) << *C;
  }
}
