//===- Solver.cpp - Questions to Z3 ---------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Prover/Solver.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <deque>
#include <random>
#include <utility>
#include <z3.h>

using namespace coursetv;
using namespace llvm;

struct Solver::Impl {
  Z3_context Context = nullptr;
  Watchdog Watch;
  Z3_sort Memory = nullptr;
  /// Where loads are variables, and where they read memory.
  DenseMap<Term, Z3_ast> Asts[2];
  DenseMap<Term, SmallVector<Term, 4>> Variables[2];
  unsigned NumTranslated = 0;
  /// For questions without memory, one after the other.
  Z3_solver Quick = nullptr;
  unsigned NumQuick = 0;
  /// Of the last question: a context does not forget that it was interrupted.
  bool IsInterrupted = false;

  /// What made something false before makes other things false as well.
  struct OldModel {
    DenseMap<Term, Sample> Values;
  };
  std::deque<OldModel> OldModels;

  Impl() { start(); }
  ~Impl() { Z3_del_context(Context); }

  void start() {
    Z3_config Config = Z3_mk_config();
    Context = Z3_mk_context(Config);
    Z3_del_config(Config);
    // Errors show in what the functions return.
    Z3_set_error_handler(Context, nullptr);
    Memory = Z3_mk_array_sort(Context, Z3_mk_bv_sort(Context, 64),
                              Z3_mk_bv_sort(Context, 8));
    Asts[0].clear();
    Asts[1].clear();
    NumTranslated = 0;
    Quick = nullptr;
    startQuick();
  }
  void startQuick() {
    if (Quick)
      Z3_solver_dec_ref(Context, Quick);
    Quick =
        Z3_mk_solver_for_logic(Context, Z3_mk_string_symbol(Context, "QF_BV"));
    Z3_solver_inc_ref(Context, Quick);
  }
  // Terms are translated once, so what Z3 keeps grows.
  void restart() {
    Z3_del_context(Context);
    start();
  }

  Z3_ast translate(Term A, bool WithMemory);
  Z3_ast translateOperation(Term A, ArrayRef<Z3_ast> Ops);
  Z3_ast fromBool(Z3_ast A) {
    return Z3_mk_ite(Context, A, number(APInt(1, 1)), number(APInt(1, 0)));
  }
  Z3_ast toBool(Z3_ast A) { return Z3_mk_eq(Context, A, number(APInt(1, 1))); }
  Z3_ast number(const APInt &Value) {
    return Z3_mk_numeral(Context, llvm::toString(Value, 10, false).c_str(),
                         Z3_mk_bv_sort(Context, Value.getBitWidth()));
  }
  Z3_ast translateLoad(Term A, Z3_ast Memory, Z3_ast Address);
  Z3_ast translateStore(Term A, Z3_ast Memory, Z3_ast Address, Z3_ast Value);
  Z3_ast offset(Z3_ast Address, unsigned Bytes) {
    return Bytes == 0 ? Address
                      : Z3_mk_bvadd(Context, Address, number(APInt(64, Bytes)));
  }
  ArrayRef<Term> variablesOf(Term A, bool WithMemory);
  bool isRefutedByChance(ArrayRef<Term> Facts, Term Goal);
  bool isRefutedBy(OldModel &M, ArrayRef<Term> Facts, Term Goal);
  std::optional<Sample> evaluate(OldModel &M, Term A);
  void keepModel(Z3_model M, ArrayRef<Term> Facts, Term Goal);
  /// Whether the facts can hold, and \p Goal, if any, not.
  Z3_lbool check(ArrayRef<Term> Facts, Term Goal, bool WithMemory,
                 unsigned Milliseconds, Model *Counter,
                 ArrayRef<Term> Wanted = {});
  Z3_lbool checkInTime(Z3_solver S, unsigned Milliseconds);
};

Z3_ast Solver::Impl::translateLoad(Term A, Z3_ast From, Z3_ast Address) {
  Z3_ast Result = nullptr;
  for (unsigned Byte = 0; Byte != A->Width / 8; ++Byte) {
    Z3_ast Piece = Z3_mk_select(Context, From, offset(Address, Byte));
    Result = Result ? Z3_mk_concat(Context, Piece, Result) : Piece;
  }
  return Result;
}

