//===- Contract.h - Where arguments travel ---------------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A contract between a function and all calls of it: where the function finds
/// each argument. The compiler says so in attributes of IR. Each call is proven
/// to keep the contract, and each function assumes it, so that a wrong attribute
/// makes a proof fail but none wrong.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_PROVER_CONTRACT_H
#define LLVM_LIB_TARGET_COURSE_PROVER_CONTRACT_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Function.h"
#include <optional>
#include <string>

namespace coursetv {

/// Up to 64 bits of an argument, and where they are passed.
struct ArgumentPart {
  enum PartKind {
    Argument, // arg1 is 0
    Register, // r1 is 0
    Memory,   // bytes above sp at entry
    Unread,
    Constant
  } Kind;
  uint64_t Number = 0;
  /// The argument of IR. The address of the result's memory is none.
  std::optional<unsigned> ArgNo;
  bool isResultAddress() const { return !ArgNo; }
  /// The bits of the argument that are here.
  unsigned Low = 0, Width = 64;
  /// Up to here its bits may be anything, and from here on they are zero.
  unsigned Legal = 64;
};

/// The name in IR of the function that is called \p Name in the text.
std::string unmangle(llvm::StringRef Name);

/// The width of a result that the function writes to memory of its caller, or 0.
unsigned widthOfResultInMemory(const llvm::Function &F);

using Contract = llvm::SmallVector<ArgumentPart, 8>;

/// Nothing, and a reason, if arguments travel otherwise than is known here.
std::optional<Contract> contractOf(const llvm::Function &F,
                                   std::string &Reason);

/// The width to which values of \p Width bits are extended by anything, before
/// they are extended to 64 bits by zeros.
unsigned legalWidth(unsigned Width);

} // namespace coursetv

#endif // LLVM_LIB_TARGET_COURSE_PROVER_CONTRACT_H
