//===-- MinIR.h - Programs to allocate registers for ------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Functions in SSA form whose variables want registers of a bank's classes.
///
/// MinIR is YAML: a list of functions.
/// \code
///   - label: count
///     entries: [BB1]
///     exit: [BB3]
///     bbs:
///       - label: BB1
///         ops:
///           - {defs: [n.G16], op: entry}
///       - label: BB2
///         ops:
///           - {defs: [k.G16], op: phi, uses: [n.G16<BB1>, m.G16<BB2>]}
///           - {defs: [m.G16], op: sub, uses: [k.G16, '1']}
///           - {op: bgt, uses: [m.G16, '0'], target: BB2, fallthru: BB3}
///       - label: BB3
///         ops:
///           - {op: return, uses: [m.G16]}
/// \endcode
///
/// An operand is a variable with its class, a register of the bank, or a
/// constant in quotes. An operation with a `target` ends its block: with a
/// `fallthru` it is a branch to one of both, without one a jump; a switch lists
/// `others`, too. A block that does not end so goes on with the next one, but a
/// block in `exit` goes nowhere. `mov` from a variable to one of the same class
/// is a copy, which disappears if both get the same register. A block may have
/// a `frequency`.
///
/// Each variable has one definition, which dominates all uses. A register has
/// any number of them, and each is used in its own block only: each is a
/// variable of its own that is fixed to that register.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_MINIR_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_MINIR_H

#include "RegAlloc/Banks/AliasedBank.h"
#include "llvm/ADT/BitVector.h"
#include <variant>

namespace llvm::course {

using MinVariableId = Id<struct MinVariableTag>;
using MinConstantId = Id<struct MinConstantTag>;

/// A set of variables.
class VariableSet : public BitVector {
public:
  using BitVector::BitVector;
  using BitVector::reset;

  bool test(MinVariableId V) const { return BitVector::test(V.index()); }
  void set(MinVariableId V) { BitVector::set(V.index()); }
  void reset(MinVariableId V) { BitVector::reset(V.index()); }
  /// Whether it has one that \p Other has not.
  bool exceeds(const VariableSet &Other) const {
    return BitVector::test(Other);
  }
  auto ids() const {
    return map_range(set_bits(), [](unsigned I) { return MinVariableId(I); });
  }
};

class MinOperand : public std::variant<MinVariableId, MinConstantId> {
public:
  using variant::variant;

  bool isVariable() const { return index() == 0; }
  MinVariableId variable() const { return std::get<MinVariableId>(*this); }
  MinConstantId constant() const { return std::get<MinConstantId>(*this); }
};

struct MinOp {
  std::string Name;
  SmallVector<MinVariableId, 1> Defs;
  SmallVector<MinOperand, 2> Uses;
  /// Or None.
  BlockId Target = None, Fallthru = None;
  /// Further targets, of a switch.
  SmallVector<BlockId, 0> Others = {};

  bool uses(MinVariableId Variable) const;
};

struct MinPhi {
  MinVariableId Def;
  /// One for each predecessor, in their order.
  SmallVector<MinOperand, 2> Operands;
};

struct MinBlock {
  std::string Label;
  SmallVector<MinPhi, 0> Phis;
  SmallVector<MinOp, 0> Ops;
  SmallVector<BlockId, 2> Succs, Preds;
  /// How often it runs, in any unit. Not given: ten times as often for each
  /// loop around it.
  double Frequency = 1;
  bool HasFrequency = false;
};

struct MinVariable {
  std::string Name;
  ClassId Class;
  /// The register that it must be in, or None.
  RegisterId Fixed = None;
};

struct MinFunction {
  std::string Label;
  SmallVector<BlockId, 1> Entries, Exits;
  IdVector<BlockId, MinBlock> Blocks;
  IdVector<MinVariableId, MinVariable> Variables;
  IdVector<MinConstantId, std::string> Constants;

  /// Whether \p Op copies a variable to one of the same class.
  bool isCopy(const MinOp &Op) const;

  /// Computes predecessors from successors.
  void findPreds();

  /// Sets the frequencies that are not given, by the nesting of loops.
  void estimateFrequencies();

  /// What is wrong with it: edges, SSA form, registers that overlap while both
  /// are live.
  Complaint verify(const AliasedBank &Bank) const;
};

using MinProgram = SmallVector<MinFunction, 0>;

/// Reads the functions of a file; errors name file, line and column.
Expected<MinProgram> readMinIR(StringRef Text, StringRef FileName,
                               const AliasedBank &Bank);

/// Writes what readMinIR() reads.
void writeMinIR(raw_ostream &OS, const MinProgram &Program,
                const AliasedBank &Bank);

/// The dominators of the blocks that entries reach: reverse postorder, and the
/// immediate dominator of each block. An entry has none, nor has a block that
/// several entries lead to.
struct MinDominators {
  explicit MinDominators(const MinFunction &F);

  SmallVector<BlockId, 0> Order;
  IdVector<BlockId, BlockId> IDom;
  /// Position in Order, or None for a block that no entry reaches.
  IdVector<BlockId, unsigned> Position;

  bool dominates(BlockId A, BlockId B) const;
};

/// What is live at the ends of blocks. A PHI is live at the start of its block,
/// its operands at the ends of the predecessors.
struct MinLiveness {
  explicit MinLiveness(const MinFunction &F);

  IdVector<BlockId, VariableSet> LiveIn, LiveOut;
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_MINIR_H
