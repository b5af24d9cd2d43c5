//===- Term.cpp - Values and memories as shared terms ---------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The table of terms, their values under random assignments, substitution and
/// text. Normal forms are in Simplify.cpp and Memory.cpp.
///
//===----------------------------------------------------------------------===//

#include "Prover/Term.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/StringExtras.h"

using namespace coursetv;
using namespace llvm;

TermTable::TermTable() {
  False = constant(1, 0);
  True = constant(1, 1);
}

//===----------------------------------------------------------------------===//
// Values under random assignments
//===----------------------------------------------------------------------===//

static uint64_t mix(uint64_t X) {
  X += 0x9e3779b97f4a7c15;
  X = (X ^ (X >> 30)) * 0xbf58476d1ce4e5b9;
  X = (X ^ (X >> 27)) * 0x94d049bb133111eb;
  return X ^ (X >> 31);
}

static Sample maskOf(unsigned Width) {
  return Width >= 128 ? ~Sample(0) : (Sample(1) << Width) - 1;
}

static __int128 signedOf(Sample X, unsigned Width) {
  if (Width >= 128)
    return static_cast<__int128>(X);
  const unsigned Shift = 128 - Width;
  return static_cast<__int128>(X << Shift) >> Shift;
}

static Sample sampleOf(const APInt &Value) {
  Sample Result = Value.getRawData()[0];
  if (Value.getNumWords() > 1)
    Result |= Sample(Value.getRawData()[1]) << 64;
  return Result;
}

// Small numbers now and then, so that comparisons come out true and false.
static Sample sampleOfVariable(unsigned Number, unsigned Which,
                               unsigned Width) {
  const uint64_t Random = mix(uint64_t(Number) * NumSamples + Which);
  if (Which == 0)
    return (Random % 61 + 1) & maskOf(Width);
  if (Which == 5)
    return (Random % 1000) & maskOf(Width);
  if (Which == 6)
    return (Random % 30000) & maskOf(Width);
  if (Which == 1 && Random % 3 == 0)
    return (~Sample(0) - Random % 29) & maskOf(Width);
  return (Sample(mix(Random)) << 64 | Random) & maskOf(Width);
}

Sample TermTable::evaluateLoad(Term Memory, Sample Address, unsigned Size,
                               unsigned Which) const {
  Sample Result = 0;
  for (unsigned I = 0; I != Size && I != 16; ++I) {
    const uint64_t Byte = static_cast<uint64_t>(Address) + I;
    Term M = Memory;
    for (; M->Kind == Op::Store; M = M->Ops[0]) {
      const uint64_t Offset =
          Byte - static_cast<uint64_t>(M->Ops[1]->Samples[Which]);
      if (Offset >= M->Ops[2]->Width / 8)
        continue;
      Result |= (M->Ops[2]->Samples[Which] >> (8 * (Offset & 15)) & 255)
                << (8 * I);
      break;
    }
    if (M->Kind != Op::Store)
      Result |= Sample(mix(mix(M->Id) ^ Byte ^ uint64_t(Which) << 60) & 255)
                << (8 * I);
  }
  return Result;
}

static Sample evaluateDivision(Op Kind, Sample A, Sample B, unsigned Width) {
  const __int128 SA = signedOf(A, Width), SB = signedOf(B, Width);
  if (B == 0)
    return Kind == Op::UDiv             ? ~Sample(0)
           : Kind == Op::SDiv && SA < 0 ? 1
           : Kind == Op::SDiv           ? ~Sample(0)
                                        : A;
  if (Kind == Op::UDiv)
    return A / B;
  if (Kind == Op::URem)
    return A % B;
  if (SB == -1)
    return Kind == Op::SDiv ? -A : 0;
  return Kind == Op::SDiv ? SA / SB : SA % SB;
}

static Sample evaluateSum(const Node &N, ArrayRef<Sample> Values) {
  Sample Result = sampleOf(N.Number);
  for (auto [Value, Factor] : zip(Values, N.Factors))
    Result += Value * sampleOf(Factor);
  return Result;
}

