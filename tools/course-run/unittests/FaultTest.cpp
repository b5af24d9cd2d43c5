//===- FaultTest.cpp - How programs fail ----------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Every run-time error of the machine, the limits, and what is told about
/// them.
///
//===----------------------------------------------------------------------===//

#include "RunText.h"

using namespace course;

namespace {

/// The message with which \p Body ends, or "" if it runs through.
std::string failure(const std::string &Body, const std::string &Input = "") {
  Outcome O = runText(mainOf(Body), Input);
  EXPECT_NE(O.Result.Status, RunStatus::Stopped);
  EXPECT_EQ(O.Result.Status == RunStatus::Failed, O.Result.Why.has_value());
  return O.message();
}

TEST(Fault, DivisionByZero) {
  for (const char *Op : {"udiv", "sdiv", "urem", "srem"}) {
    std::string Begin = std::string("r1 = ") + Op + " 7 ";
    EXPECT_EQ(failure(Begin + "0 64"), "division by zero");
    EXPECT_EQ(failure(Begin + "256 8"), "division by zero")
        << "the low bits are zero";
    EXPECT_EQ(failure(Begin + "2 1"), "division by zero");
    EXPECT_EQ(failure(Begin + "256 16"), "");
  }
}

TEST(Fault, UnalignedAccess) {
  for (unsigned Size : {2, 4, 8}) {
    std::string Number = std::to_string(Size);
    for (unsigned Offset = 1; Offset != Size; ++Offset) {
      std::string Address = "800 " + std::to_string(Offset);
      EXPECT_EQ(failure("r1 = load " + Number + " " + Address),
                "load of " + Number + " bytes at address " +
                    std::to_string(800 + Offset) + " is not aligned");
      EXPECT_EQ(failure("store " + Number + " 1 " + Address),
                "store of " + Number + " bytes at address " +
                    std::to_string(800 + Offset) + " is not aligned");
    }
    EXPECT_EQ(
        failure("r1 = load " + Number + " 801 " + std::to_string(Size - 1)), "")
        << "only the sum must be aligned";
  }
  EXPECT_EQ(failure("r1 = load 1 801 0"), "");
}

TEST(Fault, GapBetweenStackAndHeap) {
  for (const char *Address : {"10240", "16000", "20472"})
    EXPECT_EQ(failure(std::string("r1 = load 8 ") + Address + " 0"),
              "load of 8 bytes at address " + std::string(Address) +
                  " is in the gap between stack and heap");
  EXPECT_EQ(failure("store 1 1 20479 0"),
            "store of 1 bytes at address 20479 is in the gap between stack and "
            "heap");
}

TEST(Fault, HeapOutsideOfLiveBlocks) {
  const std::string End = " is in no live heap block";
  EXPECT_EQ(failure("r1 = load 8 20480 0"),
            "load of 8 bytes at address 20480" + End);
  EXPECT_EQ(failure("r1 = malloc 16\nstore 8 1 r1 8"), "");
  EXPECT_EQ(failure("r1 = malloc 16\nstore 8 1 r1 16"),
            "store of 8 bytes at address 20496" + End);
  EXPECT_EQ(failure("r1 = malloc 8\nr2 = malloc 8\nfree r1\nr1 = load 1 r1 0"),
            "load of 1 bytes at address 20480" + End);
  EXPECT_EQ(failure("r1 = load 8 18446744073709551608 0"),
            "load of 8 bytes at address 18446744073709551608" + End);
}

TEST(Fault, MallocSize) {
  for (const char *Size : {"0", "1", "12", "18446744073709551615"})
    EXPECT_EQ(failure(std::string("r1 = malloc ") + Size),
              "malloc of " + std::string(Size) +
                  " bytes: the size must be a non-zero multiple of 8");
}

TEST(Fault, FreeOfNoBlock) {
  auto Message = [](const char *Address) {
    return "free of " + std::string(Address) +
           ", which is not the start of a live block";
  };
  EXPECT_EQ(failure("free 0"), Message("0"));
  EXPECT_EQ(failure("r1 = malloc 16\nr1 = add r1 8 64\nfree r1"),
            Message("20488"));
  EXPECT_EQ(failure("r1 = malloc 16\nfree r1\nfree r1"), Message("20480"));
  EXPECT_EQ(failure("free 16"), Message("16"));
}

TEST(Fault, ReadOfWhatIsNoNumber) {
  auto Read = [](const char *Input) {
    return failure("r1 = call read", Input);
  };
  EXPECT_EQ(Read(""), "read: the input has no more numbers");
  EXPECT_EQ(Read(" \n\t"), "read: the input has no more numbers");
  for (const char *Bad : {"x", "1x", "+1", "--1", "-", "0x1", "1.5", "1,2"})
    EXPECT_EQ(Read(Bad), "read: '" + std::string(Bad) +
                             "' in the input is not a decimal number");
  for (const char *Bad : {"18446744073709551616", "-18446744073709551616",
                          "99999999999999999999999999"})
    EXPECT_EQ(Read(Bad),
              "read: '" + std::string(Bad) + "' in the input is out of range");
  EXPECT_EQ(Read("-0"), "");
}

TEST(Fault, AssertEq) {
  EXPECT_EQ(failure("assert_eq 5 5"), "");
  EXPECT_EQ(failure("assert_eq 5 4294967301"),
            "assertion failed: 5 is not 4294967301");
}

TEST(Fault, UndefinedLabelOnlyWhenTaken) {
  auto Run = [](const char *Branch) {
    return runText(std::string("start main 0:\n.e:\n") + Branch +
                   "\n.x:\nret\nend main\n");
  };
  for (const char *Bad : {"br .no", "br 1 .no .x", "br 0 .x .no",
                          "switch 1 .no", "switch 1 1 .no .x"}) {
    Outcome O = Run(Bad);
    EXPECT_EQ(O.message(), "undefined label '.no'") << Bad;
    ASSERT_TRUE(O.Result.Why);
    EXPECT_EQ(O.Result.Why->Where.Line, 3u);
    EXPECT_EQ(O.Result.Why->Where.Block, "e");
    EXPECT_EQ(O.Result.Why->InstructionText, Bad);
  }
  for (const char *Good : {"br 0 .no .x", "br 1 .x .no", "switch 2 1 .no .x"})
    EXPECT_EQ(Run(Good).Result.Status, RunStatus::Finished) << Good;
}

TEST(Fault, UndefinedCalleeOnlyWhenCalled) {
  EXPECT_EQ(failure("call no"), "undefined function 'no'");
  EXPECT_EQ(runText("start main 0:\n.e:\nret\n.x:\ncall no\nret\nend main\n")
                .Result.Status,
            RunStatus::Finished);
}

TEST(Fault, WrongNumberOfArguments) {
  EXPECT_EQ(failure("call read 1"),
            "function 'read' has 0 arguments, but is called with 1");
  EXPECT_EQ(failure("call write"),
            "function 'write' has 1 arguments, but is called with 0");
  EXPECT_EQ(failure("call main 1"),
            "function 'main' has 0 arguments, but is called with 1");
}

TEST(Fault, ArgRegistersAreReadOnly) {
  EXPECT_EQ(failure("arg1 = add 1 1 64"), "writes arg1, which is read-only");
  Outcome O = runText(mainOf("call f 1") +
                      "start f 1:\n.e:\narg1 = call write 5\nret\nend f\n");
  EXPECT_EQ(O.message(), "writes arg1, which is read-only");
  EXPECT_EQ(O.Output, "5\n") << "the call comes before its result";
}

TEST(Fault, ArgRegistersBeyondTheDeclaredOnes) {
  EXPECT_EQ(failure("r1 = add arg1 1 64"),
            "reads arg1, but function 'main' has 0 arguments");
  for (const char *Use :
       {"r1 = add 1 arg3 64", "r1 = select 1 2 arg3", "store 8 arg3 0 0",
        "call write arg3", "call f arg3 1", "free arg3", "assert_eq arg3 0",
        "br arg3 .x .x\n.x:", "ret arg3\n.x:"})
    EXPECT_EQ(runText(mainOf("call f 1 2") + "start f 2:\n.e:\n" + Use +
                      "\nret\nend f\n")
                  .message(),
              "reads arg3, but function 'f' has 2 arguments")
        << Use;
}

TEST(Fault, TellsRegistersPlaceAndCallChain) {
  Outcome O =
      runText("start main 0:\n.entry:\n  r1 = mul 5 1 64\n  call f 7 8\n"
              "  ret\nend main\n"
              "start f 2:\n.start:\n  br .next\n.next:\n  call g 1\n"
              "  ret\nend f\n"
              "start g 1:\n.b:\n  r2 = udiv r1 r9 64 \n  ret\nend g\n");
  ASSERT_TRUE(O.Result.Why);
  const Fault &Why = *O.Result.Why;
  EXPECT_EQ(Why.Message, "division by zero");
  EXPECT_EQ(Why.Where.Function, "g");
  EXPECT_EQ(Why.Where.Block, "b");
  EXPECT_EQ(Why.Where.Line, 16u);
  EXPECT_EQ(Why.InstructionText, "r2 = udiv r1 r9 64");
  EXPECT_EQ(Why.Registers[0], 5u);
  EXPECT_EQ(Why.Registers[16], 10240u);
  EXPECT_EQ(Why.Args, std::vector<uint64_t>{1});
  ASSERT_EQ(Why.CallChain.size(), 2u);
  EXPECT_EQ(Why.CallChain[0].Function, "f");
  EXPECT_EQ(Why.CallChain[0].Block, "next");
  EXPECT_EQ(Why.CallChain[0].Line, 11u);
  EXPECT_EQ(Why.CallChain[1].Function, "main");
  EXPECT_EQ(Why.CallChain[1].Line, 4u);
  EXPECT_EQ(Why.OmittedCalls, 0u);
}

TEST(Fault, DeepCallChainsAreShortened) {
  Outcome O = runText(mainOf("call f 1000") +
                      "start f 1:\n.e:\nr1 = sub arg1 1 64\nr2 = udiv 1 arg1 "
                      "64\ncall f r1\nret\nend f\n");
  ASSERT_TRUE(O.Result.Why);
  const Fault &Why = *O.Result.Why;
  EXPECT_EQ(Why.Args, std::vector<uint64_t>{0});
  EXPECT_EQ(Why.CallChain.size() + Why.OmittedCalls, 1001u);
  EXPECT_EQ(Why.CallChain.size(), 32u);
  EXPECT_EQ(Why.CallChain.back().Function, "main");
}

TEST(Fault, FailedInstructionIsNotCharged) {
  Outcome O = runText(mainOf("r1 = add 1 1 64\nr1 = udiv 1 0 64"));
  EXPECT_EQ(O.ticks(), 3000u);
  EXPECT_EQ(O.stats().Steps, 1u);
  O = runText(mainOf("r1 = load 8 0 0\nr1 = load 8 12000 0"));
  EXPECT_EQ(O.ticks(), 0u);
  EXPECT_EQ(O.stats().HeadBytes, 0u);
}

TEST(Fault, OutputBeforeAFaultIsKept) {
  Outcome O = runText(mainOf("call write 1\nr1 = udiv 1 0 64"));
  EXPECT_EQ(O.Output, "1\n");
}

const std::string Endless = "start main 0:\n.e:\nr1 = add r1 1 64\nbr .e\n"
                            "end main\n";

TEST(Limit, Steps) {
  RunOptions Options;
  Options.MaxSteps = 1001;
  Outcome O = runText(Endless, "", Options);
  EXPECT_EQ(O.Result.Status, RunStatus::Stopped);
  EXPECT_EQ(O.message(), "the limit of 1001 steps is reached");
  EXPECT_EQ(O.stats().Steps, 1001u);
  EXPECT_EQ(O.ticks(), 501u * 3000 + 500 * 2500);
  EXPECT_EQ(O.Result.Why->Where.Line, 4u);
}

TEST(Limit, StepsThatSuffice) {
  RunOptions Options;
  Options.MaxSteps = 2;
  EXPECT_EQ(runText(mainOf("r1 = add 1 1 64"), "", Options).Result.Status,
            RunStatus::Finished);
  Options.MaxSteps = 1;
  EXPECT_EQ(runText(mainOf("r1 = add 1 1 64"), "", Options).Result.Status,
            RunStatus::Stopped);
}

TEST(Limit, CostIsNeverExceeded) {
  // Every kind of cost: static, heap, head movement, the free first access.
  const std::string Text = mainOf(
      "r1 = malloc 16\nstore 8 1 r1 0\nr2 = load 8 r1 8\nstore 8 2 0 0\nsp = "
      "sub sp 8 64\ncall write 3\nr2 = load 4 8 0\nreset heap");
  uint64_t Total = runText(Text).ticks();
  for (uint64_t Max = 0; Max <= Total + 1; ++Max) {
    RunOptions Options;
    Options.MaxTicks = Max;
    Outcome O = runText(Text, "", Options);
    ASSERT_EQ(O.Result.Status,
              Max >= Total ? RunStatus::Finished : RunStatus::Stopped);
    ASSERT_LE(O.ticks(), Max);
    if (Max > 3000 && Max < Total)
      Max += 97; // the whole range would take a minute
  }
}

TEST(Limit, RunningTotalsAgreeWithTheReport) {
  // Stops at the very tick the unlimited run ends with, or one before.
  const std::string Text = mainOf(
      "r1 = malloc 16\nstore 8 1 r1 0\nr2 = load 8 r1 8\nstore 8 2 0 0\nret\n"
      ".x:");
  RunOptions Options;
  Options.MaxTicks = runText(Text).ticks();
  EXPECT_EQ(runText(Text, "", Options).Result.Status, RunStatus::Finished);
  --Options.MaxTicks;
  EXPECT_EQ(runText(Text, "", Options).Result.Status, RunStatus::Stopped);
}

TEST(Limit, HeapMemory) {
  RunOptions Options;
  Options.MaxMemoryInBytes = 1 << 20;
  Outcome O = runText("start main 0:\n.e:\nr1 = malloc 800\nbr .e\nend main\n",
                      "", Options);
  EXPECT_EQ(O.Result.Status, RunStatus::Stopped);
  EXPECT_EQ(O.message(),
            "malloc of 800 bytes needs more memory than the host has or the "
            "limit of 1048576 bytes allows");
  EXPECT_EQ(O.stats().HeapPeakBytes, 1048000u);
}

TEST(Limit, CallStackMemory) {
  RunOptions Options;
  Options.MaxMemoryInBytes = 1 << 20;
  Outcome O =
      runText("start main 0:\n.e:\ncall main\nret\nend main\n", "", Options);
  EXPECT_EQ(O.Result.Status, RunStatus::Stopped);
  EXPECT_NE(O.message().find("needs more memory than"), std::string::npos);
  EXPECT_GT(O.stats().MaxCallDepth, 7000u);
}

} // namespace
