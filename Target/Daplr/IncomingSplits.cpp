//===-- IncomingSplits.cpp - Arguments that leave their registers ---------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CourseInstrInfo.h"
#include "Daplr/IncomingRewriter.h"
#include "Facts/RelatedSums.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/Support/Debug.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-daplr"

//===----------------------------------------------------------------------===//
// An argument that must leave its register
//===----------------------------------------------------------------------===//

// After all arguments have arrived.
IncomingRewriter::InsertPoint IncomingRewriter::getStart() const {
  MachineBasicBlock &Entry = MF.front();
  auto Start = Entry.begin();
  while (Start != Entry.end() && Start->getOpcode() == Course::INCOMING)
    ++Start;
  return {&Entry, Start};
}

// Whether the value cannot be in the register in which the call needs another
// one: it is read afterwards, or by the call itself.
bool IncomingRewriter::mustLeave(Register Value, MCRegister Reg,
                                 const PassedArgument &For,
                                 const CallLiveness &Calls) const {
  if (Destination[&For - Arguments.data()] != Reg)
    return false;
  const MachineOperand &Passed = For.getOperand();
  if (Passed.isReg() && Passed.getReg() == Value)
    return false;
  return Calls.isLiveAcross(Value, *For.Call) ||
         For.Call->readsRegister(Value, /*TRI=*/nullptr);
}

bool IncomingRewriter::mustLeave(Register Value, MCRegister Reg,
                                 const CallLiveness &Calls) const {
  return any_of(Arguments, [&](const PassedArgument &For) {
    return mustLeave(Value, Reg, For, Calls);
  });
}

// Where an argument can be computed in its place: at the definition of a value
// that is only made for the call, else just before the call.
MachineInstr *IncomingRewriter::getPlace(const PassedArgument &Argument) const {
  const MachineOperand &Passed = Argument.getOperand();
  if (!Passed.isReg() || !Passed.getReg().isVirtual())
    return Argument.Call;
  MachineInstr *Def = MRI.getVRegDef(Passed.getReg());
  bool IsMadeForCall = Def && !Def->isPHI() &&
                       Def->getOpcode() != Course::INCOMING &&
                       Def->getParent() == Argument.Call->getParent() &&
                       MRI.hasOneNonDBGUse(Passed.getReg());
  return IsMadeForCall ? Def : Argument.Call;
}

SmallVector<MachineInstr *, 4>
IncomingRewriter::findPlaces(Register Value, MCRegister Reg,
                             const CallLiveness &Calls) const {
  SmallVector<MachineInstr *, 4> Places;
  for (const PassedArgument &For : Arguments)
    if (mustLeave(Value, Reg, For, Calls))
      Places.push_back(getPlace(For));
  return Places;
}

// The place executed least of those that all \p Places come after.
IncomingRewriter::InsertPoint
IncomingRewriter::chooseSplit(ArrayRef<MachineInstr *> Places) const {
  MachineBasicBlock *MBB = Places.front()->getParent();
  for (MachineInstr *Place : drop_begin(Places))
    MBB = Dominators.findNearestCommonDominator(MBB, Place->getParent());
  MachineBasicBlock *Best = MBB;
  for (auto *Node = Dominators.getNode(MBB); Node; Node = Node->getIDom())
    if (getFrequency(*Node->getBlock()) < getFrequency(*Best))
      Best = Node->getBlock();
  SmallPtrSet<const MachineInstr *, 8> IsPlace(Places.begin(), Places.end());
  for (MachineInstr &MI : *Best)
    if (IsPlace.contains(&MI))
      return {Best, MI.getIterator()};
  return {Best, Best->getFirstTerminator()};
}

