//===- ParserTest.cpp - What is a program and what is not -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The strict reader: every rule of the syntax, kept and broken.
///
//===----------------------------------------------------------------------===//

#include "RunText.h"

using namespace course;

namespace {

/// The first error of \p Text as "line:column: message", or "".
std::string firstError(const std::string &Text) {
  ParseResult R = parseProgram(Text, "t");
  EXPECT_EQ(R.Parsed.has_value(), R.Errors.empty());
  if (R.Errors.empty())
    return "";
  const Diagnostic &D = R.Errors.front();
  return std::to_string(D.Line) + ":" + std::to_string(D.Column) + ": " +
         D.Message;
}

/// The error of the only instruction of a block, without its line.
std::string instructionError(const std::string &Instruction) {
  std::string Error = firstError("start main 0:\n.entry:\n" + Instruction +
                                 "\nret\nend main\n");
  EXPECT_TRUE(Error.empty() || Error.starts_with("3:")) << Error;
  return Error.empty() ? "" : Error.substr(2);
}

std::string terminatorError(const std::string &Instruction) {
  return firstError("start main 0:\n.entry:\n" + Instruction + "\nend main\n");
}

void expectError(const std::string &Text, const std::string &Part) {
  std::string Error = firstError(Text);
  EXPECT_NE(Error.find(Part), std::string::npos)
      << "expected: " << Part << "\ngot: " << Error << "\nin:\n"
      << Text;
}

const std::string Main = "start main 0:\n.e:\nret\nend main\n";

TEST(Parser, AcceptsEveryInstruction) {
  for (const char *I :
       {"r1 = udiv r2 sp 1",   "r16 = sdiv 0 1 8",
        "sp = urem 1 r1 16",   "r1 = srem 1 1 32",
        "r1 = mul 1 1 64",     "r1 = shl 1 1 64",
        "r1 = lshr 1 1 64",    "r1 = ashr 1 1 64",
        "r1 = and 1 1 64",     "r1 = or 1 1 64",
        "r1 = xor 1 1 64",     "r1 = add 1 1 64",
        "r1 = sub 1 1 64",     "r1 = icmp eq 1 1 1",
        "r1 = icmp ne 1 1 8",  "r1 = icmp ugt 1 1 8",
        "r1 = icmp uge 1 1 8", "r1 = icmp ult 1 1 8",
        "r1 = icmp ule 1 1 8", "r1 = icmp sgt 1 1 8",
        "r1 = icmp sge 1 1 8", "r1 = icmp slt 1 1 8",
        "r1 = icmp sle 1 1 8", "r1 = select 1 sp r1",
        "r1 = load 1 sp 0",    "r1 = load 2 8 18446744073709551615",
        "r1 = load 4 r1 4",    "r1 = load 8 r1 8",
        "store 1 r1 sp 0",     "store 8 1 2 3",
        "r1 = malloc 8",       "free r1",
        "reset stack",         "reset heap",
        "call read",           "r1 = call read",
        "call write 1",        "r1 = call write r1",
        "assert_eq r1 1",      "call f 1 2 3",
        "r1 = call f.g-h_0"})
    EXPECT_EQ(instructionError(I), "") << I;
  for (const char *I :
       {"ret", "ret 5", "ret sp", "br .entry", "br r1 .entry .entry",
        "switch r1 .entry", "switch r1 0 .entry 1 .entry .entry"})
    EXPECT_EQ(terminatorError(I), "") << I;
}

TEST(Parser, BlanksAndCommentsAreFree) {
  EXPECT_EQ(firstError("; comment, with anything: $%&\n"
                       "  \t; another\n\n"
                       "\tstart  main\t0: \n ; in a function\n  .e: \n"
                       "\t r1  =  add 1   2 64\t\r\n\t\n ret   r1 \n;x\n"
                       " end   main   "),
            "");
}

TEST(Parser, LastLineNeedsNoNewline) {
  EXPECT_EQ(firstError("start main 0:\n.e:\nret\nend main"), "");
}

TEST(Parser, TrailingCommentsAreErrors) {
  EXPECT_EQ(instructionError("r1 = add 1 2 64 ; sum"),
            "17: a comment must have a line of its own");
  expectError("start main 0: ;\n.e:\nret\nend main\n", "1:15: a comment");
  expectError("start main 0:\n.e: ; x\nret\nend main\n", "2:5: a comment");
  expectError("start main 0:\n.e:\nret;\nend main\n", "3:4: a comment");
}

TEST(Parser, CommasAreErrors) {
  EXPECT_NE(instructionError("r1 = add 1, 2, 64"), "");
  EXPECT_NE(instructionError("call f 1,2"), "");
}

TEST(Parser, Constants) {
  EXPECT_EQ(instructionError("r1 = mul 18446744073709551615 1 64"), "");
  for (const char *Bad : {"18446744073709551616",
                          "-1",
                          "+1",
                          "0x10",
                          "1.0",
                          "1e3",
                          "99999999999999999999999",
                          "''",
                          "r0",
                          "r17",
                          "R1",
                          "r01",
                          "r1x",
                          "arg0",
                          "arg17",
                          "SP",
                          "r",
                          "arg",
                          "x",
                          "_",
                          "1_000"}) {
    EXPECT_NE(instructionError(std::string("r1 = mul ") + Bad + " 1 64"), "")
        << Bad;
    EXPECT_NE(instructionError(std::string("call f ") + Bad), "") << Bad;
    EXPECT_NE(instructionError(std::string("r1 = load 8 0 ") + Bad), "") << Bad;
  }
  EXPECT_NE(instructionError("r1 = load 8 0 r2"), "")
      << "an offset is a constant";
  EXPECT_NE(terminatorError("switch 1 r2 .entry .entry"), "")
      << "a case is a constant";
}

TEST(Parser, WidthsAndSizes) {
  for (const char *Bad : {"0", "2", "4", "7", "24", "63", "65", "128", "r1",
                          "064", "08", "64.", ""})
    EXPECT_NE(instructionError(std::string("r1 = add 1 1 ") + Bad), "") << Bad;
  for (const char *Bad : {"0", "3", "16", "32", "64", "r1", "01"}) {
    EXPECT_NE(instructionError(std::string("r1 = load ") + Bad + " 0 0"), "")
        << Bad;
    EXPECT_NE(instructionError(std::string("store ") + Bad + " 0 0 0"), "")
        << Bad;
  }
}

TEST(Parser, NumberOfOperands) {
  for (const char *Bad : {"r1 = add 1 64",
                          "r1 = add 1 2 3 64",
                          "r1 = icmp eq 1 64",
                          "r1 = icmp 1 1 64",
                          "r1 = icmp xx 1 1 64",
                          "r1 = select 1 2",
                          "r1 = select 1 2 3 64",
                          "r1 = load 8 0",
                          "r1 = load 8 0 0 0",
                          "store 8 0 0",
                          "store 8 0 0 0 0",
                          "r1 = malloc",
                          "r1 = malloc 8 8",
                          "free",
                          "free 1 2",
                          "reset",
                          "reset all",
                          "reset stack heap",
                          "assert_eq 1",
                          "assert_eq 1 2 3",
                          "call",
                          "r1 =",
                          "=",
                          "r1",
                          "r1 = = 1",
                          "add"})
    EXPECT_NE(instructionError(Bad), "") << Bad;
  for (const char *Bad :
       {"ret 1 2", "br", "br 1 .entry", "br .entry .entry", "br entry",
        "br 1 .entry .entry .entry", "br 1 .entry entry", "switch", "switch 1",
        "switch 1 2", "switch .entry", "switch 1 2 .entry",
        "switch 1 .entry .entry", "switch 1 2 .entry 3 .entry", "br .",
        "br .a:b"})
    EXPECT_NE(terminatorError(Bad), "") << Bad;
}

TEST(Parser, ResultsAsTheInstructionWants) {
  for (const char *Bad :
       {"add 1 2 64", "icmp eq 1 2 64", "select 1 2 3", "load 8 0 0",
        "malloc 8", "r1 = store 8 0 0 0", "r1 = free 0", "r1 = reset stack",
        "r1 = assert_eq 1 1", "5 = add 1 2 64", "x = add 1 2 64",
        "r1 r2 = add 1 2 64", "r1= add 1 2 64", "r1 =add 1 2 64"})
    EXPECT_NE(instructionError(Bad), "") << Bad;
  EXPECT_NE(terminatorError("r1 = ret"), "");
  EXPECT_NE(terminatorError("r1 = br .entry"), "");
}

TEST(Parser, UnknownInstruction) {
  EXPECT_EQ(instructionError("r1 = nop"), "6: unknown instruction 'nop'");
  EXPECT_EQ(instructionError("ADD"), "1: unknown instruction 'ADD'");
}

TEST(Parser, Names) {
  EXPECT_EQ(firstError(Main + "start Az09_-. 0:\n..:\nret\nend Az09_-.\n"), "");
  EXPECT_EQ(firstError(Main + "start r1 0:\n.r1:\nbr .r1\nend r1\n"), "");
  EXPECT_EQ(firstError(Main + "start 0 0:\n.0:\nret\nend 0\n"), "");
  for (const char *Bad : {"a$", "a:b", "@f", "a,b", "\xc3\xa4"}) {
    expectError(Main + "start " + Bad + " 0:\n.e:\nret\nend " + Bad + "\n",
                "5:7: invalid function name");
    expectError(Main + "start f 0:\n." + Bad + ":\nret\nend f\n",
                "6:1: invalid label name");
    EXPECT_NE(instructionError(std::string("call ") + Bad), "") << Bad;
  }
  expectError(Main + "start f 0:\n.:\nret\nend f\n", "invalid label name ''");
}

TEST(Parser, FunctionHeads) {
  EXPECT_EQ(firstError(Main + "start f 16:\n.e:\nret\nend f\n"), "");
  for (const char *Bad :
       {"start f 17:", "start f -1:", "start f :", "start f x:"})
    expectError(Main + Bad + "\n.e:\nret\nend f\n",
                "invalid number of arguments");
  for (const char *Bad :
       {"start f 1", "start f 1 :", "start f:", "start", "start f 1: 2:"})
    expectError(Main + Bad + "\n.e:\nret\nend f\n", "5:1: expected 'start");
}

TEST(Parser, FunctionEnds) {
  expectError("start main 0:\n.e:\nret\nend man\n",
              "4:5: 'end' names 'man', but the function is 'main'");
  expectError("start main 0:\n.e:\nret\nend\n", "4:1: expected 'end <name>'");
  expectError("start main 0:\n.e:\nret\n", "3:0: function 'main' has no 'end'");
  expectError(Main + "end main\n", "5:1: 'end' without a 'start'");
  expectError("start f 0:\n.e:\nret\n" + Main,
              "4:1: function 'f' must have its 'end'");
}

TEST(Parser, DuplicateDefinitions) {
  expectError(Main + Main, "5:7: function 'main' is already defined at line 1");
  expectError("start main 0:\n.e:\nret\n.e:\nret\nend main\n",
              "4:1: label '.e:' is already defined in function 'main'");
  EXPECT_EQ(firstError(Main + "start f 0:\n.e:\nret\nend f\n"), "")
      << "labels belong to their function";
  EXPECT_EQ(terminatorError("switch r1 5 .entry 05 .entry .entry"),
            "3:20: case 5 appears twice in the switch");
}

TEST(Parser, BuiltInFunctionsCannotBeDefined) {
  for (const char *Name : {"read", "write"})
    expectError(Main + "start " + Name + " 0:\n.e:\nret\nend " + Name + "\n",
                "is built in and cannot be defined");
  EXPECT_EQ(firstError(Main + "start malloc 1:\n.e:\nret\nend malloc\n"), "");
}

TEST(Parser, MainMustExistWithoutArguments) {
  expectError("", "0:0: there is no function 'main'");
  expectError("start f 0:\n.e:\nret\nend f\n", "there is no function 'main'");
  expectError("start main 1:\n.e:\nret\nend main\n",
              "1:0: function 'main' must have 0 arguments");
}

TEST(Parser, EveryBlockEndsInOneTerminator) {
  expectError("start main 0:\n.a:\nr1 = add 1 1 64\n.b:\nret\nend main\n",
              "4:0: block '.a' has no terminator");
  expectError("start main 0:\n.a:\nend main\n",
              "3:0: block '.a' has no terminator");
  expectError("start main 0:\n.a:\nret\nret\nend main\n",
              "4:1: instruction after the terminator");
  expectError("start main 0:\n.a:\nbr .a\nr1 = add 1 1 64\nend main\n",
              "4:1: instruction after the terminator");
}

TEST(Parser, EverythingHasItsPlace) {
  expectError("start main 0:\nend main\n", "function 'main' has no blocks");
  expectError("start main 0:\nret\nend main\n",
              "2:1: an instruction must stand inside a block");
  expectError("ret\n" + Main,
              "1:1: an instruction must stand inside a function");
  expectError(".a:\n" + Main, "1:1: a label must stand inside a function");
  expectError("start main 0:\n.a: ret\nend main\n",
              "2:1: expected '.<label>:' alone");
  expectError("start main 0:\n.a\nret\nend main\n",
              "2:1: expected '.<label>:' alone");
}

TEST(Parser, ReportsSeveralErrorsAtOnce) {
  ParseResult R = parseProgram(
      "start main 0:\n.e:\nr1 = foo\nr1 = add 1 64\nret 1 2\nend main\n", "t");
  ASSERT_EQ(R.Errors.size(), 3u);
  EXPECT_EQ(R.Errors[2].Line, 5u);
}

TEST(Parser, GarbageGivesABoundedNumberOfErrors) {
  std::string Text(100000, '\n');
  for (size_t I = 0; I < Text.size(); I += 2)
    Text[I] = char(I * 37 % 256);
  ParseResult R = parseProgram(Text, "t");
  EXPECT_FALSE(R.Parsed);
  EXPECT_LE(R.Errors.size(), 101u);
}

TEST(Parser, WhatFailsWhenExecutedIsOnlySuspect) {
  ParseResult R = parseProgram(
      "start main 0:\n.e:\nbr r1 .no .no\n.f:\ncall g\ncall h 1\narg1 = add "
      "arg2 1 64\ncall read 1\ncall write\nret\nend main\n"
      "start h 2:\n.e:\nr1 = add arg2 arg3 8\nret\nend h\n",
      "t");
  ASSERT_TRUE(R.Parsed) << R.Errors.front().Message;
  std::string Text;
  for (const Diagnostic &D : findSuspects(*R.Parsed))
    Text += formatDiagnostic("t", D, "warning") + "\n";
  EXPECT_EQ(Text,
            "t:3: warning: undefined label '.no'\n"
            "t:5: warning: undefined function 'g'\n"
            "t:6: warning: function 'h' has 2 arguments, but is called with 1\n"
            "t:7: warning: arg1 is read-only\n"
            "t:7: warning: function 'main' has no arg2\n"
            "t:8: warning: function 'read' has 0 arguments, but is called with "
            "1\n"
            "t:9: warning: function 'write' has 1 arguments, but is called "
            "with 0\n"
            "t:14: warning: function 'h' has no arg3\n");
}

TEST(Parser, LineTexts) {
  ParseResult R =
      parseProgram("; c\n\n  start main 0:\r\n.e:\n\tret \nend main", "t");
  ASSERT_TRUE(R.Parsed);
  EXPECT_EQ(R.Parsed->lineText(1), "; c");
  EXPECT_EQ(R.Parsed->lineText(2), "");
  EXPECT_EQ(R.Parsed->lineText(3), "start main 0:");
  EXPECT_EQ(R.Parsed->lineText(5), "ret");
  EXPECT_EQ(R.Parsed->lineText(6), "end main");
  EXPECT_EQ(R.Parsed->lineText(7), "");
}

} // namespace
