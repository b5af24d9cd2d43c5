//===-- ValueNumbers.cpp - Values that are the same -----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DataFlow/ValueNumbers.h"
#include "llvm/ADT/STLExtras.h"
#include <cassert>
#include <map>
#include <tuple>
#include <vector>

using namespace llvm;
using namespace llvm::course;

Complaint ValueProgram::check() const {
  for (auto [I, V] : enumerateIds(Values)) {
    const std::string Name = "value " + to_string(I);
    for (ValueId Operand : V.Operands)
      if (!Values.has(Operand))
        return Name + " has an operand that is none";
    auto IsBefore = [I = I](ValueId Operand) { return Operand < I; };
    if (V.isPhi() ? none_of(V.Operands, IsBefore)
                  : !all_of(V.Operands, IsBefore))
      return Name + " comes before its operands";
    if (!V.isPhi() && V.Operator == None && !V.Operands.empty())
      return Name + " has operands and no operator";
    if (V.IsCommutative && V.Operands.size() < 2)
      return Name + " has no operands to swap";
  }
  return std::nullopt;
}

namespace {

using Numbering = IdVector<ValueId, ValueId>;

/// What makes a value: of two with equal ones each can take the other's place.
struct Making {
  OperatorId Operator;
  BlockId Block;
  std::vector<ValueId> Operands;

  bool operator<(const Making &Other) const {
    return std::tie(Operator, Block, Operands) <
           std::tie(Other.Operator, Other.Block, Other.Operands);
  }
};

} // namespace

// The number of all operands of a PHI; None if they have several. What has no
// number yet may turn out to have that.
static ValueId findOnlyNumber(const ValueProgram::Value &Phi,
                              const Numbering &Numbers) {
  ValueId Only = None;
  for (ValueId Operand : Phi.Operands) {
    const ValueId Number = Numbers[Operand];
    if (Number == None || Number == Only)
      continue;
    if (Only != None)
      return None;
    Only = Number;
  }
  return Only;
}

static Making findMaking(const ValueProgram::Value &V,
                         const Numbering &Numbers) {
  Making M = {V.Operator, V.Block, {}};
  for (ValueId Operand : V.Operands)
    M.Operands.push_back(Numbers[Operand]);
  if (V.IsCommutative && M.Operands[1] < M.Operands[0])
    std::swap(M.Operands[0], M.Operands[1]);
  return M;
}

static bool isUnknown(const ValueProgram::Value &V) {
  return V.Operator == None && !V.isPhi();
}

IdVector<ValueId, ValueId> course::numberValues(const ValueProgram &P) {
  assert(!P.check() && "unfit program");
  Numbering Numbers(P.Values.size());
  for (bool Changed = true; Changed;) {
    Changed = false;
    std::map<Making, ValueId> Known;
    for (auto [I, V] : enumerateIds(P.Values)) {
      ValueId Number = None;
      if (isUnknown(V))
        Number = I;
      else if (V.isPhi())
        Number = findOnlyNumber(V, Numbers);
      if (Number == None)
        Number = Known.try_emplace(findMaking(V, Numbers), I).first->second;
      Changed |= Numbers[I] != Number;
      Numbers[I] = Number;
    }
  }
  return Numbers;
}

Complaint course::verifyNumbers(const ValueProgram &P,
                                const Numbering &Numbers) {
  auto IsSame = [&](ValueId Value, ValueId Other) {
    const ValueProgram::Value &V = P.Values[Value], &W = P.Values[Other];
    auto IsOnly = [&](const ValueProgram::Value &Phi, ValueId Number) {
      return Phi.isPhi() && findOnlyNumber(Phi, Numbers) == Number;
    };
    const ValueId Number = Numbers[Value];
    if (IsOnly(V, Number) || IsOnly(W, Number))
      return true;
    const Making M = findMaking(V, Numbers), N = findMaking(W, Numbers);
    return !isUnknown(V) && !isUnknown(W) && !(M < N) && !(N < M);
  };
  for (auto [I, Number] : enumerateIds(Numbers))
    if (Number != I && !IsSame(I, Number))
      return "values " + to_string(Number) + " and " + to_string(I) +
             " are not the same";
  return std::nullopt;
}
