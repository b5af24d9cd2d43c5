//===-- SelectedIR.cpp - The IR that the text was made from ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emit/SelectedIR.h"
#include "CourseFrameLowering.h"
#include "CourseSubtarget.h"
#include "Emit/VerifyCodegen.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

static cl::opt<std::string> SelectedIRFile(
    "course-selected-ir", cl::Hidden, cl::value_desc("file"),
    cl::desc("Write the IR that instructions were selected from, for "
             "course-tv"));

bool course::isSelectedIRWritten() { return !SelectedIRFile.empty(); }

bool course::isSelectedIRWanted() {
  return isSelectedIRWritten() || isCodegenVerified();
}

// The unit of numbers is called as no file is.
static constexpr StringRef UnitOfNumbers = "ir";

bool course::areInstructionsNumbered(const Module &M) {
  if (isSelectedIRWritten())
    return true;
  return isCodegenVerified() &&
         none_of(M.debug_compile_units(), [](const DICompileUnit *Unit) {
           return Unit->getEmissionKind() != DICompileUnit::NoDebug &&
                  Unit->getFilename() != UnitOfNumbers;
         });
}

void course::noteFrame(MachineFunction &MF) {
  if (!isSelectedIRWanted())
    return;
  const MachineFrameInfo &MFI = MF.getFrameInfo();
  const auto &TFL = *MF.getSubtarget<CourseSubtarget>().getFrameLowering();
  LLVMContext &Context = MF.getFunction().getContext();
  for (int FI = 0, E = MFI.getObjectIndexEnd(); FI != E; ++FI) {
    const AllocaInst *Alloca = MFI.getObjectAllocation(FI);
    if (!Alloca || MFI.isDeadObjectIndex(FI) ||
        MFI.isVariableSizedObjectIndex(FI))
      continue;
    const CourseFrameAddress Address = TFL.getFrameAddress(MF, FI);
    // Of a frame that is aligned at run time the offset is not known.
    if (Address.Base && TFL.hasFP(MF))
      continue;
    const int64_t Place =
        Address.Base ? MFI.getObjectOffset(FI) : Address.Offset;
    Metadata *Fields[] = {
        ConstantAsMetadata::get(
            ConstantInt::getSigned(Type::getInt64Ty(Context), Place)),
        ConstantAsMetadata::get(ConstantInt::getBool(Context, !Address.Base))};
    const_cast<AllocaInst *>(Alloca)->setMetadata("course.frame",
                                                  MDNode::get(Context, Fields));
  }
}

// The text says which instruction is behind what (CourseNumberInstructions).
std::unique_ptr<Module> course::cloneSelectedIR(const Module &M) {
  std::unique_ptr<Module> Copy = CloneModule(M);
  StripDebugInfo(*Copy);
  return Copy;
}

void course::writeSelectedIR(Module &M) {
  if (SelectedIRFile.empty())
    return;
  std::error_code Error;
  raw_fd_ostream Out(SelectedIRFile, Error, sys::fs::OF_Text);
  if (Error) {
    M.getContext().diagnose(DiagnosticInfoGeneric(
        "cannot write '" + SelectedIRFile + "': " + Error.message(), DS_Error));
    return;
  }
  cloneSelectedIR(M)->print(Out, nullptr);
}
