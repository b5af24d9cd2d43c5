//===-- RandomMachineFunction.cpp - Machine code for tests ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomMachineFunction.h"
#include "CourseInstrInfo.h"
#include "CourseSubtarget.h"
#include "TargetInfo/CourseTargetInfo.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/SlotIndexes.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/InitializePasses.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/PassRegistry.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

extern "C" void LLVMInitializeCourseTarget();
extern "C" void LLVMInitializeCourseTargetInfo();
extern "C" void LLVMInitializeCourseTargetMC();

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

static std::unique_ptr<TargetMachine> createMachine() {
  LLVMInitializeCourseTargetInfo();
  LLVMInitializeCourseTarget();
  LLVMInitializeCourseTargetMC();
  initializeCodeGen(*PassRegistry::getPassRegistry());
  return std::unique_ptr<TargetMachine>(
      getTheCourseTarget().createTargetMachine(Triple("course"), "", "",
                                               TargetOptions(), std::nullopt));
}

static const TargetInstrInfo &getTII(const MachineBasicBlock &MBB) {
  return *MBB.getParent()->getSubtarget().getInstrInfo();
}

static Register createValue(MachineBasicBlock &MBB) {
  return MBB.getParent()->getRegInfo().createVirtualRegister(
      &Course::GPRRegClass);
}

RandomMachineFunction::RandomMachineFunction(Random &R, unsigned NumBlocks,
                                             unsigned NumVariables)
    : M("random", Context), TM(createMachine()), Names(NumVariables) {
  M.setTargetTriple(Triple("course"));
  M.setDataLayout(TM->createDataLayout());
  MMI = std::make_unique<MachineModuleInfo>(TM.get());
  Function *F =
      Function::Create(FunctionType::get(Type::getInt64Ty(Context), false),
                       GlobalValue::ExternalLinkage, "random", M);
  MF = &MMI->getOrCreateMachineFunction(*F);
  MF->getProperties().setTracksLiveness();
  MF->getRegInfo().freezeReservedRegs();
  for (unsigned I = 0; I != NumBlocks; ++I) {
    Blocks.push_back(MF->CreateMachineBasicBlock());
    MF->push_back(Blocks.back());
  }
  addEdges(R);
  for (MachineBasicBlock *MBB : Blocks)
    fill(R, *MBB);
}

// Every block can be reached; all but the last go on, to two others at most.
void RandomMachineFunction::addEdges(Random &R) {
  auto Connect = [&](unsigned From, unsigned To) {
    if (Blocks[From]->succ_size() == 2 || Blocks[From]->isSuccessor(Blocks[To]))
      return false;
    Blocks[From]->addSuccessor(Blocks[To]);
    return true;
  };
  for (unsigned To = 1; To != Blocks.size(); ++To)
    while (!Connect(R.below(To), To))
      ;
  for (unsigned From = 0; From + 1 != Blocks.size(); ++From)
    while (Blocks[From]->succ_empty() || R.oneIn(2))
      Connect(From, 1 + R.below(Blocks.size() - 1));
}

// The variable's register in the block, or what stands for one from elsewhere.
MachineOperand RandomMachineFunction::read(MachineBasicBlock &MBB,
                                           unsigned Variable) const {
  for (auto [Block, Name] : reverse(Names[Variable].Ends))
    if (Block == &MBB)
      return MachineOperand::CreateReg(Name, /*isDef=*/false);
  return MachineOperand::CreateReg(Names[Variable].Ends.front().second, false);
}

void RandomMachineFunction::fill(Random &R, MachineBasicBlock &MBB) {
  const TargetInstrInfo &TII = getTII(MBB);
  auto IsFromElsewhere = [&](unsigned Variable) {
    return none_of(Names[Variable].Ends,
                   [&](const auto &End) { return End.first == &MBB; });
  };
  auto AddUse = [&](unsigned Variable, unsigned Opcode) {
    MachineInstr *Use = BuildMI(MBB, MBB.end(), DebugLoc(), TII.get(Opcode))
                            .add(read(MBB, Variable));
    UseOf[Use] = Variable;
    if (IsFromElsewhere(Variable))
      Names[Variable].Exposed.push_back({Use, 0});
  };
  auto AddDef = [&](unsigned Variable) {
    Register Name = createValue(MBB);
    DefOf[BuildMI(MBB, MBB.end(), DebugLoc(), TII.get(Course::READ), Name)] =
        Variable;
    erase_if(Names[Variable].Ends,
             [&](const auto &End) { return End.first == &MBB; });
    Names[Variable].Ends.push_back({&MBB, Name});
  };
  auto AddPhi = [&](unsigned Variable) {
    MachineInstrBuilder Phi =
        BuildMI(MBB, MBB.begin(), DebugLoc(), TII.get(TargetOpcode::PHI),
                createValue(MBB));
    for (MachineBasicBlock *Pred : MBB.predecessors()) {
      Names[Variable].Exposed.push_back({Phi, Phi->getNumOperands()});
      Phi.addReg(Names[Variable].Ends.front().second).addMBB(Pred);
    }
    UseOf[Phi] = Variable;
    BuildMI(MBB, MBB.end(), DebugLoc(), TII.get(Course::WRITE))
        .addReg(Phi->getOperand(0).getReg());
  };

  if (MBB.isEntryBlock())
    for (unsigned V = 0; V != Names.size(); ++V)
      AddDef(V);
  else if (R.oneIn(3))
    AddPhi(R.below(Names.size()));
  for (unsigned I = R.below(2 * Names.size()); I-- > 0;)
    if (R.oneIn(3))
      AddDef(R.below(Names.size()));
    else
      AddUse(R.below(Names.size()), Course::WRITE);
  if (MBB.succ_empty())
    AddUse(R.below(Names.size()), Course::RETVAL);
  else
    terminate(MBB);
}