Z3_ast Solver::Impl::translateStore(Term A, Z3_ast To, Z3_ast Address,
                                    Z3_ast Value) {
  for (unsigned Byte = 0; Byte != A->Ops[2]->Width / 8; ++Byte)
    To = Z3_mk_store(Context, To, offset(Address, Byte),
                     Z3_mk_extract(Context, Byte * 8 + 7, Byte * 8, Value));
  return To;
}

Z3_ast Solver::Impl::translateOperation(Term A, ArrayRef<Z3_ast> Ops) {
  Z3_context C = Context;
  switch (A->Kind) {
  case Op::Const:
    return number(A->Number);
  case Op::Var:
    if (const unsigned Zeros = A->Low)
      return Z3_mk_concat(C,
                          Z3_mk_const(C,
                                      Z3_mk_string_symbol(C, A->Name.c_str()),
                                      Z3_mk_bv_sort(C, A->Width - Zeros)),
                          number(APInt(Zeros, 0)));
    [[fallthrough]];
  case Op::MemVar:
    return Z3_mk_const(C, Z3_mk_string_symbol(C, A->Name.c_str()),
                       A->IsMemory ? Memory : Z3_mk_bv_sort(C, A->Width));
  case Op::Valid: // says nothing to Z3
    return number(APInt(1, 1));
  case Op::Sum: {
    Z3_ast Result = A->Number.isZero() ? nullptr : number(A->Number);
    for (unsigned I = 0; I != Ops.size(); ++I) {
      Z3_ast Part = Ops[I];
      if (A->Factors[I].isAllOnes())
        Part = Z3_mk_bvneg(C, Part);
      else if (!A->Factors[I].isOne())
        Part = Z3_mk_bvmul(C, number(A->Factors[I]), Part);
      Result = Result ? Z3_mk_bvadd(C, Result, Part) : Part;
    }
    return Result;
  }
  case Op::Mul:
    return Z3_mk_bvmul(C, Ops[0], Ops[1]);
  // What is known of a quotient where nobody has to divide.
  case Op::UDiv:
    return A->Ops[1]->isConst() ? Z3_mk_bvudiv(C, Ops[0], Ops[1])
                                : Z3_mk_ite(C, Z3_mk_bvult(C, Ops[0], Ops[1]),
                                            number(APInt(A->Width, 0)),
                                            Z3_mk_bvudiv(C, Ops[0], Ops[1]));
  case Op::SDiv:
    return Z3_mk_bvsdiv(C, Ops[0], Ops[1]);
  case Op::URem:
    return A->Ops[1]->isConst()
               ? Z3_mk_bvurem(C, Ops[0], Ops[1])
               : Z3_mk_ite(C, Z3_mk_bvult(C, Ops[0], Ops[1]), Ops[0],
                           Z3_mk_bvurem(C, Ops[0], Ops[1]));
  case Op::SRem:
    return Z3_mk_bvsrem(C, Ops[0], Ops[1]);
  case Op::And:
    return Z3_mk_bvand(C, Ops[0], Ops[1]);
  case Op::Or:
    return Z3_mk_bvor(C, Ops[0], Ops[1]);
  case Op::Xor:
    return Z3_mk_bvxor(C, Ops[0], Ops[1]);
  case Op::Shl:
    return Z3_mk_bvshl(C, Ops[0], Ops[1]);
  case Op::LShr:
    return Z3_mk_bvlshr(C, Ops[0], Ops[1]);
  case Op::AShr:
    return Z3_mk_bvashr(C, Ops[0], Ops[1]);
  case Op::Eq:
    return fromBool(Z3_mk_eq(C, Ops[0], Ops[1]));
  case Op::ULt:
    return fromBool(Z3_mk_bvult(C, Ops[0], Ops[1]));
  case Op::SLt:
    return fromBool(Z3_mk_bvslt(C, Ops[0], Ops[1]));
  case Op::Not:
    return Z3_mk_bvnot(C, Ops[0]);
  case Op::Ite:
    return Z3_mk_ite(C, toBool(Ops[0]), Ops[1], Ops[2]);
  case Op::ZExt:
    return Z3_mk_zero_ext(C, A->Width - A->Ops[0]->Width, Ops[0]);
  case Op::SExt:
    return Z3_mk_sign_ext(C, A->Width - A->Ops[0]->Width, Ops[0]);
  case Op::Extract:
    return Z3_mk_extract(C, A->Low + A->Width - 1, A->Low, Ops[0]);
  case Op::Concat:
    return Z3_mk_concat(C, Ops[0], Ops[1]);
  case Op::Load:
    return translateLoad(A, Ops[0], Ops[1]);
  case Op::Store:
    return translateStore(A, Ops[0], Ops[1], Ops[2]);
  }
  return nullptr;
}

