//===-- ParameterChoice.h - Registers for parameters ------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which registers the parameters of a whole program should travel in, such
/// that little has to be moved. Which ones they are does not matter by itself,
/// only which of them agree:
///
/// \code
///   f(a, n):                    g(x, y):
///     g(n, a)                     g(x + 1, y)
/// \endcode
///
/// a and y should agree, and so should n and x, since f passes them on. x
/// should not be the register of a, which f may want to keep. All that is soft,
/// a weight that is paid; hard is that the parameters of a function differ.
///
/// Greedy, the heaviest parameter first, then improved one by one as long as
/// that helps. Quadratic in the preferences of a parameter at worst.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_PARAMETERCHOICE_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_PARAMETERCHOICE_H

#include "RegAlloc/Algorithms/Ids.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace llvm::course {

using ParameterId = Id<struct ParameterTag>;
/// A register that parameters may have; at most 64.
using ParameterRegId = Id<struct ParameterRegTag>;

struct Parameter {
  FunctionId Function;
  /// What it is worth that it has a register at all.
  double Weight;
  /// The registers it may have, register R as bit R.
  uint64_t Allowed;
};

/// What two parameters of different functions, or of one, cost if they have the
/// same register, or if they have not.
struct ParameterPreference {
  ParameterId A, B;
  bool WantsSame;
  double Cost;
};

/// A register for each parameter, or None where none is left.
IdVector<ParameterId, ParameterRegId>
chooseRegisters(IdArrayRef<ParameterId, Parameter> Parameters,
                ArrayRef<ParameterPreference> Preferences);

/// What the preferences cost that \p Registers does not fulfil. A parameter
/// without a register costs nothing.
double computePreferenceCost(ArrayRef<ParameterPreference> Preferences,
                             IdArrayRef<ParameterId, ParameterRegId> Registers);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_PARAMETERCHOICE_H
