//===-- AllocationCheckerTest.cpp - Tests of the allocation checker -------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Checker/AllocationChecker.h"
#include "CheckedPrograms.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

static VariableId var(unsigned Number) { return VariableId(Number); }
static LiteralId lit(unsigned Number) { return LiteralId(Number); }
static const CheckedOperand Undef;

static CheckedInstr assign(unsigned Def, CheckedOperand Use) {
  return makeCopy(var(Def), Use);
}
static CheckedInstr pure(unsigned Def, unsigned Operation,
                         SmallVector<CheckedOperand, 3> Uses) {
  CheckedInstr I;
  I.Kind = CheckedInstr::Pure;
  I.Operation = OperationId(Operation);
  I.Defs = {var(Def)};
  I.Uses = std::move(Uses);
  return I;
}
static CheckedInstr input(unsigned Identity, unsigned Def) {
  CheckedInstr I;
  I.Operation = Input;
  I.Identity = EffectId(Identity);
  I.Defs = {var(Def)};
  return I;
}
static CheckedInstr output(unsigned Identity,
                           SmallVector<CheckedOperand, 3> Uses) {
  CheckedInstr I;
  I.Operation = Output;
  I.Identity = EffectId(Identity);
  I.Uses = std::move(Uses);
  return I;
}

static CheckedBlock makeBlock(SmallVector<CheckedInstr, 0> Instrs,
                              SmallVector<unsigned, 2> Targets = {},
                              SmallVector<CheckedOperand, 3> Uses = {}) {
  CheckedBlock B;
  B.Instrs = std::move(Instrs);
  B.Terminator.Operation = !Uses.empty()         ? Branch
                           : Targets.size() == 1 ? Jump
                                                 : Return;
  B.Terminator.Uses = std::move(Uses);
  for (unsigned Target : Targets)
    B.Targets.push_back(BlockId(Target));
  return B;
}
static CheckedProgram program(SmallVector<CheckedBlock, 0> Blocks) {
  CheckedProgram P;
  append_range(P.Blocks, Blocks);
  return P;
}

/// The error as "block.instruction: message", or "" if there is none.
static std::string errorOf(const CheckedProgram &Original,
                           const CheckedProgram &Allocated,
                           ArrayRef<EntryContent> AtEntry = {}) {
  std::optional<AllocationError> E =
      checkAllocation(Original, Allocated, AtEntry);
  if (!E)
    return "";
  auto Name = [](CheckedOperand O, bool IsLocation) {
    if (O.literal() != None)
      return "#" + to_string(O.literal());
    return O.isUndef() ? "undef"
                       : (IsLocation ? "r" : "%") + to_string(O.variable());
  };
  return to_string(E->Block) + "." + std::to_string(E->Instr) + ": " +
         E->describe(Name);
}

//===----------------------------------------------------------------------===//
// Straight-line code
//===----------------------------------------------------------------------===//

static const CheckedProgram Sum =
    program({makeBlock({input(0, 1), input(1, 2), pure(3, 7, {var(1), var(2)}),
                        output(2, {var(3), var(1), lit(5)})})});

TEST(AllocationChecker, AcceptsCopiesAndSlots) {
  EXPECT_EQ(errorOf(Sum, program({makeBlock(
                             {input(0, 1), assign(9, var(1)), input(1, 1),
                              assign(2, var(9)), pure(1, 7, {var(2), var(1)}),
                              output(2, {var(1), var(2), lit(5)})})})),
            "");
}

TEST(AllocationChecker, AcceptsLiteralInRegister) {
  EXPECT_EQ(
      errorOf(Sum,
              program({makeBlock({input(0, 1), input(1, 2), assign(4, lit(5)),
                                  pure(3, 7, {var(1), var(2)}),
                                  output(2, {var(3), var(1), var(4)})})})),
      "");
}

