//===-- IncomingRewriter.cpp - Arguments to general registers -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IncomingRewriter.h"
#include "CourseInstrInfo.h"
#include "CourseMachineFunctionInfo.h"
#include "CourseSubtarget.h"
#include "GraphColoring.h"
#include "RegisterBank.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/Support/Debug.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-daplr"

IncomingRewriter::IncomingRewriter(MachineFunction &MF)
    : MF(MF), MRI(MF.getRegInfo()),
      TII(*MF.getSubtarget<CourseSubtarget>().getInstrInfo()), Dominators(MF),
      Loops(Dominators), Frequencies(MF, Probabilities, Loops) {
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB) {
      const Function *Callee = getCalledFunction(MI);
      if (!Callee)
        continue;
      unsigned First = getFirstArgumentOperand(MI);
      for (unsigned OpNo = First; OpNo != MI.getNumExplicitOperands(); ++OpNo)
        Arguments.push_back(
            {&MI, OpNo, Callee, OpNo - First, getFrequency(MBB)});
    }
}

//===----------------------------------------------------------------------===//
// The function's own arguments
//===----------------------------------------------------------------------===//

void IncomingRewriter::addIncoming() {
  unsigned NumArgs = MF.getInfo<CourseMachineFunctionInfo>()->getNumArgRegs();
  Incoming.resize(NumArgs);
  MachineBasicBlock &Entry = MF.front();
  auto Start = Entry.begin();
  for (unsigned Number = 0; Number != NumArgs; ++Number) {
    MCRegister Argument = getArgumentRegister(Number);
    if (MRI.use_nodbg_empty(Argument))
      continue;
    Register Value = MRI.createVirtualRegister(&Course::GPRRegClass);
    for (MachineOperand &MO :
         make_early_inc_range(MRI.use_operands(Argument))) {
      MO.setReg(Value);
      MO.setIsKill(false);
    }
    BuildMI(Entry, Start, DebugLoc(), TII.get(Course::INCOMING), Value)
        .addReg(Argument);
    Incoming[Number] = Value;
  }
}

void IncomingRewriter::dropIncoming(unsigned Number) {
  Register Value = getIncoming(Number);
  if (!Value)
    return;
  assert(Splits.empty() && Copies.empty() && "revert first");
  MRI.getVRegDef(Value)->eraseFromParent();
  for (MachineOperand &MO : make_early_inc_range(MRI.use_operands(Value)))
    MO.setReg(getArgumentRegister(Number));
  Incoming[Number] = Register();
}

double IncomingRewriter::countReads(unsigned Number) const {
  double Reads = 0;
  if (Register Value = getIncoming(Number))
    for (const MachineOperand &MO : MRI.use_nodbg_operands(Value))
      Reads += getFrequency(*MO.getParent()->getParent());
  return Reads;
}

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
                                 const SSALiveness &Liveness) const {
  if (Destination[&For - Arguments.data()] != Reg)
    return false;
  const MachineOperand &Passed = For.Call->getOperand(For.OpNo);
  if (Passed.isReg() && Passed.getReg() == Value)
    return false;
  return Liveness.isLiveAcross(Value, *For.Call) ||
         For.Call->readsRegister(Value, /*TRI=*/nullptr);
}

bool IncomingRewriter::mustLeave(Register Value, MCRegister Reg,
                                 const SSALiveness &Liveness) const {
  return any_of(Arguments, [&](const PassedArgument &For) {
    return mustLeave(Value, Reg, For, Liveness);
  });
}

