//===-- AllocationMutationTest.cpp - Broken allocations are refused -------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Compiles functions, breaks what the chordal allocator made of them, one
/// thing at a time, and runs both: what behaves differently must be refused by
/// the checker behind -verify-regalloc. Some of their arguments travel in
/// registers, see course-daplr.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseInstrInfo.h"
#include "CourseTargetMachine.h"
#include "Facts/IncomingRegisters.h"
#include "RegAlloc/Checker/CheckedFunction.h"
#include "TargetInfo/CourseTargetInfo.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/InitializePasses.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"
#include <functional>
#include <random>

using namespace llvm;

extern "C" void LLVMInitializeCourseTarget();
extern "C" void LLVMInitializeCourseTargetInfo();
extern "C" void LLVMInitializeCourseTargetMC();

static const char *const Programs = R"(
declare i64 @read()
declare i32 @write(i64)

; Values rotate on the back edge; the sum of all is needed at last.
define i64 @rotate(i64 %x) {
entry:
  %a0 = call i64 @read()
  %b0 = call i64 @read()
  %c0 = call i64 @read()
  %d0 = call i64 @read()
  br label %loop
loop:
  %a = phi i64 [%a0, %entry], [%b, %loop]
  %b = phi i64 [%b0, %entry], [%c, %loop]
  %c = phi i64 [%c0, %entry], [%d, %loop]
  %d = phi i64 [%d0, %entry], [%a, %loop]
  %e = phi i64 [7, %entry], [%f, %loop]
  call i32 @write(i64 %a)
  %m = mul i64 %e, %b
  %f = add i64 %m, %x
  %n = call i64 @read()
  %odd = trunc i64 %n to i1
  br i1 %odd, label %loop, label %exit
exit:
  %s = add i64 %a, %b
  %t = mul i64 %s, %c
  %u = xor i64 %t, %d
  %v = add i64 %u, %f
  ret i64 %v
}

; More values than registers, in two arms, and constants into PHIs.
define i64 @arms(i64 %x, i64 %y) {
entry:
  %a = call i64 @read()
  %b = call i64 @read()
  %c = mul i64 %a, %x
  %d = add i64 %b, %y
  %e = xor i64 %c, %d
  %f = mul i64 %a, %b
  %odd = trunc i64 %e to i1
  br i1 %odd, label %then, label %else
then:
  %g = add i64 %e, %f
  call i32 @write(i64 %g)
  %h = mul i64 %g, %a
  br label %join
else:
  %i = call i64 @read()
  %j = sub i64 %i, %d
  call i32 @write(i64 %j)
  br label %join
join:
  %p = phi i64 [%h, %then], [%j, %else]
  %q = phi i64 [3, %then], [%f, %else]
  %r = phi i64 [%d, %then], [%c, %else]
  %k = mul i64 %p, %q
  %l = add i64 %r, %k
  %m = xor i64 %l, %a
  %n = add i64 %m, %b
  %o = mul i64 %n, %e
  call i32 @write(i64 %p)
  ret i64 %o
}

; What is computed outside of the loops is needed inside and after them.
define i64 @nested(i64 %x) {
entry:
  %a = call i64 @read()
  %b = mul i64 %a, %x
  %c = add i64 %a, 12
  br label %outer
outer:
  %i = phi i64 [%a, %entry], [%m, %latch]
  %j = phi i64 [0, %entry], [%k, %latch]
  br label %inner
inner:
  %k = phi i64 [%j, %outer], [%l, %inner]
  %o = phi i64 [%i, %outer], [%k, %inner]
  %p = mul i64 %k, %b
  %l = add i64 %p, %o
  call i32 @write(i64 %l)
  %n = call i64 @read()
  %odd = trunc i64 %n to i1
  br i1 %odd, label %inner, label %latch
latch:
  %q = xor i64 %c, %n
  %m = add i64 %q, %i
  %r = call i64 @read()
  %big = icmp ugt i64 %r, %m
  br i1 %big, label %outer, label %exit
exit:
  %s = select i1 %odd, i64 %m, i64 %c
  %t = add i64 %s, %b
  %u = mul i64 %t, %j
  ret i64 %u
}

