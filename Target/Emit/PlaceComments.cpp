//===-- PlaceComments.cpp - Comments for profiles -------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emit/PlaceComments.h"
#include "CourseFrameLowering.h"
#include "CourseSubtarget.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "Memory/CourseGlobalLayout.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCStreamer.h"

using namespace llvm;

// As in the comments with lines: nobody asked for debug information otherwise.
static bool hasDebugInfo(const Module &M) {
  return any_of(M.debug_compile_units(), [](const DICompileUnit *Unit) {
    return Unit->getEmissionKind() != DICompileUnit::NoDebug;
  });
}

// A comment is one line, whatever the name.
static void emitComment(MCStreamer &Out, const Twine &Text) {
  std::string Line = Text.str();
  llvm::replace(Line, '\n', '?');
  Out.emitRawComment(Line);
}

static void emitSources(const Module &M, MCStreamer &Out) {
  DebugInfoFinder Finder;
  Finder.processModule(M);
  StringSet<> Known;
  auto Emit = [&](const DIScope *Scope) {
    const DIFile *File = Scope->getFile();
    if (!File || !Known.insert(File->getFilename()).second)
      return;
    auto Checksum = File->getChecksum();
    if (Checksum && Checksum->Kind == DIFile::CSK_MD5)
      emitComment(Out,
                  " source md5:" + Checksum->Value + " " + File->getFilename());
  };
  for (const DISubprogram *Subprogram : Finder.subprograms())
    Emit(Subprogram);
  for (const DIScope *Scope : Finder.scopes())
    Emit(Scope);
}

void course::emitModuleComments(const Module &M, MCStreamer &Out) {
  if (!hasDebugInfo(M))
    return;
  emitSources(M, Out);
  for (const GlobalVariable &GV : M.globals())
    if (std::optional<uint64_t> Address = getCourseGlobalAddress(GV))
      emitComment(Out, " object " + Twine(*Address) + " " +
                           Twine(M.getDataLayout()
                                     .getTypeAllocSize(GV.getValueType())
                                     .getFixedValue()) +
                           " " + GV.getName());
}

// Of slots at the end of the stack area: where they begin, or where that ends.
static uint64_t getHighSlotsBegin(const MachineFunction &MF, uint64_t EntrySP) {
  const MachineFrameInfo &MFI = MF.getFrameInfo();
  uint64_t Begin = Course::StackAreaEnd;
  for (int Slot = 0; Slot != MFI.getObjectIndexEnd(); ++Slot)
    if (MFI.getStackID(Slot) == TargetStackID::NoAlloc)
      Begin = std::min(Begin, EntrySP + MFI.getObjectOffset(Slot));
  return Begin;
}

void course::emitFrameComments(const MachineFunction &MF, MCStreamer &Out) {
  if (!hasDebugInfo(*MF.getFunction().getParent()))
    return;
  const uint64_t Size = MF.getFrameInfo().getStackSize();
  std::optional<uint64_t> EntrySP =
      MF.getSubtarget<CourseSubtarget>().getFrameLowering()->getFixedEntrySP(
          MF);
  if (!EntrySP) {
    if (Size != 0)
      emitComment(Out, " frame " + Twine(Size));
    return;
  }
  if (Size != 0 && Size <= *EntrySP)
    emitComment(Out, " frame " + Twine(Size) + " " + Twine(*EntrySP - Size));
  const uint64_t Begin = getHighSlotsBegin(MF, *EntrySP);
  if (Begin != Course::StackAreaEnd)
    emitComment(Out, " frame " + Twine(Course::StackAreaEnd - Begin) + " " +
                         Twine(Begin));
}
