//===-- ProfileFile.cpp - Counts from course-run --------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/ProfileFile.h"
#include "JSONText.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace llvm::course;

static constexpr StringLiteral Format = "course-profile";
static constexpr int64_t Version = 1;

namespace {

/// Reads one profile.
class ProfileReader {
  const StringRef File;
  ProfileCounts &Counts;
  /// By their index.
  SmallVector<StringRef, 0> Functions;
  unsigned NumPlaces = 0;

  Error error(const Twine &Message) const {
    return createStringError(File + ": " + Message);
  }
  Error checkHeader(const json::Object &Profile) const;
  Error readTable(const json::Object &Profile, StringRef Name,
                  ArrayRef<StringRef> Columns,
                  function_ref<bool(ArrayRef<const json::Value *>)> Add) const;
  bool addFunction(ArrayRef<const json::Value *> Row);
  bool addBlock(ArrayRef<const json::Value *> Row);
  Error readRun(const json::Object &Profile);

public:
  ProfileReader(StringRef File, ProfileCounts &Counts)
      : File(File), Counts(Counts) {}
  Error read(const json::Object &Profile);
};

} // namespace

Error ProfileReader::checkHeader(const json::Object &Profile) const {
  if (Profile.getString("format") != Format)
    return error("not a profile of course-run");
  const std::optional<int64_t> Found = Profile.getInteger("version");
  if (!Found)
    return error("a profile without version");
  if (*Found != Version)
    return error("a profile of version " + Twine(*Found) + ", not " +
                 Twine(Version));
  return Error::success();
}

// Gives Add the named columns of all rows.
Error ProfileReader::readTable(
    const json::Object &Profile, StringRef Name, ArrayRef<StringRef> Columns,
    function_ref<bool(ArrayRef<const json::Value *>)> Add) const {
  const json::Object *Table = Profile.getObject(Name);
  const json::Array *Names = Table ? Table->getArray("columns") : nullptr;
  const json::Array *Rows = Table ? Table->getArray("rows") : nullptr;
  if (!Names || !Rows)
    return error("the table '" + Name + "' is missing");
  SmallVector<unsigned, 4> Indices;
  for (StringRef Column : Columns) {
    const auto At = find_if(*Names, [&](const json::Value &V) {
      return V.getAsString() == Column;
    });
    if (At == Names->end())
      return error("the table '" + Name + "' has no column '" + Column + "'");
    Indices.push_back(At - Names->begin());
  }
  for (const json::Value &Row : *Rows) {
    const json::Array *Cells = Row.getAsArray();
    if (!Cells || Cells->size() != Names->size())
      return error("a row of the table '" + Name + "' has another length");
    SmallVector<const json::Value *, 4> Wanted;
    for (unsigned Index : Indices)
      Wanted.push_back(&(*Cells)[Index]);
    if (!Add(Wanted))
      return error("a row of the table '" + Name + "' cannot be read");
  }
  return Error::success();
}

bool ProfileReader::addFunction(ArrayRef<const json::Value *> Row) {
  const std::optional<StringRef> Name = Row[0]->getAsString();
  Functions.push_back(Name.value_or(""));
  return Name.has_value();
}

// Labels that say nothing of places are those of blocks that code generation
// has made.
bool ProfileReader::addBlock(ArrayRef<const json::Value *> Row) {
  const std::optional<uint64_t> Function = Row[0]->getAsUINT64();
  const std::optional<StringRef> Label = Row[1]->getAsString();
  const std::optional<uint64_t> Count = Row[2]->getAsUINT64();
  if (!Function || *Function >= Functions.size() || !Label || !Count)
    return false;
  SmallVector<StringRef, 4> Parts;
  Label->split(Parts, '.', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  FunctionCounts &Known = Counts.Functions[Functions[*Function]];
  for (StringRef Part : ArrayRef(Parts).drop_front(Parts.empty() ? 0 : 1)) {
    unsigned Place;
    if (Part.consume_front("c")) {
      if (Part == Known.Checksum)
        continue;
      Known.Places.clear();
      Known.Checksum = Part.str();
    } else if (Part.consume_front("p") && !Part.getAsInteger(10, Place)) {
      uint64_t &Sum = Known.Places[Place];
      Sum = SaturatingAdd(Sum, *Count);
      ++NumPlaces;
    }
  }
  return true;
}

// Older machines do not say what was read.
Error ProfileReader::readRun(const json::Object &Profile) {
  ProfiledRun &Run = Counts.Runs.emplace_back();
  const json::Value *Reads = Profile.get("first-reads");
  if (!Reads)
    return Error::success();
  if (!Reads->getAsArray())
    return error("'first-reads' is no list");
  for (const json::Value &Read : *Reads->getAsArray()) {
    const std::optional<uint64_t> Number = Read.getAsUINT64();
    if (!Number)
      return error("what was read is no number");
    Run.FirstReads.push_back(*Number);
  }
  return Error::success();
}

Error ProfileReader::read(const json::Object &Profile) {
  if (Error E = checkHeader(Profile))
    return E;
  if (Error E = readTable(Profile, "functions", {"name"},
                          [&](auto Row) { return addFunction(Row); }))
    return E;
  if (Error E = readTable(Profile, "blocks", {"function", "name", "count"},
                          [&](auto Row) { return addBlock(Row); }))
    return E;
  if (NumPlaces == 0)
    return error("a profile of a program that was not compiled with "
                 "-course-profile-record");
  return readRun(Profile);
}

Error course::addProfile(StringRef Text, StringRef File,
                         ProfileCounts &Counts) {
  Expected<json::Value> Parsed = parseJSON(Text);
  if (!Parsed)
    return createStringError(File + ": " + toString(Parsed.takeError()));
  const json::Object *Profile = Parsed->getAsObject();
  if (!Profile)
    return createStringError(File + ": not a profile of course-run");
  return ProfileReader(File, Counts).read(*Profile);
}
