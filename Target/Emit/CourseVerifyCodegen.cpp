//===-- CourseVerifyCodegen.cpp - Proves what was printed -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emit/SelectedIR.h"
#include "Emit/VerifyCodegen.h"
#include "Prover/VerifyText.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/Module.h"
#include "llvm/Pass.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"

#define DEBUG_TYPE "course-verify-codegen"

using namespace llvm;

static cl::opt<bool>
    VerifyCodegen("verify-codegen", cl::Hidden,
                  cl::desc("Prove that the text does what the IR says that "
                           "instructions were selected from"));
static cl::opt<double> VerifyCodegenSeconds(
    "verify-codegen-seconds", cl::Hidden, cl::init(60),
    cl::desc("Seconds of processor time for the proof of each function"));

bool course::isCodegenVerified() { return VerifyCodegen; }

namespace {

class CourseVerifyCodegen : public ModulePass {
public:
  static char ID;
  CourseVerifyCodegen(SmallString<0> &Text, raw_ostream &Out)
      : ModulePass(ID), Text(Text), Out(Out) {}

  StringRef getPassName() const override { return "Course proof of the text"; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesAll();
  }
  bool runOnModule(Module &) override { return false; }
  // The printer finishes the text when the module is finished.
  bool doFinalization(Module &M) override;

private:
  SmallString<0> &Text;
  raw_ostream &Out;

  void prove(Module &M);
};

} // namespace

char CourseVerifyCodegen::ID = 0;

// Numbers of instructions are for the proof only. They come with all comments that
// debug information brings.
static bool isAddedComment(StringRef Line) {
  Line = Line.ltrim();
  return Line.consume_front("; ") &&
         (Line.starts_with("loc ") || Line.starts_with("object ") ||
          Line.starts_with("frame ") || Line.starts_with("source "));
}

bool CourseVerifyCodegen::doFinalization(Module &M) {
  const bool IsAsAlways =
      !course::areInstructionsNumbered(M) || course::isSelectedIRWritten();
  StringRef Rest(Text);
  while (!Rest.empty()) {
    const size_t Length = std::min(Rest.find('\n'), Rest.size() - 1) + 1;
    if (IsAsAlways || !isAddedComment(Rest.take_front(Length)))
      Out << Rest.take_front(Length);
    Rest = Rest.drop_front(Length);
  }
  if (!M.getContext().getDiagHandlerPtr()->HasErrors)
    prove(M);
  Text.clear();
  return false;
}

void CourseVerifyCodegen::prove(Module &M) {
  auto Fail = [&](const Twine &Message) {
    M.getContext().diagnose(
        DiagnosticInfoGeneric("verify-codegen: " + Message, DS_Error));
  };
#if COURSE_HAS_PROVER
  std::unique_ptr<Module> IR = course::cloneSelectedIR(M);
  const std::string Problem = coursetv::verifyText(
      *IR, Text, VerifyCodegenSeconds, [&](const coursetv::TextVerdict &V) {
        if (V.IsRefuted)
          Fail(V.Name + ": refuted: " + V.Reason);
        else
          errs() << "verify-codegen: " << V.Name
                 << (V.IsProven ? ": proven" : ": unknown: " + V.Reason)
                 << "\n";
      });
  if (!Problem.empty())
    Fail("the machine does not read the text: " + Problem);
#else
  Fail("this compiler was built without Z3");
#endif
}

ModulePass *llvm::createCourseVerifyCodegenPass(SmallString<0> &Text,
                                                raw_ostream &Out) {
  return new CourseVerifyCodegen(Text, Out);
}
