//===-- RegisterRanges.cpp - What allocated registers may hold ------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emit/RegisterRanges.h"
#include "CourseInstrInfo.h"
#include "CourseRules.h"
#include "Emit/BranchBounds.h"
#include "Emit/ConstantOperations.h"
#include "Facts/BinaryOperations.h"
#include "Facts/BlockOrder.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "llvm/ADT/bit.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/Support/MathExtras.h"
#include <set>

using namespace llvm;
using namespace llvm::course;

//===----------------------------------------------------------------------===//
// Operations of ranges
//===----------------------------------------------------------------------===//

static RegisterRange getAll(unsigned Width) {
  return {0, maskTrailingOnes<uint64_t>(Width)};
}

// All numbers with no more bits than N has.
static uint64_t getMask(uint64_t N) {
  return N == 0 ? 0 : maskTrailingOnes<uint64_t>(Log2_64(N) + 1);
}

// What an operation of that width sees.
static RegisterRange truncate(RegisterRange R, unsigned Width) {
  if (R.fits(Width))
    return R;
  if (std::optional<uint64_t> C = R.getConstant()) {
    uint64_t Low = *C & maskTrailingOnes<uint64_t>(Width);
    return {Low, Low};
  }
  return getAll(Width);
}

static bool isNonNegative(RegisterRange R, unsigned Width) {
  return R.fits(Width - 1);
}

static RegisterRange addRanges(RegisterRange A, RegisterRange B,
                               unsigned Width) {
  bool Overflows = false;
  uint64_t Hi = SaturatingAdd(A.Hi, B.Hi, &Overflows);
  if (Overflows || !isUIntN(Width, Hi))
    return getAll(Width);
  COURSE_RULE("range-of-sum", Width);
  return {A.Lo + B.Lo, Hi};
}

static RegisterRange multiplyRanges(RegisterRange A, RegisterRange B,
                                    unsigned Width) {
  bool Overflows = false;
  uint64_t Hi = SaturatingMultiply(A.Hi, B.Hi, &Overflows);
  if (Overflows || !isUIntN(Width, Hi))
    return getAll(Width);
  COURSE_RULE("range-of-product", Width);
  return {A.Lo * B.Lo, Hi};
}

// Quotient or remainder of numbers that are not negative. A division by zero
// gives nothing.
static RegisterRange divideRanges(bool IsRemainder, RegisterRange A,
                                  RegisterRange B) {
  const uint64_t Least = std::max<uint64_t>(B.Lo, 1);
  const uint64_t Most = std::max<uint64_t>(B.Hi, 1);
  if (IsRemainder)
    COURSE_RULE("range-of-remainder", 64);
  else
    COURSE_RULE("range-of-quotient", 64);
  if (!IsRemainder)
    return {A.Lo / Most, A.Hi / Least};
  return A.Hi < Least ? A : RegisterRange{0, std::min(A.Hi, Most - 1)};
}

static RegisterRange compareRanges(uint64_t Cond, RegisterRange A,
                                   RegisterRange B, unsigned Width) {
  static constexpr RegisterRange False = {0, 0}, True = {1, 1};
  auto Decide = [](bool Always, bool Never) {
    return Always ? True : Never ? False : RegisterRange{0, 1};
  };
  const bool IsSigned = Cond >= CourseCC::SGT;
  if (IsSigned && (!isNonNegative(A, Width) || !isNonNegative(B, Width)))
    return {0, 1};
  if (IsSigned)
    COURSE_RULE("range-of-signed-comparison", Width);
  else
    COURSE_RULE("range-of-comparison", Width);
  switch (Cond) {
  case CourseCC::EQ:
    return Decide(A.getConstant() && A == B, A.Hi < B.Lo || B.Hi < A.Lo);
  case CourseCC::NE:
    return Decide(A.Hi < B.Lo || B.Hi < A.Lo, A.getConstant() && A == B);
  case CourseCC::UGT:
  case CourseCC::SGT:
    return Decide(A.Lo > B.Hi, A.Hi <= B.Lo);
  case CourseCC::UGE:
  case CourseCC::SGE:
    return Decide(A.Lo >= B.Hi, A.Hi < B.Lo);
  case CourseCC::ULT:
  case CourseCC::SLT:
    return Decide(A.Hi < B.Lo, A.Lo >= B.Hi);
  default:
    return Decide(A.Hi <= B.Lo, A.Lo > B.Hi);
  }
}

