//===-- SpillSchedule.cpp - An order of instructions to spill less --------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/SpillSchedule.h"
#include "RegAlloc/Algorithms/SpillSearch.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <numeric>

#define DEBUG_TYPE "course-spill"

using namespace llvm;
using namespace llvm::course;

// Orders tried: so many in a small program; in a large one so many that each
// instruction and value live between blocks counts once for each order. Four
// times as much gains 0.3 % with 4 registers over the benchmarks, a quarter
// loses 1.4 %.
static constexpr size_t MaxTrials = 1000;
static constexpr size_t MaxWork = 1000000;
// Fewer find nothing that is worth the time.
static constexpr size_t LeastTrials = 100;
// Rounds over all blocks; the third rarely finds anything.
static constexpr unsigned MaxRounds = 3;

//===----------------------------------------------------------------------===//
// Orders
//===----------------------------------------------------------------------===//

namespace {

/// What must come before what in a block, by position.
struct Dependences {
  std::vector<SmallVector<unsigned, 4>> Preds, Succs;

  Dependences(const SpillProgram &Program, BlockId Block);

private:
  void add(unsigned Pred, unsigned Succ) {
    Preds[Succ].push_back(Pred);
    Succs[Pred].push_back(Succ);
  }
};

} // namespace

Dependences::Dependences(const SpillProgram &Program, BlockId Block) {
  const std::vector<SpillInstr> &Instrs = Program.Blocks[Block].Instrs;
  Preds.resize(Instrs.size());
  Succs.resize(Instrs.size());
  unsigned LastOrdered = None;
  for (auto [Pos, Instr] : enumerate(Instrs)) {
    for (ValueId Use : Instr.Uses) {
      const SpillValue &V = Program.Values[Use];
      if (V.DefBlock == Block && !V.isPhi() && V.DefPos < int(Pos))
        add(V.DefPos, Pos);
    }
    if (!Instr.IsOrdered)
      continue;
    if (LastOrdered != None)
      add(LastOrdered, Pos);
    LastOrdered = Pos;
  }
}

static void permute(SpillProgram &Program, BlockId Block,
                    ArrayRef<unsigned> Order) {
  std::vector<SpillInstr> &Instrs = Program.Blocks[Block].Instrs;
  std::vector<SpillInstr> Old = std::move(Instrs);
  Instrs.clear();
  for (unsigned Pos : Order) {
    if (Old[Pos].Def != None)
      Program.Values[Old[Pos].Def].DefPos = Instrs.size();
    Instrs.push_back(std::move(Old[Pos]));
  }
}

SpillProgram course::applySchedule(SpillProgram Program,
                                   const SpillSchedule &Schedule) {
  for (auto [Block, Order] : enumerateIds(Schedule))
    permute(Program, Block, Order);
  Program.finish();
  return Program;
}

