//===-- MemoryCells.cpp - Memory that is always accessed alike ------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Collects the accesses of each set of objects that are accessed together,
/// finds the modulus that all their offsets have in common, and makes a cell of
/// each residue, and of each constant offset, whose accesses have one width and
/// overlap no others of their kind.
///
//===----------------------------------------------------------------------===//

#include "Transforms/MemoryCells.h"
#include "Transforms/PointerOffsets.h"
#include "Transforms/PointsTo.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/MemoryBuiltins.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Debug.h"
#include "llvm/Support/KnownBits.h"
#include <map>
#include <numeric>
#include <tuple>

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-ranges"

// Different accesses to one set of objects. More belong to a program that uses
// its memory too irregularly to learn from.
static constexpr unsigned MaxKeys = 64;

// Elements of an initial value that are looked at.
static constexpr unsigned MaxElements = 16384;

namespace {

using Object = PointsTo::Node;

struct Access {
  const Instruction *I;
  Object First;
  Congruence Offset;
  uint64_t SizeInBytes;
};

/// Bytes that are set to one value, or copied.
struct Block {
  Object First;
  Congruence Start;
  /// What divides its size.
  uint64_t Step;
  /// What is stored to each byte; none if it is copied from the same objects.
  std::optional<uint8_t> Byte;
};

/// Where in objects, and how wide.
struct Key {
  int64_t Residue;
  uint64_t SizeInBytes;
  /// 0 for one place, a field, if fields are told apart.
  uint64_t Modulus;

  bool operator<(const Key &K) const {
    return std::tie(Residue, SizeInBytes, Modulus) <
           std::tie(K.Residue, K.SizeInBytes, K.Modulus);
  }
};

using KeyMap = std::map<Key, SmallVector<unsigned, 4>>;

/// Objects that some access cannot tell apart.
struct Group {
  SmallVector<Object, 2> Objects;
  SmallVector<unsigned, 8> Accesses;
  SmallVector<const Block *, 2> Blocks;
  uint64_t Modulus = 0;
  uint64_t BaseAlignment = 1;
  bool IsUnknown = false;
};

} // namespace

class llvm::course::CellBuilder {
  Module &M;
  const DataLayout &DL;
  const PointsTo &Pointers;
  const PointerOffsets &Offsets;
  EquivalenceClasses<Object> Classes;
  SmallVector<Access, 64> Accesses;
  std::vector<Block> Blocks;
  // Objects that are written by what is not understood.
  SmallVector<Object, 8> Unknown;
  // Distances between what is copied and its copy.
  SmallVector<std::pair<Object, uint64_t>, 8> Steps;
  // By the leaders of classes.
  MapVector<Object, Group> Groups;
  unsigned NumFields = 0;

public:
  CellBuilder(Module &M, const PointerOffsets &Offsets,
              const PointsTo &Pointers)
      : M(M), DL(M.getDataLayout()), Pointers(Pointers), Offsets(Offsets) {}

  void build(MemoryCells &Result);

private:
  std::optional<Object> getObjects(const Value *Pointer);
  void addAccess(const Instruction &I);
  bool addBlock(const MemIntrinsic &I);
  void addOther(const Instruction &I);
  void makeGroups();
  void addObject(Object O);
  KeyMap findKeys(const Group &G, bool HasFields) const;
  KeyMap findKeys(const Group &G) const;
  void makeCells(const Group &G, MemoryCells &Result);
  bool isStoredFirst(const Group &G, const Key &K, const KeyMap &Keys) const;
  MemoryCell makeCell(const Group &G, const Key &K, const KeyMap &Keys) const;
  void addInitial(MemoryCell &Cell, const Constant &Init, const Key &K) const;
};

// One for all of them, which from now on belong together.
std::optional<Object> CellBuilder::getObjects(const Value *Pointer) {
  std::optional<Object> First;
  for (Object O : Pointers.getKnownObjects(Pointer)) {
    Classes.insert(O);
    if (First)
      Classes.unionSets(*First, O);
    else
      First = O;
  }
  return First;
}

void CellBuilder::addAccess(const Instruction &I) {
  const Value *Pointer = getLoadStorePointerOperand(&I);
  std::optional<Object> First = getObjects(Pointer);
  if (!First)
    return;
  const TypeSize Size = DL.getTypeStoreSize(getLoadStoreType(&I));
  const bool IsVolatile = I.isVolatile() || I.isAtomic();
  if (Size.isScalable() || IsVolatile)
    return Unknown.push_back(*First);
  Accesses.push_back({&I, *First, Offsets.get(Pointer), Size.getFixedValue()});
}

