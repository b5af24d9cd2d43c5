//===-- CourseMCTargetDesc.cpp - MC layer of the target -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CourseMCTargetDesc.h"
#include "CourseBaseInfo.h"
#include "CourseInstPrinter.h"
#include "CourseMCAsmInfo.h"
#include "CourseTargetStreamer.h"
#include "TargetInfo/CourseTargetInfo.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Support/ErrorHandling.h"

using namespace llvm;

#define GET_INSTRINFO_MC_DESC
#include "CourseGenInstrInfo.inc"

#define GET_SUBTARGETINFO_MC_DESC
#include "CourseGenSubtargetInfo.inc"

#define GET_REGINFO_MC_DESC
#include "CourseGenRegisterInfo.inc"

CourseMCAsmInfo::CourseMCAsmInfo(const Triple &TT, const MCTargetOptions &) {
  CodePointerSize = 8;
  CalleeSaveStackSlotSize = 8;
  CommentString = ";";
  // `;` is the comment, and only lines separate.
  SeparatorString = "\n";
  PrivateGlobalPrefix = "";
  PrivateLabelPrefix = ".";
  MinInstAlignment = 1;
  HasIdentDirective = false;
  HasDotTypeDotSizeDirective = false;
  HasSingleParameterDotFile = false;
  HasNoDeadStrip = false;
  SupportsDebugInformation = false;
  UsesELFSectionDirectiveForBSS = false;
}

bool CourseMCAsmInfo::isAcceptableChar(char C) const {
  return Course::isNameChar(C);
}

static MCAsmInfo *createCourseMCAsmInfo(const MCRegisterInfo &,
                                        const Triple &TT,
                                        const MCTargetOptions &Options) {
  return new CourseMCAsmInfo(TT, Options);
}

static MCInstrInfo *createCourseMCInstrInfo() {
  auto *MII = new MCInstrInfo();
  InitCourseMCInstrInfo(MII);
  return MII;
}

static MCRegisterInfo *createCourseMCRegisterInfo(const Triple &) {
  auto *MRI = new MCRegisterInfo();
  // No register holds a return address.
  InitCourseMCRegisterInfo(MRI, Course::NoRegister);
  return MRI;
}

static MCSubtargetInfo *
createCourseMCSubtargetInfo(const Triple &TT, StringRef CPU, StringRef FS) {
  if (CPU.empty() || CPU == "generic")
    CPU = "swpp2020";
  return createCourseMCSubtargetInfoImpl(TT, CPU, /*TuneCPU=*/CPU, FS);
}

static MCInstPrinter *createCourseMCInstPrinter(const Triple &,
                                                unsigned SyntaxVariant,
                                                const MCAsmInfo &MAI,
                                                const MCInstrInfo &MII,
                                                const MCRegisterInfo &MRI) {
  if (SyntaxVariant != 0)
    return nullptr;
  return new CourseInstPrinter(MAI, MII, MRI);
}

/// Whoever asks for a code emitter wants an object file or encodings.
static MCCodeEmitter *createCourseMCCodeEmitter(const MCInstrInfo &,
                                                MCContext &) {
  reportFatalUsageError("the course machine has no object format and no "
                        "instruction encodings, only assembly");
}

static MCTargetStreamer *
createCourseAsmTargetStreamer(MCStreamer &S, formatted_raw_ostream &OS,
                              MCInstPrinter *) {
  return new CourseTargetAsmStreamer(S, OS);
}

static MCTargetStreamer *createCourseNullTargetStreamer(MCStreamer &S) {
  return new CourseTargetStreamer(S);
}

extern "C" LLVM_ABI LLVM_EXTERNAL_VISIBILITY void
LLVMInitializeCourseTargetMC() {
  Target &T = getTheCourseTarget();
  TargetRegistry::RegisterMCAsmInfo(T, createCourseMCAsmInfo);
  TargetRegistry::RegisterMCInstrInfo(T, createCourseMCInstrInfo);
  TargetRegistry::RegisterMCRegInfo(T, createCourseMCRegisterInfo);
  TargetRegistry::RegisterMCSubtargetInfo(T, createCourseMCSubtargetInfo);
  TargetRegistry::RegisterMCInstPrinter(T, createCourseMCInstPrinter);
  TargetRegistry::RegisterMCCodeEmitter(T, createCourseMCCodeEmitter);
  TargetRegistry::RegisterAsmTargetStreamer(T, createCourseAsmTargetStreamer);
  TargetRegistry::RegisterNullTargetStreamer(T, createCourseNullTargetStreamer);
}
