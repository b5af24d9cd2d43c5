//===- TargetExec.h - Executing the text on terms --------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Executes one function of the machine's text. Memory that IR knows nothing
/// of, slots for spilled values and for arguments, is kept apart: no access of
/// IR reaches it, and none of a callee that lies below sp.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_PROVER_TARGETEXEC_H
#define LLVM_LIB_TARGET_COURSE_PROVER_TARGETEXEC_H

#include "Prover/Path.h"
#include "Prover/SourceExec.h"

namespace coursetv {

enum class Step {
  Done,      // one instruction, and Path.Target.At is at the next one
  Undecided, // before a branch that nothing decides
  Effect,    // before a call, I/O, or an instruction of the heap
  Return,    // before `ret`
  Abort,     // before an instruction that stops the program with an error
  Unsupported
};

class TargetExec {
public:
  /// \p Objects: what is not the text's own memory. In main addresses of the
  /// frame are numbers, and \p EntrySP is one.
  TargetExec(TermTable &T, const course::Program &Program,
             const course::Function &Text, llvm::ArrayRef<PlacedObject> Objects,
             Term EntrySP, bool IsMain);

  /// Executes one instruction. What an access touches that is not the text's
  /// own goes to Path.Unjustified.
  Step step(Path &P);
  /// The condition of the undecided branch there, for each successor.
  llvm::SmallVector<std::pair<unsigned, Term>, 2> choices(const Path &P);
  /// Takes the successor, which the path's facts must imply.
  void take(Path &P, unsigned Block) {
    P.Target.At = {Block, 0};
    P.IsAtJoin = IsJoin[Block];
  }
  /// The registers that are read in the block or behind it before they are
  /// written, r1 as bit 0. Of callees their comments say what they read.
  uint32_t liveIns(unsigned Block) const { return LiveIns[Block]; }
  /// Loops come before what follows them.
  unsigned orderOf(unsigned Block) const { return Order[Block]; }
  void finishEffect(Path &P, Term Result);

  const course::Instruction &instruction(Position At) const {
    return Text.Blocks[At.Block].Instructions[At.Index];
  }
  Term valueOf(const Path &P, const course::Value &V);

  /// What lies at \p Slot, of 8 bytes; a new variable if nothing is known.
  Term &slot(Path &P, int64_t Slot);
  /// The distance of sp from where it was at entry, if it is known.
  std::optional<int64_t> stackPointer(const Path &P);

  /// Where a function goes on that first looks whether the stack has room and
  /// else calls itself on another one; nothing if it does not.
  std::optional<unsigned> skipStackCheck();

  /// The slot of an access to the text's own memory: the frame, what IR has
  /// nothing of, or the result's memory.
  std::optional<int64_t> ownSlot(Term Address, unsigned Size);
  /// Where the caller wants a result of more than 64 bits; null if it does not.
  Term ResultAddress = nullptr;
  unsigned ResultSize = 0;
  /// The slots of the result begin here, far from others.
  static constexpr int64_t ResultSlots = int64_t(1) << 50;

  std::string Problem;
  /// In main: where the stack ends, if it is in the heap.
  uint64_t StackEnd = 0;
  /// Variables that already mean something where the path in hand began.
  llvm::DenseSet<Term> InStart;
  /// Incoming arguments in memory: slots from 0 up to here belong to them.
  int64_t IncomingBytes = 0;

private:
  TermTable &T;
  const course::Function &Text;
  llvm::SmallVector<PlacedObject, 8> Objects;
  Term EntrySP;
  bool IsMain;
  llvm::DenseMap<llvm::StringRef, unsigned> Labels;
  std::array<Term, course::NumArgRegisters> Arguments{};
  /// What slots hold that nobody wrote, by the calls since the last cut.
  std::map<std::pair<int64_t, unsigned>, llvm::SmallVector<Term, 1>>
      UnknownSlots;

  void fail(const llvm::Twine &Reason);
  Term compute(Path &P, const course::Instruction &I);
  /// Of each block, whether paths meet there.
  std::vector<bool> IsJoin;
  std::vector<unsigned> Order;
  std::vector<uint32_t> LiveIns;

  llvm::SmallVector<unsigned, 2> successorsOf(unsigned Block) const;
  void findJoins();
  void findLiveIns(const course::Program &Program);
  Step branch(Path &P, const course::Instruction &I);
  /// The slot that an address is in, if it is in none of the objects.
  std::optional<int64_t> privateSlot(Term Address, unsigned Size);
  void load(Path &P, const course::Instruction &I);
  void store(Path &P, const course::Instruction &I);
  unsigned blockNamed(std::string_view Label);

public:
  void setArgument(unsigned Number, Term Value);
  /// What paths start with.
  const std::array<Term, course::NumArgRegisters> &arguments() const {
    return Arguments;
  }
};

} // namespace coursetv

#endif // LLVM_LIB_TARGET_COURSE_PROVER_TARGETEXEC_H