TEST(AllocationChecker, RefusesWrongLiteral) {
  EXPECT_EQ(
      errorOf(Sum, program({makeBlock({input(0, 1), input(1, 2),
                                       pure(3, 7, {var(1), var(2)}),
                                       output(2, {var(3), var(1), lit(6)})})})),
      "0.3: operand 2 must be #5, but #6 holds #6");
}

TEST(AllocationChecker, RefusesOverwrittenRegister) {
  EXPECT_EQ(
      errorOf(Sum, program({makeBlock({input(0, 1), input(1, 2),
                                       pure(1, 7, {var(1), var(2)}),
                                       output(2, {var(1), var(1), lit(5)})})})),
      "0.3: operand 1 must be %1, but r1 holds %3");
}

TEST(AllocationChecker, RefusesSwappedOperands) {
  EXPECT_EQ(
      errorOf(Sum, program({makeBlock({input(0, 1), input(1, 2),
                                       pure(3, 7, {var(2), var(1)}),
                                       output(2, {var(3), var(1), lit(5)})})})),
      "0.3: operand 0 must be %3, but r3 holds no value of the program");
}

TEST(AllocationChecker, RefusesOtherOperation) {
  EXPECT_NE(
      errorOf(Sum, program({makeBlock({input(0, 1), input(1, 2),
                                       pure(3, 8, {var(1), var(2)}),
                                       output(2, {var(3), var(1), lit(5)})})})),
      "");
}

TEST(AllocationChecker, RefusesUndefForValue) {
  EXPECT_EQ(
      errorOf(Sum, program({makeBlock({input(0, 1), input(1, 2),
                                       pure(3, 7, {var(1), var(2)}),
                                       output(2, {var(3), Undef, lit(5)})})})),
      "0.3: operand 1 must be %1, but nothing holds no value of the "
      "program");
}

TEST(AllocationChecker, Effects) {
  CheckedInstr First = input(0, 1), Second = input(1, 2),
               Add = pure(3, 7, {var(1), var(2)}),
               Last = output(2, {var(3), var(1), lit(5)});
  EXPECT_EQ(errorOf(Sum, program({makeBlock({First, Second, Add, Last})})), "");
  EXPECT_EQ(errorOf(Sum, program({makeBlock({First, Second, Add})})),
            "0.3: an instruction before this is missing");
  EXPECT_EQ(errorOf(Sum, program({makeBlock({Second, First, Add, Last})})),
            "0.0: an instruction before this is missing");
  EXPECT_EQ(
      errorOf(Sum, program({makeBlock({First, Second, Add, Last, Last})})),
      "0.4: the instruction is moved or repeated");
  CheckedInstr New = output(None, {});
  EXPECT_EQ(errorOf(Sum, program({makeBlock({First, New, Second, Add, Last})})),
            "0.1: the program has no such instruction, and it has an effect");
  CheckedInstr Other = First;
  Other.Operation = Call;
  EXPECT_EQ(errorOf(Sum, program({makeBlock({Other, Second, Add, Last})})),
            "0.0: this was another operation");
}

TEST(AllocationChecker, EffectsMayVanish) {
  CheckedProgram P = program({makeBlock({input(0, 1), output(1, {lit(5)})})});
  P.Blocks[0_b].Instrs[0].MayVanish = true;
  EXPECT_EQ(errorOf(P, program({makeBlock({output(1, {lit(5)})})})), "");
  P.Blocks[0_b].Instrs[1].Uses.push_back(var(1));
  EXPECT_EQ(errorOf(P, program({makeBlock({output(1, {lit(5), var(1)})})})),
            "0.0: operand 1 must be %1, but r1 holds no value of the program");
}

