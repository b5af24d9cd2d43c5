//===-- BankPage.cpp - What an allocator did, as pictures -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Charts of live ranges have a row for each half of a program point. Graphs
/// are laid out by forces (Fruchterman, Reingold 1991), from places on a circle,
/// so that nothing is random.
///
//===----------------------------------------------------------------------===//

#include "BankPage.h"
#include "BankReport.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>

using namespace llvm;
using namespace llvm::course;

static constexpr unsigned MaxDrawnNodes = 400;
static constexpr unsigned MaxDrawnVariables = 300;
static constexpr unsigned HalfRow = 9, Row = 2 * HalfRow, Left = 150, Top = 34;
static constexpr unsigned UnitWidth = 34, VariableWidth = 26;

static std::string escape(StringRef Text) {
  std::string Result;
  raw_string_ostream OS(Result);
  printHTMLEscaped(Text, OS);
  return Result;
}

/// Neighbouring numbers get hues far apart (the golden angle).
static std::string colorOf(unsigned Id) {
  return "hsl(" + std::to_string(Id * 1375 % 3600 / 10) + ",65%,78%)";
}

namespace {

class Drawing {
public:
  Drawing(raw_ostream &OS, const MinFunction &F, const AliasedBank &Bank,
          const BankAllocation &A)
      : OS(OS), F(F), Bank(Bank), A(A), Form(*A.Form) {}

  void drawRegisters();
  void drawRanges(PartitionRef GroupOf);
  void drawGraph(PartitionRef GroupOf, StringRef Id);

private:
  void open(unsigned Width, unsigned Height, StringRef Label);
  void drawPoints(unsigned Width);
  void drawPiece(PieceId P, unsigned X, unsigned Width, unsigned Color,
                 bool HasLabel, StringRef What);
  void drawCopies();
  std::string name(PieceId P) const {
    return escape(F.Variables[Form.pieces()[P].Variable].Name);
  }
  unsigned heightOfChart() const {
    return Top + Form.points().size() * Row + 8;
  }
  unsigned columnOf(UnitSet Units) const { return countr_zero(Units); }

  raw_ostream &OS;
  const MinFunction &F;
  const AliasedBank &Bank;
  const BankAllocation &A;
  const ElementaryForm &Form;
};

} // namespace

void Drawing::open(unsigned Width, unsigned Height, StringRef Label) {
  OS << "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\""
     << escape(Label) << "\" width=\"" << Width << "\" height=\"" << Height
     << "\" viewBox=\"0 0 " << Width << " " << Height
     << "\" font-family=\"sans-serif\" font-size=\"10\">\n";
}

/// Operations at the left, and a line above each block.
void Drawing::drawPoints(unsigned Width) {
  for (PointId P : Form.points().ids()) {
    unsigned Y = Top + P.index() * Row;
    BlockId Block = Form.points()[P].Block;
    const MinOp *Op = Form.op(P);
    bool IsFirst = P == Form.firstPoint(Block);
    OS << "<line x1=\"0\" x2=\"" << Width << "\" y1=\"" << Y << "\" y2=\"" << Y
       << "\" stroke=\"" << (IsFirst ? "#444" : "#ddd") << "\"/>\n";
    if (IsFirst)
      OS << "<text x=\"2\" y=\"" << Y + 12 << "\" font-weight=\"bold\">"
         << escape(F.Blocks[Block].Label) << "</text>\n";
    OS << "<text x=\"62\" y=\"" << Y + 12 << "\">" << P.index() << " "
       << (Op ? escape(Op->Name) : "-") << "</text>\n";
  }
}

