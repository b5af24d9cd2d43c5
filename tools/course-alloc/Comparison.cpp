//===-- Comparison.cpp - All allocators on the same functions -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Sums over functions, and tables of them.
///
//===----------------------------------------------------------------------===//

#include "Comparison.h"
#include "BankReport.h"
#include "RegAlloc/Banks/BankChecker.h"
#ifdef COURSE_HAS_Z3
#include "ExactAllocation.h"
#endif
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <ctime>

using namespace llvm;
using namespace llvm::course;

std::vector<Comparison::Variant> Comparison::makeVariants() {
  std::vector<Variant> Result;
  auto Add = [&](BankOptions Options, std::string Name) {
    Variant V;
    V.Options = Options;
    V.Name = std::move(Name);
    Result.push_back(std::move(V));
  };
  for (BankAllocator Allocator : allBankAllocators()) {
    std::string Name = nameOf(Allocator).str();
    if (!takesMerges(Allocator)) {
      Add({Allocator, MergeKind::None}, Name);
      continue;
    }
    for (MergeKind Merge :
         {MergeKind::None, MergeKind::Simple, MergeKind::Punctual})
      Add({Allocator, Merge}, Name + "+" + nameOf(Merge).str());
  }
  Add({BankAllocator::Iterated, MergeKind::Simple, SpillTest::Smith},
      "irc+simple, test 1");
  Add({BankAllocator::Swaps, MergeKind::None, SpillTest::Search},
      "swaps, search");
  return Result;
}

const Comparison::Variant &Comparison::variant(StringRef Name) const {
  return *find_if(Variants, [&](const Variant &V) { return V.Name == Name; });
}

/// Below 0 if the first allocation is better by more than rounding, above 0 if
/// it is worse: spills first.
static int compare(double SpillCost, double CopyCost, double OtherSpillCost,
                   double OtherCopyCost) {
  auto Differ = [](double A, double B) {
    return std::abs(A - B) > 1e-6 * (1 + std::abs(A) + std::abs(B));
  };
  if (Differ(SpillCost, OtherSpillCost))
    return SpillCost < OtherSpillCost ? -1 : 1;
  if (Differ(CopyCost, OtherCopyCost))
    return CopyCost < OtherCopyCost ? -1 : 1;
  return 0;
}

Error Comparison::add(const MinFunction &F, unsigned TimeoutInSeconds) {
  struct Optimum {
    double SpillCost, CopyCost;
  };
  std::optional<Optimum> Best;
#ifdef COURSE_HAS_Z3
  if (TimeoutInSeconds)
    if (auto Exact = allocateExactly(F, Bank, TimeoutInSeconds))
      Best = Optimum{Exact->SpillCost, Exact->CopyCost};
#endif
  ++NumFunctions;
  if (planSpills(F, Bank, SpillTest::Merging).Failure) {
    ++NumImpossible;
    return Error::success();
  }
  NumVariables += F.Variables.size();
  for (const MinBlock &B : F.Blocks)
    NumOps += B.Ops.size();
  if (Best) {
    ++NumExact;
    OptimalSpillCost += Best->SpillCost;
    OptimalCopyCost += Best->CopyCost;
  }
  for (Variant &V : Variants) {
    // Of this process: others do not count.
    std::clock_t Start = std::clock();
    BankAllocation A = allocateBank(F, Bank, V.Options);
    V.Seconds += double(std::clock() - Start) / CLOCKS_PER_SEC;
    if (A.Failure) {
      ++V.NumFailed;
      continue;
    }
    if (Complaint C = checkAllocation(F, Bank, A.Program))
      return createStringError("function '" + F.Label + "', " + V.Name +
                               ": the checker refuses: " + *C);
    const BankStatistics &S = A.Statistics;
    V.NumNodes += S.NumNodes;
    V.NumSpilled += S.NumSpilled;
    V.SpillCost += S.SpillCost;
    V.Splits += S.NumSplits;
    V.SplitsLeft += S.SplitsLeft;
    V.CopiesLeft += S.copiesLeft();
    V.CopyCost += S.CopyCost;
    V.AddedSteps += S.NumCopySteps + S.NumSwapSteps + S.MovesLeft;
    if (!Best)
      continue;
    int Order =
        compare(S.SpillCost, S.CopyCost, Best->SpillCost, Best->CopyCost);
    if (Order < 0)
      return createStringError("function '" + F.Label + "', " + V.Name +
                               ": better than the optimum");
    V.NumOptimal += Order == 0;
    V.ExactSpillCost += S.SpillCost;
    V.ExactCopyCost += S.CopyCost;
  }
  return Error::success();
}

