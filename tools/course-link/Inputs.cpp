//===-- Inputs.cpp - From files to one module -----------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// File formats, and the rules that a module has to keep to be part of a
/// program.
///
//===----------------------------------------------------------------------===//

#include "Inputs.h"
#include "Diagnostics.h"
#include "llvm/BinaryFormat/Magic.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Object/Archive.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;
using namespace course_link;

static constexpr StringLiteral SourceAttr = "course-link-source";

bool course_link::isMachineFunction(StringRef Name) {
  return Name == "read" || Name == "write" || Name == "malloc" ||
         Name == "free";
}

StringRef course_link::getSourceFile(const Function &F) {
  return F.getFnAttribute(SourceAttr).getValueAsString();
}

void course_link::forgetSourceFiles(Module &M) {
  for (Function &F : M)
    F.removeFnAttr(SourceAttr);
}

/// The name of a module in messages: what the user wrote, not a temporary file.
static StringRef getSource(const Module &M) {
  return M.getSourceFileName().empty() ? StringRef(M.getModuleIdentifier())
                                       : StringRef(M.getSourceFileName());
}

InputLinker::InputLinker(LLVMContext &Context, const TargetMachine &TM,
                         Diagnostics &Diags)
    : Context(Context), TM(TM), Diags(Diags),
      Program(std::make_unique<Module>("program", Context)), Mover(*Program) {
  Program->setTargetTriple(TM.getTargetTriple());
  Program->setDataLayout(TM.createDataLayout());
}

InputLinker::~InputLinker() = default;

void InputLinker::addFile(StringRef Path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer =
      MemoryBuffer::getFileOrSTDIN(Path);
  if (!Buffer)
    return Diags.error("cannot read '" + Path +
                       "': " + Buffer.getError().message());
  Buffers.push_back(std::move(*Buffer));

  MemoryBufferRef Ref = *Buffers.back();
  file_magic Magic = identify_magic(Ref.getBuffer());
  if (Magic == file_magic::archive)
    return addArchive(Ref);
  if (std::unique_ptr<Module> M = parse(Ref))
    link(std::move(M));
}

void InputLinker::addLibrary(StringRef Name,
                             ArrayRef<std::string> Directories) {
  for (const std::string &Directory : Directories) {
    SmallString<128> Path(Directory);
    sys::path::append(Path, "lib" + Name + ".a");
    if (sys::fs::exists(Path))
      return addFile(Path);
  }
  Diags.error("library 'lib" + Name + ".a' not found");
}

/// \returns the module in \p Buffer, ready to be linked, or null after an
/// error.
std::unique_ptr<Module> InputLinker::parse(MemoryBufferRef Buffer) {
  StringRef Path = Buffer.getBufferIdentifier();
  file_magic Magic = identify_magic(Buffer.getBuffer());
  if (Magic != file_magic::bitcode && Magic != file_magic::unknown) {
    Diags.error("'" + Path + "' is neither bitcode nor textual IR");
    return nullptr;
  }

  SMDiagnostic ParseError;
  std::unique_ptr<Module> M = parseIR(Buffer, ParseError, Context);
  if (!M) {
    Diags.error(ParseError);
    return nullptr;
  }
  std::string Broken;
  raw_string_ostream OS(Broken);
  if (verifyModule(*M, &OS)) {
    Diags.error("'" + Path + "' is broken: " + StringRef(Broken).rtrim());
    return nullptr;
  }
  if (!isCourseModule(*M, Path))
    return nullptr;
  prepare(*M, getSource(*M));
  return M;
}

bool InputLinker::isCourseModule(Module &M, StringRef Path) {
  // Hand-written IR may leave the target open.
  if (M.getTargetTriple().empty())
    M.setTargetTriple(TM.getTargetTriple());
  if (M.getDataLayoutStr().empty())
    M.setDataLayout(TM.createDataLayout());

  if (M.getTargetTriple().getArch() != TM.getTargetTriple().getArch())
    Diags.error("'" + Path + "' is for target '" + M.getTargetTriple().str() +
                "', not for '" + TM.getTargetTriple().str() + "'");
  else if (M.getDataLayout() != TM.createDataLayout())
    Diags.error("'" + Path + "' has a different data layout: '" +
                M.getDataLayoutStr() + "'");
  else if (!M.getModuleInlineAsm().empty())
    Diags.error("'" + Path + "' has assembly at file level");
  else
    return true;
  return false;
}

