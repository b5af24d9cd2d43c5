//===-- ExactAllocation.cpp - The best allocation there is ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Constraints for Z3's optimizer, which minimizes spills first.
///
//===----------------------------------------------------------------------===//

#include "ExactAllocation.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <z3.h>

using namespace llvm;
using namespace llvm::course;

namespace {

class Model {
public:
  Model(const MinFunction &F, const AliasedBank &Bank);
  ~Model();
  std::optional<ExactAllocation> solve(unsigned TimeoutInSeconds);

private:
  using Terms = SmallVector<Z3_ast, 8>;

  Z3_ast variable();
  Z3_ast any(ArrayRef<Z3_ast> Of) {
    return Z3_mk_or(Context, Of.size(), Of.data());
  }
  Z3_ast no(Z3_ast A) { return Z3_mk_not(Context, A); }
  void demand(Z3_ast A) { Z3_optimize_assert(Context, Optimizer, A); }
  void avoid(Z3_ast A, double Cost, const char *Goal);
  void addPieces();
  void addConflicts(PieceId A, PieceId B, bool IsBefore);
  void addCopy(PieceId From, PieceId To, Terms Unless, double Frequency);
  void addCopies();
  Terms absence(PieceId Id, bool IsBefore);
  bool holds(Z3_model Of, Z3_ast A);

  const MinFunction &F;
  const AliasedBank &Bank;
  /// With nothing spilled.
  ElementaryForm Form;
  IdVector<MinVariableId, double> Costs;
  Z3_context Context;
  Z3_optimize Optimizer;
  /// Whether each variable is spilled, and where each piece is: for each
  /// register of its class.
  IdVector<MinVariableId, Z3_ast> IsSpilled;
  IdVector<PieceId, Terms> IsIn;
  SmallVector<std::pair<Z3_ast, double>, 0> Copies;
};

} // namespace

static VariableSet nothing(const MinFunction &F) {
  return VariableSet(F.Variables.size());
}

Model::Model(const MinFunction &F, const AliasedBank &Bank)
    : F(F), Bank(Bank), Form(F, nothing(F)), Costs(spillCosts(F)) {
  Z3_config Config = Z3_mk_config();
  Context = Z3_mk_context(Config);
  Z3_del_config(Config);
  // A mistake in the use of Z3 shows in its answer.
  Z3_set_error_handler(Context, nullptr);
  Optimizer = Z3_mk_optimize(Context);
  Z3_optimize_inc_ref(Context, Optimizer);
  for (MinVariableId V : F.Variables.ids()) {
    IsSpilled.push_back(variable());
    if (F.Variables[V].Fixed != None)
      demand(no(IsSpilled[V]));
    else
      avoid(IsSpilled[V], Costs[V], "a-spills");
  }
  addPieces();
  addCopies();
}

Model::~Model() {
  Z3_optimize_dec_ref(Context, Optimizer);
  Z3_del_context(Context);
}

Z3_ast Model::variable() {
  return Z3_mk_fresh_const(Context, "b", Z3_mk_bool_sort(Context));
}

void Model::avoid(Z3_ast A, double Cost, const char *Goal) {
  std::string Weight;
  raw_string_ostream(Weight) << format("%.6f", Cost);
  Z3_optimize_assert_soft(Context, Optimizer, no(A), Weight.c_str(),
                          Z3_mk_string_symbol(Context, Goal));
}

/// When a piece takes no register before or after its operation: if its
/// variable is spilled, unless the operation itself reads or writes it.
Model::Terms Model::absence(PieceId Id, bool IsBefore) {
  const Piece &P = Form.pieces()[Id];
  const MinOp *Op = Form.op(P.Point);
  bool IsOperand =
      IsBefore ? Op && Op->uses(P.Variable) : P.Role == PieceRole::Defined;
  if (IsOperand)
    return {};
  return {IsSpilled[P.Variable]};
}

void Model::addConflicts(PieceId A, PieceId B, bool IsBefore) {
  Terms Absent = absence(A, IsBefore);
  Absent.append(absence(B, IsBefore));
  for (auto [I, R] : enumerate(Bank.registersOf(Form.variableOf(A).Class)))
    for (auto [J, S] : enumerate(Bank.registersOf(Form.variableOf(B).Class)))
      if (Bank.overlap(R, S)) {
        Terms Clause = Absent;
        Clause.push_back(no(IsIn[A][I]));
        Clause.push_back(no(IsIn[B][J]));
        demand(any(Clause));
      }
}

