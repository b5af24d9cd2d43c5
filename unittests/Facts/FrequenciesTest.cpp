//===-- FrequenciesTest.cpp - Tests of how often functions run ------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Facts/Frequencies.h"
#include "../RegAlloc/Algorithms/RandomGraphs.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "gtest/gtest.h"
#include <algorithm>

using namespace llvm;
using namespace llvm::course;

using Calls = IdVector<FunctionId, double>;

static CallFrequencyGraph
makeCalls(std::initializer_list<double> FromOutside,
          ArrayRef<std::tuple<unsigned, unsigned, double>> Numbers) {
  CallFrequencyGraph G;
  G.FromOutside = FromOutside;
  for (auto [Caller, Callee, Times] : Numbers)
    G.Edges.push_back({FunctionId(Caller), FunctionId(Callee), Times});
  return G;
}

TEST(Frequencies, Chain) {
  const CallFrequencyGraph G = makeCalls({1, 0, 0}, {{0, 1, 30}, {1, 2, 0.5}});
  EXPECT_EQ(estimateCalls(G), Calls({1, 30, 15}));
}

/// All call sites count, also several of one function in another.
TEST(Frequencies, Diamond) {
  const CallFrequencyGraph G = makeCalls(
      {1, 0, 0, 0}, {{0, 1, 2}, {0, 2, 3}, {1, 3, 10}, {2, 3, 1}, {2, 3, 4}});
  EXPECT_EQ(estimateCalls(G), Calls({1, 2, 3, 35}));
}

/// Ids are no order: callees can have smaller ones.
TEST(Frequencies, CalleesFirst) {
  const CallFrequencyGraph G = makeCalls({0, 0, 1}, {{1, 0, 5}, {2, 1, 4}});
  EXPECT_EQ(estimateCalls(G), Calls({20, 4, 1}));
}

/// What is called from outside and from inside is called by both.
TEST(Frequencies, OutsideAndInside) {
  const CallFrequencyGraph G = makeCalls({1, 1}, {{0, 1, 6}});
  EXPECT_EQ(estimateCalls(G), Calls({1, 7}));
}

// 1 + r + r^2 .. for all levels of recursion.
static double sumLevels(double Ratio) {
  double Sum = 1, Power = 1;
  for (unsigned Level = 0; Level != LevelsOfRecursion; ++Level)
    Sum += Power *= Ratio;
  return Sum;
}

/// The more often the recursive function calls itself, the more it is called.
TEST(Frequencies, SelfRecursion) {
  for (const double Ratio : {0.5, 1.0, 2.0}) {
    const CallFrequencyGraph G =
        makeCalls({1, 0, 0}, {{0, 1, 2}, {1, 1, Ratio}, {1, 2, 3}});
    const double Each = 2 * sumLevels(Ratio);
    EXPECT_EQ(estimateCalls(G), Calls({1, Each, 3 * Each}));
  }
  EXPECT_NEAR(sumLevels(0.5), 2, 0.01);
}

/// The component is entered at 1; the level changes with each of its calls, and
/// what it calls outside is called from all levels.
TEST(Frequencies, MutualRecursion) {
  const CallFrequencyGraph G =
      makeCalls({1, 0, 0, 0}, {{0, 1, 3}, {1, 2, 1}, {2, 1, 1}, {2, 3, 2}});
  const double First = 3 * (1 + LevelsOfRecursion / 2);
  const double Second = 3 * ((LevelsOfRecursion + 1) / 2);
  EXPECT_EQ(estimateCalls(G), Calls({1, First, Second, 2 * Second}));
}

/// A component that is entered at several functions: each entry is level 0.
TEST(Frequencies, EntriesOfComponent) {
  const CallFrequencyGraph G =
      makeCalls({1, 0, 0}, {{0, 1, 2}, {0, 2, 2}, {1, 2, 1}, {2, 1, 1}});
  const double Each = 2 * sumLevels(1);
  EXPECT_EQ(estimateCalls(G), Calls({1, Each, Each}));
}

/// One component calls the other; the levels of each are its own.
TEST(Frequencies, ComponentsInARow) {
  const CallFrequencyGraph G =
      makeCalls({1, 0}, {{0, 0, 1}, {0, 1, 1}, {1, 1, 1}});
  const double Each = sumLevels(1);
  EXPECT_EQ(estimateCalls(G), Calls({Each, Each * Each}));
}

