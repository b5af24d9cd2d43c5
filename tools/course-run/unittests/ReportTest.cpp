//===- ReportTest.cpp - What the user is told -----------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The texts of reports and faults.
///
//===----------------------------------------------------------------------===//

#include "course-machine/Report.h"
#include "RunText.h"

using namespace course;

namespace {

std::string valueOf(const std::vector<ReportLine> &Report,
                    std::string_view Key) {
  for (const ReportLine &Line : Report)
    if (Line.Key == Key)
      return Line.Value;
  return "no such key";
}

TEST(Report, TellsResultAndCosts) {
  Outcome O = runText(mainOf("r1 = add 3 4 64\nreset stack\nr2 = load 8 8 0"));
  std::vector<ReportLine> Report = makeReport(O.Result, costTables().front());
  EXPECT_EQ(valueOf(Report, "status"), "finished");
  EXPECT_EQ(valueOf(Report, "return"), "7");
  EXPECT_EQ(valueOf(Report, "cpu"), "swpp2020");
  EXPECT_EQ(valueOf(Report, "cost"), "10.2928"); // 1.2 + 2 + 2 + 4.0928 + 1
  EXPECT_EQ(valueOf(Report, "cost-ticks"), "25732");
  EXPECT_EQ(valueOf(Report, "steps"), "4");
  EXPECT_EQ(valueOf(Report, "count-add-sub"), "1");
  EXPECT_EQ(valueOf(Report, "cost-add-sub"), "1.2000");
  EXPECT_EQ(valueOf(Report, "cost-head"), "4.0928");
  EXPECT_EQ(valueOf(Report, "stack-lowest"), "8");
  EXPECT_EQ(valueOf(Report, "message"), "no such key");
}

TEST(Report, KeysAreUnique) {
  Outcome O = runText(mainOf(""));
  std::vector<ReportLine> Report = makeReport(O.Result, costTables().front());
  for (size_t I = 0; I != Report.size(); ++I)
    for (size_t J = 0; J != I; ++J)
      EXPECT_NE(Report[I].Key, Report[J].Key);
}

TEST(Report, TellsErrors) {
  Outcome O = runText(mainOf("r1 = udiv 1 0 8"));
  std::vector<ReportLine> Report = makeReport(O.Result, costTables().front());
  EXPECT_EQ(valueOf(Report, "status"), "error");
  EXPECT_EQ(valueOf(Report, "message"), "division by zero");
  EXPECT_EQ(valueOf(Report, "line"), "3");
  EXPECT_EQ(valueOf(Report, "return"), "no such key");
}

TEST(Report, TextAndJson) {
  std::vector<ReportLine> Report = {{"status", "say \"no\" \\", true},
                                    {"cost", "1.5000", false}};
  EXPECT_EQ(printReport(Report), "status: say \"no\" \\\ncost: 1.5000\n");
  EXPECT_EQ(
      printReportAsJson(Report),
      "{\n  \"status\": \"say \\\"no\\\" \\\\\",\n  \"cost\": 1.5000\n}\n");
}

TEST(Report, FaultText) {
  Outcome O = runText("start main 0:\n.e:\n  r2 = call f 6\n  ret\nend main\n"
                      "start f 1:\n.b:\n  free arg1\n  ret\nend f\n");
  ASSERT_TRUE(O.Result.Why);
  EXPECT_EQ(printFault("p.s", *O.Result.Why),
            "p.s:8: error: free of 6, which is not the start of a live block\n"
            "  instruction: free arg1\n"
            "  in: f .b (p.s:8)\n"
            "  called from: main .e (p.s:3)\n"
            "  registers:\n"
            "    r1 = 0  r2 = 0  r3 = 0  r4 = 0\n"
            "    r5 = 0  r6 = 0  r7 = 0  r8 = 0\n"
            "    r9 = 0  r10 = 0  r11 = 0  r12 = 0\n"
            "    r13 = 0  r14 = 0  r15 = 0  r16 = 0\n"
            "    sp = 10240\n"
            "    arg1 = 6\n");
}

TEST(Report, FaultInTheSource) {
  // A comment holds up to the next one or the end of the block.
  const std::string Text = "start main 0:\n.e:\n; loc a.c:9 in main\n"
                           "  call f\n  ret\nend main\n"
                           "start f 0:\n.a:\n; loc  a.c:2\tin \"g\" \n"
                           "  r1 = add 1 1 64\n  br .b\n.b:\n  %s\n"
                           "  assert_eq 0 2\n ret\nend f\n";
  auto SourceOf = [&](std::string Comment) {
    std::string T = Text;
    Outcome O = runText(T.replace(T.find("%s"), 2, Comment));
    std::string Fault = printFault("p.s", *O.Result.Why);
    std::vector<ReportLine> Report = makeReport(O.Result, costTables().front());
    size_t From = Fault.find("\n  source: ");
    if (From == std::string::npos) {
      EXPECT_EQ(valueOf(Report, "source"), "no such key");
      return std::string("none");
    }
    From += 11;
    std::string Source = Fault.substr(From, Fault.find('\n', From) - From);
    EXPECT_EQ(valueOf(Report, "source"), Source);
    return Source;
  };
  EXPECT_EQ(SourceOf("; loc b.c:7 in f"),
            "b.c:7 in f, called from a.c:9 in main");
  EXPECT_EQ(SourceOf(";  loc   b.c:7\tin \"f\"; \t"),
            "b.c:7\tin \"f\";, called from a.c:9 in main");
  for (const char *Other : {"", ";", "; loc", "; locb.c:7", ";loc b.c:7",
                            "; see loc b.c:7", "; LOC b.c:7"})
    EXPECT_EQ(SourceOf(Other), "none") << Other;
}

TEST(Report, ControlCharactersInJson) {
  EXPECT_EQ(printReportAsJson({{"source", "a\tb\x1f", true}}),
            "{\n  \"source\": \"a\\u0009b\\u001f\"\n}\n");
}

TEST(Report, OmittedCallsAreCounted) {
  Fault Why;
  Why.Message = "m";
  Why.FirstCalls = 1;
  Why.OmittedCalls = 40;
  Why.CallChain = {{"f", "a", 1}, {"main", "b", 2}};
  std::string Text = printFault("p.s", Why);
  EXPECT_NE(
      Text.find("called from: f .a (p.s:1)\n  ... 40 more calls\n  called "
                "from: main .b (p.s:2)\n"),
      std::string::npos)
      << Text;
  EXPECT_EQ(Text.find("source:"), std::string::npos);
  Why.Where.Source = "a.c:1 in g";
  Why.CallChain.front().Source = "a.c:2 in f";
  EXPECT_NE(printFault("p.s", Why)
                .find("source: a.c:1 in g, called from a.c:2 in f, ... 40 more "
                      "calls\n"),
            std::string::npos);
}

} // namespace
