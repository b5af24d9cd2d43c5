//===-- ValueNumbers.h - Values that are the same ---------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// Value numbers of a program in SSA form: which values are the same, whatever
/// they are called.
///
/// \code
///   i0 = φ(0, i1)        j0 = φ(0, j1)          i0 and j0 are one value, and
///   i1 = i0 + 1          j1 = j0 + 1            so are i1 and j1
/// \endcode
///
/// The numbering is optimistic: values are one until something tells them
/// apart, so a cycle of PHIs is no obstacle (Simpson, Value-driven redundancy
/// elimination, 1996). It goes over all values in order, by a table from
/// operators and numbers of operands, which some operators have in any order, to
/// numbers, until a round changes nothing.
/// What is the same after one round was the same after the one before, so there
/// are at most as many rounds as values. In practice it is two more than
/// loops lie in each other.
///
/// It knows no algebra but that: who lists the values gives equal expressions
/// one operator.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_DATAFLOW_VALUENUMBERS_H
#define LLVM_LIB_TARGET_COURSE_DATAFLOW_VALUENUMBERS_H

#include "DataFlow/FlowGraph.h"

namespace llvm::course {

using OperatorId = Id<struct OperatorTag>;

struct ValueProgram {
  struct Value {
    /// None for a PHI, and for what is like nothing else.
    OperatorId Operator = None;
    /// That of a PHI, which has an operand for each edge to it; None for others.
    BlockId Block = None;
    SmallVector<ValueId, 2> Operands = {};
    /// The first two operands may be swapped.
    bool IsCommutative = false;

    bool isPhi() const { return Block != None; }
  };
  /// Operands come before what is made of them; of a PHI at least one does.
  IdVector<ValueId, Value> Values;

  Complaint check() const;
};

/// For each value the first one that is the same.
IdVector<ValueId, ValueId> numberValues(const ValueProgram &P);

/// Two values that are called the same without reason.
Complaint verifyNumbers(const ValueProgram &P,
                        const IdVector<ValueId, ValueId> &Numbers);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_DATAFLOW_VALUENUMBERS_H