/// A piece as a box in the rows of the halves that it is live in.
void Drawing::drawPiece(PieceId P, unsigned X, unsigned Width, unsigned Color,
                        bool HasLabel, StringRef What) {
  const Piece &Here = Form.pieces()[P];
  unsigned Y = Top + Here.Point.index() * Row + (Here.isBefore() ? 0 : HalfRow);
  unsigned Height = Here.Role == PieceRole::Across ? Row : HalfRow;
  bool IsReload = Form.isReload(P);
  bool IsSpilled = Form.isSpilled(Here.Variable);
  OS << "<g class=\"piece\" data-variable=\"" << Here.Variable.index()
     << "\" data-point=\"" << Here.Point.index() << "\"><title>" << name(P)
     << ", point " << Here.Point.index() << ": " << escape(What)
     << (IsReload    ? ", loaded"
         : IsSpilled ? ", stored"
                     : "")
     << "</title><rect x=\"" << X + 1 << "\" y=\"" << Y << "\" width=\""
     << Width - 2 << "\" height=\"" << Height << "\" fill=\"" << colorOf(Color)
     << "\"" << (IsSpilled ? " stroke=\"#a00\" stroke-dasharray=\"3 2\"" : "")
     << "/>";
  if (HasLabel)
    OS << "<text x=\"" << X + 4 << "\" y=\"" << Y + HalfRow - 1 << "\">"
       << name(P) << "</text>";
  OS << "</g>\n";
}

/// An arrow for each copy between two points of a block.
void Drawing::drawCopies() {
  auto Center = [&](PieceId P) {
    UnitSet Units = Bank.unitsOf(A.Registers[P]);
    return Left + columnOf(Units) * UnitWidth + popcount(Units) * UnitWidth / 2;
  };
  for (const PointBoundary &Boundary : Form.boundaries())
    for (const Transfer &T : Boundary.Transfers) {
      if (!T.isCopy() || A.Registers[T.fromPiece()] == A.Registers[T.toPiece()])
        continue;
      const AliasedBank::Register &From = Bank.reg(A.Registers[T.fromPiece()]);
      const AliasedBank::Register &To = Bank.reg(A.Registers[T.toPiece()]);
      unsigned Y = Top + Boundary.To.index() * Row;
      OS << "<g class=\"copy\"><title>" << name(T.toPiece()) << ": " << To.Name
         << " = " << From.Name
         << (Boundary.IsEdge
                 ? " on the edge from " +
                       escape(
                           F.Blocks[Form.points()[Boundary.From].Block].Label)
                 : std::string())
         << "</title><line x1=\"" << Center(T.fromPiece()) << "\" y1=\"" << Y
         << "\" x2=\"" << Center(T.toPiece()) << "\" y2=\"" << Y
         << "\" stroke=\"#c00\" stroke-width=\"2\""
         << (Boundary.IsEdge ? " stroke-dasharray=\"4 2\"" : "")
         << "/><circle cx=\"" << Center(T.toPiece()) << "\" cy=\"" << Y
         << "\" r=\"3\" fill=\"#c00\"/></g>\n";
    }
}

void Drawing::drawRegisters() {
  unsigned Width = Left + Bank.numUnits() * UnitWidth + 8;
  open(Width, heightOfChart(), "registers over program points in " + F.Label);
  drawPoints(Width);
  // The widest registers above, the units below.
  for (RegisterId R : Bank.registerIds()) {
    UnitSet Units = Bank.unitsOf(R);
    bool IsOutermost = Bank.reg(R).Around == 0;
    bool IsUnit = popcount(Units) == 1;
    if (!IsOutermost && !IsUnit)
      continue;
    OS << "<text class=\"register\" text-anchor=\"middle\" x=\""
       << Left + columnOf(Units) * UnitWidth + popcount(Units) * UnitWidth / 2
       << "\" y=\"" << (IsOutermost ? 12 : 26) << "\">"
       << escape(Bank.reg(R).Name) << "</text>\n";
    if (IsOutermost)
      OS << "<line x1=\"" << Left + columnOf(Units) * UnitWidth << "\" x2=\""
         << Left + columnOf(Units) * UnitWidth << "\" y1=\"2\" y2=\""
         << heightOfChart() << "\" stroke=\"#999\"/>\n";
  }
  // A bar has its name where it begins.
  IdVector<RegisterId, std::pair<MinVariableId, PointId>> Last(
      Bank.numRegisters(), {None, None});
  for (PieceId P : Form.pieces().ids()) {
    const Piece &Here = Form.pieces()[P];
    RegisterId R = A.Registers[P];
    UnitSet Units = Bank.unitsOf(R);
    bool Continues = Last[R].first == Here.Variable &&
                     ElementaryForm::next(Last[R].second) == Here.Point &&
                     Here.isBefore();
    drawPiece(P, Left + columnOf(Units) * UnitWidth,
              popcount(Units) * UnitWidth, Here.Variable.index(), !Continues,
              "in " + Bank.reg(R).Name);
    Last[R] = {Here.Variable, Here.Point};
  }
  drawCopies();
  OS << "</svg>\n";
}