TEST(AllocationChecker, Swap) {
  constexpr unsigned Xor = CheckedInstr::ExclusiveOr.index();
  CheckedProgram P = program(
      {makeBlock({input(0, 1), input(1, 2), output(2, {var(1), var(2)})})});
  auto Allocate = [&](SmallVector<CheckedInstr, 3> Swap) {
    SmallVector<CheckedInstr, 0> Instrs = {input(0, 1), input(1, 2)};
    Instrs.append(Swap);
    Instrs.push_back(output(2, {var(2), var(1)}));
    return program({makeBlock(std::move(Instrs))});
  };
  CheckedInstr A = pure(1, Xor, {var(1), var(2)}),
               B = pure(2, Xor, {var(1), var(2)});
  EXPECT_EQ(errorOf(P, Allocate({A, B, A})), "");
  EXPECT_EQ(errorOf(P, Allocate({B, A, B})), "");
  EXPECT_NE(errorOf(P, Allocate({A, B})), "");
  EXPECT_NE(errorOf(P, Allocate({A, A, A})), "");
  EXPECT_NE(errorOf(P, Allocate({A, B, B})), "");
  EXPECT_NE(errorOf(P, Allocate({})), "");
  // Something else that comes between.
  EXPECT_EQ(errorOf(P, Allocate({A, assign(3, lit(1)), B, A})), "");
  EXPECT_NE(errorOf(P, Allocate({A, assign(1, lit(1)), B, A})), "");
  EXPECT_NE(errorOf(P, Allocate({A, assign(2, lit(1)), B, A})), "");
}

/// What a copy holds is undefined for all that is known, too; that does not
/// make two copies the same.
TEST(AllocationChecker, SwapOfCopies) {
  constexpr unsigned Xor = CheckedInstr::ExclusiveOr.index();
  CheckedProgram P =
      program({makeBlock({input(0, 1), input(1, 2), input(2, 3),
                          output(3, {var(1), var(2), var(3)})})});
  auto Allocate = [&](SmallVector<CheckedInstr, 3> Swap) {
    SmallVector<CheckedInstr, 0> Instrs = {
        input(0, 11),       input(1, 12),       input(2, 13),
        assign(1, var(11)), assign(2, var(12)), assign(3, var(13))};
    Instrs.append(Swap);
    Instrs.push_back(output(3, {var(2), var(1), var(3)}));
    return program({makeBlock(std::move(Instrs))});
  };
  CheckedInstr A = pure(1, Xor, {var(1), var(2)}),
               B = pure(2, Xor, {var(1), var(2)}),
               Other = pure(2, Xor, {var(1), var(3)});
  EXPECT_EQ(errorOf(P, Allocate({A, B, A})), "");
  EXPECT_EQ(errorOf(P, Allocate({A, Other, A})),
            "0.9: operand 0 must be %1, but r2 holds no value of the program");
}

//===----------------------------------------------------------------------===//
// Paths
//===----------------------------------------------------------------------===//

/// A loop that swaps two values.
static CheckedProgram makeRotation() {
  CheckedProgram P =
      program({makeBlock({input(0, 1), input(1, 2)}, {1}),
               makeBlock({output(2, {var(3)}), input(3, 5)}, {1, 2}, {var(5)}),
               makeBlock({output(4, {var(4)})})});
  P.Blocks[1_b].Phis = {{3_v, {{0_b, var(1)}, {1_b, var(4)}}},
                        {4_v, {{0_b, var(2)}, {1_b, var(3)}}}};
  return P;
}

/// The same in registers 3 and 4, with \p Copies on the back edge.
static CheckedProgram
makeAllocatedRotation(SmallVector<CheckedInstr, 0> Copies) {
  return program(
      {makeBlock({input(0, 3), input(1, 4)}, {1}),
       makeBlock({output(2, {var(3)}), input(3, 5)}, {3, 2}, {var(5)}),
       makeBlock({output(4, {var(4)})}), makeBlock(std::move(Copies), {1})});
}

TEST(AllocationChecker, ParallelCopyOnNewBlock) {
  CheckedProgram P = makeRotation();
  EXPECT_EQ(
      errorOf(P, makeAllocatedRotation({assign(6, var(3)), assign(3, var(4)),
                                        assign(4, var(6))})),
      "");
  // In the wrong order, left out, or half.
  EXPECT_EQ(
      errorOf(P, makeAllocatedRotation({assign(3, var(4)), assign(6, var(3)),
                                        assign(4, var(6))})),
      "1.0: operand 0 must be %3, but r3 holds no value of the program");
  EXPECT_NE(errorOf(P, makeAllocatedRotation({})), "");
  EXPECT_NE(errorOf(P, makeAllocatedRotation({assign(3, var(4))})), "");
}

