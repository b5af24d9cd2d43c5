//===-- CostTableTest.cpp - The compiler's costs and the machine's --------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Compares what CourseCostModel says of each instruction with the machine's
/// own tables, for every processor. An instruction that is added to the target
/// and not to the list here fails.
///
//===----------------------------------------------------------------------===//

#include "course-machine/CostTable.h"
#include "CourseCostModel.h"
#include "CourseInstrInfo.h"
#include "CourseSubtarget.h"
#include "CourseTargetMachine.h"
#include "TargetInfo/CourseTargetInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "gtest/gtest.h"
#include <set>

using namespace llvm;
using course::CostRow;

extern "C" void LLVMInitializeCourseTarget();
extern "C" void LLVMInitializeCourseTargetInfo();
extern "C" void LLVMInitializeCourseTargetMC();

namespace {

struct Expectation {
  unsigned Opcode;
  CostRow Row;
};

// What the machine charges for each instruction that it can meet. Pseudo
// instructions stand for what they become.
const Expectation Expectations[] = {
    {Course::ADD, CostRow::Add},
    {Course::SUB, CostRow::Sub},
    {Course::LEA, CostRow::Add},
    {Course::DYNALLOCA, CostRow::Sub},
    {Course::MUL, CostRow::Mul},
    {Course::MOV, CostRow::Mul},
    {Course::MOVI, CostRow::Mul},
    {Course::UDIV, CostRow::UDiv},
    {Course::UDIVNZ, CostRow::UDiv},
    {Course::SDIV, CostRow::SDiv},
    {Course::SDIVNZ, CostRow::SDiv},
    {Course::UREM, CostRow::URem},
    {Course::UREMNZ, CostRow::URem},
    {Course::SREM, CostRow::SRem},
    {Course::SREMNZ, CostRow::SRem},
    {Course::SHL, CostRow::Shl},
    {Course::LSHR, CostRow::LShr},
    {Course::ASHR, CostRow::AShr},
    {Course::AND, CostRow::And},
    {Course::OR, CostRow::Or},
    {Course::XOR, CostRow::Xor},
    {Course::ICMP, CostRow::ICmp},
    {Course::SELECT, CostRow::Select},
    {Course::LOAD, CostRow::LoadStack},
    {Course::STORE, CostRow::StoreStack},
    {Course::MALLOC, CostRow::Malloc},
    {Course::FREE, CostRow::Free},
    {Course::RESET_STACK, CostRow::Reset},
    {Course::RESET_HEAP, CostRow::Reset},
    {Course::RET, CostRow::Ret},
    {Course::RETVAL, CostRow::Ret},
    {Course::BR, CostRow::Br},
    {Course::BRCOND, CostRow::Br},
    {Course::BRC, CostRow::Br},
    {Course::SWITCH, CostRow::Switch},
    {Course::CALL, CostRow::Call},
    {Course::CALLVOID, CostRow::Call},
    {Course::READ, CostRow::CallRead},
    {Course::READVOID, CostRow::CallRead},
    {Course::WRITE, CostRow::CallWrite},
    {Course::WRITERES, CostRow::CallWrite},
    {Course::ASSERT_EQ, CostRow::AssertEq},
};

bool isCall(unsigned Opcode) {
  return Opcode == Course::CALL || Opcode == Course::CALLVOID;
}

class CostTableTest : public testing::TestWithParam<const char *> {
protected:
  LLVMContext Context;
  std::unique_ptr<TargetMachine> TM;
  std::unique_ptr<Module> M;
  std::unique_ptr<MachineModuleInfo> MMI;
  MachineFunction *MF = nullptr;
  const course::CostTable *Machine = nullptr;

  void SetUp() override {
    LLVMInitializeCourseTargetInfo();
    LLVMInitializeCourseTarget();
    LLVMInitializeCourseTargetMC();
    const Triple TT("course");
    TM.reset(getTheCourseTarget().createTargetMachine(
        TT, GetParam(), "", TargetOptions(), std::nullopt));
    ASSERT_NE(TM, nullptr);
    M = std::make_unique<Module>("costs", Context);
    M->setTargetTriple(TT);
    M->setDataLayout(TM->createDataLayout());
    MMI = std::make_unique<MachineModuleInfo>(TM.get());
    auto *F = Function::Create(
        FunctionType::get(Type::getVoidTy(Context), /*isVarArg=*/false),
        Function::ExternalLinkage, "f", *M);
    MF = &MMI->getOrCreateMachineFunction(*F);
    Machine = course::findCostTable(GetParam());
    ASSERT_NE(Machine, nullptr) << "the machine has no such table";
  }

  const CourseCostModel &getCostModel() const {
    return MF->getSubtarget<CourseSubtarget>().getCostModel();
  }

