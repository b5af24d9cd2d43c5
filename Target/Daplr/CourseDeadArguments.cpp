//===-- CourseDeadArguments.cpp - Arguments that are not needed -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Takes away arguments that the function does not read, or passes only to
/// where nobody reads it, and those that are the same constant at all calls,
/// the function's own included where it passes on what it was passed.
///
/// \code
///   f: %0 = COPY $arg1                     f: %0 = MOVI 4096
///      %1 = COPY $arg2                        %1 = COPY $arg1
///      ...                             =>     ...
///      %3 = CALL @f, %0, %2                   %3 = CALL @f, %2
///   g: %5 = CALL @f, 4096, %4              g: %5 = CALL @f, %4
/// \endcode
///
/// LLVM's passes do that in IR. What is left has come up since then: addresses
/// of global data are constants now, and code is gone.
///
/// What became of each argument register stays with the function in IR, for the
/// proof of the text (tools/course-tv): "kept", "unread", or the constant.
///
/// \code
///   define internal i64 @f(i64, i64) "course-arguments"="4096 kept"
/// \endcode
///
/// A module pass in SSA form, after selection and before course-fold-operands,
/// which puts the constants where they are used. Only for functions whose calls
/// are all known, and without arguments in memory. Linear in the program.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseInstrInfo.h"
#include "CourseMachineFunctionInfo.h"
#include "CourseSubtarget.h"
#include "Facts/CourseArgumentRegisters.h"
#include "Facts/CourseKnownCalls.h"
#include "Facts/IncomingRegisters.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/CodeGen/MachineOptimizationRemarkEmitter.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/Pass.h"
#include "llvm/Support/Debug.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-dead-arguments"

STATISTIC(NumUnreadDropped, "Number of arguments dropped that nobody reads");
STATISTIC(NumConstantsDropped, "Number of constant arguments dropped");

namespace {

using ArgumentId = std::pair<const Function *, unsigned>;

/// What an operand of a call is.
struct Source {
  enum { Anything, Constant, Argument, Other } Kind = Other;
  int64_t Value = 0;
  ArgumentId Id = {nullptr, 0};
};

struct ArgumentFact {
  bool IsRead = false;
  /// Anything so far, a constant, or not the same everywhere.
  enum { Anything, Constant, Varying } Kind = Anything;
  int64_t Value = 0;
  /// What it is passed on as, and what is passed on as it.
  SmallVector<ArgumentId, 2> PassedOnAs, PassedOn;

  bool isNeeded() const { return IsRead && Kind == Varying; }
  /// Adds that it is also \p Kind with \p Value. Whether that was news.
  bool meet(decltype(Kind) OtherKind, int64_t OtherValue);
};

class DeadArguments {
  Module &M;
  MachineModuleInfo &MMI;
  SmallVector<MachineFunction *, 0> Functions;
  MapVector<ArgumentId, ArgumentFact> Facts;
  /// Those whose fact has changed.
  SmallVector<ArgumentId, 0> Pending;

public:
  DeadArguments(Module &M, MachineModuleInfo &MMI) : M(M), MMI(MMI) {}

  bool run();

private:
  ArgumentFact &get(ArgumentId Id) { return Facts.find(Id)->second; }
  void collectArguments();
  void collectPassed(const MachineFunction &MF);
  std::optional<ArgumentId> findArgument(const MachineOperand &MO) const;
  Source findSource(const MachineOperand &MO) const;
  bool isReadHere(const MachineFunction &MF, Register Reg) const;
  void findReads();
  void findConstants();
  void dropOperands(MachineFunction &MF);
  void noteArguments(MachineFunction &MF);
  void dropArguments(MachineFunction &MF);
};

class CourseDeadArguments : public ModulePass {
public:
  static char ID;
  CourseDeadArguments() : ModulePass(ID) {}

  StringRef getPassName() const override { return "Course dead arguments"; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<MachineModuleInfoWrapperPass>();
    AU.addPreserved<MachineModuleInfoWrapperPass>();
  }
  bool runOnModule(Module &M) override {
    if (skipModule(M))
      return false;
    return DeadArguments(M,
                         getAnalysis<MachineModuleInfoWrapperPass>().getMMI())
        .run();
  }
};

} // namespace

char CourseDeadArguments::ID = 0;

INITIALIZE_PASS(CourseDeadArguments, DEBUG_TYPE, "Course dead arguments", false,
                false)

ModulePass *llvm::createCourseDeadArgumentsPass() {
  return new CourseDeadArguments();
}

//===----------------------------------------------------------------------===//
// What is there
//===----------------------------------------------------------------------===//

// Places in memory have numbers after all argument registers.
static bool hasArgumentsInMemory(const MachineFunction &MF) {
  int FI = MF.getFrameInfo().getObjectIndexBegin();
  for (; FI < 0; ++FI)
    if (getMemoryArgument(MF, FI))
      return true;
  return false;
}

