//===-- AliasScopes.h - Scopes for what accesses touch -------- -*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writes down, as !alias.scope and !noalias, what accesses of a whole program
/// touch and what they do not.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_ALIASSCOPES_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_ALIASSCOPES_H

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/MDBuilder.h"

namespace llvm {

class Instruction;

namespace course {

/// Scopes of one domain. Lists of scopes get long, so that there are few: all
/// that come later share the last.
class AliasScopes {
  MDBuilder Builder;
  LLVMContext &Context;
  MDNode *Domain;
  StringRef Name;
  SmallVector<Metadata *, 8> All;

public:
  static constexpr unsigned MaxScopes = 64;

  /// \p Domain and \p Name are for readers.
  AliasScopes(LLVMContext &Context, StringRef Domain, StringRef Name);

  unsigned size() const { return All.size(); }

  /// \returns the number of a new scope.
  unsigned add();

  /// \p Access touches nothing but the scopes in \p Own, if there are any, and
  /// none of those in \p Other.
  void annotate(Instruction &Access, const BitVector &Own,
                const BitVector &Other) const;
};

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_ALIASSCOPES_H
