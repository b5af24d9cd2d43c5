//===- RandomProgram.h - Programs that nobody wrote ------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Random programs that end: nested loops that count down, recursion, all kinds
/// of instructions, memory of both areas, input and output. One in four fails
/// somewhere.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_UNITTESTS_RANDOMPROGRAM_H
#define COURSE_MACHINE_UNITTESTS_RANDOMPROGRAM_H

#include <random>
#include <string>

namespace course {

class RandomProgram {
public:
  explicit RandomProgram(unsigned Seed) : Random(Seed) {}

  std::string make() {
    line("start main 0:");
    line(".entry:");
    for (const char *Block : {"r8", "r9"})
      line(std::string(Block) + " = malloc " + number(8, 80, 8));
    body(/*Loops=*/2, /*IsMain=*/true);
    if (below(4) == 0)
      line("r1 = udiv r1 0 64");
    line("ret r1");
    line("end main");
    line("start f 2:");
    line(".entry:");
    line("sp = sub sp 16 64");
    line("store 8 arg2 sp 0");
    line("br arg1 .more .done");
    line(".more:");
    line("r7 = sub arg1 1 64");
    line("r6 = call f r7 arg2");
    body(/*Loops=*/1, /*IsMain=*/false);
    line("r6 = load 8 sp 0");
    line("ret r6");
    line(".done:");
    line("ret arg2");
    line("end f");
    return Text;
  }

private:
  unsigned below(unsigned N) { return unsigned(Random() % N); }
  void line(const std::string &Line) { Text += Line + '\n'; }
  std::string number(unsigned Min, unsigned Max, unsigned Step) {
    return std::to_string(Min + below((Max - Min) / Step + 1) * Step);
  }
  /// One of those that anything may be written to.
  std::string reg() { return "r" + std::to_string(1 + below(5)); }
  std::string value() { return below(3) ? reg() : number(0, 9, 1); }

  void body(unsigned Loops, bool IsMain) {
    for (unsigned N = 2 + below(4); N != 0; --N) {
      if (Loops != 0 && below(3) == 0)
        loop(Loops, IsMain);
      else
        instruction(IsMain);
    }
  }

  void loop(unsigned Loops, bool IsMain) {
    std::string Counter = "r" + std::to_string(12 + Loops);
    std::string Label = std::to_string(++LastLabel);
    line(Counter + " = mul " + number(1, 6, 1) + " 1 64");
    line("br .loop" + Label);
    line(".loop" + Label + ":");
    body(Loops - 1, IsMain);
    line(Counter + " = sub " + Counter + " 1 64");
    line("br " + Counter + " .loop" + Label + " .after" + Label);
    line(".after" + Label + ":");
  }

  void instruction(bool IsMain) {
    const char *Operations[] = {"mul", "and", "xor", "add", "sub", "lshr"};
    switch (below(IsMain ? 10 : 6)) {
    case 0:
      return line(reg() + " = load 4 " + number(0, 400, 4) + " 0");
    case 1:
      return line("store 8 " + value() + " 8 " + number(0, 392, 8));
    case 2:
      return line("store 1 " + value() + " r8 " + number(0, 7, 1));
    case 3:
      return line(reg() + " = load 8 r9 0");
    case 4:
    case 5:
      return line(reg() + " = " + Operations[below(6)] + ' ' + value() + ' ' +
                  value() + " 64");
    case 6:
      return line(reg() + " = call f " + number(0, 4, 1) + ' ' + value());
    case 7:
      return line(below(2) ? reg() + " = call read" : "call write " + value());
    case 8:
      line("free r8");
      return line("r8 = malloc " + number(8, 160, 8));
    default:
      return line(below(2)
                      ? "reset stack"
                      : reg() + " = select " + value() + ' ' + value() + " 1");
    }
  }

  std::mt19937 Random;
  std::string Text;
  unsigned LastLabel = 0;
};

} // namespace course

#endif // COURSE_MACHINE_UNITTESTS_RANDOMPROGRAM_H
