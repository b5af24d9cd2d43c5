//===- MachineBench.cpp - How fast the machine runs -----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Prints how many machine instructions a second the machine executes, for a
/// few kinds of programs and for all of them together.
///
/// usage: course-run-bench [--profile | --overhead | --write] [millions of
///        instructions for each program]
///
/// With --profile, while a profile is made. With --overhead, it prints how many
/// times as long a run takes with a profile: the median of pairs of runs that
/// follow each other, in the best of three rounds. With --write, it writes the programs to files.
///
//===----------------------------------------------------------------------===//

#include "course-machine/Machine.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <span>
#include <sstream>
#include <vector>

using namespace course;

namespace {

struct Sample {
  const char *Name;
  /// Text in which `COUNT` stands for the number of rounds.
  const char *Text;
  uint64_t StepsPerRound;
};

constexpr Sample Samples[] = {
    {"collatz", R"(
start main 0:
  .entry:
    r1 = mul COUNT 1 64
    r3 = mul 27 1 64
    br .loop
  .loop:
    r2 = and r3 1 64
    br r2 .odd .even
  .odd:
    r3 = mul r3 3 64
    r3 = add r3 1 64
    br .next
  .even:
    r3 = udiv r3 2 64
    br .next
  .next:
    r4 = icmp ult r3 2 64
    r3 = select r4 27 r3
    r1 = sub r1 1 64
    br r1 .loop .exit
  .exit:
    ret r3
end main
)",
     9},
    {"hash", R"(
start main 0:
  .entry:
    r1 = mul COUNT 1 64
    br .loop
  .loop:
    r2 = xor r2 r1 32
    r2 = mul r2 16777619 32
    r3 = lshr r2 15 32
    r2 = xor r2 r3 32
    r4 = ashr r2 3 16
    r5 = icmp slt r4 100 16
    r6 = add r6 r5 64
    r1 = sub r1 1 64
    br r1 .loop .exit
  .exit:
    ret r6
end main
)",
     9},
    {"memory", R"(
start main 0:
  .entry:
    r1 = mul COUNT 1 64
    r2 = malloc 65536
    br .loop
  .loop:
    r3 = and r1 8191 64
    r4 = mul r3 8 64
    r4 = or r4 0 64
    r5 = add r2 r4 64
    store 8 r1 r5 0
    r6 = load 4 r5 4
    store 1 r6 r3 0
    r7 = load 1 r3 0
    r8 = add r8 r7 64
    r1 = sub r1 1 64
    br r1 .loop .exit
  .exit:
    ret r8
end main
)",
     11},
    {"calls", R"(
start main 0:
  .entry:
    r1 = mul COUNT 1 64
    br .loop
  .loop:
    r2 = call mix r1 r2
    r1 = sub r1 1 64
    br r1 .loop .exit
  .exit:
    ret r2
end main
start mix 2:
  .entry:
    r1 = mul arg1 31 64
    r2 = xor arg2 r1 64
    r3 = lshr r2 7 64
    r2 = add r2 r3 64
    ret r2
end mix
)",
     8},
    {"switch", R"(
start main 0:
  .entry:
    r1 = mul COUNT 1 64
    br .loop
  .loop:
    r2 = urem r1 5 64
    switch r2 0 .a 1 .b 2 .c 3 .d .e
  .a:
    r3 = add r3 1 64
    br .next
  .b:
    r3 = xor r3 77 64
    br .next
  .c:
    r3 = mul r3 5 64
    br .next
  .d:
    r3 = lshr r3 1 64
    br .next
  .e:
    r3 = sub r3 9 64
    br .next
  .next:
    r1 = sub r1 1 64
    br r1 .loop .exit
  .exit:
    ret r3
end main
)",
     6},
};

std::string instantiate(std::string Text, uint64_t Count) {
  size_t At = Text.find("COUNT");
  return Text.replace(At, 5, std::to_string(Count));
}

