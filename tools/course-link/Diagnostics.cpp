//===-- Diagnostics.cpp - Errors of course-link ---------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Printing of errors, warnings and remarks.
///
//===----------------------------------------------------------------------===//

#include "Diagnostics.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"

using namespace llvm;
using namespace course_link;

static constexpr StringLiteral ToolName = "course-link";

namespace {

/// Hands what passes report to Diagnostics.
class Handler final : public DiagnosticHandler {
public:
  explicit Handler(Diagnostics &Diags) : Diags(Diags) {}
  bool handleDiagnostics(const DiagnosticInfo &Info) override;

private:
  Diagnostics &Diags;
};

} // namespace

bool Handler::handleDiagnostics(const DiagnosticInfo &Info) {
  SmallString<128> Message;
  raw_svector_ostream OS(Message);
  DiagnosticPrinterRawOStream Printer(OS);
  Info.print(Printer);

  // Some end with a newline of their own.
  StringRef Text = Message.str().rtrim();
  switch (Info.getSeverity()) {
  case DS_Error:
    Diags.error(Text);
    break;
  case DS_Warning:
    Diags.warning(Text);
    break;
  case DS_Remark:
    WithColor::remark() << Text << '\n';
    break;
  case DS_Note:
    WithColor::note() << Text << '\n';
    break;
  }
  return true;
}

void Diagnostics::note(const Twine &Message) {
  WithColor::note(errs(), ToolName) << Message << '\n';
}

void Diagnostics::error(const Twine &Message) {
  ++NumErrors;
  WithColor::error() << Message << '\n';
}

void Diagnostics::error(const SMDiagnostic &Message) {
  ++NumErrors;
  Message.print(ToolName.data(), errs());
}

void Diagnostics::warning(const Twine &Message) {
  WithColor::warning() << Message << '\n';
}

void Diagnostics::attachTo(LLVMContext &Context) {
  Context.setDiagnosticHandler(std::make_unique<Handler>(*this),
                               /*RespectFilters=*/true);
}