; Arguments that can travel in registers: passed on, changed, exchanged, and
; needed afterwards.
define internal i64 @descend(i64 %n, i64 %a) {
entry:
  %small = icmp ult i64 %n, 3
  br i1 %small, label %leaf, label %inner
inner:
  %n1 = sub i64 %n, 1
  %x = call i64 @descend(i64 %n1, i64 %a)
  %y = call i64 @descend(i64 %a, i64 %x)
  call i32 @write(i64 %n)
  %z = sub i64 %x, %y
  %w = xor i64 %z, %a
  ret i64 %w
leaf:
  %v = sub i64 %a, %n
  ret i64 %v
}

define i64 @start(i64 %n) {
entry:
  %a = call i64 @read()
  %b = call i64 @read()
  br label %loop
loop:
  %i = phi i64 [%n, %entry], [%j, %loop]
  %x = call i64 @descend(i64 %i, i64 %a)
  %j = add i64 %i, 1
  %odd = trunc i64 %x to i1
  br i1 %odd, label %loop, label %exit
exit:
  %y = call i64 @descend(i64 %a, i64 7)
  %z = sub i64 %y, %b
  ret i64 %z
}
)";

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

namespace {

uint64_t mix(uint64_t A, uint64_t B) {
  return std::mt19937_64(A * 0x9e3779b97f4a7c15 + B)();
}

/// Executes allocated machine code without memory but spill slots. Arguments
/// and what is read depend on Inputs, the rest at the start on Garbage.
class Interpreter {
public:
  Interpreter(uint64_t Inputs, uint64_t Garbage)
      : Inputs(Inputs), Garbage(Garbage) {}

  /// What is written and returned.
  std::vector<uint64_t> run(const MachineFunction &MF);

private:
  uint64_t &cell(bool IsSlot, unsigned Id) {
    auto [It, IsNew] = Cells.try_emplace({IsSlot, Id});
    if (IsNew)
      It->second = mix(Garbage, Id * 2 + IsSlot);
    return It->second;
  }
  uint64_t read(const MachineOperand &MO) {
    if (MO.isImm())
      return MO.getImm();
    if (Course::ARGRegClass.contains(MO.getReg()))
      return mix(Inputs, MO.getReg().id());
    return cell(false, MO.getReg().id());
  }
  uint64_t compute(const MachineInstr &MI);
  uint64_t call(const MachineInstr &MI);
  void receive(const MachineFunction &MF);
  uint64_t computeBinary(const MachineInstr &MI);
  const MachineBasicBlock *execute(const MachineInstr &MI);

  uint64_t Inputs, Garbage, NumRead = 0;
  std::map<std::pair<bool, unsigned>, uint64_t> Cells;
  std::vector<uint64_t> Seen;
  bool IsDone = false;
};

} // namespace

static uint64_t truncateTo(uint64_t Value, unsigned Width) {
  return Width == 64 ? Value : Value & ((uint64_t(1) << Width) - 1);
}

uint64_t Interpreter::computeBinary(const MachineInstr &MI) {
  unsigned Width = MI.getOperand(3).getImm();
  uint64_t A = truncateTo(read(MI.getOperand(1)), Width);
  uint64_t B = truncateTo(read(MI.getOperand(2)), Width);
  switch (MI.getOpcode()) {
  case Course::ADD:
    return truncateTo(A + B, Width);
  case Course::SUB:
    return truncateTo(A - B, Width);
  case Course::MUL:
    return truncateTo(A * B, Width);
  case Course::AND:
    return A & B;
  case Course::OR:
    return A | B;
  case Course::XOR:
    return A ^ B;
  case Course::UDIVNZ:
    return B ? A / B : 0;
  case Course::UREMNZ:
    return B ? A % B : 0;
  default:
    ADD_FAILURE() << "the test does not know opcode " << MI.getOpcode();
    return 0;
  }
}

/// What a callee finds counts, wherever it looks for it.
uint64_t Interpreter::call(const MachineInstr &MI) {
  course::IncomingRegisters Incoming =
      course::getIncomingRegisters(*course::getCalledFunction(MI));
  unsigned First = course::getFirstArgumentOperand(MI);
  uint64_t Result = 0;
  for (unsigned OpNo = First; OpNo != MI.getNumExplicitOperands(); ++OpNo) {
    unsigned Number = OpNo - First;
    MCRegister Reg = Number < Incoming.size() ? Incoming[Number] : MCRegister();
    uint64_t Value = Reg ? cell(false, Reg.id()) : read(MI.getOperand(OpNo));
    Seen.push_back(Value);
    Result = mix(Result, Value);
  }
  return Result;
}

