//===-- CourseProfile.cpp - Profiles of programs --------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CourseProfile.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/CodeGen/MachineBasicBlock.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/TargetOpcodes.h"
#include "llvm/Support/CommandLine.h"

using namespace llvm;
using namespace llvm::course;

static cl::opt<bool> RecordProfile(
    "course-profile-record", cl::Hidden,
    cl::desc("Do not optimize, but let labels say what a profile of "
             "course-run is to count"));

static cl::list<std::string>
    ProfileFiles("course-profile", cl::Hidden, cl::CommaSeparated,
                 cl::value_desc("file,..."),
                 cl::desc("Optimize for what these profiles of course-run say, "
                          "of a program made with -course-profile-record"));

bool course::isProfileRecorded() { return RecordProfile; }

const std::vector<std::string> &course::getProfileFiles() {
  return ProfileFiles;
}

// The operands are those of llvm.pseudoprobe, a checksum in the place of the
// function's GUID.
std::string course::describeProfilePlaces(const MachineBasicBlock &MBB) {
  std::string Text;
  for (const MachineInstr &MI : MBB) {
    if (MI.getOpcode() != TargetOpcode::PSEUDO_PROBE)
      continue;
    const uint64_t Place = MI.getOperand(1).getImm();
    if (Place == 0)
      Text += ".c" + utohexstr(uint64_t(MI.getOperand(0).getImm()),
                               /*LowerCase=*/true);
    Text += ".p" + utostr(Place);
  }
  return Text;
}
