//===-- RegionSwaps.cpp - Fewer copies by swapping registers --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The half of a point before its operation is node 2P, the half after it node
/// 2P + 1. A piece that lives across is in both, and they cannot be parted where
/// it would move.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Banks/RegionSwaps.h"
#include "RegAlloc/Algorithms/MinimumCut.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <map>

using namespace llvm;
using namespace llvm::course;

/// Nodes of a region. A guess that bounds time; not tuned.
static constexpr unsigned MaxRegion = 600;
static constexpr unsigned MaxRounds = 6;
/// What a copy counts besides its frequency, so that of two assignments that
/// cost the same the one with fewer copies is better.
static constexpr double CostOfOne = 1e-3;

SwapTable llvm::course::swapTable(const AliasedBank &Bank, RegisterId A,
                                  RegisterId B) {
  UnitSet UnitsA = Bank.unitsOf(A), UnitsB = Bank.unitsOf(B);
  auto Map = [](UnitSet Units, UnitSet From, UnitSet To) {
    UnitSet Result = 0;
    for (; From; From &= From - 1, To &= To - 1)
      if (Units & (From & -From))
        Result |= To & -To;
    return Result;
  };
  SwapTable Table;
  for (RegisterId R : Bank.registerIds()) {
    UnitSet Units = Bank.unitsOf(R);
    bool IsInA = !(Units & ~UnitsA), IsInB = !(Units & ~UnitsB);
    if (IsInA || IsInB) {
      UnitSet Wanted =
          IsInA ? Map(Units, UnitsA, UnitsB) : Map(Units, UnitsB, UnitsA);
      ArrayRef<RegisterId> Class = Bank.registersOf(Bank.reg(R).Class);
      const RegisterId *Found = find_if(Class, [&](RegisterId Other) {
        return Bank.unitsOf(Other) == Wanted;
      });
      Table.push_back(Found == Class.end() ? RegisterId() : *Found);
      continue;
    }
    bool HasBoth = !((UnitsA | UnitsB) & ~Units);
    bool HasNone = !((UnitsA | UnitsB) & Units);
    Table.push_back(HasBoth || HasNone ? R : RegisterId());
  }
  return Table;
}

namespace {

using HalfId = Id<struct HalfTag>;

static HalfId beforeOp(PointId Point) { return HalfId(2 * Point.index()); }
static HalfId afterOp(PointId Point) { return HalfId(2 * Point.index() + 1); }
static PointId pointOf(HalfId Node) { return PointId(Node.index() / 2); }
static HalfId otherHalf(HalfId Node) { return HalfId(Node.index() ^ 1); }

/// A copy between pieces of two nodes.
struct NodeCopy {
  HalfId Node[2];
  PieceId Piece[2];
  double Weight;
};

class RegionSwapper {
public:
  RegionSwapper(const ElementaryForm &Form, const AliasedBank &Bank,
                RegisterAssignment &Registers);
  unsigned run();

private:
  void addCopy(HalfId NodeA, PieceId PieceA, HalfId NodeB, PieceId PieceB,
               double Frequency);
  bool isLeft(const NodeCopy &C) const {
    return Registers[C.Piece[0]] != Registers[C.Piece[1]];
  }
  const SwapTable &table(RegisterId A, RegisterId B);
  bool tryCopy(const NodeCopy &C, unsigned End);
  bool canSwap(HalfId Node, const SwapTable &Table) const;
  bool isCoupled(PointId Point, const SwapTable &Table) const;
  double gainOf(IdArrayRef<NodeId, HalfId> Nodes, const NodeSet &Swapped,
                const SwapTable &Table) const;
  void apply(IdArrayRef<NodeId, HalfId> Nodes, const NodeSet &Swapped,
             const SwapTable &Table);
  /// The pieces of a node.
  template <typename Function> void forEachPiece(HalfId Node, Function) const;

  const ElementaryForm &Form;
  const AliasedBank &Bank;
  RegisterAssignment &Registers;
  std::vector<NodeCopy> Copies;
  /// The copies at each node.
  IdVector<HalfId, SmallVector<unsigned, 4>> At;
  std::map<std::pair<RegisterId, RegisterId>, SwapTable> Tables;
  /// The position of each node in the region looked at, or None.
  IdVector<HalfId, NodeId> Position;
};

} // namespace

