//===-- CodeGenerator.cpp - From IR to an assembly file -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Output goes through memory, since code generation can fail half way.
///
//===----------------------------------------------------------------------===//

#include "CodeGenerator.h"
#include "Diagnostics.h"
#include "llvm/Analysis/RuntimeLibcallInfo.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;
using namespace course_link;

SmallVector<char, 0> course_link::generateAssembly(Module &M, TargetMachine &TM,
                                                   Diagnostics &Diags) {
  const Triple &Target = M.getTargetTriple();
  const TargetOptions &Options = TM.Options;
  legacy::PassManager Passes;
  Passes.add(new TargetLibraryInfoWrapperPass(TargetLibraryInfoImpl(Target)));
  Passes.add(new RuntimeLibraryInfoWrapper(
      Target, Options.ExceptionModel, Options.FloatABIType, Options.EABIVersion,
      Options.MCOptions.ABIName, Options.VecLib));

  SmallVector<char, 0> Text;
  raw_svector_ostream OS(Text);
  if (TM.addPassesToEmitFile(Passes, OS, /*DwoOut=*/nullptr,
                             CodeGenFileType::AssemblyFile))
    Diags.error("the target does not generate assembly");
  else
    Passes.run(M);
  return Text;
}

SmallVector<char, 0> course_link::printModule(const Module &M) {
  SmallVector<char, 0> Text;
  raw_svector_ostream OS(Text);
  M.print(OS, /*AAW=*/nullptr);
  return Text;
}

/// Writes to what is no file, a device or a pipe for example, which must not be
/// replaced by one.
static std::error_code writeDirectly(StringRef Path, StringRef Text) {
  std::error_code EC;
  raw_fd_ostream OS(Path, EC);
  if (EC)
    return EC;
  OS << Text;
  OS.close();
  EC = OS.error();
  OS.clear_error();
  return EC;
}

void course_link::writeFile(StringRef Path, ArrayRef<char> Contents,
                            Diagnostics &Diags) {
  StringRef Text(Contents.data(), Contents.size());
  std::error_code EC;
  if (sys::fs::exists(Path) && !sys::fs::is_regular_file(Path))
    EC = writeDirectly(Path, Text);
  else
    EC = errorToErrorCode(writeToOutput(Path, [&](raw_ostream &OS) {
      OS << Text;
      return Error::success();
    }));
  if (EC)
    Diags.error("cannot write '" + Path + "': " + EC.message());
}