/// Arguments in registers are there.
void Interpreter::receive(const MachineFunction &MF) {
  for (auto [Number, Reg] :
       enumerate(course::getIncomingRegisters(MF.getFunction())))
    if (Reg)
      cell(false, Reg.id()) =
          mix(Inputs, course::getArgumentRegister(Number).id());
}

uint64_t Interpreter::compute(const MachineInstr &MI) {
  switch (MI.getOpcode()) {
  case Course::CALL:
    return call(MI);
  case TargetOpcode::COPY:
  case Course::MOV:
  case Course::MOVI:
    return read(MI.getOperand(1));
  case Course::LOAD:
    return cell(true, MI.getOperand(2).getIndex());
  case Course::READ:
    return mix(Inputs, ++NumRead * 1000);
  case Course::SELECT:
    return read(MI.getOperand(read(MI.getOperand(1)) ? 2 : 3));
  case Course::ICMP: {
    // Unsigned conditions only.
    uint64_t A = read(MI.getOperand(2)), B = read(MI.getOperand(3));
    unsigned Cond = MI.getOperand(1).getImm();
    EXPECT_LT(Cond, 6u);
    const bool Results[] = {A == B, A != B, A > B, A >= B, A < B, A <= B};
    return Results[Cond];
  }
  default:
    return computeBinary(MI);
  }
}

/// The block to go on in, if the instruction goes anywhere.
const MachineBasicBlock *Interpreter::execute(const MachineInstr &MI) {
  switch (MI.getOpcode()) {
  case Course::INCOMING:
    return nullptr;
  case Course::STORE:
    cell(true, MI.getOperand(2).getIndex()) = read(MI.getOperand(1));
    return nullptr;
  case Course::WRITE:
    Seen.push_back(read(MI.getOperand(0)));
    return nullptr;
  case Course::RETVAL:
    Seen.push_back(read(MI.getOperand(0)));
    IsDone = true;
    return nullptr;
  case Course::BR:
    return MI.getOperand(0).getMBB();
  case Course::BRC: {
    bool IsEqual =
        read(MI.getOperand(0)) == uint64_t(MI.getOperand(1).getImm());
    return IsEqual != bool(MI.getOperand(2).getImm())
               ? MI.getOperand(3).getMBB()
               : nullptr;
  }
  case Course::SWITCH:
    for (unsigned I = 2; I != MI.getNumOperands(); I += 2)
      if (read(MI.getOperand(0)) == uint64_t(MI.getOperand(I).getImm()))
        return MI.getOperand(I + 1).getMBB();
    return MI.getOperand(1).getMBB();
  default:
    uint64_t Result = compute(MI);
    cell(false, MI.getOperand(0).getReg().id()) = Result;
    return nullptr;
  }
}

std::vector<uint64_t> Interpreter::run(const MachineFunction &MF) {
  constexpr unsigned MaxBlocks = 200;
  receive(MF);
  const MachineBasicBlock *Here = &MF.front();
  for (unsigned N = 0; N != MaxBlocks && !IsDone; ++N) {
    const MachineBasicBlock *Next = nullptr;
    for (const MachineInstr &MI : *Here)
      if ((Next = execute(MI)))
        break;
    Here = Next ? Next : Here->getNextNode();
  }
  return std::move(Seen);
}

//===----------------------------------------------------------------------===//
// Mutants
//===----------------------------------------------------------------------===//

namespace {

struct Counts {
  unsigned NumDifferent = 0, NumAlike = 0, NumAlikeRefused = 0;
};

/// After allocation: breaks the function again and again.
class MutationPass : public MachineFunctionPass {
public:
  static char ID;
  MutationPass(std::map<const MachineFunction *, course::AllocationSnapshot> &S,
               Counts &C)
      : MachineFunctionPass(ID), Snapshots(S), C(C) {}

  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  using Undo = std::function<void()>;

  unsigned below(unsigned Bound) { return R() % Bound; }
  MachineInstr &pick(MachineFunction &MF);
  Undo mutate(MachineFunction &MF);
  Undo mutateOperand(MachineInstr &MI, MachineFunction &MF);
  std::vector<std::vector<uint64_t>> behaviour(const MachineFunction &MF,
                                               uint64_t Garbage);