  // The instruction, with an argument register (or a constant) wherever a value
  // may stand; a call with NumArgs of them. Counts them in NumValues.
  const MachineInstr &build(unsigned Opcode, bool UseArgRegs, unsigned NumArgs,
                            unsigned &NumValues) {
    const MCInstrDesc &Desc = MF->getSubtarget().getInstrInfo()->get(Opcode);
    MachineInstrBuilder MIB = BuildMI(*MF, DebugLoc(), Desc);
    NumValues = 0;
    auto AddValue = [&] {
      if (UseArgRegs)
        MIB.addReg(Course::ARGRegClass.getRegister(NumValues));
      else
        MIB.addImm(7);
      ++NumValues;
    };
    for (auto [Index, Info] : enumerate(Desc.operands())) {
      if (Index < Desc.getNumDefs())
        MIB.addReg(Course::R1, RegState::Define);
      else if (Info.OperandType == Course::OPERAND_RI)
        AddValue();
      else
        MIB.addImm(1);
    }
    if (isCall(Opcode))
      for (unsigned I = 0; I != NumArgs; ++I)
        AddValue();
    return *MIB;
  }
};

TEST_P(CostTableTest, EveryInstructionIsExpected) {
  const MCInstrInfo &MII = *MF->getSubtarget().getInstrInfo();
  for (unsigned Opcode = 0; Opcode != MII.getNumOpcodes(); ++Opcode) {
    // An argument that has arrived is nothing to execute.
    if (!isTargetSpecificOpcode(Opcode) || Opcode == Course::INCOMING)
      continue;
    unsigned Count = count_if(
        Expectations, [&](const Expectation &E) { return E.Opcode == Opcode; });
    EXPECT_EQ(Count, 1u) << MII.getName(Opcode).str();
  }
}

TEST_P(CostTableTest, Instructions) {
  const MCInstrInfo &MII = *MF->getSubtarget().getInstrInfo();
  for (const Expectation &E : Expectations)
    for (bool UseArgRegs : {false, true})
      for (unsigned NumArgs : {0, 1, 5, 16}) {
        unsigned NumValues;
        const MachineInstr &MI =
            build(E.Opcode, UseArgRegs, NumArgs, NumValues);
        const course::Price &Price = (*Machine)[E.Row];
        uint64_t Expected = Price.Base;
        if (isCall(E.Opcode))
          Expected += uint64_t(Price.PerCallArgument) * NumArgs;
        if (UseArgRegs)
          Expected += uint64_t(Price.PerArgRegister) * NumValues;
        EXPECT_EQ(getCostModel().getCost(MI), Expected)
            << MII.getName(E.Opcode).str() << " with " << NumValues
            << (UseArgRegs ? " argument registers" : " constants");
      }
}

// A copy becomes a multiplication by 1.
TEST_P(CostTableTest, Copy) {
  const course::Price &Price = (*Machine)[CostRow::Mul];
  for (auto [Source, Expected] :
       {std::pair(Course::R2, Price.Base),
        std::pair(Course::ARG2, Price.Base + Price.PerArgRegister)}) {
    MachineInstr *Copy =
        BuildMI(*MF, DebugLoc(),
                MF->getSubtarget().getInstrInfo()->get(TargetOpcode::COPY),
                Course::R1)
            .addReg(Source);
    EXPECT_EQ(getCostModel().getCost(*Copy), Expected);
  }
}

TEST_P(CostTableTest, MetaInstructionsAreFree) {
  MachineInstr *Undefined = BuildMI(
      *MF, DebugLoc(),
      MF->getSubtarget().getInstrInfo()->get(TargetOpcode::IMPLICIT_DEF),
      Course::R1);
  EXPECT_EQ(getCostModel().getCost(*Undefined), 0u);
}

TEST_P(CostTableTest, Memory) {
  const CourseCostModel &Costs = getCostModel();
  EXPECT_EQ(Costs.getCost(Course::CostClass::Stack),
            (*Machine)[CostRow::LoadStack].Base);
  EXPECT_EQ(Costs.getCost(Course::CostClass::Stack),
            (*Machine)[CostRow::StoreStack].Base);
  EXPECT_EQ(Costs.getCost(Course::CostClass::Heap),
            (*Machine)[CostRow::LoadHeap].Base);
  EXPECT_EQ(Costs.getCost(Course::CostClass::Heap),
            (*Machine)[CostRow::StoreHeap].Base);
  EXPECT_EQ(Costs.getCost(Course::CostClass::HeadByte), Machine->HeadByte);
}

TEST_P(CostTableTest, WholeCall) {
  for (unsigned NumArgs : {0, 1, 16}) {
    uint64_t Expected =
        (*Machine)[CostRow::Call].Base + (*Machine)[CostRow::Ret].Base +
        uint64_t((*Machine)[CostRow::Call].PerCallArgument) * NumArgs;
    EXPECT_EQ(getCostModel().getCallCost(NumArgs), Expected);
  }
}

INSTANTIATE_TEST_SUITE_P(Processors, CostTableTest,
                         testing::Values("swpp2020", "swpp2020-spec"),
                         [](const auto &Info) {
                           std::string Name = Info.param;
                           std::replace(Name.begin(), Name.end(), '-', '_');
                           return Name;
                         });

TEST(CostTables, OneProcessorForEachTableOfTheMachine) {
  LLVMInitializeCourseTargetInfo();
  LLVMInitializeCourseTargetMC();
  std::unique_ptr<MCSubtargetInfo> STI(
      getTheCourseTarget().createMCSubtargetInfo(Triple("course"), "swpp2020",
                                                 ""));
  ASSERT_NE(STI, nullptr);
  std::set<std::string> Processors, Tables;
  for (const SubtargetSubTypeKV &Processor : STI->getAllProcessorDescriptions())
    Processors.insert(Processor.Key);
  for (const course::CostTable &Table : course::costTables())
    Tables.insert(std::string(Table.Name));
  EXPECT_EQ(Processors, Tables);
}

TEST(CostTables, SameUnit) {
  EXPECT_EQ(CourseCostModel::TicksPerUnit, course::TicksPerUnit);
}

} // namespace
