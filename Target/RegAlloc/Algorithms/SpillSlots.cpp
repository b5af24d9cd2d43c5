//===-- SpillSlots.cpp - Slots that share places in the frame -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/SpillSlots.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include <map>

using namespace llvm;
using namespace llvm::course;

// Slots that are read later without being written before.
static std::vector<BitVector> computeLiveOuts(ArrayRef<SlotBlock> Blocks,
                                              unsigned NumSlots) {
  std::vector<BitVector> LiveIns(Blocks.size(), BitVector(NumSlots));
  std::vector<BitVector> LiveOuts(Blocks.size(), BitVector(NumSlots));
  std::vector<SmallVector<unsigned, 4>> Preds(Blocks.size());
  for (auto [Id, B] : enumerate(Blocks))
    for (unsigned Succ : B.Succs)
      Preds[Succ].push_back(Id);

  SmallVector<unsigned, 32> Worklist;
  BitVector IsQueued(Blocks.size(), true);
  for (unsigned Id = 0; Id != Blocks.size(); ++Id)
    Worklist.push_back(Id);
  while (!Worklist.empty()) {
    unsigned Id = Worklist.pop_back_val();
    IsQueued.reset(Id);
    BitVector Live(NumSlots);
    for (unsigned Succ : Blocks[Id].Succs)
      Live |= LiveIns[Succ];
    LiveOuts[Id] = Live;
    for (const SlotAccess &A : reverse(Blocks[Id].Accesses))
      Live[A.Slot] = !A.IsStore;
    if (Live == LiveIns[Id])
      continue;
    LiveIns[Id] = std::move(Live);
    for (unsigned Pred : Preds[Id])
      if (!IsQueued[Pred]) {
        IsQueued.set(Pred);
        Worklist.push_back(Pred);
      }
  }
  return LiveOuts;
}

InterferenceGraph course::buildSlotGraph(ArrayRef<SlotBlock> Blocks,
                                         unsigned NumSlots) {
  std::vector<BitVector> LiveOuts = computeLiveOuts(Blocks, NumSlots);
  SmallVector<InterferenceGraph::Edge, 0> Edges;
  DenseSet<unsigned> Live;
  for (auto [Id, B] : enumerate(Blocks)) {
    Live.clear();
    Live.insert(LiveOuts[Id].set_bits_begin(), LiveOuts[Id].set_bits_end());
    for (const SlotAccess &A : reverse(B.Accesses)) {
      if (!A.IsStore) {
        Live.insert(A.Slot);
        continue;
      }
      Live.erase(A.Slot);
      for (unsigned Other : Live)
        Edges.push_back({A.Slot, Other});
    }
  }
  return InterferenceGraph(NumSlots, Edges);
}

// The most accessed slots choose first, the lowest place that is free.
static std::vector<unsigned> colorSlots(const InterferenceGraph &Graph,
                                        ArrayRef<double> Weights,
                                        const BitVector &Apart,
                                        unsigned &NumCells) {
  auto IsApart = [&](unsigned Slot) {
    return Slot < Apart.size() && Apart.test(Slot);
  };
  SmallVector<unsigned, 32> Order;
  for (unsigned Slot = 0; Slot != Graph.size(); ++Slot)
    Order.push_back(Slot);
  llvm::sort(Order, [&](unsigned A, unsigned B) {
    return Weights[A] != Weights[B] ? Weights[A] > Weights[B] : A < B;
  });
  std::vector<unsigned> CellOf(Graph.size(), None);
  std::vector<unsigned> TakenFor(Graph.size(), None);
  // A slot of each place.
  std::vector<unsigned> First;
  NumCells = 0;
  for (unsigned Slot : Order) {
    for (unsigned Other : Graph.neighbors(Slot))
      if (CellOf[Other] != None)
        TakenFor[CellOf[Other]] = Slot;
    unsigned Cell = 0;
    while (TakenFor[Cell] == Slot ||
           (Cell < NumCells && IsApart(First[Cell]) != IsApart(Slot)))
      ++Cell;
    CellOf[Slot] = Cell;
    if (Cell == NumCells) {
      First.push_back(Slot);
      ++NumCells;
    }
  }
  return CellOf;
}

// From the most accessed place on always to the one that is most often accessed
// before or after; where there is none, to the most accessed one left.
static std::vector<unsigned> orderCells(ArrayRef<SlotBlock> Blocks,
                                        ArrayRef<unsigned> CellOf,
                                        unsigned NumCells) {
  std::vector<std::map<unsigned, double>> Affinity(NumCells);
  std::vector<double> Weights(NumCells);
  for (const SlotBlock &B : Blocks) {
    unsigned Last = None;
    for (const SlotAccess &A : B.Accesses) {
      unsigned Cell = CellOf[A.Slot];
      Weights[Cell] += B.Frequency;
      if (Last != None && Last != Cell) {
        Affinity[Last][Cell] += B.Frequency;
        Affinity[Cell][Last] += B.Frequency;
      }
      Last = Cell;
    }
  }
  std::vector<unsigned> ByWeight(NumCells);
  for (unsigned Cell = 0; Cell != NumCells; ++Cell)
    ByWeight[Cell] = Cell;
  llvm::sort(ByWeight, [&](unsigned A, unsigned B) {
    return Weights[A] != Weights[B] ? Weights[A] > Weights[B] : A < B;
  });

  std::vector<unsigned> Rank(NumCells, None);
  unsigned NumRanked = 0;
  for (unsigned Start : ByWeight)
    for (unsigned Cell = Start; Cell != None && Rank[Cell] == None;) {
      Rank[Cell] = NumRanked++;
      unsigned Next = None;
      double Most = 0;
      for (auto [Other, Weight] : Affinity[Cell])
        if (Rank[Other] == None && Weight > Most) {
          Next = Other;
          Most = Weight;
        }
      Cell = Next;
    }
  return Rank;
}

SlotCells course::assignCells(ArrayRef<SlotBlock> Blocks, unsigned NumSlots,
                              const BitVector &Apart) {
  std::vector<double> Weights(NumSlots);
  for (const SlotBlock &B : Blocks)
    for (const SlotAccess &A : B.Accesses)
      Weights[A.Slot] += B.Frequency;
  SlotCells Cells;
  Cells.CellOf = colorSlots(buildSlotGraph(Blocks, NumSlots), Weights, Apart,
                            Cells.NumCells);
  std::vector<unsigned> Rank = orderCells(Blocks, Cells.CellOf, Cells.NumCells);
  for (unsigned &Cell : Cells.CellOf)
    Cell = Rank[Cell];
  return Cells;
}
