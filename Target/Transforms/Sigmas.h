//===-- Sigmas.h - Names of values after branches ---------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Gives values other names where something is known of them. A σ names a value
/// after a branch that compares it: LLVM's e-SSA form (PredicateInfo). A φ names
/// it where paths meet each of which has compared it:
///
/// \code
///   b1: br (%n >= 60), %b3, %b2        b1: br (%n >= 60), %b3, %b2
///   b2: br (%n > 0), %b3, %b4     =>   b2: br (%n > 0), %b3, %b4
///   b3: use(%n)                        b3: %n.phi = phi [%n, %b1], [%n, %b2]
///                                          use(%n.phi)
/// \endcode
///
/// Here it is greater than 0. What a path compares is read off its branches,
/// back to the block that dominates the φ. The graph stays as it is, unlike in
/// SSI form (SSIForm.h), which names values where nothing is known, too.
///
/// A join takes time in the comparisons on a few blocks before it, and in the uses
/// of the values that it names.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_SIGMAS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_SIGMAS_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/PassManager.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Support/Allocator.h"
#include <memory>
#include <optional>
#include <vector>

namespace llvm {

class BasicBlock;
class DominatorTree;
class ICmpInst;
class Instruction;
class PredicateBase;
class PredicateInfo;
class Value;

namespace course {

/// A comparison whose outcome is known after the branch of a block.
struct KnownComparison {
  const ICmpInst *Compare;
  bool IsTrue;
  const BasicBlock *Where;

  /// That holds of its operands.
  CmpInst::Predicate getPredicate() const;
};

/// That \p V, or another name of it, is \p Predicate \p Other.
struct ValueBound {
  CmpInst::Predicate Predicate;
  const Value *V, *Other;
};

/// \p Predicate, which \p Condition or its inverse has; the signed one if that
/// compares values that have the same sign (samesign), which is both.
CmpInst::Predicate getSignedPredicate(CmpInst::Predicate Predicate,
                                      const Value &Condition);

/// The values that compare like that with one of \p Other, by \p Condition or its
/// inverse.
ConstantRange getAllowedValues(CmpInst::Predicate Predicate,
                               const ConstantRange &Other,
                               const Value &Condition);

/// What holds on the path from \p From to the end of the edge to \p To: what was
/// compared by \p From and by blocks before it that nothing else leads to, as
/// far as the block that dominates \p To.
SmallVector<KnownComparison, 4> getComparisons(const BasicBlock &From,
                                               const BasicBlock &To,
                                               const DominatorTree &DT);

/// The σs and φs of a module; they go with this object.
class Sigmas {
  BumpPtrAllocator Allocator;
  std::vector<std::unique_ptr<PredicateInfo>> Infos;
  DenseMap<const Value *, const PredicateBase *> Predicates;
  SmallVector<Instruction *, 32> Names;
  /// What a name is of may be replaced while names are there.
  DenseMap<const Value *, WeakTrackingVH> Named;

  class Joins;

public:
  Sigmas(Module &M, FunctionAnalysisManager &FAM);
  Sigmas(const Sigmas &) = delete;
  ~Sigmas();

  /// What is known of a copy that is a σ; null for other values.
  const PredicateBase *getPredicate(const Value *V) const {
    return Predicates.lookup(V);
  }

  /// The value that \p V is another name of, which may have one itself; null if
  /// it is no name.
  Value *getNamed(const Value *V) const {
    const auto Found = Named.find(V);
    return Found == Named.end() ? nullptr : static_cast<Value *>(Found->second);
  }

  /// The value that \p V is or names.
  const Value *getOriginal(const Value *V) const {
    while (const Value *Next = getNamed(V))
      V = Next;
    return V;
  }

  /// What a comparison says of \p V, which is no name and no constant; nothing
  /// if it compares other values.
  std::optional<ValueBound> getBound(const KnownComparison &Known,
                                     const Value *V) const;
};

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_SIGMAS_H
