//===- Cut.h - Pairs of places and what holds there ------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A cut is a block of the text where paths meet and the place where IR is then.
/// Its invariant says what registers and slots hold, in terms of variables for
/// values of IR, and which conditions hold. It starts as what the first arrival
/// brings, and each further arrival takes away what it does not bring as well:
///
///   first arrival     %i = 0, r3 = 0, r4 = p
///   second arrival    %i = 1, r3 = 1, r4 = p + 8
///   invariant         %i = i, r3 = i, r4 = p + 8 * i or, if no such form is
///                     found, r4 = anything
///
/// So there are at most as many changes as there are values, each followed by
/// another execution from the cut on.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_PROVER_CUT_H
#define LLVM_LIB_TARGET_COURSE_PROVER_CUT_H

#include "Prover/Counterexample.h"
#include "Prover/Path.h"
#include "Prover/Solver.h"
#include "Prover/SourceExec.h"
#include "llvm/ADT/ArrayRef.h"

namespace coursetv {

enum class Verdict { Proven, Refuted, Unknown };

struct ProofResult {
  Verdict V = Verdict::Unknown;
  /// Why not proven: of a few kinds, so that they can be counted.
  std::string Reason;
  /// Where, and what was to be shown.
  std::string Detail;
  /// What the variables are where the text does something else.
  std::vector<std::pair<std::string, std::string>> Counterexample;
  /// The same for a driver.
  coursetv::Counterexample Inputs;
  unsigned NumCuts = 0, NumRuns = 0, NumQuestions = 0;
  double Seconds = 0;
};

class Cut;

/// What the places hold where a path reaches a cut.
struct Arrival {
  /// Of the values that live into the block; null if any value will do.
  llvm::SmallVector<Term, 16> Values;
  Term Memory;
  std::array<Term, course::NumSavedRegisters> Registers;
  std::map<int64_t, Term> Slots;
  Facts Known;
  /// Terms by what is known, as far as they were asked for.
  mutable TermTable::Substitution ByFacts;
  /// The cut where the path started; null for the function's start.
  const Cut *Origin = nullptr;
};

class Cut {
public:
  /// \p Live: registers of which the invariant says something, r1 as bit 0.
  Cut(TermTable &T, Solver &S, SourceExec &Source,
      const llvm::Instruction *Place, Position At, uint32_t Live);

  /// Whether the invariant is another one now.
  bool add(Arrival A);
  /// Takes no account any more of what came from \p Origin: it starts anew.
  void forget(const Cut *Origin);
  /// Takes account of what was forgotten. Whether the invariant is another one.
  bool refresh();
  /// Whether the invariant holds for \p A as it is.
  bool covers(const Arrival &A) const;
  /// A path that starts here, with everything that holds.
  Path start() const;
  /// In IR: before this instruction, and before PHIs if it begins a block.
  const llvm::Instruction *const Place;
  const Position At;
  unsigned NumRuns = 0;
  /// Whether it was left out when nothing arrived any more.
  bool IsSkipped = false;
  bool isReached() const { return !Arrivals.empty(); }
  /// Where paths from here arrived when they were last followed.
  llvm::SmallVector<Cut *, 4> Successors;
  /// Those of them that were reached while IR stayed where it was.
  llvm::SmallVector<Cut *, 1> Idle;
  /// What could not be shown then, if anything.
  std::optional<ProofResult> Failure;

private:
  /// r1 to r16 and sp, then slots.
  using Home = int64_t;
  static constexpr int64_t FirstSlot = int64_t(1) << 40;

  TermTable &T;
  Solver &S;
  SourceExec &Source;
  const uint32_t Live;
  /// What the other registers hold.
  std::array<Term, course::NumSavedRegisters> Dead{};
  llvm::SmallVector<unsigned, 16> Widths;
  /// For each value that lives in, the term that it is in the invariant, and
  /// the variable for it as soon as it is not always the same.
  llvm::SmallVector<Term, 16> Values, OwnValues;
  Term Memory = nullptr, OwnMemory = nullptr;
  /// The variables are the same ones whenever they are needed again.
  llvm::SmallVector<Term, 16> KeptValues;
  Term KeptMemory = nullptr;
  std::map<Home, Term> KeptPlaces;
  std::map<std::pair<Home, unsigned>, Term> KeptHigh;
  std::map<Home, Term> Places;
  /// Variables for places that hold anything, and for the high bits of those
  /// of which only the low ones are known.
  std::map<Home, Term> Lost, HighBits;
  llvm::SmallVector<Term, 16> Conditions;
  llvm::SmallVector<Arrival, 4> Arrivals;
  /// Whether arrivals are gone that the invariant still takes account of.
  bool IsStale = false;
  unsigned NumRebuilt = 0;

  static Term at(const Arrival &A, Home P);
  bool isSame(const Arrival &A, Term X, Term Y) const;
  Term apply(const Arrival &A, TermTable::Substitution &Map, Term X) const;
  void setValues(Path &P) const;
  TermTable::Substitution substitutionFor(const Arrival &A) const;
  bool rebuild();
  bool merge();
  Term ownValue(unsigned Index);
  Term ownMemory();
  bool mergeValues();
  Term deriveValue(unsigned Index);
  bool mergePlaces(Arrival &A);
  Term relate(Home P);
  enum class Relation { Same, Distance, LowBits };
  Term relateToValue(Home P, unsigned Index, Relation Kind);
  llvm::SmallVector<Term, 4> candidatesFor(Home P, unsigned Index,
                                           Relation Kind) const;
  bool isRelated(Home P, unsigned Index, Term Candidate);
  Term relateByForm(Home P) const;
  llvm::SmallVector<Term, 8> derivedTerms() const;
  Term relateToDerived(Home P);
  llvm::SmallVector<Term, 4>
  outerTerms(llvm::function_ref<Term(const Arrival &)> ValueIn) const;
  void findConditions();
  bool holdsFor(const Arrival &A, TermTable::Substitution &Map, Home P,
                Term Invariant);
};

} // namespace coursetv

#endif // LLVM_LIB_TARGET_COURSE_PROVER_CUT_H
