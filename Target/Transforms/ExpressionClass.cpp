//===-- ExpressionClass.cpp - Expressions that may be one -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/ExpressionClass.h"
#include "Transforms/NumberedBlocks.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/CommandLine.h"

using namespace llvm;
using namespace llvm::course;

// PHIs of PHIs can give an expression very many names. With 16 the 14
// benchmarks that were tried stay the same, after the pipeline of -O1 and
// before it.
static cl::opt<unsigned>
    MaxKeys("course-ssapre-keys", cl::Hidden, cl::init(256),
            cl::desc("Leave a class of expressions alone that has more names"));

static KeyId findKey(ExpressionClass &C, ExpressionKey K) {
  ExpressionForm Form = K.form();
  for (auto [I, Other] : enumerateIds(C.Forms))
    if (C.Keys[I].Memory == K.Memory && Other.isSame(Form))
      return I;
  C.Keys.push_back(std::move(K));
  C.Forms.push_back(std::move(Form));
  C.Free.emplace_back();
  C.Problem.Keys.emplace_back();
  return KeyId(C.Keys.size() - 1);
}

// What is free on one edge only needs a copy there, mostly, as the value lives on
// under its other name: that costs what the computation does. A constant does not
// live on, and an access to memory costs more.
static void addFreeValue(ExpressionClass &C, KeyId Key,
                         const ExpressionKeys &Known, bool IsOccurrence) {
  const bool IsLoad = isa<LoadInst>(C.Keys[Key].Shape);
  Value *Free = Known.findFreeValue(C.Keys[Key]);
  if (!Free || !(IsOccurrence || IsLoad || isa<Constant>(Free)))
    return;
  C.Free[Key] = Free;
  C.Problem.Keys[Key].IsFree = true;
  C.Problem.Keys[Key].WasComputed = IsLoad;
}

bool ExpressionClass::addKeys(ExpressionKeys &Known,
                              const NumberedBlocks &Numbered) {
  AAMDNodes Tags = Occurrences.front()->getAAMetadata();
  for (Instruction *I : Occurrences) {
    Tags = Tags.merge(I->getAAMetadata());
    Problem.Occurrences.push_back({{Numbered.Numbers.at(I->getParent()), 0},
                                   findKey(*this, Known.make(*I))});
  }
  const unsigned NumOfOccurrences = Keys.size();
  for (KeyId Key(0); Keys.has(Key); Key = KeyId(Key.index() + 1)) {
    if (Keys.size() > MaxKeys)
      return false;
    addFreeValue(*this, Key, Known, Key.index() < NumOfOccurrences);
    ExpressionKeys::Definition D = Known.find(Keys[Key]);
    if (!D.Block)
      continue;
    const BlockId Block = Numbered.Numbers.at(D.Block);
    SmallVector<KeyId, 2> OnEdge;
    if (D.ByPhis)
      for (EdgeId E : Numbered.Graph.inEdges(Block))
        OnEdge.push_back(
            findKey(*this, Known.translate(Keys[Key], Numbered.from(E), D.Block,
                                           Tags)));
    Problem.Keys[Key].Block = Block;
    Problem.Keys[Key].ByPhis = D.ByPhis;
    Problem.Keys[Key].OnEdge = std::move(OnEdge);
  }
  return true;
}
