//===- Assembler.cpp - llvm-mc as a function ------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Assembler.h"
#include "Check.h"

#include "llvm/MC/MCAsmBackend.h"
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCInstPrinter.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCObjectFileInfo.h"
#include "llvm/MC/MCParser/MCAsmParser.h"
#include "llvm/MC/MCParser/MCTargetAsmParser.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/MCTargetOptions.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/FormattedStream.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

extern "C" void LLVMInitializeCourseTargetInfo();
extern "C" void LLVMInitializeCourseTargetMC();
extern "C" void LLVMInitializeCourseAsmParser();

namespace {

/// What does not depend on the program.
struct Environment {
  Triple TT{"course"};
  const Target *T = nullptr;
  MCTargetOptions Options;
  std::unique_ptr<MCRegisterInfo> Registers;
  std::unique_ptr<MCAsmInfo> Info;
  std::unique_ptr<MCInstrInfo> Instructions;
  std::unique_ptr<MCSubtargetInfo> Subtarget;

  Environment() {
    LLVMInitializeCourseTargetInfo();
    LLVMInitializeCourseTargetMC();
    LLVMInitializeCourseAsmParser();
    std::string Error;
    T = TargetRegistry::lookupTarget(TT, Error);
    course::fuzz::demand(T != nullptr, "there is no target");
    Registers.reset(T->createMCRegInfo(TT));
    Info.reset(T->createMCAsmInfo(*Registers, TT, Options));
    Instructions.reset(T->createMCInstrInfo());
    Subtarget.reset(T->createMCSubtargetInfo(TT, "", ""));
  }
};

} // namespace

static void note(const SMDiagnostic &D, void *Context) {
  auto &Result = *static_cast<course::fuzz::Assembly *>(Context);
  if (D.getKind() == SourceMgr::DK_Warning)
    Result.SuspectLines.insert(D.getLineNo());
  if (D.getKind() == SourceMgr::DK_Error && Result.FirstError.empty())
    Result.FirstError = D.getMessage();
}

course::fuzz::Assembly course::fuzz::assemble(std::string_view Program) {
  static const Environment E;
  Assembly Result;
  SourceMgr Sources;
  Sources.AddNewSourceBuffer(MemoryBuffer::getMemBufferCopy(Program), SMLoc());
  Sources.setDiagHandler(note, &Result);

  MCContext Context(E.TT, E.Info.get(), E.Registers.get(), E.Subtarget.get(),
                    &Sources, &E.Options);
  std::unique_ptr<MCObjectFileInfo> Sections(
      E.T->createMCObjectFileInfo(Context, /*PIC=*/false));
  Context.setObjectFileInfo(Sections.get());

  raw_string_ostream OS(Result.Text);
  std::unique_ptr<MCInstPrinter> Printer(E.T->createMCInstPrinter(
      E.TT, /*SyntaxVariant=*/0, *E.Info, *E.Instructions, *E.Registers));
  std::unique_ptr<MCStreamer> Streamer(E.T->createAsmStreamer(
      Context, std::make_unique<formatted_raw_ostream>(OS), std::move(Printer),
      /*CE=*/nullptr, /*TAB=*/nullptr));
  std::unique_ptr<MCAsmParser> Parser(
      createMCAsmParser(Sources, Context, *Streamer, *E.Info));
  std::unique_ptr<MCTargetAsmParser> TargetParser(E.T->createMCAsmParser(
      *E.Subtarget, *Parser, *E.Instructions, E.Options));
  Parser->setTargetParser(*TargetParser);
  Result.IsAccepted = !Parser->Run(/*NoInitialTextSection=*/false);
  Streamer.reset();
  return Result;
}
