//===-- SSARepairTest.cpp - Tests of the repair of SSA form ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/SSARepair.h"
#include "RandomMachineFunction.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

/// Each use reads what was put into the variable last, on whatever path.
TEST(SSARepair, RandomFunctions) {
  Random R(3);
  unsigned NumPhis = 0;
  for (unsigned Round = 0; Round != 100; ++Round) {
    RandomMachineFunction F(R, 2 + R.below(14), 1 + R.below(4));
    MachineDominatorTree Dominators(F.get());
    NumPhis += F.repair(Dominators);
    ASSERT_TRUE(F.get().verify(nullptr, "after repair", &errs(), false));

    for (unsigned Run = 0; Run != 8; ++Run) {
      MachineInterpreter Machine(R.next());
      DenseMap<unsigned, uint64_t> Current;
      unsigned NumWrong = 0;
      Machine.See = [&](const MachineInstr &MI, bool IsDone,
                        const MachineBasicBlock *From) {
        if (auto Def = F.DefOf.find(&MI); IsDone && Def != F.DefOf.end())
          Current[Def->second] = Machine.read(MI.getOperand(0));
        auto Use = F.UseOf.find(&MI);
        if (IsDone || Use == F.UseOf.end())
          return;
        unsigned OpNo = 0;
        if (MI.isPHI())
          for (OpNo = 1; MI.getOperand(OpNo + 1).getMBB() != From;)
            OpNo += 2;
        NumWrong +=
            Machine.read(MI.getOperand(OpNo)) != Current.lookup(Use->second);
      };
      Machine.run(F.get());
      EXPECT_EQ(NumWrong, 0u);
    }
  }
  EXPECT_GT(NumPhis, 200u);
}

/// Where one definition reaches everything, nothing is inserted.
TEST(SSARepair, NoNeedlessPhis) {
  Random R(5);
  unsigned NumSingle = 0;
  for (unsigned Round = 0; Round != 200; ++Round) {
    RandomMachineFunction F(R, 2 + R.below(4), 1);
    MachineDominatorTree Dominators(F.get());
    if (F.DefOf.size() != 1)
      continue;
    ++NumSingle;
    EXPECT_EQ(F.repair(Dominators), 0u);
  }
  EXPECT_GT(NumSingle, 20u);
}
