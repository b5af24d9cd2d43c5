//===-- PassedArguments.cpp - Arguments of calls in registers -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CourseInstrInfo.h"
#include "CourseSubtarget.h"
#include "Daplr/IncomingRewriter.h"
#include "Facts/CourseArgumentRegisters.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;
using namespace llvm::course;

static void assign(MachineOperand &MO, const MachineOperand &From) {
  if (From.isImm())
    MO.ChangeToImmediate(From.getImm());
  else if (From.isFI())
    MO.ChangeToFrameIndex(From.getIndex());
  else
    MO.ChangeToRegister(From.getReg(), /*isDef=*/false, /*isImp=*/false,
                        /*isKill=*/false, /*isDead=*/false, From.isUndef());
}

//===----------------------------------------------------------------------===//
// Arguments in memory
//===----------------------------------------------------------------------===//

void IncomingRewriter::addStored(MachineInstr &Call) {
  const Function &Callee = *getCalledFunction(Call);
  for (const MachineInstr *Found : findStoredArguments(Call)) {
    auto *Store = const_cast<MachineInstr *>(Found);
    const MachineOperand &Value = Store->getOperand(1);
    // A register by its name may change before the call.
    if (Value.isReg() && Value.getReg().isPhysical() &&
        !MRI.isConstantPhysReg(Value.getReg()))
      continue;
    unsigned Number = getStoredNumber(*Store, Callee);
    Arguments.push_back({&Call, getFirstArgumentOperand(Call) + Number, &Callee,
                         Number, getFrequency(*Call.getParent()), Store,
                         /*IsStored=*/true});
  }
}

// Arguments that have registers become operands. The stores stay until it is
// certain that nobody wants them back; those between that stay for good have an
// operand without meaning.
void IncomingRewriter::loadOperands() {
  for (auto [Argument, Reg] : zip(Arguments, Destination)) {
    if (!Argument.IsStored || !Reg)
      continue;
    MachineInstr &Call = *Argument.Call;
    while (Call.getNumExplicitOperands() <= Argument.OpNo)
      Call.addOperand(MF, MachineOperand::CreateImm(0));
    MachineOperand &Stored = Argument.getOperand();
    Argument.IsStored = false;
    assign(Argument.getOperand(), Stored);
    if (Stored.isReg())
      MRI.clearKillFlags(Stored.getReg());
    Stored.ChangeToImmediate(0);
  }
}

void IncomingRewriter::storeOperands() {
  for (PassedArgument &Argument : Arguments) {
    if (!Argument.Store || Argument.IsStored)
      continue;
    const MachineOperand &Passed = Argument.getOperand();
    Argument.IsStored = true;
    assign(Argument.getOperand(), Passed);
  }
  for (const PassedArgument &Argument : Arguments) {
    if (!Argument.Store)
      continue;
    MachineInstr &Call = *Argument.Call;
    unsigned End = getFirstArgumentOperand(Call) +
                   getNumCourseArgumentRegisters(*Argument.Callee);
    while (Call.getNumExplicitOperands() > End)
      Call.removeOperand(Call.getNumExplicitOperands() - 1);
  }
}

void IncomingRewriter::finish() {
  for (PassedArgument &Argument : Arguments)
    if (Argument.Store && !Argument.IsStored)
      Argument.Store->eraseFromParent();
  InMemory.finish();
}

//===----------------------------------------------------------------------===//
// Values that are where they should be
//===----------------------------------------------------------------------===//

bool IncomingRewriter::canPin(Register Value, MCRegister Reg,
                              const SSALiveness &Liveness) const {
  NodeId Node = Liveness.nodeOf(Value);
  return Node != None &&
         none_of(Liveness.graph().neighbors(Node), [&](NodeId N) {
           return Pinned.lookup(Liveness.registers()[N]) == Reg;
         });
}

// All values that cannot be in a register in which a call needs another one.
DenseSet<std::pair<Register, unsigned>>
IncomingRewriter::findDisturbed(const CallLiveness &Calls) const {
  DenseSet<std::pair<Register, unsigned>> Disturbed;
  for (auto [For, Reg] : zip(Arguments, Destination)) {
    if (!Reg)
      continue;
    const MachineOperand &Passed = For.getOperand();
    auto Add = [&, Reg = Reg](Register Value) {
      if (!Passed.isReg() || Passed.getReg() != Value)
        Disturbed.insert({Value, Reg.id()});
    };
    for_each(Calls.liveAcross(*For.Call), Add);
    for (const MachineOperand &MO : For.Call->all_uses())
      Add(MO.getReg());
  }
  return Disturbed;
}

