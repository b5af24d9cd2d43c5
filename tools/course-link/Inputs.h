//===-- Inputs.h - From files to one module ---------------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads bitcode, textual IR and archives of both, and links them into one
/// module. What a member of an archive defines is taken only when something
/// refers to it.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_LINK_INPUTS_H
#define COURSE_LINK_INPUTS_H

#include "llvm/ADT/StringMap.h"
#include "llvm/IR/Module.h"
#include "llvm/Linker/Linker.h"
#include <memory>
#include <string>
#include <vector>

namespace llvm {
class MemoryBuffer;
class MemoryBufferRef;
class TargetMachine;
namespace object {
class Archive;
} // namespace object
} // namespace llvm

namespace course_link {

class Diagnostics;

/// \returns true for `read`, `write`, `malloc` and `free`: the machine's, which
/// no program defines.
bool isMachineFunction(llvm::StringRef Name);

/// The source file that \p F comes from, as an attribute of every function
/// that InputLinker links: the module it was in is gone by the time that an
/// error needs a name.
llvm::StringRef getSourceFile(const llvm::Function &F);
void forgetSourceFiles(llvm::Module &M);

/// Links input files in the order they are added.
class InputLinker {
public:
  InputLinker(llvm::LLVMContext &Context, const llvm::TargetMachine &TM,
              Diagnostics &Diags);
  ~InputLinker();

  void addFile(llvm::StringRef Path);

  /// Adds `lib<Name>.a` from the first of \p Directories that has it.
  void addLibrary(llvm::StringRef Name,
                  llvm::ArrayRef<std::string> Directories);

  /// Takes from the archives what is referred to and not defined, and gives the
  /// program away.
  std::unique_ptr<llvm::Module> finish();

private:
  std::unique_ptr<llvm::Module> parse(llvm::MemoryBufferRef Buffer);
  void addArchive(llvm::MemoryBufferRef Buffer);
  bool isCourseModule(llvm::Module &M, llvm::StringRef Path);
  void prepare(llvm::Module &M, llvm::StringRef Source);
  bool claimDefinitions(const llvm::Module &M, llvm::StringRef Source);
  void link(std::unique_ptr<llvm::Module> M);
  bool definesMissing(const llvm::Module &M) const;

  llvm::LLVMContext &Context;
  const llvm::TargetMachine &TM;
  Diagnostics &Diags;
  std::unique_ptr<llvm::Module> Program;
  llvm::Linker Mover;
  /// Where each strong definition is.
  llvm::StringMap<std::string> Definitions;
  std::vector<std::unique_ptr<llvm::MemoryBuffer>> Buffers;
  std::vector<std::unique_ptr<llvm::object::Archive>> Archives;
  /// Members that nothing has referred to yet.
  std::vector<std::unique_ptr<llvm::Module>> Members;
};

} // namespace course_link

#endif // COURSE_LINK_INPUTS_H
