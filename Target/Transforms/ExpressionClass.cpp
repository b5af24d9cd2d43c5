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
#include "llvm/Support/CommandLine.h"

using namespace llvm;
using namespace llvm::course;

// PHIs of PHIs can give an expression very many names. With 16 the 14
// benchmarks that were tried stay the same, after the pipeline of -O1 and
// before it.
static cl::opt<unsigned>
    MaxKeys("course-ssapre-keys", cl::Hidden, cl::init(256),
            cl::desc("Leave a class of expressions alone that has more names"));

static KeyId findKey(ExpressionClass &C, const ExpressionKeys &Known,
                     ExpressionKey K) {
  ExpressionForm Form = K.form();
  for (auto [I, Other] : enumerateIds(C.Forms))
    if (C.Keys[I].Memory == K.Memory && Other.isSame(Form))
      return I;
  const KeyId Key(C.Keys.size());
  C.Free.push_back(Known.findFreeValue(K));
  C.Keys.push_back(std::move(K));
  C.Forms.push_back(std::move(Form));
  C.Problem.Keys.emplace_back();
  C.Problem.Keys.back().IsFree = C.Free.back();
  C.Problem.Keys.back().WasComputed =
      C.Free.back() && isa<LoadInst>(C.Keys.back().Shape);
  return Key;
}

bool ExpressionClass::addKeys(ExpressionKeys &Known,
                              const NumberedBlocks &Numbered) {
  AAMDNodes Tags = Occurrences.front()->getAAMetadata();
  for (Instruction *I : Occurrences) {
    Tags = Tags.merge(I->getAAMetadata());
    Problem.Occurrences.push_back({{Numbered.Numbers.at(I->getParent()), 0},
                                   findKey(*this, Known, Known.make(*I))});
  }
  for (KeyId Key(0); Keys.has(Key); Key = KeyId(Key.index() + 1)) {
    if (Keys.size() > MaxKeys)
      return false;
    ExpressionKeys::Definition D = Known.find(Keys[Key]);
    if (!D.Block)
      continue;
    const BlockId Block = Numbered.Numbers.at(D.Block);
    SmallVector<KeyId, 2> OnEdge;
    if (D.ByPhis)
      for (EdgeId E : Numbered.Graph.inEdges(Block))
        OnEdge.push_back(findKey(
            *this, Known,
            Known.translate(Keys[Key], Numbered.from(E), D.Block, Tags)));
    Problem.Keys[Key].Block = Block;
    Problem.Keys[Key].ByPhis = D.ByPhis;
    Problem.Keys[Key].OnEdge = std::move(OnEdge);
  }
  return true;
}
