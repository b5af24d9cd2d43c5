//===-- CourseUnsupported.cpp - Refuses what the machine does not have ----===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Looks at each instruction before selection and reports, with function and
/// source line, what cannot be compiled: floating point, indirect calls,
/// functions and blocks as values, inline assembly, exceptions. The function's
/// body is then dropped, so that what follows meets nothing it cannot handle.
///
//===----------------------------------------------------------------------===//

#include "Lowering/CourseUnsupported.h"
#include "Course.h"
#include "CourseDiagnostics.h"
#include "Lowering/CourseRuntime.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/GlobalAlias.h"
#include "llvm/IR/GlobalIFunc.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Pass.h"
#include <set>

using namespace llvm;

#define DEBUG_TYPE "course-unsupported"

static constexpr char ScalableVector[] = "a vector of unknown length";

// True if the constant names a function or a block anywhere inside.
static const char *findCodeAddress(const Constant *C,
                                   SmallPtrSetImpl<const Constant *> &Seen) {
  if (isa<Function>(C))
    return "the address of a function";
  if (isa<BlockAddress>(C))
    return "the address of a label";
  if (isa<GlobalIFunc>(C))
    return "an indirect function";
  if (isa<GlobalValue>(C) || !Seen.insert(C).second)
    return nullptr;
  for (const Value *Op : C->operands())
    if (const auto *Inner = dyn_cast<Constant>(Op))
      if (const char *Construct = findCodeAddress(Inner, Seen))
        return Construct;
  return nullptr;
}

// Intrinsics for which there is neither an instruction nor an expansion, and
// no better name than their own.
static bool isUnsupportedIntrinsic(Intrinsic::ID ID) {
  if (Intrinsic::isTargetIntrinsic(ID))
    return true;
  static constexpr StringLiteral Families[] = {"llvm.coro.",
                                               "llvm.hwasan.",
                                               "llvm.instrprof.",
                                               "llvm.gc",
                                               "llvm.experimental.gc.",
                                               "llvm.experimental.patchpoint",
                                               "llvm.call.preallocated.",
                                               "llvm.matrix.",
                                               "llvm.ptrauth.",
                                               "llvm.type.checked.load",
                                               "llvm.local",
                                               "llvm.eh.exception",
                                               "llvm.eh.recoverfp",
                                               "llvm.swift.async.",
                                               "llvm.loop.decrement"};
  StringRef Name = Intrinsic::getBaseName(ID);
  if (any_of(Families, [&](StringRef F) { return Name.starts_with(F); }))
    return true;
  switch (ID) {
  case Intrinsic::clear_cache:
  case Intrinsic::eh_dwarf_cfa:
  case Intrinsic::eh_return_i32:
  case Intrinsic::eh_return_i64:
  case Intrinsic::eh_unwind_init:
  case Intrinsic::fptrunc_round:
  case Intrinsic::vp_load_ff:
  case Intrinsic::experimental_deoptimize:
  case Intrinsic::experimental_guard:
  case Intrinsic::experimental_stackmap:
  case Intrinsic::experimental_widenable_condition:
  case Intrinsic::reloc_none:
  case Intrinsic::set_loop_iterations:
  case Intrinsic::sponentry:
  case Intrinsic::ssa_copy:
  case Intrinsic::stackguard:
  case Intrinsic::start_loop_iterations:
  case Intrinsic::test_set_loop_iterations:
  case Intrinsic::test_start_loop_iterations:
    return true;
  default:
    return false;
  }
}

// A bundle that selection neither has a use for nor may ignore; what intrinsics
// do with theirs is their business.
static std::string findUnsupportedBundle(const CallBase &Call) {
  if (isa<IntrinsicInst>(Call))
    return "";
  for (unsigned I = 0, E = Call.getNumOperandBundles(); I != E; ++I) {
    OperandBundleUse Bundle = Call.getOperandBundleAt(I);
    switch (Bundle.getTagID()) {
    case LLVMContext::OB_cfguardtarget:
    case LLVMContext::OB_convergencectrl:
    case LLVMContext::OB_deactivation_symbol:
    case LLVMContext::OB_funclet:
    case LLVMContext::OB_kcfi:
      break;
    default:
      return ("operand bundle '" + Bundle.getTagName() + "'").str();
    }
  }
  return "";
}

