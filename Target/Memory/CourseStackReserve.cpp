//===-- CourseStackReserve.cpp - What the call stack may need -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Frames are estimated from the IR, before anything is selected: objects are
/// known, spill slots and outgoing arguments are estimated.
///
//===----------------------------------------------------------------------===//

#include "Memory/CourseStackReserve.h"
#include "Facts/RegisterBank.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "Memory/CourseLiveness.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/Analysis/CallGraph.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/RegAllocRegistry.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"

using namespace llvm;

// 40 % of the stack area: room for 127 frames of 32 bytes. What does not fit
// has to go on in the heap (CourseSplitStack), where it costs twice as much.
static constexpr uint64_t DefaultReserve = 4096;

static cl::opt<unsigned> StackReserve(
    "course-stack-reserve", cl::Hidden, cl::init(DefaultReserve),
    cl::desc("Bytes of the stack area that data leaves to the stack"));

// What CourseSpillAllowance is for the deepest path, for each function on it.
static constexpr uint64_t SpillAllowancePerFunction = 128;

// How many frames of a recursive function must find room, or the stack is in
// the heap, where CourseSplitStack cannot help: with objects of variable size
// or arguments in memory, and if a frame may be too large for a segment.
// Without optimization, where every variable is an object, programs are to run
// first.
static constexpr uint64_t RecursionDepth = 64;
static constexpr uint64_t PlainRecursionDepth = 1024;
static constexpr uint64_t LargestInSegment = 32768;

namespace {

/// A frame, without what is spilled.
struct Frame {
  uint64_t Bytes = 0;
  bool IsBounded = true;
};

} // namespace

static Frame getFrame(const Function &F) {
  const DataLayout &DL = F.getDataLayout();
  Frame Result;
  uint64_t Outgoing = 0;
  for (const Instruction &I : instructions(F)) {
    if (const auto *Alloca = dyn_cast<AllocaInst>(&I)) {
      std::optional<TypeSize> Size = Alloca->getAllocationSize(DL);
      if (!Size || !Alloca->isStaticAlloca())
        Result.IsBounded = false;
      else
        Result.Bytes += alignTo(Size->getFixedValue(), 8) +
                        std::max<uint64_t>(Alloca->getAlign().value(), 8) - 8;
    } else if (const auto *Call = dyn_cast<CallBase>(&I)) {
      // The arguments beyond the registers' and variadic ones lie in memory.
      if (Call->arg_size() > Course::NumArgRegs ||
          Call->getFunctionType()->isVarArg())
        Outgoing = std::max<uint64_t>(Outgoing, 8 * Call->arg_size());
      // Selection returns what needs several registers in memory, and has an
      // object for each call.
      if (Type *Ty = Call->getType();
          !isa<IntrinsicInst>(Call) && Ty->isSized() &&
          DL.getTypeSizeInBits(Ty).getKnownMinValue() > 64)
        Result.Bytes += alignTo(DL.getTypeAllocSize(Ty).getKnownMinValue(), 8);
    }
  }
  Result.Bytes += Outgoing;
  return Result;
}

uint64_t llvm::estimateCourseSpills(const Function &F) {
  const uint64_t InRegisters =
      8 * std::min(course::getRegLimit(), unsigned(Course::NumGeneralRegs));
  const uint64_t Live = CourseLiveness(F).maxLiveBytes();
  return Live > InRegisters ? Live - InRegisters : 0;
}

uint64_t llvm::getCourseObjectBytes(const Function &F) {
  return getFrame(F).Bytes;
}

static uint64_t getSpillBytes(const Function &F) {
  const uint64_t Spills = estimateCourseSpills(F);
  // It will most likely have no frame of its own.
  if (F.hasFnAttribute(CourseSpecializedAttr))
    return Spills;
  return std::max(Spills, SpillAllowancePerFunction);
}

// The allocator of -O0 can be asked for at any level. The choice is known from
// when the code generator's passes are made.
static bool isFastAllocatorChosen() {
  FunctionPass *(*Create)() = createFastRegisterAllocator;
  return RegisterRegAlloc::getDefault() == Create;
}

