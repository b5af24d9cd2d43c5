//===-- CourseSpecializeFunctions.cpp - Functions for constants -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What a function is told again and again by a constant it need not be told:
///
///   sort(a, n, 4, @up)                     sort.1(a, n)
///   sort(b, m, 16, @by_name)      =>       sort.2(b, m)
///
/// The callee of an indirect call is known then and inlined, and an element's
/// size is a number. Only arguments that decide something again and again count:
/// that choose a callee or a branch, multiply or divide, in a loop or in a
/// function that hands them on to itself; and those that are handed on to such.
///
/// LLVM's FunctionSpecializer asks how much smaller the code gets, and leaves
/// functions of less than 500 instructions alone. Here size is free. Known as
/// procedure cloning: Cooper, Hall, Kennedy, Procedure Cloning, ICCL 1992.
///
/// Runs in the link before constants are propagated between functions, which
/// removes the arguments. Calls that all pass the same constants are left to
/// that. Linear in functions, calls and uses of arguments, for so many copies.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseSpecializeFunctions.h"
#include "Transforms/CourseTransformUtils.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <map>
#include <optional>

using namespace llvm;

#define DEBUG_TYPE "course-specialize-functions"

STATISTIC(NumCopies, "Number of functions for constant arguments");

static cl::opt<bool> EnableSpecializeFunctions(
    "course-enable-specialize-functions", cl::Hidden, cl::init(true),
    cl::desc(
        "Give calls that pass different constants functions of their own"));

// These bound the time of compilation only. No measurement fixes them: the functions
// of the tuning set's own code get no copies, with any bounds.
static cl::opt<unsigned> MaxCopies(
    "course-specialize-functions-copies", cl::Hidden, cl::init(8),
    cl::desc("How many sets of constants may have a copy of a function each"));

static cl::opt<unsigned>
    MaxSize("course-specialize-functions-size", cl::Hidden, cl::init(2000),
            cl::desc("Instructions of functions of which there may be copies"));

namespace {

class Specializer {
  Module &M;
  /// The constants that a call passes for arguments that decide; null for others.
  using Constants = SmallVector<Constant *, 8>;
  using CallsByConstants = MapVector<Constants, SmallVector<CallInst *, 4>,
                                     std::map<Constants, unsigned>>;

  /// Whether an argument decides something, where calls are repeated and where
  /// they are not; false while that is being found out.
  std::map<std::pair<const Argument *, bool>, bool> Deciding;
  std::map<const Function *, std::map<Constants, Function *>> Copies;
  SmallPtrSet<const Function *, 8> AreCopies;

  bool isDeciding(const Argument &A, bool IsRepeated = false);
  bool findDecision(const Argument &A, bool IsRepeated);
  std::optional<Constants> findConstants(const CallInst &Call);
  CallsByConstants findCalls(const Function &F);
  Function &getCopy(Function &F, const Constants &Passed);
  bool specialize(Function &F);

public:
  explicit Specializer(Module &M) : M(M) {}

  bool run();
};

} // namespace

// Whether the calls that a function makes to itself hand A on; none if there are no
// such calls.
static std::optional<bool> isHandedOn(const Argument &A) {
  const Function &F = *A.getParent();
  std::optional<bool> Result;
  for (const User *U : F.users()) {
    const auto *Call = dyn_cast<CallInst>(U);
    if (!Call || Call->getFunction() != &F || Call->getCalledFunction() != &F)
      continue;
    Result = Result.value_or(true) && Call->getArgOperand(A.getArgNo()) == &A;
  }
  return Result;
}

static bool isDecision(const Use &U) {
  const User &I = *U.getUser();
  if (const auto *Call = dyn_cast<CallBase>(&I))
    return Call->isCallee(&U);
  const auto *Op = dyn_cast<BinaryOperator>(&I);
  return isa<SwitchInst, ICmpInst>(I) ||
         (Op && (Op->isIntDivRem() || Op->getOpcode() == Instruction::Mul));
}