static Sample evaluateOperation(const Node &N, ArrayRef<Sample> Values) {
  auto At = [&](unsigned Number) { return Values[Number]; };
  const unsigned Width = N.Ops.empty() ? N.Width : N.Ops[0]->Width;
  switch (N.Kind) {
  case Op::Sum:
    return evaluateSum(N, Values);
  case Op::Mul:
    return At(0) * At(1);
  case Op::UDiv:
  case Op::SDiv:
  case Op::URem:
  case Op::SRem:
    return evaluateDivision(N.Kind, At(0), At(1), Width);
  case Op::And:
    return At(0) & At(1);
  case Op::Or:
    return At(0) | At(1);
  case Op::Xor:
    return At(0) ^ At(1);
  case Op::Shl:
    return At(1) >= Width ? 0 : At(0) << At(1);
  case Op::LShr:
    return At(1) >= Width ? 0 : At(0) >> At(1);
  case Op::AShr:
    return signedOf(At(0), Width) >> (At(1) >= Width ? Width - 1 : At(1));
  case Op::Eq:
    return At(0) == At(1);
  case Op::ULt:
    return At(0) < At(1);
  case Op::SLt:
    return signedOf(At(0), Width) < signedOf(At(1), Width);
  case Op::Not:
    return At(0) ^ 1;
  case Op::Ite:
    return At(0) ? At(1) : At(2);
  case Op::ZExt:
    return At(0);
  case Op::SExt:
    return signedOf(At(0), Width);
  case Op::Extract:
    return N.Low >= 128 ? 0 : At(0) >> N.Low;
  case Op::Concat:
    return N.Ops[1]->Width >= 128 ? At(1) : At(0) << N.Ops[1]->Width | At(1);
  default:
    return 0;
  }
}

Sample coursetv::evaluateNode(const Node &N, ArrayRef<Sample> Values) {
  if (N.Kind == Op::Const)
    return sampleOf(N.Number);
  if (N.Kind == Op::Valid)
    return 1;
  return evaluateOperation(N, Values) & maskOf(N.Width);
}

// Of terms of more than 128 bits, and of what is made of them, the values mean
// nothing but that equal terms have equal ones.
static bool isWide(const Node &N) {
  return N.Width > 128 ||
         any_of(N.Ops, [](Term Part) { return Part->Width > 128; });
}

void TermTable::evaluate(Node &N) const {
  for (unsigned I = 0; I != NumSamples; ++I) {
    Sample &Result = N.Samples[I];
    if (isWide(N) || N.Kind == Op::Valid || N.IsMemory)
      Result = mix(N.Id * NumSamples + I);
    else if (N.Kind == Op::Const)
      Result = sampleOf(N.Number);
    else if (N.Kind == Op::Var)
      Result = sampleOfVariable(N.Id, I, N.Width) & ~N.KnownZero;
    else if (N.Kind == Op::Load)
      Result = evaluateLoad(N.Ops[0], N.Ops[1]->Samples[I], N.Width / 8, I);
    else {
      SmallVector<Sample, 4> Values;
      for (Term Part : N.Ops)
        Values.push_back(Part->Samples[I]);
      Result = evaluateOperation(N, Values);
    }
    if (N.Width != 0)
      Result &= maskOf(N.Width);
  }
}

std::pair<unsigned, uint64_t> coursetv::sampleKey(Term A) {
  uint64_t Hash = 0;
  for (Sample S : A->Samples)
    Hash = mix(Hash ^ uint64_t(S) ^ mix(uint64_t(S >> 64)));
  return {A->Width, Hash >> 1};
}

//===----------------------------------------------------------------------===//
// Bits that are known to be zero
//===----------------------------------------------------------------------===//

