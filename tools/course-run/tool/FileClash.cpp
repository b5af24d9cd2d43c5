//===- FileClash.cpp - Files that are used twice --------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Compares files by device and inode, and those that are not there yet by the
/// path to which links lead.
///
//===----------------------------------------------------------------------===//

#include "FileClash.h"

#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

using namespace course;

namespace fs = std::filesystem;

namespace {

/// As the kernel: who follows more links follows a circle.
constexpr int MostLinks = 40;

/// What can be compared of a file.
class Identity {
public:
  /// Of a file that is open, as one for output that has the name - is.
  explicit Identity(int Descriptor) : Exists(fstat(Descriptor, &Status) == 0) {}

  explicit Identity(const std::string &Name)
      : Exists(stat(Name.c_str(), &Status) == 0) {
    if (!Exists)
      Path = pathOf(Name);
  }

  bool isSame(const Identity &Other) const {
    if (Exists != Other.Exists)
      return false;
    if (!Exists)
      return !Path.empty() && Path == Other.Path;
    return S_ISREG(Status.st_mode) && Status.st_dev == Other.Status.st_dev &&
           Status.st_ino == Other.Status.st_ino;
  }

private:
  static fs::path pathOf(fs::path Name) {
    std::error_code Error;
    for (int Links = 0; Links != MostLinks && fs::is_symlink(Name, Error);
         ++Links)
      Name = Name.parent_path() / fs::read_symlink(Name, Error);
    return fs::weakly_canonical(fs::absolute(Name, Error), Error);
  }

  struct stat Status = {};
  bool Exists;
  fs::path Path;
};

std::string describe(const FileUse &Use, const std::string &Other) {
  return Use.What + " and " + Other + " are the same file, '" + Use.Name + "'";
}

} // namespace

std::optional<std::string>
course::findFileClash(const std::vector<FileUse> &Written,
                      const std::vector<FileUse> &Read) {
  const std::pair<std::string, int> Streams[] = {
      {"standard output", STDOUT_FILENO}, {"standard error", STDERR_FILENO}};
  for (const FileUse &Use : Written) {
    for (const FileUse *Other = &Use + 1;
         Other != Written.data() + Written.size(); ++Other)
      if (Use.Name == "-" || Other->Name == "-"
              ? Use.Name == Other->Name
              : Identity(Use.Name).isSame(Identity(Other->Name)))
        return describe(Use, Other->What);
    if (Use.Name == "-")
      continue;
    Identity Mine(Use.Name);
    for (const FileUse &Other : Read)
      if (Mine.isSame(Other.Name == "-" ? Identity(STDIN_FILENO)
                                        : Identity(Other.Name)))
        return describe(Use, Other.What);
    for (const auto &[What, Descriptor] : Streams)
      if (Mine.isSame(Identity(Descriptor)))
        return describe(Use, What);
  }
  return std::nullopt;
}
