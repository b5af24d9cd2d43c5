//===-- CourseTargetMachine.h - The target machine --------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_COURSETARGETMACHINE_H
#define LLVM_LIB_TARGET_COURSE_COURSETARGETMACHINE_H

#include "CourseSubtarget.h"
#include "llvm/CodeGen/CodeGenTargetMachineImpl.h"
#include "llvm/Support/raw_ostream.h"
#include <optional>

namespace llvm {

class CourseTargetMachine : public CodeGenTargetMachineImpl {
  std::unique_ptr<TargetLoweringObjectFile> TLOF;
  CourseSubtarget Subtarget;
  raw_ostream *MinIROut = nullptr;
  raw_null_ostream Nowhere;
  /// With -verify-codegen: the text until it is complete.
  SmallString<0> TextToVerify;
  raw_svector_ostream ToVerify{TextToVerify};
  double *EstimateOut = nullptr;

public:
  CourseTargetMachine(const Target &T, const Triple &TT, StringRef CPU,
                      StringRef FS, const TargetOptions &Options,
                      std::optional<Reloc::Model> RM,
                      std::optional<CodeModel::Model> CM, CodeGenOptLevel OL,
                      bool JIT);

  const CourseSubtarget *getSubtargetImpl() const { return &Subtarget; }
  const CourseSubtarget *getSubtargetImpl(const Function &) const override {
    return &Subtarget;
  }

  /// All address spaces are the one memory.
  bool isNoopAddrSpaceCast(unsigned, unsigned) const override { return true; }

  /// With -course-emit-minir the output is MinIR, and the assembly goes nowhere.
  /// With -verify-codegen it comes when it is complete.
  bool addPassesToEmitFile(PassManagerBase &PM, raw_pwrite_stream &Out,
                           raw_pwrite_stream *DwoOut, CodeGenFileType FileType,
                           bool DisableVerify,
                           MachineModuleInfoWrapperPass *MMIWP) override;
  /// Has code generation write what the program is expected to cost, in ticks.
  void setEstimateOutput(double *Ticks) { EstimateOut = Ticks; }
  double *getEstimateOutput() const { return EstimateOut; }

  /// Where MinIR goes, or null.
  raw_ostream *getMinIROutput() const { return MinIROut; }

  TargetPassConfig *createPassConfig(PassManagerBase &PM) override;
  void registerPassBuilderCallbacks(PassBuilder &PB) override;
  TargetTransformInfo getTargetTransformInfo(const Function &F) const override;
  TargetLoweringObjectFile *getObjFileLowering() const override {
    return TLOF.get();
  }
  MachineFunctionInfo *
  createMachineFunctionInfo(BumpPtrAllocator &Allocator, const Function &F,
                            const TargetSubtargetInfo *STI) const override;

  // MIR text.
  yaml::MachineFunctionInfo *createDefaultFuncInfoYAML() const override;
  yaml::MachineFunctionInfo *
  convertFuncInfoToYAML(const MachineFunction &MF) const override;
  bool parseMachineFunctionInfo(const yaml::MachineFunctionInfo &,
                                PerFunctionMIParsingState &PFS,
                                SMDiagnostic &Error,
                                SMRange &SourceRange) const override;
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_COURSETARGETMACHINE_H