// What the allocator for code that is not optimised keeps in memory: the values
// that other blocks use, and those of PHIs twice, since they are copied.
static uint64_t getPlainSpillBytes(const Function &F) {
  const DataLayout &DL = F.getDataLayout();
  uint64_t Bytes = 0;
  for (const Instruction &I : instructions(F)) {
    if (isa<AllocaInst>(I) || !I.getType()->isSized())
      continue;
    bool IsOfPhi = isa<PHINode>(I) || any_of(I.users(), IsaPred<PHINode>);
    if (IsOfPhi || I.isUsedOutsideOfBlock(I.getParent()))
      Bytes += (IsOfPhi ? 2 : 1) * alignTo(DL.getTypeAllocSize(I.getType()), 8);
  }
  return std::max(Bytes, SpillAllowancePerFunction);
}

// What the same allocator keeps in memory of optimised code, where values wait
// in their blocks, too: at most each of them, in a slot of its own, and as much
// again for what wide operations are made of.
static uint64_t getFastSpillBytes(const Function &F) {
  const DataLayout &DL = F.getDataLayout();
  uint64_t Bytes = 0;
  for (const Instruction &I : instructions(F))
    if (I.getType()->isSized() && !isa<AllocaInst>(I))
      Bytes += 2 * alignTo(DL.getTypeAllocSize(I.getType()), 8);
  return std::max(Bytes, SpillAllowancePerFunction);
}

// Of what the function calls that needs registers for its frame, two less.
static bool mayUseMemoryArguments(const Function &F) {
  const DataLayout &DL = F.getDataLayout();
  uint64_t NumRegs = 2;
  for (const Argument &Arg : F.args())
    NumRegs += divideCeil(DL.getTypeSizeInBits(Arg.getType()), 64);
  return F.isVarArg() ||
         NumRegs > std::min(Course::NumArgRegs, course::getRegLimit());
}

/// The deepest path of frames from each function, bottom up through the call
/// graph, with recursive functions once; and the default, where one of these
/// seems to have a frame or an object of variable size makes it unbounded.
static CourseStackReserve estimate(Module &M) {
  CallGraph CG(M);
  DenseMap<const Function *, uint64_t> Depth;
  bool HasRecursiveFrame = false;
  uint64_t Deepest = 0, Recursion = 0;
  // Library functions in such a program do not say it themselves.
  bool IsOptimised =
      none_of(M, [](const Function &F) { return F.hasOptNone(); });
  bool IsFast = isFastAllocatorChosen();
  bool IsBounded =
      all_of(M, [](const Function &F) { return getFrame(F).IsBounded; });
  bool IsSplit = IsBounded;

  for (auto SCC = scc_begin(&CG); !SCC.isAtEnd(); ++SCC) {
    bool IsCycle = SCC.hasCycle();
    for (const CallGraphNode *Node : *SCC) {
      const Function *F = Node->getFunction();
      if (!F || F->isDeclaration())
        continue;
      uint64_t Own = getFrame(*F).Bytes;
      uint64_t Spills = !IsOptimised ? getPlainSpillBytes(*F)
                        : IsFast     ? getFastSpillBytes(*F)
                                     : getSpillBytes(*F);
      uint64_t Callees = 0;
      for (const auto &[Call, Callee] : *Node)
        Callees = std::max(Callees, Depth.lookup(Callee->getFunction()));
      Depth[F] = Own + Callees + Spills;
      Deepest = std::max(Deepest, Depth[F]);
      if (!IsCycle)
        continue;
      HasRecursiveFrame |= Own != 0 || Spills > SpillAllowancePerFunction;
      const bool HasMemoryArguments = mayUseMemoryArguments(*F);
      IsSplit &= !HasMemoryArguments;
      if (!IsBounded || Depth[F] > LargestInSegment || HasMemoryArguments)
        Recursion =
            std::max(Recursion,
                     (Own + (IsOptimised && IsFast ? Spills : 0)) *
                         (IsOptimised ? RecursionDepth : PlainRecursionDepth));
    }
  }
  if (Recursion > Course::StackAreaEnd)
    Deepest = std::max(Deepest, Recursion);
  Deepest += CourseSpillAllowance;
  if (HasRecursiveFrame || !IsSplit)
    Deepest = std::max(DefaultReserve, Deepest);
  return {Deepest, /*IsOpenEnded=*/!IsSplit};
}

CourseStackReserve llvm::getCourseStackReserve(Module &M) {
  if (StackReserve.getNumOccurrences() != 0)
    return {std::max<uint64_t>(StackReserve, CourseNullBytes), false};
  return estimate(M);
}
