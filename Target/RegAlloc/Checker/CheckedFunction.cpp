//===-- CheckedFunction.cpp - Machine code for the checker ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Checker/CheckedFunction.h"
#include "CourseFrameLowering.h"
#include "CourseInstrInfo.h"
#include "CourseSubtarget.h"
#include "Facts/CourseArgumentRegisters.h"
#include "Facts/IncomingRegisters.h"
#include "Facts/RelatedSums.h"
#include "RegAlloc/Checker/CheckedContracts.h"
#include "RegAlloc/Checker/CheckedNames.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;
using namespace llvm::course;

namespace {

/// The first parts of keys that are no opcodes.
enum OperationKind : uint64_t {
  ExclusiveOrKind = 1u << 30,
  JumpKind,
  BranchIfEqualKind,
  OtherTerminatorKind,
};

/// Translates one function, before or after allocation.
class Translator {
public:
  Translator(const MachineFunction &MF, AllocationSnapshot &Snapshot,
             bool IsAllocated);

  void run(CheckedProgram &Program);
  unsigned getBlockId(const MachineBasicBlock &MBB) const {
    return BlockIds.lookup(&MBB);
  }

  /// What no translation can express, and where.
  std::optional<std::string> Problem;
  const MachineInstr *ProblemInstr = nullptr;
  /// The instructions of each block, the first terminator at last.
  std::vector<std::vector<const MachineInstr *>> Sources;

private:
  void numberBlocks();
  void addEntryContents();
  unsigned getLiteral(LiteralKind Kind, int64_t Payload);
  unsigned getOperation(std::vector<uint64_t> Key);
  unsigned getOperation(const MachineInstr &MI);
  void complain(const MachineInstr &MI, std::string What);

  bool isConstant(Register Reg) const {
    return Reg.isPhysical() && MRI.isConstantPhysReg(Reg);
  }
  unsigned getVariable(const MachineOperand &MO);
  CheckedOperand getOperand(const MachineOperand &MO);
  bool isSlot(const MachineOperand &MO) const {
    return MO.isFI() && MFI.isSpillSlotObjectIndex(MO.getIndex());
  }
  bool isPure(const MachineInstr &MI) const;
  bool isPinned(const MachineInstr &MI) const;

  void addPhi(const MachineInstr &MI, CheckedBlock &Block);
  std::optional<CheckedInstr> translate(const MachineInstr &MI);
  std::optional<CheckedInstr> translateCopy(const MachineInstr &MI);
  void addIdentity(const MachineInstr &MI, CheckedInstr &I);
  std::optional<unsigned> findIdentity(const MachineInstr &MI,
                                       unsigned Operation) const;
  void addOperands(const MachineInstr &MI, CheckedInstr &I);
  void addParts(CheckedInstr Select, CheckedBlock &Block);
  void addRequirements(const MachineInstr &MI, CheckedInstr &I);
  void findAlternatives();
  void addAlternatives(const MachineInstr &Sum, CheckedBlock &Block);
  void collectStored(const MachineBasicBlock &MBB);
  unsigned getOutgoingPlace(unsigned Number) const;
  std::map<unsigned, CheckedOperand>
  getMemoryArguments(const MachineInstr &Call);
  void addCallOperands(const MachineInstr &Call, CheckedInstr &I);
  void translateTerminators(const MachineBasicBlock &MBB, CheckedBlock &Block);
  bool translateBranches(ArrayRef<const MachineInstr *> Terminators,
                         const MachineBasicBlock *Next, CheckedBlock &Block);

  const MachineFunction &MF;
  const MachineFrameInfo &MFI;
  const MachineRegisterInfo &MRI;
  const CourseFrameLowering &TFL;
  AllocationSnapshot &Snapshot;
  bool IsAllocated;
  IncomingRegisters Incoming;
  /// For a sum, others that it can be made from.
  DenseMap<const MachineInstr *, SmallVector<const MachineInstr *, 1>>
      Alternatives;
  /// Numbers of arguments that are stored to memory.
  DenseMap<const MachineInstr *, unsigned> Stored;
  DenseMap<const MachineBasicBlock *, unsigned> BlockIds;
  unsigned NumBlocks = 0;
};

} // namespace

Translator::Translator(const MachineFunction &MF, AllocationSnapshot &Snapshot,
                       bool IsAllocated)
    : MF(MF), MFI(MF.getFrameInfo()), MRI(MF.getRegInfo()),
      TFL(*MF.getSubtarget<CourseSubtarget>().getFrameLowering()),
      Snapshot(Snapshot), IsAllocated(IsAllocated),
      Incoming(getIncomingRegisters(MF.getFunction())) {
  if (!IsAllocated)
    getOperation({ExclusiveOrKind});
}

