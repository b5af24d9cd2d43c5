//===-- Speculation.cpp - What computing early is worth -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/Speculation.h"
#include "CourseCostModel.h"
#include "Facts/Frequencies.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/CommandLine.h"

using namespace llvm;
using namespace llvm::course;

// At the end of the pipeline the tuning set costs 0.9991 with 14, and 1.0001
// with 10.
static cl::opt<unsigned> MaxLive(
    "course-ssapre-registers", cl::Hidden, cl::init(14),
    cl::desc("Speculate where at most so many values are live at once"));

// What is less is not worth new blocks and longer lives.
static cl::opt<double>
    LeastGain("course-ssapre-gain", cl::Hidden, cl::init(0.05),
              cl::desc("Speculate to save so much in each call of a function"));

// A quarter costs 0.9991 of the tuning set, one 0.9993: expression-trees costs
// more then, tak and union-find less.
static cl::opt<double>
    CopiesOfPhi("course-ssapre-copies", cl::Hidden, cl::init(0.25),
                cl::desc("How many copies each PHI costs, about"));

static double getAddressPrice(const GetElementPtrInst &GEP,
                              const CourseCostModel &Costs) {
  double Price = 0;
  bool HasBase = !isa<Constant, AllocaInst>(GEP.getPointerOperand());
  for (auto I = gep_type_begin(GEP), E = gep_type_end(GEP); I != E; ++I) {
    if (isa<Constant>(I.getOperand()))
      continue;
    if (I.getSequentialElementStride(GEP.getDataLayout()) != 1)
      Price += Costs.getCost(Course::CostClass::MulDiv);
    if (std::exchange(HasBase, true))
      Price += Costs.getCost(Course::CostClass::AddSub);
  }
  return Price;
}

double llvm::getComputationPrice(const Instruction &I,
                                 const CourseCostModel &Costs) {
  using Course::CostClass;
  if (const auto *GEP = dyn_cast<GetElementPtrInst>(&I))
    return getAddressPrice(*GEP, Costs);
  switch (I.getOpcode()) {
  case Instruction::Add:
  case Instruction::Sub:
    return Costs.getCost(CostClass::AddSub);
  case Instruction::And:
  case Instruction::Or:
  case Instruction::Xor:
    return Costs.getCost(CostClass::Logic);
  case Instruction::Mul:
  case Instruction::Shl:
  case Instruction::LShr:
  case Instruction::AShr:
  case Instruction::UDiv:
  case Instruction::URem:
  case Instruction::SDiv:
  case Instruction::SRem:
    return Costs.getCost(CostClass::MulDiv);
  case Instruction::SExt:
    return 2 * Costs.getCost(CostClass::MulDiv);
  case Instruction::Select:
    return Costs.getCost(CostClass::Select);
  case Instruction::ICmp:
    return all_of(I.users(), IsaPred<BranchInst>)
               ? 0
               : Costs.getCost(CostClass::Compare);
  case Instruction::Load:
    return Costs.getCost(CostClass::Stack);
  case Instruction::Call:
    return 2 * Costs.getCost(CostClass::AddSub);
  default:
    // Others are rare, or free as extensions by zeros.
    return I.getType()->isFPOrFPVectorTy()
               ? 16 * Costs.getCost(CostClass::AddSub)
               : 0;
  }
}

Speculation::Speculation(Function &F, const NumberedBlocks &Numbered,
                         const CourseCostModel &Costs)
    : Costs(Costs), Pressure(Numbered) {
  const LocalFrequencies Frequencies(F);
  for (const BasicBlock *BB : Numbered.Blocks)
    OfBlock[BB] = Frequencies.get(*BB);
  for (EdgeId E : Numbered.Graph.edges().ids())
    OfEdge[{Numbered.from(E), Numbered.to(E)}] =
        Frequencies.get(*Numbered.from(E), *Numbered.to(E));
}

void Speculation::addCosts(const Instruction &Shape,
                           const NumberedBlocks &Numbered,
                           SSAPREProblem &P) const {
  const double Price = getComputationPrice(Shape, Costs);
  const double Branch = Costs.getCost(Course::CostClass::Branch);
  for (const BasicBlock *BB : Numbered.Blocks)
    P.BlockCosts.push_back(OfBlock.lookup(BB) * Price);
  for (EdgeId E : Numbered.Graph.edges().ids()) {
    const BasicBlock *From = Numbered.from(E), *To = Numbered.to(E);
    const bool IsSplit = From->getUniqueSuccessor() != To;
    P.EdgeCosts.push_back(OfEdge.lookup({From, To}) *
                          (Price + (IsSplit ? Branch : 0)));
  }
}

bool Speculation::accept(const NumberedBlocks &Numbered, const SSAPREProblem &P,
                         const SSAPREResult &R) {
  double Gain = -R.cost(P);
  for (const SSAPREProblem::Occurrence &O : P.Occurrences)
    Gain += P.BlockCosts[O.At.Block];
  for (const SSAPREResult::Phi &F : R.Phis)
    Gain -= CopiesOfPhi * Costs.getCost(Course::CostClass::MulDiv) *
            OfBlock.lookup(Numbered.Blocks[F.Block]);
  if (Gain < LeastGain * CourseCostModel::TicksPerUnit)
    return false;
  const BlockSet Live = findLiveBlocks(P, R);
  for (auto [Block, BB] : enumerateIds(Numbered.Blocks))
    if (Live[Block] && Pressure.get(*BB) >= MaxLive)
      return false;
  for (auto [Block, BB] : enumerateIds(Numbered.Blocks))
    if (Live[Block])
      Pressure.add(*BB);
  return true;
}

void Speculation::addSplit(const BasicBlock &From, const BasicBlock &Middle,
                           const BasicBlock &To) {
  const double Frequency = OfEdge.lookup({&From, &To});
  OfBlock[&Middle] = Frequency;
  OfEdge[{&From, &Middle}] = OfEdge[{&Middle, &To}] = Frequency;
  Pressure.addBlock(Middle, From);
}