TEST(AllocationChecker, ValuesOfThePreviousIterationAreForgotten) {
  // %3 is read in the loop; what held it an iteration ago does not do.
  CheckedProgram P = program(
      {makeBlock({input(0, 1)}, {1}),
       makeBlock({input(1, 2), pure(3, 7, {var(2)}), output(2, {var(3)})},
                 {1, 2}, {var(2)}),
       makeBlock({})});
  auto Allocate = [](bool IsStale) {
    CheckedInstr Read = input(1, 2), Compute = pure(3, 7, {var(2)}),
                 Show = output(2, {var(3)});
    return IsStale ? makeBlock({Compute, Read, Show}, {1, 2}, {var(2)})
                   : makeBlock({Read, Compute, Show}, {1, 2}, {var(2)});
  };
  auto Whole = [&](bool IsStale) {
    return program(
        {makeBlock({input(0, 2)}, {1}), Allocate(IsStale), makeBlock({})});
  };
  EXPECT_EQ(errorOf(P, Whole(false)), "");
  EXPECT_EQ(errorOf(P, Whole(true)),
            "1.2: operand 0 must be %3, but r3 holds no value of the program");
}

TEST(AllocationChecker, RematerializationOutOfALoop) {
  // %3 depends on nothing in the loop, so it may be computed before it.
  CheckedProgram P = program(
      {makeBlock({input(0, 1)}, {1}),
       makeBlock({input(1, 2), pure(3, 7, {var(1)}), output(2, {var(3)})},
                 {1, 2}, {var(2)}),
       makeBlock({})});
  auto Allocate = [](CheckedOperand Operand) {
    return program(
        {makeBlock({input(0, 1), pure(3, 7, {Operand})}, {1}),
         makeBlock({input(1, 2), output(2, {var(3)})}, {1, 2}, {var(2)}),
         makeBlock({})});
  };
  EXPECT_EQ(errorOf(P, Allocate(var(1))), "");
  EXPECT_NE(errorOf(P, Allocate(lit(1))), "");
}

/// A division: what may stop the program and computes a result.
static CheckedInstr division(unsigned Identity, unsigned Def,
                             SmallVector<CheckedOperand, 3> Uses) {
  CheckedInstr I;
  I.Operation = OperationId(8);
  I.Identity = EffectId(Identity);
  I.IsRepeatable = true;
  I.Defs = {var(Def)};
  I.Uses = std::move(Uses);
  return I;
}
static const unsigned Again = None;
static const char *const IsNew =
    ": the program has no such instruction, and it has an effect";

TEST(AllocationChecker, DivisionsAreRepeated) {
  CheckedInstr First = input(0, 1), Divide = division(1, 2, {lit(5), var(1)}),
               Show = output(2, {var(2)});
  CheckedProgram P = program({makeBlock({First, Divide, Show})});
  auto ErrorOf = [&](SmallVector<CheckedInstr, 0> Instrs) {
    return errorOf(P, program({makeBlock(std::move(Instrs))}));
  };
  CheckedInstr Repeat = division(Again, 2, {lit(5), var(1)});
  EXPECT_EQ(ErrorOf({First, Divide, Repeat, Show}), "");
  // Never before the first time, nor instead of it.
  EXPECT_EQ(ErrorOf({First, Repeat, Divide, Show}), "0.1" + std::string(IsNew));
  EXPECT_EQ(ErrorOf({First, Repeat, Show}), "0.1" + std::string(IsNew));
  // Nor with other operands, or as another operation.
  CheckedInstr Wrong = division(Again, 2, {lit(6), var(1)});
  EXPECT_EQ(ErrorOf({First, Divide, Wrong, Show}), "0.2" + std::string(IsNew));
  Wrong = Repeat;
  Wrong.Operation = OperationId(9);
  EXPECT_EQ(ErrorOf({First, Divide, Wrong, Show}), "0.2" + std::string(IsNew));
  // Nor what has another effect.
  CheckedInstr Read = input(Again, 2);
  EXPECT_EQ(ErrorOf({First, Divide, Read, Show}), "0.2" + std::string(IsNew));
}

