//===- SourceExec.h - Executing IR on terms --------------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Executes one function of IR. What IR leaves open is decided as the code
/// generator decides it, which can only make the proof harder: without
/// PoisonFlags, `nsw` and the like promise nothing, and numbers wrap around.
/// Undefined behaviour is assumed not to happen: where it would, facts say so.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_PROVER_SOURCEEXEC_H
#define LLVM_LIB_TARGET_COURSE_PROVER_SOURCEEXEC_H

#include "Prover/Path.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IntrinsicInst.h"
#include <functional>

namespace coursetv {

/// A global variable or an object of the frame that IR knows: the bytes from
/// Start on, counted from sp at entry or, if IsAbsolute, from 0.
struct PlacedObject {
  int64_t Start;
  uint64_t Size;
  bool IsAbsolute;
};

struct SourceEvent {
  enum EventKind {
    Enter,       // before the PHIs of Path.Source.Block, coming from From
    Undecided,   // before Path.Source.At, a branch, with Choices
    Call,        // before Path.Source.At, a call that has an effect
    Return,      // with Value, if any
    Trap,        // the program stops with an error
    Unreachable, // undefined behaviour, so all is allowed
    Unsupported
  } Kind;
  const llvm::CallBase *Callee = nullptr;
  SourceValue Value;
  /// Where the branch may lead, and under which condition.
  llvm::SmallVector<std::pair<const llvm::BasicBlock *, Term>, 2> Choices;
};

/// What has to be known of values where execution is to go on: the leaves, and
/// what is computed of them in this order.
struct LiveValues {
  llvm::SmallVector<const llvm::Value *, 8> Leaves;
  llvm::SmallVector<const llvm::Instruction *, 8> Derived;
};

class SourceExec {
public:
  SourceExec(TermTable &T, const llvm::Function &F, Term EntrySP);

  /// What is said of the parameters: of poison, or of what is assumed.
  void enterFunction(Path &P);
  /// \p Bits, of which IR says by \p Range that other values are poison, or that
  /// there are none if \p IsDefined.
  SourceValue withRange(Path &P, Term Bits, llvm::Attribute Range,
                        bool IsDefined);
  /// The value that is returned, which may be poison by the function's range.
  SourceValue returned(Path &P, SourceValue Value);

  /// Goes on from where \p P is, if \p StopsAtBlocks to the next block.
  SourceEvent run(Path &P, bool StopsAtBlocks);
  /// After a call with its result.
  void finishCall(Path &P, const llvm::CallBase &Call, SourceValue Result);

  SourceValue valueOf(const Path &P, const llvm::Value *V);
  /// The parameters, as variables.
  llvm::DenseMap<const llvm::Value *, SourceValue> Fixed;

  /// What is defined before \p At and read there or later; at the start of a
  /// block its PHIs, too. A value that is computed of few others counts as these.
  const LiveValues &liveAt(const llvm::Instruction *At);
  /// Computes what will be computed in the next blocks from \p At on, as far as
  /// that depends on nothing but what \p P has.
  llvm::SmallVector<Term, 8> lookAhead(Path &P, const llvm::Instruction *At);
  /// Computes what is derived at \p At from the leaves, which \p P has.
  void derive(Path &P, const llvm::Instruction *At);

  unsigned widthOf(const llvm::Type *Ty) const;
  bool isSupported(const llvm::Type *Ty) const;
  llvm::ArrayRef<PlacedObject> objects() const { return Objects; }
  /// Objects at fixed addresses in frames of other functions.
  llvm::ArrayRef<PlacedObject> foreignObjects() const { return Foreign; }

  /// Gives another term for the same value, if there is a better one.
  std::function<Term(Path &, Term)> Unify;
  /// What was known where the path began.
  Facts AtStart;
  /// Whether flags of instructions make poison.
  bool PoisonFlags = false;
  /// Whether an undefined value was taken to be 0, although IR allows others.
  bool TookUndefined = false;
  /// What is not supported, if anything.
  std::string Problem;

private:
  TermTable &T;
  const llvm::Function &F;
  const llvm::DataLayout &DL;
  llvm::DenseMap<const llvm::BasicBlock *,
                 llvm::SmallVector<const llvm::Value *, 8>>
      LiveIns;
  std::map<const llvm::Instruction *, LiveValues> LiveAt;
  /// Of values that are computed of few others: these.
  llvm::DenseMap<const llvm::Value *, llvm::SmallVector<const llvm::Value *, 4>>
      LeavesOf;
  llvm::SmallVector<PlacedObject, 8> Objects, Foreign;

  void findLiveIns();
  llvm::ArrayRef<const llvm::Value *> leavesOf(const llvm::Value *V);
  void addLive(const llvm::Value *V, LiveValues &Live,
               llvm::DenseSet<const llvm::Value *> &Seen);
  void placeObjects(Term EntrySP);
  void findOverlaps();

  void fail(const llvm::Twine &Reason);
  SourceValue constantOf(const llvm::Constant *C);
  Term constantExpr(const llvm::ConstantExpr *C);
  Term addressOf(const llvm::User *GEP,
                 llvm::function_ref<Term(const llvm::Value *)> ValueOf);

  enum class Flow { Next, Moved, Stop };
  Flow execute(Path &P, const llvm::Instruction &I, SourceEvent &Event);
  Flow executeBranch(Path &P, const llvm::Instruction &I, SourceEvent &Event);
  void noteDecided(Path &P, const llvm::Instruction &I, Term Bits, bool IsUsed);
  void enter(Path &P, const llvm::BasicBlock *To);
  void executePhis(Path &P);
  Flow executeCall(Path &P, const llvm::CallBase &Call, SourceEvent &Event);
  bool executeIntrinsic(Path &P, const llvm::IntrinsicInst &I);
  void copyMemory(Path &P, const llvm::MemTransferInst &I);
  void setMemory(Path &P, const llvm::MemSetInst &I);
  SourceValue evaluate(Path &P, const llvm::Instruction &I);
  SourceValue evaluateBinary(Path &P, const llvm::BinaryOperator &I);
  SourceValue evaluateCast(Path &P, const llvm::CastInst &I);
  SourceValue evaluateLoad(Path &P, const llvm::LoadInst &I);
  SourceValue evaluateOverflow(llvm::Intrinsic::ID ID, Term A, Term B);
  Term evaluateMath(llvm::Intrinsic::ID ID, llvm::ArrayRef<Term> Args);
  void store(Path &P, const llvm::StoreInst &I);
  void noteAccess(Path &P, const llvm::Instruction &I, Term Address,
                  uint64_t Size, llvm::Align Alignment, bool IsSource = false);
  void assume(Path &P, Term Fact) { P.Known.add(T, Fact); }
  SourceValue defined(Term Bits) { return {Bits, T.boolean(false), {}}; }
  Term bitsOf(Path &P, const llvm::Value *V) { return valueOf(P, V).Bits; }
};

/// The address that the compiler gave \p GV, if any.
std::optional<uint64_t> addressOfGlobal(const llvm::GlobalVariable &GV);

} // namespace coursetv

#endif // LLVM_LIB_TARGET_COURSE_PROVER_SOURCEEXEC_H
