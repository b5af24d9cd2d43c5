//===- Term.h - Values and memories as shared terms ------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Bit vectors of any width, memories, and what is computed of them. A term
/// exists once: equal terms are the same pointer. The functions of TermTable
/// that make terms bring them into a normal form, so that what IR and text
/// compute in different words is mostly the same term:
///
///   and x, 255 at 64 bits; zext of trunc to 8       zext64(extract(x, 0, 8))
///   shl x, 3; mul x, 8; x + x + 6 * x               8 * x
///   ashr (shl x, 32), 32; sdiv (mul x, 2^32), 2^32  sext64(extract(x, 0, 32))
///
/// Each term also carries its value under a few random assignments. Different
/// values prove that terms differ; equal values suggest that they do not.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_PROVER_TERM_H
#define LLVM_LIB_TARGET_COURSE_PROVER_TERM_H

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <array>
#include <deque>
#include <string>

namespace coursetv {

using llvm::APInt;

enum class Op : uint8_t {
  Const, // a number
  Var,   // a value that nothing is known of
  Sum,   // Number + sum of Factors[i] * Ops[i]
  Mul,   // of two terms, neither of which is constant
  UDiv,  // as in SMT-LIB: x / 0 is -1
  SDiv,
  URem,
  SRem,
  And,
  Or,
  Xor,
  Shl, // by less than the width
  LShr,
  AShr,
  Eq, // comparisons have width 1
  ULt,
  SLt,
  Not, // of width 1
  Ite,
  ZExt,
  SExt,
  Extract, // the bits from Low on
  Concat,  // high, low
  Load,    // memory, address; little-endian
  Store,   // memory, address, value: a memory
  MemVar,  // a memory that nothing is known of
  Valid,   // address: whether Low bytes there may be accessed; width 1
};

struct Node;
using Term = const Node *;

/// The values under the random assignments; of wide terms a hash.
using Sample = unsigned __int128;
constexpr unsigned NumSamples = 8;

struct Node {
  Op Kind;
  bool IsMemory = false;
  /// In bits; 0 for memories.
  unsigned Width = 0;
  /// Extract: the lowest bit. Valid: the size in bytes. Var: how many low bits
  /// are zero.
  unsigned Low = 0;
  /// In the order in which terms were made.
  unsigned Id = 0;
  /// Const and Sum.
  APInt Number;
  llvm::SmallVector<Term, 2> Ops;
  llvm::SmallVector<APInt, 0> Factors;
  std::string Name;
  std::array<Sample, NumSamples> Samples;
  /// Bits that are zero whatever the variables are; of up to 128 bits.
  Sample KnownZero = 0;
  /// Memories: how many stores are on top of the variable.
  unsigned Depth = 0;
  /// Sums with a number: the same without it. Made when it is first asked for.
  mutable const Node *WithoutNumber = nullptr;

  bool isConst() const { return Kind == Op::Const; }
  bool isConst(uint64_t Value) const {
    return isConst() && Number.getActiveBits() <= 64 &&
           Number.getZExtValue() == Value;
  }
  bool isTrue() const { return Width == 1 && isConst(1); }
  bool isFalse() const { return Width == 1 && isConst(0); }
};

/// Knows when two accesses cannot touch, beyond what their addresses say.
class AliasOracle {
public:
  virtual ~AliasOracle() = default;
  virtual bool areDisjoint(Term A, unsigned SizeA, Term B, unsigned SizeB) = 0;
};

class TermTable {
public:
  TermTable();

  /// Asked by loads and stores; may be null.
  AliasOracle *Oracle = nullptr;
  using Substitution = llvm::DenseMap<Term, Term>;
  /// What terms are where the path in hand is, which a term that is made becomes;
  /// null where nothing is known. See Assuming.
  const Substitution *Assumed = nullptr;
  /// What was assumed where the path in hand began, if anything, and how often
  /// something else has been of use.
  const Substitution *AssumedBefore = nullptr;
  unsigned NumUsed = 0;

  Term constant(const APInt &Value);
  Term constant(unsigned Width, uint64_t Value) {
    return constant(APInt(Width, Value, false, true));
  }
  Term boolean(bool Value) { return Value ? True : False; }
  /// A new variable, whatever its name, whose low \p Zeros bits are zero.
  Term variable(unsigned Width, llvm::StringRef Name, unsigned Zeros = 0);
  Term memoryVariable(llvm::StringRef Name);

  Term add(Term A, Term B);
  Term sub(Term A, Term B);
  Term neg(Term A) { return scale(A, APInt::getAllOnes(A->Width)); }
  Term addConst(Term A, int64_t Value) {
    return add(A, constant(APInt(A->Width, Value, true, true)));
  }
  Term mul(Term A, Term B);
  /// UDiv, SDiv, URem, SRem.
  Term divide(Op Kind, Term A, Term B);
  Term andOf(Term A, Term B);
  Term orOf(Term A, Term B);
  Term xorOf(Term A, Term B);
  Term notOf(Term A);
  /// Shl, LShr, AShr; \p Amount has the width of \p A, and only its low bits
  /// count if that is a power of two.
  Term shift(Op Kind, Term A, Term Amount);
  Term eq(Term A, Term B);
  Term ne(Term A, Term B) { return notOf(eq(A, B)); }
  Term ult(Term A, Term B);
  Term slt(Term A, Term B);
  Term ule(Term A, Term B) { return notOf(ult(B, A)); }
  Term sle(Term A, Term B) { return notOf(slt(B, A)); }
  /// Whether \p A is one of the numbers, each of which comes once: ranges of them
  /// are one comparison.
  Term isOneOf(Term A, llvm::SmallVector<APInt, 4> Numbers);
  Term ite(Term Condition, Term A, Term B);
  Term zext(Term A, unsigned Width);
  Term sext(Term A, unsigned Width);
  Term extract(Term A, unsigned Low, unsigned Width);
  Term trunc(Term A, unsigned Width) { return extract(A, 0, Width); }
  /// Truncates or extends by zeros.
  Term resize(Term A, unsigned Width) {
    return Width <= A->Width ? trunc(A, Width) : zext(A, Width);
  }
  Term concat(Term High, Term Low);

