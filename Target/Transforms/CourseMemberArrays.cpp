//===-- CourseMemberArrays.cpp - Arrays beside other members --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// In
///
///   struct { int code[128]; int64_t stack[32]; int top, next; } vm;
///
/// vm.stack[vm.top++] = vm.code[vm.next++] leaves vm.top and vm.next alone, since C
/// has no element of an array outside of it (C11, 6.5.6 p8). In IR an index may
/// reach all of vm, and type-based alias information has only the type of the
/// element. Without more, vm.top and vm.next stay in memory in the loop of an
/// interpreter.
///
/// An access of an element gets a scope of its array, and accesses of other members
/// of such a structure are said not to alias it. Members are known by their
/// type-based information: an access without such stays as it is, and so does all
/// that is compiled with -fno-strict-aliasing. The last member may be meant to go
/// on behind the structure, and is left out, as are arrays of one element. What
/// structures may overlap is no question: type-based information takes it for
/// granted that two of the same type are the same or apart.
///
/// Runs first of all, on what clang makes of a subscript: an address in an array,
/// from that of a member, from that of a structure. Linear in the size of the
/// module.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseMemberArrays.h"
#include "Transforms/AliasScopes.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Support/CommandLine.h"

using namespace llvm;
using namespace llvm::PatternMatch;
using namespace llvm::course;

#define DEBUG_TYPE "course-member-arrays"

STATISTIC(NumElements, "Number of accesses to elements of members");
STATISTIC(NumMembers, "Number of accesses to members beside arrays");

static cl::opt<bool> EnableMemberArrays(
    "course-enable-member-arrays", cl::Hidden, cl::init(true),
    cl::desc("Assume that subscripts stay within arrays of structures"));

// Of an array. In code that cannot be reached an address may be its own operand.
static constexpr unsigned MaxDimensions = 8;

namespace {

/// A member of a structure.
using Member = std::pair<StructType *, unsigned>;

/// What is accessed in structures of one type.
struct Accesses {
  /// The type-based information of its members, if there is one only.
  const MDNode *Tags = nullptr;
  bool HasSeveralTags = false;
  /// By the member.
  MapVector<unsigned, SmallVector<Instruction *, 8>> Elements;
};

class MemberArrays {
  Module &M;
  const DataLayout &DL;
  MapVector<StructType *, Accesses> Structs;
  /// By the type-based information of structures.
  DenseMap<const MDNode *, SmallVector<Instruction *, 8>> Members;

public:
  explicit MemberArrays(Module &M) : M(M), DL(M.getDataLayout()) {}

  bool run();

private:
  void addAccess(Instruction &I);
};

} // namespace

// The member at the address, which need not be computed if it is the first one.
static std::optional<Member> getMember(const Value *Address) {
  if (const auto *GEP = dyn_cast<GEPOperator>(Address)) {
    auto *S = dyn_cast<StructType>(GEP->getSourceElementType());
    const APInt *Index;
    if (!S || GEP->getNumIndices() != 2 || !GEP->isInBounds() ||
        !match(GEP->getOperand(1), m_ZeroInt()) ||
        !match(GEP->getOperand(2), m_APInt(Index)))
      return std::nullopt;
    return Member(S, Index->getZExtValue());
  }
  Type *Ty = nullptr;
  if (const auto *GV = dyn_cast<GlobalVariable>(Address))
    Ty = GV->getValueType();
  if (const auto *Alloca = dyn_cast<AllocaInst>(Address))
    Ty = Alloca->getAllocatedType();
  auto *S = dyn_cast_or_null<StructType>(Ty);
  return S && S->getNumElements() != 0 ? std::optional(Member(S, 0))
                                       : std::nullopt;
}

// The member of which an element is accessed, if it is an array of scalars that is
// not the last member.
static std::optional<Member> getArray(const Value *Address) {
  const ArrayType *Array = nullptr;
  for (unsigned Dimension = 0; Dimension != MaxDimensions; ++Dimension) {
    const auto *GEP = dyn_cast<GEPOperator>(Address);
    auto *Ty = GEP ? dyn_cast<ArrayType>(GEP->getSourceElementType()) : nullptr;
    if (!Ty || GEP->getNumIndices() != 2 || !GEP->isInBounds() ||
        !match(GEP->getOperand(1), m_ZeroInt()))
      break;
    Array = Ty;
    Address = GEP->getPointerOperand();
  }
  if (!Array || Array->getNumElements() < 2)
    return std::nullopt;
  const auto At = getMember(Address);
  if (!At || At->first->getElementType(At->second) != Array ||
      At->second + 1 == At->first->getNumElements())
    return std::nullopt;
  return At;
}

void MemberArrays::addAccess(Instruction &I) {
  const Value *Address = getLoadStorePointerOperand(&I);
  const MDNode *Tag = I.getMetadata(LLVMContext::MD_tbaa);
  if (!Address || !Tag || I.isVolatile())
    return;
  if (const auto At = getArray(Address))
    Structs[At->first].Elements[At->second].push_back(&I);
  // A structure, what is accessed in it, and where.
  const auto *Base = dyn_cast<MDNode>(Tag->getOperand(0));
  const auto *Offset = mdconst::dyn_extract<ConstantInt>(Tag->getOperand(2));
  if (!Base || Base == Tag->getOperand(1) || !Offset)
    return;
  Members[Base].push_back(&I);
  const auto At = getMember(Address);
  if (!At || DL.getStructLayout(At->first)->getElementOffset(At->second) !=
                 Offset->getZExtValue())
    return;
  Accesses &A = Structs[At->first];
  A.HasSeveralTags |= A.Tags && A.Tags != Base;
  A.Tags = Base;
}

bool MemberArrays::run() {
  for (Function &F : M)
    for (Instruction &I : instructions(F))
      if (isa<LoadInst, StoreInst>(I))
        addAccess(I);
  AliasScopes Scopes(M.getContext(), "members", "array");
  bool IsChanged = false;
  for (auto &[S, A] : Structs) {
    if (!A.Tags || A.HasSeveralTags || A.Elements.empty() ||
        Scopes.size() + A.Elements.size() > AliasScopes::MaxScopes)
      continue;
    BitVector All(AliasScopes::MaxScopes);
    SmallVector<unsigned, 4> Numbers;
    for (unsigned Array = 0; Array != A.Elements.size(); ++Array) {
      Numbers.push_back(Scopes.add());
      All.set(Numbers.back());
    }
    for (const auto &[Number, Array] : zip_equal(Numbers, A.Elements)) {
      BitVector Own(AliasScopes::MaxScopes), Other = All;
      Own.set(Number);
      Other.reset(Number);
      for (Instruction *I : Array.second)
        Scopes.annotate(*I, Own, Other);
      NumElements += Array.second.size();
    }
    for (Instruction *I : Members.lookup(A.Tags))
      Scopes.annotate(*I, BitVector(AliasScopes::MaxScopes), All);
    NumMembers += Members.lookup(A.Tags).size();
    IsChanged = true;
  }
  return IsChanged;
}

PreservedAnalyses CourseMemberArraysPass::run(Module &M,
                                              ModuleAnalysisManager &) {
  return EnableMemberArrays && MemberArrays(M).run() ? PreservedAnalyses::none()
                                                     : PreservedAnalyses::all();
}
