//===-- AllocationState.h - What is known at a point ------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The facts of the data flow by which an allocation is proved: which symbols
/// each register or slot holds.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_CHECKER_ALLOCATIONSTATE_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_CHECKER_ALLOCATIONSTATE_H

#include "RegAlloc/Checker/AllocationSymbols.h"
#include "llvm/ADT/STLExtras.h"

namespace llvm::course {

using SymbolSet = SmallVector<Symbol, 2>;

inline void insert(SymbolSet &Set, Symbol S) {
  if (!is_contained(Set, S))
    Set.push_back(S);
}

inline bool containsAnyOf(ArrayRef<Symbol> Set, ArrayRef<Symbol> Others) {
  return any_of(Others, [&](Symbol S) { return is_contained(Set, S); });
}

/// What is known at a point: the symbols that each location holds, and those
/// that every location does because they are undefined here.
struct LocationState {
  IdVector<VariableId, SymbolSet> Locations;
  /// Sorted.
  SymbolSet Wild;
};

/// The same at the start of a block: sorted facts, none about wild symbols.
struct EntryState {
  using Fact = std::pair<VariableId, Symbol>;
  SmallVector<Fact, 0> Facts;
  SymbolSet Wild;
  bool IsReached = false;

  /// Keeps what \p Other agrees with. Returns whether anything changed.
  bool meet(EntryState &&Other);
};

LocationState unpack(const EntryState &Entry, unsigned NumLocations);
EntryState pack(const LocationState &S);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_CHECKER_ALLOCATIONSTATE_H