template <typename Function>
void RegionSwapper::forEachPiece(HalfId Node, Function Visit) const {
  bool IsAfter = Node == afterOp(pointOf(Node));
  for (PieceId Id : Form.pieceIdsAt(pointOf(Node)))
    if (const Piece &P = Form.pieces()[Id];
        IsAfter ? P.isAfter() : P.isBefore())
      Visit(Id);
}

RegionSwapper::RegionSwapper(const ElementaryForm &Form,
                             const AliasedBank &Bank,
                             RegisterAssignment &Registers)
    : Form(Form), Bank(Bank), Registers(Registers),
      At(2 * Form.points().size()), Position(2 * Form.points().size()) {
  for (const PointBoundary &Boundary : Form.boundaries())
    for (const Transfer &T : Boundary.Transfers)
      if (T.isCopy())
        addCopy(afterOp(Boundary.From), T.fromPiece(), beforeOp(Boundary.To),
                T.toPiece(), Boundary.Frequency);
  for (PointId P : Form.points().ids())
    if (const MinOp *Op = Form.op(P); Op && Form.function().isCopy(*Op))
      addCopy(beforeOp(P), Form.pieceBefore(P, Op->Uses[0].variable()),
              afterOp(P), Form.pieceAfter(P, Op->Defs[0]), Form.frequency(P));
}

void RegionSwapper::addCopy(HalfId NodeA, PieceId PieceA, HalfId NodeB,
                            PieceId PieceB, double Frequency) {
  At[NodeA].push_back(Copies.size());
  At[NodeB].push_back(Copies.size());
  Copies.push_back({{NodeA, NodeB}, {PieceA, PieceB}, Frequency + CostOfOne});
}

const SwapTable &RegionSwapper::table(RegisterId A, RegisterId B) {
  SwapTable &Table = Tables[std::minmax(A, B)];
  if (Table.empty())
    Table = swapTable(Bank, A, B);
  return Table;
}

/// Whether everything at \p Node has a place to go, or stays.
bool RegionSwapper::canSwap(HalfId Node, const SwapTable &Table) const {
  bool Can = true;
  forEachPiece(Node, [&](PieceId P) {
    RegisterId R = Registers[P];
    bool IsFixed = Form.variableOf(P).Fixed != None;
    Can = Can && Table[R] != None && (!IsFixed || Table[R] == R);
  });
  return Can;
}

/// Whether something that lives across the operation would move.
bool RegionSwapper::isCoupled(PointId Point, const SwapTable &Table) const {
  return any_of(Form.pieceIdsAt(Point), [&](PieceId P) {
    return Form.pieces()[P].Role == PieceRole::Across &&
           Table[Registers[P]] != Registers[P];
  });
}

/// What swapping saves, over all copies at the nodes swapped.
double RegionSwapper::gainOf(IdArrayRef<NodeId, HalfId> Nodes,
                             const NodeSet &Swapped,
                             const SwapTable &Table) const {
  double Gain = 0;
  auto IsSwapped = [&](HalfId Node) {
    return Position[Node] != None && Swapped[Position[Node]];
  };
  for (NodeId I : Nodes.ids())
    for (unsigned Id : At[Nodes[I]]) {
      const NodeCopy &C = Copies[Id];
      // One with both ends in the region stays as it is.
      if (!Swapped[I] || IsSwapped(C.Node[0]) == IsSwapped(C.Node[1]))
        continue;
      bool First = IsSwapped(C.Node[0]);
      RegisterId Moves = Registers[C.Piece[!First]];
      RegisterId Stays = Registers[C.Piece[First]];
      Gain += C.Weight * (int(Moves != Stays) - int(Table[Moves] != Stays));
    }
  return Gain;
}

void RegionSwapper::apply(IdArrayRef<NodeId, HalfId> Nodes,
                          const NodeSet &Swapped, const SwapTable &Table) {
  // What lives across is at two nodes, and moves once.
  SmallVector<std::pair<PieceId, RegisterId>, 0> Moves;
  for (NodeId I : Nodes.ids())
    if (Swapped[I])
      forEachPiece(Nodes[I], [&](PieceId P) {
        Moves.push_back({P, Table[Registers[P]]});
      });
  for (auto [P, R] : Moves)
    Registers[P] = R;
}

