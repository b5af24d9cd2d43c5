//===-- CourseMachineFunctionInfo.h - What a function remembers -*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_COURSEMACHINEFUNCTIONINFO_H
#define LLVM_LIB_TARGET_COURSE_COURSEMACHINEFUNCTIONINFO_H

#include "llvm/CodeGen/MIRYamlMapping.h"
#include "llvm/CodeGen/MachineFunction.h"

namespace llvm {

class CourseMachineFunctionInfo;

namespace yaml {

/// The same in MIR text.
struct CourseMachineFunctionInfo final : public yaml::MachineFunctionInfo {
  unsigned NumArgRegs = 0;
  std::vector<unsigned> ArgBits;
  std::optional<int> VarArgsFrameIndex;
  bool IsSPFree = false;

  CourseMachineFunctionInfo() = default;
  explicit CourseMachineFunctionInfo(const llvm::CourseMachineFunctionInfo &FI);

  void mappingImpl(yaml::IO &YamlIO) override;
};

template <> struct MappingTraits<CourseMachineFunctionInfo> {
  static void mapping(IO &YamlIO, CourseMachineFunctionInfo &FI) {
    YamlIO.mapOptional("numArgRegs", FI.NumArgRegs, 0u);
    YamlIO.mapOptional("argBits", FI.ArgBits, std::vector<unsigned>());
    YamlIO.mapOptional("varArgsFrameIndex", FI.VarArgsFrameIndex,
                       std::optional<int>());
    YamlIO.mapOptional("isSPFree", FI.IsSPFree, false);
  }
};

} // namespace yaml

class CourseMachineFunctionInfo : public MachineFunctionInfo {
  unsigned NumArgRegs = 0;
  SmallVector<unsigned, 0> ArgBits;
  std::optional<int> VarArgsFrameIndex;
  bool IsSPFree = false;

public:
  CourseMachineFunctionInfo() = default;
  CourseMachineFunctionInfo(const Function &, const TargetSubtargetInfo *) {}

  MachineFunctionInfo *
  clone(BumpPtrAllocator &Allocator, MachineFunction &DestMF,
        const DenseMap<MachineBasicBlock *, MachineBasicBlock *> &Src2DstMBB)
      const override;

  void initializeFromYaml(const yaml::CourseMachineFunctionInfo &YamlFI);

  /// The argument count that `start` declares.
  unsigned getNumArgRegs() const { return NumArgRegs; }
  void setNumArgRegs(unsigned N) { NumArgRegs = N; }

  /// The width that selection gave to the argument in each register, which is
  /// zero-extended: until the registers of arguments are chosen anew.
  ArrayRef<unsigned> getArgBits() const { return ArgBits; }
  void setArgBits(ArrayRef<unsigned> Bits) { ArgBits.assign(Bits); }

  /// Where the variadic arguments begin, in a variadic function.
  std::optional<int> getVarArgsFrameIndex() const { return VarArgsFrameIndex; }
  void setVarArgsFrameIndex(int FI) { VarArgsFrameIndex = FI; }

  /// Whether sp is a general register like the others in this function.
  bool isSPFree() const { return IsSPFree; }
  void setSPFree(bool IsFree) { IsSPFree = IsFree; }
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_COURSEMACHINEFUNCTIONINFO_H