// Whether it is understood.
bool CellBuilder::addBlock(const MemIntrinsic &I) {
  std::optional<Object> To = getObjects(I.getRawDest());
  if (!To)
    return true;
  const unsigned NumZeros =
      computeKnownBits(I.getLength(), DL).countMinTrailingZeros();
  Block B{*To, Offsets.get(I.getRawDest()),
          uint64_t(1) << std::min(NumZeros, 3u), std::nullopt};
  if (const auto *Set = dyn_cast<MemSetInst>(&I)) {
    const auto *Byte = dyn_cast<ConstantInt>(Set->getValue());
    if (!Byte)
      return false;
    B.Byte = Byte->getZExtValue();
  } else {
    const auto &Copy = cast<MemTransferInst>(I);
    std::optional<Object> From = getObjects(Copy.getRawSource());
    if (!From)
      return false;
    Classes.unionSets(*To, *From);
    Steps.push_back(
        {*To, B.Start.join(Offsets.get(Copy.getRawSource())).Modulus});
  }
  Blocks.push_back(B);
  return !I.isVolatile();
}

void CellBuilder::addOther(const Instruction &I) {
  if (const auto *Intrinsic = dyn_cast<MemIntrinsic>(&I)) {
    if (addBlock(*Intrinsic))
      return;
  } else if (const auto *Call = dyn_cast<CallBase>(&I)) {
    // A function that is there: its own accesses are. Or one of the machine's.
    const auto *Intrinsic = dyn_cast<IntrinsicInst>(Call);
    if (!Intrinsic || Intrinsic->isAssumeLikeIntrinsic())
      return;
  }
  if (!I.mayWriteToMemory())
    return;
  for (const Use &Op : I.operands())
    if (std::optional<Object> To = getObjects(Op.get()))
      Unknown.push_back(*To);
}

void CellBuilder::addObject(Object O) {
  Group &G = Groups[Classes.getLeaderValue(O)];
  const Value *Allocation = Pointers.getAllocation(O);
  const uint64_t Alignment =
      Allocation ? Allocation->getPointerAlignment(DL).value() : 1;
  G.BaseAlignment =
      G.Objects.empty() ? Alignment : std::min(G.BaseAlignment, Alignment);
  G.Objects.push_back(O);
  if (!Allocation || isa<Function>(Allocation))
    G.IsUnknown = true;
}

void CellBuilder::makeGroups() {
  for (const auto *Member : Classes)
    addObject(Member->getData());
  auto GetGroup = [&](Object O) -> Group & {
    return Groups.find(Classes.getLeaderValue(O))->second;
  };
  for (Object O : Unknown)
    GetGroup(O).IsUnknown = true;
  for (const auto &[O, Step] : Steps)
    GetGroup(O).Modulus = std::gcd(GetGroup(O).Modulus, Step);
  for (const Block &B : Blocks)
    GetGroup(B.First).Blocks.push_back(&B);
  for (auto &&[Index, A] : enumerate(Accesses)) {
    Group &G = GetGroup(A.First);
    const uint64_t Aligned =
        std::min(getLoadStoreAlignment(A.I).value(), G.BaseAlignment);
    if (A.Offset.Modulus != 0 && Aligned % A.Offset.Modulus == 0)
      A.Offset = Congruence::make(0, Aligned);
    G.Modulus = std::gcd(G.Modulus, A.Offset.Modulus);
    G.Accesses.push_back(Index);
  }
}

static bool overlap(const Key &A, const Key &B) {
  return mayOverlap(Congruence::make(A.Residue, A.Modulus), A.SizeInBytes,
                    Congruence::make(B.Residue, B.Modulus), B.SizeInBytes);
}

// All keys, with the accesses of each.
KeyMap CellBuilder::findKeys(const Group &G, bool HasFields) const {
  KeyMap Keys;
  for (unsigned Index : G.Accesses) {
    const Access &A = Accesses[Index];
    if (A.Offset.IsEmpty)
      continue; // not executed
    const bool IsField = HasFields && A.Offset.Modulus == 0;
    const Congruence Offset =
        IsField ? A.Offset : A.Offset.plusMultiples(G.Modulus);
    Keys[{Offset.Residue, A.SizeInBytes, Offset.Modulus}].push_back(Index);
  }
  return Keys;
}

