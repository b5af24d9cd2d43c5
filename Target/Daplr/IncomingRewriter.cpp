//===-- IncomingRewriter.cpp - Arguments to general registers -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Daplr/IncomingRewriter.h"
#include "CourseInstrInfo.h"
#include "CourseMachineFunctionInfo.h"
#include "CourseSubtarget.h"
#include "Facts/CourseArgumentRegisters.h"
#include "Facts/RegisterBank.h"
#include "Facts/RelatedSums.h"
#include "RegAlloc/Algorithms/GraphColoring.h"
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
      Loops(Dominators), Frequencies(MF, Probabilities, Loops), InMemory(MF) {
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB) {
      const Function *Callee = getCalledFunction(MI);
      if (!Callee)
        continue;
      unsigned First = getFirstArgumentOperand(MI);
      for (unsigned OpNo = First; OpNo != MI.getNumExplicitOperands(); ++OpNo)
        Arguments.push_back(
            {&MI, OpNo, Callee, OpNo - First, getFrequency(MBB)});
      addStored(MI);
    }
}

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

void IncomingRewriter::addFromMemory(unsigned Number) {
  if (Number >= Incoming.size())
    Incoming.resize(Number + 1);
  Incoming[Number] = InMemory.replaceLoads(Number);
}

void IncomingRewriter::dropIncoming(unsigned Number) {
  Register Value = getIncoming(Number);
  if (!Value)
    return;
  assert(Splits.empty() && Copies.empty() && "revert first");
  Incoming[Number] = Register();
  if (Number >= InMemory.firstNumber())
    return InMemory.restoreLoads(Number);
  MRI.getVRegDef(Value)->eraseFromParent();
  for (MachineOperand &MO : make_early_inc_range(MRI.use_operands(Value)))
    MO.setReg(getArgumentRegister(Number));
}

double IncomingRewriter::countReads(unsigned Number) const {
  double Reads = 0;
  if (Number >= InMemory.firstNumber()) {
    for (const MachineBasicBlock *MBB : InMemory.getReads(Number))
      Reads += getFrequency(*MBB);
    return Reads;
  }
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

static void undoSplit(MachineInstr &Copy, Register From,
                      MachineRegisterInfo &MRI) {
  Register To = Copy.getOperand(0).getReg();
  Copy.eraseFromParent();
  MRI.replaceRegWith(To, From);
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
      undoSplit(*S.Copy, S.From, MRI);
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

//===----------------------------------------------------------------------===//
// Arguments of calls
//===----------------------------------------------------------------------===//

bool IncomingRewriter::canPin(Register Value, MCRegister Reg,
                              const SSALiveness &Liveness) const {
  std::optional<unsigned> Node = Liveness.nodeOf(Value);
  return Node && none_of(Liveness.graph().neighbors(*Node), [&](unsigned N) {
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
  stable_sort(Candidates,
              [](const auto &A, const auto &B) { return A.second > B.second; });
  std::optional<SSALiveness> Liveness;
  for (const auto &[Candidate, Weight] : Candidates) {
    auto [Value, Reg] = Candidate;
    if (Pinned.contains(Value) || Disturbed.contains(Candidate))
      continue;
    if (!Liveness)
      Liveness.emplace(MF);
    if (canPin(Value, Reg, *Liveness))
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
  DenseMap<std::pair<const Function *, unsigned>, MCRegister> Registers;
  for (auto [Argument, Reg] : zip(Arguments, Destination))
    Registers[{Argument.Callee, Argument.Number}] = Reg;
  for (auto [Number, Reg] : enumerate(Home))
    Registers[{&MF.getFunction(), unsigned(Number)}] = Reg;
  auto RegisterOf = [&](const Function &F, unsigned Number) {
    return Registers.lookup({&F, Number});
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
  bool HasRelatedSums = hasRelatedSums();
  // A copy for several calls keeps its register longer.
  for (bool SharesCopies : {true, false}) {
    if (!tryToRealize(/*RelatesSums=*/false, SharesCopies))
      continue;
    if (Splits.empty() || !HasRelatedSums)
      return true;
    double Cost = computeCost();
    return (tryToRealize(/*RelatesSums=*/true, SharesCopies) &&
            computeCost() < Cost) ||
           tryToRealize(/*RelatesSums=*/false, SharesCopies);
  }
  return false;
}

bool IncomingRewriter::tryToRealize(bool RelatesSums, bool SharesCopies) {
  revert();
  loadOperands();
  if (RelatesSums)
    relateSums();
  splitIncoming();
  insertCopies(SharesCopies);
  return isColorable();
}

double IncomingRewriter::computeCost() const {
  double Cost = 0;
  for (const PassingCost &C : Costs)
    Cost += C.Ticks;
  return Cost;
}

void IncomingRewriter::revert() {
  for (ChangedOperand &C : reverse(Copies)) {
    assign(Arguments[C.Argument].getOperand(), C.Original);
    if (C.Copy)
      C.Copy->eraseFromParent();
  }
  for (Split &S : reverse(Splits))
    undoSplit(*S.Copy, S.From, MRI);
  unrelateSums();
  storeOperands();
  Copies.clear();
  Splits.clear();
  Costs.clear();
  Ending.clear();
  Pinned.clear();
}