/// Instructions executed, and the seconds it took.
std::pair<uint64_t, double> measure(const Sample &S, uint64_t Steps,
                                    const RunOptions &Options) {
  ParseResult Parsed =
      parseProgram(instantiate(S.Text, Steps / S.StepsPerRound + 1), S.Name);
  if (!Parsed.Parsed) {
    std::fprintf(stderr, "%s\n", Parsed.Errors.front().Message.c_str());
    std::exit(1);
  }
  std::istringstream In;
  std::ostringstream Out;
  // Processor time, so that a busy host does not change the figure.
  std::clock_t Start = std::clock();
  RunResult Result = run(*Parsed.Parsed, Options, In, Out);
  double Seconds = double(std::clock() - Start) / CLOCKS_PER_SEC;
  if (Result.Status != RunStatus::Finished) {
    std::fprintf(stderr, "%s: %s\n", S.Name, Result.Why->Message.c_str());
    std::exit(1);
  }
  return {Result.Stats.Steps, Seconds};
}

/// What a profile costs a program: the least ratio, the median and the greatest
/// of this many pairs of runs.
struct Overhead {
  double Least, Median, Greatest;
};

Overhead measureOverhead(const Sample &S, uint64_t Steps) {
  constexpr size_t NumPairs = 15;
  std::vector<double> Ratios;
  for (size_t N = 0; N != NumPairs; ++N) {
    RunOptions Options;
    double Without = measure(S, Steps, Options).second;
    Options.MakeProfile = true;
    Ratios.push_back(measure(S, Steps, Options).second / Without);
  }
  std::ranges::sort(Ratios);
  return {Ratios.front(), Ratios[NumPairs / 2], Ratios.back()};
}

/// What others do on the host comes in bursts, so that each program is measured
/// again after all others, and what it costs it has to cost in each round.
void printOverheads(uint64_t Steps) {
  constexpr unsigned NumRounds = 3;
  std::vector<Overhead> Best;
  for (const Sample &S : Samples)
    Best.push_back(measureOverhead(S, Steps));
  for (unsigned Round = 1; Round != NumRounds; ++Round)
    for (size_t N = 0; N != std::size(Samples); ++N)
      if (Overhead Again = measureOverhead(Samples[N], Steps);
          Again.Median < Best[N].Median)
        Best[N] = Again;
  for (size_t N = 0; N != std::size(Samples); ++N)
    std::printf("%-10s %5.2f times as long with a profile (%.2f to %.2f)\n",
                Samples[N].Name, Best[N].Median, Best[N].Least,
                Best[N].Greatest);
}

void printSpeeds(uint64_t Steps, const RunOptions &Options) {
  uint64_t AllSteps = 0;
  double AllSeconds = 0;
  auto Print = [](const char *Name, uint64_t NumSteps, double Seconds) {
    std::printf("%-10s %8.1f million instructions/s\n", Name,
                double(NumSteps) / Seconds / 1e6);
  };
  for (const Sample &S : Samples) {
    auto [SampleSteps, Seconds] = measure(S, Steps, Options);
    Print(S.Name, SampleSteps, Seconds);
    AllSteps += SampleSteps;
    AllSeconds += Seconds;
  }
  Print("all", AllSteps, AllSeconds);
}

/// Writes the programs to `NAME.s`; scripts/bench-machine runs them.
void writePrograms(uint64_t Steps) {
  for (const Sample &S : Samples) {
    std::ofstream File(std::string(S.Name) + ".s");
    File << instantiate(S.Text, Steps / S.StepsPerRound + 1) << std::flush;
    if (!File) {
      std::fprintf(stderr, "cannot write '%s.s'\n", S.Name);
      std::exit(1);
    }
  }
}

} // namespace

int main(int Argc, char **Argv) {
  uint64_t Millions = 200;
  bool PrintsOverheads = false;
  bool WritesPrograms = false;
  RunOptions Options;
  for (std::string_view Arg : std::span(Argv, size_t(Argc)).subspan(1)) {
    Options.MakeProfile |= Arg == "--profile";
    PrintsOverheads |= Arg == "--overhead";
    WritesPrograms |= Arg == "--write";
    if (Arg == "--profile" || Arg == "--overhead" || Arg == "--write")
      continue;
    std::optional<uint64_t> Given = parseDecimal(Arg);
    if (!Given || *Given == 0 || *Given > 1000000) {
      std::fprintf(stderr,
                   "usage: course-run-bench [--profile | --overhead | --write] "
                   "[millions of instructions for each program]\n");
      return 2;
    }
    Millions = *Given;
  }
  if (WritesPrograms)
    writePrograms(Millions * 1000000);
  else if (PrintsOverheads)
    printOverheads(Millions * 1000000);
  else
    printSpeeds(Millions * 1000000, Options);
  return 0;
}
