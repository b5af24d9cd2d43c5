//===-- FieldScopes.cpp - Which fields indices do not reach ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Only fields that some access comes to lie beside, and none reaches, get a
/// scope. What an index reaches is an element of an array: to keep one in a
/// register where others are accessed takes more than it saves (1.045 for
/// text-bank, of the tuning set, and nothing costs less).
///
//===----------------------------------------------------------------------===//

#include "Transforms/FieldScopes.h"
#include "Transforms/AliasScopes.h"
#include "Transforms/MemoryCells.h"
#include "Transforms/RangeSolver.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-ranges"

STATISTIC(NumBeside, "Number of accesses whose index reaches no field");

// Lists of scopes get long. Later fields have none.
static constexpr unsigned MaxFields = AliasScopes::MaxScopes;

namespace {

/// What the accesses of a program are to its fields.
struct FieldUses {
  SmallVector<Instruction *, 16> Accesses;
  MapVector<Instruction *, SmallVector<unsigned, 4>> Beside;
  DenseSet<unsigned> Reached;
};

} // namespace

static FieldUses findUses(Module &M, const MemoryCells &Cells,
                          const RangeSolver &Ranges) {
  FieldUses Uses;
  for (Function &F : M)
    for (Instruction &I : instructions(F)) {
      if (Cells.getField(I))
        Uses.Accesses.push_back(&I);
      for (const FieldReach &Reach : Cells.getReached(I))
        if (Ranges.getOffsets(I).intersects(Reach.Offsets))
          Uses.Reached.insert(Reach.Field);
        else
          Uses.Beside[&I].push_back(Reach.Field);
    }
  return Uses;
}

bool course::addFieldScopes(Module &M, const MemoryCells &Cells,
                            const RangeSolver &Ranges) {
  const FieldUses Uses = findUses(M, Cells, Ranges);
  AliasScopes Scopes(M.getContext(), "course-ranges", "field");
  DenseMap<unsigned, unsigned> ScopeOf;
  for (const auto &[Access, Fields] : Uses.Beside)
    for (unsigned Field : Fields)
      if (!Uses.Reached.contains(Field) && ScopeOf.size() < MaxFields)
        if (auto [Entry, IsNew] = ScopeOf.try_emplace(Field, 0); IsNew)
          Entry->second = Scopes.add();
  for (const auto &[Access, Fields] : Uses.Beside) {
    BitVector Other(Scopes.size());
    for (unsigned Field : Fields)
      if (auto Found = ScopeOf.find(Field); Found != ScopeOf.end())
        Other.set(Found->second);
    Scopes.annotate(*Access, BitVector(Scopes.size()), Other);
    NumBeside += Other.any();
  }
  for (Instruction *Access : Uses.Accesses)
    if (auto Found = ScopeOf.find(*Cells.getField(*Access));
        Found != ScopeOf.end()) {
      BitVector Own(Scopes.size());
      Own.set(Found->second);
      Scopes.annotate(*Access, Own, BitVector(Scopes.size()));
    }
  return !ScopeOf.empty();
}
