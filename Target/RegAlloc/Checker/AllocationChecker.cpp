//===-- AllocationChecker.cpp - Proof of an allocation --------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Checker/AllocationChecker.h"
#include "RegAlloc/Checker/AllocationState.h"
#include "RegAlloc/Checker/AllocationSymbols.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace llvm::course;

namespace {

/// The two programs and how their blocks correspond.
class Checker {
public:
  Checker(const CheckedProgram &Original, const CheckedProgram &Allocated,
          ArrayRef<EntryContent> AtEntry);

  std::optional<AllocationError> run();

private:
  using ContentId = Id<struct ContentTag>;

  // Blocks and edges.
  bool isNew(BlockId B) const { return !Original.Blocks.has(B); }
  BlockId resolve(BlockId Target) const;
  void checkNewBlocks();
  void checkEdges(BlockId B);

  // Data flow.
  void findNumLocations();
  void propagate();
  void follow(BlockId From, BlockId To, const LocationState &AtEnd);
  EntryState crossEdge(BlockId From, BlockId To, const LocationState &AtEnd);

  // Instructions.
  void execute(const CheckedInstr &I, LocationState &S);
  void executeEffect(const CheckedInstr &I, LocationState &S);
  SymbolSet evaluate(const CheckedInstr &I, const LocationState &S);
  SymbolSet applyToAll(OperationId Operation, ArrayRef<SymbolSet> Operands);
  SymbolSet evaluateSwap(const CheckedInstr &I, const LocationState &S);
  SymbolSet read(const CheckedOperand &Operand, const LocationState &S);
  void startBlock();
  ContentId makeContent() { return ContentId(NumContents++); }
  ContentId getContent(const CheckedOperand &Operand) {
    return Operand.variable() != None ? Contents[Operand.variable()]
                                      : makeContent();
  }
  void setContent(VariableId Location, ContentId Content);
  bool holds(const CheckedOperand &Operand, Symbol Expected,
             const LocationState &S);

  // Checks.
  void checkBlock(BlockId B);
  void checkEffect(const CheckedInstr &I, unsigned &NextEffect);
  void checkRepetition(const CheckedInstr &I, const LocationState &S,
                       unsigned NextEffect);
  void checkNothingMissing(unsigned From, unsigned To);
  void checkUses(const CheckedInstr &I, const CheckedInstr &Source,
                 const LocationState &S);
  void checkRequired(const CheckedInstr &I, const LocationState &S);
  void report(AllocationError E);
  void reportWrongValue(AllocationError E, const CheckedOperand &Read,
                        const LocationState &S);

  const CheckedProgram &Original, &Allocated;
  ArrayRef<EntryContent> AtEntry;
  CheckedDominators Dominators;
  AllocationSymbols Symbols;
  unsigned NumLocations = 0;

  struct EffectPosition {
    BlockId Block;
    unsigned Instr;
  };
  /// Where the original program has \p I, if it does.
  const EffectPosition *findEffect(const CheckedInstr &I) const {
    if (I.Identity == None)
      return nullptr;
    auto It = Effects.find(I.Identity);
    return It == Effects.end() ? nullptr : &It->second;
  }
  DenseMap<EffectId, EffectPosition> Effects;
  /// Where the original program does what may be done again, by results.
  DenseMap<Symbol, SmallVector<EffectPosition, 1>> Repeatables;

  /// The original block at whose end a new block is.
  IdVector<BlockId, BlockId> OriginOf;
  IdVector<BlockId, EntryState> Entries;
  IdVector<BlockId, unsigned> PositionOf;
  BitVector Pending;

  /// In a block: what each location holds, be it known or not.
  IdVector<VariableId, ContentId> Contents;
  unsigned NumContents = 0;
  /// In a block: locations that hold the exclusive or of two contents.
  struct Mixture {
    struct Part {
      ContentId Content;
      SymbolSet Known;
    };
    VariableId Location;
    Part A, B;
  };
  SmallVector<Mixture, 2> Mixtures;

  /// Where a check is.
  BlockId Block = CheckedProgram::Entry;
  unsigned Instr = 0;
  std::optional<AllocationError> Error;
};

} // namespace

//===----------------------------------------------------------------------===//
// Blocks and edges
//===----------------------------------------------------------------------===//