/// A column for each variable; pieces of one group have one color.
void Drawing::drawRanges(PartitionRef GroupOf) {
  if (F.Variables.size() > MaxDrawnVariables) {
    OS << "<p>" << F.Variables.size() << " variables are too many to draw.</p>";
    return;
  }
  unsigned Width = Left + F.Variables.size() * VariableWidth + 8;
  open(Width, heightOfChart(), "live ranges over program points in " + F.Label);
  drawPoints(Width);
  for (MinVariableId V : F.Variables.ids())
    OS << "<text x=\"" << Left + V.index() * VariableWidth + 2 << "\" y=\"26\""
       << (Form.isSpilled(V) ? " fill=\"#a00\"" : "") << ">"
       << escape(F.Variables[V].Name) << "</text>\n";
  for (PieceId P : Form.pieces().ids())
    drawPiece(P, Left + Form.pieces()[P].Variable.index() * VariableWidth,
              VariableWidth, GroupOf[P].index(), false,
              Bank.regClass(Form.variableOf(P).Class).Name + ", node " +
                  to_string(GroupOf[P]));
  OS << "</svg>\n";
}

/// Places for nodes that repel each other and are held together by edges and
/// affinities, between 0 and 1.
static IdVector<NodeId, std::pair<double, double>>
layOut(const AliasedProblem &Q) {
  unsigned N = Q.size();
  IdVector<NodeId, std::pair<double, double>> Place(N), Force(N);
  for (NodeId V : Q.nodes()) {
    double Angle = 2 * 3.14159265358979 * V.index() / N;
    Place[V] = {0.5 + 0.4 * std::cos(Angle), 0.5 + 0.4 * std::sin(Angle)};
  }
  double Wanted = std::sqrt(0.6 / std::max(N, 1u));
  constexpr unsigned NumSteps = 120;
  for (unsigned Step = 0; Step != NumSteps; ++Step) {
    // All are drawn to the center, so that parts stay together.
    for (NodeId V : Q.nodes())
      Force[V] = {(0.5 - Place[V].first) * Wanted,
                  (0.5 - Place[V].second) * Wanted};
    auto Push = [&](NodeId U, NodeId V, double Factor) {
      double X = Place[U].first - Place[V].first;
      double Y = Place[U].second - Place[V].second;
      Force[U].first += X * Factor, Force[U].second += Y * Factor;
      Force[V].first -= X * Factor, Force[V].second -= Y * Factor;
    };
    auto Distance = [&](NodeId U, NodeId V) {
      return std::max(1e-4, std::hypot(Place[U].first - Place[V].first,
                                       Place[U].second - Place[V].second));
    };
    for (NodeId V : Q.nodes())
      for (NodeId U : idRange<NodeId>(0, V.index())) {
        double D = Distance(U, V);
        Push(U, V, Wanted * Wanted / (D * D));
      }
    for (NodeId V : Q.nodes())
      for (NodeId U : Q.Graph.neighbors(V))
        if (U < V)
          Push(U, V, -Distance(U, V) / Wanted);
    for (const Affinity &Pair : Q.Affinities)
      Push(Pair.A, Pair.B, -0.5 * Distance(Pair.A, Pair.B) / Wanted);
    double Limit = 0.08 * (1 - double(Step) / NumSteps);
    for (NodeId V : Q.nodes()) {
      double Length = std::hypot(Force[V].first, Force[V].second);
      double Factor = std::min(Length, Limit) / std::max(Length, 1e-9);
      Place[V].first += Force[V].first * Factor;
      Place[V].second += Force[V].second * Factor;
    }
  }
  // Into the picture.
  double MinX = 1e9, MaxX = -1e9, MinY = 1e9, MaxY = -1e9;
  for (auto [X, Y] : Place) {
    MinX = std::min(MinX, X), MaxX = std::max(MaxX, X);
    MinY = std::min(MinY, Y), MaxY = std::max(MaxY, Y);
  }
  for (auto &[X, Y] : Place) {
    X = (X - MinX) / std::max(MaxX - MinX, 1e-6);
    Y = (Y - MinY) / std::max(MaxY - MinY, 1e-6);
  }
  return Place;
}