static unsigned trailingZeros(Sample KnownZero, unsigned Width) {
  unsigned Count = 0;
  while (Count != Width && (KnownZero >> Count & 1))
    ++Count;
  return Count;
}

static Sample knownZeroOfSum(const Node &N) {
  unsigned Zeros = N.Number.isZero() ? N.Width : N.Number.countr_zero();
  for (auto [Part, Factor] : zip(N.Ops, N.Factors))
    Zeros = std::min(Zeros, Factor.countr_zero() +
                                trailingZeros(Part->KnownZero, N.Width));
  // The largest value, if no part is subtracted and nothing can wrap around.
  Sample Largest = sampleOf(N.Number);
  bool Wraps = N.Width > 64;
  for (auto [Part, Factor] : zip(N.Ops, N.Factors)) {
    const Sample Most = ~Part->KnownZero & maskOf(N.Width);
    Wraps |= Factor.getActiveBits() > 62;
    if (!Wraps)
      Largest += Most * sampleOf(Factor);
    Wraps |= Largest > maskOf(N.Width);
  }
  Sample Known = maskOf(std::min(Zeros, N.Width));
  if (!Wraps)
    for (unsigned Bit = N.Width; Bit-- != 0 && !(Largest >> Bit & 1);)
      Known |= Sample(1) << Bit;
  return Known;
}