static bool isShift(unsigned Opcode) {
  return Opcode == Course::SHL || Opcode == Course::LSHR ||
         Opcode == Course::ASHR;
}

// By a constant amount.
static RegisterRange shiftRange(const MachineInstr &MI, RegisterRange A,
                                RegisterRange B, unsigned Width) {
  if (!B.getConstant())
    return getAll(Width);
  COURSE_RULE("range-of-shift", Width);
  const unsigned Amount = B.Lo % Width;
  switch (MI.getOpcode()) {
  case Course::SHL:
    return multiplyRanges(A, {1ull << Amount, 1ull << Amount}, Width);
  case Course::ASHR:
    if (!isNonNegative(A, Width))
      return getAll(Width);
    [[fallthrough]];
  default:
    return {A.Lo >> Amount, A.Hi >> Amount};
  }
}

static RegisterRange combine(const MachineInstr &MI, RegisterRange A,
                             RegisterRange B, unsigned Width) {
  const bool AreNonNegative =
      isNonNegative(A, Width) && isNonNegative(B, Width);
  switch (MI.getOpcode()) {
  case Course::ICMP:
    return compareRanges(MI.getOperand(1).getImm(), A, B, Width);
  case Course::ADD:
    return addRanges(A, B, Width);
  case Course::SUB:
    if (A.Lo >= B.Hi)
      COURSE_RULE("range-of-difference", Width);
    return A.Lo >= B.Hi ? RegisterRange{A.Lo - B.Hi, A.Hi - B.Lo}
                        : getAll(Width);
  case Course::MUL:
    return multiplyRanges(A, B, Width);
  case Course::AND:
    COURSE_RULE("range-of-and", Width);
    return {0, std::min(A.Hi, B.Hi)};
  case Course::OR:
    COURSE_RULE("range-of-or", Width);
    return {std::max(A.Lo, B.Lo), getMask(A.Hi | B.Hi)};
  case Course::XOR:
    COURSE_RULE("range-of-xor", Width);
    return {0, getMask(A.Hi | B.Hi)};
  case Course::UDIV:
  case Course::UDIVNZ:
    return divideRanges(/*IsRemainder=*/false, A, B);
  case Course::UREM:
  case Course::UREMNZ:
    return divideRanges(/*IsRemainder=*/true, A, B);
  case Course::SDIV:
  case Course::SDIVNZ:
    return AreNonNegative ? divideRanges(/*IsRemainder=*/false, A, B)
                          : getAll(Width);
  case Course::SREM:
  case Course::SREMNZ:
    return AreNonNegative ? divideRanges(/*IsRemainder=*/true, A, B)
                          : getAll(Width);
  default:
    return shiftRange(MI, A, B, Width);
  }
}

//===----------------------------------------------------------------------===//
// States
//===----------------------------------------------------------------------===//

// None of what is no general register.
static std::optional<unsigned> getIndex(const MachineOperand &MO) {
  if (!MO.isReg() || !Course::GPRRegClass.contains(MO.getReg()))
    return std::nullopt;
  return MO.getReg() == Course::SP ? 16 : MO.getReg() - Course::R1;
}

