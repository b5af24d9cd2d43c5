//===-- LivenessGraph.cpp - Interference of live intervals ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/LivenessGraph.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/SlotIndexes.h"

using namespace llvm;
using namespace llvm::course;

namespace {

// A node ends to be live, is live again, or is defined; at one place in this
// order.
struct Event {
  enum KindType { End, Again, Definition };
  static constexpr unsigned NumKinds = 3;

  /// Slots from the function's start, times the number of kinds, and the kind.
  unsigned Place;
  NodeId Node;

  Event(SlotIndex Place, KindType Kind, NodeId Node, SlotIndex Zero)
      : Place(NumKinds * Zero.distance(Place) + Kind), Node(Node) {}

  unsigned getKind() const { return Place % NumKinds; }
  bool operator<(const Event &Other) const {
    return std::tie(Place, Node) < std::tie(Other.Place, Other.Node);
  }
};

} // namespace

static void addLiveIns(LivenessGraph &Result, const LiveRange::Segment &S,
                       NodeId Node, const SlotIndexes &Indexes) {
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
  Result.Nodes.reserve(MRI.getNumVirtRegs());
  for (unsigned I = 0, E = MRI.getNumVirtRegs(); I != E; ++I) {
    Register Reg = Register::index2VirtReg(I);
    if (MRI.reg_nodbg_empty(Reg) || LIS.getInterval(Reg).empty())
      continue;
    NodeId Node(Result.Registers.size());
    Result.Nodes[Reg] = Node;
    Result.Registers.push_back(Reg);
    for (const LiveRange::Segment &S : LIS.getInterval(Reg)) {
      Events.emplace_back(
          S.start, S.start == S.valno->def ? Event::Definition : Event::Again,
          Node, Zero);
      Events.emplace_back(S.end, Event::End, Node, Zero);
      addLiveIns(Result, S, Node, Indexes);
    }
  }
  // Without a comparator LLVM's sort is the C library's.
  llvm::sort(Events, std::less<Event>());

  // Nodes live at the sweep's place, and where each stands in the list. Of two
  // that interfere, one is live where the other is defined.
  SmallVector<NodeId, 32> Live;
  IdVector<NodeId, unsigned> Position(Result.Registers.size());
  SmallVector<InterferenceGraph::Edge, 0> Edges;
  for (const Event &E : Events) {
    if (E.getKind() != Event::End) {
      if (E.getKind() == Event::Definition)
        for (NodeId Other : Live)
          Edges.push_back({Other, E.Node});
      Position[E.Node] = Live.size();
      Live.push_back(E.Node);
      Result.MaxLive = std::max<unsigned>(Result.MaxLive, Live.size());
      continue;
    }
    NodeId Last = Live.pop_back_val();
    if (Last != E.Node) {
      Live[Position[E.Node]] = Last;
      Position[Last] = Position[E.Node];
    }
  }
  Result.Graph = InterferenceGraph(Result.Registers.size(), Edges);
  return Result;
}