// What is copied may come from a field and go to another place.
KeyMap CellBuilder::findKeys(const Group &G) const {
  const bool IsCopied =
      any_of(G.Blocks, [](const Block *B) { return !B->Byte; });
  KeyMap Keys = findKeys(G, !IsCopied);
  if (Keys.size() > MaxKeys)
    Keys = findKeys(G, /*HasFields=*/false);
  if (Keys.size() > MaxKeys)
    Keys.clear();
  return Keys;
}

// Whether K makes a cell: it is a number of a register's width, and accesses of
// its kind overlap it wholly or not at all.
static bool isCell(const Key &K, const KeyMap &Keys) {
  if (K.SizeInBytes > 8 || !isPowerOf2_64(K.SizeInBytes) ||
      (K.Modulus != 0 && K.SizeInBytes > K.Modulus))
    return false;
  return none_of(Keys, [&](const auto &Entry) {
    const Key &Other = Entry.first;
    return Other.Modulus == K.Modulus && &Other != &K && overlap(K, Other);
  });
}

// When an access of K, through an index, touches a field.
static Interval getTouching(const Key &K, const Key &Field, bool IsWhole) {
  if (IsWhole)
    return {Field.Residue, Field.Residue};
  return {Field.Residue - int64_t(K.SizeInBytes) + 1,
          Field.Residue + int64_t(Field.SizeInBytes) - 1};
}

// Reads the places of K in an initial value.
void CellBuilder::addInitial(MemoryCell &Cell, const Constant &Init,
                             const Key &K) const {
  const unsigned Width = K.SizeInBytes * 8;
  if (Init.isNullValue()) {
    Cell.Initial = Cell.Initial.unionWith(APInt(Width, 0));
    return;
  }
  const uint64_t Size = DL.getTypeAllocSize(Init.getType());
  Type *Ty = IntegerType::get(M.getContext(), Width);
  unsigned NumElements = 0;
  for (int64_t At = K.Residue; At >= 0 && At + K.SizeInBytes <= Size;
       At += K.Modulus) {
    const Constant *C = ConstantFoldLoadFromConst(const_cast<Constant *>(&Init),
                                                  Ty, APInt(64, At), DL);
    if (isa_and_nonnull<UndefValue>(C))
      Cell.MayBeUndef = true;
    else if (const auto *Int = dyn_cast_or_null<ConstantInt>(C))
      Cell.Initial = Cell.Initial.unionWith(Int->getValue());
    else
      Cell.Initial = ConstantRange::getFull(Width);
    if (Cell.Initial.isFullSet() || K.Modulus == 0)
      return;
    if (++NumElements == MaxElements) {
      Cell.Initial = ConstantRange::getFull(Width);
      return;
    }
  }
}

// Whether B covers each place of K wholly or not at all.
static bool isWhole(const Block &B, const Key &K) {
  const uint64_t Size = K.SizeInBytes;
  return !B.Start.IsEmpty && B.Step % Size == 0 && K.Modulus % Size == 0 &&
         B.Start.Modulus % Size == 0 &&
         (B.Start.Residue - K.Residue) % int64_t(Size) == 0;
}

using Instructions = SmallPtrSet<const Instruction *, 8>;

// Whether a path from Start gets to a read before it gets to a store.
static bool mayBeReadFirst(BasicBlock::const_iterator Start,
                           const Instructions &Reads,
                           const Instructions &Stores) {
  SmallVector<BasicBlock::const_iterator, 8> Worklist = {Start};
  SmallPtrSet<const BasicBlock *, 16> Seen;
  while (!Worklist.empty()) {
    const auto From = Worklist.pop_back_val();
    const BasicBlock &BB = *From->getParent();
    const auto First = std::find_if(From, BB.end(), [&](const Instruction &I) {
      return Reads.contains(&I) || Stores.contains(&I);
    });
    if (First != BB.end()) {
      if (Reads.contains(&*First))
        return true;
      continue;
    }
    for (const BasicBlock *Next : successors(&BB))
      if (Seen.insert(Next).second)
        Worklist.push_back(Next->begin());
  }
  return false;
}

