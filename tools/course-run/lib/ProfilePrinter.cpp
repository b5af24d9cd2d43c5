//===- ProfilePrinter.cpp - A profile as JSON -----------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writes a profile as JSON: tables, each with the names of its columns and its
/// rows. Blocks, functions and source lines are sums over instructions. What
/// the columns mean is in docs/profile.md.
///
//===----------------------------------------------------------------------===//

#include "Json.h"
#include "SourcePlace.h"
#include "course-machine/Report.h"

#include <array>
#include <map>
#include <unordered_map>

using namespace course;

namespace {

constexpr unsigned Version = 1;
/// Rows of the table path-places: some 3 MB.
constexpr size_t MaxPathPlaces = 1 << 17;

/// A list or an object of JSON under construction.
class Json {
public:
  explicit Json(std::string_view Brackets) : Text(1, Brackets[0]) {
    End = Brackets[1];
  }

  Json &add(std::string_view Item) {
    if (Text.size() != 1)
      Text += ',';
    Text += Item;
    return *this;
  }
  Json &add(uint64_t Number) { return add(std::to_string(Number)); }
  Json &string(std::string_view S) { return add(jsonString(S)); }
  /// A member of an object, on a line of its own.
  Json &member(std::string_view Key, std::string_view Value) {
    return add('\n' + jsonString(Key) + ": " + std::string(Value));
  }
  std::string str() const { return Text + End; }

private:
  std::string Text;
  char End;
};

class Table {
public:
  explicit Table(std::initializer_list<std::string_view> Columns) {
    for (std::string_view Name : Columns)
      Names.string(Name);
  }
  void add(const Json &Row) { Rows.add('\n' + Row.str()); }
  std::string str() const {
    return Json("{}")
        .member("columns", Names.str())
        .member("rows", Rows.str())
        .str();
  }

private:
  Json Names{"[]"};
  Json Rows{"[]"};
};

/// The numbers of all instructions that have something in common.
struct Sum {
  uint64_t Steps = 0;
  Profile::Cost Self;

  void add(const Profile::Instruction &I) {
    Steps += I.Count;
    Self.Ticks += I.Self.Ticks;
    Self.HeadBytes += I.Self.HeadBytes;
  }
};

class Printer {
public:
  Printer(const Program &P, const RunResult &Result, const CostTable &Costs)
      : P(P), Result(Result), Of(*Result.Places), Costs(Costs) {}

  std::string run();

private:
  void addSources();
  uint32_t fileIndex(std::string_view Name);
  uint32_t locationIndex(std::string_view Source);

  std::string instructions();
  std::string blocks() const;
  std::string functions() const;
  std::string lines() const;
  std::string callPaths() const;
  std::string paths() const;
  std::string pathPlaces();
  std::string head() const;
  std::string firstReads() const;
  void objects(Json &All) const;

  const Program &P;
  const RunResult &Result;
  const Profile &Of;
  const CostTable &Costs;

