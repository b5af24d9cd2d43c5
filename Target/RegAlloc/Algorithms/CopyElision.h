//===-- CopyElision.h - Blocks to repeat, not copies ------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A copy need not be executed if whoever reads its result reads its source,
/// which the same instructions reached on other paths cannot. So blocks are
/// repeated: a block is known by itself and by the locations of the values that
/// are live at its start, and the code of the function becomes that of all
/// pairs of block and locations that are reached.
///
/// \code
///   .loop:                            .loop:              r1 and r3 are there
///     r3 = sub r1 r2 64                 r3 = sub r1 r2 64
///     store 8 r3 r1 0                   store 8 r3 r1 0
///     r1 = mul r3 1 64          =>      br r3 .loop' .exit
///     br r3 .loop .exit               .loop':             r1 is in r3
///                                       r1 = sub r3 r2 64
///                                       store 8 r1 r3 0
///                                       br r1 .loop .exit'
/// \endcode
///
/// A copy that is elided changes locations only, and locations can be
/// constants. So is an operation that is a copy with such an operand, as a sum
/// with 0 is, or itself gives a constant. A branch on a constant leads to one
/// block only. After an instruction that needs a constant in its own register, as
/// a call needs what its callee reads there, the constant may still be known,
/// which is tried, too. Any other instruction writes the register that it did
/// or, if that has a value that is still needed, the one of a value that is
/// elsewhere. Where values must be in their own registers, and where too much
/// would be repeated, copies put all of them back.
///
/// A slot of memory in which values are spilled is a register, too, but one
/// whose value is read where it is by an operation only, the reload. While it
/// has a constant, stores and reloads are not executed.
///
/// So a loop whose variables pass their values on is unrolled until these are
/// where they were, a loop that starts with a value which lives on has its
/// first iteration peeled, and paths on which two values trade locations go on
/// in blocks of their own. Of the first, known as modulo variable expansion:
/// Lam, Software Pipelining, PLDI 1988.
///
/// Which copies to elide is tried, one after the other. What a set of them
/// costs follows from the shares that locations have of the executions of a
/// block, an approximation by data flow from the frequencies of edges.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_COPYELISION_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_COPYELISION_H

#include "RegAlloc/Algorithms/Ids.h"
#include "RegAlloc/Algorithms/ParallelCopy.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SetVector.h"
#include <array>
#include <functional>
#include <vector>

namespace llvm::course {

/// Registers are numbered from 0 on, and slots of memory after them.
constexpr unsigned MaxElisionRegs = 32;

using RegMask = uint32_t;

inline bool contains(RegMask Mask, unsigned Reg) { return Mask >> Reg & 1; }

/// Where a value is: a register or, from MaxElisionRegs on, what can be read
/// without one.
using Location = uint16_t;
/// The place of a value that nothing needs.
constexpr Location Nowhere = 0xffff;
/// How many locations there can be.
constexpr unsigned MaxLocations = 0xffff;

/// For each register the location of the value that belongs there.
using Locations = std::array<Location, MaxElisionRegs>;

struct ElisionInstr {
  RegMask Uses = 0, Defs = 0;
  /// Those of Uses that cannot be read from anything but a register, and from
  /// anything but their own.
  RegMask RegUses = 0, OwnUses = 0;
  /// If it copies to its one definition, from where.
  Location Source = Nowhere;
  /// It knows no other registers than its own.
  bool IsFixed = false;
  /// What an operation with one definition costs, if it may be a copy where its
  /// operands are constants (ElisionProgram::Simplify); else 0.
  double Cost = 0;

  /// Only one result can go elsewhere.
  bool isFixed() const { return IsFixed || (Defs & (Defs - 1)) != 0; }
  bool isCopy() const { return Source != Nowhere; }
  bool canBeCopy() const { return isCopy() || Cost != 0; }
  /// Whether values that it needs in their own registers, as a call does those
  /// that its callee reads, may go on to be known as constants after it.
  bool canKeepConstants() const {
    return (OwnUses != 0 || isFixed()) && !canBeCopy();
  }
  bool canBeChosen() const { return canBeCopy() || canKeepConstants(); }
};

struct ElisionBlock {
  double Frequency = 1;
  SmallVector<BlockId, 2> Succs;
  /// Of the edges to them.
  SmallVector<double, 2> Probabilities;
  std::vector<ElisionInstr> Instrs;
};

/// A program after register assignment, as far as this is concerned. Blocks are
/// in reverse postorder, 0 is the entry.
class ElisionProgram {
public:
  IdVector<BlockId, ElisionBlock> Blocks;
  /// Those that may be written; and those of memory, where an operation that
  /// is a copy if its operand is a constant reads or writes.
  RegMask Regs = 0, Slots = 0;
  /// What the locations from MaxElisionRegs on are. Simplify may add some.
  std::vector<CopySource> FreeOperands;
  /// From where an operation copies if its operands are in these locations, as
  /// a sum with 0 does; a result may be a constant of its own. Nowhere if it is
  /// no copy. What locations of registers have is not known.
  std::function<Location(BlockId Block, unsigned Pos,
                         const Locations &Operands)>
      Simplify;
  /// Which of its successors a block goes on to, by the number among Succs, if
  /// the operands of its last instruction are in these locations. None if they
  /// do not decide.
  std::function<unsigned(BlockId Block, const Locations &Operands)> Decide;
  CopyCosts Costs = {1, 1, 1, 3};
  /// To write a constant to a slot.
  double SlotCost = 1;
  /// A block on an edge that had none.
  double BranchCost = 1;