  std::map<const MachineFunction *, course::AllocationSnapshot> &Snapshots;
  Counts &C;
  std::mt19937_64 R{1};
};

class SnapshotPass : public MachineFunctionPass {
public:
  static char ID;
  SnapshotPass(std::map<const MachineFunction *, course::AllocationSnapshot> &S)
      : MachineFunctionPass(ID), Snapshots(S) {}

  bool runOnMachineFunction(MachineFunction &MF) override {
    takeSnapshot(MF, Snapshots[&MF]);
    return false;
  }

private:
  std::map<const MachineFunction *, course::AllocationSnapshot> &Snapshots;
};

} // namespace

char MutationPass::ID = 0;
char SnapshotPass::ID = 0;

std::vector<std::vector<uint64_t>>
MutationPass::behaviour(const MachineFunction &MF, uint64_t Garbage) {
  std::vector<std::vector<uint64_t>> Result;
  for (unsigned Inputs = 0; Inputs != 16; ++Inputs)
    Result.push_back(Interpreter(Inputs, Garbage + Inputs).run(MF));
  return Result;
}

MachineInstr &MutationPass::pick(MachineFunction &MF) {
  while (true) {
    MachineBasicBlock &MBB =
        *std::next(MF.begin(), below(std::distance(MF.begin(), MF.end())));
    if (!MBB.empty())
      return *std::next(MBB.begin(), below(MBB.size()));
  }
}

/// Another register, slot, constant or width.
MutationPass::Undo MutationPass::mutateOperand(MachineInstr &MI,
                                               MachineFunction &MF) {
  if (MI.getNumExplicitOperands() == 0)
    return nullptr;
  MachineOperand &MO = MI.getOperand(below(MI.getNumExplicitOperands()));
  if (MO.isReg()) {
    Register Old = MO.getReg();
    // All registers of the bank, used here or not.
    MO.setReg(Course::GPRRegClass.getRegister(below(6)));
    return [&MO, Old] { MO.setReg(Old); };
  }
  bool IsWidth = MI.getNumExplicitOperands() == 4 && &MO == &MI.getOperand(3) &&
                 !MI.mayLoadOrStore() && !MI.isTerminator();
  if (IsWidth) {
    int64_t Old = MO.getImm();
    MO.setImm(Old == 64 ? 32 : 64);
    return [&MO, Old] { MO.setImm(Old); };
  }
  bool IsMovable = MO.isImm() && !MI.mayLoadOrStore() &&
                   MI.getOpcode() != Course::ICMP && !MI.isTerminator();
  if (IsMovable) {
    int64_t Old = MO.getImm();
    MO.setImm(Old + 1);
    return [&MO, Old] { MO.setImm(Old); };
  }
  if (MI.getOpcode() == Course::BRC && &MO == &MI.getOperand(2)) {
    int64_t Old = MO.getImm();
    MO.setImm(!Old);
    return [&MO, Old] { MO.setImm(Old); };
  }
  if (MO.isFI()) {
    int Old = MO.getIndex(), NumSlots = MF.getFrameInfo().getObjectIndexEnd();
    MO.setIndex(below(NumSlots));
    return [&MO, Old] { MO.setIndex(Old); };
  }
  return nullptr;
}

MutationPass::Undo MutationPass::mutate(MachineFunction &MF) {
  MachineInstr &MI = pick(MF);
  MachineBasicBlock &MBB = *MI.getParent();
  MachineBasicBlock::iterator Next = std::next(MI.getIterator());
  switch (MI.isTerminator() ? 2 : below(3)) {
  case 0: // Left out: a reload, a store, a copy.
    MI.removeFromParent();
    return [&MBB, &MI, Next] { MBB.insert(Next, &MI); };
  case 1: // The wrong order.
    if (Next == MBB.end() || Next->isTerminator())
      return nullptr;
    MI.removeFromParent();
    MBB.insertAfter(Next, &MI);
    return [&MBB, &MI, Next] {
      MI.removeFromParent();
      MBB.insert(Next, &MI);
    };
  default:
    return mutateOperand(MI, MF);
  }
}

