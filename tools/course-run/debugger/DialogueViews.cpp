//===- DialogueViews.cpp - What the debugger shows in a terminal ----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Commands that look at the run.
///
//===----------------------------------------------------------------------===//

#include "Dialogue.h"
#include "Expression.h"
#include "course-machine/Report.h"

#include <algorithm>
#include <iomanip>
#include <ostream>

using namespace course;

/// Lines before and after the one in question, and what is shown of long lists.
static constexpr uint64_t Around = 5;
static constexpr uint64_t MaxFrames = 50;
static constexpr size_t MaxRegions = 200;
static constexpr uint64_t MaxBytes = 4096;

/// Says once what is wrong with a source file.
void Dialogue::warnOf(std::string_view File) {
  const SourceText &Text = D.info().text(File);
  if (!Text.Problem.empty() && Warned.emplace(File).second)
    Out << "warning: " << Text.Problem << '\n';
}

void Dialogue::showPlace() {
  const Session &S = D.session();
  Frame Here = D.frames(SelectedFrame, 1).front();
  Out << "step " << S.Steps << ", cost " << formatTicks(S.Ticks) << '\n';
  if (!Here.File.empty()) {
    warnOf(Here.File);
    Out << Here.File << ':' << Here.Line << " in " << Here.Function;
    const std::vector<std::string> &Lines = D.info().text(Here.File).Lines;
    if (Here.Line != 0 && Here.Line <= Lines.size())
      Out << ": " << trim(Lines[Here.Line - 1]);
    Out << '\n';
  }
  Out << D.program().FileName << ':' << Here.AssemblyLine << " in "
      << S.place(Here.CodeIndex).Function << " ." << Here.Block << ": "
      << D.program().lineText(Here.AssemblyLine) << '\n';
}

/// Lines with their numbers, and an arrow at \p Here.
template <typename GetLine>
static void showLines(std::ostream &Out, uint64_t First, uint64_t Last,
                      uint64_t Here, GetLine Line) {
  for (uint64_t N = First; N <= Last; ++N)
    Out << (N == Here ? "-> " : "   ") << std::setw(4) << N << "  " << Line(N)
        << '\n';
}

/// The lines around \p Center, of a text with so many lines.
static std::pair<uint64_t, uint64_t> around(uint64_t Center, uint64_t Count) {
  Center = std::min(Center, Count);
  return {Center > Around ? Center - Around : 1,
          std::min(Center + Around, Count)};
}

void Dialogue::list(std::string_view Text) {
  Frame Here = D.frames(SelectedFrame, 1).front();
  if (Here.File.empty())
    return listAssembly(Text);
  std::optional<uint64_t> Center = number(Text, Here.Line);
  if (!Center)
    return;
  const SourceText &Source = D.info().text(Here.File);
  if (Source.Path.empty())
    return error(Source.Problem);
  const std::vector<std::string> &Lines = Source.Lines;
  auto [First, Last] = around(*Center, Lines.size());
  showLines(Out, First, Last, Here.Line,
            [&](uint64_t N) -> std::string_view { return Lines[N - 1]; });
}

void Dialogue::listAssembly(std::string_view Text) {
  uint64_t Here = D.frames(SelectedFrame, 1).front().AssemblyLine;
  if (std::optional<uint64_t> Center = number(Text, Here)) {
    auto [First, Last] = around(*Center, D.program().LineStarts.size());
    showLines(Out, First, Last, Here,
              [&](uint64_t N) { return D.program().lineText(uint32_t(N)); });
  }
}

void Dialogue::showStack(std::string_view Text) {
  std::optional<uint64_t> Count = number(Text, MaxFrames);
  if (!Count)
    return;
  uint64_t Number = 0;
  for (const Frame &F : D.frames(0, *Count)) {
    Out << '#' << Number++ << ' ' << F.Function;
    if (!F.File.empty())
      Out << " at " << F.File << ':' << F.Line;
    if (F.IsInlined)
      Out << ", inlined\n";
    else
      Out << ", " << D.program().FileName << ':' << F.AssemblyLine << '\n';
  }
  if (!D.frames(Number, 1).empty())
    Out << "... and more; 'stack N' shows N\n";
}

void Dialogue::selectFrame(std::string_view Text) {
  std::optional<uint64_t> N = number(Text, 0);
  if (!N)
    return;
  if (D.frames(*N, 1).empty())
    return error("there is no frame " + std::to_string(*N));
  SelectedFrame = *N;
  showPlace();
}

