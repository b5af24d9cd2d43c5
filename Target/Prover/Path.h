//===- Path.h - Both sides of a proof at one moment ------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What is known while IR and text are executed side by side: the values of
/// both, and the facts under which this path is taken.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_PROVER_PATH_H
#define LLVM_LIB_TARGET_COURSE_PROVER_PATH_H

#include "Prover/Term.h"
#include "course-machine/Program.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/BasicBlock.h"
#include "llvm/IR/Instructions.h"
#include <map>

namespace coursetv {

/// Conditions that hold, most recent last.
class Facts {
public:
  /// Conjunctions are added part by part.
  void add(TermTable &T, Term Fact);
  bool contains(Term Fact) const { return Set.contains(Fact); }
  /// \p Condition where what is known decides parts of it.
  Term simplify(TermTable &T, Term Condition) const;
  llvm::ArrayRef<Term> list() const { return List; }
  bool isContradictory() const { return HasFalse; }
  /// Whether a fact says that the \p Size bytes there may be accessed.
  bool isValid(TermTable &T, Term Address, unsigned Size) const;
  const TermTable::Substitution &solved() const { return Solved; }
  /// What was learned since this was last asked; facts are then in terms of it.
  TermTable::Substitution takeUnused(TermTable &T);
  bool hasUnused() const { return !Unused.empty(); }
  /// Of what may be accessed nothing is known any more.
  void forgetValid();
  /// \p A and \p Value are the same where the path is.
  void equate(Term A, Term Value) {
    Term Known = Solved.lookup(A);
    learn(Known ? Value : A, Known ? Known : Value);
  }

private:
  llvm::SmallVector<Term, 16> List;
  llvm::DenseSet<Term> Set;
  /// What may be accessed, by addresses without their numbers.
  llvm::DenseMap<Term, llvm::SmallVector<std::pair<int64_t, unsigned>, 2>>
      Valid;
  /// What terms are by the facts: numbers, truths, or what an equation says.
  TermTable::Substitution Solved;
  /// Of these what has not been put into other terms.
  llvm::SmallVector<std::pair<Term, Term>, 4> Unused;
  /// Between which numbers terms are, both included, as unsigned numbers.
  llvm::DenseMap<Term, std::pair<APInt, APInt>> Bounds;
  bool HasFalse = false;

  void bound(Term A, const APInt &Least, const APInt &Most);
  void boundBy(Term Fact, bool Holds);
  std::optional<bool> isWithinBounds(Term Comparison) const;
  void solve(TermTable &T, Term Fact);
  void learn(Term A, Term Value);
};

/// A value of IR. Bits mean nothing where Poison holds. Aggregates have their
/// members in Members and no bits.
struct SourceValue {
  Term Bits = nullptr;
  Term Poison = nullptr;
  std::vector<SourceValue> Members;
  /// Whether it is undefined, whoever asks: Bits are one choice.
  bool IsUndefined = false;
};

struct SourceState {
  const llvm::BasicBlock *Block = nullptr;
  llvm::BasicBlock::const_iterator At;
  /// Where control came from, for PHIs.
  const llvm::BasicBlock *From = nullptr;
  llvm::DenseMap<const llvm::Value *, SourceValue> Values;
  /// What is a number only by what was decided since the path began.
  llvm::DenseSet<const llvm::Value *> Decided;
  Term Memory = nullptr;
};

/// A place in a function's text.
struct Position {
  unsigned Block = 0;
  unsigned Index = 0;
  bool operator==(const Position &Other) const {
    return Block == Other.Block && Index == Other.Index;
  }
  bool operator<(const Position &Other) const {
    return std::tie(Block, Index) < std::tie(Other.Block, Other.Index);
  }
};

struct TargetState {
  Position At;
  /// r1 to r16 and sp.
  std::array<Term, course::NumSavedRegisters> Registers{};
  std::array<Term, course::NumArgRegisters> Arguments{};
  /// 8-byte slots of the frame that IR knows nothing of, by their distance
  /// from sp at entry; in main by address.
  std::map<int64_t, Term> Slots;
  Term Memory = nullptr;
  /// The memory where both sides last had the same one.
  Term Agreed = nullptr;
  /// What was computed since the last cut, by sampleKey().
  llvm::DenseMap<std::pair<unsigned, uint64_t>, Term> Computed;

  /// \p Value, and what it extends.
  Term note(Term Value) {
    for (Term Part = Value; !Part->isConst(); Part = Part->Ops[0]) {
      Computed.try_emplace(sampleKey(Part), Part);
      if (Part->Kind != Op::ZExt)
        break;
    }
    return Value;
  }
};

/// An access of the text that IR has to justify.
struct Access {
  Term Address;
  unsigned Size;
  /// Of loads: from where, what as it was then, and the same load in terms of
  /// what was learned since, which is what substitution makes of \p Value in
  /// other terms.
  Term Memory = nullptr, Value = nullptr, Current = nullptr;
};

/// Bytes that an instruction of IR has accessed, by their distance from an
/// address.
struct SourceAccess {
  int64_t Start;
  uint64_t Size;
  const llvm::Instruction *I;
  /// Of two accesses of one instruction: whether it is the one that reads.
  bool IsSource;

  bool covers(int64_t First, unsigned NumBytes) const {
    const int64_t Offset = int64_t(uint64_t(First) - uint64_t(Start));
    return Offset >= 0 && uint64_t(Offset) + NumBytes <= Size;
  }
  bool operator==(const SourceAccess &) const = default;
};

struct Path {
  SourceState Source;
  TargetState Target;
  Facts Known;
  /// What IR has accessed, by addresses without their numbers.
  llvm::DenseMap<Term, llvm::SmallVector<SourceAccess, 2>> Accesses;
  llvm::SmallVector<Access, 8> Unjustified;
  /// Where IR has frozen poison: its bits are one choice of many.
  llvm::SmallVector<Term, 1> Frozen;
  /// Where IR has stored poison, perhaps, and the variables that are there then.
  llvm::SmallVector<std::pair<Term, Term>, 1> Anything;
  /// What the text divided by, and what IR has to keep from being 0.
  llvm::SmallVector<Term, 2> Divisors;
  /// Branches since the last cut that facts decided which did not hold there.
  unsigned NumTextDecided = 0, NumSourceDecided = 0;
  /// Calls of functions since the last cut.
  unsigned NumCalls = 0;
  /// Instructions of IR since the last cut.
  unsigned NumSourceSteps = 0;
  /// How often each call of IR was executed since the last cut.
  llvm::DenseMap<const llvm::Value *, unsigned> NumExecuted;
  /// Whether the text is at a block where its paths meet, and has come from
  /// another one.
  bool IsAtJoin = false;
  /// What was read on this path, as far as it goes back.
  llvm::SmallVector<Term, 4> Inputs;
  /// That, and the results of calls.
  llvm::SmallVector<Term, 4> Given;
  /// What malloc gave, with sizes, and whether something was freed.
  llvm::SmallVector<std::pair<Term, Term>, 2> Heap;
  bool HasFreed = false;
  /// What IR allocates and the text does not.
  llvm::SmallVector<Term, 2> LeftOut;

  /// Puts what facts say of terms into all that the path holds.
  void specialize(TermTable &T);
};

} // namespace coursetv

#endif // LLVM_LIB_TARGET_COURSE_PROVER_PATH_H