/// Replaces each instruction with an effect by its like in the same memory, and
/// gives it back the number that is its identity.
static void replaceEffects(MachineFunction &MF, function_ref<void()> Check) {
  for (MachineBasicBlock &MBB : MF)
    for (auto I = MBB.begin(); I != MBB.getFirstTerminator(); ++I) {
      if (!I->hasUnmodeledSideEffects())
        continue;
      const MachineInstr *Old = &*I;
      unsigned Number = I->peekDebugInstrNum();
      auto Between = MBB.insert(I, MF.CloneMachineInstr(Old));
      MBB.erase(I);
      I = MBB.insert(Between, MF.CloneMachineInstr(&*Between));
      MBB.erase(Between);
      ASSERT_EQ(&*I, Old);
      Check();
      I->setDebugInstrNum(Number);
    }
}

bool MutationPass::runOnMachineFunction(MachineFunction &MF) {
  course::AllocationSnapshot &Snapshot = Snapshots.at(&MF);
  std::optional<std::string> Error = checkAgainst(Snapshot, MF);
  EXPECT_FALSE(Error) << *Error;
  auto Expected = behaviour(MF, 0);
  EXPECT_EQ(behaviour(MF, 1000), Expected) << "garbage is read";
  replaceEffects(MF, [&] { EXPECT_TRUE(checkAgainst(Snapshot, MF)); });

  for (unsigned N = 0; N != 1500; ++N) {
    Undo Restore = mutate(MF);
    if (!Restore)
      continue;
    bool IsRefused = checkAgainst(Snapshot, MF).has_value();
    if (behaviour(MF, 2000) != Expected) {
      ++C.NumDifferent;
      if (!IsRefused) {
        std::string Text;
        raw_string_ostream OS(Text);
        MF.print(OS);
        ADD_FAILURE() << "mutant " << N << " is accepted\n" << Text;
        return true;
      }
    } else {
      ++C.NumAlike;
      C.NumAlikeRefused += IsRefused;
    }
    Restore();
  }
  EXPECT_FALSE(checkAgainst(Snapshot, MF)) << "the last state is the first";
  return true;
}

static void setNumRegs(unsigned NumRegs) {
  cl::ResetAllOptionOccurrences();
  std::string Option = "-course-num-regs=" + std::to_string(NumRegs);
  const char *Args[] = {"CourseTargetTests", Option.c_str()};
  cl::ParseCommandLineOptions(2, Args);
}

class AllocationMutationTest : public testing::TestWithParam<unsigned> {};

TEST_P(AllocationMutationTest, BrokenAllocationsAreRefused) {
  LLVMInitializeCourseTargetInfo();
  LLVMInitializeCourseTarget();
  LLVMInitializeCourseTargetMC();
  initializeCodeGen(*PassRegistry::getPassRegistry());
  setNumRegs(GetParam());

  LLVMContext Context;
  SMDiagnostic Diagnostic;
  std::unique_ptr<Module> M =
      parseAssemblyString(Programs, Diagnostic, Context);
  ASSERT_TRUE(M) << Diagnostic.getMessage().str();
  const Triple TT("course");
  std::unique_ptr<TargetMachine> TM(getTheCourseTarget().createTargetMachine(
      TT, "", "", TargetOptions(), std::nullopt));
  M->setTargetTriple(TT);
  M->setDataLayout(TM->createDataLayout());

  std::map<const MachineFunction *, course::AllocationSnapshot> Snapshots;
  Counts C;
  legacy::PassManager PM;
  auto &CourseTM = static_cast<CourseTargetMachine &>(*TM);
  TargetPassConfig *Config = CourseTM.createPassConfig(PM);
  PM.add(Config);
  PM.add(new MachineModuleInfoWrapperPass(&CourseTM));
  ASSERT_FALSE(Config->addISelPasses());
  PM.add(createCourseFoldOperandsPass());
  PM.add(Pass::createPass(&UnreachableMachineBlockElimID));
  PM.add(new SnapshotPass(Snapshots));
  PM.add(createCourseSpillPass());
  PM.add(createCourseDaplrPass());
  PM.add(createCourseChordalRegAlloc());
  PM.add(new MutationPass(Snapshots, C));
  Config->setInitialized();
  PM.run(*M);

  RecordProperty("different", C.NumDifferent);
  RecordProperty("alike", C.NumAlike);
  RecordProperty("alike but refused", C.NumAlikeRefused);
  EXPECT_EQ(Snapshots.size(), 5u);
  EXPECT_GT(C.NumDifferent, 1000u);
  EXPECT_LT(C.NumAlikeRefused, C.NumAlike);
}

INSTANTIATE_TEST_SUITE_P(NumRegs, AllocationMutationTest,
                         testing::Values(2, 3, 4, 17));
