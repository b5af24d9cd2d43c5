//===- Program.h - An assembly program -------------------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A course assembly program as it was written: functions, blocks,
/// instructions, and the reader that makes them from text.
///
/// The reader is strict: it accepts the language of the machine and nothing
/// else. What the language calls an error of execution (an undefined label or
/// callee, a wrong number of arguments, a misused arg register) is no error
/// here; `findSuspects` lists such places as warnings.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_PROGRAM_H
#define COURSE_MACHINE_PROGRAM_H

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace course {

inline constexpr unsigned NumGeneralRegisters = 16;
/// r1..r16 and sp, the registers that a call saves.
inline constexpr unsigned NumSavedRegisters = NumGeneralRegisters + 1;
inline constexpr unsigned NumArgRegisters = 16;

/// A word that an instruction is written with.
enum class Opcode : uint8_t {
#define OPCODE(NAME, MNEMONIC, FORM, RESULT) NAME,
#include "course-machine/Instructions.def"
};

enum class Condition : uint8_t {
  EQ,
  NE,
  UGT,
  UGE,
  ULT,
  ULE,
  SGT,
  SGE,
  SLT,
  SLE
};

enum class Area : uint8_t { Stack, Heap };

/// An operand, or the register an instruction writes.
struct Value {
  enum class Kind : uint8_t { None, Constant, Register, Argument };
  Kind K = Kind::None;
  /// The constant; or 1..16 for r1..r16 and 17 for sp; or 1..16 for arg1..16.
  uint64_t Payload = 0;

  bool isArgument() const { return K == Kind::Argument; }
  bool isStackPointer() const {
    return K == Kind::Register && Payload == NumSavedRegisters;
  }
  bool operator==(const Value &) const = default;
};

/// "r3", "sp", "arg2" or the number.
std::string toString(const Value &V);

struct Instruction {
  Opcode Op = Opcode::Ret;
  /// Operation width in bits, or access size in bytes.
  uint8_t Width = 0;
  Condition Cond = Condition::EQ;
  Area ResetArea = Area::Stack;
  uint32_t Line = 0;
  /// The register written; of kind None if there is none.
  Value Result;
  /// The values in the order they are written. A load or store ends with its
  /// offset, a switch lists the scrutinee and then its case constants; `ret`
  /// has its value only if it was written.
  std::vector<Value> Operands;
  /// Targets as written, without the leading '.'; a switch ends with its
  /// default.
  std::vector<std::string_view> Labels;
  std::string_view Callee;

  bool isTerminator() const {
    return Op == Opcode::Ret || Op == Opcode::Br || Op == Opcode::Switch;
  }
};

struct Block {
  std::string_view Name;
  uint32_t Line = 0;
  std::vector<Instruction> Instructions;
};

/// A comment `; variable LINE KIND SIZE BASE OFFSET NAME` between a function's
/// head and its first block: what a variable of the source is, and where. BASE
/// is a register, or `at`, where OFFSET is the address.
struct LocalVariable {
  enum class Kind : uint8_t { Signed, Unsigned, Float, Memory };
  std::string_view Name;
  /// Where the source declares it.
  uint64_t Line = 0;
  Kind K = Kind::Memory;
  uint64_t Size = 0;
  /// None if it has an address.
  Value Base;
  uint64_t Offset = 0;
};

struct Function {
  std::string_view Name;
  unsigned NumArgs = 0;
  /// The registers of its caller that a comment `; incoming r1 r4` between the
  /// head and the first block says it reads; rN as bit N - 1. Such a comment
  /// means nothing to the machine, but see RunOptions::CheckIncoming.
  uint32_t Incoming = 0;
  /// What a comment `; frame SIZE` there says: the bytes below sp that it uses.
  uint64_t FrameSize = 0;
  /// What comments `; frame SIZE ADDRESS` there say: the same for bytes that
  /// have the same addresses in all calls. Only profiles ask for frames.
  struct FixedFrame {
    uint64_t Address = 0;
    uint64_t Size = 0;
  };
  std::vector<FixedFrame> FixedFrames;
  /// Only debuggers ask for them.
  std::vector<LocalVariable> Variables;
  uint32_t Line = 0;
  std::vector<Block> Blocks;
};

/// A comment `; loc <source>`: the place in the source, as text, that the lines
/// below it come from, up to the next such comment or the end of the block.
struct SourceComment {
  uint32_t Line = 0;
  std::string_view Source;
};

/// A comment `; object ADDRESS SIZE NAME`: what the source calls these bytes.
/// They are in the stack area or above it as a whole.
struct MemoryObject {
  uint64_t Address = 0;
  uint64_t Size = 0;
  std::string_view Name;
};

/// A comment `; source md5:DIGITS NAME`: what a file that source comments name
/// was when the program was compiled.
struct SourceFile {
  std::string_view Checksum;
  std::string_view Name;
};

struct Program {
  /// How the program is called in messages.
  std::string FileName;
  /// All names above point into this text, which never moves.
  std::shared_ptr<const std::string> Text;
  std::vector<Function> Functions;
  /// Where line I + 1 starts in the text.
  std::vector<size_t> LineStarts;
  /// In the order of lines.
  std::vector<SourceComment> SourceComments;
  std::vector<MemoryObject> Objects;
  std::vector<SourceFile> SourceFiles;

  /// The text of a line, counted from 1, without surrounding blanks.
  std::string_view lineText(uint32_t Line) const;
  /// What the source comments say about \p Line, which lies in \p B, or
  /// nothing.
  std::string_view sourceOf(const Block &B, uint32_t Line) const;
};

struct Diagnostic {
  /// 1-based; line 0 means the file as a whole, column 0 the whole line.
  uint32_t Line = 0;
  uint32_t Column = 0;
  std::string Message;
};

struct ParseResult {
  /// Present if and only if there are no errors.
  std::optional<Program> Parsed;
  std::vector<Diagnostic> Errors;
};

/// Reads a program. Reports every error it can find in one go, up to 100.
/// Linear in the size of \p Text, apart from hashing.
ParseResult parseProgram(std::string Text, std::string FileName);

/// The places of \p P that are errors if they are ever executed.
std::vector<Diagnostic> findSuspects(const Program &P);

/// `file:line:column: severity: message`, as far as known.
std::string formatDiagnostic(std::string_view FileName, const Diagnostic &D,
                             std::string_view Severity);

/// The value of an unsigned decimal constant below 2^64, or nothing.
std::optional<uint64_t> parseDecimal(std::string_view Text);

} // namespace course

#endif // COURSE_MACHINE_PROGRAM_H