/// Looks for a region with the end \p End of a copy that is left, and without
/// the other one.
bool RegionSwapper::tryCopy(const NodeCopy &C, unsigned End) {
  constexpr double Never = 1e18;
  HalfId Source = C.Node[End], Sink = C.Node[!End];
  const SwapTable &Table = table(Registers[C.Piece[0]], Registers[C.Piece[1]]);
  if (!canSwap(Source, Table))
    return false;
  IdVector<NodeId, HalfId> Nodes{Source};
  IdVector<NodeId, double> Swap{0}, Keep{0};
  constexpr NodeId First(0);
  SmallVector<CutEdge, 0> Edges;
  Position[Source] = First;
  for (NodeId I = First; Nodes.has(I); I = NodeId(I.index() + 1)) {
    // What it costs if the one node is swapped and the other is not.
    SmallVector<std::pair<HalfId, double>, 8> Parting;
    for (unsigned Id : At[Nodes[I]]) {
      const NodeCopy &Here = Copies[Id];
      bool IsFirst = Here.Node[0] == Nodes[I];
      RegisterId Own = Registers[Here.Piece[!IsFirst]];
      RegisterId Other = Registers[Here.Piece[IsFirst]];
      double Cost =
          Here.Weight * (int(Table[Own] != Other) - int(Own != Other));
      auto *It = find_if(Parting, [&](const auto &Entry) {
        return Entry.first == Here.Node[IsFirst];
      });
      if (It == Parting.end())
        Parting.push_back({Here.Node[IsFirst], Cost});
      else
        It->second += Cost;
    }
    if (isCoupled(pointOf(Nodes[I]), Table))
      Parting.push_back({otherHalf(Nodes[I]), Never});
    for (auto [Other, Cost] : Parting) {
      // A cut that costs more than the source's copies to the sink is no gain.
      if (I == First && Other == Sink && Cost < 0)
        Keep[First] = -Cost;
      if (Cost <= 0)
        continue;
      bool IsIn = Position[Other] != None;
      if (Other == Sink ||
          (!IsIn && (Nodes.size() == MaxRegion || !canSwap(Other, Table)))) {
        Swap[I] += Cost;
        continue;
      }
      if (!IsIn) {
        Position[Other] = NodeId(Nodes.size());
        Nodes.push_back(Other);
        Swap.push_back(0);
        Keep.push_back(0);
      }
      // Both ends see the edge; it is taken from the one that comes first.
      if (Position[Other] > I)
        Edges.push_back({I, Position[Other], Cost});
    }
  }
  NodeSet Swapped = findMinimumCut(Swap, Keep, Edges);
  bool IsBetter = Swapped[First];
  // Nothing may move on one side of an operation alone.
  for (NodeId I : Nodes.ids()) {
    NodeId Half = Position[otherHalf(Nodes[I])];
    if (Swapped[I] && isCoupled(pointOf(Nodes[I]), Table) &&
        (Half == None || !Swapped[Half]))
      IsBetter = false;
  }
  IsBetter = IsBetter && gainOf(Nodes, Swapped, Table) > CostOfOne / 2;
  if (IsBetter)
    apply(Nodes, Swapped, Table);
  for (HalfId Node : Nodes)
    Position[Node] = None;
  return IsBetter;
}

unsigned RegionSwapper::run() {
  SmallVector<unsigned, 0> Order;
  for (unsigned I = 0; I != Copies.size(); ++I)
    Order.push_back(I);
  sort(Order, [&](unsigned A, unsigned B) {
    return std::pair(-Copies[A].Weight, A) < std::pair(-Copies[B].Weight, B);
  });
  unsigned NumSwapped = 0;
  for (unsigned Round = 0; Round != MaxRounds; ++Round) {
    unsigned NumBefore = NumSwapped;
    for (unsigned Id : Order)
      for (unsigned End : {1u, 0u})
        if (isLeft(Copies[Id]) && tryCopy(Copies[Id], End))
          ++NumSwapped;
    if (NumSwapped == NumBefore)
      break;
  }
  return NumSwapped;
}

unsigned llvm::course::swapRegions(const ElementaryForm &Form,
                                   const AliasedBank &Bank,
                                   RegisterAssignment &Registers) {
  return RegionSwapper(Form, Bank, Registers).run();
}
