//===-- CourseHighSlots.cpp - Spill slots near the heap -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory/CourseHighSlots.h"
#include "CourseFrameLowering.h"
#include "CourseInstrInfo.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "Memory/CourseGlobalLayout.h"
#include "Memory/HeadModel.h"
#include "RegAlloc/Algorithms/MinimumCut.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-high-slots"

STATISTIC(NumHighSlots, "Number of spill slots at the end of the stack area");

static cl::opt<bool>
    EnableHighSlots("course-enable-high-slots", cl::Hidden, cl::init(true),
                    cl::desc("Have spill slots near the heap"));

namespace {

/// A spill slot, by its frame index, which is not negative, or what else is
/// accessed.
using AccessTarget = int;
constexpr AccessTarget StackArea = -2, HeapArea = -1;

/// What is known of a spill slot.
struct Slot {
  /// How often something else is accessed right before or after it.
  SmallMapVector<AccessTarget, double, 4> Neighbours;
};

class HighSlotChoice {
  const MachineFunction &MF;
  const HeadModel Head;
  MapVector<AccessTarget, Slot> Slots;

public:
  HighSlotChoice(const MachineFunction &MF, ArrayRef<int> FrameIndices);
  void collect(function_ref<double(unsigned)> GetFrequency);
  BitVector choose() const;

private:
  std::optional<AccessTarget> getTarget(const MachineInstr &MI) const;
  void count(AccessTarget A, AccessTarget B, double Times);
};

} // namespace

HighSlotChoice::HighSlotChoice(const MachineFunction &MF,
                               ArrayRef<int> FrameIndices)
    : MF(MF), Head(*MF.getFunction().getParent()) {
  for (int FI : FrameIndices)
    Slots[FI];
}

std::optional<AccessTarget>
HighSlotChoice::getTarget(const MachineInstr &MI) const {
  const MachineOperand &Base = MI.getOperand(CourseBaseOperand);
  if (Base.isFI() && Slots.contains(Base.getIndex()))
    return Base.getIndex();
  switch (Head.getArea(HeadModel::getAddress(MI))) {
  case MemoryArea::Stack:
    return StackArea;
  case MemoryArea::Heap:
    return HeapArea;
  default:
    return std::nullopt;
  }
}

void HighSlotChoice::count(AccessTarget A, AccessTarget B, double Times) {
  if (A == B)
    return;
  for (auto [Own, Other] : {std::pair(A, B), std::pair(B, A)})
    if (auto Found = Slots.find(Own); Found != Slots.end())
      Found->second.Neighbours[Other] += Times;
}

// What is between blocks with accesses, as a block without them, is not seen.
void HighSlotChoice::collect(function_ref<double(unsigned)> GetFrequency) {
  struct Ends {
    std::optional<AccessTarget> First, Last;
  };
  DenseMap<const MachineBasicBlock *, Ends> Blocks;
  for (const MachineBasicBlock &MBB : MF) {
    const double Times = GetFrequency(MBB.getNumber());
    Ends &E = Blocks[&MBB];
    bool IsFirst = true;
    for (const MachineInstr &MI : MBB) {
      if (!isCourseAccess(MI)) {
        // Of a call's accesses nothing is known.
        if (MI.getOpcode() == Course::CALL ||
            MI.getOpcode() == Course::CALLVOID) {
          E.Last = std::nullopt;
          IsFirst = false;
        }
        continue;
      }
      const std::optional<AccessTarget> Now = getTarget(MI);
      if (IsFirst)
        E.First = Now;
      if (Now && E.Last)
        count(*E.Last, *Now, Times);
      E.Last = Now;
      IsFirst = false;
    }
  }
  for (const MachineBasicBlock &MBB : MF)
    for (const MachineBasicBlock *Next : MBB.successors()) {
      const Ends &From = Blocks[&MBB], &To = Blocks[Next];
      if (From.Last && To.First)
        count(*From.Last, *To.First,
              std::min(GetFrequency(MBB.getNumber()) / MBB.succ_size(),
                       GetFrequency(Next->getNumber())));
    }
}