static Sample knownZeroOf(const Node &N) {
  const Sample All = maskOf(N.Width);
  auto At = [&](unsigned Number) { return N.Ops[Number]->KnownZero; };
  switch (N.Kind) {
  case Op::Const:
    return ~sampleOf(N.Number) & All;
  case Op::Var:
    return maskOf(N.Low);
  case Op::Sum:
    return knownZeroOfSum(N);
  case Op::And:
    return At(0) | At(1);
  case Op::Or:
  case Op::Xor:
    return At(0) & At(1);
  case Op::Ite:
    return At(1) & At(2);
  case Op::ZExt:
    return At(0) | (All & ~maskOf(N.Ops[0]->Width));
  case Op::Extract:
    return At(0) >> N.Low & All;
  case Op::Concat:
    return (At(0) << N.Ops[1]->Width | At(1)) & All;
  case Op::UDiv:
  case Op::URem:
  case Op::LShr: {
    // Not above the dividend.
    Sample Known = 0;
    for (unsigned Bit = N.Width; Bit-- != 0 && (At(0) >> Bit & 1);)
      Known |= Sample(1) << Bit;
    if (N.Kind == Op::UDiv && N.Ops[1]->isConst() &&
        !N.Ops[1]->Number.isZero() && N.Width <= 64) {
      const Sample Most = (~At(0) & All) / N.Ops[1]->Number.getZExtValue();
      for (unsigned Bit = N.Width; Bit-- != 0 && !(Most >> Bit & 1);)
        Known |= Sample(1) << Bit;
    }
    if (N.Kind == Op::URem)
      for (unsigned Bit = N.Width; Bit-- != 0 && (At(1) >> Bit & 1);)
        Known |= Sample(1) << Bit;
    return Known;
  }
  default:
    return 0;
  }
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

static bool isSame(const Node &A, const Node &B) {
  return A.Kind == B.Kind && A.Width == B.Width && A.Low == B.Low &&
         A.IsMemory == B.IsMemory && A.Ops == B.Ops &&
         A.Factors.size() == B.Factors.size() &&
         A.Number.getBitWidth() == B.Number.getBitWidth() &&
         A.Number == B.Number && A.Factors == B.Factors;
}

Term TermTable::make(Node &&N) {
  Term Made = find(std::move(N));
  if (!Assumed || Made->isConst())
    return Made;
  Term Known = Assumed->lookup(Made);
  if (!Known)
    return Made;
  NumUsed += !AssumedBefore || !AssumedBefore->contains(Made);
  return Known;
}

Term TermTable::find(Node &&N) {
  uint64_t Hash = mix(unsigned(N.Kind) * 4096 + N.Width + (N.Low << 20));
  for (Term Part : N.Ops)
    Hash = mix(Hash ^ Part->Id);
  Hash = mix(Hash ^ hash_value(N.Number));
  for (const APInt &Factor : N.Factors)
    Hash = mix(Hash ^ hash_value(Factor));
  // Two values are not keys of a map.
  Hash = std::min<uint64_t>(Hash, ~uint64_t(0) - 2);
  auto &Bucket = Buckets[Hash];
  if (N.Kind != Op::Var && N.Kind != Op::MemVar)
    for (Term Other : Bucket)
      if (isSame(*Other, N))
        return Other;
  N.Id = Nodes.size();
  if (N.Width <= 128 && !N.IsMemory && !isWide(N))
    N.KnownZero = knownZeroOf(N);
  evaluate(N);
  Nodes.push_back(std::move(N));
  Bucket.push_back(&Nodes.back());
  return &Nodes.back();
}

Term TermTable::make(Op Kind, unsigned Width, ArrayRef<Term> Ops,
                     unsigned Low) {
  Node N;
  N.Kind = Kind;
  N.Width = Width;
  N.Low = Low;
  N.Ops.assign(Ops.begin(), Ops.end());
  N.IsMemory = Kind == Op::Store;
  if (N.IsMemory)
    N.Depth = Ops[0]->Depth + 1;
  return make(std::move(N));
}

Term TermTable::constant(const APInt &Value) {
  Node N;
  N.Kind = Op::Const;
  N.Width = Value.getBitWidth();
  N.Number = Value;
  return make(std::move(N));
}

Term TermTable::variable(unsigned Width, StringRef Name, unsigned Zeros) {
  Node N;
  N.Kind = Op::Var;
  N.Width = Width;
  N.Low = Zeros;
  N.Name = Name.str() + "." + utostr(NumVariables++);
  return make(std::move(N));
}

Term TermTable::memoryVariable(StringRef Name) {
  Node N;
  N.Kind = Op::MemVar;
  N.IsMemory = true;
  N.Name = Name.str() + "." + utostr(NumVariables++);
  return make(std::move(N));
}

// Terms are graphs, in which a part has as many paths to it as there are: each is
// looked at once in a call.
Term TermTable::extract(Term A, unsigned Low, unsigned Width) {
  if (Width == A->Width || A->Ops.empty())
    return extractAnew(A, Low, Width);
  if (ExtractDepth == 0) {
    Extracted.clear();
    AssumedByExtract = Assumed;
  }
  const bool IsKept = Assumed == AssumedByExtract;
  const std::tuple Key(A, Low, Width);
  if (IsKept)
    if (Term Known = Extracted.lookup(Key))
      return Known;
  // Of what is shifted and combined again and again there is a lot of pieces.
  constexpr unsigned MaxPieces = 2000;
  if (Extracted.size() > MaxPieces)
    return make(Op::Extract, Width, {A}, Low);
  ++ExtractDepth;
  Term Result = extractAnew(A, Low, Width);
  --ExtractDepth;
  if (IsKept)
    Extracted[Key] = Result;
  return Result;
}

Term TermTable::rebuild(Term A, ArrayRef<Term> Ops) {
  switch (A->Kind) {
  case Op::Const:
  case Op::Var:
  case Op::MemVar:
    return A;
  case Op::Sum: {
    Term Result = constant(A->Number);
    for (auto [Part, Factor] : zip(Ops, A->Factors))
      Result = add(Result, scale(Part, Factor));
    return Result;
  }
  case Op::Mul:
    return mul(Ops[0], Ops[1]);
  case Op::UDiv:
  case Op::SDiv:
  case Op::URem:
  case Op::SRem:
    return divide(A->Kind, Ops[0], Ops[1]);
  case Op::And:
    return andOf(Ops[0], Ops[1]);
  case Op::Or:
    return orOf(Ops[0], Ops[1]);
  case Op::Xor:
    return xorOf(Ops[0], Ops[1]);
  case Op::Shl:
  case Op::LShr:
  case Op::AShr:
    return shift(A->Kind, Ops[0], Ops[1]);
  case Op::Eq:
    return eq(Ops[0], Ops[1]);
  case Op::ULt:
    return ult(Ops[0], Ops[1]);
  case Op::SLt:
    return slt(Ops[0], Ops[1]);
  case Op::Not:
    return notOf(Ops[0]);
  case Op::Ite:
    return ite(Ops[0], Ops[1], Ops[2]);
  case Op::ZExt:
    return zext(Ops[0], A->Width);
  case Op::SExt:
    return sext(Ops[0], A->Width);
  case Op::Extract:
    return extract(Ops[0], A->Low, A->Width);
  case Op::Concat:
    return concat(Ops[0], Ops[1]);
  case Op::Load:
    return load(Ops[0], Ops[1], A->Width / 8);
  case Op::Store:
    return store(Ops[0], Ops[1], Ops[2]);
  case Op::Valid:
    return valid(Ops[0], A->Low);
  }
  return A;
}

// A with other operands; anew even if they are the same, if asked for.
Term TermTable::rebuildWith(Term A, bool IsAnew, function_ref<Term(Term)> Map) {
  SmallVector<Term, 4> Ops;
  for (Term Part : A->Ops) {
    Ops.push_back(Map(Part));
    IsAnew |= Ops.back() != Part;
  }
  return IsAnew ? rebuild(A, Ops) : A;
}

Term TermTable::substitute(Term A, Substitution &Map) {
  if (Term Known = Map.lookup(A))
    return Known;
  Term Result = rebuildWith(A, /*IsAnew=*/false,
                            [&](Term Part) { return substitute(Part, Map); });
  Map[A] = Result;
  return Result;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static const char *nameOf(Op Kind) {
  static const char *const Names[] = {
      "const", "var", "sum",  "mul",   "udiv",   "sdiv", "urem",
      "srem",  "and", "or",   "xor",   "shl",    "lshr", "ashr",
      "eq",    "ult", "slt",  "not",   "ite",    "zext", "sext",
      "bits",  "cat", "load", "store", "memory", "valid"};
  return Names[unsigned(Kind)];
}

std::string coursetv::toString(Term A, unsigned MaxDepth) {
  if (A->isConst())
    return llvm::toString(A->Number, 10, /*Signed=*/A->Width > 1);
  if (A->Kind == Op::Var || A->Kind == Op::MemVar)
    return A->Name;
  if (MaxDepth == 0)
    return "...";
  std::string Text = nameOf(A->Kind);
  if (A->Kind == Op::Extract)
    Text += "[" + utostr(A->Low) + "+" + utostr(A->Width) + "]";
  if (A->Kind == Op::ZExt || A->Kind == Op::SExt || A->Kind == Op::Load)
    Text += utostr(A->Width);
  Text += "(";
  for (unsigned I = 0; I != A->Ops.size(); ++I) {
    if (I != 0)
      Text += ", ";
    if (A->Kind == Op::Sum && !A->Factors[I].isOne())
      Text += llvm::toString(A->Factors[I], 10, true) + " * ";
    Text += toString(A->Ops[I], MaxDepth - 1);
  }
  if (A->Kind == Op::Sum && !A->Number.isZero())
    Text += ", " + llvm::toString(A->Number, 10, true);
  return Text + ")";
}

void coursetv::collectVariables(Term A, SmallVectorImpl<Term> &Variables) {
  DenseSet<Term> Seen;
  SmallVector<Term, 16> Pending = {A};
  while (!Pending.empty()) {
    Term Next = Pending.pop_back_val();
    if (!Seen.insert(Next).second)
      continue;
    if (Next->Kind == Op::Var || Next->Kind == Op::MemVar)
      Variables.push_back(Next);
    append_range(Pending, Next->Ops);
  }
}
