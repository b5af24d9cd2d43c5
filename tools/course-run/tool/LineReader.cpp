//===- LineReader.cpp - Lines that a user types ---------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reading with and without libedit.
///
//===----------------------------------------------------------------------===//

#include "LineReader.h"

#include <iostream>
#include <unistd.h>

#if COURSE_HAS_LIBEDIT
#include <histedit.h>
#endif

using namespace course;

namespace {

class PlainReader final : public LineReader {
public:
  PlainReader(std::string Prompt, bool IsTerminal)
      : Prompt(std::move(Prompt)), AtTerminal(IsTerminal) {}

  std::optional<std::string> read() override {
    if (AtTerminal)
      std::cout << Prompt << std::flush;
    std::string Line;
    if (!std::getline(std::cin, Line))
      return std::nullopt;
    // What is written shall show what was asked.
    if (!AtTerminal)
      std::cout << Prompt << Line << std::endl;
    return Line;
  }
  bool isTerminal() const override { return AtTerminal; }

private:
  std::string Prompt;
  bool AtTerminal;
};

#if COURSE_HAS_LIBEDIT

class EditingReader final : public LineReader {
public:
  EditingReader(std::string Prompt, Completer C);
  ~EditingReader() override;
  std::optional<std::string> read() override;
  bool isTerminal() const override { return true; }

private:
  static EditingReader &of(EditLine *E);
  static unsigned char complete(EditLine *E, int);

  /// Lines that are remembered. Nobody looks for one that is older.
  static constexpr int HistorySize = 1000;

  std::string Prompt;
  Completer Complete;
  std::string HistoryFile;
  History *Past;
  EditLine *Edit;
};

EditingReader::EditingReader(std::string P, Completer C)
    : Prompt(std::move(P)), Complete(std::move(C)), Past(history_init()),
      Edit(el_init("course-run", stdin, stdout, stderr)) {
  HistEvent Event;
  history(Past, &Event, H_SETSIZE, HistorySize);
  history(Past, &Event, H_SETUNIQUE, 1);
  if (const char *Home = std::getenv("HOME")) {
    HistoryFile = std::string(Home) + "/.course-run-history";
    history(Past, &Event, H_LOAD, HistoryFile.c_str());
  }
  el_set(Edit, EL_CLIENTDATA, this);
  el_set(Edit, EL_PROMPT, +[](EditLine *E) { return of(E).Prompt.data(); });
  el_set(Edit, EL_EDITOR, "emacs");
  el_set(Edit, EL_HIST, history, Past);
  el_set(Edit, EL_ADDFN, "course-complete", "Complete a word", complete);
  el_set(Edit, EL_BIND, "\t", "course-complete", nullptr);
  el_set(Edit, EL_BIND, "^r", "em-inc-search-prev", nullptr);
}

EditingReader::~EditingReader() {
  HistEvent Event;
  if (!HistoryFile.empty())
    history(Past, &Event, H_SAVE, HistoryFile.c_str());
  el_end(Edit);
  history_end(Past);
}

EditingReader &EditingReader::of(EditLine *E) {
  void *Self = nullptr;
  el_get(E, EL_CLIENTDATA, &Self);
  return *static_cast<EditingReader *>(Self);
}

/// Inserts what all candidates have in common, or else shows them.
unsigned char EditingReader::complete(EditLine *E, int) {
  const LineInfo *Line = el_line(E);
  std::string_view Typed(Line->buffer, size_t(Line->cursor - Line->buffer));
  std::vector<std::string> All = of(E).Complete(Typed);
  if (All.empty())
    return CC_REFRESH_BEEP;
  size_t Known = Typed.size() - (Typed.find_last_of(" \t") + 1);
  std::string Common = All.front();
  for (const std::string &One : All)
    while (!One.starts_with(Common))
      Common.pop_back();
  if (All.size() == 1 && !Common.ends_with(':'))
    Common += ' ';
  if (Common.size() > Known) {
    el_insertstr(E, Common.c_str() + Known);
    return CC_REFRESH;
  }
  std::cout << '\n';
  for (const std::string &One : All)
    std::cout << One << "  ";
  std::cout << std::endl;
  return CC_REDISPLAY;
}

std::optional<std::string> EditingReader::read() {
  int Count = 0;
  const char *Typed = el_gets(Edit, &Count);
  if (!Typed || Count <= 0) {
    std::cout << '\n';
    return std::nullopt;
  }
  std::string Line(Typed, size_t(Count));
  while (Line.ends_with('\n') || Line.ends_with('\r'))
    Line.pop_back();
  HistEvent Event;
  if (!Line.empty())
    history(Past, &Event, H_ENTER, Typed);
  return Line;
}

#endif // COURSE_HAS_LIBEDIT

} // namespace

std::unique_ptr<LineReader> course::makeLineReader(std::string Prompt,
                                                   Completer C) {
  bool IsTerminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
#if COURSE_HAS_LIBEDIT
  if (IsTerminal)
    return std::make_unique<EditingReader>(std::move(Prompt), std::move(C));
#else
  (void)C;
#endif
  return std::make_unique<PlainReader>(std::move(Prompt), IsTerminal);
}