void DeadArguments::collectArguments() {
  DenseSet<const Function *> Known = findFunctionsOfKnownCalls(M, MMI);
  for (const Function &F : M) {
    if (!Known.contains(&F))
      continue;
    const MachineFunction &MF = *MMI.getMachineFunction(F);
    if (hasArgumentsInMemory(MF))
      continue;
    unsigned NumArgs = MF.getInfo<CourseMachineFunctionInfo>()->getNumArgRegs();
    for (unsigned Number = 0; Number != NumArgs; ++Number)
      Facts[{&F, Number}] = ArgumentFact();
  }
}

std::optional<ArgumentId>
DeadArguments::findArgument(const MachineOperand &MO) const {
  const MachineInstr &MI = *MO.getParent();
  const Function *Callee = getCalledFunction(MI);
  unsigned First = Callee ? getFirstArgumentOperand(MI) : 0;
  if (!Callee || MO.getOperandNo() < First || (MO.isReg() && MO.isImplicit()))
    return std::nullopt;
  ArgumentId Id = {Callee, MO.getOperandNo() - First};
  return Facts.contains(Id) ? std::optional(Id) : std::nullopt;
}

// Through copies, which is what arguments and constants come in.
Source DeadArguments::findSource(const MachineOperand &MO) const {
  const MachineFunction &MF = *MO.getParent()->getMF();
  const MachineOperand *From = &MO;
  while (From->isReg() && From->getReg().isVirtual() && !From->isUndef()) {
    const MachineInstr *Def = MF.getRegInfo().getVRegDef(From->getReg());
    if (!Def || !(Def->isCopy() || Def->getOpcode() == Course::MOVI))
      return {};
    From = &Def->getOperand(1);
  }
  if (From->isImm())
    return {Source::Constant, From->getImm()};
  if (!From->isReg())
    return {};
  if (From->isUndef())
    return {Source::Anything};
  if (!Course::ARGRegClass.contains(From->getReg()))
    return {};
  ArgumentId Id = {&MF.getFunction(),
                   getArgumentNumber(From->getReg().asMCReg())};
  if (!Facts.contains(Id))
    return {};
  return {Source::Argument, 0, Id};
}

void DeadArguments::collectPassed(const MachineFunction &MF) {
  for (const MachineBasicBlock &MBB : MF)
    for (const MachineInstr &MI : MBB)
      for (const MachineOperand &MO : MI.operands()) {
        std::optional<ArgumentId> Id = findArgument(MO);
        if (!Id)
          continue;
        ArgumentFact &Fact = get(*Id);
        Source From = findSource(MO);
        if (From.Kind == Source::Constant)
          Fact.meet(ArgumentFact::Constant, From.Value);
        else if (From.Kind == Source::Other)
          Fact.meet(ArgumentFact::Varying, 0);
        if (From.Kind != Source::Argument)
          continue;
        Fact.PassedOn.push_back(From.Id);
        get(From.Id).PassedOnAs.push_back(*Id);
      }
}

//===----------------------------------------------------------------------===//
// What follows
//===----------------------------------------------------------------------===//

// Whether it is read otherwise than to pass it on. In SSA form, copies lead
// nowhere back.
bool DeadArguments::isReadHere(const MachineFunction &MF, Register Reg) const {
  return any_of(MF.getRegInfo().use_nodbg_operands(Reg),
                [&](const MachineOperand &MO) {
                  const MachineInstr &User = *MO.getParent();
                  if (User.isCopy() && User.getOperand(0).getReg().isVirtual())
                    return isReadHere(MF, User.getOperand(0).getReg());
                  return !findArgument(MO);
                });
}

void DeadArguments::findReads() {
  for (auto &[Id, Fact] : Facts) {
    Fact.IsRead = isReadHere(*MMI.getMachineFunction(*Id.first),
                             getArgumentRegister(Id.second));
    if (Fact.IsRead)
      Pending.push_back(Id);
  }
  while (!Pending.empty())
    for (ArgumentId Id : get(Pending.pop_back_val()).PassedOn)
      if (ArgumentFact &Fact = get(Id); !Fact.IsRead) {
        Fact.IsRead = true;
        Pending.push_back(Id);
      }
}

bool ArgumentFact::meet(decltype(Kind) OtherKind, int64_t OtherValue) {
  if (Kind == Varying || OtherKind == Anything ||
      (Kind == OtherKind && Value == OtherValue))
    return false;
  Kind = Kind == Anything ? OtherKind : Varying;
  Value = OtherValue;
  return true;
}

