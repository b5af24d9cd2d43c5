//===-- AliasScopes.cpp - Scopes for what accesses touch ------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Adds to the scopes that accesses have.
///
//===----------------------------------------------------------------------===//

#include "Transforms/AliasScopes.h"
#include "llvm/IR/Instruction.h"

using namespace llvm;
using namespace llvm::course;

AliasScopes::AliasScopes(LLVMContext &Context, StringRef Domain, StringRef Name)
    : Builder(Context), Context(Context),
      Domain(Builder.createAnonymousAliasScopeDomain(Domain)), Name(Name) {}

unsigned AliasScopes::add() {
  if (size() < MaxScopes)
    All.push_back(Builder.createAnonymousAliasScope(Domain, Name));
  return size() - 1;
}

void AliasScopes::annotate(Instruction &Access, const BitVector &Own,
                           const BitVector &Other) const {
  for (auto [Kind, Set] : {std::pair(LLVMContext::MD_alias_scope, &Own),
                           std::pair(LLVMContext::MD_noalias, &Other)}) {
    SmallVector<Metadata *, 8> List;
    for (unsigned Scope : Set->set_bits())
      List.push_back(All[Scope]);
    if (!List.empty())
      Access.setMetadata(Kind, MDNode::concatenate(Access.getMetadata(Kind),
                                                   MDNode::get(Context, List)));
  }
}