TEST(AllocationChecker, DivisionsAreRepeatedWhereTheyAreDone) {
  // One in the first block; the same one in the second and third, which join.
  CheckedProgram P = program(
      {makeBlock({input(0, 1), division(1, 2, {lit(5), var(1)})}, {1, 2},
                 {var(1)}),
       makeBlock({division(2, 3, {lit(6), var(1)})}, {3}),
       makeBlock({division(3, 4, {lit(6), var(1)})}, {3}),
       makeBlock({output(4, {var(2)})}, {3, 4}, {var(1)}), makeBlock({})});
  EXPECT_EQ(errorOf(P, P), "");
  auto With = [&](unsigned Block, CheckedOperand Operand) {
    CheckedProgram A = P;
    auto &Instrs = A.Blocks[BlockId(Block)].Instrs;
    Instrs.insert(Instrs.begin(), division(Again, 2, {Operand, var(1)}));
    if (Operand == lit(6))
      Instrs.front().Defs = {9_v};
    return errorOf(P, A);
  };
  EXPECT_EQ(With(1, lit(5)), "");
  EXPECT_EQ(With(3, lit(5)), "");
  EXPECT_EQ(With(4, lit(5)), "");
  EXPECT_EQ(With(2, lit(6)), "2.0" + std::string(IsNew));
  // Both paths have done it, but no block that all of them pass.
  EXPECT_EQ(With(3, lit(6)), "3.0" + std::string(IsNew));
}

TEST(AllocationChecker, DivisionsAreRepeatedOnEdges) {
  // In a loop, on the edge back to its start.
  CheckedProgram P = program({makeBlock({input(0, 1)}, {1}),
                              makeBlock({division(1, 2, {lit(5), var(1)}),
                                         output(2, {var(2)}), input(3, 3)},
                                        {1, 2}, {var(3)}),
                              makeBlock({output(4, {var(2)})})});
  CheckedProgram A = P;
  A.Blocks[1_b].Instrs[2].Defs = {2_v};
  A.Blocks[1_b].Terminator.Uses = {var(2)};
  A.Blocks[1_b].Targets = {1_b, 3_b};
  A.Blocks.push_back(makeBlock({division(Again, 2, {lit(5), var(1)})}, {2}));
  EXPECT_EQ(errorOf(P, A), "");
  // On the edge into the loop it is the first time.
  A.Blocks[0_b].Targets = {4_b};
  A.Blocks.push_back(makeBlock({division(Again, 2, {lit(5), var(1)})}, {1}));
  EXPECT_EQ(errorOf(P, A), "4.0" + std::string(IsNew));
}

TEST(AllocationChecker, AllPathsMustAgree) {
  CheckedProgram P =
      program({makeBlock({input(0, 1)}, {1, 2}, {var(1)}), makeBlock({}, {3}),
               makeBlock({}, {3}), makeBlock({output(1, {var(1)})})});
  CheckedProgram A = P;
  EXPECT_EQ(errorOf(P, A), "");
  A.Blocks[1_b].Instrs.push_back(assign(2, var(1)));
  A.Blocks[3_b].Instrs[0].Uses = {var(2)};
  EXPECT_EQ(errorOf(P, A),
            "3.0: operand 0 must be %1, but r2 holds no value of the program");
  A.Blocks[2_b].Instrs.push_back(assign(2, var(1)));
  EXPECT_EQ(errorOf(P, A), "");
}