/// Brings \p M into the form that the rest of the program relies on.
void InputLinker::prepare(Module &M, StringRef Source) {
  // One spelling of the target, or the mover warns.
  M.setTargetTriple(TM.getTargetTriple());

  for (GlobalObject &Object : M.global_objects()) {
    // A local object must neither hide nor become what the machine has.
    if (Object.hasLocalLinkage() &&
        (isMachineFunction(Object.getName()) || Object.getName() == "main"))
      Object.setName(Object.getName() + ".local");
    // No other linker provides the one true copy.
    if (Object.hasAvailableExternallyLinkage())
      Object.setLinkage(GlobalValue::LinkOnceODRLinkage);
    if (auto *F = dyn_cast<Function>(&Object); F && !F->isDeclaration())
      F->addFnAttr(SourceAttr, Source);
  }
}

/// Notes the definitions of \p M. \returns false after an error.
bool InputLinker::claimDefinitions(const Module &M, StringRef Source) {
  bool Ok = true;
  for (const GlobalValue &GV : M.global_values()) {
    if (GV.isDeclaration() || GV.hasLocalLinkage() ||
        GV.hasAppendingLinkage() || !GV.hasName())
      continue;
    if (isMachineFunction(GV.getName())) {
      Diags.error("'" + GV.getName() + "' is the machine's, " + Source +
                  " cannot define it");
      Ok = false;
      continue;
    }
    if (GV.isWeakForLinker())
      continue;
    auto [Entry, IsNew] = Definitions.try_emplace(GV.getName(), Source);
    if (!IsNew) {
      Diags.error("duplicate definition of '" + demangle(GV.getName()) +
                  "' in " + Source + ", first defined in " + Entry->second);
      Ok = false;
    }
  }
  return Ok;
}

void InputLinker::link(std::unique_ptr<Module> M) {
  std::string Source(getSource(*M));
  if (!claimDefinitions(*M, Source))
    return;
  // The mover reports its errors through the context.
  Mover.linkInModule(std::move(M));
}

void InputLinker::addArchive(MemoryBufferRef Buffer) {
  StringRef Path = Buffer.getBufferIdentifier();
  auto Report = [&](Error E) {
    Diags.error("'" + Path + "': " + toString(std::move(E)));
  };
  Expected<std::unique_ptr<object::Archive>> Archive =
      object::Archive::create(Buffer);
  if (!Archive)
    return Report(Archive.takeError());
  Archives.push_back(std::move(*Archive));

  Error Err = Error::success();
  for (const object::Archive::Child &Child : Archives.back()->children(Err)) {
    Expected<MemoryBufferRef> Member = Child.getMemoryBufferRef();
    if (!Member) {
      Report(Member.takeError());
      break;
    }
    if (std::unique_ptr<Module> M = parse(*Member))
      Members.push_back(std::move(M));
  }
  if (Err)
    Report(std::move(Err));
}

/// \returns true if \p M defines something that the program only declares.
bool InputLinker::definesMissing(const Module &M) const {
  return any_of(M.global_values(), [&](const GlobalValue &GV) {
    if (GV.isDeclaration() || GV.hasLocalLinkage() || GV.hasAppendingLinkage())
      return false;
    const GlobalValue *Wanted = Program->getNamedValue(GV.getName());
    return Wanted && Wanted->isDeclaration() &&
           !Wanted->hasExternalWeakLinkage();
  });
}

std::unique_ptr<Module> InputLinker::finish() {
  // A member can need one that came before it.
  for (auto Next = Members.begin(); Next != Members.end();) {
    if (!definesMissing(**Next)) {
      ++Next;
      continue;
    }
    std::unique_ptr<Module> M = std::move(*Next);
    Members.erase(Next);
    link(std::move(M));
    Next = Members.begin();
  }
  return std::move(Program);
}