static std::string findUnsupportedCall(const CallBase &Call) {
  if (Call.isInlineAsm())
    return "inline assembly";
  Intrinsic::ID ID = Call.getIntrinsicID();
  switch (ID) {
  case Intrinsic::returnaddress:
  case Intrinsic::addressofreturnaddress:
    return "a return address";
  case Intrinsic::eh_sjlj_setjmp:
  case Intrinsic::eh_sjlj_longjmp:
    return "setjmp or longjmp";
  case Intrinsic::read_register:
  case Intrinsic::write_register:
  case Intrinsic::read_volatile_register:
    return "access to a named register";
  case Intrinsic::thread_pointer:
    return "a thread pointer";
  case Intrinsic::init_trampoline:
  case Intrinsic::adjust_trampoline:
    return "a trampoline";
  case Intrinsic::vscale:
    return ScalableVector;
  case Intrinsic::get_fpenv:
  case Intrinsic::get_fpmode:
  case Intrinsic::reset_fpenv:
  case Intrinsic::reset_fpmode:
  case Intrinsic::set_fpenv:
  case Intrinsic::set_fpmode:
  case Intrinsic::set_rounding:
    return "a floating-point environment";
  default:
    if (isUnsupportedIntrinsic(ID))
      return ("intrinsic '" + Intrinsic::getBaseName(ID) + "'").str();
    break;
  }
  if (std::string Bundle = findUnsupportedBundle(Call); !Bundle.empty())
    return Bundle;
  const Value *Callee = Call.getCalledOperand()->stripPointerCasts();
  if (const auto *Alias = dyn_cast<GlobalAlias>(Callee))
    Callee = Alias->getAliaseeObject();
  return isa_and_nonnull<Function>(Callee) ? "" : "an indirect call";
}

static bool isOrContains(Type *Ty, bool (Type::*Is)() const) {
  return (Ty->*Is)() || (Ty->getScalarType()->*Is)() ||
         any_of(Ty->subtypes(),
                [&](Type *Inner) { return isOrContains(Inner, Is); });
}

static bool isScalable(Type *Ty) {
  return isOrContains(Ty, &Type::isScalableTy);
}

static const char *findUnsupportedType(Type *Ty) {
  if (isOrContains(Ty, &Type::isFP128Ty) ||
      isOrContains(Ty, &Type::isX86_FP80Ty) ||
      isOrContains(Ty, &Type::isPPC_FP128Ty))
    return "floating point of more than 64 bits";
  if (isOrContains(Ty, &Type::isTargetExtTy) ||
      isOrContains(Ty, &Type::isX86_AMXTy))
    return "a type of another target";
  if (isScalable(Ty))
    return ScalableVector;
  return nullptr;
}

// What is wrong with the instruction, or nothing.
static std::string findUnsupported(const Instruction &I) {
  if (const char *Construct = findUnsupportedType(I.getType()))
    return Construct;
  if (isa<InvokeInst, LandingPadInst, ResumeInst, FuncletPadInst,
          CatchSwitchInst, CatchReturnInst, CleanupReturnInst>(I))
    return "exception handling";
  if (isa<IndirectBrInst>(I))
    return "a computed goto";
  const auto *Call = dyn_cast<CallBase>(&I);
  if (Call)
    if (std::string Construct = findUnsupportedCall(*Call); !Construct.empty())
      return Construct;
  if (isa<CallBrInst>(I))
    return "a call that branches";

  SmallPtrSet<const Constant *, 8> Seen;
  for (const Use &Op : I.operands()) {
    if (Call && Call->isCallee(&Op))
      continue;
    if (const char *Construct = findUnsupportedType(Op->getType()))
      return Construct;
    if (const auto *C = dyn_cast<Constant>(Op))
      if (const char *Construct = findCodeAddress(C, Seen))
        return Construct;
  }
  return "";
}

