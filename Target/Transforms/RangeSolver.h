//===-- RangeSolver.h - What values integers may have -----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A range for each integer of a program of up to 64 bits, over e-SSA form:
/// LLVM's PredicateInfo gives a value a name of its own (a σ) where a branch or
/// a switch tells something about it. Ranges go through calls of functions that
/// are only called by name, and through memory (MemoryCells.h).
///
/// PHIs, parameters, results and cells are where ranges meet. There they are
/// widened (Widening.h); then a few rounds over the program narrow all
/// ranges again, since each is at most what its operands say.
///
/// Each range is revised a bounded number of times, so that the time is linear
/// in the size of the program in SSA form.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_RANGESOLVER_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_RANGESOLVER_H

#include "Transforms/MemoryCells.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/Instruction.h"
#include <functional>
#include <queue>

namespace llvm {

class CallBase;
class CmpInst;
class DominatorTree;
class IntrinsicInst;
class PHINode;
class ReturnInst;
class StoreInst;
class Value;

namespace course {

class PointerOffsets;
class Sigmas;
struct KnownComparison;

/// The values that are no undef or poison are in Range.
struct ValueRange {
  ConstantRange Range;
  /// Whether the value may be undef instead. Each use of it may then see
  /// another value, which need not be in Range.
  bool MayBeUndef = false;

  static ValueRange getNone(unsigned Width) {
    return {ConstantRange::getEmpty(Width), false};
  }
  static ValueRange getAll(unsigned Width) {
    return {ConstantRange::getFull(Width), false};
  }
  static ValueRange getAny(unsigned Width) {
    return {ConstantRange::getFull(Width), true};
  }

  /// What every use sees, unless poison.
  ConstantRange whole() const {
    return MayBeUndef ? ConstantRange::getFull(Range.getBitWidth()) : Range;
  }
  bool isUnknown() const { return Range.isFullSet() || MayBeUndef; }
  bool operator==(const ValueRange &V) const {
    return Range == V.Range && MayBeUndef == V.MayBeUndef;
  }

  /// Takes what \p V says as well; whether that changes anything.
  bool narrowTo(const ValueRange &V) {
    const ValueRange Before = *this;
    if (Range.contains(V.Range))
      Range = V.Range;
    MayBeUndef &= V.MayBeUndef;
    return !(*this == Before);
  }
};

class RangeSolver {
public:
  using DominatorsFn = std::function<const DominatorTree &(Function &)>;

  /// What is known of values beforehand, wherever they are computed.
  using KnownRanges = DenseMap<const Value *, ConstantRange>;

  using BlockSet = DenseSet<const BasicBlock *>;

  /// Solves for \p M, whose accesses \p Cells describes. Loops with
  /// \p CountedHeaders end in their latches, and nowhere else.
  RangeSolver(Module &M, const MemoryCells &Cells,
              const PointerOffsets &Offsets, const KnownRanges &Known,
              const BlockSet &CountedHeaders, const Sigmas &S,
              DominatorsFn GetDominators);

  static bool isTracked(const Value *V);
  /// The range of a tracked value; empty if it is never computed.
  ValueRange get(const Value *V) const;
  /// The range of what \p F returns, if it returns a tracked value.
  const ValueRange *getReturn(const Function *F) const;
  /// \p New takes the place of \p Old, which goes.
  void replace(const Value *Old, const Value *New);
  /// \p V goes. Another value may get its address.
  void forget(const Value *V) { States.erase(V); }
  const ValueRange &getCell(unsigned Cell) const {
    return CellStates[Cell].Value;
  }
  /// How far from the start of its object \p Access, which may reach fields, is.
  Interval getOffsets(const Instruction &Access) const;

private:
  struct State {
    ValueRange Value;
    unsigned NumGrowths = 0;
  };

  Module &M;
  const MemoryCells &Cells;
  const PointerOffsets &Offsets;
  const KnownRanges &Known;
  const BlockSet &CountedHeaders;
  const Sigmas &S;
  DominatorsFn GetDominators;
  DenseMap<const Value *, State> States;
  DenseMap<const Function *, State> Returns;
  std::vector<State> CellStates;
  std::vector<SmallVector<const Instruction *, 4>> LoadsOf;
  // The σs, PHIs and accesses that depend on a value without using it.
  DenseMap<const Value *, SmallVector<const Instruction *, 2>> Dependents;
  // From the starts of objects. Only of accesses that may reach fields.
  DenseMap<const Instruction *, AddressParts> Addresses;

  // The PHIs that are widened.
  DenseSet<const Instruction *> ClosingPhis;

  std::vector<const Instruction *> Order;
  DenseMap<const Instruction *, unsigned> Numbers;
  std::priority_queue<unsigned, std::vector<unsigned>, std::greater<>> Queue;
  std::vector<bool> IsQueued;

  void number();
  void number(const Function &F);
  void numberAccess(const Instruction &I);
  void ascend();
  bool narrow();

  void push(const Instruction *I);
  void pushUsers(const Value *V);
  using Values = SmallVector<const Value *, 4>;
  bool grow(State &S, const ValueRange &New,
            function_ref<Values()> GetSources = nullptr);
  void visit(const Instruction &I);
  void visitCall(const CallBase &Call);
  void visitReturn(const ReturnInst &Return);
  void visitStore(const StoreInst &Store);

  ValueRange restrict(const Value &V, ValueRange Result) const;
  ValueRange evaluate(const Instruction &I) const {
    return restrict(I, evaluateAlone(I));
  }
  ValueRange evaluateAlone(const Instruction &I) const;
  ValueRange evaluateCopy(const Instruction &I) const;
  ValueRange evaluatePhi(const Instruction &I) const;
  ConstantRange getAfter(const KnownComparison &Known, const PHINode &Phi,
                         unsigned Incoming) const;
  SmallVector<KnownComparison, 4> getComparisons(const PHINode &Phi,
                                                 unsigned Incoming) const;
  ConstantRange getOnEdge(const PHINode &Phi, unsigned Incoming) const;
  ConstantRange getStepsUpTo(const PHINode &Phi, unsigned Incoming,
                             const Value *End, bool IsOnlyEnd) const;
  ValueRange evaluateSelect(const Instruction &I) const;
  ValueRange evaluateLoad(const Instruction &I) const;
  ValueRange evaluateCall(const CallBase &Call) const;
  unsigned getCellWidth(unsigned Cell) const {
    return Cells.cells()[Cell].Initial.getBitWidth();
  }
  void forEachReached(const Instruction &Access,
                      function_ref<void(const FieldReach &)> Function) const;
  void forEachStored(
      const StoreInst &Store,
      function_ref<void(unsigned, const ValueRange &)> Function) const;
  ConstantRange evaluateOperation(const Instruction &I) const;
  ConstantRange evaluateIntrinsic(const IntrinsicInst &I) const;
  ConstantRange evaluateCompare(const CmpInst &I) const;
  ConstantRange getWhole(const Value *V) const { return get(V).whole(); }
};

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_RANGESOLVER_H
