//===-- CopyElisionSearch.cpp - Which copies to elide ---------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/CopyElisionPlanner.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Debug.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#define DEBUG_TYPE "course-elide-copies"

using namespace llvm;
using namespace llvm::course;

namespace {

class ElisionSearch {
  const ElisionProgram &Program;
  ElisionPlanner Planner;
  size_t WorkLeft;
  const bool IsThorough;
  double CostBefore = 0;
  ElisionCost Best;
  DenseSet<ElisionSite> Chosen;

  struct Candidate {
    ElisionSite Where;
    double Cost;
  };
  SmallVector<Candidate, 32> Copies;

  /// Where the first leads to other locations, the second finds more (kmp: 1
  /// %).
  static constexpr unsigned MaxRounds = 2;
  /// A copy that costs less than this part of all copies is not tried alone.
  /// tak, where estimates are far off, gains 4 % from one of a part of 4e-5.
  static constexpr double LeastPart = 1e-6;

  ElisionCost estimate(const DenseSet<ElisionSite> &Sites);
  bool take(DenseSet<ElisionSite> Sites);
  bool tryToggle(ElisionSite Where);
  void findCopies();
  DenseSet<ElisionSite> getCopies() const;
  void takeWithOperations(DenseSet<ElisionSite> Sites);
  void searchCopies();
  void searchOperations();

public:
  ElisionSearch(const ElisionProgram &Program, const ElisionLimits &Limits)
      : Program(Program), Planner(Program, Limits.Size), WorkLeft(Limits.Work),
        IsThorough(Limits.IsThorough) {}

  ElisionPlan run();
};

} // namespace

ElisionCost ElisionSearch::estimate(const DenseSet<ElisionSite> &Sites) {
  auto [Cost, Work] = Planner.estimate(Sites);
  WorkLeft -= std::min(WorkLeft, Work);
  return Cost;
}

bool ElisionSearch::take(DenseSet<ElisionSite> Sites) {
  const ElisionCost Cost = estimate(Sites);
  if (Cost.getTotal() >= Best.getTotal() - 1e-9 * CostBefore)
    return false;
  Best = Cost;
  Chosen = std::move(Sites);
  return true;
}

// Chooses the copy or operation or does not, other than before.
bool ElisionSearch::tryToggle(ElisionSite Where) {
  if (WorkLeft == 0)
    return false;
  DenseSet<ElisionSite> Sites = Chosen;
  if (!Sites.erase(Where))
    Sites.insert(Where);
  return take(std::move(Sites));
}

// Those that cost most first.
void ElisionSearch::findCopies() {
  for (auto [Id, B] : enumerateIds(Program.Blocks))
    for (auto [Pos, Instr] : enumerate(B.Instrs))
      if (Instr.isCopy()) {
        CopyStep Step{CopyStep::Copy, 0, Program.getSource(Instr.Source)};
        Copies.push_back({{Id, Pos}, B.Frequency * Program.getCost(Step)});
      }
  llvm::sort(Copies, [](const Candidate &A, const Candidate &B) {
    return A.Cost != B.Cost ? A.Cost > B.Cost : A.Where < B.Where;
  });
}

DenseSet<ElisionSite> ElisionSearch::getCopies() const {
  DenseSet<ElisionSite> All;
  for (const Candidate &C : Copies)
    All.insert(C.Where);
  return All;
}

// Those, and all operations that they make copies, which may lead to others.
void ElisionSearch::takeWithOperations(DenseSet<ElisionSite> Sites) {
  const auto &Operations = Planner.getOperations();
  size_t NumKnown;
  do {
    NumKnown = Operations.size();
    Sites.insert(Operations.begin(), Operations.end());
    take(Sites);
  } while (Operations.size() != NumKnown && WorkLeft);
}

void ElisionSearch::searchCopies() {
  DenseSet<ElisionSite> All = getCopies();
  take(All);
  const DenseSet<ElisionSite> &RegCopies = Planner.getRegCopies();
  for (size_t NumKnown = 0; NumKnown != RegCopies.size();) {
    NumKnown = RegCopies.size();
    All.insert_range(RegCopies);
    take(All);
  }
  const double Least = CostBefore * LeastPart;
  bool HasGained = true;
  for (unsigned Round = 0; Round != MaxRounds && HasGained; ++Round) {
    HasGained = false;
    for (const Candidate &C : Copies)
      if (C.Cost >= Least && Best.Cost >= Least)
        HasGained |= tryToggle(C.Where);
  }
}

// These lead to more, as constants do in loops, to as many as there is room
// for; and that should be there for copies first.
void ElisionSearch::searchOperations() {
  const auto &Operations = Planner.getOperations();
  if (!Operations.empty() && WorkLeft)
    takeWithOperations(Chosen);
  // There may be more after each one.
  for (size_t I = 0; I != Operations.size(); ++I)
    tryToggle(Operations[I]);
}

ElisionPlan ElisionSearch::run() {
  findCopies();
  Best = estimate({});
  if (Copies.empty() && Planner.getOperations().empty())
    return {};
  CostBefore = Best.Cost;
  // A copy of a constant may be worth eliding only with the operations that are
  // constant then: until they are chosen they copy what they give. To begin
  // with that costs 0.981 over the tuning set, to end with it 0.991.
  if (IsThorough)
    takeWithOperations(getCopies());
  searchCopies();
  searchOperations();
  LLVM_DEBUG(dbgs() << "  " << Chosen.size() << " of " << Copies.size()
                    << " copies and " << Planner.getOperations().size()
                    << " operations chosen, cost " << format("%.2f", Best.Cost)
                    << " instead of " << format("%.2f", CostBefore)
                    << ", saved " << format("%.2f", Best.Saved)
                    << ", work left " << WorkLeft << '\n');
  if (Chosen.empty())
    return {};
  return Planner.complete(std::move(Chosen));
}

ElisionPlan course::planCopyElision(const ElisionProgram &Program,
                                    const ElisionLimits &Limits) {
  ElisionPlan Plan = ElisionSearch(Program, Limits).run();
  assert((Plan.Nodes.empty() || !verifyElisionPlan(Program, Plan)) &&
         "a program that reads other values");
  return Plan;
}