void Model::addPieces() {
  for (PieceId P : Form.pieces().ids()) {
    const MinVariable &V = Form.variableOf(P);
    Terms Here;
    for (RegisterId R : Bank.registersOf(V.Class)) {
      Here.push_back(variable());
      if (V.Fixed != None && V.Fixed != R)
        demand(no(Here.back()));
    }
    demand(any(Here));
    for (unsigned I = 0; I != Here.size(); ++I)
      for (unsigned J = 0; J != I; ++J)
        demand(any({no(Here[I]), no(Here[J])}));
    IsIn.push_back(std::move(Here));
  }
  for (PointId Point : Form.points().ids()) {
    for (PieceId A : Form.pieceIdsAt(Point))
      for (PieceId B : Form.pieceIdsAt(Point)) {
        if (B == A)
          break;
        if (Form.pieces()[A].isBefore() && Form.pieces()[B].isBefore())
          addConflicts(A, B, /*IsBefore=*/true);
        if (Form.pieces()[A].isAfter() && Form.pieces()[B].isAfter())
          addConflicts(A, B, /*IsBefore=*/false);
      }
  }
}

void Model::addCopy(PieceId From, PieceId To, Terms Unless, double Frequency) {
  Z3_ast IsLeft = variable();
  for (unsigned I = 0; I != IsIn[From].size(); ++I) {
    Terms Clause = Unless;
    Clause.append({IsLeft, no(IsIn[From][I]), IsIn[To][I]});
    demand(any(Clause));
  }
  avoid(IsLeft, Frequency, "b-copies");
  Copies.push_back({IsLeft, Frequency});
}

void Model::addCopies() {
  auto SpilledOf = [&](PieceId P) {
    return IsSpilled[Form.pieces()[P].Variable];
  };
  for (const PointBoundary &Boundary : Form.boundaries())
    for (const Transfer &T : Boundary.Transfers)
      if (T.isCopy())
        addCopy(T.fromPiece(), T.toPiece(),
                {SpilledOf(T.fromPiece()), SpilledOf(T.toPiece())},
                Boundary.Frequency);
  for (PointId P : Form.points().ids())
    if (const MinOp *Op = Form.op(P); Op && F.isCopy(*Op))
      addCopy(Form.pieceBefore(P, Op->Uses[0].variable()),
              Form.pieceAfter(P, Op->Defs[0]), {}, Form.frequency(P));
}

bool Model::holds(Z3_model Of, Z3_ast A) {
  Z3_ast Value = nullptr;
  return Z3_model_eval(Context, Of, A, /*model_completion=*/true, &Value) &&
         Z3_get_bool_value(Context, Value) == Z3_L_TRUE;
}

std::optional<ExactAllocation> Model::solve(unsigned TimeoutInSeconds) {
  Z3_params Params = Z3_mk_params(Context);
  Z3_params_inc_ref(Context, Params);
  Z3_params_set_uint(Context, Params, Z3_mk_string_symbol(Context, "timeout"),
                     TimeoutInSeconds * 1000);
  Z3_optimize_set_params(Context, Optimizer, Params);
  Z3_params_dec_ref(Context, Params);
  if (Z3_optimize_check(Context, Optimizer, 0, nullptr) != Z3_L_TRUE)
    return std::nullopt;
  Z3_model Found = Z3_optimize_get_model(Context, Optimizer);
  Z3_model_inc_ref(Context, Found);
  ExactAllocation Result;
  Result.Spilled = nothing(F);
  for (MinVariableId V : F.Variables.ids())
    if (holds(Found, IsSpilled[V])) {
      Result.Spilled.set(V);
      Result.SpillCost += Costs[V];
    }
  for (auto [IsLeft, Frequency] : Copies)
    if (holds(Found, IsLeft))
      Result.CopyCost += Frequency;
  Z3_model_dec_ref(Context, Found);
  return Result;
}

std::optional<ExactAllocation>
llvm::course::allocateExactly(const MinFunction &F, const AliasedBank &Bank,
                              unsigned TimeoutInSeconds) {
  return Model(F, Bank).solve(TimeoutInSeconds);
}