Checker::Checker(const CheckedProgram &Original,
                 const CheckedProgram &Allocated,
                 ArrayRef<EntryContent> AtEntry)
    : Original(Original), Allocated(Allocated), AtEntry(AtEntry),
      Dominators(Original), Symbols(Original, Dominators, AtEntry),
      OriginOf(Allocated.Blocks.size()), Entries(Allocated.Blocks.size()) {
  for (BlockId B : Original.Blocks.ids())
    for (const auto &[Index, I] : enumerate(Original.Blocks[B].Instrs))
      if (I.Identity != None) {
        Effects[I.Identity] = {B, unsigned(Index)};
        if (I.IsRepeatable)
          Repeatables[Symbols.ofValue(I.Defs[0])].push_back(
              {B, unsigned(Index)});
      }
}

void Checker::report(AllocationError E) {
  if (Error)
    return;
  E.Block = Block;
  E.Instr = Instr;
  Error = std::move(E);
}

/// The original block that \p Target is or leads to, or None.
BlockId Checker::resolve(BlockId Target) const {
  for (unsigned Steps = 0; isNew(Target); ++Steps) {
    const CheckedBlock &B = Allocated.Blocks[Target];
    if (B.Targets.size() != 1 || Steps == Allocated.Blocks.size())
      return None;
    Target = B.Targets[0];
  }
  return Target;
}

/// Finds out on which edges the new blocks lie.
void Checker::checkNewBlocks() {
  IdVector<BlockId, BlockId> Pred(Allocated.Blocks.size());
  for (BlockId B : reversePostOrder(Allocated)) {
    // The predecessor of a new block comes before it.
    OriginOf[B] = isNew(B) ? OriginOf[Pred[B]] : B;
    for (BlockId Target : Allocated.Blocks[B].Targets) {
      if (!isNew(Target))
        continue;
      Block = Target;
      if (Pred[Target] != None && Pred[Target] != B)
        report(AllocationError::WrongEdge);
      Pred[Target] = B;
    }
    Block = B;
    const CheckedInstr &Jump = Allocated.Blocks[B].Terminator;
    if (isNew(B) && (resolve(B) == None || !Jump.Uses.empty()))
      report(AllocationError::WrongEdge);
  }
}

void Checker::checkEdges(BlockId B) {
  const CheckedBlock &From = Original.Blocks[B], &To = Allocated.Blocks[B];
  Block = B;
  Instr = To.Instrs.size();
  const CheckedInstr &Expected = From.Terminator, &Found = To.Terminator;
  if (Expected.Operation != Found.Operation ||
      Expected.Uses.size() != Found.Uses.size())
    return report(AllocationError::WrongOperation);
  bool IsSame = From.Targets.size() == To.Targets.size() &&
                all_of(zip(From.Targets, To.Targets), [&](auto Pair) {
                  return std::get<0>(Pair) == resolve(std::get<1>(Pair));
                });
  if (!IsSame)
    return report(AllocationError::WrongEdge);
  for (BlockId Target : From.Targets)
    for (const CheckedPhi &Phi : Original.Blocks[Target].Phis)
      if (none_of(Phi.Incoming, [&](auto &In) { return In.first == B; }))
        return report(AllocationError::WrongEdge);
}

//===----------------------------------------------------------------------===//
// Data flow
//===----------------------------------------------------------------------===//

void Checker::findNumLocations() {
  auto See = [&](VariableId Location) {
    NumLocations = std::max(NumLocations, Location.index() + 1);
  };
  for (const EntryContent &Content : AtEntry)
    See(Content.Location);
  auto SeeAll = [&](const CheckedInstr &I) {
    for (const CheckedOperand &Use : I.Uses)
      if (Use.variable() != None)
        See(Use.variable());
    for (VariableId Def : I.Defs)
      See(Def);
    for (auto [Location, Value] : I.Requires)
      See(Location);
  };
  for (const CheckedBlock &B : Allocated.Blocks) {
    for (const CheckedInstr &I : B.Instrs)
      SeeAll(I);
    SeeAll(B.Terminator);
  }
}

/// The state at the start of \p To, without what does not matter there any more
/// and with the results of its PHIs.
EntryState Checker::crossEdge(BlockId From, BlockId To,
                              const LocationState &AtEnd) {
  if (isNew(To))
    return pack(AtEnd);

  LocationState S;
  S.Locations.resize(NumLocations);
  DenseMap<Symbol, SmallVector<Symbol, 1>> ResultsOf;
  for (const CheckedPhi &Phi : Original.Blocks[To].Phis)
    for (const auto &[Pred, Operand] : Phi.Incoming)
      if (Pred == OriginOf[From])
        ResultsOf[Symbols.of(Operand)].push_back(Symbols.ofValue(Phi.Def));

  auto Cross = [&](const SymbolSet &Before, SymbolSet &After) {
    for (Symbol Held : Before) {
      if (Symbols.isKnownIn(Held, To))
        insert(After, Held);
      if (auto It = ResultsOf.find(Held); It != ResultsOf.end())
        for (Symbol Result : It->second)
          insert(After, Result);
    }
  };
  Cross(AtEnd.Wild, S.Wild);
  llvm::sort(S.Wild);
  for (const auto &[Before, After] : zip(AtEnd.Locations, S.Locations))
    Cross(Before, After);
  return pack(S);
}

