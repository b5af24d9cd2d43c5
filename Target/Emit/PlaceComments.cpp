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
#include "MCTargetDesc/CourseInstPrinter.h"
#include "Memory/CourseGlobalLayout.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/Target/TargetMachine.h"

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

// How a debugger shows a value of the type, which may be null.
static StringRef kindOf(const DIType *Type) {
  while (const auto *Derived = dyn_cast_or_null<DIDerivedType>(Type)) {
    switch (Derived->getTag()) {
    case dwarf::DW_TAG_pointer_type:
    case dwarf::DW_TAG_reference_type:
    case dwarf::DW_TAG_rvalue_reference_type:
      return "unsigned";
    case dwarf::DW_TAG_ptr_to_member_type:
      return "memory";
    default: // Other names of a type, and qualifiers.
      Type = Derived->getBaseType();
    }
  }
  if (const auto *Composite = dyn_cast_or_null<DICompositeType>(Type))
    return Composite->getTag() == dwarf::DW_TAG_enumeration_type
               ? kindOf(Composite->getBaseType())
               : "memory";
  const auto *Basic = dyn_cast_or_null<DIBasicType>(Type);
  if (!Basic)
    return "memory";
  switch (Basic->getEncoding()) {
  case dwarf::DW_ATE_signed:
  case dwarf::DW_ATE_signed_char:
    return "signed";
  case dwarf::DW_ATE_float:
    return "float";
  case dwarf::DW_ATE_unsigned:
  case dwarf::DW_ATE_unsigned_char:
  case dwarf::DW_ATE_boolean:
  case dwarf::DW_ATE_UTF:
    return "unsigned";
  default:
    return "memory";
  }
}

static std::string describePlace(const CourseFrameAddress &Place) {
  if (!Place.Base)
    return "at " + std::to_string(uint64_t(Place.Offset));
  return std::string(CourseInstPrinter::getRegisterName(Place.Base)) + " " +
         std::to_string(Place.Offset);
}

void course::emitVariableComments(const MachineFunction &MF, MCStreamer &Out) {
  // Passes of the target may leave memory as it was where nobody reads it.
  if (MF.getTarget().getOptLevel() != CodeGenOptLevel::None ||
      !hasDebugInfo(*MF.getFunction().getParent()))
    return;
  const MachineFrameInfo &MFI = MF.getFrameInfo();
  SmallVector<std::pair<const DILocalVariable *, int>, 8> Variables;
  for (int Slot = 0; Slot != MFI.getObjectIndexEnd(); ++Slot) {
    const AllocaInst *Alloca = MFI.getObjectAllocation(Slot);
    if (!Alloca || MFI.isDeadObjectIndex(Slot))
      continue;
    const auto *Variable = dyn_cast_or_null<DILocalVariable>(
        Alloca->getMetadata(Course::VariableMetadata));
    // A function that was inlined has brought its own.
    if (Variable && Variable->getScope()->getSubprogram() ==
                        MF.getFunction().getSubprogram())
      Variables.emplace_back(Variable, Slot);
  }
  llvm::sort(Variables, [](const auto &A, const auto &B) {
    return std::pair(A.first->getLine(), A.second) <
           std::pair(B.first->getLine(), B.second);
  });
  const CourseFrameLowering &Lowering =
      *MF.getSubtarget<CourseSubtarget>().getFrameLowering();
  for (auto [Variable, Slot] : Variables)
    emitComment(Out, " variable " + Twine(Variable->getLine()) + " " +
                         kindOf(Variable->getType()) + " " +
                         Twine(MFI.getObjectSize(Slot)) + " " +
                         describePlace(Lowering.getFrameAddress(MF, Slot)) +
                         " " + Variable->getName());
}