/// A PHI of an undefined value and %1.
static CheckedProgram makeUndefPhi(CheckedOperand Other) {
  CheckedProgram P =
      program({makeBlock({input(0, 1)}, {1, 2}, {var(1)}), makeBlock({}, {3}),
               makeBlock({}, {3}),
               makeBlock({pure(3, 7, {var(2)}), output(1, {var(2), var(3)})})});
  P.Blocks[3_b].Phis = {{2_v, {{1_b, Undef}, {2_b, Other}}}};
  return P;
}

TEST(AllocationChecker, UndefinedOnOnePath) {
  auto Allocate = [](unsigned Location) {
    return program({makeBlock({input(0, 1)}, {1, 2}, {var(1)}),
                    makeBlock({}, {3}), makeBlock({}, {3}),
                    makeBlock({pure(3, 7, {var(Location)}),
                               output(1, {var(Location), var(3)})})});
  };
  EXPECT_EQ(errorOf(makeUndefPhi(var(1)), Allocate(1)), "");
  EXPECT_EQ(errorOf(makeUndefPhi(var(1)), Allocate(9)),
            "3.1: operand 0 must be %2, but r9 holds no value of the program");
  // Undefined on all paths: any location will do, but not everywhere.
  EXPECT_EQ(errorOf(makeUndefPhi(Undef), Allocate(9)), "");
  CheckedProgram Wrong = Allocate(9);
  Wrong.Blocks[0_b].Terminator.Uses = {var(9)};
  EXPECT_NE(errorOf(makeUndefPhi(Undef), Wrong), "");
}

/// It changes places with a value, which stays known.
TEST(AllocationChecker, SwapWithUndefined) {
  constexpr unsigned Xor = CheckedInstr::ExclusiveOr.index();
  // %2 is undefined in the first iteration, later %4.
  CheckedProgram P = program(
      {makeBlock({input(0, 1)}, {1}), makeBlock({}, {2}),
       makeBlock({output(1, {var(1), var(2)}), input(2, 4)}, {1, 3}, {var(4)}),
       makeBlock({})});
  P.Blocks[1_b].Phis = {{2_v, {{0_b, Undef}, {2_b, var(4)}}}};
  // In the loop's first block %1 and %2 go from r1 and r2 to r2 and r1, in its
  // second block back.
  auto Allocate = [&](bool IsBack) {
    CheckedInstr A = pure(1, Xor, {var(1), var(2)}),
                 B = pure(2, Xor, {var(1), var(2)});
    SmallVector<CheckedInstr, 0> Second = {output(1, {var(2), var(1)})};
    if (IsBack)
      Second.append({A, B, A});
    Second.push_back(input(2, IsBack ? 2 : 1));
    CheckedOperand Result = var(IsBack ? 2 : 1);
    return program({makeBlock({input(0, 1)}, {1}), makeBlock({A, B, A}, {2}),
                    makeBlock(std::move(Second), {1, 3}, {Result}),
                    makeBlock({})});
  };
  EXPECT_EQ(errorOf(P, Allocate(true)), "");
  EXPECT_NE(errorOf(P, Allocate(false)), "");
}

TEST(AllocationChecker, UndefinedAtFirstInALoop) {
  // %2 is undefined in the first iteration, later %3.
  CheckedProgram P = program(
      {makeBlock({input(0, 1)}, {1}),
       makeBlock({output(1, {var(2)}), pure(3, 7, {var(2)}), input(2, 4)},
                 {1, 2}, {var(4)}),
       makeBlock({})});
  P.Blocks[1_b].Phis = {{2_v, {{0_b, Undef}, {1_b, var(3)}}}};
  auto Allocate = [](unsigned Result) {
    return program({makeBlock({input(0, 1)}, {1}),
                    makeBlock({output(1, {var(2)}), pure(Result, 7, {var(2)}),
                               input(2, 4)},
                              {1, 2}, {var(4)}),
                    makeBlock({})});
  };
  EXPECT_EQ(errorOf(P, Allocate(2)), "");
  EXPECT_EQ(errorOf(P, Allocate(3)),
            "1.0: operand 0 must be %2, but r2 holds no value of the program");
}