static DebugLoc getLocation(const Function &F) {
  DISubprogram *SP = F.getSubprogram();
  return SP ? DILocation::get(F.getContext(), SP->getLine(), 0, SP) : nullptr;
}

// Nothing of a refused function is selected, nor its type if that is what is
// wrong: all calls of it are refused then, too.
static void dropBody(Function &F) {
  if (findUnsupportedType(F.getFunctionType())) {
    F.deleteBody();
    return;
  }
  for (BasicBlock &BB : F)
    BB.dropAllReferences();
  while (!F.empty())
    F.begin()->eraseFromParent();
  new UnreachableInst(F.getContext(),
                      BasicBlock::Create(F.getContext(), "entry", &F));
}

// Reports what is not supported in the function. \returns true if something is.
static bool report(const Function &F) {
  // One report for each construct and line is enough.
  std::set<std::pair<std::string, unsigned>> Reported;
  auto Report = [&](const std::string &Construct, const DebugLoc &DL) {
    if (Reported.insert({Construct, DL ? DL.getLine() : 0}).second)
      fail(F, DL, Construct + " is not supported");
  };
  if (const char *Construct = findUnsupportedType(F.getFunctionType()))
    Report(Construct, getLocation(F));
  for (const Instruction &I : instructions(F)) {
    std::string Construct = findUnsupported(I);
    if (!Construct.empty())
      Report(Construct, I.getDebugLoc());
  }
  return !Reported.empty();
}

//===----------------------------------------------------------------------===//
// Scalable vectors
//===----------------------------------------------------------------------===//

static bool usesScalableVector(const Instruction &I) {
  if (isScalable(I.getType()))
    return true;
  if (const auto *Alloca = dyn_cast<AllocaInst>(&I);
      Alloca && isScalable(Alloca->getAllocatedType()))
    return true;
  if (const auto *GEP = dyn_cast<GetElementPtrInst>(&I);
      GEP && isScalable(GEP->getSourceElementType()))
    return true;
  return any_of(I.operands(),
                [](const Value *Op) { return isScalable(Op->getType()); });
}

bool llvm::refuseCourseScalableVectors(Module &M) {
  bool IsChanged = false;
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    DebugLoc Place = getLocation(F);
    if (!isScalable(F.getFunctionType())) {
      auto Found = find_if(instructions(F), usesScalableVector);
      if (Found == inst_end(F))
        continue;
      Place = Found->getDebugLoc();
    }
    fail(F, Place, Twine(ScalableVector) + " is not supported");
    dropBody(F);
    IsChanged = true;
  }
  return IsChanged;
}

namespace {

class CourseUnsupported : public ModulePass {
public:
  static char ID;
  CourseUnsupported() : ModulePass(ID) {}

  StringRef getPassName() const override {
    return "Course unsupported constructs";
  }

  bool runOnModule(Module &M) override {
    warnOfMissingCourseRuntime(M);
    bool IsChanged = false;
    for (Function &F : M) {
      // The machine has no such protection, and no program can tell.
      for (Attribute::AttrKind Protection :
           {Attribute::StackProtect, Attribute::StackProtectReq,
            Attribute::StackProtectStrong, Attribute::SafeStack})
        F.removeFnAttr(Protection);
      if (F.isDeclaration() || !report(F))
        continue;
      dropBody(F);
      IsChanged = true;
    }
    return IsChanged;
  }
};

} // namespace

char CourseUnsupported::ID = 0;

INITIALIZE_PASS(CourseUnsupported, DEBUG_TYPE, "Course unsupported constructs",
                false, false)

ModulePass *llvm::createCourseUnsupportedPass() {
  return new CourseUnsupported();
}
