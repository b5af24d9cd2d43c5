//===-- CourseRegAllocChecker.cpp - Checks register allocation ------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `-verify-regalloc`: two passes around the register allocation, spilling
/// included. `course-regalloc-snapshot` writes down what the function does,
/// `course-regalloc-check` proves that it still does so, see
/// RegAlloc/Checker/AllocationChecker.h, or stops: what it finds is an error of
/// the compiler, never of the program.
///
/// The snapshot is of SSA form. PHI elimination and the coalescer, which LLVM's
/// allocators need, take copies and registers apart and together before these
/// start; so there is a snapshot only for an allocator that takes SSA form.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "RegAlloc/Checker/CheckedFunction.h"
#include "RegAllocBase.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/ErrorHandling.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-regalloc-check"
#define SNAPSHOT_NAME "course-regalloc-snapshot"

STATISTIC(NumFunctionsProved, "Number of functions whose allocation is proved");

static bool isEnabled() {
#if defined(_DEBUG) || defined(EXPENSIVE_CHECKS)
  return true;
#else
  return RegAllocBase::VerifyEnabled;
#endif
}

namespace {

/// Keeps the snapshots between the two passes.
class CourseRegAllocSnapshots : public ImmutablePass {
  DenseMap<const MachineFunction *, std::unique_ptr<AllocationSnapshot>> Taken;

public:
  static char ID;
  CourseRegAllocSnapshots() : ImmutablePass(ID) {}

  AllocationSnapshot &add(const MachineFunction &MF) {
    auto &Snapshot = Taken[&MF];
    Snapshot = std::make_unique<AllocationSnapshot>();
    return *Snapshot;
  }
  std::unique_ptr<AllocationSnapshot> take(const MachineFunction &MF) {
    auto It = Taken.find(&MF);
    if (It == Taken.end())
      return nullptr;
    std::unique_ptr<AllocationSnapshot> Snapshot = std::move(It->second);
    Taken.erase(It);
    return Snapshot;
  }
};

class CourseRegAllocSnapshot : public MachineFunctionPass {
public:
  static char ID;
  CourseRegAllocSnapshot() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override {
    return "Course register allocation snapshot";
  }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesAll();
    AU.addRequired<CourseRegAllocSnapshots>();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  MachineFunctionProperties getRequiredProperties() const override {
    return MachineFunctionProperties().setIsSSA();
  }
  bool runOnMachineFunction(MachineFunction &MF) override {
    // A function of a MIR file can be there as IR only.
    if (isEnabled() && !MF.empty())
      takeSnapshot(MF, getAnalysis<CourseRegAllocSnapshots>().add(MF));
    return false;
  }
};

class CourseRegAllocCheck : public MachineFunctionPass {
public:
  static char ID;
  CourseRegAllocCheck() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override {
    return "Course register allocation check";
  }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesAll();
    AU.addRequired<CourseRegAllocSnapshots>();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;
};

} // namespace

char CourseRegAllocSnapshots::ID = 0;
char CourseRegAllocSnapshot::ID = 0;
char CourseRegAllocCheck::ID = 0;

INITIALIZE_PASS(CourseRegAllocSnapshots, "course-regalloc-snapshots",
                "Course register allocation snapshots", false, true)
INITIALIZE_PASS_BEGIN(CourseRegAllocSnapshot, SNAPSHOT_NAME,
                      "Course register allocation snapshot", false, false)
INITIALIZE_PASS_DEPENDENCY(CourseRegAllocSnapshots)
INITIALIZE_PASS_END(CourseRegAllocSnapshot, SNAPSHOT_NAME,
                    "Course register allocation snapshot", false, false)
INITIALIZE_PASS_BEGIN(CourseRegAllocCheck, DEBUG_TYPE,
                      "Course register allocation check", false, false)
INITIALIZE_PASS_DEPENDENCY(CourseRegAllocSnapshots)
INITIALIZE_PASS_END(CourseRegAllocCheck, DEBUG_TYPE,
                    "Course register allocation check", false, false)

FunctionPass *llvm::createCourseRegAllocSnapshotPass() {
  return new CourseRegAllocSnapshot();
}

FunctionPass *llvm::createCourseRegAllocCheckPass() {
  return new CourseRegAllocCheck();
}

bool CourseRegAllocCheck::runOnMachineFunction(MachineFunction &MF) {
  std::unique_ptr<AllocationSnapshot> Snapshot =
      getAnalysis<CourseRegAllocSnapshots>().take(MF);
  // After an error, such as an impossible allocation, there is no output.
  const LLVMContext &Context = MF.getFunction().getContext();
  if (!Snapshot || Context.getDiagHandlerPtr()->HasErrors)
    return false;
  if (std::optional<std::string> Error = checkAgainst(*Snapshot, MF))
    reportFatalInternalError("wrong register allocation in " + Twine(*Error));
  dropNumbers(*Snapshot, MF);
  ++NumFunctionsProved;
  return false;
}