static bool isLeaf(Term A, bool WithMemory) {
  return A->Ops.empty() || (A->Kind == Op::Load && !WithMemory);
}

// Without recursion: memories are deep.
Z3_ast Solver::Impl::translate(Term A, bool WithMemory) {
  auto &Done = Asts[WithMemory];
  SmallVector<Term, 32> Pending = {A};
  while (!Pending.empty()) {
    Term Next = Pending.back();
    if (Done.contains(Next)) {
      Pending.pop_back();
      continue;
    }
    SmallVector<Z3_ast, 4> Ops;
    const bool IsLeaf = isLeaf(Next, WithMemory);
    for (Term Part : Next->Ops) {
      if (IsLeaf)
        break;
      auto It = Done.find(Part);
      if (It == Done.end())
        Pending.push_back(Part);
      else
        Ops.push_back(It->second);
    }
    if (!IsLeaf && Ops.size() != Next->Ops.size())
      continue;
    ++NumTranslated;
    Done[Next] =
        IsLeaf && Next->Kind == Op::Load
            ? Z3_mk_const(Context, Z3_mk_int_symbol(Context, int(Next->Id)),
                          Z3_mk_bv_sort(Context, Next->Width))
            : translateOperation(Next, Ops);
    Pending.pop_back();
  }
  return Done[A];
}

ArrayRef<Term> Solver::Impl::variablesOf(Term A, bool WithMemory) {
  auto [It, IsNew] = Variables[WithMemory].try_emplace(A);
  if (!IsNew)
    return It->second;
  DenseSet<Term> Seen;
  SmallVector<Term, 16> Pending = {A};
  while (!Pending.empty()) {
    Term Next = Pending.pop_back_val();
    if (!Seen.insert(Next).second || Next->isConst())
      continue;
    if (isLeaf(Next, WithMemory))
      It->second.push_back(Next);
    else
      append_range(Pending, Next->Ops);
  }
  return It->second;
}

Solver::Solver(TermTable &T) : I(std::make_unique<Impl>()), Sums(T) {}
Solver::~Solver() = default;

SmallVector<Term, 16> Solver::relevant(ArrayRef<Term> Facts, Term Goal,
                                       bool WithMemory) {
  const unsigned MaxFacts = WithMemory ? 60 : 24;
  DenseSet<Term> Reached;
  for (Term V : I->variablesOf(Goal, WithMemory))
    Reached.insert(V);
  SmallVector<Term, 16> Result;
  SmallVector<bool, 64> IsTaken(Facts.size());
  for (bool IsChanged = true; IsChanged && Result.size() < MaxFacts;) {
    IsChanged = false;
    // The latest facts say most.
    for (size_t Index = Facts.size(); Index-- != 0;) {
      Term Fact = Facts[Index];
      if (IsTaken[Index] || Fact->Kind == Op::Valid || Fact->isTrue())
        continue;
      ArrayRef<Term> Variables = I->variablesOf(Fact, WithMemory);
      if (!Fact->isFalse() &&
          none_of(Variables, [&](Term V) { return Reached.contains(V); }))
        continue;
      IsTaken[Index] = IsChanged = true;
      Result.push_back(Fact);
      Reached.insert(Variables.begin(), Variables.end());
      if (Result.size() == MaxFacts)
        break;
    }
  }
  return Result;
}

static unsigned remaining(double Deadline, unsigned Most) {
  const double Left = 1000 * (Deadline - clockInSeconds());
  return Left <= 0 ? 0 : unsigned(std::min<double>(Left, Most));
}