  Json Files{"[]"};
  std::unordered_map<std::string_view, uint32_t> FileIndices;
  Json Locations{"[]"};
  std::unordered_map<std::string_view, uint32_t> LocationIndices;
  std::map<std::pair<uint32_t, uint64_t>, Sum> LineSums;
  /// By location; nothing for text that is not a place.
  std::vector<std::optional<SourcePlace>> Innermost;
};

/// CRC-32 as in zip files, to tell whether a text has changed.
uint32_t checksum(std::string_view Text) {
  std::array<uint32_t, 256> OfByte;
  for (uint32_t Byte = 0; Byte != OfByte.size(); ++Byte) {
    OfByte[Byte] = Byte;
    for (unsigned Bit = 0; Bit != 8; ++Bit)
      OfByte[Byte] = OfByte[Byte] >> 1 ^ (OfByte[Byte] & 1 ? 0xedb88320 : 0);
  }
  uint32_t Sum = ~uint32_t(0);
  for (char C : Text)
    Sum = Sum >> 8 ^ OfByte[uint8_t(Sum) ^ uint8_t(C)];
  return ~Sum;
}

std::string hexadecimal(uint32_t N) {
  std::string Digits;
  for (int Shift = 28; Shift >= 0; Shift -= 4)
    Digits += "0123456789abcdef"[N >> Shift & 15];
  return Digits;
}

void addFile(Json &Files, const SourceFile &File) {
  Files.add(Json("{}")
                .add("\"name\": " + jsonString(File.Name))
                .add("\"checksum\": " + jsonString(File.Checksum))
                .str());
}

void Printer::addSources() {
  for (const SourceFile &File : P.SourceFiles)
    if (FileIndices.try_emplace(File.Name, uint32_t(FileIndices.size())).second)
      addFile(Files, File);
}

uint32_t Printer::fileIndex(std::string_view Name) {
  auto [Known, IsNew] =
      FileIndices.try_emplace(Name, uint32_t(FileIndices.size()));
  if (IsNew)
    addFile(Files, {"", Name});
  return Known->second;
}

/// The index of a source comment among the locations.
uint32_t Printer::locationIndex(std::string_view Source) {
  auto [Known, IsNew] =
      LocationIndices.try_emplace(Source, uint32_t(LocationIndices.size()));
  if (!IsNew)
    return Known->second;
  Json Places("[]");
  std::vector<std::optional<SourcePlace>> Stack = parseInliningStack(Source);
  for (const std::optional<SourcePlace> &At : Stack)
    if (At)
      Places.add(Json("[]")
                     .add(fileIndex(At->File))
                     .add(At->Line)
                     .string(At->Function)
                     .str());
  Innermost.push_back(Stack.front());
  Locations.add('\n' + Places.str());
  return Known->second;
}

/// Also finds the locations, and adds up the lines.
std::string Printer::instructions() {
  Table T{"line", "count", "ticks", "head-bytes", "location"};
  for (const Profile::Instruction &I : Of.Instructions) {
    Json Row("[]");
    Row.add(I.Line).add(I.Count).add(I.Self.Ticks).add(I.Self.HeadBytes);
    const Block &B = P.Functions[I.Function].Blocks[I.Block];
    std::string_view Source = P.sourceOf(B, I.Line);
    if (Source.empty()) {
      Row.add("null");
    } else {
      uint32_t Location = locationIndex(Source);
      Row.add(Location);
      if (const std::optional<SourcePlace> &At = Innermost[Location])
        LineSums[{fileIndex(At->File), At->Line}].add(I);
    }
    T.add(Row);
  }
  return T.str();
}

/// How often control came to a block is how often its first instruction was
/// completed.
std::string Printer::blocks() const {
  Table T{"function", "name", "line", "count", "ticks", "head-bytes"};
  for (size_t N = 0; N != Of.Instructions.size();) {
    const Profile::Instruction &First = Of.Instructions[N];
    Sum S;
    for (; N != Of.Instructions.size() &&
           Of.Instructions[N].Function == First.Function &&
           Of.Instructions[N].Block == First.Block;
         ++N)
      S.add(Of.Instructions[N]);
    const Block &B = P.Functions[First.Function].Blocks[First.Block];
    T.add(Json("[]")
              .add(First.Function)
              .string(B.Name)
              .add(B.Line)
              .add(First.Count)
              .add(S.Self.Ticks)
              .add(S.Self.HeadBytes));
  }
  return T.str();
}

std::string Printer::functions() const {
  std::vector<Sum> Sums(P.Functions.size());
  for (const Profile::Instruction &I : Of.Instructions)
    Sums[I.Function].add(I);
  Table T{"name", "line", "calls", "ticks", "cumulative-ticks", "head-bytes"};
  for (size_t N = 0; N != P.Functions.size(); ++N)
    T.add(Json("[]")
              .string(P.Functions[N].Name)
              .add(P.Functions[N].Line)
              .add(Of.Functions[N].Calls)
              .add(Sums[N].Self.Ticks)
              .add(Of.Functions[N].CumulativeTicks)
              .add(Sums[N].Self.HeadBytes));
  return T.str();
}

std::string Printer::lines() const {
  Table T{"file", "line", "steps", "ticks", "head-bytes"};
  for (const auto &[Place, S] : LineSums)
    T.add(Json("[]")
              .add(Place.first)
              .add(Place.second)
              .add(S.Steps)
              .add(S.Self.Ticks)
              .add(S.Self.HeadBytes));
  return T.str();
}

std::string Printer::callPaths() const {
  Table T{"parent", "function", "call-line", "calls", "ticks", "head-bytes"};
  for (const Profile::CallPath &At : Of.CallPaths)
    T.add(Json("[]")
              .add(At.Parent)
              .add(At.Function)
              .add(At.CallLine)
              .add(At.Calls)
              .add(At.Self.Ticks)
              .add(At.Self.HeadBytes));
  return T.str();
}

std::string Printer::paths() const {
  Table T{"function", "number", "count", "loop", "blocks"};
  for (const Profile::Path &At : Of.Paths) {
    Json Blocks("[]");
    for (uint32_t Block : At.Blocks)
      Blocks.string(P.Functions[At.Function].Blocks[Block].Name);
    T.add(Json("[]")
              .add(At.Function)
              .add(At.Number)
              .add(At.Count)
              .add(At.IsLoop ? "true" : "false")
              .add(Blocks.str()));
  }
  return T.str();
}

/// What each path cost by location, as long as these rows are not too many; a
/// path has all of them or none.
std::string Printer::pathPlaces() {
  Table T{"path", "location", "steps", "ticks", "head-bytes"};
  size_t NumRows = 0;
  for (size_t N = 0; N != Of.PathInstructions.size();) {
    uint32_t Path = Of.PathInstructions[N].Path;
    // By location, 0 if there is none.
    std::map<uint32_t, Sum> Sums;
    for (;
         N != Of.PathInstructions.size() && Of.PathInstructions[N].Path == Path;
         ++N) {
      const Profile::Instruction &I = Of.PathInstructions[N];
      const Block &B = P.Functions[I.Function].Blocks[I.Block];
      std::string_view Source = P.sourceOf(B, I.Line);
      Sums[Source.empty() ? 0 : 1 + locationIndex(Source)].add(I);
    }
    NumRows += Sums.size();
    if (NumRows > MaxPathPlaces)
      break;
    for (const auto &[Location, S] : Sums) {
      Json Row("[]");
      Row.add(Path);
      if (Location == 0)
        Row.add("null");
      else
        Row.add(Location - 1);
      T.add(Row.add(S.Steps).add(S.Self.Ticks).add(S.Self.HeadBytes));
    }
  }
  return T.str();
}

std::string Printer::head() const {
  Json Samples("[]");
  for (const Profile::HeadSample &S : Of.HeadSamples)
    Samples.add(S.Min > S.Max ? "null"
                              : Json("[]").add(S.Min).add(S.Max).str());
  return Json("{}")
      .member("ticks-per-sample", std::to_string(Of.TicksPerHeadSample))
      .member("samples", Samples.str())
      .str();
}

std::string Printer::firstReads() const {
  Json Numbers("[]");
  for (uint64_t Number : Of.FirstReads)
    Numbers.add(Number);
  return Numbers.str();
}

std::string_view kindName(Profile::ObjectKind Kind) {
  constexpr std::string_view Names[] = {"start", "reset-stack", "reset-heap",
                                        "stack", "global",      "frame",
                                        "heap",  "others"};
  return Names[size_t(Kind)];
}

/// The objects that were accessed, and all globals.
void Printer::objects(Json &All) const {
  std::vector<bool> IsUsed(Of.Objects.size());
  std::vector<Profile::Transition> To(Of.Objects.size());
  for (const Profile::Transition &T : Of.Transitions) {
    IsUsed[T.From] = IsUsed[T.To] = true;
    To[T.To].Accesses += T.Accesses;
    To[T.To].HeadBytes += T.HeadBytes;
  }
  Table Objects{"kind",   "name",  "line",     "begin",     "end",
                "blocks", "bytes", "accesses", "head-bytes"};
  std::vector<uint32_t> Index(Of.Objects.size());
  uint32_t NumShown = 0;
  for (size_t N = 0; N != Of.Objects.size(); ++N) {
    const Profile::Object &O = Of.Objects[N];
    if (!IsUsed[N] && O.Kind != Profile::ObjectKind::Global && O.Blocks == 0)
      continue;
    Index[N] = NumShown++;
    Objects.add(Json("[]")
                    .string(kindName(O.Kind))
                    .string(O.Name)
                    .add(O.Line)
                    .add(O.Begin)
                    .add(O.End)
                    .add(O.Blocks)
                    .add(O.Bytes)
                    .add(To[N].Accesses)
                    .add(To[N].HeadBytes));
  }
  Table Travel{"from", "to", "accesses", "head-bytes"};
  for (const Profile::Transition &T : Of.Transitions)
    Travel.add(Json("[]")
                   .add(Index[T.From])
                   .add(Index[T.To])
                   .add(T.Accesses)
                   .add(T.HeadBytes));
  All.member("objects", Objects.str()).member("travel", Travel.str());
}

std::string Printer::run() {
  addSources();
  std::string Instructions = instructions();
  std::string Report = printReportAsJson(makeReport(Result, Costs));
  Report.pop_back();
  Json All("{}");
  All.member("format", jsonString("course-profile"))
      .member("version", std::to_string(Version))
      .member("program", jsonString(P.FileName))
      .member("checksum", jsonString("crc32:" + hexadecimal(checksum(*P.Text))))
      .member("report", Report)
      .member("files", Files.str())
      .member("locations", Locations.str())
      .member("instructions", Instructions)
      .member("blocks", blocks())
      .member("functions", functions())
      .member("lines", lines())
      .member("call-paths", callPaths())
      .member("call-paths-complete", Of.HasOmittedPaths ? "false" : "true")
      .member("path-places", pathPlaces())
      .member("head", head())
      .member("first-reads", firstReads());
  objects(All);
  if (!Of.Paths.empty())
    All.member("paths", paths())
        .member("paths-complete", Of.HasUncountedPaths ? "false" : "true");
  return All.str() + '\n';
}

} // namespace

std::string course::printProfile(const Program &P, const RunResult &Result,
                                 const CostTable &Costs) {
  return Printer(P, Result, Costs).run();
}