/// The graph of groups: edges are interferences, dashes affinities, and a color
/// is a register.
void Drawing::drawGraph(PartitionRef GroupOf, StringRef Id) {
  Partition Number(GroupOf.begin(), GroupOf.end());
  unsigned NumGroups = renumber(Number);
  AliasedProblem Q =
      makeQuotient(makeElementaryProblem(Form, Bank), Number, NumGroups);
  OS << "<p><b>" << NumGroups << "</b> nodes, <b>" << Q.Affinities.size()
     << "</b> copies between them.</p>\n";
  if (NumGroups > MaxDrawnNodes) {
    OS << "<p>These are too many nodes to draw.</p>\n";
    return;
  }
  IdVector<NodeId, SmallVector<PieceId, 4>> Members(NumGroups);
  for (auto [P, Group] : enumerateIds(Number))
    Members[Group].push_back(P);
  unsigned Size = 260 + 16 * unsigned(std::sqrt(NumGroups) * 4);
  open(Size, Size, ("interference graph, " + Id).str());
  auto Place = layOut(Q);
  auto X = [&](NodeId V) {
    return format("%.1f", 30 + Place[V].first * (Size - 60));
  };
  auto Y = [&](NodeId V) {
    return format("%.1f", 16 + Place[V].second * (Size - 32));
  };
  auto Line = [&](NodeId U, NodeId V, StringRef Kind, StringRef Style) {
    OS << "<line class=\"" << Kind << "\" x1=\"" << X(U) << "\" y1=\"" << Y(U)
       << "\" x2=\"" << X(V) << "\" y2=\"" << Y(V) << "\" " << Style << "/>\n";
  };
  for (NodeId V : Q.nodes())
    for (NodeId U : Q.Graph.neighbors(V))
      if (U < V)
        Line(U, V, "edge", "stroke=\"#bbb\"");
  for (const Affinity &Pair : Q.Affinities)
    Line(Pair.A, Pair.B, "affinity",
         "stroke=\"#36c\" stroke-dasharray=\"3 3\"");
  for (NodeId V : Q.nodes()) {
    PieceId P = Members[V].front();
    OS << "<g class=\"node\" data-variable=\""
       << Form.pieces()[P].Variable.index() << "\"><title>";
    ListSeparator Comma(" ");
    for (PieceId Member : Members[V])
      OS << Comma << name(Member) << "@" << Form.pieces()[Member].Point.index();
    OS << ": " << escape(Bank.reg(A.Registers[P]).Name)
       << "</title><circle r=\"" << 6 + 3 * Bank.regClass(Q.Class[V]).NumUnits
       << "\" cx=\"" << X(V) << "\" cy=\"" << Y(V) << "\" fill=\""
       << colorOf(A.Registers[P].index())
       << "\" stroke=\"#555\"/><text text-anchor=\"middle\" x=\"" << X(V)
       << "\" y=\"" << Y(V) << "\" dy=\"3\">" << name(P) << "</text></g>\n";
  }
  OS << "</svg>\n";
}

void llvm::course::writeRegistersSvg(raw_ostream &OS, const MinFunction &F,
                                     const AliasedBank &Bank,
                                     const BankAllocation &A) {
  Drawing(OS, F, Bank, A).drawRegisters();
}

