//===-- CourseArgumentRegisters.cpp - Arguments in registers --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The arguments of a call are all in registers at once. There are 16 of these,
/// but a function with objects of unknown size or of large alignment keeps one
/// or two for its frame. What such a function calls takes its 15th and later
/// arguments in memory, whoever calls it.
///
/// Runs once over the module before selection, after CourseGlobalLayout, which
/// knows the functions whose frames have fixed addresses. A function that turns
/// out to need a register for its frame only later can still be left with too
/// few, which spilling reports.
///
//===----------------------------------------------------------------------===//

#include "Facts/CourseArgumentRegisters.h"
#include "Course.h"
#include "CourseFrameLowering.h"
#include "Facts/RegisterBank.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Pass.h"

using namespace llvm;

#define DEBUG_TYPE "course-argument-registers"

static constexpr StringLiteral AttributeName = "course-argument-registers";

/// With the two registers of a frame in use.
static constexpr unsigned NumWithFrame = 14;

unsigned llvm::getNumCourseArgumentRegisters(const Function &F) {
  unsigned Number = F.hasFnAttribute(AttributeName) ? NumWithFrame : 16;
  return std::min(Number, course::getRegLimit());
}

namespace {

class CourseArgumentRegisters : public ModulePass {
public:
  static char ID;
  CourseArgumentRegisters() : ModulePass(ID) {}

  StringRef getPassName() const override { return "Course argument registers"; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesAll();
  }
  bool runOnModule(Module &M) override;
};

} // namespace

char CourseArgumentRegisters::ID = 0;

INITIALIZE_PASS(CourseArgumentRegisters, DEBUG_TYPE,
                "Course argument registers", false, false)

ModulePass *llvm::createCourseArgumentRegistersPass() {
  return new CourseArgumentRegisters();
}

// Whether the frame of F has no fixed place relative to sp.
static bool needsFrameRegister(const Function &F) {
  if (getCourseEntrySP(F))
    return false;
  const DataLayout &DL = F.getDataLayout();
  const Align StackAlign = DL.getStackAlignment().valueOrOne();
  return any_of(instructions(F), [&](const Instruction &I) {
    if (const auto *Alloca = dyn_cast<AllocaInst>(&I))
      return !Alloca->isStaticAlloca() || Alloca->getAlign() > StackAlign;
    // A result that is returned in memory gets an object of the frame.
    return isa<CallBase>(I) && I.getType()->isSized() &&
           DL.getPrefTypeAlign(I.getType()) > StackAlign;
  });
}

// The registers that a value is passed in: each element of a vector or an
// aggregate has its own.
static uint64_t countParts(const Type *Ty, const DataLayout &DL) {
  if (const auto *Vector = dyn_cast<VectorType>(Ty))
    return Vector->getElementCount().getKnownMinValue() *
           countParts(Vector->getElementType(), DL);
  if (const auto *Array = dyn_cast<ArrayType>(Ty))
    return Array->getNumElements() * countParts(Array->getElementType(), DL);
  if (const auto *Struct = dyn_cast<StructType>(Ty)) {
    uint64_t NumParts = 0;
    for (const Type *Element : Struct->elements())
      NumParts += countParts(Element, DL);
    return NumParts;
  }
  return Ty->isSized()
             ? divideCeil(DL.getTypeSizeInBits(const_cast<Type *>(Ty)), 64)
             : 0;
}

static bool hasManyArguments(const CallBase &Call) {
  const DataLayout &DL = Call.getDataLayout();
  // What is returned in memory takes the place of a pointer to it.
  uint64_t NumParts = countParts(Call.getType(), DL) > 1;
  for (const Value *Argument : Call.args())
    NumParts += countParts(Argument->getType(), DL);
  return NumParts > NumWithFrame;
}

bool CourseArgumentRegisters::runOnModule(Module &M) {
  bool HasChanged = false;
  for (Function &F : M) {
    if (F.isDeclaration() || !needsFrameRegister(F))
      continue;
    for (Instruction &I : instructions(F)) {
      auto *Call = dyn_cast<CallBase>(&I);
      if (!Call || !hasManyArguments(*Call))
        continue;
      Value *Target = Call->getCalledOperand()->stripPointerCastsAndAliases();
      if (auto *Callee = dyn_cast<Function>(Target)) {
        Callee->addFnAttr(AttributeName);
        HasChanged = true;
      }
    }
  }
  return HasChanged;
}
