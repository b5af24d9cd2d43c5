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

#ifndef COURSE_TV_SOURCEEXEC_H
#define COURSE_TV_SOURCEEXEC_H

#include "Path.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IntrinsicInst.h"
#include <set>

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
    Join,        // before the PHIs of Path.Source.Block, coming from From
    Call,        // before Path.Source.At, a call that has an effect
    Return,      // with Value, if any
    Trap,        // the program stops with an error
    Unreachable, // undefined behaviour, so all is allowed
    Unsupported
  } Kind;
  const llvm::CallBase *Callee = nullptr;
  SourceValue Value;
};

class SourceExec {
public:
  SourceExec(TermTable &T, const llvm::Function &F, Term EntrySP);

  /// Goes on from where \p P is. Where both sides of a branch are possible, it
  /// takes one and adds the other to \p Forks.
  SourceEvent run(Path &P, llvm::SmallVectorImpl<Path> &Forks);
  /// After a call with its result.
  void finishCall(Path &P, const llvm::CallBase &Call, SourceValue Result);

  SourceValue valueOf(const Path &P, const llvm::Value *V);
  /// The parameters, as variables.
  llvm::DenseMap<const llvm::Value *, SourceValue> Fixed;

  bool isCut(const llvm::BasicBlock *B) const { return Cuts.contains(B); }
  /// What is defined before \p B and read in it or after it, its PHIs too.
  llvm::ArrayRef<const llvm::Value *> liveIns(const llvm::BasicBlock *B) const;

  unsigned widthOf(const llvm::Type *Ty) const;
  bool isSupported(const llvm::Type *Ty) const;
  llvm::ArrayRef<PlacedObject> objects() const { return Objects; }

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
  llvm::DenseSet<const llvm::BasicBlock *> Cuts;
  llvm::DenseMap<const llvm::BasicBlock *,
                 llvm::SmallVector<const llvm::Value *, 8>>
      LiveIns;
  llvm::SmallVector<PlacedObject, 8> Objects;

  void findCuts();
  void findLiveIns();
  void placeObjects(Term EntrySP);

  void fail(const llvm::Twine &Reason);
  SourceValue constantOf(const llvm::Constant *C);
  Term constantExpr(const llvm::ConstantExpr *C);
  Term addressOf(const llvm::User *GEP,
                 llvm::function_ref<Term(const llvm::Value *)> ValueOf);

  enum class Flow { Next, Moved, Stop };
  Flow execute(Path &P, const llvm::Instruction &I, SourceEvent &Event,
               llvm::SmallVectorImpl<Path> &Forks);
  Flow executeBranch(Path &P, const llvm::Instruction &I, SourceEvent &Event,
                     llvm::SmallVectorImpl<Path> &Forks);
  /// Whether the block was entered; a cut is not.
  Flow enter(Path &P, const llvm::BasicBlock *To, SourceEvent &Event);
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
                  uint64_t Size, llvm::Align Alignment);
  void assume(Path &P, Term Fact) { P.Known.add(T, Fact); }
  SourceValue defined(Term Bits) { return {Bits, T.boolean(false), {}}; }
  Term bitsOf(Path &P, const llvm::Value *V) { return valueOf(P, V).Bits; }
};

/// The address that the compiler gave \p GV, if any.
std::optional<uint64_t> addressOfGlobal(const llvm::GlobalVariable &GV);

} // namespace coursetv

#endif // COURSE_TV_SOURCEEXEC_H