static void readModel(Z3_context C, Z3_model M, ArrayRef<Term> Variables,
                      DenseMap<Term, Z3_ast> &Asts, Model &Result) {
  for (Term V : Variables) {
    Z3_ast Value;
    if (V->IsMemory || !Asts.contains(V) ||
        !Z3_model_eval(C, M, Asts[V], /*model_completion=*/true, &Value) ||
        Z3_get_ast_kind(C, Value) != Z3_NUMERAL_AST)
      continue;
    Result[V] = APInt(V->Width, Z3_get_numeral_string(C, Value), 10);
  }
}

// What Z3 does before it searches counts no work and asks for no time, but can be
// interrupted.
Z3_lbool Solver::Impl::checkInTime(Z3_solver S, unsigned Milliseconds) {
  // Work decides mostly, so that answers are the same on another machine.
  constexpr double MostTimes = 4, Least = 0.25;
  const double Limit = std::max(MostTimes * Milliseconds / 1000, Least);
  Watch.start(clockInSeconds() + Limit, [this] { Z3_interrupt(Context); });
  const Z3_lbool Found = Z3_solver_check(Context, S);
  IsInterrupted = Watch.stop();
  return IsInterrupted ? Z3_L_UNDEF : Found;
}

Z3_lbool Solver::Impl::check(ArrayRef<Term> Facts, Term Goal, bool WithMemory,
                             unsigned Milliseconds, Model *Counter,
                             ArrayRef<Term> Wanted) {
  // Z3 gets slower with what it was asked before.
  constexpr unsigned MaxTranslated = 300000, MaxQuick = 40;
  if (NumTranslated > MaxTranslated || std::exchange(IsInterrupted, false))
    restart();
  if (++NumQuick % MaxQuick == 0)
    startQuick();
  Z3_context C = Context;
  Z3_solver S = Quick;
  if (WithMemory) {
    S = Z3_mk_solver_for_logic(C, Z3_mk_string_symbol(C, "QF_AUFBV"));
    Z3_solver_inc_ref(C, S);
  } else {
    Z3_solver_push(C, S);
  }
  Z3_params Params = Z3_mk_params(C);
  Z3_params_inc_ref(C, Params);
  // Z3's own measure of work, of which there are some thousands in a
  // millisecond: answers do not depend on what else the machine does.
  constexpr unsigned WorkPerMillisecond = 4000;
  Z3_params_set_uint(C, Params, Z3_mk_string_symbol(C, "rlimit"),
                     Milliseconds * WorkPerMillisecond);
  Z3_solver_set_params(C, S, Params);
  for (Term Fact : Facts)
    Z3_solver_assert(C, S, toBool(translate(Fact, WithMemory)));
  if (Goal)
    Z3_solver_assert(C, S, Z3_mk_not(C, toBool(translate(Goal, WithMemory))));
  for (Term A : Wanted)
    translate(A, WithMemory);
  const Z3_lbool Found = checkInTime(S, Milliseconds);
  if (Found == Z3_L_TRUE && Counter)
    if (Z3_model M = Z3_solver_get_model(C, S)) {
      Z3_model_inc_ref(C, M);
      auto &Done = Asts[WithMemory];
      if (Goal)
        readModel(C, M, variablesOf(Goal, WithMemory), Done, *Counter);
      for (Term Fact : Facts)
        readModel(C, M, variablesOf(Fact, WithMemory), Done, *Counter);
      readModel(C, M, Wanted, Done, *Counter);
      Z3_model_dec_ref(C, M);
    }
  if (Found == Z3_L_TRUE && !WithMemory && Goal)
    if (Z3_model M = Z3_solver_get_model(C, S)) {
      Z3_model_inc_ref(C, M);
      keepModel(M, Facts, Goal);
      Z3_model_dec_ref(C, M);
    }
  Z3_params_dec_ref(C, Params);
  if (WithMemory)
    Z3_solver_dec_ref(C, S);
  else
    Z3_solver_pop(C, S, 1);
  return Found;
}

//===----------------------------------------------------------------------===//
// Old models
//===----------------------------------------------------------------------===//

void Solver::Impl::keepModel(Z3_model M, ArrayRef<Term> Facts, Term Goal) {
  constexpr unsigned MaxModels = 24;
  Model Found;
  readModel(Context, M, variablesOf(Goal, false), Asts[0], Found);
  for (Term Fact : Facts)
    readModel(Context, M, variablesOf(Fact, false), Asts[0], Found);
  if (OldModels.size() == MaxModels)
    OldModels.pop_back();
  OldModels.emplace_front();
  for (auto &[V, Value] : Found)
    if (V->Width <= 128) {
      Sample S = Value.getRawData()[0];
      if (Value.getNumWords() > 1)
        S |= Sample(Value.getRawData()[1]) << 64;
      OldModels.front().Values[V] = S;
    }
}

