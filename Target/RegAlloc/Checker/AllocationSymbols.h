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
SmallVector<BlockId, 0> reversePostOrder(const CheckedProgram &P);

/// The dominator tree of a program, after Cooper, Harvey and Kennedy, "A
/// Simple, Fast Dominance Algorithm" (2001).
class CheckedDominators {
public:
  explicit CheckedDominators(const CheckedProgram &P);

  ArrayRef<BlockId> blocks() const { return Order; }
  bool isReachable(BlockId B) const { return Position[B] != None; }
  bool strictlyDominates(BlockId A, BlockId B) const {
    return First[A] < First[B] && First[B] <= Last[A];
  }

private:
  BlockId intersect(BlockId A, BlockId B) const;
  void findParents(const CheckedProgram &P);
  void numberTree();

  SmallVector<BlockId, 0> Order;
  IdVector<BlockId, unsigned> Position;
  IdVector<BlockId, BlockId> Parent;
  /// Numbers in preorder: those below a block are First+1 .. Last.
  IdVector<BlockId, unsigned> First, Last;
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

  Symbol ofLiteral(LiteralId Literal);
  Symbol ofValue(VariableId Value) const {
    return Values.has(Value) ? Values[Value] : Nothing;
  }
  /// An operand of the original program.
  Symbol of(const CheckedOperand &Operand);

  /// The result of an operation, if the original program has it.
  std::optional<Symbol> find(OperationId Operation,
                             ArrayRef<Symbol> Operands) const;
  bool hasOperation(OperationId Operation) const {
    return Operations.has(Operation) && Operations[Operation];
  }

  /// Whether the symbol means at the start of \p Block what it meant at the end
  /// of a predecessor, and can be wanted in the block.
  bool isKnownIn(Symbol S, BlockId Block) const {
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
  static constexpr BlockId Everywhere = None;

  struct Info {
    /// The block of the last of the effects and PHIs it is made from.
    BlockId Scope;
    CheckedOperand Representative;
    bool IsMutable = false;
  };

  Symbol getNext() const { return Symbol(Infos.size()); }
  Symbol create(BlockId Scope, CheckedOperand Representative);
  void setSymbol(VariableId Value, Symbol S);
  void defineFresh(VariableId Value, BlockId Block);
  void define(const CheckedInstr &I, BlockId Block);
  BlockId laterScope(BlockId A, BlockId B) const;
  static StringRef makeKey(OperationId Operation, ArrayRef<Symbol> Operands,
                           SmallVectorImpl<unsigned> &Buffer);

  const CheckedDominators &Dominators;
  IdVector<Symbol, Info> Infos;
  IdVector<VariableId, Symbol> Values;
  DenseMap<LiteralId, Symbol> Literals;
  StringMap<Symbol> Expressions;
  ById<OperationId, BitVector> Operations;
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_CHECKER_ALLOCATIONSYMBOLS_H
