//===-- CourseStackDepth.cpp - How deep the call stack gets ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CourseStackDepth.h"
#include "RegAlloc/IncomingRegisters.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"

using namespace llvm;

void CourseStackDepth::add(const MachineFunction &MF) {
  Frame &Own = Frames[&MF.getFunction()];
  Own.Bytes = MF.getFrameInfo().getStackSize();
  Own.IsBounded = !MF.getFrameInfo().hasVarSizedObjects();
  for (const MachineBasicBlock &MBB : MF)
    for (const MachineInstr &MI : MBB)
      if (const Function *Callee = course::getCalledFunction(MI))
        Own.Callees.insert(Callee);
}

std::optional<uint64_t>
CourseStackDepth::getDepth(const Function &Entry) const {
  // What is known of a function; nothing while its calls are looked at.
  DenseMap<const Function *, std::optional<uint64_t>> Depths;
  SmallVector<const Function *, 16> Path = {&Entry};
  while (!Path.empty()) {
    const Function *F = Path.back();
    // The machine's own functions need no stack.
    auto Own = Frames.find(F);
    if (Own == Frames.end())
      Depths[F] = 0;
    else if (!Own->second.IsBounded)
      return std::nullopt;
    auto Found = Depths.try_emplace(F).first;
    if (Found->second) {
      Path.pop_back();
      continue;
    }
    uint64_t Deepest = 0;
    for (const Function *Callee : Own->second.Callees) {
      auto Known = Depths.find(Callee);
      if (Known == Depths.end())
        Path.push_back(Callee);
      else if (!Known->second)
        return std::nullopt;
      else
        Deepest = std::max(Deepest, *Known->second);
    }
    if (Path.back() == F)
      Depths[F] = Own->second.Bytes + Deepest;
  }
  return Depths[&Entry];
}
