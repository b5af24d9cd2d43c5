//===-- SSIForm.h - Static single information form, on demand ---*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Converts those variables of a function to SSI form that clients ask for. A
/// variable is a value in SSA form. A σ at the end of a block gives it another
/// name in each successor, a φ joins the names:
///
///   b1:                                   b1:
///     br %zero, label %b2, label %b4        br %zero, label %b2, label %b1.b4
///   b2:                                   b2:
///     print(%a)                     =>      %a.sigma = phi [ %a, %b1 ]
///                                           print(%a.sigma)
///   b4:                                   b4:
///     ret %a                                %a.phi = phi [ %a.sigma, %b2 ], ...
///
/// As a σ is a PHI of one operand in each successor, blocks with several
/// successors have none that others lead to: split critical edges first. A
/// switch is such a block, too.
///
/// Partial form has a σ where a branch or switch tests the variable. There are
/// φs where names meet; σs that nobody reads are not left out. Strong form has
/// one next use at most from each point. Weak form only asks that uses
/// post-dominate the definitions that reach them, which strong form does.
///
/// What is converted is written down, so that clients in a row insert nothing
/// twice. Strong form after partial form is strong form.
///
/// A variable takes O(U + B) for its uses and the blocks that are visited for
/// dominance frontiers, in partial form once, in strong form until nothing
/// changes. Source: Tavares et al., Efficient SSI Conversion (SBLP 2010).
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_SSIFORM_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_SSIFORM_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include <string>

namespace llvm {

class BasicBlock;
class DominatorTree;
class Function;
class Instruction;
class PHINode;
class PostDominatorTree;
class Use;
class Value;

namespace course {

/// Which properties a variable is to have.
enum class SSIKind {
  Partial, ///< single upward-exposed conditional
  Weak,    ///< uses post-dominate definitions
  Strong   ///< single upward-exposed use
};

class SSIForm {
public:
  /// No edge of \p F is critical, and every block is reachable.
  SSIForm(Function &F, DominatorTree &DT, PostDominatorTree &PDT)
      : F(F), DT(DT), PDT(PDT) {}

  /// Gives \p V, an argument or instruction of the function and no name that
  /// conversion made, the properties of \p Kind.
  void convert(Value &V, SSIKind Kind);

  /// The variable that \p V is a name of.
  Value *getVariable(Value *V) const;

  /// The branch or switch that gave \p V, a name, its name; null for a φ and
  /// for what was there before.
  const Instruction *getSplit(const Value *V) const;

  /// \p V and the names that conversion gave it.
  SmallVector<Value *, 8> getNames(Value &V) const;

  /// Why the variable \p V does not have the properties of \p Kind; empty if it
  /// does.
  std::string check(const Value &V, SSIKind Kind) const;

  /// Takes all names back.
  void undo();

  /// What has been inserted so far. A σ counts once, however many names it
  /// defines.
  unsigned getNumSigmas() const { return NumSigmas; }
  unsigned getNumPhis() const { return NumPhis; }
  unsigned getNumVariables() const { return Log.size(); }
  /// σs and φs that were asked for and already there.
  unsigned getNumShared() const { return NumShared; }

private:
  using BlockSet = SmallPtrSet<BasicBlock *, 16>;
  /// What has been inserted for one variable, by places.
  struct Entry {
    MapVector<BasicBlock *, SmallVector<PHINode *, 2>> Sigmas;
    MapVector<BasicBlock *, PHINode *> Phis;
    // The name that is defined at the head of a block.
    DenseMap<const BasicBlock *, PHINode *> Names;
  };

  Function &F;
  DominatorTree &DT;
  PostDominatorTree &PDT;
  MapVector<Value *, Entry> Log;
  DenseMap<const Value *, Value *> VariableOf;
  unsigned NumSigmas = 0, NumPhis = 0, NumShared = 0;

  BasicBlock *getDefinition(const Value &V) const;
  BlockSet getUseBlocks(const Value &V, const Entry &E) const;
  BlockSet getLiveIn(const Value &V, const BlockSet &Uses) const;
  // These return whether something is new; NumOld is what was there already.
  bool insertSigma(Value &V, Entry &E, BasicBlock &BB);
  bool insertPhis(Value &V, Entry &E, unsigned &NumOld);
  bool insertSigmas(Value &V, Entry &E, unsigned &NumOld);
  void rename(Value &V, Entry &E);
  Value *getNameAtEnd(Value &V, const Entry &E, BasicBlock *BB) const;
  SmallVector<Use *, 16> getUses(const Value &V, const Entry &E) const;
  std::string checkUses(const Value &V, const Entry &E) const;
};

/// The blocks whose branch or switch tests \p V, itself or in a comparison; with
/// \p OnlyEquality, for equality.
SmallVector<BasicBlock *, 4> getTests(const Value &V,
                                      bool OnlyEquality = false);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_SSIFORM_H