TEST(AllocationChecker, Edges) {
  CheckedProgram P = makeRotation();
  SmallVector<CheckedInstr, 0> Copies = {assign(6, var(3)), assign(3, var(4)),
                                         assign(4, var(6))};
  const CheckedProgram Good = makeAllocatedRotation(Copies);
  ASSERT_EQ(errorOf(P, Good), "");
  const std::string Message = ": the successors of the block are others";

  CheckedProgram A = Good;
  std::swap(A.Blocks[1_b].Targets[0], A.Blocks[1_b].Targets[1]);
  EXPECT_EQ(errorOf(P, A), "1.2" + Message);
  // A new block with two predecessors, two successors, or in a circle.
  A = Good;
  A.Blocks[0_b].Targets[0] = 3_b;
  EXPECT_EQ(errorOf(P, A), "3.0" + Message);
  A = Good;
  A.Blocks[3_b].Targets.push_back(2_b);
  EXPECT_EQ(errorOf(P, A), "3.0" + Message);
  A = Good;
  A.Blocks[3_b].Targets = {3_b};
  EXPECT_EQ(errorOf(P, A), "3.0" + Message);
  // An effect on an edge.
  A = Good;
  A.Blocks[3_b].Instrs.push_back(A.Blocks[1_b].Instrs[0]);
  EXPECT_EQ(errorOf(P, A), "3.3: the instruction is moved or repeated");
  // Another condition.
  A = Good;
  A.Blocks[1_b].Terminator.Operation = Return;
  EXPECT_EQ(errorOf(P, A), "1.2: this was another operation");
  A = Good;
  A.Blocks[1_b].Terminator.Uses = {var(3)};
  EXPECT_EQ(errorOf(P, A), "1.2: operand 0 must be %5, but r3 holds %3");
  // A chain of new blocks.
  A = Good;
  A.Blocks.push_back(makeBlock({}, {3}));
  A.Blocks[1_b].Targets[0] = 4_b;
  EXPECT_EQ(errorOf(P, A), "");
}

//===----------------------------------------------------------------------===//
// What is there at the start
//===----------------------------------------------------------------------===//

TEST(AllocationChecker, RequiredValue) {
  CheckedProgram P = program({makeBlock({input(0, 1), output(1, {var(1)})})});
  auto Allocate = [](unsigned Def) {
    CheckedProgram A =
        program({makeBlock({input(0, Def), output(1, {var(Def)})})});
    A.Blocks[0_b].Instrs[1].Requires = {{17_v, 100_v}};
    return A;
  };
  EXPECT_EQ(errorOf(P, Allocate(1), {{17_v, 100_v}}), "");
  EXPECT_EQ(errorOf(P, Allocate(17), {{17_v, 100_v}}),
            "0.1: r17 must hold %100, but holds %1");
}

TEST(AllocationChecker, ValueThatEffectsChange) {
  // %100 is changed by the second instruction; %1 is the value before.
  CheckedInstr Save = input(0, 1), Change = input(1, 2);
  Save.Uses = {var(100)};
  Change.Defs.push_back(100_v);
  CheckedProgram P =
      program({makeBlock({Save, Change, output(2, {var(1), var(100)})})});
  auto Allocate = [&](SmallVector<CheckedOperand, 3> Uses) {
    CheckedInstr S = Save, C = Change;
    S.Uses = {var(17)};
    C.Defs[1] = 17_v;
    return program(
        {makeBlock({S, assign(5, var(17)), C, output(2, std::move(Uses))})});
  };
  EXPECT_EQ(errorOf(P, Allocate({var(1), var(17)}), {{17_v, 100_v}}), "");
  EXPECT_EQ(errorOf(P, Allocate({var(1), var(5)}), {{17_v, 100_v}}),
            "0.3: operand 1 must be %100, but r5 holds no value of the "
            "program");
  EXPECT_NE(errorOf(P, Allocate({var(17), var(17)}), {{17_v, 100_v}}), "");
}