/// Nothing grows beyond the cap, however long the chain is.
TEST(Frequencies, Cap) {
  CallFrequencyGraph G = makeCalls({1}, {});
  for (unsigned F = 0; F != 500; ++F) {
    G.FromOutside.push_back(0);
    G.Edges.push_back({FunctionId(F), FunctionId(F + 1), 1000});
  }
  const Calls Result = estimateCalls(G);
  EXPECT_EQ(Result[FunctionId(1)], 1000);
  for (FunctionId F : idRange<FunctionId>(10, 501))
    EXPECT_EQ(Result[F], MaxCalls);
  // What is called less from there is less again.
  G.FromOutside.push_back(0);
  G.Edges.push_back({FunctionId(500), FunctionId(501), 0.25});
  EXPECT_EQ(estimateCalls(G).back(), MaxCalls / 4);
}

/// Recursion that branches much ends at the cap, too.
TEST(Frequencies, CapOfRecursion) {
  const CallFrequencyGraph G = makeCalls({1, 0}, {{0, 1, 1}, {1, 1, 1e5}});
  EXPECT_EQ(estimateCalls(G), Calls({1, MaxCalls}));
}

/// Neither a function that nobody calls nor what only it calls, recursive or
/// not, ever runs.
TEST(Frequencies, Unreachable) {
  const CallFrequencyGraph G = makeCalls(
      {1, 0, 0, 0, 0}, {{0, 1, 1}, {2, 1, 9}, {2, 3, 1}, {3, 4, 1}, {4, 3, 1}});
  EXPECT_EQ(estimateCalls(G), Calls({1, 1, 0, 0, 0}));
  EXPECT_TRUE(estimateCalls(CallFrequencyGraph()).empty());
}

/// The order of edges changes nothing, not even how sums are rounded.
TEST(Frequencies, OrderOfEdges) {
  Random R(7);
  for (unsigned Round = 0; Round != 200; ++Round) {
    const unsigned NumFunctions = 2 + R.below(12);
    CallFrequencyGraph G;
    for (unsigned F = 0; F != NumFunctions; ++F)
      G.FromOutside.push_back(R.oneIn(3));
    for (unsigned I = 0, E = R.below(4 * NumFunctions); I != E; ++I)
      G.Edges.push_back({FunctionId(R.below(NumFunctions)),
                         FunctionId(R.below(NumFunctions)),
                         (1 + R.below(1000)) / 37.0});
    const Calls Expected = estimateCalls(G);
    for (unsigned I = G.Edges.size(); I > 1; --I)
      std::swap(G.Edges[I - 1], G.Edges[R.below(I)]);
    EXPECT_EQ(estimateCalls(G), Expected);
  }
}

/// Of IR: main calls f in a branch that is taken half of the time, f is
/// recursive and calls g; nobody calls lost.
TEST(Frequencies, Module) {
  LLVMContext Context;
  Module M("program", Context);
  FunctionType *Type = FunctionType::get(Type::getVoidTy(Context), false);
  auto Create = [&](StringRef Name, bool IsLocal) {
    return Function::Create(Type,
                            IsLocal ? GlobalValue::InternalLinkage
                                    : GlobalValue::ExternalLinkage,
                            Name, M);
  };
  Function *Main = Create("main", false), *F = Create("f", true),
           *G = Create("g", true), *Lost = Create("lost", true),
           *Declared = Create("declared", false);
  IRBuilder<> Builder(BasicBlock::Create(Context, "", Main));
  BasicBlock *Then = BasicBlock::Create(Context, "", Main),
             *Exit = BasicBlock::Create(Context, "", Main);
  Value *Undecided =
      Builder.CreateFreeze(PoisonValue::get(Builder.getInt1Ty()));
  Builder.CreateCondBr(Undecided, Then, Exit);
  Builder.SetInsertPoint(Then);
  Builder.CreateCall(F);
  Builder.CreateCall(Declared);
  Builder.CreateBr(Exit);
  Builder.SetInsertPoint(Exit);
  Builder.CreateRetVoid();
  auto Define = [&](Function *Caller, ArrayRef<Function *> Callees) {
    Builder.SetInsertPoint(BasicBlock::Create(Context, "", Caller));
    for (Function *Callee : Callees)
      Builder.CreateCall(Callee);
    Builder.CreateRetVoid();
  };
  Define(F, {F, G, G});
  Define(G, {});
  Define(Lost, {G});

  const LocalFrequencies Local(*Main);
  EXPECT_NEAR(Local.get(*Then), 0.5, 1e-6);
  EXPECT_NEAR(Local.get(Main->getEntryBlock(), *Exit), 0.5, 1e-6);
  EXPECT_NEAR(Local.get(*Exit), 1, 1e-6);
  const CallFrequencies Result = estimateCalls(M);
  EXPECT_EQ(Result.lookup(Main), 1);
  EXPECT_NEAR(Result.lookup(F), sumLevels(1) / 2, 1e-3);
  EXPECT_NEAR(Result.lookup(G), sumLevels(1) + 1, 1e-3);
  EXPECT_EQ(Result.lookup(Lost), 1);
  EXPECT_FALSE(Result.contains(Declared));
}