void Translator::complain(const MachineInstr &MI, std::string What) {
  if (Problem)
    return;
  Problem = std::move(What);
  ProblemInstr = &MI;
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

// Blocks keep their numbers; those of blocks that are gone stay empty.
void Translator::numberBlocks() {
  NumBlocks = Snapshot.Blocks.size();
  for (const MachineBasicBlock &MBB : MF) {
    auto It = Snapshot.Blocks.find(&MBB);
    BlockIds[&MBB] = It == Snapshot.Blocks.end() ? NumBlocks++ : It->second;
  }
  if (!IsAllocated)
    Snapshot.Blocks = BlockIds;
}

void Translator::addEntryContents() {
  for (MCPhysReg Reg : Course::GPRRegClass)
    if (Reg == Course::SP || MRI.isReserved(Reg) || !MRI.reg_nodbg_empty(Reg))
      Snapshot.AtEntry.push_back({Reg, Reg});
  Snapshot.NumVirtRegs = MRI.getNumVirtRegs();
}

unsigned Translator::getLiteral(LiteralKind Kind, int64_t Payload) {
  std::pair<unsigned, int64_t> Literal(Kind, Payload);
  auto [It, IsNew] =
      Snapshot.LiteralIds.try_emplace(Literal, Snapshot.Literals.size());
  if (IsNew)
    Snapshot.Literals.push_back(Literal);
  return It->second;
}

unsigned Translator::getOperation(std::vector<uint64_t> Key) {
  if (Key.size() == 2 && Key[0] == Course::XOR && Key[1] == 64)
    Key = {ExclusiveOrKind};
  unsigned Next = Snapshot.OperationIds.size();
  return Snapshot.OperationIds.try_emplace(std::move(Key), Next).first->second;
}

/// The value or place that a register is.
unsigned Translator::getVariable(const MachineOperand &MO) {
  Register Reg = MO.getReg();
  if (Reg.isPhysical())
    return Reg.id();
  if (IsAllocated)
    complain(*MO.getParent(), "a virtual register is left");
  return getVirtualId(Reg.virtRegIndex());
}

CheckedOperand Translator::getOperand(const MachineOperand &MO) {
  if (MO.isImm())
    return {CheckedOperand::Literal, getLiteral(Number, MO.getImm())};
  if (MO.isFI())
    return {CheckedOperand::Literal, getLiteral(FrameAddress, MO.getIndex())};
  if (MO.isUndef())
    return {CheckedOperand::Undef};
  if (isConstant(MO.getReg()))
    return {CheckedOperand::Literal, getLiteral(ArgumentReg, MO.getReg().id())};
  return {CheckedOperand::Variable, getVariable(MO)};
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

/// Whether the operand is a value and not part of the operation.
static bool isValue(const MachineOperand &MO) {
  if (MO.isReg())
    return MO.isUse() && MO.getReg();
  const MachineInstr &MI = *MO.getParent();
  unsigned OpNo = MO.getOperandNo();
  bool MayBeConstant =
      OpNo < MI.getDesc().getNumOperands()
          ? MI.getDesc().operands()[OpNo].OperandType == Course::OPERAND_RI
          : MI.isCall();
  return MayBeConstant && (MO.isImm() || MO.isFI());
}

/// What tells the operation from others, but for its values.
static void addToKey(const MachineInstr &MI, std::vector<uint64_t> &Key) {
  Key.push_back(MI.getOpcode());
  for (const MachineOperand &MO : MI.operands()) {
    if (MO.isReg() || MO.isMBB() || isValue(MO))
      continue;
    if (MO.isImm())
      Key.push_back(MO.getImm());
    else if (MO.isGlobal())
      Key.push_back(reinterpret_cast<uintptr_t>(MO.getGlobal()));
    else if (MO.isSymbol())
      Key.push_back(reinterpret_cast<uintptr_t>(MO.getSymbolName()));
    else
      Key.push_back(hash_value(MO));
  }
}

unsigned Translator::getOperation(const MachineInstr &MI) {
  std::vector<uint64_t> Key;
  addToKey(MI, Key);
  for (const auto &[Number, Operand] : getMemoryArguments(MI))
    Key.push_back(Number);
  return getOperation(std::move(Key));
}

/// Whether all the instruction does is to compute its result.
bool Translator::isPure(const MachineInstr &MI) const {
  if (MI.getNumDefs() != 1 || MI.isCall() || MI.mayStore() ||
      MI.hasUnmodeledSideEffects())
    return false;
  for (const MachineOperand &MO : MI.implicit_operands())
    if (!MO.isReg() || !isConstant(MO.getReg()))
      return false;
  if (!MI.mayLoad())
    return true;
  // An argument in memory stays what it is.
  const MachineOperand &Base = MI.getOperand(2);
  return MI.getOpcode() == Course::LOAD && Base.isFI() &&
         MFI.isImmutableObjectIndex(Base.getIndex());
}

/// Whether all the instruction can do besides is to stop the program.
static bool isDivision(const MachineInstr &MI) {
  switch (MI.getOpcode()) {
  case Course::UDIV:
  case Course::SDIV:
  case Course::UREM:
  case Course::SREM:
    return true;
  default:
    return false;
  }
}

/// Whether the function before allocation reads or writes a register here that
/// it changes elsewhere, so that it matters where the instruction is.
bool Translator::isPinned(const MachineInstr &MI) const {
  return any_of(MI.operands(), [&](const MachineOperand &MO) {
    return MO.isReg() && MO.getReg().isPhysical() && !isConstant(MO.getReg()) &&
           (MO.isDef() || !MRI.def_empty(MO.getReg()));
  });
}

void Translator::addOperands(const MachineInstr &MI, CheckedInstr &I) {
  if (getCalledFunction(MI))
    return addCallOperands(MI, I);
  for (const MachineOperand &MO : MI.operands()) {
    if (isSlot(MO) && IsAllocated)
      complain(MI, "a spill slot is accessed otherwise than as a whole");
    if (isValue(MO))
      I.Uses.push_back(getOperand(MO));
    else if (MO.isReg() && MO.getReg())
      I.Defs.push_back(getVariable(MO));
  }
}

// a ? b : c is (a ? b : 0) | (a ? 0 : c), which reads fewer registers at once.
void Translator::addParts(CheckedInstr Select, CheckedBlock &Block) {
  CheckedOperand Zero = {CheckedOperand::Literal, getLiteral(Number, 0)};
  unsigned Result = Select.Defs[0];
  CheckedInstr Or;
  Or.Kind = CheckedInstr::Pure;
  Or.Operation = getOperation({Course::OR, 64});
  Or.Defs = {Result};
  for (unsigned Cleared : {2u, 1u}) {
    CheckedInstr Part = Select;
    Part.Uses[Cleared] = Zero;
    Part.Defs = {getVirtualId(Snapshot.NumVirtRegs + Snapshot.NumParts++)};
    Or.Uses.push_back({CheckedOperand::Variable, Part.Defs[0]});
    Block.Instrs.push_back(std::move(Part));
  }
  Block.Instrs.push_back(std::move(Or));
}

// A stack object's address is relative to a register, and a callee goes on
// where its caller's stack ends.
void Translator::addRequirements(const MachineInstr &MI, CheckedInstr &I) {
  auto Require = [&](Register Reg) {
    I.Requires.push_back({Reg.id(), Reg.id()});
  };
  if (MI.isCall())
    Require(Course::SP);
  if (MI.getOpcode() == Course::INCOMING)
    return;
  for (const MachineOperand &MO : MI.operands()) {
    if (!MO.isFI())
      continue;
    if (MFI.isDeadObjectIndex(MO.getIndex()))
      complain(MI, "the stack object is removed");
    else if (Register Base = TFL.getFrameAddress(MF, MO.getIndex()).Base)
      Require(Base);
  }
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

// Storing an argument to memory is a part of the call.
void Translator::collectStored(const MachineBasicBlock &MBB) {
  auto IsEffect = [&](const MachineInstr &Store) {
    const MachineOperand &Value = Store.getOperand(1);
    return IsAllocated ? findIdentity(Store, getOperation(Store)).has_value()
                       : Value.isReg() && Value.getReg().isPhysical() &&
                             !isConstant(Value.getReg());
  };
  for (const MachineInstr &MI : MBB)
    if (const Function *Callee = getCalledFunction(MI))
      for (const MachineInstr *Store : findStoredArguments(MI))
        if (!IsEffect(*Store))
          Stored[Store] = getStoredNumber(*Store, *Callee);
}

// Places beyond the spill slots.
unsigned Translator::getOutgoingPlace(unsigned Number) const {
  return getVirtualId(MFI.getObjectIndexEnd() + Number);
}

/// The arguments of a call that would be in memory by the plain convention, by
/// their numbers.
std::map<unsigned, CheckedOperand>
Translator::getMemoryArguments(const MachineInstr &Call) {
  std::map<unsigned, CheckedOperand> Result;
  const Function *Callee = getCalledFunction(Call);
  if (!Callee)
    return Result;
  for (const MachineInstr *Store : findStoredArguments(Call)) {
    auto It = Stored.find(Store);
    if (It == Stored.end())
      continue;
    Result[It->second] = IsAllocated
                             ? CheckedOperand{CheckedOperand::Variable,
                                              getOutgoingPlace(It->second)}
                             : getOperand(Store->getOperand(1));
  }
  unsigned First = getFirstArgumentOperand(Call);
  unsigned Limit = First + getNumCourseArgumentRegisters(*Callee);
  for (unsigned OpNo = Limit; OpNo < Call.getNumExplicitOperands(); ++OpNo)
    if (Call.getOperand(OpNo).isReg())
      Result[OpNo - First] = getOperand(Call.getOperand(OpNo));
  return Result;
}

void Translator::addCallOperands(const MachineInstr &Call, CheckedInstr &I) {
  unsigned Limit = getFirstArgumentOperand(Call) +
                   getNumCourseArgumentRegisters(*getCalledFunction(Call));
  for (const MachineOperand &MO : Call.operands())
    if (MO.isReg() && MO.isDef())
      I.Defs.push_back(getVariable(MO));
    else if (isValue(MO) &&
             (MO.getOperandNo() < Limit || (MO.isReg() && MO.isImplicit())))
      I.Uses.push_back(getOperand(MO));
  for (const auto &[Number, Operand] : getMemoryArguments(Call))
    I.Uses.push_back(Operand);
}

/// Copies of registers and constants, spills and reloads.
std::optional<CheckedInstr> Translator::translateCopy(const MachineInstr &MI) {
  CheckedInstr I;
  I.Kind = CheckedInstr::Copy;
  switch (MI.getOpcode()) {
  case TargetOpcode::IMPLICIT_DEF:
    I.Uses = {{CheckedOperand::Undef}};
    break;
  case TargetOpcode::COPY:
  case Course::MOV:
  case Course::MOVI:
    I.Uses = {getOperand(MI.getOperand(1))};
    break;
  case Course::INCOMING:
    if (std::optional<unsigned> Number = getIncomingNumber(MI);
        Number && MI.getOperand(1).isFI())
      I.Uses = {
          {CheckedOperand::Literal, getLiteral(ArgumentInMemory, *Number)}};
    else
      I.Uses = {getOperand(MI.getOperand(1))};
    break;
  case Course::LOAD:
  case Course::STORE: {
    const MachineOperand &Base = MI.getOperand(2);
    bool IsLoad = MI.getOpcode() == Course::LOAD;
    bool IsWhole = MI.getOperand(IsLoad ? 1 : 0).getImm() == 8 &&
                   MI.getOperand(3).getImm() == 0;
    if (std::optional<unsigned> Argument = getLoadedArgument(MI)) {
      I.Uses = {
          {CheckedOperand::Literal, getLiteral(ArgumentInMemory, *Argument)}};
      break;
    }
    if (auto It = Stored.find(&MI); It != Stored.end()) {
      I.Uses = {getOperand(MI.getOperand(1))};
      I.Defs = {getOutgoingPlace(It->second)};
      return I;
    }
    if (!IsAllocated || !isSlot(Base) || !IsWhole)
      return std::nullopt;
    unsigned Slot = getVirtualId(Base.getIndex());
    if (IsLoad)
      I.Uses = {{CheckedOperand::Variable, Slot}};
    else
      I.Uses = {getOperand(MI.getOperand(1))};
    I.Defs = {IsLoad ? getVariable(MI.getOperand(0)) : Slot};
    return I;
  }
  default:
    return std::nullopt;
  }
  I.Defs = {getVariable(MI.getOperand(0))};
  return I;
}

std::optional<unsigned> Translator::findIdentity(const MachineInstr &MI,
                                                 unsigned Operation) const {
  auto It = Snapshot.Identities.find(&MI);
  if (It == Snapshot.Identities.end() ||
      Snapshot.OperationOf[It->second] != Operation)
    return std::nullopt;
  return It->second;
}

void Translator::addIdentity(const MachineInstr &MI, CheckedInstr &I) {
  if (IsAllocated) {
    I.Identity =
        findIdentity(MI, I.Operation).value_or(CheckedInstr::NoIdentity);
    return;
  }
  // Nobody misses a load whose result nobody reads.
  I.MayVanish = MI.mayLoad() && !MI.mayStore() &&
                !MI.hasUnmodeledSideEffects() && !MI.hasOrderedMemoryRef();
  I.Identity = Snapshot.OperationOf.size();
  Snapshot.Identities[&MI] = I.Identity;
  Snapshot.OperationOf.push_back(I.Operation);
}

std::optional<CheckedInstr> Translator::translate(const MachineInstr &MI) {
  if (!IsAllocated && Stored.contains(&MI))
    return std::nullopt;
  std::optional<CheckedInstr> Copy = translateCopy(MI);
  if (!Copy && MI.isMetaInstruction())
    return std::nullopt;
  for (const MachineOperand &MO : MI.operands())
    if (MO.isReg() && MO.isDef() && isConstant(MO.getReg()))
      complain(MI, "an argument register is written");

  CheckedInstr I;
  I.Operation = getOperation(MI);
  bool IsEffect = IsAllocated ? findIdentity(MI, I.Operation).has_value()
                              : isPinned(MI) || !(Copy || isPure(MI));
  if (Copy && !IsEffect) {
    I = std::move(*Copy);
  } else {
    addOperands(MI, I);
    if (IsEffect || !isPure(MI)) {
      addIdentity(MI, I);
      I.IsRepeatable = isDivision(MI) && (IsAllocated || !isPinned(MI));
    } else
      I.Kind = CheckedInstr::Pure;
  }
  if (IsAllocated)
    addRequirements(MI, I);
  return I;
}

//===----------------------------------------------------------------------===//
// Control
//===----------------------------------------------------------------------===//

void Translator::addPhi(const MachineInstr &MI, CheckedBlock &Block) {
  if (IsAllocated)
    return complain(MI, "a PHI is left");
  CheckedPhi Phi;
  Phi.Def = getVariable(MI.getOperand(0));
  for (unsigned I = 1, E = MI.getNumOperands(); I != E; I += 2)
    Phi.Incoming.push_back({BlockIds.lookup(MI.getOperand(I + 1).getMBB()),
                            getOperand(MI.getOperand(I))});
  Block.Phis.push_back(std::move(Phi));
}

/// Conditional branches say it the one way or the other, and the second one can
/// be missing: compared is where they go.
bool Translator::translateBranches(ArrayRef<const MachineInstr *> Terminators,
                                   const MachineBasicBlock *Next,
                                   CheckedBlock &Block) {
  const MachineInstr *Conditional = nullptr;
  if (!Terminators.empty() && Terminators[0]->getOpcode() == Course::BRC) {
    Conditional = Terminators[0];
    Terminators = Terminators.drop_front();
  }
  if (Terminators.size() > 1)
    return false;
  if (!Terminators.empty()) {
    if (Terminators[0]->getOpcode() != Course::BR)
      return false;
    Next = Terminators[0]->getOperand(0).getMBB();
  }
  if (!Next)
    return false;
  unsigned Otherwise = BlockIds.lookup(Next);
  if (!Conditional) {
    Block.Terminator.Operation = getOperation({JumpKind});
    Block.Targets = {Otherwise};
    return true;
  }
  uint64_t Compared = Conditional->getOperand(1).getImm();
  Block.Terminator.Operation = getOperation({BranchIfEqualKind, Compared});
  Block.Terminator.Uses = {getOperand(Conditional->getOperand(0))};
  Block.Targets = {BlockIds.lookup(Conditional->getOperand(3).getMBB()),
                   Otherwise};
  if (Conditional->getOperand(2).getImm())
    std::swap(Block.Targets[0], Block.Targets[1]);
  return true;
}

void Translator::translateTerminators(const MachineBasicBlock &MBB,
                                      CheckedBlock &Block) {
  SmallVector<const MachineInstr *, 2> Terminators;
  for (const MachineInstr &MI : MBB.terminators())
    if (!MI.isDebugInstr())
      Terminators.push_back(&MI);
  const MachineBasicBlock *Next = MBB.getNextNode();
  if (Next && !MBB.isSuccessor(Next))
    Next = nullptr;
  if (translateBranches(Terminators, Next, Block))
    return;

  std::vector<uint64_t> Key = {OtherTerminatorKind};
  for (const MachineInstr *MI : Terminators) {
    addToKey(*MI, Key);
    addOperands(*MI, Block.Terminator);
    for (const MachineOperand &MO : MI->operands())
      if (MO.isMBB())
        Block.Targets.push_back(BlockIds.lookup(MO.getMBB()));
  }
  bool FallsThrough =
      Next && (Terminators.empty() || !Terminators.back()->isBarrier());
  if (FallsThrough)
    Block.Targets.push_back(BlockIds.lookup(Next));
  Block.Terminator.Operation = getOperation(std::move(Key));
}

// Sums that can be made from others.
void Translator::findAlternatives() {
  // More than the allocator looks back at.
  constexpr unsigned MaxPassed = 8;
  auto &F = const_cast<MachineFunction &>(MF);
  for (const RelatedSums &R :
       findRelatedSums(F, MachineDominatorTree(F), MaxPassed))
    Alternatives[R.Sum].push_back(R.Passed);
}

// Either from the other: spilling may exchange them.
void Translator::addAlternatives(const MachineInstr &Sum, CheckedBlock &Block) {
  auto It = Alternatives.find(&Sum);
  if (It == Alternatives.end())
    return;
  CheckedInstr I = Block.Instrs.back();
  for (const MachineInstr *Passed : It->second)
    for (auto [From, To] : {std::pair(Passed, &Sum), std::pair(&Sum, Passed)}) {
      I.Defs = {getVariable(To->getOperand(0))};
      I.Uses = {getOperand(From->getOperand(0)),
                {CheckedOperand::Literal,
                 getLiteral(Number, getDifference(*From, *To))}};
      Block.Instrs.push_back(I);
    }
}

void Translator::run(CheckedProgram &Program) {
  numberBlocks();
  if (!IsAllocated) {
    addEntryContents();
    findAlternatives();
  }
  Program.Blocks.resize(NumBlocks);
  Sources.resize(NumBlocks);
  for (const MachineBasicBlock &MBB : MF) {
    unsigned B = BlockIds.lookup(&MBB);
    CheckedBlock &Block = Program.Blocks[B];
    collectStored(MBB);
    for (const MachineInstr &MI : MBB) {
      if (std::optional<std::string> Broken =
              IsAllocated ? findBrokenContract(MI, Incoming) : std::nullopt)
        complain(MI, *Broken);
      if (MI.isTerminator())
        continue;
      if (MI.isPHI()) {
        addPhi(MI, Block);
        continue;
      }
      if (std::optional<CheckedInstr> I = translate(MI)) {
        Block.Instrs.push_back(std::move(*I));
        Sources[B].push_back(&MI);
        if (!IsAllocated && MI.getOpcode() == Course::SELECT &&
            Block.Instrs.back().Kind == CheckedInstr::Pure)
          addParts(Block.Instrs.back(), Block);
        addAlternatives(MI, Block);
      }
    }
    translateTerminators(MBB, Block);
    auto First = MBB.getFirstTerminator();
    Sources[B].push_back(First == MBB.end() ? nullptr : &*First);
  }
}

void course::takeSnapshot(const MachineFunction &MF,
                          AllocationSnapshot &Snapshot) {
  Translator(MF, Snapshot, /*IsAllocated=*/false).run(Snapshot.Program);
}

//===----------------------------------------------------------------------===//
// The comparison
//===----------------------------------------------------------------------===//

std::optional<std::string> course::checkAgainst(AllocationSnapshot &Snapshot,
                                                const MachineFunction &MF) {
  Translator Translation(MF, Snapshot, /*IsAllocated=*/true);
  CheckedProgram Allocated;
  Translation.run(Allocated);
  if (Translation.Problem) {
    const MachineInstr &MI = *Translation.ProblemInstr;
    return describePlace(MF, MI.getParent(), &MI) + ": " + *Translation.Problem;
  }
  std::optional<AllocationError> Error =
      checkAllocation(Snapshot.Program, Allocated, Snapshot.AtEntry);
  if (!Error)
    return std::nullopt;

  const auto &Instrs = Translation.Sources[Error->Block];
  const MachineInstr *MI =
      Error->Instr < Instrs.size() ? Instrs[Error->Instr] : nullptr;
  const MachineBasicBlock *MBB = MI ? MI->getParent() : nullptr;
  for (const MachineBasicBlock &Candidate : MF)
    if (!MBB && Translation.getBlockId(Candidate) == Error->Block)
      MBB = &Candidate;
  return describePlace(MF, MBB, MI) + ": " +
         Error->describe([&](CheckedOperand Operand, bool IsPlace) {
           return nameOf(Snapshot, MF, Operand, IsPlace);
         });
}
