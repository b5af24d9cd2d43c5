//===-- ParallelCopy.cpp - Copies that happen all at once -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Sequentialization in three phases: the cycles that need help, the copies
/// between registers from the leaves on, and what comes from no register.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/ParallelCopy.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorHandling.h"
#include <cassert>

using namespace llvm;
using namespace llvm::course;

uint64_t CopyCosts::of(const CopyStep &Step) const {
  if (Step.Kind == CopyStep::Swap)
    return Swap;
  switch (Step.Src.Kind) {
  case CopySource::Register:
    return FromRegister;
  case CopySource::Argument:
    return FromArgument;
  case CopySource::Constant:
    return FromConstant;
  }
  llvm_unreachable("unknown source of a copy");
}

Complaint llvm::course::checkParallelCopy(ArrayRef<ParallelCopy> Copies,
                                          ArrayRef<unsigned> FreeRegs) {
  DenseSet<unsigned> Written;
  for (const ParallelCopy &C : Copies)
    if (!Written.insert(C.Dst).second)
      return ("register " + Twine(C.Dst) + " is written twice").str();
  for (unsigned Reg : FreeRegs)
    if (Written.contains(Reg))
      return ("register " + Twine(Reg) + " is written and free").str();
  return std::nullopt;
}

namespace {

class Sequentializer {
public:
  Sequentializer(ArrayRef<ParallelCopy> Copies, ArrayRef<unsigned> FreeRegs,
                 const CopyCosts &Costs);
  SmallVector<CopyStep, 8> run();

private:
  void findPureCycles();
  std::optional<unsigned> findTemporary(ArrayRef<unsigned> FreeRegs) const;
  void rotateThrough(ArrayRef<unsigned> Cycle, unsigned Temporary);
  void rotateBySwap(ArrayRef<unsigned> Cycle);
  void copyRegisters();
  void writeOthers();
  void emit(CopyStep::KindType Kind, unsigned Dst, CopySource Src) {
    Steps.push_back({Kind, Dst, Src});
  }
  void emitCopy(unsigned Dst, unsigned Src) {
    emit(CopyStep::Copy, Dst, {CopySource::Register, Src});
  }

  const CopyCosts &Costs;
  /// The copies that change something, between registers and others.
  SmallVector<ParallelCopy, 8> Copies;
  SmallVector<ParallelCopy, 8> Others;
  /// The register that a destination reads.
  DenseMap<unsigned, unsigned> SourceOf;
  DenseMap<unsigned, unsigned> NumReaders;
  /// Cycles whose registers have one reader each. A register of a cycle reads
  /// the next one.
  SmallVector<SmallVector<unsigned, 4>, 2> PureCycles;
  std::optional<unsigned> Temporary;
  SmallVector<CopyStep, 8> Steps;
};

} // namespace

Sequentializer::Sequentializer(ArrayRef<ParallelCopy> All,
                               ArrayRef<unsigned> FreeRegs,
                               const CopyCosts &Costs)
    : Costs(Costs) {
  for (const ParallelCopy &C : All) {
    if (C.Src.Kind != CopySource::Register) {
      Others.push_back(C);
    } else if (C.Src.Id != C.Dst) {
      Copies.push_back(C);
      SourceOf[C.Dst] = C.Src.Id;
      ++NumReaders[C.Src.Id];
    }
  }
  findPureCycles();
  Temporary = findTemporary(FreeRegs);
}

void Sequentializer::findPureCycles() {
  DenseSet<unsigned> Seen;
  for (const ParallelCopy &C : Copies) {
    SmallVector<unsigned, 4> Path;
    unsigned Reg = C.Dst;
    while (SourceOf.contains(Reg) && NumReaders.lookup(Reg) == 1 &&
           Seen.insert(Reg).second) {
      Path.push_back(Reg);
      Reg = SourceOf.lookup(Reg);
    }
    // As every register on the path has one reader, the path can come back only
    // to where it began.
    if (!Path.empty() && Reg == C.Dst)
      PureCycles.push_back(std::move(Path));
  }
}

/// A register whose contents nobody needs at the start: a destination without
/// readers, or else a free register. The latter is not read: a register that is
/// read and not written begins a chain of copies, at whose end is a destination
/// without readers.
std::optional<unsigned>
Sequentializer::findTemporary(ArrayRef<unsigned> FreeRegs) const {
  for (ArrayRef<ParallelCopy> List : {ArrayRef(Copies), ArrayRef(Others)})
    for (const ParallelCopy &C : List)
      if (!NumReaders.lookup(C.Dst))
        return C.Dst;
  if (FreeRegs.empty())
    return std::nullopt;
  return FreeRegs.front();
}

void Sequentializer::rotateThrough(ArrayRef<unsigned> Cycle, unsigned Temp) {
  emitCopy(Temp, Cycle.front());
  for (size_t I = 1; I != Cycle.size(); ++I)
    emitCopy(Cycle[I - 1], Cycle[I]);
  emitCopy(Cycle.back(), Temp);
}