RegisterRange RegisterState::get(const MachineOperand &MO) const {
  if (MO.isImm())
    return {uint64_t(MO.getImm()), uint64_t(MO.getImm())};
  // One that is undefined may differ from use to use.
  std::optional<unsigned> Index = getIndex(MO);
  return Index && (MO.isDef() || MO.readsReg()) ? Ranges[*Index]
                                                : RegisterRange();
}

void RegisterState::set(const MachineOperand &MO, RegisterRange Range) {
  if (std::optional<unsigned> Index = getIndex(MO))
    Ranges[*Index] = Range;
}

//===----------------------------------------------------------------------===//
// Relations
//===----------------------------------------------------------------------===//

void RegisterState::forget(unsigned Reg) {
  Greater[Reg] = 0;
  for (RegSet &Set : Greater)
    Set &= ~(1u << Reg);
  Compared &= ~(1u << Reg);
  for (RegSet Rest = Compared; Rest; Rest &= Rest - 1) {
    const unsigned I = llvm::countr_zero(Rest);
    if (Comparisons[I].A == Reg || Comparisons[I].B == Reg)
      Compared &= ~(1u << I);
  }
}

void RegisterState::addLess(unsigned A, unsigned B) {
  Greater[A] |= 1u << B | Greater[B];
}

RegisterState::Order RegisterState::getOrder(const MachineOperand &A,
                                             const MachineOperand &B,
                                             unsigned Width) const {
  std::optional<unsigned> IndexA = getIndex(A), IndexB = getIndex(B);
  if (!IndexA || !IndexB || !A.readsReg() || !B.readsReg() ||
      !get(A).fits(Width) || !get(B).fits(Width))
    return Unordered;
  if (Greater[*IndexA] >> *IndexB & 1)
    return IsLess;
  return Greater[*IndexB] >> *IndexA & 1 ? IsGreater : Unordered;
}

// What an operation gives whose operands are known to differ.
std::optional<RegisterRange>
RegisterState::getOrdered(const MachineInstr &MI) const {
  const unsigned Opcode = MI.getOpcode();
  const unsigned First = getFirstOperand(Opcode);
  const MachineOperand &A = MI.getOperand(First), &B = MI.getOperand(First + 1);
  const Order O = getOrder(A, B, getOperationWidth(MI));
  if (O == Unordered)
    return std::nullopt;
  auto Bool = [](uint64_t C) { return RegisterRange{C, C}; };
  if (Opcode == Course::ICMP)
    switch (MI.getOperand(1).getImm()) {
    case CourseCC::EQ:
      return Bool(0);
    case CourseCC::NE:
      return Bool(1);
    case CourseCC::ULT:
    case CourseCC::ULE:
      return Bool(O == IsLess);
    case CourseCC::UGT:
    case CourseCC::UGE:
      return Bool(O == IsGreater);
    default:
      return std::nullopt;
    }
  if (O != IsLess)
    return std::nullopt;
  if (Opcode == Course::UDIV || Opcode == Course::UDIVNZ)
    return Bool(0);
  if (Opcode == Course::UREM || Opcode == Course::UREMNZ)
    return get(A);
  return std::nullopt;
}

// A comparison of two registers, all 64 bits: `udiv a b` is 0 where a < b.
std::optional<RegisterState::Comparison>
RegisterState::getComparison(const MachineInstr &MI) const {
  const unsigned Opcode = MI.getOpcode();
  const bool IsDivision = Opcode == Course::UDIV || Opcode == Course::UDIVNZ;
  if (Opcode != Course::ICMP && !IsDivision)
    return std::nullopt;
  const unsigned First = getFirstOperand(Opcode);
  const MachineOperand &A = MI.getOperand(First), &B = MI.getOperand(First + 1);
  const unsigned Width = getOperationWidth(MI);
  std::optional<unsigned> IndexA = getIndex(A), IndexB = getIndex(B);
  if (!IndexA || !IndexB || !A.readsReg() || !B.readsReg() ||
      !get(A).fits(Width) || !get(B).fits(Width))
    return std::nullopt;
  auto Make = [](unsigned Left, unsigned Right, bool IsLess) {
    return Comparison{uint8_t(Left), uint8_t(Right), IsLess};
  };
  if (IsDivision)
    return Make(*IndexA, *IndexB, /*IsLess=*/false);
  switch (MI.getOperand(1).getImm()) {
  case CourseCC::ULT:
    return Make(*IndexA, *IndexB, /*IsLess=*/true);
  case CourseCC::UGE:
    return Make(*IndexA, *IndexB, /*IsLess=*/false);
  case CourseCC::UGT:
    return Make(*IndexB, *IndexA, /*IsLess=*/true);
  case CourseCC::ULE:
    return Make(*IndexB, *IndexA, /*IsLess=*/false);
  default:
    return std::nullopt;
  }
}