// Nothing where a part is too wide.
std::optional<Sample> Solver::Impl::evaluate(OldModel &M, Term A) {
  SmallVector<Term, 32> Pending = {A};
  while (!Pending.empty()) {
    Term Next = Pending.back();
    if (M.Values.contains(Next)) {
      Pending.pop_back();
      continue;
    }
    if (Next->Width > 128)
      return std::nullopt;
    if (Next->Kind == Op::Load || Next->Kind == Op::Var) {
      M.Values[Next] = Next->Samples[0];
      continue;
    }
    SmallVector<Sample, 4> Values;
    for (Term Part : Next->Ops) {
      if (Next->Kind == Op::Valid)
        break;
      auto It = M.Values.find(Part);
      if (It == M.Values.end())
        Pending.push_back(Part);
      else
        Values.push_back(It->second);
    }
    if (Next->Kind != Op::Valid && Values.size() != Next->Ops.size())
      continue;
    M.Values[Next] = evaluateNode(*Next, Values);
    Pending.pop_back();
  }
  return M.Values[A];
}

bool Solver::Impl::isRefutedBy(OldModel &M, ArrayRef<Term> Facts, Term Goal) {
  if (evaluate(M, Goal) != Sample(0))
    return false;
  return all_of(Facts,
                [&](Term Fact) { return evaluate(M, Fact) == Sample(1); });
}

// The constants that are divided by and compared with: near their multiples
// things change.
static void collectConstants(ArrayRef<Term> Terms,
                             SmallVectorImpl<Sample> &Constants) {
  DenseSet<Term> Seen;
  SmallVector<Term, 32> Pending(Terms.begin(), Terms.end());
  while (!Pending.empty()) {
    Term Next = Pending.pop_back_val();
    if (!Seen.insert(Next).second)
      continue;
    if (Next->isConst() && Next->Width <= 64 && Next->Width > 1)
      Constants.push_back(Next->Samples[0]);
    if (Next->Kind != Op::Load)
      append_range(Pending, Next->Ops);
  }
}

// Tries some numbers: cheaper than a question.
bool Solver::Impl::isRefutedByChance(ArrayRef<Term> Facts, Term Goal) {
  constexpr unsigned MaxTries = 40, MaxVariables = 12;
  ArrayRef<Term> Leaves = variablesOf(Goal, false);
  if (Leaves.size() > MaxVariables)
    return false;
  // Of the goal, and of the facts as well.
  SmallVector<Sample, 8> Near = {0, 1}, All;
  collectConstants(Goal, Near);
  All = Near;
  collectConstants(Facts, All);
  std::minstd_rand Random(Goal->Id + 1);
  for (unsigned Try = 0; Try != MaxTries; ++Try) {
    OldModel M;
    auto Choose = [&](Term V) {
      if (V->Width > 128 || V->IsMemory)
        return;
      const Sample Mask =
          V->Width == 128 ? ~Sample(0) : (Sample(1) << V->Width) - 1;
      ArrayRef<Sample> Constants = Random() % 3 ? Near : All;
      Sample Value = Constants[Random() % Constants.size()];
      Value = Value * (Random() % 5) + Random() % 3 - 1;
      if (Random() % 3 == 0)
        Value = Sample(Random()) << 33 ^ Random();
      M.Values[V] = Value & Mask & ~V->KnownZero;
    };
    for (Term V : Leaves)
      Choose(V);
    for (Term Fact : Facts)
      for (Term V : variablesOf(Fact, false))
        if (!M.Values.contains(V))
          Choose(V);
    if (isRefutedBy(M, Facts, Goal)) {
      // It may refute others as well.
      constexpr unsigned MaxModels = 24;
      if (OldModels.size() == MaxModels)
        OldModels.pop_back();
      OldModels.push_front(std::move(M));
      return true;
    }
  }
  return false;
}

