//===-- CourseMachineFunctionInfo.cpp - What a function remembers ---------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CourseMachineFunctionInfo.h"

using namespace llvm;

yaml::CourseMachineFunctionInfo::CourseMachineFunctionInfo(
    const llvm::CourseMachineFunctionInfo &FI)
    : NumArgRegs(FI.getNumArgRegs()), ArgBits(FI.getArgBits()),
      VarArgsFrameIndex(FI.getVarArgsFrameIndex()), IsSPFree(FI.isSPFree()) {}

void yaml::CourseMachineFunctionInfo::mappingImpl(yaml::IO &YamlIO) {
  MappingTraits<CourseMachineFunctionInfo>::mapping(YamlIO, *this);
}

MachineFunctionInfo *CourseMachineFunctionInfo::clone(
    BumpPtrAllocator &, MachineFunction &DestMF,
    const DenseMap<MachineBasicBlock *, MachineBasicBlock *> &) const {
  return DestMF.cloneInfo<CourseMachineFunctionInfo>(*this);
}

void CourseMachineFunctionInfo::initializeFromYaml(
    const yaml::CourseMachineFunctionInfo &YamlFI) {
  NumArgRegs = YamlFI.NumArgRegs;
  setArgBits(YamlFI.ArgBits);
  VarArgsFrameIndex = YamlFI.VarArgsFrameIndex;
  IsSPFree = YamlFI.IsSPFree;
}