void RandomMachineFunction::terminate(MachineBasicBlock &MBB) {
  const TargetInstrInfo &TII = getTII(MBB);
  Register Number = createValue(MBB);
  BuildMI(&MBB, DebugLoc(), TII.get(Course::READ), Number);
  if (MBB.succ_size() == 2) {
    Register Bit = createValue(MBB);
    BuildMI(&MBB, DebugLoc(), TII.get(Course::AND), Bit)
        .addReg(Number)
        .addImm(1)
        .addImm(64);
    BuildMI(&MBB, DebugLoc(), TII.get(Course::BRC))
        .addReg(Bit)
        .addImm(0)
        .addImm(0)
        .addMBB(*std::next(MBB.succ_begin()));
  }
  BuildMI(&MBB, DebugLoc(), TII.get(Course::BR)).addMBB(*MBB.succ_begin());
}

unsigned RandomMachineFunction::repair(MachineDominatorTree &Dominators) {
  unsigned NumPhis = 0;
  for (const ValueNames &OfVariable : Names)
    NumPhis += repairSSA(OfVariable, Dominators, Course::GPRRegClass);
  return NumPhis;
}

LiveIntervals &RandomMachineFunction::computeLiveIntervals() {
  Analyses.registerPass([] { return PassInstrumentationAnalysis(); });
  Analyses.registerPass([] { return MachineDominatorTreeAnalysis(); });
  Analyses.registerPass([] { return SlotIndexesAnalysis(); });
  Analyses.registerPass([] { return LiveIntervalsAnalysis(); });
  return Analyses.getResult<LiveIntervalsAnalysis>(*MF);
}

//===----------------------------------------------------------------------===//
// Execution
//===----------------------------------------------------------------------===//

uint64_t MachineInterpreter::read(const MachineOperand &MO) const {
  if (MO.isImm())
    return MO.getImm();
  auto It = Values.find(MO.getReg().id());
  EXPECT_NE(It, Values.end()) << "reads what is not set";
  return It == Values.end() ? 0 : It->second;
}

uint64_t MachineInterpreter::compute(const MachineInstr &MI) {
  switch (MI.getOpcode()) {
  case Course::READ:
    ++NumReads;
    return Input.next();
  case Course::MOV:
  case TargetOpcode::COPY:
    return read(MI.getOperand(1));
  case Course::AND:
    return read(MI.getOperand(1)) & read(MI.getOperand(2));
  case Course::XOR:
    return read(MI.getOperand(1)) ^ read(MI.getOperand(2));
  default:
    ADD_FAILURE() << "an instruction that no test makes";
    return 0;
  }
}

/// The block to go on in, if the instruction goes anywhere.
const MachineBasicBlock *MachineInterpreter::execute(const MachineInstr &MI) {
  switch (MI.getOpcode()) {
  case Course::WRITE:
  case Course::RETVAL:
    Written.push_back(read(MI.getOperand(0)));
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
  default: {
    uint64_t Result = compute(MI);
    Values[MI.getOperand(0).getReg().id()] = Result;
    return nullptr;
  }
  }
}

void MachineInterpreter::executePhis(const MachineBasicBlock &MBB,
                                     const MachineBasicBlock *From) {
  SmallVector<std::pair<Register, uint64_t>, 8> Results;
  for (const MachineInstr &Phi : MBB.phis()) {
    See(Phi, false, From);
    for (unsigned Op = 1; Op != Phi.getNumOperands(); Op += 2)
      if (Phi.getOperand(Op + 1).getMBB() == From)
        Results.push_back(
            {Phi.getOperand(0).getReg(), read(Phi.getOperand(Op))});
  }
  for (auto [Reg, Value] : Results)
    Values[Reg.id()] = Value;
}

std::vector<uint64_t> MachineInterpreter::run(const MachineFunction &MF) {
  constexpr unsigned MaxReads = 200;
  const MachineBasicBlock *From = nullptr, *Here = &MF.front();
  while (NumReads < MaxReads) {
    executePhis(*Here, From);
    const MachineBasicBlock *Next = nullptr;
    for (const MachineInstr &MI :
         make_range(Here->getFirstNonPHI(), Here->end())) {
      See(MI, false, nullptr);
      if ((Next = execute(MI)))
        break;
      See(MI, true, nullptr);
    }
    if (!Next && Here->succ_empty())
      break;
    From = Here;
    Here = Next ? Next : Here->getNextNode();
  }
  return std::move(Written);
}
