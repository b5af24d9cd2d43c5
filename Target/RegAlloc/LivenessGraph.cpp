//===-- LivenessGraph.cpp - Interference of live intervals ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LivenessGraph.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/SlotIndexes.h"

using namespace llvm;
using namespace llvm::course;

namespace {

// A node becomes live or ends to be; at one place ends come first.
struct Event {
  /// Slots from the function's start, twice, and one more for a start.
  unsigned Place;
  unsigned Node;

  Event(SlotIndex Place, bool IsStart, unsigned Node, SlotIndex Zero)
      : Place(2 * Zero.distance(Place) + IsStart), Node(Node) {}

  bool isStart() const { return Place & 1; }
  bool operator<(const Event &Other) const {
    return std::tie(Place, Node) < std::tie(Other.Place, Other.Node);
  }
};

} // namespace

static void addLiveIns(LivenessGraph &Result, const LiveRange::Segment &S,
                       unsigned Node, const SlotIndexes &Indexes) {
  for (auto I = Indexes.getMBBLowerBound(S.start);
       I != Indexes.MBBIndexEnd() && I->first < S.end; ++I)
    Result.LiveIns[I->second->getNumber()].push_back(Node);
}

LivenessGraph course::buildLivenessGraph(const MachineFunction &MF,
                                         LiveIntervals &LIS) {
  const MachineRegisterInfo &MRI = MF.getRegInfo();
  LivenessGraph Result;
  const SlotIndexes &Indexes = *LIS.getSlotIndexes();
  Result.LiveIns.resize(MF.getNumBlockIDs());
  const SlotIndex Zero = LIS.getSlotIndexes()->getZeroIndex();
  SmallVector<Event, 0> Events;
  for (unsigned I = 0, E = MRI.getNumVirtRegs(); I != E; ++I) {
    Register Reg = Register::index2VirtReg(I);
    if (MRI.reg_nodbg_empty(Reg) || LIS.getInterval(Reg).empty())
      continue;
    unsigned Node = Result.Registers.size();
    Result.Nodes[Reg] = Node;
    Result.Registers.push_back(Reg);
    for (const LiveRange::Segment &S : LIS.getInterval(Reg)) {
      Events.emplace_back(S.start, true, Node, Zero);
      Events.emplace_back(S.end, false, Node, Zero);
      addLiveIns(Result, S, Node, Indexes);
    }
  }
  // Without a comparator LLVM's sort is the C library's.
  llvm::sort(Events, std::less<Event>());

  // Nodes live at the sweep's place, and where each stands in the list. A node
  // whose segments touch ends and starts again: the edges it gets twice do no
  // harm.
  SmallVector<unsigned, 32> Live;
  SmallVector<unsigned, 0> Position(Result.Registers.size());
  SmallVector<InterferenceGraph::Edge, 0> Edges;
  for (const Event &E : Events) {
    if (E.isStart()) {
      for (unsigned Other : Live)
        Edges.push_back({Other, E.Node});
      Position[E.Node] = Live.size();
      Live.push_back(E.Node);
      Result.MaxLive = std::max<unsigned>(Result.MaxLive, Live.size());
      continue;
    }
    unsigned Last = Live.pop_back_val();
    if (Last != E.Node) {
      Live[Position[E.Node]] = Last;
      Position[Last] = Position[E.Node];
    }
  }
  Result.Graph = InterferenceGraph(Result.Registers.size(), Edges);
  return Result;
}