// A remainder is less than what it was divided by, and a copy is related as its
// source is.
void RegisterState::stepRelations(const MachineInstr &MI) {
  const std::optional<Comparison> C = getComparison(MI);
  const unsigned Opcode = MI.getOpcode();
  const bool IsRemainder = Opcode == Course::UREM || Opcode == Course::UREMNZ;
  const bool IsCopy = Opcode == Course::MOV;
  std::optional<unsigned> Source;
  if (IsRemainder || IsCopy)
    Source = getIndex(MI.getOperand(IsCopy ? 1 : 2));
  if (Source &&
      (!MI.getOperand(IsCopy ? 1 : 2).readsReg() ||
       (IsRemainder && !Ranges[*Source].fits(MI.getOperand(3).getImm()))))
    Source.reset();
  for (const MachineOperand &Def : MI.all_defs()) {
    std::optional<unsigned> Index = getIndex(Def);
    if (!Index)
      continue;
    forget(*Index);
    if (Def.isImplicit())
      continue;
    if (C && C->A != *Index && C->B != *Index) {
      Comparisons[*Index] = *C;
      Compared |= 1u << *Index;
    }
    if (!Source || *Source == *Index)
      continue;
    if (IsRemainder) {
      addLess(*Index, *Source);
      continue;
    }
    Greater[*Index] = Greater[*Source];
    for (RegSet &Set : Greater)
      if (Set >> *Source & 1)
        Set |= 1u << *Index;
  }
}

static RegisterRange unite(RegisterRange A, RegisterRange B) {
  return {std::min(A.Lo, B.Lo), std::max(A.Hi, B.Hi)};
}

RegisterRange RegisterState::evaluate(const MachineInstr &MI) const {
  const unsigned Opcode = MI.getOpcode();
  if (isBinaryOperation(Opcode)) {
    const unsigned First = getFirstOperand(Opcode);
    const unsigned Width = getOperationWidth(MI);
    // A shift takes all bits of its amount.
    const RegisterRange A = truncate(get(MI.getOperand(First)), Width);
    const RegisterRange Full = get(MI.getOperand(First + 1));
    const RegisterRange B = truncate(Full, Width);
    if (std::optional<uint64_t> C =
            evaluateOperation(MI, A.getConstant(), Full.getConstant()))
      return {*C, *C};
    if (std::optional<RegisterRange> R = getOrdered(MI)) {
      COURSE_RULE("range-of-ordered", Width);
      return *R;
    }
    return combine(MI, A, isShift(Opcode) ? Full : B, Width);
  }
  if (Opcode == Course::SELECT) {
    const RegisterRange C = get(MI.getOperand(1));
    const RegisterRange T = get(MI.getOperand(2)), F = get(MI.getOperand(3));
    COURSE_RULE("range-of-select", 64);
    return C.Lo != 0 ? T : C.Hi == 0 ? F : unite(T, F);
  }
  if (Opcode == Course::MOV || Opcode == Course::MOVI)
    return get(MI.getOperand(1));
  if (Opcode == Course::LOAD) {
    COURSE_RULE("range-of-load", 8 * MI.getOperand(1).getImm());
    return getAll(8 * MI.getOperand(1).getImm());
  }
  return {};
}

