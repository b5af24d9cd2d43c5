//===-- AllocationSymbols.h - The values of a checked program ---*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Names for what the locations of an allocated program can hold. Values of the
/// original program that are equal by construction have the same symbol: a copy
/// and its source, and results of the same operation on the same symbols. What
/// such a result is made from in the end are the results of effects and PHIs;
/// it stays what it is until one of these is executed again.
///
/// Linear in the size of the program.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_CHECKER_ALLOCATIONSYMBOLS_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_CHECKER_ALLOCATIONSYMBOLS_H

#include "RegAlloc/Checker/AllocationChecker.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

namespace llvm::course {

/// The reachable blocks of \p P, each before its successors but for back edges.
SmallVector<unsigned, 0> reversePostOrder(const CheckedProgram &P);

/// The dominator tree of a program, after Cooper, Harvey and Kennedy, "A
/// Simple, Fast Dominance Algorithm" (2001).
class CheckedDominators {
public:
  explicit CheckedDominators(const CheckedProgram &P);

  ArrayRef<unsigned> blocks() const { return Order; }
  bool isReachable(unsigned B) const { return Position[B] != None; }
  bool strictlyDominates(unsigned A, unsigned B) const {
    return First[A] < First[B] && First[B] <= Last[A];
  }

private:
  unsigned intersect(unsigned A, unsigned B) const;
  void findParents(const CheckedProgram &P);
  void numberTree();

  SmallVector<unsigned, 0> Order, Position, Parent;
  /// Numbers in preorder: those below a block are First+1 .. Last.
  SmallVector<unsigned, 0> First, Last;
};

/// What a value of the original program is, by the number that it has here.
using Symbol = Id<struct SymbolTag>;

class AllocationSymbols {
public:
  /// Held by every location.
  static constexpr Symbol Undef = Symbol(0);
  /// Held by none: a value without definition.
  static constexpr Symbol Nothing = Symbol(1);

  AllocationSymbols(const CheckedProgram &Original,
                    const CheckedDominators &Dominators,
                    ArrayRef<EntryContent> AtEntry);

  Symbol ofLiteral(unsigned Literal);
  Symbol ofValue(unsigned Value) const {
    return Value < Values.size() ? Values[Value] : Nothing;
  }
  /// An operand of the original program.
  Symbol of(const CheckedOperand &Operand);

  /// The result of an operation, if the original program has it.
  std::optional<Symbol> find(unsigned Operation,
                             ArrayRef<Symbol> Operands) const;
  bool hasOperation(unsigned Operation) const {
    return Operation < Operations.size() && Operations[Operation];
  }

  /// Whether the symbol means at the start of \p Block what it meant at the end
  /// of a predecessor, and can be wanted in the block.
  bool isKnownIn(Symbol S, unsigned Block) const {
    return Infos[S].Scope == Everywhere ||
           Dominators.strictlyDominates(Infos[S].Scope, Block);
  }
  /// Whether effects change it.
  bool isMutable(Symbol S) const { return Infos[S].IsMutable; }
  /// Something in the original program that the symbol stands for.
  CheckedOperand representative(Symbol S) const {
    return Infos[S].Representative;
  }

private:
  static constexpr unsigned Everywhere = None;

  struct Info {
    /// The block of the last of the effects and PHIs it is made from.
    unsigned Scope;
    CheckedOperand Representative;
    bool IsMutable = false;
  };

  Symbol getNext() const { return Symbol(Infos.size()); }
  Symbol create(unsigned Scope, CheckedOperand Representative);
  void setSymbol(unsigned Value, Symbol S);
  void defineFresh(unsigned Value, unsigned Block);
  void define(const CheckedInstr &I, unsigned Block);
  unsigned laterScope(unsigned A, unsigned B) const;
  static StringRef makeKey(unsigned Operation, ArrayRef<Symbol> Operands,
                           SmallVectorImpl<unsigned> &Buffer);

  const CheckedDominators &Dominators;
  IdVector<Symbol, Info> Infos;
  SmallVector<Symbol, 0> Values;
  DenseMap<unsigned, Symbol> Literals;
  StringMap<Symbol> Expressions;
  BitVector Operations;
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_CHECKER_ALLOCATIONSYMBOLS_H
