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
static IdVector<SlotBlockId, BitVector>
computeLiveOuts(IdArrayRef<SlotBlockId, SlotBlock> Blocks, unsigned NumSlots) {
  IdVector<SlotBlockId, BitVector> LiveIns(Blocks.size(), BitVector(NumSlots));
  IdVector<SlotBlockId, BitVector> LiveOuts(Blocks.size(), BitVector(NumSlots));
  IdVector<SlotBlockId, SmallVector<SlotBlockId, 4>> Preds(Blocks.size());
  for (auto [Id, B] : enumerateIds(Blocks))
    for (SlotBlockId Succ : B.Succs)
      Preds[Succ].push_back(Id);

  auto Worklist = to_vector<32>(Blocks.ids());
  ById<SlotBlockId, BitVector> IsQueued(Blocks.size(), true);
  while (!Worklist.empty()) {
    SlotBlockId Id = Worklist.pop_back_val();
    IsQueued[Id] = false;
    BitVector Live(NumSlots);
    for (SlotBlockId Succ : Blocks[Id].Succs)
      Live |= LiveIns[Succ];
    LiveOuts[Id] = Live;
    for (const SlotAccess &A : reverse(Blocks[Id].Accesses))
      Live[A.Slot.index()] = !A.IsStore;
    if (Live == LiveIns[Id])
      continue;
    LiveIns[Id] = std::move(Live);
    for (SlotBlockId Pred : Preds[Id])
      if (!IsQueued[Pred]) {
        IsQueued[Pred] = true;
        Worklist.push_back(Pred);
      }
  }
  return LiveOuts;
}

InterferenceGraph
course::buildSlotGraph(IdArrayRef<SlotBlockId, SlotBlock> Blocks,
                       unsigned NumSlots) {
  IdVector<SlotBlockId, BitVector> LiveOuts = computeLiveOuts(Blocks, NumSlots);
  SmallVector<InterferenceGraph::Edge, 0> Edges;
  DenseSet<unsigned> Live;
  for (auto [Id, B] : enumerateIds(Blocks)) {
    Live.clear();
    Live.insert(LiveOuts[Id].set_bits_begin(), LiveOuts[Id].set_bits_end());
    for (const SlotAccess &A : reverse(B.Accesses)) {
      if (!A.IsStore) {
        Live.insert(A.Slot.index());
        continue;
      }
      Live.erase(A.Slot.index());
      for (unsigned Other : Live)
        Edges.push_back({NodeId(A.Slot.index()), NodeId(Other)});
    }
  }
  return InterferenceGraph(NumSlots, Edges);
}

// The most accessed slots choose first, the lowest place that is free.
static IdVector<SlotId, CellId> colorSlots(const InterferenceGraph &Graph,
                                           IdArrayRef<SlotId, double> Weights,
                                           const BitVector &Apart,
                                           unsigned &NumCells) {
  auto IsApart = [&](SlotId Slot) {
    return Slot.index() < Apart.size() && Apart.test(Slot.index());
  };
  auto Order = to_vector<32>(Weights.ids());
  llvm::sort(Order, [&](SlotId A, SlotId B) {
    return Weights[A] != Weights[B] ? Weights[A] > Weights[B] : A < B;
  });
  IdVector<SlotId, CellId> CellOf(Graph.size());
  // As many places as there may have to be.
  IdVector<CellId, SlotId> TakenFor(Graph.size());
  // A slot of each place.
  IdVector<CellId, SlotId> First;
  for (SlotId Slot : Order) {
    for (NodeId Other : Graph.neighbors(NodeId(Slot.index())))
      if (CellId Cell = CellOf[SlotId(Other.index())]; Cell != None)
        TakenFor[Cell] = Slot;
    CellId Cell = *find_if(TakenFor.ids(), [&](CellId C) {
      return TakenFor[C] != Slot &&
             (!First.has(C) || IsApart(First[C]) == IsApart(Slot));
    });
    CellOf[Slot] = Cell;
    if (!First.has(Cell))
      First.push_back(Slot);
  }
  NumCells = First.size();
  return CellOf;
}

// From the most accessed place on always to the one that is most often accessed
// before or after; where there is none, to the most accessed one left.
static IdVector<CellId, CellId>
orderCells(IdArrayRef<SlotBlockId, SlotBlock> Blocks,
           IdArrayRef<SlotId, CellId> CellOf, unsigned NumCells) {
  IdVector<CellId, std::map<CellId, double>> Affinity(NumCells);
  IdVector<CellId, double> Weights(NumCells);
  for (const SlotBlock &B : Blocks) {
    CellId Last;
    for (const SlotAccess &A : B.Accesses) {
      CellId Cell = CellOf[A.Slot];
      Weights[Cell] += B.Frequency;
      if (Last != None && Last != Cell) {
        Affinity[Last][Cell] += B.Frequency;
        Affinity[Cell][Last] += B.Frequency;
      }
      Last = Cell;
    }
  }
  auto ByWeight = to_vector<32>(Weights.ids());
  llvm::sort(ByWeight, [&](CellId A, CellId B) {
    return Weights[A] != Weights[B] ? Weights[A] > Weights[B] : A < B;
  });

  IdVector<CellId, CellId> Rank(NumCells);
  unsigned NumRanked = 0;
  for (CellId Start : ByWeight)
    for (CellId Cell = Start; Cell != None && Rank[Cell] == None;) {
      Rank[Cell] = CellId(NumRanked++);
      CellId Next;
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

SlotCells course::assignCells(IdArrayRef<SlotBlockId, SlotBlock> Blocks,
                              unsigned NumSlots, const BitVector &Apart) {
  IdVector<SlotId, double> Weights(NumSlots);
  for (const SlotBlock &B : Blocks)
    for (const SlotAccess &A : B.Accesses)
      Weights[A.Slot] += B.Frequency;
  SlotCells Cells;
  Cells.CellOf = colorSlots(buildSlotGraph(Blocks, NumSlots), Weights, Apart,
                            Cells.NumCells);
  IdVector<CellId, CellId> Rank =
      orderCells(Blocks, Cells.CellOf, Cells.NumCells);
  for (CellId &Cell : Cells.CellOf)
    Cell = Rank[Cell];
  return Cells;
}