  /// Values of whole bytes.
  Term load(Term Memory, Term Address, unsigned Size);
  Term store(Term Memory, Term Address, Term Value);
  Term valid(Term Address, unsigned Size);

  /// An address as a term without a number, null if it is nothing but a number,
  /// and a number.
  std::pair<Term, int64_t> split(Term Address);
  /// The difference of two addresses if it is the same whatever the variables.
  std::optional<int64_t> difference(Term A, Term B);
  /// Whether the accesses cannot touch.
  bool areDisjoint(Term A, unsigned SizeA, Term B, unsigned SizeB);

  /// \p A with terms replaced.
  Term substitute(Term A, Substitution &Map);
  /// \p Value as it is loaded from \p Memory by what is known by now, and all parts
  /// of it, where that makes them other terms.
  void loadAnew(Term Value, Term Memory, Term Address, unsigned Size,
                llvm::SmallVectorImpl<std::pair<Term, Term>> &Changes);
  /// \p Memory with the stores above \p Base anew, by what is known by now of what
  /// may touch. Memories that become others by that go to \p Changes, if any.
  Term
  storeAnew(Term Memory, Term Base,
            llvm::SmallVectorImpl<std::pair<Term, Term>> *Changes = nullptr);
  /// The same operation on other operands, in normal form.
  Term rebuild(Term A, llvm::ArrayRef<Term> Ops);
  Term rebuildWith(Term A, bool IsAnew, llvm::function_ref<Term(Term)> Map);

  size_t size() const { return Nodes.size(); }

private:
  Term make(Node &&N);
  Term find(Node &&N);
  Term make(Op Kind, unsigned Width, llvm::ArrayRef<Term> Ops,
            unsigned Low = 0);
  Term scale(Term A, const APInt &Factor);
  Term makeSum(unsigned Width, const APInt &Number,
               llvm::SmallVectorImpl<std::pair<Term, APInt>> &Parts);
  Term extractAnew(Term A, unsigned Low, unsigned Width);
  Term sortChain(Op Kind, Term A, Term B);
  Term extractAbove(Term A, unsigned Low, unsigned Width);
  Term extractOfSum(Term A, unsigned Low, unsigned Width);
  Term divideByConstant(Op Kind, Term A, const APInt &Divisor);
  Term divideNarrow(Term A, unsigned Width);
  Term andWithConstant(Term A, const APInt &Mask);
  Term eqWithConstant(Term A, const APInt &Value);
  Term ultWithConstant(Term A, const APInt &Value);
  Term loadPieces(Term Memory, Term Address, unsigned Size);
  void evaluate(Node &N) const;
  Sample evaluateLoad(Term Memory, Sample Address, unsigned Size,
                      unsigned Which) const;

  std::deque<Node> Nodes;
  llvm::DenseMap<uint64_t, llvm::SmallVector<Term, 1>> Buckets;
  Term True, False;
  unsigned NumVariables = 0;
  /// What the call of extract() in hand has made of parts that may come again,
  /// and what was assumed then.
  llvm::DenseMap<std::tuple<Term, unsigned, unsigned>, Term> Extracted;
  const Substitution *AssumedByExtract = nullptr;
  unsigned ExtractDepth = 0;
};

/// While it lives terms are made under these assumptions, or under none.
class Assuming {
public:
  Assuming(TermTable &T, const TermTable::Substitution *Assumed)
      : T(T), Before(T.Assumed) {
    T.Assumed = Assumed;
  }
  ~Assuming() { T.Assumed = Before; }
  Assuming(const Assuming &) = delete;
  Assuming &operator=(const Assuming &) = delete;

private:
  TermTable &T;
  const TermTable::Substitution *const Before;
};

/// The value of an operation of up to 128 bits, but of no load, where those of
/// its operands are \p Values.
Sample evaluateNode(const Node &N, llvm::ArrayRef<Sample> Values);

/// A key that equal values share, and different ones hardly ever.
std::pair<unsigned, uint64_t> sampleKey(Term A);

/// Whether these bits are zero by what the term is made of.
bool isKnownZero(Term A, unsigned Low, unsigned Width);
/// How many low bits of a sum are zero because they are in all of its parts.
unsigned commonTrailingZeros(Term Sum);

/// For messages; terms below a certain depth are left out.
std::string toString(Term A, unsigned MaxDepth = 6);

/// The variables in \p A, memories too, each once.
void collectVariables(Term A, llvm::SmallVectorImpl<Term> &Variables);

} // namespace coursetv

#endif // LLVM_LIB_TARGET_COURSE_PROVER_TERM_H