// Whether K is a field of one variable which is stored before it is read. The
// variable of another activation of the function may not be: accesses say which
// one they mean. What is loaded through an index may be undefined in any case.
bool CellBuilder::isStoredFirst(const Group &G, const Key &K,
                                const KeyMap &Keys) const {
  if (K.Modulus != 0 || G.Objects.size() != 1 || !G.Blocks.empty())
    return false;
  const auto *Variable =
      dyn_cast<AllocaInst>(Pointers.getAllocation(G.Objects.front()));
  if (!Variable)
    return false;
  Instructions Reads, Stores;
  for (const auto &[Other, Indices] : Keys)
    for (unsigned Index : Indices) {
      const Instruction *I = Accesses[Index].I;
      if (Other.Modulus != 0 || !overlap(K, Other))
        continue;
      if (getUnderlyingObject(getLoadStorePointerOperand(I)) != Variable)
        return false;
      if (isa<LoadInst>(I))
        Reads.insert(I);
      else if (&Other == &K)
        Stores.insert(I);
    }
  // Each life of the variable begins and ends undefined.
  return !mayBeReadFirst(Variable->getFunction()->getEntryBlock().begin(),
                         Reads, Stores) &&
         none_of(Variable->users(), [&](const User *U) {
           const auto *Marker = dyn_cast<LifetimeIntrinsic>(U);
           return Marker &&
                  mayBeReadFirst(Marker->getIterator(), Reads, Stores);
         });
}

MemoryCell CellBuilder::makeCell(const Group &G, const Key &K,
                                 const KeyMap &Keys) const {
  const unsigned Width = K.SizeInBytes * 8;
  MemoryCell Cell{ConstantRange::getEmpty(Width), false};
  Type *Ty = IntegerType::get(M.getContext(), Width);
  for (Object O : G.Objects) {
    Value *Allocation = const_cast<Value *>(Pointers.getAllocation(O));
    if (const auto *GV = dyn_cast<GlobalVariable>(Allocation)) {
      addInitial(Cell, *GV->getInitializer(), K);
      continue;
    }
    const Constant *Init = getInitialValueOfAllocation(Allocation, nullptr, Ty);
    if (Init && Init->isNullValue())
      Cell.Initial = Cell.Initial.unionWith(APInt(Width, 0));
    else
      Cell.MayBeUndef = !isStoredFirst(G, K, Keys);
  }
  for (const Block *B : G.Blocks)
    if (!isWhole(*B, K))
      Cell.Initial = ConstantRange::getFull(Width);
    else if (B->Byte)
      Cell.Initial =
          Cell.Initial.unionWith(APInt::getSplat(Width, APInt(8, *B->Byte)));
  return Cell;
}

void CellBuilder::makeCells(const Group &G, MemoryCells &Result) {
  const KeyMap Keys = findKeys(G);
  SmallVector<std::pair<const Key *, FieldReach>, 8> Fields;
  for (const auto &[K, Indices] : Keys) {
    std::optional<unsigned> Cell;
    if (isCell(K, Keys)) {
      Cell = Result.Cells.size();
      Result.Cells.push_back(makeCell(G, K, Keys));
      for (unsigned Index : Indices)
        Result.CellOf[Accesses[Index].I] = *Cell;
    }
    if (K.Modulus != 0)
      continue;
    for (unsigned Index : Indices)
      Result.FieldOf[Accesses[Index].I] = NumFields;
    Fields.push_back({&K, {NumFields++, Cell, Interval::none(), false}});
  }
  for (const auto &[K, Indices] : Keys) {
    if (K.Modulus == 0)
      continue;
    for (auto [Field, Reach] : Fields) {
      if (!overlap(K, *Field))
        continue;
      Reach.IsWhole = Field->SizeInBytes == K.SizeInBytes &&
                      (Field->Residue - K.Residue) % int64_t(K.Modulus) == 0 &&
                      K.SizeInBytes <= K.Modulus;
      Reach.Offsets = getTouching(K, *Field, Reach.IsWhole);
      for (unsigned Index : Indices)
        Result.ReachOf[Accesses[Index].I].push_back(Reach);
    }
  }
}

void CellBuilder::build(MemoryCells &Result) {
  for (const Function &F : M)
    for (const Instruction &I : instructions(F))
      if (isa<LoadInst, StoreInst>(I))
        addAccess(I);
      else if (I.mayReadOrWriteMemory())
        addOther(I);
  makeGroups();
  for (const auto &[Leader, G] : Groups)
    if (!G.IsUnknown)
      makeCells(G, Result);
}

MemoryCells::MemoryCells(Module &M, const PointerOffsets &Offsets,
                         const PointsTo *Pointers) {
  if (Pointers)
    CellBuilder(M, Offsets, *Pointers).build(*this);
}