/// Of the copies that splitting made, how many are left.
double Comparison::percentLeft(StringRef Name) const {
  const Variant &V = variant(Name);
  return V.Splits ? 100.0 * V.SplitsLeft / V.Splits : 0;
}

void Comparison::printSeed(raw_ostream &OS) const {
  auto Line = [&](StringRef What, double Ours, StringRef Seed) {
    OS << "  " << left_justify(What, 42) << format("%9.6g", Ours) << "  "
       << Seed << "\n";
  };
  auto Nodes = [&](StringRef Name) {
    return NumVariables ? double(variant(Name).NumNodes) / NumVariables : 0;
  };
  OS << "\nnodes of the graph, relative to variables      ours  seed\n";
  Line("normal (spill): george-appel", Nodes("george-appel"), "more than 1");
  Line("elementary", Nodes("irc+none"), "about 8");
  Line("simple", Nodes("irc+simple"), "about 2");
  Line("punctual", Nodes("irc+punctual"), "below normal (spill)");
  OS << "\ncopies of splitting that are left, per cent    ours  seed\n";
  Line("irc, elementary", percentLeft("irc+none"), "1.5");
  Line("irc, simple", percentLeft("irc+simple"), "0.54");
  Line("irc, punctual", percentLeft("irc+punctual"), "0.7");
  Line("brute force, elementary", percentLeft("brute-force+none"), "0.34");
  Line("brute force, simple", percentLeft("brute-force+simple"), "0.33");
  Line("brute force, punctual", percentLeft("brute-force+punctual"), "0.58");
  Line("punctual coalescing", percentLeft("punctual"), "2.0");
  uint64_t Smith = variant("irc+simple, test 1").NumSpilled;
  uint64_t Merging = variant("irc+simple").NumSpilled;
  OS << "\nvariables spilled                              ours  seed\n";
  Line("test 1", Smith, "");
  Line("test 2", Merging, "");
  Line("saved by merging, per cent",
       Smith ? 100.0 * (double(Smith) - double(Merging)) / Smith : 0,
       "below 0.5, never negative");
}

void Comparison::printExact(raw_ostream &OS) const {
  if (!NumExact)
    return;
  OS << "\non " << NumExact << " functions with a known optimum: spill cost "
     << format("%g", OptimalSpillCost) << ", copy cost "
     << format("%g", OptimalCopyCost) << "\n"
     << "  allocator               optimal  spill cost   copy cost\n";
  for (const Variant &V : Variants)
    OS << "  " << left_justify(V.Name, 24)
       << format("%7u %11g %11g\n", V.NumOptimal, V.ExactSpillCost,
                 V.ExactCopyCost);
}

void Comparison::print(raw_ostream &OS, bool WithTimes) const {
  OS << NumFunctions << " functions, " << NumOps << " operations, "
     << NumVariables << " variables";
  if (NumImpossible)
    OS << "; " << NumImpossible << " cannot be allocated and are left out";
  OS << "\n  allocator               spilled  spill cost   nodes"
        "  copies left   copy cost  added"
     << (WithTimes ? "  seconds\n" : "\n");
  for (const Variant &V : Variants) {
    OS << "  " << left_justify(V.Name, 24)
       << format("%7llu %11g %7llu %12llu %11g %6llu",
                 (unsigned long long)V.NumSpilled, V.SpillCost,
                 (unsigned long long)V.NumNodes,
                 (unsigned long long)V.CopiesLeft, V.CopyCost,
                 (unsigned long long)V.AddedSteps);
    if (WithTimes)
      OS << format(" %8.3f", V.Seconds);
    if (V.NumFailed)
      OS << "  (" << V.NumFailed << " failed)";
    OS << "\n";
  }
  printSeed(OS);
  printExact(OS);
}