// From \p Before on, the argument is another value.
IncomingRewriter::Split IncomingRewriter::split(unsigned Number,
                                                InsertPoint Place) {
  Register From = Incoming[Number];
  auto [Block, Before] = Place;
  MachineBasicBlock &MBB = *Block;
  Register To = MRI.createVirtualRegister(&Course::GPRRegClass);
  MachineInstr *Copy =
      BuildMI(MBB, Before, DebugLoc(), TII.get(TargetOpcode::COPY), To)
          .addReg(From);
  SmallPtrSet<const MachineInstr *, 32> After;
  for (auto I = std::next(MachineBasicBlock::iterator(Copy)); I != MBB.end();
       ++I)
    After.insert(&*I);
  for (MachineOperand &MO : make_early_inc_range(MRI.use_operands(From))) {
    MachineInstr &User = *MO.getParent();
    const MachineBasicBlock *Where = User.getParent();
    bool IsAfter = false;
    if (User.isPHI())
      IsAfter = Dominators.dominates(
          &MBB, User.getOperand(MO.getOperandNo() + 1).getMBB());
    else
      IsAfter = Where == &MBB ? After.contains(&User)
                              : Dominators.dominates(&MBB, Where);
    if (IsAfter)
      MO.setReg(To);
  }
  LLVM_DEBUG(dbgs() << "  " << printReg(From) << " leaves its register in "
                    << printMBBReference(MBB) << '\n');
  return {Copy, From};
}

void IncomingRewriter::undoSplit(const Split &S) {
  Register To = S.Copy->getOperand(0).getReg();
  S.Copy->eraseFromParent();
  MRI.replaceRegWith(To, S.From);
}

void IncomingRewriter::splitIncoming() {
  CallLiveness Before(MF);
  for (unsigned Number = 0; Number != Incoming.size(); ++Number) {
    if (!Home[Number] || !Incoming[Number])
      continue;
    auto Places = findPlaces(Incoming[Number], Home[Number], Before);
    if (!Places.empty())
      Splits.push_back(split(Number, chooseSplit(Places)));
  }
  if (Splits.empty())
    return;

  // There can be a use that is not dominated by the split and comes after one
  // of the calls. At the start of the function there is none.
  CallLiveness After(MF);
  for (Split &S : Splits) {
    unsigned Number = find(Incoming, S.From) - Incoming.begin();
    if (mustLeave(S.From, Home[Number], After)) {
      undoSplit(S);
      S = split(Number, getStart());
    }
    Costs.push_back({&MF.getFunction(), Number,
                     getFrequency(*S.Copy->getParent()) *
                         getCopyCost(S.Copy->getOperand(1))});
  }
}

//===----------------------------------------------------------------------===//
// Arguments that are made from others
//===----------------------------------------------------------------------===//

// Of arguments that are in registers: the others take none when kept.
bool IncomingRewriter::hasRelatedSums() const {
  return any_of(findRelatedSums(MF, Dominators, /*MaxPassed=*/1),
                [&](const RelatedSums &R) {
                  const Register *It = find(Incoming, R.Common);
                  return It != Incoming.end() && Home[It - Incoming.begin()];
                });
}

void IncomingRewriter::relateSums() {
  CallLiveness Calls(MF);
  DenseSet<Register> MustLeave;
  for (unsigned Number = 0; Number != Incoming.size(); ++Number)
    if (Incoming[Number] && Number < InMemory.firstNumber() && Home[Number] &&
        mustLeave(Incoming[Number], Home[Number], Calls))
      MustLeave.insert(Incoming[Number]);
  auto Sums = findRelatedSums(MF, Dominators, /*MaxPassed=*/1);
  erase_if(Sums,
           [&](const RelatedSums &R) { return !MustLeave.contains(R.Common); });
  // Differences are between what was there before.
  SmallVector<int64_t, 4> Differences;
  for (const RelatedSums &R : Sums)
    Differences.push_back(getDifference(*R.Passed, *R.Sum));
  for (auto [R, Difference] : zip(Sums, Differences)) {
    Register Passed = R.Passed->getOperand(0).getReg();
    MRI.clearKillFlags(Passed);
    Related.push_back({R.Sum, R.Common, R.Sum->getOperand(2).getImm()});
    R.Sum->getOperand(1).setReg(Passed);
    R.Sum->getOperand(2).setImm(Difference);
  }
}

void IncomingRewriter::unrelateSums() {
  for (const RelatedSum &R : Related) {
    R.Sum->getOperand(1).setReg(R.Common);
    R.Sum->getOperand(2).setImm(R.Constant);
  }
  Related.clear();
}
