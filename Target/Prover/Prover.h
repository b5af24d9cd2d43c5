//===- Prover.h - Does the text do what IR says? ---------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Proves that one function of the text refines the function of IR that it was
/// made from: whatever the text does, IR allows.
///
/// Both are executed side by side. The text goes first, up to a call, a return or
/// a block where its paths meet (Cut.h). Then IR follows, up to the same call or
/// return, or to where it has the values that the text holds. Calls and I/O must
/// be the same with the same arguments and the same memory, and then have the
/// same results.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_PROVER_PROVER_H
#define LLVM_LIB_TARGET_COURSE_PROVER_PROVER_H

#include "Prover/Contract.h"
#include "Prover/Cut.h"
#include "Prover/FirstBlocks.h"
#include "Prover/Hints.h"
#include "Prover/SourceExec.h"
#include "Prover/TargetExec.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include <deque>

namespace coursetv {

struct ProofOptions {
  double TimeoutInSeconds = 60;
  /// Whether flags of instructions make poison.
  bool PoisonFlags = false;
  /// Paths are followed from the start and do not meet, up to this many
  /// executions: looks for a counterexample instead of a proof.
  unsigned SearchRuns = 0;
  bool Trace = false;
};

/// Frames and places of results begin at multiples of eight.
constexpr unsigned AddressZeros = 3;

class Prover : AliasOracle {
public:
  Prover(const llvm::Function &F, const course::Program &Program,
         const course::Function &Text, llvm::AAResults &AA,
         const ProofOptions &Options);

  ProofResult run();

private:
  const llvm::Function &F;
  const course::Function &Text;
  llvm::BatchAAResults AA;
  /// Where the call in hand wants a result of more than 64 bits.
  Term ResultAt = nullptr;
  ProofOptions Options;
  TermTable T;
  Solver S;
  const bool IsMain;
  /// What malloc gives where that is known.
  std::map<const llvm::CallBase *, uint64_t> FirstBlocks;
  /// In IR and in the text.
  std::pair<unsigned, unsigned> NumAllocations;
  /// Whether the text allocates less: then what differs may not be seen.
  bool HasLeftOut = false;
  Term EntrySP;
  SourceExec Source;
  TargetExec Target;
  const Hints Origins;
  ProofResult Result;
  /// Whether the path in hand failed; whether there is nothing left to do.
  bool HasFailed = false;
  bool IsOver = false;

  /// By places of the text and of IR.
  std::map<std::pair<unsigned, unsigned>, std::unique_ptr<Cut>> Cuts;
  /// In the order of the text's blocks, so that loops settle before what
  /// follows.
  std::map<std::tuple<unsigned, unsigned>, Cut *> Queue;
  /// Paths to be followed by a search.
  std::deque<Path> Unsearched;
  std::optional<Path> First;
  /// What the text finds at entry in the places of the contract; null where it
  /// does not look.
  llvm::SmallVector<Term, 8> PlaceValues;
  llvm::SmallVector<Cut *, 4> FirstCuts;
  /// Whether this is the last pass, in which no invariant may change.
  bool IsChecking = false;
  bool HasChanged = false;
  /// Where the path in hand started; null at the function's start.
  Cut *From = nullptr;
  /// Whether the path in hand started at the function's start and met no other.
  bool IsExact = true;
  /// The path in hand, for questions about its accesses.
  const Path *Current = nullptr;
  void setCurrent(const Path *P) {
    Current = P;
    T.Assumed = P ? &P->Known.solved() : nullptr;
  }
  using AccessKey = std::pair<const llvm::Instruction *, bool>;
  std::map<std::pair<AccessKey, AccessKey>, bool> Disjoint;
  /// Results of calls, so that executing a path again gives the same terms.
  std::map<std::tuple<Cut *, const llvm::Value *, unsigned>,
           llvm::SmallVector<Term, 1>>
      Results;

