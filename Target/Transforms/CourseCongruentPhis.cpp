//===-- CourseCongruentPhis.cpp - PHIs with the same values ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds variables of a loop that begin with the same value and change alike:
///
/// \code
///   %in.register = phi [0, %entry], [%a, %loop]
///   %in.memory = phi [0, %entry], [%b, %loop]
///   %sum = add %in.register, 1
///   %a = select %c, %sum, %in.register
///   %b = select %c, %sum, %in.memory
/// \endcode
///
/// Partial redundancy elimination leaves the first where a loop loads what it
/// stores in some iterations only, and promotion of the stores the second. GVN
/// takes values that come around a loop for different.
///
/// Two PHIs of a block are congruent if, once that is assumed, all that they get
/// from each predecessor is computed alike, by PHIs of one block or by operations
/// of the same operands (Alpern, Wegman and Zadeck, POPL 1988). What dominates
/// the end of a predecessor has been computed since the PHIs were, so that the
/// operands had the values that they have there.
///
/// Linear in the size of the function, times MaxPairs for each pair of PHIs of a
/// block.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseCongruentPhis.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Analysis.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

#define DEBUG_TYPE "course-congruent-phis"

STATISTIC(NumMerged, "Number of PHIs merged with others");

// Pairs of values that have to be equal for two PHIs to be, for compile time. With
// 256 the tuning set has the same code.
static constexpr size_t MaxPairs = 32;

namespace {

class CongruenceProof {
  /// What is assumed to be equal, and is if all of it was looked at.
  SmallSetVector<std::pair<const Value *, const Value *>, 16> Pairs;

  void add(const Value *A, const Value *B) {
    if (A != B)
      Pairs.insert({A, B});
  }
  bool expand(const PHINode &A, const PHINode &B);
  bool expand(const Instruction &A, const Instruction &B);

public:
  bool run(const PHINode &A, const PHINode &B);
};

} // namespace

// What comes from each predecessor.
bool CongruenceProof::expand(const PHINode &A, const PHINode &B) {
  if (A.getParent() != B.getParent() || A.getType() != B.getType())
    return false;
  for (auto [V, BB] : zip_equal(A.incoming_values(), A.blocks()))
    add(V, B.getIncomingValueForBlock(BB));
  return true;
}

// What is computed alike, with the same flags: one must not be poison where the
// other is not.
bool CongruenceProof::expand(const Instruction &A, const Instruction &B) {
  if (!isa<BinaryOperator, CastInst, CmpInst, SelectInst, GetElementPtrInst>(
          A) ||
      !A.isSameOperationAs(&B) || !A.hasSameSubclassOptionalData(&B))
    return false;
  for (auto [V, W] : zip_equal(A.operand_values(), B.operand_values()))
    add(V, W);
  return true;
}

bool CongruenceProof::run(const PHINode &A, const PHINode &B) {
  add(&A, &B);
  for (size_t N = 0; N != Pairs.size(); ++N) {
    if (N == MaxPairs)
      return false;
    auto *I = dyn_cast<Instruction>(Pairs[N].first);
    auto *J = dyn_cast<Instruction>(Pairs[N].second);
    if (!I || !J)
      return false;
    auto *Phi = dyn_cast<PHINode>(I), *Other = dyn_cast<PHINode>(J);
    if (Phi && Other ? !expand(*Phi, *Other) : !expand(*I, *J))
      return false;
  }
  return true;
}

// Merges PHIs of the block with the first that they are congruent to.
static bool mergePhis(BasicBlock &BB) {
  SmallVector<PHINode *, 8> Kept;
  bool IsChanged = false;
  for (PHINode &Phi : make_early_inc_range(BB.phis())) {
    auto Same = find_if(Kept, [&](PHINode *Other) {
      return CongruenceProof().run(*Other, Phi);
    });
    if (Same == Kept.end()) {
      Kept.push_back(&Phi);
      continue;
    }
    Phi.replaceAllUsesWith(*Same);
    Phi.eraseFromParent();
    ++NumMerged;
    IsChanged = true;
  }
  return IsChanged;
}

PreservedAnalyses CourseCongruentPhisPass::run(Function &F,
                                               FunctionAnalysisManager &FAM) {
  bool IsChanged = false;
  for (BasicBlock &BB : F)
    IsChanged |= mergePhis(BB);
  if (!IsChanged)
    return PreservedAnalyses::all();
  PreservedAnalyses PA;
  PA.preserveSet<CFGAnalyses>();
  return PA;
}