void Checker::follow(BlockId From, BlockId To, const LocationState &AtEnd) {
  if (Entries[To].meet(crossEdge(From, To, AtEnd)))
    Pending.set(PositionOf[To]);
}

void Checker::propagate() {
  SmallVector<BlockId, 0> Order = reversePostOrder(Allocated);
  PositionOf.resize(Allocated.Blocks.size());
  for (unsigned I = 0; I != Order.size(); ++I)
    PositionOf[Order[I]] = I;

  LocationState AtStart;
  AtStart.Locations.resize(NumLocations);
  AtStart.Wild = {AllocationSymbols::Undef};
  for (const EntryContent &Content : AtEntry)
    insert(AtStart.Locations[Content.Location], Symbols.ofValue(Content.Value));
  Entries[CheckedProgram::Entry] = pack(AtStart);

  Pending.resize(Order.size());
  Pending.set(0);
  for (int Next; (Next = Pending.find_first()) != -1;) {
    Pending.reset(Next);
    BlockId B = Order[Next];
    LocationState S = unpack(Entries[B], NumLocations);
    startBlock();
    for (const CheckedInstr &I : Allocated.Blocks[B].Instrs)
      execute(I, S);
    for (BlockId Target : Allocated.Blocks[B].Targets)
      follow(B, Target, S);
  }
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

/// What \p Operand is known to be, wild symbols last. Undef is always one.
SymbolSet Checker::read(const CheckedOperand &Operand, const LocationState &S) {
  SymbolSet Result;
  if (Operand.variable() != None)
    Result = S.Locations[Operand.variable()];
  else if (Operand.literal() != None)
    Result = {Symbols.ofLiteral(Operand.literal())};
  for (Symbol Held : S.Wild)
    insert(Result, Held);
  return Result;
}

bool Checker::holds(const CheckedOperand &Operand, Symbol Expected,
                    const LocationState &S) {
  return is_contained(read(Operand, S), Expected);
}

/// The results of the operation on all combinations of what its operands are.
SymbolSet Checker::applyToAll(OperationId Operation,
                              ArrayRef<SymbolSet> Operands) {
  // An operand with many names is rare, several of them do not occur. Results
  // beyond the limit are not found, which can refuse an allocation that is
  // right but never accept one that is wrong.
  constexpr unsigned MaxCombinations = 1024;
  SymbolSet Result;
  SmallVector<unsigned, 4> Choice(Operands.size(), 0);
  for (unsigned N = 0; N != MaxCombinations; ++N) {
    SmallVector<Symbol, 4> Chosen;
    for (auto [Set, Index] : zip(Operands, Choice))
      Chosen.push_back(Set[Index]);
    if (std::optional<Symbol> Found = Symbols.find(Operation, Chosen))
      insert(Result, *Found);
    unsigned I = 0;
    while (I != Choice.size() && ++Choice[I] == Operands[I].size())
      Choice[I++] = 0;
    if (I == Choice.size())
      break;
  }
  return Result;
}

void Checker::startBlock() {
  Mixtures.clear();
  auto Fresh = idRange<ContentId>(0, NumLocations);
  Contents.assign(Fresh.begin(), Fresh.end());
  NumContents = NumLocations;
}

void Checker::setContent(VariableId Location, ContentId Content) {
  Contents[Location] = Content;
  erase_if(Mixtures, [&](const Mixture &M) { return M.Location == Location; });
}

/// The result of an exclusive or, if one operand is a mixture that contains the
/// other. Notes the result as a mixture, too: a part of which nothing is known,
/// or which is undefined, is one like any other.
SymbolSet Checker::evaluateSwap(const CheckedInstr &I, const LocationState &S) {
  // Wild symbols are left out: they would be the same as anything.
  auto ReadPart = [&](const CheckedOperand &Operand) -> Mixture::Part {
    SymbolSet Known = read(Operand, S);
    erase_if(Known, [&](Symbol Held) { return is_contained(S.Wild, Held); });
    return {getContent(Operand), std::move(Known)};
  };
  Mixture New = {I.Defs[0], ReadPart(I.Uses[0]), ReadPart(I.Uses[1])};
  SymbolSet Result;
  ContentId Content = makeContent();
  auto Unmix = [&](const CheckedOperand &Mixed, const Mixture::Part &Other) {
    if (Mixed.variable() == None)
      return;
    const Mixture *M = find_if(
        Mixtures, [&](auto &M) { return M.Location == Mixed.variable(); });
    if (M == Mixtures.end())
      return;
    for (auto [Part, Rest] : {std::pair(&M->A, &M->B), std::pair(&M->B, &M->A)})
      if (Part->Content == Other.Content ||
          containsAnyOf(Other.Known, Part->Known)) {
        Content = Rest->Content;
        for (Symbol Held : Rest->Known)
          insert(Result, Held);
      }
  };
  Unmix(I.Uses[0], New.B);
  Unmix(I.Uses[1], New.A);

  setContent(I.Defs[0], Content);
  Mixtures.push_back(std::move(New));
  return Result;
}

SymbolSet Checker::evaluate(const CheckedInstr &I, const LocationState &S) {
  if (I.Kind == CheckedInstr::Copy)
    return read(I.Uses[0], S);
  if (!Symbols.hasOperation(I.Operation))
    return {};
  SmallVector<SymbolSet, 3> Operands;
  for (const CheckedOperand &Use : I.Uses)
    Operands.push_back(read(Use, S));
  return applyToAll(I.Operation, Operands);
}

void Checker::executeEffect(const CheckedInstr &I, LocationState &S) {
  const EffectPosition *Position = findEffect(I);
  const CheckedInstr *Source =
      Position ? &Original.Blocks[Position->Block].Instrs[Position->Instr]
               : nullptr;
  for (const auto &[Index, Location] : enumerate(I.Defs)) {
    S.Locations[Location].clear();
    setContent(Location, makeContent());
    if (!Source || Index >= Source->Defs.size())
      continue;
    Symbol Result = Symbols.ofValue(Source->Defs[Index]);
    if (Symbols.isMutable(Result)) {
      Mixtures.clear();
      for (SymbolSet &Set : S.Locations)
        erase(Set, Result);
    }
    if (Result != AllocationSymbols::Nothing)
      S.Locations[Location].push_back(Result);
  }
}

static bool isRepetition(const CheckedInstr &I) {
  return I.Kind == CheckedInstr::Effect && I.IsRepeatable && I.Identity == None;
}

void Checker::execute(const CheckedInstr &I, LocationState &S) {
  if (I.Kind == CheckedInstr::Effect && !isRepetition(I))
    return executeEffect(I, S);
  SymbolSet Result = evaluate(I, S);
  bool IsExclusiveOr =
      I.Kind == CheckedInstr::Pure && I.Operation == CheckedInstr::ExclusiveOr;
  if (IsExclusiveOr)
    for (Symbol Held : evaluateSwap(I, S))
      insert(Result, Held);
  else
    setContent(I.Defs[0], I.Kind == CheckedInstr::Copy ? getContent(I.Uses[0])
                                                       : makeContent());
  S.Locations[I.Defs[0]] = std::move(Result);
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

void Checker::reportWrongValue(AllocationError E, const CheckedOperand &Read,
                               const LocationState &S) {
  E.Read = Read;
  for (Symbol Held : read(Read, S))
    if (Held != AllocationSymbols::Undef)
      E.Found.push_back(Symbols.representative(Held));
  report(std::move(E));
}

void Checker::checkRequired(const CheckedInstr &I, const LocationState &S) {
  for (auto [Location, Value] : I.Requires) {
    if (holds(Location, Symbols.ofValue(Value), S))
      continue;
    AllocationError E(AllocationError::LostValue);
    E.Expected = Value;
    reportWrongValue(std::move(E), Location, S);
  }
}

void Checker::checkUses(const CheckedInstr &I, const CheckedInstr &Source,
                        const LocationState &S) {
  for (unsigned Index = 0; Index != I.Uses.size(); ++Index) {
    if (holds(I.Uses[Index], Symbols.of(Source.Uses[Index]), S))
      continue;
    AllocationError E(AllocationError::WrongValue);
    E.Operand = Index;
    E.Expected = Source.Uses[Index];
    reportWrongValue(std::move(E), I.Uses[Index], S);
  }
}

/// Complains of effects among the instructions [From, To) of the original
/// block.
void Checker::checkNothingMissing(unsigned From, unsigned To) {
  for (unsigned Index = From; Index != To; ++Index) {
    const CheckedInstr &I = Original.Blocks[Block].Instrs[Index];
    if (I.Kind != CheckedInstr::Effect || I.MayVanish)
      continue;
    AllocationError E(AllocationError::Missing);
    E.Identity = I.Identity;
    return report(std::move(E));
  }
}

/// Checks that \p I is the next effect of the original block. \p NextEffect is
/// where to look for it there.
void Checker::checkEffect(const CheckedInstr &I, unsigned &NextEffect) {
  const EffectPosition *Position = findEffect(I);
  if (!Position)
    return report(AllocationError::NewEffect);
  auto [SourceBlock, SourceIndex] = *Position;
  if (SourceBlock != Block || SourceIndex < NextEffect)
    return report(AllocationError::Misplaced);
  checkNothingMissing(NextEffect, SourceIndex);
  NextEffect = SourceIndex + 1;
  const CheckedInstr &Source = Original.Blocks[Block].Instrs[SourceIndex];
  if (Source.Operation != I.Operation || Source.Uses.size() != I.Uses.size() ||
      Source.Defs.size() != I.Defs.size())
    report(AllocationError::WrongOperation);
}

/// Checks that on all paths to \p I the original has done the same already: in
/// a block that dominates this one, or in this one before \p NextEffect.
void Checker::checkRepetition(const CheckedInstr &I, const LocationState &S,
                              unsigned NextEffect) {
  BlockId Origin = OriginOf[Block];
  auto IsDone = [&](const EffectPosition &P) {
    return Dominators.strictlyDominates(P.Block, Origin) ||
           (P.Block == Origin && (isNew(Block) || P.Instr < NextEffect));
  };
  if (none_of(evaluate(I, S), [&](Symbol Result) {
        return any_of(Repeatables.lookup(Result), IsDone);
      }))
    report(AllocationError::NewEffect);
}

void Checker::checkBlock(BlockId B) {
  const CheckedBlock &Code = Allocated.Blocks[B];
  LocationState S = unpack(Entries[B], NumLocations);
  startBlock();
  unsigned NextEffect = 0;
  Block = B;
  for (Instr = 0; Instr != Code.Instrs.size() && !Error; ++Instr) {
    const CheckedInstr &I = Code.Instrs[Instr];
    checkRequired(I, S);
    if (isRepetition(I)) {
      checkRepetition(I, S, NextEffect);
    } else if (I.Kind == CheckedInstr::Effect) {
      checkEffect(I, NextEffect);
      if (Error)
        return;
      checkUses(I, Original.Blocks[B].Instrs[NextEffect - 1], S);
    }
    execute(I, S);
  }
  if (isNew(B) || Error)
    return;
  checkNothingMissing(NextEffect, Original.Blocks[B].Instrs.size());
  checkRequired(Code.Terminator, S);
  checkUses(Code.Terminator, Original.Blocks[B].Terminator, S);
}

std::optional<AllocationError> Checker::run() {
  checkNewBlocks();
  for (BlockId B : Dominators.blocks())
    if (!Error)
      checkEdges(B);
  if (Error)
    return Error;
  findNumLocations();
  propagate();
  for (BlockId B : Allocated.Blocks.ids())
    if (Entries[B].IsReached && !Error)
      checkBlock(B);
  return Error;
}

std::optional<AllocationError>
llvm::course::checkAllocation(const CheckedProgram &Original,
                              const CheckedProgram &Allocated,
                              ArrayRef<EntryContent> AtEntry) {
  assert(Allocated.Blocks.size() >= Original.Blocks.size() &&
         "a block of the original program has no number");
  return Checker(Original, Allocated, AtEntry).run();
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

std::string AllocationError::describe(
    function_ref<std::string(CheckedOperand, bool IsLocation)> Name) const {
  auto NameRead = [&] {
    return Read.isUndef() ? "nothing" : Name(Read, Read.variable() != None);
  };
  std::string Held;
  for (const CheckedOperand &O : Found)
    Held += (Held.empty() ? "" : " = ") + Name(O, /*IsLocation=*/false);
  if (Held.empty())
    Held = "no value of the program";

  switch (Kind) {
  case WrongValue:
    return "operand " + std::to_string(Operand) + " must be " +
           Name(Expected, /*IsLocation=*/false) + ", but " + NameRead() +
           " holds " + Held;
  case LostValue:
    return NameRead() + " must hold " + Name(Expected, /*IsLocation=*/false) +
           ", but holds " + Held;
  case NewEffect:
    return "the program has no such instruction, and it has an effect";
  case Misplaced:
    return "the instruction is moved or repeated";
  case Missing:
    return "an instruction before this is missing";
  case WrongOperation:
    return "this was another operation";
  case WrongEdge:
    return "the successors of the block are others";
  }
  llvm_unreachable("no such kind of error");
}