static constexpr StringLiteral Style = R"(
body { font: 14px sans-serif; margin: 1em; }
nav button { font: inherit; padding: 4px 10px; border: 1px solid #888;
  background: #f4f4f4; cursor: pointer; }
nav button[aria-selected=true] { background: #246; color: #fff; }
section[hidden] { display: none; }
section { overflow: auto; max-height: 84vh; border-top: 1px solid #888; }
pre { font-size: 12px; }
svg { vertical-align: top; }
.faded { opacity: 0.15; }
.piece, .node { cursor: pointer; }
)";

// Tabs, and a variable that is clicked stands out in all pictures.
static constexpr StringLiteral Script = R"(
'use strict';
const tabs = [...document.querySelectorAll('[role=tab]')];
const show = (index) => {
  tabs.forEach((tab, i) => {
    tab.setAttribute('aria-selected', i === index);
    tab.tabIndex = i === index ? 0 : -1;
    document.getElementById(tab.getAttribute('aria-controls')).hidden =
        i !== index;
  });
};
tabs.forEach((tab, i) => {
  tab.addEventListener('click', () => show(i));
  tab.addEventListener('keydown', (event) => {
    const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
    if (!step) return;
    const next = (i + step + tabs.length) % tabs.length;
    show(next);
    tabs[next].focus();
  });
});
let chosen = null;
const all = document.querySelectorAll('[data-variable]');
const choose = (variable) => {
  chosen = variable === chosen ? null : variable;
  all.forEach((e) => e.classList.toggle(
      'faded', chosen !== null && e.dataset.variable !== chosen));
};
all.forEach((e) => e.addEventListener(
    'click', () => choose(e.dataset.variable)));
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && chosen !== null) choose(chosen);
});
show(0);
document.body.dataset.ready = 'yes';
)";

void llvm::course::writePage(raw_ostream &OS, const MinFunction &F,
                             const AliasedBank &Bank,
                             const BankOptions &Options,
                             const BankAllocation &A) {
  Drawing D(OS, F, Bank, A);
  Partition Single, ByVariable;
  for (auto [Id, P] : enumerateIds(A.Form->pieces())) {
    Single.push_back(Id);
    ByVariable.push_back(NodeId(P.Variable.index()));
  }
  std::string Summary, Steps;
  raw_string_ostream SummaryOS(Summary), StepsOS(Steps);
  printSummary(SummaryOS, F, Bank, Options, A);
  printSteps(StepsOS, F, Bank, Options, A);

  struct Step {
    StringRef Id, Title, Text;
    PartitionRef Groups;
  };
  SmallVector<Step, 6> Pages;
  if (isDecoupled(Options.Allocator)) {
    Pages.push_back({"split", "Split",
                     "Live ranges are split everywhere, after spilling. "
                     "Spilled variables are red and dashed: they are in a "
                     "register only where they are read or defined.",
                     Single});
    if (takesMerges(Options.Allocator))
      Pages.push_back({"merge", "Merge",
                       "Splits that nobody needs are undone: pieces of one "
                       "color are one node.",
                       A.Ranges.GroupOf});
  } else {
    Pages.push_back({"ranges", "Live ranges",
                     "Live ranges are whole, but for spilled variables.",
                     ByVariable});
  }
  Pages.push_back({"coalesce", "Coalesce",
                   "Nodes with a copy between them are one, where the graph "
                   "can still be colored.",
                   A.GroupOf});

  OS << "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
     << "<title>course-alloc: " << escape(F.Label) << "</title><style>" << Style
     << "</style></head><body>\n<h1>" << escape(F.Label) << "</h1>\n<p>"
     << escape(StringRef(Summary).split('\n').first) << "</p>\n"
     << "<nav role=\"tablist\">";
  unsigned NumTabs = 0;
  auto Tab = [&](StringRef Id, StringRef Title) {
    OS << "<button role=\"tab\" id=\"tab-" << Id << "\" aria-controls=\"" << Id
       << "\">" << ++NumTabs << " " << Title << "</button>";
  };
  for (const Step &Page : Pages)
    Tab(Page.Id, Page.Title);
  Tab("registers", "Registers");
  Tab("program", "Program");
  OS << "</nav>\n";
  for (const Step &Page : Pages) {
    OS << "<section id=\"" << Page.Id << "\" role=\"tabpanel\">\n<p>"
       << Page.Text << "</p>\n";
    D.drawRanges(Page.Groups);
    D.drawGraph(Page.Groups, Page.Id);
    OS << "</section>\n";
  }
  OS << "<section id=\"registers\" role=\"tabpanel\">\n<p>A bar is a variable "
        "in a register, as wide as that has parts. Red lines are the copies "
        "that are left, dashed on edges between blocks.</p>\n";
  D.drawRegisters();
  OS << "</section>\n<section id=\"program\" role=\"tabpanel\"><pre>"
     << escape(Summary) << "\n"
     << escape(Steps) << "</pre></section>\n<script>" << Script
     << "</script></body></html>\n";
}