// Where an argument can be computed in its place: at the definition of a value
// that is only made for the call, else just before the call.
MachineInstr *IncomingRewriter::getPlace(const PassedArgument &Argument) const {
  const MachineOperand &Passed = Argument.Call->getOperand(Argument.OpNo);
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
                             const SSALiveness &Liveness) const {
  SmallVector<MachineInstr *, 4> Places;
  for (const PassedArgument &For : Arguments)
    if (mustLeave(Value, Reg, For, Liveness))
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
  for (MachineInstr &MI : *Best)
    if (is_contained(Places, &MI))
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

static void undoSplit(MachineInstr &Copy, Register From,
                      MachineRegisterInfo &MRI) {
  Register To = Copy.getOperand(0).getReg();
  Copy.eraseFromParent();
  MRI.replaceRegWith(To, From);
}

void IncomingRewriter::splitIncoming() {
  SSALiveness Before(MF);
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
  SSALiveness After(MF);
  for (Split &S : Splits) {
    unsigned Number = find(Incoming, S.From) - Incoming.begin();
    if (mustLeave(S.From, Home[Number], After)) {
      undoSplit(*S.Copy, S.From, MRI);
      S = split(Number, getStart());
    }
    Costs.push_back({&MF.getFunction(), Number,
                     getFrequency(*S.Copy->getParent()) *
                         getCopyCost(S.Copy->getOperand(1))});
  }
}

//===----------------------------------------------------------------------===//
// Arguments of calls
//===----------------------------------------------------------------------===//

bool IncomingRewriter::canPin(Register Value, MCRegister Reg,
                              const SSALiveness &Liveness) const {
  for (auto [Other, OtherReg] : Pinned)
    if (OtherReg == Reg && Liveness.interfere(Other, Value))
      return false;
  return !mustLeave(Value, Reg, Liveness);
}

// Values that live on after calls to which they are passed: a copy could not
// share their register, so they have to be in the right one. Values that end at
// the call are copied, and it is up to coalescing to remove the copy.
void IncomingRewriter::pinValues(const SSALiveness &Liveness) {
  for (auto [Value, Reg] : zip(Incoming, Home))
    if (Value && Reg)
      Pinned[Value] = Reg;

  MapVector<std::pair<Register, unsigned>, double> Weights;
  for (auto [Argument, Reg] : zip(Arguments, Destination)) {
    const MachineOperand &MO = Argument.Call->getOperand(Argument.OpNo);
    if (Reg && MO.isReg() && MO.getReg().isVirtual() && !MO.isUndef() &&
        Liveness.isLiveAcross(MO.getReg(), *Argument.Call))
      Weights[{MO.getReg(), Reg.id()}] += Argument.Frequency;
  }
  auto Candidates = Weights.takeVector();
  stable_sort(Candidates,
              [](const auto &A, const auto &B) { return A.second > B.second; });
  for (const auto &[Candidate, Weight] : Candidates) {
    auto [Value, Reg] = Candidate;
    if (!Pinned.contains(Value) && canPin(Value, Reg, Liveness))
      Pinned[Value] = Reg;
  }
}

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
  const MachineOperand &MO = Call.getOperand(Argument.OpNo);
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
                                      const SSALiveness &Liveness) {
  const MachineOperand &MO = Argument.Call->getOperand(Argument.OpNo);
  if (MO.isReg() && MO.isUndef())
    return;
  // What ends here is likely to be made in the right place.
  bool EndsHere = MO.isReg() && MO.getReg().isVirtual() &&
                  !Pinned.contains(MO.getReg()) &&
                  !Liveness.isLiveAcross(MO.getReg(), *Argument.Call);
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
  SSALiveness Liveness(MF);
  pinValues(Liveness);
  Contents Present(Pinned);
  for (auto [Index, Argument] : enumerate(Arguments)) {
    MCRegister Reg = Destination[Index];
    if (!Reg)
      continue;
    Present.moveTo(*Argument.Call);
    MachineOperand &MO = Argument.Call->getOperand(Argument.OpNo);
    if (MO.isReg() && !MO.isUndef() && Pinned.lookup(MO.getReg()) == Reg) {
      Present.forget(Reg);
      continue;
    }
    MachineOperand Original = MO;
    Register Value = SharesCopies ? Present.find(Reg, MO) : Register();
    MachineInstr *Copy = nullptr;
    if (!Value) {
      addPassingCost(Argument, Liveness);
      Copy = &insertCopy(Argument);
      Value = Copy->getOperand(0).getReg();
    }
    Present.set(Reg, Original, Value);
    Copies.push_back({Copy, unsigned(Index), Original});
    MO.ChangeToRegister(Value, /*isDef=*/false);
  }
}

// The allocator finds a coloring if the plain greedy one succeeds.
static bool canColor(const MachineFunction &MF,
                     ArrayRef<std::pair<Register, MCRegister>> Pinned) {
  SSALiveness Liveness(MF);
  SmallVector<MCPhysReg, 17> Available = getAvailableRegs(MF);
  if (Liveness.maxLive() > Available.size())
    return false;
  SmallVector<unsigned, 0> Precolored(Liveness.registers().size(), NoColor);
  for (auto [Value, Reg] : Pinned) {
    const MCPhysReg *Color = find(Available, Reg.id());
    if (Color == Available.end())
      return false;
    Precolored[*Liveness.nodeOf(Value)] = Color - Available.begin();
  }
  ColoringProblem Problem{Liveness.graph(), unsigned(Available.size())};
  Problem.Precolored = Precolored;
  return !checkProblem(Problem) && !numUncolored(colorGreedily(Problem));
}

bool IncomingRewriter::isColorable() const {
  auto RegisterOf = [&](const Function &F, unsigned Number) -> MCRegister {
    if (&F == &MF.getFunction())
      return Number < Home.size() ? Home[Number] : MCRegister();
    for (auto [Argument, Reg] : zip(Arguments, Destination))
      if (Argument.Callee == &F && Argument.Number == Number)
        return Reg;
    return MCRegister();
  };
  auto Pins = findPinnedRegisters(MF, RegisterOf);
  return Pins.empty() || canColor(MF, Pins);
}

bool IncomingRewriter::realize(RegisterOfArgument RegisterOf) {
  revert();
  Home.resize(Incoming.size());
  for (unsigned Number = 0; Number != Home.size(); ++Number)
    Home[Number] = RegisterOf(MF.getFunction(), Number);
  Destination.resize(Arguments.size());
  for (auto [Argument, Reg] : zip(Arguments, Destination))
    Reg = RegisterOf(*Argument.Callee, Argument.Number);
  auto IsSet = [](MCRegister Reg) { return Reg.isValid(); };
  if (none_of(Home, IsSet) && none_of(Destination, IsSet))
    return true;
  // A copy for several calls keeps its register longer.
  for (bool SharesCopies : {true, false}) {
    revert();
    splitIncoming();
    insertCopies(SharesCopies);
    if (isColorable())
      return true;
  }
  return false;
}

void IncomingRewriter::revert() {
  for (ChangedOperand &C : reverse(Copies)) {
    const PassedArgument &Argument = Arguments[C.Argument];
    MachineOperand &MO = Argument.Call->getOperand(Argument.OpNo);
    const MachineOperand &Was = C.Original;
    if (Was.isImm())
      MO.ChangeToImmediate(Was.getImm());
    else if (Was.isFI())
      MO.ChangeToFrameIndex(Was.getIndex());
    else
      MO.ChangeToRegister(Was.getReg(), /*isDef=*/false, /*isImp=*/false,
                          /*isKill=*/false, /*isDead=*/false, Was.isUndef());
    if (C.Copy)
      C.Copy->eraseFromParent();
  }
  for (Split &S : reverse(Splits))
    undoSplit(*S.Copy, S.From, MRI);
  Copies.clear();
  Splits.clear();
  Costs.clear();
  Pinned.clear();
}