void RegisterState::step(const MachineInstr &MI, RegisterRange Result) {
  // Where the program goes on, it has not divided by 0.
  if (isDivision(MI.getOpcode()) && MI.getOperand(2).isReg() &&
      get(MI.getOperand(2)).fits(MI.getOperand(3).getImm())) {
    COURSE_RULE("divisor-is-not-zero", getOperationWidth(MI));
    restrict(MI.getOperand(2), {1, std::numeric_limits<uint64_t>::max()});
  }
  stepRelations(MI);
  for (const MachineOperand &Def : MI.all_defs())
    set(Def, Def.isImplicit() ? RegisterRange() : Result);
}

// Leaves what also holds where the value is in the range. False if it cannot
// be.
bool RegisterState::restrict(const MachineOperand &Value, RegisterRange Range) {
  const RegisterRange Now = get(Value);
  const RegisterRange R = {std::max(Now.Lo, Range.Lo),
                           std::min(Now.Hi, Range.Hi)};
  if (R.Lo > R.Hi)
    return false;
  if (!Value.isReg() || !Value.readsReg())
    return true;
  set(Value, R);
  if (std::optional<unsigned> Index = getIndex(Value);
      Index && (Compared >> *Index & 1)) {
    const Comparison &C = Comparisons[*Index];
    const bool IsZero = R.Hi == 0;
    if ((IsZero || R.Lo != 0) && C.IsLess != IsZero) {
      COURSE_RULE("branch-orders-registers", 64);
      addLess(C.A, C.B);
      RegisterRange &A = Ranges[C.A], &B = Ranges[C.B];
      if (A.Lo >= B.Hi)
        return false;
      A.Hi = std::min(A.Hi, B.Hi - 1);
      B.Lo = std::max(B.Lo, A.Lo + 1);
    }
  }
  return true;
}

// The values for which a block's end leads to each of its successors.
static SmallDenseMap<const MachineBasicBlock *, RegisterRange, 4>
getValues(const MachineInstr &Branch) {
  SmallDenseMap<const MachineBasicBlock *, RegisterRange, 4> Values;
  auto Add = [&](const MachineOperand &Target, RegisterRange Range) {
    auto [I, IsNew] = Values.try_emplace(Target.getMBB(), Range);
    if (!IsNew)
      I->second = unite(I->second, Range);
  };
  if (Branch.getOpcode() == Course::BRCOND) {
    Add(Branch.getOperand(1), {1, std::numeric_limits<uint64_t>::max()});
    Add(Branch.getOperand(2), {0, 0});
  } else if (Branch.getOpcode() == Course::SWITCH) {
    Add(Branch.getOperand(1), {});
    const unsigned NumOperands = Branch.getNumExplicitOperands();
    for (unsigned I = 2; I + 1 < NumOperands; I += 2) {
      const uint64_t Case = Branch.getOperand(I).getImm();
      Add(Branch.getOperand(I + 1), {Case, Case});
    }
  }
  return Values;
}

void RegisterState::follow(const MachineBasicBlock &MBB, VisitFn Visit) const {
  const MachineInstr &Branch = MBB.back();
  const auto Values = getValues(Branch);
  const MachineBasicBlock *Only = nullptr;
  if (!Values.empty())
    if (std::optional<uint64_t> C = get(Branch.getOperand(0)).getConstant())
      Only = getTarget(Branch, *C);
  const std::optional<BranchBound> Bound =
      Values.empty() || Only ? std::nullopt : findBound(MBB, *this);
  for (MachineBasicBlock *Succ : MBB.successors()) {
    if (Only && Only != Succ)
      continue;
    RegisterState OnEdge = *this;
    if (auto I = Values.find(Succ); I != Values.end() && !Only) {
      if (!OnEdge.restrict(Branch.getOperand(0), I->second))
        continue;
      const bool IsZero = I->second.Hi == 0;
      if (Bound)
        COURSE_RULE("branch-bounds-register", 64);
      if (Bound && (IsZero || I->second.Lo != 0) &&
          !OnEdge.restrict(*Bound->Register,
                           IsZero ? Bound->IfZero : Bound->IfNonZero))
        continue;
    }
    // They serve the branch of their block only.
    OnEdge.Compared = 0;
    Visit(*Succ, OnEdge);
  }
}