// An argument changes at most twice.
void DeadArguments::findConstants() {
  for (auto &[Id, Fact] : Facts)
    if (Fact.Kind != ArgumentFact::Anything)
      Pending.push_back(Id);
  while (!Pending.empty()) {
    const ArgumentFact &From = get(Pending.pop_back_val());
    for (ArgumentId Id : From.PassedOnAs)
      if (get(Id).meet(From.Kind, From.Value))
        Pending.push_back(Id);
  }
}

//===----------------------------------------------------------------------===//
// Changes
//===----------------------------------------------------------------------===//

void DeadArguments::dropOperands(MachineFunction &MF) {
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      for (unsigned OpNo = MI.getNumExplicitOperands(); OpNo-- != 0;)
        if (std::optional<ArgumentId> Id = findArgument(MI.getOperand(OpNo)))
          if (!Facts.find(*Id)->second.isNeeded())
            MI.removeOperand(OpNo);
}

static void replaceArgument(MachineFunction &MF, MCRegister Argument,
                            int64_t Value) {
  MachineRegisterInfo &MRI = MF.getRegInfo();
  const CourseInstrInfo &TII =
      *MF.getSubtarget<CourseSubtarget>().getInstrInfo();
  for (MachineOperand &MO : make_early_inc_range(MRI.use_operands(Argument))) {
    MachineInstr &Copy = *MO.getParent();
    if (Copy.isCopy()) {
      MRI.constrainRegClass(Copy.getOperand(0).getReg(), &Course::GPRRegClass);
      Copy.setDesc(TII.get(Course::MOVI));
    }
    MO.ChangeToImmediate(Value);
  }
}

static void remark(MachineFunction &MF, unsigned Number, bool IsConstant) {
  MachineOptimizationRemarkEmitter ORE(MF, nullptr);
  ORE.emit([&] {
    return MachineOptimizationRemark(DEBUG_TYPE, "Dropped",
                                     MF.getFunction().getSubprogram(),
                                     &MF.front())
           << "argument " << ore::NV("Argument", Number + 1)
           << (IsConstant ? " is the same constant at all calls"
                          : " is read by nobody");
  });
}

void DeadArguments::noteArguments(MachineFunction &MF) {
  const unsigned NumArgs =
      MF.getInfo<CourseMachineFunctionInfo>()->getNumArgRegs();
  SmallVector<std::string, 8> Words;
  for (unsigned Number = 0; Number != NumArgs; ++Number) {
    auto It = Facts.find({&MF.getFunction(), Number});
    if (It == Facts.end())
      return;
    const ArgumentFact &Fact = It->second;
    Words.push_back(Fact.isNeeded()
                        ? "kept"
                        : (Fact.IsRead ? utostr(Fact.Value) : "unread"));
  }
  if (any_of(Words, [](StringRef Word) { return Word != "kept"; }))
    MF.getFunction().addFnAttr("course-arguments", join(Words, " "));
}

void DeadArguments::dropArguments(MachineFunction &MF) {
  MachineRegisterInfo &MRI = MF.getRegInfo();
  auto &FuncInfo = *MF.getInfo<CourseMachineFunctionInfo>();
  MachineBasicBlock &Entry = MF.front();
  unsigned NumArgs = FuncInfo.getNumArgRegs(), NumLeft = 0;
  for (unsigned Number = 0; Number != NumArgs; ++Number) {
    auto It = Facts.find({&MF.getFunction(), Number});
    if (It == Facts.end())
      return;
    const ArgumentFact &Fact = It->second;
    MCRegister From = getArgumentRegister(Number);
    if (Fact.isNeeded()) {
      MCRegister To = getArgumentRegister(NumLeft++);
      if (To == From)
        continue;
      for (MachineOperand &MO : make_early_inc_range(MRI.reg_operands(From)))
        MO.setReg(To);
      Entry.addLiveIn(To);
    } else {
      ++(Fact.IsRead ? NumConstantsDropped : NumUnreadDropped);
      remark(MF, Number, Fact.IsRead);
      replaceArgument(MF, From, Fact.Value);
    }
    Entry.removeLiveIn(From);
  }
  Entry.sortUniqueLiveIns();
  FuncInfo.setNumArgRegs(NumLeft);
}

bool DeadArguments::run() {
  collectArguments();
  if (Facts.empty())
    return false;
  for (const Function &F : M)
    if (MachineFunction *MF = MMI.getMachineFunction(F); MF && !MF->empty())
      Functions.push_back(MF);
  for (const MachineFunction *MF : Functions)
    collectPassed(*MF);
  findReads();
  findConstants();
  if (all_of(Facts, [](const auto &Fact) { return Fact.second.isNeeded(); }))
    return false;
  LLVM_DEBUG(dbgs() << "********** DEAD ARGUMENTS **********\n");
  for (MachineFunction *MF : Functions)
    dropOperands(*MF);
  for (MachineFunction *MF : Functions) {
    noteArguments(*MF);
    dropArguments(*MF);
  }
  return true;
}