// A minimum cut. What a high slot costs more than one of the frame is the path
// to data and other slots there; what a low slot costs more, the path from the
// heap.
BitVector HighSlotChoice::choose() const {
  const HeadObject &Frame = Head.getFrames();
  const HeadObject End = {MemoryArea::Stack, double(Course::StackAreaEnd), 0};
  const HeadObject Heap = {MemoryArea::Heap};
  const HeadPrices &Prices = Head.getPrices();
  const double Across = getMeanPathTicks(Frame, End, Prices);
  const double FromHeap = getMeanPathTicks(Frame, Heap, Prices) -
                          getMeanPathTicks(End, Heap, Prices);
  IdVector<NodeId, double> High, Low;
  SmallVector<CutEdge, 64> Edges;
  for (const auto &[Index, Entry] : enumerate(Slots)) {
    const auto &[FI, S] = Entry;
    High.push_back(S.Neighbours.lookup(StackArea) * Across);
    Low.push_back(S.Neighbours.lookup(HeapArea) * FromHeap);
    for (const auto &[Neighbour, Times] : S.Neighbours)
      if (FI < Neighbour) {
        const auto Other = Slots.find(Neighbour) - Slots.begin();
        Edges.push_back({NodeId(Index), NodeId(Other), Times * Across});
      }
    LLVM_DEBUG(dbgs() << "slot " << FI << ": near data costs " << Low.back()
                      << " ticks more, near the heap " << High.back() << '\n');
  }
  return findMinimumCut(High, Low, Edges);
}

BitVector llvm::chooseHighSlots(const MachineFunction &MF, ArrayRef<int> Slots,
                                function_ref<double(unsigned)> GetFrequency) {
  if (!EnableHighSlots || Slots.empty() ||
      hasCourseHighFrame(MF.getFunction()) ||
      getCourseHighRoom(MF.getFunction()) == 0)
    return BitVector(Slots.size());
  HighSlotChoice Choice(MF, Slots);
  Choice.collect(GetFrequency);
  return Choice.choose();
}

// Addresses are counted from sp at entry, as it is aligned for the frame.
static void placeAt(MachineFunction &MF, int Object, uint64_t Address) {
  MachineFrameInfo &MFI = MF.getFrameInfo();
  const uint64_t SP = alignDown(getCourseEntrySP(MF.getFunction()).value_or(0),
                                MFI.getMaxAlign().value());
  MFI.setStackID(Object, TargetStackID::NoAlloc);
  MFI.setObjectOffset(Object, int64_t(Address - SP));
}

void llvm::placeHighSlots(MachineFunction &MF, ArrayRef<int> Slots) {
  MachineFrameInfo &MFI = MF.getFrameInfo();
  constexpr uint64_t SlotSize = 8;
  // Some of them would be far from the others.
  if (Slots.size() * SlotSize > getCourseHighRoom(MF.getFunction()))
    return;
  for (const auto &[Index, Slot] : enumerate(Slots)) {
    assert(MFI.getObjectSize(Slot) == SlotSize && "a spill slot is a word");
    placeAt(MF, Slot, Course::StackAreaEnd - (Index + 1) * SlotSize);
    ++NumHighSlots;
  }
}

void llvm::placeHighFrame(MachineFunction &MF) {
  if (!EnableHighSlots || !hasCourseHighFrame(MF.getFunction()))
    return;
  const MachineFrameInfo &MFI = MF.getFrameInfo();
  const uint64_t Begin =
      Course::StackAreaEnd - getCourseHighRoom(MF.getFunction());
  uint64_t End = Course::StackAreaEnd;
  for (int Object = 0; Object != MFI.getObjectIndexEnd(); ++Object) {
    if (MFI.isDeadObjectIndex(Object) ||
        MFI.isVariableSizedObjectIndex(Object) ||
        MFI.getStackID(Object) != TargetStackID::Default)
      continue;
    const uint64_t Size = MFI.getObjectSize(Object);
    if (Size > End - Begin)
      continue;
    const uint64_t Address =
        alignDown(End - Size, MFI.getObjectAlign(Object).value());
    if (Address < Begin)
      continue;
    placeAt(MF, Object, Address);
    End = Address;
  }
}
