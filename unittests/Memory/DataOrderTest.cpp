//===-- DataOrderTest.cpp - Tests of the order of data --------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../RegAlloc/Algorithms/RandomGraphs.h"
#include "Memory/CourseDataOrder.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "gtest/gtest.h"
#include <algorithm>

using namespace llvm;

namespace {

const course::HeadPrices Prices;

/// A program whose main loads from global variables, in some order.
struct Program {
  LLVMContext Context;
  Module M{"program", Context};
  SmallVector<GlobalVariable *, 8> Globals;

  Program(unsigned NumGlobals, ArrayRef<unsigned> Accesses) {
    Type *Int = Type::getInt64Ty(Context);
    for (unsigned I = 0; I != NumGlobals; ++I)
      Globals.push_back(new GlobalVariable(M, Int, /*isConstant=*/false,
                                           GlobalValue::InternalLinkage,
                                           Constant::getNullValue(Int)));
    Function *Main =
        Function::Create(FunctionType::get(Type::getVoidTy(Context), false),
                         GlobalValue::ExternalLinkage, "main", M);
    IRBuilder<> Builder(BasicBlock::Create(Context, "", Main));
    for (unsigned Access : Accesses)
      Builder.CreateLoad(Int, Globals[Access]);
    Builder.CreateRetVoid();
  }

  SmallVector<CourseDatum, 8> getData(const CourseAccessProfile &Profile,
                                      ArrayRef<uint64_t> Sizes) const {
    SmallVector<CourseDatum, 8> Data;
    for (auto [GV, Size] : zip_equal(Globals, Sizes))
      Data.push_back(
          {Profile.getObject(*GV), Size,
           course::getExpectedOffset(Size, course::ArenaFill::None)});
    return Data;
  }
};

} // namespace

/// What is accessed in turns comes together, whatever lies between at first.
TEST(DataOrder, Neighbours) {
  Program P(3, {0, 2, 0, 2, 0, 2, 0, 1});
  const CourseAccessProfile Profile(P.M);
  auto Data = P.getData(Profile, {8, 800, 8});
  orderCourseData(Data, Profile, Prices);
  EXPECT_NE(Data[1].Object, Profile.getObject(*P.Globals[1]));
}

/// From the middle of the one to the middle of the other there are 20 bytes,
/// and the head travels there and back.
TEST(DataOrder, Travel) {
  Program P(2, {0, 1, 0});
  const CourseAccessProfile Profile(P.M);
  auto Data = P.getData(Profile, {16, 24});
  const double Travel = getCourseTravel(Data, Profile, Prices);
  const auto &Neighbours = Profile.getNeighbours(Data[0].Object);
  auto Times = Neighbours.find(Data[1].Object);
  ASSERT_NE(Times, Neighbours.end());
  EXPECT_EQ(Times->second, 2.0);
  EXPECT_EQ(Travel, 2 * (16 + 12 - 8));
}

/// What is accessed in turns with the heap lies near it, on the same side as the
/// frames if these are there.
TEST(DataOrder, FramesAtTheEnd) {
  Program P(2, {0, 1, 0, 1});
  BasicBlock &Entry = P.M.getFunction("main")->getEntryBlock();
  IRBuilder<> Builder(&*Entry.begin());
  Type *Int = Builder.getInt64Ty();
  Value *Local = Builder.CreateAlloca(Int);
  Builder.SetInsertPoint(Entry.getTerminator());
  for (unsigned I = 0; I != 3; ++I) {
    Builder.CreateLoad(Int, Local);
    Builder.CreateLoad(Int, P.Globals[0]);
  }
  const CourseAccessProfile Profile(P.M);
  auto Data = P.getData(Profile, {80, 800});
  orderCourseData(Data, Profile, Prices, FramePlace::Start);
  EXPECT_EQ(Data[0].Object, Profile.getObject(*P.Globals[0]));
  orderCourseData(Data, Profile, Prices, FramePlace::End);
  EXPECT_EQ(Data[1].Object, Profile.getObject(*P.Globals[0]));
}

/// In the heap, from where one begins to where the next one begins there is all of
/// the first one, which is the smaller one then; also to what has no place.
TEST(DataOrder, InHeap) {
  Program P(3, {0, 1, 0, 1, 0, 1, 0, 2});
  const CourseAccessProfile Profile(P.M);
  auto Data = P.getData(Profile, {80000, 800, 80});
  for (CourseDatum &D : Data)
    D.Middle = 0;
  EXPECT_GE(getCourseTravel({}, Profile, Prices, FramePlace::Start, Data),
            6 * 80000.0);
  orderCourseHeapData(Data, Profile, Prices, FramePlace::Start, {});
  EXPECT_EQ(Data[2].Object, Profile.getObject(*P.Globals[0]));
  EXPECT_LE(getCourseTravel({}, Profile, Prices, FramePlace::Start, Data),
            7 * 880.0);
}

/// The same data in an order that no single move shortens, and that is no
/// longer than before.
TEST(DataOrder, RandomPrograms) {
  course::Random R(13);
  unsigned NumShorter = 0;
  for (unsigned Round = 0; Round != 100; ++Round) {
    const unsigned NumGlobals = 2 + R.below(6);
    SmallVector<unsigned, 32> Accesses;
    for (unsigned I = 0; I != 30; ++I)
      Accesses.push_back(R.below(NumGlobals));
    SmallVector<uint64_t, 8> Sizes;
    for (unsigned I = 0; I != NumGlobals; ++I)
      Sizes.push_back(8 * (1 + R.below(50)));
    Program P(NumGlobals, Accesses);
    const CourseAccessProfile Profile(P.M);
    const auto Before = P.getData(Profile, Sizes);
    auto After = Before;
    orderCourseData(After, Profile, Prices);

    auto HasObject = [](CourseAccessProfile::Object O) {
      return [O](const CourseDatum &D) { return D.Object == O; };
    };
    for (const CourseDatum &D : Before)
      EXPECT_EQ(count_if(After, HasObject(D.Object)), 1);
    const double Shortest = getCourseTravel(After, Profile, Prices);
    EXPECT_LE(Shortest, getCourseTravel(Before, Profile, Prices));
    NumShorter += Shortest < getCourseTravel(Before, Profile, Prices);
    for (unsigned From = 0; From != NumGlobals; ++From)
      for (unsigned To = 0; To != NumGlobals; ++To) {
        auto Moved = After;
        const CourseDatum D = Moved[From];
        Moved.erase(Moved.begin() + From);
        Moved.insert(Moved.begin() + To, D);
        EXPECT_GE(getCourseTravel(Moved, Profile, Prices), Shortest * 0.9999);
      }
  }
  EXPECT_GT(NumShorter, 50u);
}
