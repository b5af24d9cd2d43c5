//===-- CourseBuiltins.cpp - What the machine's functions do --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering/CourseBuiltins.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "llvm/IR/Module.h"

using namespace llvm;

// Declarations may have any signature (course programs write `uint64_t
// read();`), so attributes go where the signature has a place for them.
static void describe(Function &F) {
  LLVMContext &Context = F.getContext();
  StringRef Name = F.getName();
  const bool IsMalloc = Name == "malloc", IsFree = Name == "free",
             IsRead = Name == "read";

  AttrBuilder B(Context);
  B.addAttribute(Attribute::NoUnwind);
  B.addAttribute(Attribute::NoCallback);
  B.addAttribute(Attribute::NoSync);
  B.addAttribute(Attribute::NoBuiltin);
  if (!IsFree)
    B.addAttribute(Attribute::NoFree);
  // But read, which ends the program where there is no number.
  if (!IsRead)
    B.addAttribute(Attribute::WillReturn);
  if (IsMalloc || IsFree)
    B.addAttribute("alloc-family", "malloc");
  MemoryEffects Effects = MemoryEffects::inaccessibleMemOnly();
  if (IsFree)
    Effects = MemoryEffects::inaccessibleOrArgMemOnly();
  B.addMemoryAttr(Effects);

  // What the machine has read is a number.
  if (IsRead && F.getReturnType()->isIntegerTy())
    F.addRetAttr(Attribute::NoUndef);
  if (IsMalloc && F.arg_size() == 1 && F.getReturnType()->isPointerTy()) {
    B.addAllocKindAttr(AllocFnKind::Alloc | AllocFnKind::Zeroed);
    B.addAllocSizeAttr(0, std::nullopt);
    // Blocks lie at multiples of 8 from 20480 up; there is always room.
    F.addRetAttr(Attribute::NoAlias);
    F.addRetAttr(Attribute::NonNull);
    F.addRetAttr(Attribute::getWithAlignment(Context, Align(8)));
  }
  if (IsFree && F.arg_size() == 1 && F.getArg(0)->getType()->isPointerTy()) {
    B.addAllocKindAttr(AllocFnKind::Free);
    F.addParamAttr(0, Attribute::AllocatedPointer);
  }
  F.addFnAttrs(B);
}

PreservedAnalyses CourseBuiltinsPass::run(Module &M, ModuleAnalysisManager &) {
  bool IsChanged = false;
  for (Function &F : M)
    if (F.isDeclaration() && Course::isBuiltinFunctionName(F.getName())) {
      describe(F);
      IsChanged = true;
    }
  return IsChanged ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
