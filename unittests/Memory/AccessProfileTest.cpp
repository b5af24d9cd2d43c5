//===-- AccessProfileTest.cpp - Tests of what programs access -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory/CourseAccessProfile.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace llvm;

namespace {

/// A program given as text.
class AccessProfile : public testing::Test {
  LLVMContext Context;
  std::unique_ptr<Module> M;
  std::unique_ptr<CourseAccessProfile> Profile;

protected:
  void parse(const std::string &Text) {
    SMDiagnostic Wrong;
    M = parseAssemblyString(Text, Wrong, Context);
    ASSERT_TRUE(M) << Wrong.getMessage().str();
    Profile = std::make_unique<CourseAccessProfile>(*M);
  }
  CourseAccessProfile::Object getObject(StringRef Name) const {
    return Profile->getObject(*M->getNamedGlobal(Name));
  }
  double getAccesses(StringRef Name) const {
    return Profile->getAccesses(getObject(Name));
  }
  size_t countNeighbours(StringRef Name) const {
    return Profile->getNeighbours(getObject(Name)).size();
  }
  double getTimes(StringRef A, StringRef B) const {
    return Profile->getNeighbours(getObject(A)).lookup(getObject(B));
  }
};

} // namespace

/// Callers share what a function accesses, by how often they call it.
TEST_F(AccessProfile, Callers) {
  parse(R"(
    @once = internal global i64 0
    @often = internal global i64 0
    @to = internal global i64 0
    define internal void @copy(ptr %d, ptr %s) noinline {
      %x = load i64, ptr %s
      store i64 %x, ptr %d
      ret void
    }
    define void @main() {
      call void @copy(ptr @to, ptr @once)
      call void @copy(ptr @to, ptr @often)
      call void @copy(ptr @to, ptr @often)
      call void @copy(ptr @to, ptr @often)
      ret void
    }
  )");
  EXPECT_DOUBLE_EQ(getAccesses("once"), 1);
  EXPECT_DOUBLE_EQ(getAccesses("often"), 3);
  EXPECT_DOUBLE_EQ(getAccesses("to"), 4);
  EXPECT_DOUBLE_EQ(getTimes("once", "to"), 1);
  EXPECT_DOUBLE_EQ(getTimes("to", "often"), 3);
}

/// Those that call most often count where many do.
TEST_F(AccessProfile, ManyCallers) {
  std::string Globals = "@to = internal global i64 0\n", Calls;
  for (unsigned I = 0; I != 20; ++I) {
    const std::string Name = "@g" + std::to_string(I);
    Globals += Name + " = internal global i64 0\n";
    for (unsigned Time = 0; Time != (I == 19 ? 5 : 1); ++Time)
      Calls += "call void @copy(ptr @to, ptr " + Name + ")\n";
  }
  parse(Globals + R"(
    define internal void @copy(ptr %d, ptr %s) noinline {
      %x = load i64, ptr %s
      store i64 %x, ptr %d
      ret void
    }
    define void @main() {
  )" + Calls +
        "ret void\n}");
  EXPECT_DOUBLE_EQ(getAccesses("g19"), 24 * 5.0 / 12);
  EXPECT_DOUBLE_EQ(getTimes("to", "g19"), 24 * 5.0 / 12);
  EXPECT_EQ(countNeighbours("to"), 8u);
}

/// A function that calls itself passes on what it got.
TEST_F(AccessProfile, Recursion) {
  parse(R"(
    @a = internal global i64 0
    define internal i64 @f(ptr %p, i64 %n) {
      %x = load i64, ptr %p
      %c = icmp eq i64 %x, %n
      br i1 %c, label %end, label %again
    again:
      %m = add i64 %n, 1
      %r = call i64 @f(ptr %p, i64 %m)
      br label %end
    end:
      ret i64 %x
    }
    define void @main() {
      call i64 @f(ptr @a, i64 0)
      ret void
    }
  )");
  EXPECT_GT(getAccesses("a"), 1);
}

/// Of two addresses each is taken for half, and what is not known for neither.
TEST_F(AccessProfile, Choices) {
  parse(R"(
    @a = internal global i64 0
    @b = internal global i64 0
    define void @main(i1 %c, ptr %unknown) {
      %p = select i1 %c, ptr @a, ptr @b
      %x = load i64, ptr %p
      %q = select i1 %c, ptr @a, ptr %unknown
      %y = load i64, ptr %q
      ret void
    }
  )");
  EXPECT_DOUBLE_EQ(getAccesses("a"), 1.5);
  EXPECT_DOUBLE_EQ(getAccesses("b"), 0.5);
}
