//===- MachineTest.cpp - What programs compute ----------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The operations, memory, calls and input and output of the machine.
///
//===----------------------------------------------------------------------===//

#include "RunText.h"

using namespace course;

namespace {

constexpr uint64_t Max = ~uint64_t(0);
constexpr uint64_t MinSigned = uint64_t(1) << 63;

uint64_t binary(const char *Op, uint64_t A, uint64_t B, unsigned Width) {
  return eval(std::string("r1 = ") + Op + " " + std::to_string(A) + " " +
              std::to_string(B) + " " + std::to_string(Width));
}

TEST(Arithmetic, ExamplesOfTheReference) {
  EXPECT_EQ(binary("ashr", 522, 1, 8), 5u);
  EXPECT_EQ(binary("sdiv", 255, 2, 8), 0u);
  EXPECT_EQ(binary("sub", 0, 1, 32), 4294967295u);
}

TEST(Arithmetic, LowBitsOfOperandsCount) {
  EXPECT_EQ(binary("udiv", 256 + 100, 256 + 7, 8), 14u);
  EXPECT_EQ(binary("urem", 256 + 100, 256 + 7, 8), 2u);
  EXPECT_EQ(binary("lshr", 0x1ff, 4, 8), 15u);
  EXPECT_EQ(binary("icmp eq", 256, 0, 8), 1u);
  EXPECT_EQ(binary("icmp ult", 0x10001, 2, 16), 1u);
  EXPECT_EQ(binary("icmp ugt", 0x10001, 2, 16), 0u);
  EXPECT_EQ(binary("icmp ne", 2, 0, 1), 0u);
}

TEST(Arithmetic, ResultsAreZeroExtended) {
  EXPECT_EQ(binary("add", 255, 1, 8), 0u);
  EXPECT_EQ(binary("add", 0x7f, 1, 8), 0x80u);
  EXPECT_EQ(binary("mul", 0xffff, 0xffff, 16), 1u);
  EXPECT_EQ(binary("mul", Max, 1, 32), 0xffffffffu);
  EXPECT_EQ(binary("shl", 0xff, 4, 8), 0xf0u);
  EXPECT_EQ(binary("and", Max, Max, 16), 0xffffu);
  EXPECT_EQ(binary("or", Max, 0, 1), 1u);
  EXPECT_EQ(binary("xor", Max, 0xff, 32), 0xffffff00u);
  EXPECT_EQ(binary("add", 1, 1, 1), 0u);
  EXPECT_EQ(binary("sdiv", 0xfe, 1, 8), 0xfeu);
  EXPECT_EQ(binary("srem", 0xfffffff9, 4, 32), 0xfffffffdu);
}

TEST(Arithmetic, SixtyFourBitsWrap) {
  EXPECT_EQ(binary("add", Max, 2, 64), 1u);
  EXPECT_EQ(binary("sub", 3, 5, 64), Max - 1);
  EXPECT_EQ(binary("mul", Max, Max, 64), 1u);
  EXPECT_EQ(binary("udiv", Max, 3, 64), Max / 3);
  EXPECT_EQ(binary("urem", Max, 1000, 64), Max % 1000);
  EXPECT_EQ(binary("udiv", uint64_t(1) << 32, 3, 64), 1431655765u);
  EXPECT_EQ(binary("udiv", 7, uint64_t(1) << 32, 64), 0u);
}

TEST(Arithmetic, SignedDivision) {
  EXPECT_EQ(binary("sdiv", Max - 6, 2, 64), Max - 2); // -7 / 2 = -3
  EXPECT_EQ(binary("srem", Max - 6, 2, 64), Max);     // -7 % 2 = -1
  EXPECT_EQ(binary("srem", 7, Max - 1, 64), 1u);      // 7 % -2 = 1
  EXPECT_EQ(binary("sdiv", 0x80, 0x02, 8), 0xc0u);    // -128 / 2
  EXPECT_EQ(binary("sdiv", 1, 1, 1), 1u);             // -1 / -1 wraps
}

TEST(Arithmetic, MostNegativeByMinusOneWraps) {
  EXPECT_EQ(binary("sdiv", MinSigned, Max, 64), MinSigned);
  EXPECT_EQ(binary("srem", MinSigned, Max, 64), 0u);
  EXPECT_EQ(binary("sdiv", 0x80000000, 0xffffffff, 32), 0x80000000u);
  EXPECT_EQ(binary("srem", 0x80000000, 0xffffffff, 32), 0u);
  EXPECT_EQ(binary("sdiv", 0x80, 0xff, 8), 0x80u);
}

TEST(Arithmetic, ShiftAmountIsAllBitsModuloWidth) {
  EXPECT_EQ(binary("shl", 1, 65, 64), 2u);
  EXPECT_EQ(binary("shl", 1, 9, 8), 2u);
  EXPECT_EQ(binary("shl", 1, 33, 64), uint64_t(1) << 33);
  EXPECT_EQ(binary("lshr", 4, 0xffffffff00000021, 32), 2u);
  EXPECT_EQ(binary("lshr", 4, 16 * 7 + 1, 16), 2u);
  EXPECT_EQ(binary("shl", 1, 7, 1), 1u);
  EXPECT_EQ(binary("lshr", 3, 1, 1), 1u);
}

TEST(Arithmetic, ArithmeticShift) {
  EXPECT_EQ(binary("ashr", MinSigned, 63, 64), Max);
  EXPECT_EQ(binary("ashr", 0x80, 7, 8), 0xffu);
  EXPECT_EQ(binary("ashr", 0x8000, 4, 16), 0xf800u);
  EXPECT_EQ(binary("ashr", 0x7fffffff, 4, 32), 0x7ffffffu);
  EXPECT_EQ(binary("ashr", 1, 1, 1), 1u);
}

TEST(Arithmetic, EveryConditionAgainstEveryOrder) {
  // For (a, b) = (1, 2), (2, 2), (2, 1) and, signed, (-1, 1).
  struct {
    const char *Name;
    int Less, Equal, Greater, MinusOneOne;
  } Conditions[] = {
      {"eq", 0, 1, 0, 0},  {"ne", 1, 0, 1, 1},  {"ugt", 0, 0, 1, 1},
      {"uge", 0, 1, 1, 1}, {"ult", 1, 0, 0, 0}, {"ule", 1, 1, 0, 0},
      {"sgt", 0, 0, 1, 0}, {"sge", 0, 1, 1, 0}, {"slt", 1, 0, 0, 1},
      {"sle", 1, 1, 0, 1},
  };
  for (auto &C : Conditions) {
    std::string Op = std::string("icmp ") + C.Name;
    for (unsigned Width : {8, 16, 32, 64}) {
      uint64_t MinusOne = Max >> (64 - Width);
      EXPECT_EQ(binary(Op.c_str(), 1, 2, Width), uint64_t(C.Less)) << Op;
      EXPECT_EQ(binary(Op.c_str(), 2, 2, Width), uint64_t(C.Equal)) << Op;
      EXPECT_EQ(binary(Op.c_str(), 2, 1, Width), uint64_t(C.Greater)) << Op;
      EXPECT_EQ(binary(Op.c_str(), MinusOne, 1, Width), uint64_t(C.MinusOneOne))
          << Op << Width;
    }
  }
  EXPECT_EQ(binary("icmp slt", 1, 0, 1), 1u);
}

TEST(Arithmetic, SelectTestsAllBits) {
  EXPECT_EQ(eval("r1 = select 0 5 6"), 6u);
  EXPECT_EQ(eval("r1 = select 256 5 6"), 5u);
  EXPECT_EQ(eval("r1 = select 9223372036854775808 5 6"), 5u);
}

TEST(Arithmetic, ResultMayBeAnOperand) {
  EXPECT_EQ(eval("r1 = mul 6 1 64\nr1 = mul r1 r1 64"), 36u);
}

TEST(Registers, StartAsSpecified) {
  for (int I = 1; I <= 16; ++I)
    EXPECT_EQ(eval("r1 = mul r" + std::to_string(I) + " 1 64"), 0u);
  EXPECT_EQ(eval("r1 = mul sp 1 64"), 10240u);
}

TEST(Registers, StackPointerIsAnOrdinaryRegister) {
  EXPECT_EQ(eval("sp = mul 5 7 8\nr1 = add sp sp 64"), 70u);
}

TEST(Memory, StackIsZeroAndLittleEndian) {
  EXPECT_EQ(eval("r1 = load 8 5000 0"), 0u);
  std::string Init = "store 8 1108152157446 104 0\n"; // 0x0102 03040506
  EXPECT_EQ(eval(Init + "r1 = load 1 104 0"), 6u);
  EXPECT_EQ(eval(Init + "r1 = load 1 104 5"), 1u);
  EXPECT_EQ(eval(Init + "r1 = load 2 106 0"), 0x0304u);
  EXPECT_EQ(eval(Init + "r1 = load 4 104 0"), 0x03040506u);
  EXPECT_EQ(eval(Init + "r1 = load 8 104 0"), 0x010203040506u);
}

TEST(Memory, StoresWriteLowBytesOnly) {
  std::string Init = "store 8 18446744073709551615 16 0\n";
  EXPECT_EQ(eval(Init + "store 1 256 16 0\nr1 = load 8 16 0"), Max - 0xff);
  EXPECT_EQ(eval(Init + "store 2 65536 18 0\nr1 = load 8 16 0"),
            Max - 0xffff0000);
  EXPECT_EQ(eval(Init + "store 4 0 20 0\nr1 = load 8 16 0"), 0xffffffffu);
}

TEST(Memory, LoadsZeroExtend) {
  std::string Init = "store 8 18446744073709551615 16 0\n";
  EXPECT_EQ(eval(Init + "r1 = load 1 16 0"), 0xffu);
  EXPECT_EQ(eval(Init + "r1 = load 2 16 0"), 0xffffu);
  EXPECT_EQ(eval(Init + "r1 = load 4 16 0"), 0xffffffffu);
}

TEST(Memory, AddressIsTheSumModulo2To64) {
  EXPECT_EQ(eval("store 8 7 80 8\nr1 = load 8 88 0"), 7u);
  EXPECT_EQ(eval("store 8 7 18446744073709551608 16\nr1 = load 8 8 0"), 7u);
  EXPECT_EQ(eval("store 8 7 16 18446744073709551608\nr1 = load 8 0 8"), 7u);
}

TEST(Memory, WholeStackAreaIsAccessible) {
  EXPECT_EQ(eval("store 1 9 10239 0\nr1 = load 8 10232 0"), uint64_t(9) << 56);
  EXPECT_EQ(eval("store 8 9 0 0\nr1 = load 1 0 0"), 9u);
}

TEST(Memory, StackOutlivesCalls) {
  Outcome O = runText(mainOf("call f\nr1 = load 8 8 0") +
                      "start f 0:\n.e:\nstore 8 5 8 0\nret\nend f\n");
  EXPECT_EQ(O.Result.ReturnValue, 5u);
}

TEST(Memory, HeapBlocksAreZeroAlsoWhenReused) {
  EXPECT_EQ(eval("r1 = malloc 16\nr1 = load 8 r1 8"), 0u);
  EXPECT_EQ(eval("r2 = malloc 16\nstore 8 5 r2 8\nfree r2\nr3 = malloc 16\n"
                 "assert_eq r2 r3\nr1 = load 8 r3 8"),
            0u);
}

TEST(Memory, MallocIsFirstFitFromTheHeapBase) {
  EXPECT_EQ(eval("r1 = malloc 8"), 20480u);
  EXPECT_EQ(eval("r2 = malloc 24\nr1 = malloc 8"), 20504u);
}

TEST(Control, Branches) {
  auto Taken = [](const std::string &Branch) {
    return runText("start main 0:\n.e:\n" + Branch +
                   "\n.a:\nret 1\n.b:\nret 2\n.c:\nret 3\nend main\n")
        .Result.ReturnValue;
  };
  EXPECT_EQ(Taken("br .b"), 2u);
  EXPECT_EQ(Taken("br 1 .a .b"), 1u);
  EXPECT_EQ(Taken("br 0 .a .b"), 2u);
  EXPECT_EQ(Taken("br 4294967296 .a .b"), 1u);
  EXPECT_EQ(Taken("switch 5 .c"), 3u);
  EXPECT_EQ(Taken("switch 5 4 .a 5 .b .c"), 2u);
  EXPECT_EQ(Taken("switch 4294967301 4 .a 5 .b .c"), 3u);
  EXPECT_EQ(Taken("switch 18446744073709551615 18446744073709551615 .a .c"),
            1u);
  EXPECT_EQ(Taken("switch r1 0 .a .c"), 1u);
}

TEST(Control, HugeSwitchFindsEveryCase) {
  constexpr unsigned NumCases = 100000;
  std::string Text = "start main 0:\n.e:\nr1 = call read\nswitch r1";
  for (unsigned I = 0; I != NumCases; ++I)
    Text += " " + std::to_string(uint64_t(I) * I * 977) + " .l" +
            std::to_string(I % 7);
  Text += " .d\n";
  for (unsigned I = 0; I != 7; ++I)
    Text += ".l" + std::to_string(I) + ":\nret " + std::to_string(I) + "\n";
  Text += ".d:\nret 99\nend main\n";
  ParseResult Parsed = parseProgram(Text, "huge.s");
  ASSERT_TRUE(Parsed.Parsed);
  for (uint64_t I : {0, 1, 2, 77777, 99998, 99999, 100000}) {
    std::istringstream In(std::to_string(I * I * 977));
    std::ostringstream Out;
    EXPECT_EQ(run(*Parsed.Parsed, {}, In, Out).ReturnValue,
              I < NumCases ? I % 7 : 99);
  }
}

TEST(Calls, CalleeSeesTheCallersRegisters) {
  Outcome O = runText(mainOf("r3 = mul 5 1 64\nsp = sub sp 8 64\nr1 = call f") +
                      "start f 0:\n.e:\nr1 = call g\nret r1\nend f\n"
                      "start g 0:\n.e:\nr1 = add r3 sp 64\nret r1\nend g\n");
  EXPECT_EQ(O.Result.ReturnValue, 5u + 10232);
}

TEST(Calls, ReturnRestoresEverythingButTheResult) {
  std::string Clobber, Check;
  for (int I = 1; I <= 16; ++I) {
    std::string R = "r" + std::to_string(I);
    Clobber += R + " = mul 99 1 64\n";
    Check += "assert_eq " + R + " " + (I == 4 ? "7" : "0") + "\n";
  }
  Outcome O = runText(
      mainOf("r4 = call f\n" + Check + "assert_eq sp 10240", "ret") +
      "start f 0:\n.e:\n" + Clobber + "sp = mul 0 1 64\nret 7\nend f\n");
  EXPECT_EQ(O.Result.Status, RunStatus::Finished) << O.message();
}

TEST(Calls, ResultMayGoNowhereOrToTheStackPointer) {
  Outcome O = runText(mainOf("call f\nassert_eq r1 0\nsp = call f\nr1 = mul sp "
                             "1 64") +
                      "start f 0:\n.e:\nr1 = mul 3 1 64\nret 48\nend f\n");
  EXPECT_EQ(O.Result.ReturnValue, 48u) << O.message();
}

TEST(Calls, ArgumentsArePassedInOrderAndRestored) {
  Outcome O = runText(
      mainOf("r1 = call f 1 2 3") +
      "start f 3:\n.e:\nr1 = call g arg3 arg1\nassert_eq arg1 1\nassert_eq "
      "arg2 "
      "2\nassert_eq arg3 3\nr1 = mul r1 10 64\nret r1\nend f\n"
      "start g 2:\n.e:\nassert_eq arg1 3\nassert_eq arg2 1\nr1 = add arg1 arg2 "
      "64\nret r1\nend g\n");
  EXPECT_EQ(O.Result.ReturnValue, 40u) << O.message();
}

TEST(Calls, ArgumentsMaySwap) {
  Outcome O = runText(
      mainOf("r1 = call f 3 1 2") +
      "start f 3:\n.e:\nbr arg1 .again .done\n.again:\nr1 = sub arg1 1 64\nr2 "
      "= "
      "call f r1 arg3 arg2\nret r2\n.done:\nr1 = mul arg2 10 64\nr1 = add r1 "
      "arg3 64\nret r1\nend f\n");
  EXPECT_EQ(O.Result.ReturnValue, 21u);
}

TEST(Calls, SixteenArguments) {
  std::string Call = "r1 = call f", Check;
  for (int I = 1; I <= 16; ++I) {
    Call += " " + std::to_string(I * 11);
    Check += "assert_eq arg" + std::to_string(I) + " " +
             std::to_string(I * 11) + "\n";
  }
  Outcome O = runText(mainOf(Call) + "start f 16:\n.e:\n" + Check +
                      "ret arg16\nend f\n");
  EXPECT_EQ(O.Result.ReturnValue, 176u) << O.message();
}

TEST(Calls, RetWithoutValueReturnsZero) {
  Outcome O = runText(mainOf("r1 = mul 5 1 64\nr1 = call f") +
                      "start f 0:\n.e:\nret\nend f\n");
  EXPECT_EQ(O.Result.ReturnValue, 0u);
}

TEST(Calls, MainMayBeCalled) {
  Outcome O = runText("start main 0:\n.e:\nbr r1 .in .out\n.out:\nr1 = mul 1 1 "
                      "64\nr2 = call main\nret r2\n.in:\nret 8\nend main\n");
  EXPECT_EQ(O.Result.ReturnValue, 8u);
  EXPECT_EQ(O.stats().MaxCallDepth, 1u);
}

TEST(Calls, RecursionAMillionDeep) {
  Outcome O = runText(
      mainOf("r1 = call f 1000000") +
      "start f 1:\n.e:\nbr arg1 .more .done\n.more:\nr1 = sub arg1 1 64\nr2 = "
      "call f r1\nr2 = add r2 arg1 64\nret r2\n.done:\nret\nend f\n");
  EXPECT_EQ(O.Result.ReturnValue, 500000500000u) << O.message();
  EXPECT_EQ(O.stats().MaxCallDepth, 1000001u);
}

TEST(InputOutput, ReadsUnsignedAndNegativeNumbers) {
  Outcome O = runText(
      mainOf(
          "r2 = call read\ncall write r2\nr2 = call read\ncall write r2\nr2 = "
          "call read\ncall write r2\nr2 = call read\ncall write r2"),
      " 12\t\n-1\r\n18446744073709551615 -18446744073709551615");
  EXPECT_EQ(O.Output, "12\n18446744073709551615\n18446744073709551615\n1\n")
      << O.message();
}

TEST(InputOutput, WriteGivesZero) {
  EXPECT_EQ(eval("r1 = mul 5 1 64\nr1 = call write 7"), 0u);
}

TEST(InputOutput, MuchOutputArrivesWhole) {
  Outcome O = runText("start main 0:\n.e:\nr1 = mul 100000 1 64\nbr .l\n.l:\n"
                      "call write r1\nr1 = sub r1 1 64\nbr r1 .l .x\n.x:\nret\n"
                      "end main\n");
  std::string Expected;
  for (int I = 100000; I != 0; --I)
    Expected += std::to_string(I) + "\n";
  EXPECT_EQ(O.Output, Expected);
}

TEST(HighWater, StackPointerAndStackBytes) {
  Outcome O = runText(
      mainOf("call f\nstore 8 1 sp 18446744073709551608\nstore 2 1 10236 0",
             "ret") +
      "start f 0:\n.e:\nsp = sub sp 512 64\nsp = add sp 8 64\nstore 4 0 4000 "
      "0\n"
      "r1 = load 1 4001 0\nret\nend f\n");
  EXPECT_EQ(O.stats().LowestStackPointer, 10240u - 512);
  EXPECT_EQ(O.stats().LowestStackAddress, 4000u);
  EXPECT_EQ(O.stats().StackBytesTouched, 4u + 8);
}

TEST(HighWater, NarrowAccessAfterAWideOne) {
  Outcome O = runText(mainOf("store 8 1 800 0\nr1 = load 1 800 0\nr1 = load 2 "
                             "806 0",
                             "ret"));
  EXPECT_EQ(O.stats().StackBytesTouched, 8u);
}

TEST(HighWater, NothingTouched) {
  Outcome O = runText(mainOf("", "ret"));
  EXPECT_EQ(O.stats().LowestStackPointer, 10240u);
  EXPECT_EQ(O.stats().LowestStackAddress, 10240u);
  EXPECT_EQ(O.stats().StackBytesTouched, 0u);
  EXPECT_EQ(O.stats().HeapPeakBytes, 0u);
  EXPECT_EQ(O.stats().HeapEnd, 20480u);
}

TEST(HighWater, CallResultInStackPointerCounts) {
  Outcome O = runText(mainOf("sp = call f", "ret") +
                      "start f 0:\n.e:\nret 16\nend f\n");
  EXPECT_EQ(O.stats().LowestStackPointer, 16u);
}

TEST(HighWater, Heap) {
  Outcome O = runText(mainOf("r1 = malloc 32\nr2 = malloc 8\nfree r1\nr3 = "
                             "malloc 16\nr4 = malloc 40",
                             "ret"));
  EXPECT_EQ(O.stats().HeapPeakBytes, 64u);
  EXPECT_EQ(O.stats().HeapEnd, 20480u + 40 + 40);
  EXPECT_EQ(O.stats().HeapAllocations, 4u);
  EXPECT_EQ(O.stats().HeapBlocksLeft, 3u);
}

} // namespace
