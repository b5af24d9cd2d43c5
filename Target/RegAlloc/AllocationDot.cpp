//===-- AllocationDot.cpp - Pictures of allocations -----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/AllocationDot.h"
#include "MCTargetDesc/CourseInstPrinter.h"
#include "RegAlloc/Algorithms/GraphDot.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace llvm::course;

static cl::opt<std::string> Directory(
    "course-regalloc-dot", cl::Hidden, cl::value_desc("directory"),
    cl::desc("Write the interference graph and the assignment of each function "
             "to files for Graphviz in this directory"));

bool AllocationDot::isEnabled() { return !Directory.empty(); }

void AllocationDot::writeFile(const MachineFunction &MF, StringRef Ending,
                              function_ref<void(raw_ostream &)> Write) {
  if (HasFailed)
    return;
  SmallString<128> Path(Directory);
  sys::path::append(Path, getFileName(MF.getName()) + Ending);
  std::error_code Error;
  raw_fd_ostream OS(Path, Error, sys::fs::OF_Text);
  if (!Error) {
    Write(OS);
    OS.close();
    Error = OS.error();
    OS.clear_error();
  }
  if (!Error)
    return;
  HasFailed = true;
  MF.getFunction().getContext().diagnose(DiagnosticInfoGeneric(
      "cannot write '" + Path.str() + "': " + Error.message()));
}

void AllocationDot::write(const MachineFunction &MF,
                          const ColoringProblem &Problem,
                          IdArrayRef<NodeId, Register> Values,
                          ColoringRef Colors, ArrayRef<MCPhysReg> Available) {
  IdVector<NodeId, std::string> NodeNames;
  IdVector<ColorId, std::string> ColorNames;
  for (Register Reg : Values)
    NodeNames.push_back("%" + utostr(Reg.virtRegIndex()));
  for (MCPhysReg Reg : Available)
    ColorNames.push_back(CourseInstPrinter::getRegisterName(Reg));
  DotNames Names{NodeNames, ColorNames};
  writeFile(MF, ".interference.dot", [&](raw_ostream &OS) {
    writeDot(OS, "interference in " + MF.getName().str(), Problem, Names);
  });
  writeFile(MF, ".assignment.dot", [&](raw_ostream &OS) {
    writeDot(OS, "assignment in " + MF.getName().str(), Problem, Names, Colors);
  });
}
