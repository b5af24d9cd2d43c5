//===-- CourseForeignIR.cpp - IR for other targets ------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes IR of this target out of IR that names none or was written for another
/// one. Runs first of all.
///
/// A module without a target triple (`llc -march=course`) gets this target's.
/// The driver has asked the triple which library functions exist before any
/// pass could run; the answer is taken back function by function.
///
/// Marks of accesses that BPF relocates are plain addresses:
///
///   %p = call ptr @llvm.preserve.struct.access.index(ptr elementtype(%T) %x,
///                                                    i32 2, i32 1)
///     =>  %p = getelementptr inbounds %T, ptr %x, i32 0, i32 2
///
/// Nothing runs in parallel: what says which threads converge goes. So does
/// what ties variables to sections of object files.
///
/// A scalable vector is refused here, since passes that ask for the size of a
/// type expect a number. Linear.
///
//===----------------------------------------------------------------------===//

#include "Lowering/CourseForeignIR.h"
#include "Course.h"
#include "Lowering/CourseUnsupported.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Pass.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;

#define DEBUG_TYPE "course-foreign-ir"

// The address that the mark stands for; null if the call is no such mark.
static Value *getMarkedAddress(IntrinsicInst &Call) {
  Value *Base = Call.arg_empty() ? nullptr : Call.getArgOperand(0);
  auto CreateGEP = [&](uint64_t NumZeros, uint64_t Index) {
    IRBuilder<> Builder(&Call);
    SmallVector<Value *, 3> Indices(NumZeros, Builder.getInt32(0));
    Indices.push_back(Builder.getInt32(Index));
    return Builder.CreateInBoundsGEP(Call.getParamElementType(0), Base,
                                     Indices);
  };
  auto GetNumber = [&](unsigned Arg) {
    return cast<ConstantInt>(Call.getArgOperand(Arg))->getZExtValue();
  };
  switch (Call.getIntrinsicID()) {
  case Intrinsic::preserve_array_access_index:
    return CreateGEP(/*NumZeros=*/GetNumber(1), /*Index=*/GetNumber(2));
  case Intrinsic::preserve_struct_access_index:
    return CreateGEP(/*NumZeros=*/1, /*Index=*/GetNumber(1));
  case Intrinsic::preserve_union_access_index:
  case Intrinsic::preserve_static_offset:
    return Base;
  default:
    return nullptr;
  }
}

static bool resolveMarks(Function &F) {
  bool IsChanged = false;
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    auto *Call = dyn_cast<IntrinsicInst>(&I);
    Value *Address = Call ? getMarkedAddress(*Call) : nullptr;
    if (!Address)
      continue;
    Call->replaceAllUsesWith(Address);
    Call->eraseFromParent();
    IsChanged = true;
  }
  return IsChanged;
}

static bool dropConvergence(Function &F) {
  SmallVector<Instruction *, 8> Tokens;
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    auto *Call = dyn_cast<CallBase>(&I);
    if (!Call)
      continue;
    if (isa<ConvergenceControlInst>(Call))
      Tokens.push_back(Call);
    if (!Call->getOperandBundle(LLVMContext::OB_convergencectrl))
      continue;
    CallBase *Plain = CallBase::removeOperandBundle(
        Call, LLVMContext::OB_convergencectrl, Call->getIterator());
    Plain->takeName(Call);
    Plain->copyMetadata(*Call);
    Call->replaceAllUsesWith(Plain);
    Call->eraseFromParent();
    if (isa<ConvergenceControlInst>(Plain))
      Tokens.back() = Plain;
  }
  for (Instruction *Token : reverse(Tokens))
    Token->eraseFromParent();
  return !Tokens.empty();
}

static bool adapt(Module &M) {
  bool IsChanged = refuseCourseScalableVectors(M);
  for (Function &F : M) {
    IsChanged |= resolveMarks(F);
    IsChanged |= dropConvergence(F);
  }
  for (GlobalObject &GO : M.global_objects())
    IsChanged |= GO.eraseMetadata(LLVMContext::MD_associated);
  return IsChanged;
}

PreservedAnalyses CourseForeignIRPass::run(Module &M, ModuleAnalysisManager &) {
  return adapt(M) ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

namespace {

class CourseForeignIR : public ModulePass {
  const Triple Target;

public:
  static char ID;
  explicit CourseForeignIR(const Triple &Target = Triple())
      : ModulePass(ID), Target(Target) {}

  StringRef getPassName() const override { return "Course foreign IR"; }
  bool runOnModule(Module &M) override {
    bool IsChanged = setTarget(M);
    return adapt(M) || IsChanged;
  }

private:
  bool setTarget(Module &M) const {
    if (M.getTargetTriple().getArch() == Target.getArch())
      return false;
    M.setTargetTriple(Target);
    for (Function &F : M)
      if (!F.isIntrinsic())
        F.addFnAttr("no-builtins");
    return true;
  }
};

} // namespace

char CourseForeignIR::ID = 0;

INITIALIZE_PASS(CourseForeignIR, DEBUG_TYPE, "Course foreign IR", false, false)

ModulePass *llvm::createCourseForeignIRPass(const Triple &Target) {
  return new CourseForeignIR(Target);
}
