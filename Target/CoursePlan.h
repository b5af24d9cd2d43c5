//===-- CoursePlan.h - Decisions taken beforehand ---------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A plan is a text that takes decisions in the place of the compiler's
/// estimates, for one program. scripts/tune finds plans by measuring.
///
/// \code
///   course-plan 1
///   # What follows # is a comment.
///   option course-enable-zero-stores false
///   run 40 7
///   function main 9c1185a5c5e9fc54
///   loop 2 copies 4
/// \endcode
///
/// An option holds for the whole program unless the command line gives it. A run
/// is the first numbers that the program will read, as in a profile. A function is known by its name and the checksum of its IR where loops are
/// about to be transformed, and a loop by its number in preorder. A function
/// with another checksum keeps the compiler's own decisions, with a warning.
/// CoursePlan.def lists what a plan may decide; nothing of that can make wrong
/// code.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_COURSEPLAN_H
#define LLVM_LIB_TARGET_COURSE_COURSEPLAN_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>
#include <vector>

namespace llvm {

class Loop;
namespace cl {
class Option;
}

namespace course {

struct LoopDecision {
  unsigned Loop;
  std::string Name;
  unsigned Value;
  /// Its line in the plan.
  unsigned Line;
};

struct FunctionPlan {
  std::string Name;
  std::string Checksum;
  std::vector<LoopDecision> Decisions;
};

struct OptionDecision {
  std::string Name;
  std::string Value;
  unsigned Line;
};

struct Plan {
  std::vector<OptionDecision> Options;
  /// What runs read first.
  std::vector<std::vector<uint64_t>> Runs;
  std::vector<FunctionPlan> Functions;
};

/// Options of the whole program that are in force as long as this lives, or for
/// good. What the command line or the plan of -course-plan says counts more.
class CandidateOptions {
  SmallVector<cl::Option *, 2> Set;

public:
  explicit CandidateOptions(ArrayRef<OptionDecision> Options);
  CandidateOptions(const CandidateOptions &) = delete;
  CandidateOptions &operator=(const CandidateOptions &) = delete;
  ~CandidateOptions();

  /// Whether all have been decided already, so that nothing differs.
  bool empty() const { return Set.empty(); }
  void keep() { Set.clear(); }
};

/// Reads a plan; \p File names it in errors, which tell the line.
Expected<Plan> parsePlan(StringRef Text, StringRef File);

/// Reads the plan of -course-plan, if there is one and it has not been read,
/// and sets its options. Ends the program if it is no plan.
void loadPlan();

/// The plan of -course-plan, or null.
const Plan *getPlan();

/// The file of -course-plan, for messages.
StringRef getPlanFile();

/// What the plan says of this loop.
std::optional<unsigned> getPlanned(const Loop &L, StringRef Name);

/// Has getPlanned answer so for the loop and what becomes of it.
void setPlanned(Loop &L, StringRef Name, unsigned Value);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_COURSEPLAN_H