void Sequentializer::rotateBySwap(ArrayRef<unsigned> Cycle) {
  for (size_t I = 1; I != Cycle.size(); ++I)
    emit(CopyStep::Swap, Cycle[I - 1], {CopySource::Register, Cycle[I]});
}

/// Copies into registers that nobody needs any more, beginning with the leaves.
/// Once a value has been copied, its further readers take it from the copy, so
/// that its register becomes free for its own new value.
void Sequentializer::copyRegisters() {
  DenseSet<unsigned> Done;
  for (ArrayRef<unsigned> Cycle : PureCycles)
    Done.insert(Cycle.begin(), Cycle.end());

  DenseMap<unsigned, unsigned> WhereIs;
  auto Locate = [&](unsigned Reg) {
    auto It = WhereIs.find(Reg);
    return It == WhereIs.end() ? Reg : It->second;
  };
  SmallVector<unsigned, 8> Ready;
  for (const ParallelCopy &C : Copies)
    if (!NumReaders.lookup(C.Dst))
      Ready.push_back(C.Dst);
  while (!Ready.empty()) {
    unsigned Dst = Ready.pop_back_val();
    if (!Done.insert(Dst).second)
      continue;
    unsigned Src = SourceOf.lookup(Dst);
    emitCopy(Dst, Locate(Src));
    if (SourceOf.contains(Src) && WhereIs.try_emplace(Src, Dst).second)
      Ready.push_back(Src);
  }
  assert(all_of(Copies,
                [&](const ParallelCopy &C) { return Done.contains(C.Dst); }) &&
         "a copy is left over");
}

/// Writes constants and arguments. A second destination of an argument is
/// copied from the first where that is cheaper.
void Sequentializer::writeOthers() {
  SmallVector<ParallelCopy, 4> Written;
  for (const ParallelCopy &C : Others) {
    CopyStep Step = {CopyStep::Copy, C.Dst, C.Src};
    const ParallelCopy *Same =
        find_if(Written, [&](const ParallelCopy &W) { return W.Src == C.Src; });
    if (Same == Written.end())
      Written.push_back(C);
    else if (Costs.FromRegister < Costs.of(Step))
      Step.Src = {CopySource::Register, Same->Dst};
    Steps.push_back(Step);
  }
}

SmallVector<CopyStep, 8> Sequentializer::run() {
  for (ArrayRef<unsigned> Cycle : PureCycles) {
    uint64_t ByCopies = (Cycle.size() + 1) * Costs.FromRegister;
    uint64_t BySwap = (Cycle.size() - 1) * Costs.Swap;
    if (Temporary && ByCopies <= BySwap)
      rotateThrough(Cycle, *Temporary);
    else
      rotateBySwap(Cycle);
  }
  copyRegisters();
  writeOthers();
  return std::move(Steps);
}

SmallVector<CopyStep, 8>
llvm::course::sequentialize(ArrayRef<ParallelCopy> Copies,
                            ArrayRef<unsigned> FreeRegs,
                            const CopyCosts &Costs) {
  assert(!checkParallelCopy(Copies, FreeRegs) && "not a parallel copy");
  SmallVector<CopyStep, 8> Steps =
      Sequentializer(Copies, FreeRegs, Costs).run();
  assert(!verifySequence(Copies, FreeRegs, Steps) && "wrong sequence");
  return Steps;
}

Complaint llvm::course::verifySequence(ArrayRef<ParallelCopy> Copies,
                                       ArrayRef<unsigned> FreeRegs,
                                       ArrayRef<CopyStep> Steps) {
  // What each register holds that was written, in terms of the start.
  DenseMap<unsigned, CopySource> Contents;
  auto Read = [&](CopySource Src) {
    if (Src.Kind != CopySource::Register)
      return Src;
    auto It = Contents.find(Src.Id);
    return It == Contents.end() ? Src : It->second;
  };
  for (const CopyStep &Step : Steps) {
    CopySource New = Read(Step.Src);
    if (Step.Kind == CopyStep::Swap) {
      if (Step.Src.Kind != CopySource::Register || Step.Src.Id == Step.Dst)
        return ("register " + Twine(Step.Dst) +
                " is swapped with no other register")
            .str();
      Contents[Step.Src.Id] = Read({CopySource::Register, Step.Dst});
    }
    Contents[Step.Dst] = New;
  }

  for (const ParallelCopy &C : Copies) {
    if (!(Read({CopySource::Register, C.Dst}) == C.Src))
      return ("register " + Twine(C.Dst) + " has the wrong contents").str();
    Contents.erase(C.Dst);
  }
  for (unsigned Reg : FreeRegs)
    Contents.erase(Reg);
  // Which register is named must not depend on the map's order.
  std::optional<unsigned> Changed;
  for (auto &[Reg, Src] : Contents)
    if (!(Src == CopySource{CopySource::Register, Reg}))
      Changed = std::min(Reg, Changed.value_or(Reg));
  if (Changed)
    return ("register " + Twine(*Changed) + " is changed").str();
  return std::nullopt;
}