Complaint course::verifySchedule(const SpillProgram &Program,
                                 const SpillSchedule &Schedule) {
  for (BlockId Block : Program.Blocks.ids()) {
    const Dependences Needs(Program, Block);
    size_t Size = Program.Blocks[Block].Instrs.size();
    std::vector<unsigned> Place(Size, None);
    for (auto [Index, Pos] : enumerate(Schedule[Block]))
      if (Pos < Size)
        Place[Pos] = Index;
    if (Schedule[Block].size() != Size || is_contained(Place, None))
      return ("block " + Twine(Block.index()) + " loses instructions").str();
    if (Size && Schedule[Block].back() != Size - 1)
      return ("block " + Twine(Block.index()) + " has another end").str();
    for (unsigned Pos = 0; Pos != Size; ++Pos)
      for (unsigned Pred : Needs.Preds[Pos])
        if (Place[Pred] > Place[Pos])
          return ("block " + Twine(Block.index()) + " has instruction " +
                  Twine(Pos) + " before " + Twine(Pred))
              .str();
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Search
//===----------------------------------------------------------------------===//

namespace {

class Scheduler {
  /// In the best order so far.
  SpillProgram Program;
  const unsigned NumRegs;
  SpillSchedule Schedule;
  double BestCost = 0;
  size_t NumTrialsLeft;

  double evaluate() const;

  using Order = std::vector<unsigned>;
  static Order moveUp(const Dependences &Needs, size_t Size, unsigned Pos,
                      unsigned To);
  static Order moveDown(const Dependences &Needs, size_t Size, unsigned Pos,
                        unsigned To);
  SmallVector<unsigned, 8> findPlacesAbove(const Dependences &Needs,
                                           BlockId Block, unsigned Pos) const;
  SmallVector<unsigned, 8> findPlacesBelow(const Dependences &Needs,
                                           BlockId Block, unsigned Pos) const;
  bool tryOrder(BlockId Block, const Order &New);
  bool improveInstr(BlockId Block, unsigned Pos);
  bool improveBlock(BlockId Block);

public:
  Scheduler(const SpillProgram &Program, unsigned NumRegs, size_t NumTrials);
  std::optional<SpillSchedule> run();
};

} // namespace

Scheduler::Scheduler(const SpillProgram &Program, unsigned NumRegs,
                     size_t NumTrials)
    : Program(Program), NumRegs(NumRegs), NumTrialsLeft(NumTrials) {
  for (const SpillBlock &B : Program.Blocks) {
    Schedule.emplace_back(B.Instrs.size());
    std::iota(Schedule.back().begin(), Schedule.back().end(), 0);
  }
}

double Scheduler::evaluate() const {
  NextUses Distances(Program);
  SpillPlanner Planner(Program, Distances, NumRegs);
  SpillPlan Plan = Planner.plan(SpillStrategy());
  SpillMemoryPlan Memory = planMemory(Program, Distances, Plan, NumRegs);
  return evaluateSpills(Program, Plan, Memory).getTotal();
}

// The instruction comes to an earlier place, and with it what it needs of those
// in between.
Scheduler::Order Scheduler::moveUp(const Dependences &Needs, size_t Size,
                                   unsigned Pos, unsigned To) {
  std::vector<bool> Goes(Size);
  Goes[Pos] = true;
  for (unsigned I = Pos + 1; I-- > To;)
    if (Goes[I])
      for (unsigned Pred : Needs.Preds[I])
        Goes[Pred] = true;
  Order New;
  auto Take = [&](unsigned From, unsigned End, bool WhichGo) {
    for (unsigned I = From; I != End; ++I)
      if (Goes[I] == WhichGo)
        New.push_back(I);
  };
  for (unsigned I = 0; I != To; ++I)
    New.push_back(I);
  Take(To, Pos + 1, true);
  Take(To, Pos + 1, false);
  for (unsigned I = Pos + 1; I != Size; ++I)
    New.push_back(I);
  return New;
}

// The instruction comes right before a later one, and with it what needs it of
// those in between.
Scheduler::Order Scheduler::moveDown(const Dependences &Needs, size_t Size,
                                     unsigned Pos, unsigned To) {
  std::vector<bool> Goes(Size);
  Goes[Pos] = true;
  for (unsigned I = Pos; I != To; ++I)
    if (Goes[I])
      for (unsigned Succ : Needs.Succs[I])
        Goes[Succ] = true;
  Order New;
  auto Take = [&](unsigned From, unsigned End, bool WhichGo) {
    for (unsigned I = From; I != End; ++I)
      if (Goes[I] == WhichGo)
        New.push_back(I);
  };
  for (unsigned I = 0; I != Pos; ++I)
    New.push_back(I);
  Take(Pos, To, false);
  Take(Pos, To, true);
  for (unsigned I = To; I != Size; ++I)
    New.push_back(I);
  return New;
}

static bool sharesOperand(const SpillInstr &A, const SpillInstr &B) {
  return any_of(A.Uses, [&](ValueId V) { return is_contained(B.Uses, V); });
}

// After what it reads, and after others that read the same.
SmallVector<unsigned, 8> Scheduler::findPlacesAbove(const Dependences &Needs,
                                                    BlockId Block,
                                                    unsigned Pos) const {
  const auto &Instrs = Program.Blocks[Block].Instrs;
  SmallVector<unsigned, 8> Places = {0};
  for (unsigned Pred : Needs.Preds[Pos])
    Places.push_back(Pred + 1);
  for (unsigned I = 0; I < Pos; ++I)
    if (sharesOperand(Instrs[I], Instrs[Pos]))
      Places.push_back(I + 1);
  llvm::sort(Places);
  Places.erase(llvm::unique(Places), Places.end());
  erase_if(Places, [&](unsigned To) { return To >= Pos; });
  return Places;
}

// Before what reads it, after others that read the same operands, and at the
// end.
SmallVector<unsigned, 8> Scheduler::findPlacesBelow(const Dependences &Needs,
                                                    BlockId Block,
                                                    unsigned Pos) const {
  const auto &Instrs = Program.Blocks[Block].Instrs;
  unsigned End = Instrs.size() - 1;
  SmallVector<unsigned, 8> Places = {End};
  for (unsigned Succ : Needs.Succs[Pos])
    Places.push_back(Succ);
  for (unsigned I = Pos + 1; I < End; ++I)
    if (sharesOperand(Instrs[I], Instrs[Pos]))
      Places.push_back(I + 1);
  llvm::sort(Places);
  Places.erase(llvm::unique(Places), Places.end());
  erase_if(Places, [&](unsigned To) { return To <= Pos + 1; });
  return Places;
}

bool Scheduler::tryOrder(BlockId Block, const Order &New) {
  if (NumTrialsLeft == 0 || llvm::is_sorted(New))
    return false;
  --NumTrialsLeft;
  permute(Program, Block, New);
  Program.finish();
  double Cost = evaluate();
  if (Cost < BestCost * (1 - 1e-9)) {
    BestCost = Cost;
    Order Old = std::move(Schedule[Block]);
    Schedule[Block].clear();
    for (unsigned Pos : New)
      Schedule[Block].push_back(Old[Pos]);
    return true;
  }
  Order Back(New.size());
  for (auto [Index, Pos] : enumerate(New))
    Back[Pos] = Index;
  permute(Program, Block, Back);
  Program.finish();
  return false;
}

bool Scheduler::improveInstr(BlockId Block, unsigned Pos) {
  size_t Size = Program.Blocks[Block].Instrs.size();
  const Dependences Needs(Program, Block);
  SmallVector<unsigned, 8> Above = findPlacesAbove(Needs, Block, Pos);
  for (unsigned To : reverse(Above))
    if (tryOrder(Block, moveUp(Needs, Size, Pos, To)))
      return true;
  for (unsigned To : findPlacesBelow(Needs, Block, Pos))
    if (tryOrder(Block, moveDown(Needs, Size, Pos, To)))
      return true;
  return false;
}

bool Scheduler::improveBlock(BlockId Block) {
  bool HasGained = false;
  // The last one stays.
  for (unsigned Pos = 0; Pos + 1 < Program.Blocks[Block].Instrs.size(); ++Pos)
    HasGained |= improveInstr(Block, Pos);
  return HasGained;
}

std::optional<SpillSchedule> Scheduler::run() {
  BestCost = evaluate();
  [[maybe_unused]] const double CostBefore = BestCost;
  auto Blocks = to_vector(Program.Blocks.ids());
  llvm::sort(Blocks, [&](BlockId A, BlockId B) {
    double FrequencyA = Program.Blocks[A].Frequency;
    double FrequencyB = Program.Blocks[B].Frequency;
    return FrequencyA != FrequencyB ? FrequencyA > FrequencyB : A < B;
  });
  bool HasGained = false;
  for (unsigned Round = 0; Round != MaxRounds; ++Round) {
    bool HasGainedNow = false;
    for (BlockId Block : Blocks)
      if (NumTrialsLeft != 0)
        HasGainedNow |= improveBlock(Block);
    if (!HasGainedNow)
      break;
    HasGained = true;
  }
  LLVM_DEBUG(dbgs() << "  order of instructions: plain plans cost "
                    << format("%.2f", BestCost) << " instead of "
                    << format("%.2f", CostBefore) << ", " << NumTrialsLeft
                    << " trials left\n");
  if (!HasGained)
    return std::nullopt;
  return std::move(Schedule);
}

static size_t computeBudget(const SpillProgram &Program, double Effort) {
  if (Effort * MaxTrials < LeastTrials)
    return 0;
  NextUses Distances(Program);
  size_t Size = 1;
  for (BlockId Id : Program.Blocks.ids())
    Size += Program.Blocks[Id].Instrs.size() + Distances.atExit(Id).size();
  return Effort * std::min(MaxTrials, MaxWork / Size);
}

std::optional<SpillSchedule>
course::findSpillSchedule(const SpillProgram &Program, unsigned NumRegs,
                          double Effort) {
  size_t NumTrials = computeBudget(Program, Effort);
  if (NumTrials < LeastTrials)
    return std::nullopt;
  return Scheduler(Program, NumRegs, NumTrials).run();
}