static Answer answerFor(Z3_lbool Found) {
  return Found == Z3_L_FALSE  ? Answer::Yes
         : Found == Z3_L_TRUE ? Answer::No
                              : Answer::Unknown;
}

// More facts hardly ever make easy what was hard with some.
static constexpr unsigned MaxTooHard = 2;

Answer Solver::ask(ArrayRef<Term> Facts, Term Goal, bool WithMemory,
                   unsigned Milliseconds) {
  if (Sums.isEquality(Goal))
    return Answer::Yes;
  SmallVector<Term, 16> Used = relevant(Facts, Goal, WithMemory);
  uint64_t Key = 0;
  for (Term Fact : Used)
    Key = (Key ^ Fact->Id) * 0x9e3779b97f4a7c15 + (Key >> 29);
  Key >>= 1;
  auto &Answers = Known[WithMemory];
  if (auto It = Answers.find({Key, Goal}); It != Answers.end())
    return It->second;
  if (Milliseconds <= QuickTimeoutInMilliseconds &&
      (TooHard.contains({Key, Goal}) || NumTooHard.lookup(Goal) >= MaxTooHard))
    return Answer::Unknown;
  Milliseconds = remaining(Deadline, Milliseconds);
  if (Milliseconds == 0)
    return Answer::Unknown;
  if (!WithMemory) {
    bool IsRefuted = any_of(seq(0u, NumSamples), [&](unsigned Which) {
      return Goal->Samples[Which] == 0 &&
             all_of(Used, [&](Term Fact) { return Fact->Samples[Which] == 1; });
    });
    for (auto &M : I->OldModels)
      IsRefuted = IsRefuted || I->isRefutedBy(M, Used, Goal);
    IsRefuted = IsRefuted || I->isRefutedByChance(Used, Goal);
    if (IsRefuted)
      return Answers[{Key, Goal}] = Answer::No;
  }
  ++NumQuestions;
  const double Before = clockInSeconds();
  const Answer Result =
      answerFor(I->check(Used, Goal, WithMemory, Milliseconds, nullptr));
  const double Took = clockInSeconds() - Before;
  if (Trace && Took > 0.1) {
    errs() << "  " << format("%.2f", Took) << " s, answer " << unsigned(Result)
           << ": " << toString(Goal, 8) << "\n";
    for (Term Fact : Used)
      errs() << "      " << toString(Fact, 5) << "\n";
  }
  SecondsSpent[WithMemory] += Took;
  NumAsked[WithMemory] += 1;
  if (Result != Answer::Unknown)
    Answers[{Key, Goal}] = Result;
  else if (Milliseconds <= QuickTimeoutInMilliseconds)
    NumTooHard[Goal] += TooHard.insert({Key, Goal}).second;
  return Result;
}

Answer Solver::proveQuickly(ArrayRef<Term> Facts, Term Goal) {
  return Goal->isTrue() ? Answer::Yes
                        : ask(Facts, Goal, false, QuickTimeoutInMilliseconds);
}

Answer Solver::prove(ArrayRef<Term> Facts, Term Goal) {
  if (Goal->isTrue())
    return Answer::Yes;
  const Answer Quick = ask(Facts, Goal, false, TimeoutInMilliseconds);
  const bool HasMemory =
      any_of(I->variablesOf(Goal, true), [](Term V) { return V->IsMemory; });
  if (Quick == Answer::Yes || (Quick == Answer::No && !HasMemory))
    return Quick;
  return ask(Facts, Goal, true, TimeoutInMilliseconds);
}

bool Solver::findCounterexample(ArrayRef<Term> Facts, Term Goal, Model &Counter,
                                ArrayRef<Term> Wanted) {
  ++NumQuestions;
  return I->check(Facts, Goal, true, remaining(Deadline, TimeoutInMilliseconds),
                  &Counter, Wanted) == Z3_L_TRUE;
}

Answer Solver::contradicts(ArrayRef<Term> Facts) {
  if (any_of(Facts, [](Term Fact) { return Fact->isFalse(); }))
    return Answer::Yes;
  const unsigned Milliseconds = remaining(Deadline, 1000);
  if (Milliseconds == 0)
    return Answer::Unknown;
  ++NumQuestions;
  return answerFor(I->check(Facts, nullptr, false, Milliseconds, nullptr));
}