  /// Finds what is live; the program must not change after.
  void finish();

  /// Like Simplify, of any instruction: one with no constant operand does what
  /// it does.
  Location findSource(BlockId Block, unsigned Pos,
                      const Locations &Operands) const;

  /// Like Decide, of any block: one without constant operands goes on as it
  /// does.
  unsigned findSuccessor(BlockId Block, const Locations &Operands) const;

  /// Whether that is a load or a store of a slot.
  bool isAccess(const ElisionInstr &Instr) const {
    return (Instr.Uses | Instr.Defs) & Slots;
  }

  RegMask liveIn(BlockId Block) const { return LiveIn[Block]; }
  RegMask liveAfter(BlockId Block, unsigned Pos) const {
    return LiveAfter[Block][Pos];
  }
  double getCost(const CopyStep &Step) const {
    return contains(Slots, Step.Dst) ? SlotCost : double(Costs.of(Step));
  }
  CopySource getSource(Location P) const {
    if (P < MaxElisionRegs)
      return {CopySource::Register, P};
    return FreeOperands[P - MaxElisionRegs];
  }

private:
  IdVector<BlockId, RegMask> LiveIn;
  IdVector<BlockId, std::vector<RegMask>> LiveAfter;
};

/// An instruction, by its block and its position there.
using ElisionSite = std::pair<BlockId, unsigned>;

using ElisionNodeId = Id<struct ElisionNodeTag>;

/// A block entered with values in those locations.
struct ElisionNode {
  struct Edge {
    /// None if another successor is decided for.
    ElisionNodeId Node;
    /// What puts values back into their registers on this edge.
    SmallVector<CopyStep, 0> Repair;
    double Cost = 0;
  };

  BlockId Block;
  Locations In;
  /// One for each successor of the block.
  SmallVector<Edge, 2> Edges;
  /// Of copies in the block, executed once; and of operations that are none
  /// here.
  double Cost = 0, Saved = 0;
  /// Of the executions of the block.
  double Share = 0;
};

struct ElisionCost {
  /// Of all copies, frequencies counted; and of operations that are saved.
  double Cost = 0, Saved = 0;

  double getTotal() const { return Cost - Saved; }
};

struct ElisionPlan : ElisionCost {
  /// 0 is the entry.
  IdVector<ElisionNodeId, ElisionNode> Nodes;
  /// Copies that are elided, and operations that are where they are copies;
  /// else these copy what they give into a register.
  DenseSet<ElisionSite> Chosen;
};

/// What an instruction becomes in a node.
struct ElisionStep {
  /// What puts values back before it.
  SmallVector<CopyStep, 0> Repair;
  /// Whether that puts constants into registers that go on to be known as such
  /// if it is chosen.
  bool HasConstants = false;
  /// Nothing else is executed.
  bool IsElided = false;
  /// What is copied; Nowhere if it is an operation.
  Location Source;
  /// Where the values that it uses are.
  Locations Operands;
  /// Where its definition goes; Nowhere if all go where they did.
  Location Def = Nowhere;
};

/// The steps of a node's instructions, in order.
void forEachStep(const ElisionProgram &Program, const ElisionPlan &Plan,
                 const ElisionNode &Node,
                 function_ref<void(unsigned Pos, const ElisionStep &Step)> Do);

struct ElisionLimits {
  /// Of the new program, in instructions, or the size of the old one where that
  /// is more.
  size_t Size;
  /// Of instructions visited in search of the plan.
  size_t Work;
  /// Whether copies are also tried with all operations that they make constant.
  bool IsThorough = true;
};

/// The cheapest plan found; without nodes if nothing gains anything.
ElisionPlan planCopyElision(const ElisionProgram &Program,
                            const ElisionLimits &Limits);

/// What is wrong with \p Plan: an instruction that does not read what it read
/// in \p Program, found by symbolic execution of both side by side.
Complaint verifyElisionPlan(const ElisionProgram &Program,
                            const ElisionPlan &Plan);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_COPYELISION_H