// Values that live on after calls to which they are passed: a copy could not
// share their register, so they have to be in the right one. Values that end at
// the call are copied, and it is up to coalescing to remove the copy.
void IncomingRewriter::pinValues(const CallLiveness &Calls) {
  for (auto [Value, Reg] : zip(Incoming, Home))
    if (Value && Reg)
      Pinned[Value] = Reg;

  DenseSet<std::pair<Register, unsigned>> Disturbed = findDisturbed(Calls);
  MapVector<std::pair<Register, unsigned>, double> Weights;
  for (auto [Argument, Reg] : zip(Arguments, Destination)) {
    const MachineOperand &MO = Argument.getOperand();
    if (Reg && MO.isReg() && MO.getReg().isVirtual() && !MO.isUndef() &&
        Calls.isLiveAcross(MO.getReg(), *Argument.Call))
      Weights[{MO.getReg(), Reg.id()}] += Argument.Frequency;
  }
  auto Candidates = Weights.takeVector();
  auto Order = to_vector(seq<size_t>(0, Candidates.size()));
  llvm::sort(Order, [&](size_t A, size_t B) {
    return std::pair(Candidates[B].second, A) <
           std::pair(Candidates[A].second, B);
  });
  std::optional<SSALiveness> Liveness;
  for (size_t I : Order) {
    const auto &Candidate = Candidates[I].first;
    auto [Value, Reg] = Candidate;
    if (Pinned.contains(Value) || Disturbed.contains(Candidate))
      continue;
    if (!Liveness)
      Liveness.emplace(MF);
    if (canPin(Value, Reg, *Liveness))
      Pinned[Value] = Reg;
  }
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

double IncomingRewriter::getCopyCost(const MachineOperand &Source) const {
  const CourseCostModel &Model =
      MF.getSubtarget<CourseSubtarget>().getCostModel();
  uint64_t Cost = Model.getCost(Course::CostClass::MulDiv);
  if (Source.isFI())
    Cost = Model.getCost(Course::CostClass::AddSub);
  else if (Source.isReg() && Source.getReg().isPhysical())
    Cost += Model.getCost(Course::CostClass::ArgRead);
  return Cost;
}

MachineInstr &IncomingRewriter::insertCopy(const PassedArgument &Argument) {
  MachineInstr &Call = *Argument.Call;
  const MachineOperand &MO = Argument.getOperand();
  Register Value = MRI.createVirtualRegister(&Course::GPRRegClass);
  auto Build = [&](unsigned Opcode) {
    return BuildMI(*Call.getParent(), Call, DebugLoc(), TII.get(Opcode), Value);
  };
  if (MO.isFI())
    return *Build(Course::LEA).add(MO).addImm(0);
  if (MO.isImm())
    return *Build(Course::MOVI).add(MO);
  if (MO.isUndef())
    return *Build(TargetOpcode::IMPLICIT_DEF);
  return *Build(TargetOpcode::COPY).addReg(MO.getReg());
}

void IncomingRewriter::addPassingCost(const PassedArgument &Argument,
                                      const CallLiveness &Calls) {
  const MachineOperand &MO = Argument.getOperand();
  if (MO.isReg() && MO.isUndef())
    return;
  // What ends here is likely to be made in the right place, if that is one.
  bool EndsHere = MO.isReg() && MO.getReg().isVirtual() &&
                  !Pinned.contains(MO.getReg()) &&
                  !Calls.isLiveAcross(MO.getReg(), *Argument.Call) &&
                  Ending.insert({Argument.Call, MO.getReg()}).second;
  if (!EndsHere)
    Costs.push_back({Argument.Callee, Argument.Number,
                     Argument.Frequency * getCopyCost(MO)});
}

namespace {

/// What the registers of arguments hold, from call to call in a block.
class Contents {
public:
  struct Content {
    MachineOperand Source;
    Register Copy;
  };

  explicit Contents(const DenseMap<Register, MCRegister> &Pinned)
      : Pinned(Pinned) {}

  // Follows the code up to \p Call.
  void moveTo(MachineInstr &Call) {
    auto From = Last && Last->getParent() == Call.getParent()
                    ? Last->getIterator()
                    : Call.getParent()->begin().getInstrIterator();
    if (!Last || Last->getParent() != Call.getParent())
      InRegister.clear();
    for (const MachineInstr &MI : make_range(From, Call.getIterator()))
      for (const MachineOperand &MO : MI.all_defs())
        InRegister.erase(Pinned.lookup(MO.getReg()).id());
    Last = &Call;
  }
  void set(MCRegister Reg, const MachineOperand &Source, Register Copy) {
    InRegister.erase(Reg.id());
    InRegister.try_emplace(Reg.id(), Content{Source, Copy});
  }
  void forget(MCRegister Reg) { InRegister.erase(Reg.id()); }
  Register find(MCRegister Reg, const MachineOperand &Source) const {
    auto It = InRegister.find(Reg.id());
    return It != InRegister.end() && It->second.Source.isIdenticalTo(Source)
               ? It->second.Copy
               : Register();
  }

private:
  const DenseMap<Register, MCRegister> &Pinned;
  MachineInstr *Last = nullptr;
  DenseMap<unsigned, Content> InRegister;
};

} // namespace

void IncomingRewriter::insertCopies(bool SharesCopies) {
  CallLiveness Calls(MF);
  pinValues(Calls);
  Contents Present(Pinned);
  for (auto [Index, Argument] : enumerate(Arguments)) {
    MCRegister Reg = Destination[Index];
    if (!Reg)
      continue;
    Present.moveTo(*Argument.Call);
    MachineOperand &MO = Argument.getOperand();
    if (MO.isReg() && !MO.isUndef() && Pinned.lookup(MO.getReg()) == Reg) {
      Present.forget(Reg);
      continue;
    }
    MachineOperand Original = MO;
    Register Value = SharesCopies ? Present.find(Reg, MO) : Register();
    MachineInstr *Copy = nullptr;
    if (!Value) {
      addPassingCost(Argument, Calls);
      Copy = &insertCopy(Argument);
      Value = Copy->getOperand(0).getReg();
    }
    Present.set(Reg, Original, Value);
    Copies.push_back({Copy, unsigned(Index), Original});
    MO.ChangeToRegister(Value, /*isDef=*/false);
  }
}

void IncomingRewriter::removeCopies() {
  for (ChangedOperand &C : reverse(Copies)) {
    assign(Arguments[C.Argument].getOperand(), C.Original);
    if (C.Copy)
      C.Copy->eraseFromParent();
  }
  Copies.clear();
}
