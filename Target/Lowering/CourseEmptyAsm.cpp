//===-- CourseEmptyAsm.cpp - Inline assembly without instructions ---------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Programs use inline assembly without instructions to keep the optimizer from
/// knowing a value or from moving accesses. It has done so when this runs,
/// after the IR pipeline, and can go:
///
///   %b = call i32 asm "", "=r,0,~{memory}"(i32 %a)   =>   %a for %b
///
/// An output without an input of its own is 0. Other inline assembly stays, for
/// `course-unsupported` to refuse.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Pass.h"

using namespace llvm;

#define DEBUG_TYPE "course-empty-asm"

// Nothing but blanks, empty lines and comments.
static bool hasNoInstructions(StringRef Text) {
  SmallVector<StringRef> Lines;
  Text.split(Lines, '\n');
  return all_of(Lines, [](StringRef Line) {
    Line = Line.trim();
    return Line.empty() || Line.starts_with("#") || Line.starts_with(";");
  });
}

// The values of the outputs that are results, in their order; nothing if one
// has another type than the input that it is tied to.
static std::optional<SmallVector<Value *>> getOutputs(const CallBase &Call) {
  const auto *Asm = cast<InlineAsm>(Call.getCalledOperand());
  InlineAsm::ConstraintInfoVector Constraints = Asm->ParseConstraints();
  // Operands come in the order of the constraints that have one.
  SmallVector<Value *> Operands(Constraints.size());
  unsigned NextArg = 0;
  for (auto [I, C] : enumerate(Constraints))
    if (C.Type == InlineAsm::isInput ||
        (C.Type == InlineAsm::isOutput && C.isIndirect))
      Operands[I] = Call.getArgOperand(NextArg++);

  Type *Ty = Call.getType();
  SmallVector<Value *> Outputs;
  for (const InlineAsm::ConstraintInfo &C : Constraints) {
    if (C.Type != InlineAsm::isOutput || C.isIndirect)
      continue;
    auto *Struct = dyn_cast<StructType>(Ty);
    Type *OutputTy = Struct ? Struct->getElementType(Outputs.size()) : Ty;
    Value *V = C.hasMatchingInput() ? Operands[C.MatchingInput]
                                    : Constant::getNullValue(OutputTy);
    if (V->getType() != OutputTy)
      return std::nullopt;
    Outputs.push_back(V);
  }
  return Outputs;
}

// The outputs as they are behind jumps that are never taken.
static void dropLandingPads(CallBrInst &Goto) {
  for (User *U : make_early_inc_range(Goto.users()))
    if (auto *Pad = dyn_cast<IntrinsicInst>(U);
        Pad && Pad->getIntrinsicID() == Intrinsic::callbr_landingpad) {
      Pad->replaceAllUsesWith(PoisonValue::get(Pad->getType()));
      Pad->eraseFromParent();
    }
}

// \returns false if this is not empty, or odd.
static bool lower(CallBase &Call) {
  const auto *Asm = cast<InlineAsm>(Call.getCalledOperand());
  if (!hasNoInstructions(Asm->getAsmString()))
    return false;
  std::optional<SmallVector<Value *>> Outputs = getOutputs(Call);
  if (!Outputs)
    return false;
  if (auto *Goto = dyn_cast<CallBrInst>(&Call))
    dropLandingPads(*Goto);
  IRBuilder<> Builder(&Call);
  if (auto *Struct = dyn_cast<StructType>(Call.getType())) {
    Value *All = PoisonValue::get(Struct);
    for (auto [I, V] : enumerate(*Outputs))
      All = Builder.CreateInsertValue(All, V, I);
    Call.replaceAllUsesWith(All);
  } else if (!Call.getType()->isVoidTy()) {
    Call.replaceAllUsesWith(Outputs->front());
  }
  // An asm goto never jumps.
  if (auto *Goto = dyn_cast<CallBrInst>(&Call)) {
    for (BasicBlock *Target : Goto->getIndirectDests())
      if (Target != Goto->getDefaultDest())
        Target->removePredecessor(Goto->getParent());
    Builder.CreateBr(Goto->getDefaultDest());
  }
  Call.eraseFromParent();
  return true;
}

namespace {

class CourseEmptyAsm : public FunctionPass {
public:
  static char ID;
  CourseEmptyAsm() : FunctionPass(ID) {}

  StringRef getPassName() const override { return "Course empty assembly"; }

  bool runOnFunction(Function &F) override {
    bool IsChanged = false;
    for (Instruction &I : make_early_inc_range(instructions(F)))
      if (auto *Call = dyn_cast<CallBase>(&I); Call && Call->isInlineAsm())
        IsChanged |= lower(*Call);
    return IsChanged;
  }
};

} // namespace

char CourseEmptyAsm::ID = 0;

INITIALIZE_PASS(CourseEmptyAsm, DEBUG_TYPE, "Course empty assembly", false,
                false)

FunctionPass *llvm::createCourseEmptyAsmPass() { return new CourseEmptyAsm(); }