bool Specializer::findDecision(const Argument &A, bool IsRepeated) {
  const std::optional<bool> HandedOn = isHandedOn(A);
  // What it tells itself is something else, so that a copy is for the first call.
  if (HandedOn == false)
    return false;
  IsRepeated |= HandedOn.has_value();
  SmallVector<const Value *, 8> Work = {&A};
  SmallPtrSet<const Value *, 8> Seen;
  while (!Work.empty()) {
    const Value *V = Work.pop_back_val();
    if (!Seen.insert(V).second)
      continue;
    for (const Use &U : V->uses()) {
      const auto *I = dyn_cast<Instruction>(U.getUser());
      if (!I)
        continue;
      const bool IsAgain = IsRepeated || isInCourseCycle(*I->getParent());
      if (IsAgain && isDecision(U))
        return true;
      if (isa<CastInst>(I))
        Work.push_back(I);
      const auto *Call = dyn_cast<CallInst>(I);
      const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
      if (Callee && Call->isArgOperand(&U) &&
          Call->getArgOperandNo(&U) < Callee->arg_size() &&
          isDeciding(*Callee->getArg(Call->getArgOperandNo(&U)), IsAgain))
        return true;
    }
  }
  return false;
}

bool Specializer::isDeciding(const Argument &A, bool IsRepeated) {
  if (A.getParent()->isDeclaration() || A.hasPassPointeeByValueCopyAttr())
    return false;
  const auto [Entry, IsNew] = Deciding.try_emplace({&A, IsRepeated}, false);
  if (IsNew)
    Entry->second = findDecision(A, IsRepeated);
  return Entry->second;
}

static bool isNumber(const Constant &C) {
  if (const auto *Expr = dyn_cast<ConstantExpr>(&C))
    return Expr->getOpcode() == Instruction::IntToPtr;
  return isa<ConstantInt, ConstantPointerNull, Function>(C);
}

// None where a call only hands on what its function got.
std::optional<Specializer::Constants>
Specializer::findConstants(const CallInst &Call) {
  const Function &F = *Call.getCalledFunction();
  Constants Result;
  bool IsOwn = Call.getFunction() == &F;
  for (const Argument &A : F.args()) {
    Value *V = Call.getArgOperand(A.getArgNo());
    auto *C = dyn_cast<Constant>(V);
    const bool Counts = isDeciding(A);
    IsOwn &= !Counts || V == &A;
    Result.push_back(Counts && C && isNumber(*C) ? C : nullptr);
  }
  if (IsOwn)
    return std::nullopt;
  return Result;
}

Specializer::CallsByConstants Specializer::findCalls(const Function &F) {
  CallsByConstants Calls;
  for (const User *U : F.users())
    if (auto *Call = dyn_cast<CallInst>(const_cast<User *>(U));
        Call && Call->getCalledFunction() == &F && !Call->isMustTailCall())
      if (std::optional<Constants> Passed = findConstants(*Call))
        Calls[*Passed].push_back(Call);
  return Calls;
}

Function &Specializer::getCopy(Function &F, const Constants &Passed) {
  Function *&Copy = Copies[&F][Passed];
  if (Copy)
    return *Copy;
  ValueToValueMapTy Map;
  Copy = CloneFunction(&F, Map);
  AreCopies.insert(Copy);
  for (auto [A, C] : zip_equal(Copy->args(), Passed))
    if (C)
      Copy->getArg(A.getArgNo())->replaceAllUsesWith(C);
  ++NumCopies;
  return *Copy;
}

bool Specializer::specialize(Function &F) {
  if (F.isDeclaration() || !F.hasLocalLinkage() || F.isVarArg() ||
      F.hasOptNone() || AreCopies.contains(&F) ||
      F.getInstructionCount() > MaxSize ||
      none_of(F.args(), [&](const Argument &A) { return isDeciding(A); }))
    return false;
  const CallsByConstants Calls = findCalls(F);
  const auto &Known = Copies[&F];
  const size_t NumSets = Known.size() + count_if(Calls, [&](const auto &Entry) {
                           return Known.find(Entry.first) == Known.end();
                         });
  if (NumSets < 2 || NumSets > MaxCopies)
    return false;
  bool IsChanged = false;
  for (const auto &[Passed, Sites] : Calls)
    if (any_of(Passed, [](const Constant *C) { return C; })) {
      Function &Copy = getCopy(F, Passed);
      for (CallInst *Call : Sites)
        Call->setCalledFunction(&Copy);
      IsChanged = true;
    }
  return IsChanged;
}

bool Specializer::run() {
  bool IsChanged = false;
  // Copies make calls with constants of their own.
  for (bool IsNew = true; IsNew; IsChanged |= IsNew) {
    IsNew = false;
    SmallVector<Function *> Functions(make_pointer_range(M));
    for (Function *F : Functions)
      IsNew |= specialize(*F);
  }
  return IsChanged;
}

PreservedAnalyses CourseSpecializeFunctionsPass::run(Module &M,
                                                     ModuleAnalysisManager &) {
  if (!EnableSpecializeFunctions || !Specializer(M).run())
    return PreservedAnalyses::all();
  return PreservedAnalyses::none();
}