  bool areDisjoint(Term A, unsigned SizeA, Term B, unsigned SizeB) override;
  bool areApart(const SourceAccess &A, const SourceAccess &B);
  bool isInObject(Term Base, int64_t First, unsigned Size) const;

  // Prover.cpp: the order of things.
  Path begin();
  void explore(Path P);
  void follow(Path &P, llvm::SmallVectorImpl<Path> &Forks);
  void arrive(Path &P);
  llvm::SmallVector<Term, 16> valuesAt(const Path &P);
  Arrival describe(const Path &P);
  void trace(const Path &P);
  double secondsSpent() const;
  bool isOutOfTime();
  bool settle();
  bool search();
  llvm::SmallVector<Cut *, 0> reachedCuts() const;
  bool check(llvm::ArrayRef<Cut *> Reached);
  bool endsIfSourceEnds(llvm::ArrayRef<Cut *> Reached) const;
  void runFrom(Cut &C);
  void enqueue(Cut &C);
  void stop(Verdict V, const llvm::Twine &Reason, const llvm::Twine &Detail);

  // Alignment.cpp: how one side follows the other.
  Step runText(Path &P, llvm::SmallVectorImpl<Path> &Forks);
  SourceEvent runSource(Path &P, llvm::SmallVectorImpl<Path> *Forks);
  bool decideText(Path &P);
  Term unify(Path &P, Term Value);
  bool advance(Path &P);
  struct Scan;

  // Effects.cpp: what both sides must do alike.
  bool expect(Path &P, Step Reached, Step Wanted);
  void matchCall(Path &P, const llvm::CallBase &Call);
  void matchReturn(Path &P, const SourceValue &Value);
  bool matchBuiltin(Path &P, const llvm::CallBase &Call,
                    const course::Instruction &I);
  bool matchFunction(Path &P, const llvm::CallBase &Call,
                     const course::Instruction &I);
  bool matchArgument(Path &P, const SourceValue &Value,
                     const ArgumentPart &Part, const course::Instruction &I);
  bool receiveResult(Path &P, Term Whole);
  bool matchMemory(Path &P, const llvm::Twine &Where);
  bool reload(Path &P);
  bool justifyAccesses(Path &P);
  bool isJustified(Path &P, const Access &A);
  bool checkFrame(Path &P);
  /// Whether the path's facts imply \p Goal; if not, the proof is over unless
  /// nothing gets here.
  bool require(Path &P, Term Goal, const llvm::Twine &What);
  /// The same where \p Poison does not hold.
  bool requireUnless(Path &P, Term Poison, Term Goal, const llvm::Twine &What);
  bool isImpossible(Path &P);
  Term resultOf(const Path &P, const llvm::Value &Call, unsigned Which,
                unsigned Width);

  // Allocations.cpp: what the text does not allocate.
  void addHeapFacts(Path &P, Term Address);
  bool isAllocation(const Path &P, Step Reached) const;
  bool isLeftOut(const Path &P, Term Address);
  bool leaveOut(Path &P, Step Reached, const llvm::CallBase &Call);

  // Counterexample.cpp: what both sides do not alike.
  struct Query;
  void contradict(Path &P, Term Goal, const llvm::Twine &What);
  void ask(const Path &P, Term Goal, Query &Q);
  llvm::SmallVector<Term, 32> termsThatMatter(const Path &P, Term Goal);
  void findForeign(const Path &P, llvm::ArrayRef<Term> Terms, Query &Q);
  void findPlaces(const Path &P, llvm::ArrayRef<Term> Loads, Query &Q);
  Term addressOf(Term Base, const SourceAccess &A);
  void addPlace(const Path &P, Term Address, uint64_t Size,
                const SourceAccess *A, bool IsRead, Query &Q);
  void keepApart(const Path &P, Query &Q);
  void describeInputs(const Path &P, const Model &Counter, Query &Q);
};

} // namespace coursetv

#endif // LLVM_LIB_TARGET_COURSE_PROVER_PROVER_H