void Dialogue::showRegisters(std::string_view) {
  Registers Of = D.registers(D.frames(SelectedFrame, 1).front().Call);
  Out << "registers:"
      << printRegisters({Of.General, NumSavedRegisters}, {Of.Args, Of.NumArgs})
      << '\n';
}

void Dialogue::showLocals(std::string_view) {
  std::vector<Local> All = D.locals(D.frames(SelectedFrame, 1).front());
  for (const Local &L : All) {
    Out << L.Variable->Name << " = " << L.Text;
    if (std::ranges::count(All, L.Variable->Name, [](const Local &Other) {
          return Other.Variable->Name;
        }) > 1)
      Out << " (line " << L.Variable->Line << ')';
    Out << '\n';
  }
  if (All.empty())
    Out << "no variables are known here; 'clang -O0 -g' keeps them\n";
}

/// "12 (g + 4)".
static std::string named(uint64_t Address, const Debugger &D) {
  std::string Text = std::to_string(Address);
  std::optional<Region> R = D.regionAt(Address);
  if (!R)
    return Text;
  Text += " (" + R->Name;
  if (R->K == Region::Kind::Frame)
    Text += "'s frame";
  if (Address != R->Address)
    Text += " + " + std::to_string(Address - R->Address);
  return Text + ')';
}

void Dialogue::print(std::string_view Text) {
  Result<uint64_t> Value =
      evaluate(Text, D, D.frames(SelectedFrame, 1).front().Call);
  if (!Value)
    return error(Value.Error);
  Out << *Value;
  if (int64_t(*Value) < 0)
    Out << " = " << int64_t(*Value);
  Out << '\n';
}

std::string Dialogue::describe(const Region &R) const {
  std::string Kind = R.K == Region::Kind::Global  ? "global "
                     : R.K == Region::Kind::Frame ? "frame of "
                                                  : "";
  return std::to_string(R.Address) + ".." +
         std::to_string(R.Address + R.Size - 1) + ": " + Kind + R.Name + ", " +
         std::to_string(R.Size) + " bytes";
}

void Dialogue::showMemory(std::string_view Text) {
  if (Text.empty()) {
    std::vector<Region> All = D.regions();
    for (size_t N = 0; N != std::min(All.size(), MaxRegions); ++N)
      Out << describe(All[N]) << '\n';
    if (All.size() > MaxRegions)
      Out << "... and " << All.size() - MaxRegions << " more\n";
    if (All.empty())
      Out << "no memory has a name\n";
    return;
  }
  auto [At, SizeText] = splitRange(Text);
  uint64_t Call = D.frames(SelectedFrame, 1).front().Call;
  std::optional<Region> Variable = findVariable(At, D, Call);
  Result<uint64_t> Address =
      Variable ? Variable->Address : evaluate(At, D, Call);
  if (!Address)
    return error(Address.Error);
  Result<uint64_t> Size = 16;
  if (!SizeText.empty())
    Size = evaluate(SizeText, D, Call);
  else if (Variable)
    Size = Variable->Size;
  else if (std::optional<Region> R = D.regionAt(*Address))
    Size = R->Address + R->Size - *Address;
  if (!Size)
    return error(Size.Error);
  constexpr uint64_t PerLine = 16;
  uint64_t Count = std::min(*Size, MaxBytes);
  for (uint64_t N = 0; N < Count; N += PerLine) {
    Out << named(*Address + N, D) << ':';
    for (uint64_t Byte = N; Byte != std::min(N + PerLine, Count); ++Byte) {
      std::optional<uint8_t> Value = D.byte(*Address + Byte);
      constexpr char Digits[] = "0123456789abcdef";
      Out << ' ';
      if (Value)
        Out << Digits[*Value >> 4] << Digits[*Value & 15];
      else
        Out << "--";
    }
    Out << '\n';
  }
  if (Count != *Size)
    Out << "... and " << *Size - Count << " bytes more\n";
}

void Dialogue::showCost(std::string_view) {
  const Session &S = D.session();
  Out << "cost " << formatTicks(S.Ticks) << ", steps " << S.Steps << ", head ";
  if (S.Head == MachineState::HeadUnset)
    Out << "unset";
  else
    Out << named(S.Head, D);
  Out << ", moved by " << S.HeadBytes << " bytes\n";
}

void Dialogue::report(std::string_view) {
  std::vector<ReportLine> Report =
      makeReport(D.session().result(), *D.session().Options.Costs);
  // How it ended is not known before.
  if (!D.session().HasEnded)
    std::erase_if(Report, [](const ReportLine &Line) {
      return Line.Key == "status" || Line.Key == "return";
    });
  Out << printReport(Report);
}