MachineBasicBlock *
RegisterState::getOnlySuccessor(const MachineBasicBlock &MBB) const {
  SmallVector<MachineBasicBlock *, 4> Possible;
  follow(MBB, [&](MachineBasicBlock &Succ, const RegisterState &) {
    Possible.push_back(&Succ);
  });
  return Possible.size() == 1 ? Possible.front() : nullptr;
}

bool RegisterState::join(const RegisterState &Other, bool Widens) {
  bool HasGrown = false;
  for (auto [Mine, Theirs] : zip(Ranges, Other.Ranges)) {
    if (Theirs.Lo >= Mine.Lo && Theirs.Hi <= Mine.Hi)
      continue;
    HasGrown = true;
    if (Theirs.Lo < Mine.Lo)
      Mine.Lo = Theirs.Lo == 0 ? 0 : 1;
    if (Theirs.Hi > Mine.Hi)
      Mine.Hi = getMask(Theirs.Hi);
    // What operations of 32 bits give stays theirs.
    if (Widens)
      Mine = Mine.fits(32) ? getAll(32) : RegisterRange();
  }
  for (auto [Mine, Theirs] : zip(Greater, Other.Greater)) {
    HasGrown |= (Mine & ~Theirs) != 0;
    Mine &= Theirs;
  }
  return HasGrown;
}

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

// How often the ranges at a block may grow by steps. A range has 66 of them, and
// a state 17 ranges: without limit, code with switches of 64 cases in loops
// takes three times as long to compile.
static constexpr unsigned MaxJoins = 4;

RegisterRanges::RegisterRanges(MachineFunction &MF) {
  COURSE_RULES_IN(MF);
  // In reverse postorder, so that most blocks are visited once.
  SmallVector<MachineBasicBlock *, 0> Order = getPostOrder(MF);
  std::reverse(Order.begin(), Order.end());
  std::vector<unsigned> NumberOf(MF.getNumBlockIDs());
  for (auto [Number, MBB] : enumerate(Order))
    NumberOf[MBB->getNumber()] = Number;
  std::set<unsigned> Waiting = {0};
  SmallVector<unsigned, 32> NumJoins(Order.size());
  Starts.resize(MF.getNumBlockIDs());
  Starts[MF.front().getNumber()].emplace();
  while (!Waiting.empty()) {
    const MachineBasicBlock &MBB = *Order[*Waiting.begin()];
    Waiting.erase(Waiting.begin());
    RegisterState State = *Starts[MBB.getNumber()];
    for (const MachineInstr &MI : MBB)
      State.step(MI);
    State.follow(MBB, [&](MachineBasicBlock &Succ, const RegisterState &Edge) {
      std::optional<RegisterState> &Start = Starts[Succ.getNumber()];
      const unsigned Number = NumberOf[Succ.getNumber()];
      const bool IsNew = !Start;
      if (IsNew)
        Start = Edge;
      if (IsNew || Start->join(Edge, NumJoins[Number] >= MaxJoins)) {
        NumJoins[Number] += !IsNew;
        Waiting.insert(Number);
      }
    });
  }
}

const RegisterState *
RegisterRanges::getStart(const MachineBasicBlock &MBB) const {
  const unsigned Number = MBB.getNumber();
  return Number < Starts.size() && Starts[Number] ? &*Starts[Number] : nullptr;
}
