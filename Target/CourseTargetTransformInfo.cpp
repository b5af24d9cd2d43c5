//===-- CourseTargetTransformInfo.cpp - What the IR optimiser may ask -----===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CourseTargetTransformInfo.h"
#include "CoursePlan.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Support/CommandLine.h"

using namespace llvm;

// LLVM's thresholds are multiples of what an addition costs.
InstructionCost CourseTTIImpl::scale(Course::CostClass Class) const {
  const CourseCostModel &Costs = ST->getCostModel();
  return divideNearest(Costs.getCost(Class),
                       Costs.getCost(Course::CostClass::AddSub));
}

// Size and latency are counted in instructions, all of them equal.
static bool countsInstructions(TargetTransformInfo::TargetCostKind CostKind) {
  return CostKind == TargetTransformInfo::TCK_CodeSize ||
         CostKind == TargetTransformInfo::TCK_SizeAndLatency;
}

// A call of the runtime library: about 60 units for each element, and many
// instructions.
static bool isSoftware(Type *Ty) { return Ty->isFPOrFPVectorTy(); }

static InstructionCost
getSoftwareCost(Type *Ty, TargetTransformInfo::TargetCostKind CostKind) {
  constexpr unsigned PointsPerOperation = 300, InstructionsPerOperation = 40;
  unsigned NumElements = 1;
  if (auto *Vector = dyn_cast<FixedVectorType>(Ty))
    NumElements = Vector->getNumElements();
  return NumElements * (countsInstructions(CostKind) ? InstructionsPerOperation
                                                     : PointsPerOperation);
}

static bool isOneRegister(Type *Ty) {
  return Ty->isPointerTy() ||
         (Ty->isIntegerTy() && Ty->getIntegerBitWidth() <= 64);
}

InstructionCost CourseTTIImpl::getArithmeticInstrCost(
    unsigned Opcode, Type *Ty, TTI::TargetCostKind CostKind,
    TTI::OperandValueInfo Op1Info, TTI::OperandValueInfo Op2Info,
    ArrayRef<const Value *> Args, const Instruction *CxtI) const {
  if (isSoftware(Ty) && Opcode != Instruction::FNeg)
    return getSoftwareCost(Ty, CostKind);
  if (!isOneRegister(Ty))
    return BaseT::getArithmeticInstrCost(Opcode, Ty, CostKind, Op1Info, Op2Info,
                                         Args, CxtI);
  if (countsInstructions(CostKind))
    return TTI::TCC_Basic;
  switch (Opcode) {
  case Instruction::Add:
  case Instruction::Sub:
    return scale(Course::CostClass::AddSub);
  case Instruction::Shl:
  case Instruction::LShr:
    // By a constant, a multiplication or a division.
    return scale(Op2Info.isConstant() ? Course::CostClass::MulDiv
                                      : Course::CostClass::Logic);
  case Instruction::AShr:
  case Instruction::And:
  case Instruction::Or:
  case Instruction::Xor:
    return scale(Course::CostClass::Logic);
  default:
    return scale(Course::CostClass::MulDiv);
  }
}

InstructionCost CourseTTIImpl::getCmpSelInstrCost(
    unsigned Opcode, Type *ValTy, Type *CondTy, CmpInst::Predicate VecPred,
    TTI::TargetCostKind CostKind, TTI::OperandValueInfo Op1Info,
    TTI::OperandValueInfo Op2Info, const Instruction *I) const {
  if (isSoftware(ValTy) && Opcode == Instruction::FCmp)
    return getSoftwareCost(ValTy, CostKind);
  if (!isOneRegister(ValTy))
    return BaseT::getCmpSelInstrCost(Opcode, ValTy, CondTy, VecPred, CostKind,
                                     Op1Info, Op2Info, I);
  if (countsInstructions(CostKind))
    return TTI::TCC_Basic;
  return scale(Opcode == Instruction::Select ? Course::CostClass::Select
                                             : Course::CostClass::Compare);
}

InstructionCost CourseTTIImpl::getCastInstrCost(unsigned Opcode, Type *Dst,
                                                Type *Src,
                                                TTI::CastContextHint Hint,
                                                TTI::TargetCostKind CostKind,
                                                const Instruction *I) const {
  if (Opcode != Instruction::BitCast && (isSoftware(Dst) || isSoftware(Src)))
    return getSoftwareCost(Dst, CostKind);
  return BaseT::getCastInstrCost(Opcode, Dst, Src, Hint, CostKind, I);
}

InstructionCost CourseTTIImpl::getMemoryOpCost(unsigned Opcode, Type *Src,
                                               Align Alignment,
                                               unsigned AddressSpace,
                                               TTI::TargetCostKind CostKind,
                                               TTI::OperandValueInfo OpInfo,
                                               const Instruction *I) const {
  if (!isOneRegister(Src))
    return BaseT::getMemoryOpCost(Opcode, Src, Alignment, AddressSpace,
                                  CostKind, OpInfo, I);
  if (countsInstructions(CostKind))
    return TTI::TCC_Basic;
  return scale(Course::CostClass::Stack);
}

InstructionCost CourseTTIImpl::getCFInstrCost(unsigned Opcode,
                                              TTI::TargetCostKind CostKind,
                                              const Instruction *) const {
  if (Opcode == Instruction::PHI)
    return TTI::TCC_Free;
  return countsInstructions(CostKind) ? TTI::TCC_Basic
                                      : scale(Course::CostClass::Branch);
}

static cl::opt<unsigned> InlineMultiplier(
    "course-inline-multiplier", cl::Hidden, cl::init(20),
    cl::desc(
        "How much more expensive than usual a callee may be to be inlined"));
static cl::opt<unsigned> FullUnrollThreshold(
    "course-unroll-full-threshold", cl::Hidden, cl::init(1000),
    cl::desc("Instructions that a completely unrolled loop may have"));
static cl::opt<unsigned> RepetitionThreshold(
    "course-unroll-repetition-threshold", cl::Hidden, cl::init(300),
    cl::desc("The same for steps of a computation around loops of unknown "
             "numbers of iterations"));
// A call costs 2, 1 for each argument and 1 to return, and code size nothing:
// the limit only keeps compile time in bounds.
unsigned CourseTTIImpl::getInliningThresholdMultiplier() const {
  return InlineMultiplier;
}

// No benchmark gains from unrolling in a larger function. What a function
// spills has to fit into the stack area.
static constexpr unsigned MaxUnrolledFunction = 5000;

static bool isLargerThan(const Function &F, unsigned Limit) {
  unsigned NumInstructions = 0;
  for (const BasicBlock &BB : F)
    if ((NumInstructions += BB.size()) > Limit)
      return true;
  return false;
}

// Passes take more than twice the time for twice the function. A function of
// hundreds of calls would become as large as the program.
static cl::opt<unsigned> InlineCallerSize(
    "course-inline-caller-size", cl::Hidden, cl::init(5000),
    cl::desc("Instructions of a function into which only small ones are "
             "inlined"));

// About what LLVM inlines for other targets.
static constexpr unsigned MaxSmallCallee = 40;

bool CourseTTIImpl::areInlineCompatible(const Function *Caller,
                                        const Function *Callee) const {
  return BaseT::areInlineCompatible(Caller, Callee) &&
         (!isLargerThan(*Callee, MaxSmallCallee) ||
          !isLargerThan(*Caller, InlineCallerSize));
}

// Whether a loop allocates, so that course-data-placement should understand it,
// or calls what is not inlined, beside which its counting costs little.
static bool hasExpensiveCalls(const Loop &L) {
  for (const BasicBlock *BB : L.blocks())
    for (const Instruction &I : *BB) {
      const auto *Call = dyn_cast<CallInst>(&I);
      const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
      if (Callee && !Callee->isIntrinsic() &&
          (!Callee->isDeclaration() || Callee->getName() == "malloc"))
        return true;
    }
  return false;
}

// Whether L has a loop whose trip count is unknown, and the same in each iteration
// of L as far as is known.
static bool hasVariableLoops(const Loop &L, ScalarEvolution &SE) {
  return any_of(L.getSubLoops(), [&](const Loop *Inner) {
    const SCEV *Count = SE.getBackedgeTakenCount(Inner);
    return isa<SCEVCouldNotCompute>(Count) ||
           (!isa<SCEVConstant>(Count) && SE.isLoopInvariant(Count, &L)) ||
           hasVariableLoops(*Inner, SE);
  });
}

// Whether nothing is computed from V but what L counts next: it is stored, or
// decides whether L ends.
static bool isOnlyCount(const Value &V, const Loop &L, const PHINode &Counter) {
  const BasicBlock *Latch = L.getLoopLatch();
  return all_of(V.uses(), [&](const Use &Use) {
    const auto *I = cast<Instruction>(Use.getUser());
    if (I == &Counter || I == Counter.getIncomingValueForBlock(Latch))
      return true;
    if (isa<CastInst>(I))
      return isOnlyCount(*I, L, Counter);
    if (isa<StoreInst>(I))
      return Use.getOperandNo() == 0;
    return isa<ICmpInst>(I) && I->hasOneUse() &&
           *I->user_begin() == Latch->getTerminator();
  });
}

// Whether all iterations of L are the same code with the same values, but for
// their number.
static bool isRepetition(const Loop &L) {
  const BasicBlock *Header = L.getHeader(), *Latch = L.getLoopLatch();
  const auto *Counter = dyn_cast<PHINode>(Header->begin());
  if (!Latch || !Counter || !hasSingleElement(Header->phis()))
    return false;
  const auto *Next =
      dyn_cast<Instruction>(Counter->getIncomingValueForBlock(Latch));
  return Next && L.contains(Next) && isOnlyCount(*Counter, L, *Counter) &&
         isOnlyCount(*Next, L, *Counter);
}

// An iteration costs at least 2.2 for counting and branching, which unrolling
// divides. What cannot be unrolled completely waits for course-switch-unroll.
void CourseTTIImpl::getUnrollingPreferences(Loop *L, ScalarEvolution &SE,
                                            TTI::UnrollingPreferences &UP,
                                            OptimizationRemarkEmitter *) const {
  if (isLargerThan(*L->getHeader()->getParent(), MaxUnrolledFunction)) {
    UP.Threshold = UP.PartialThreshold = 0;
    return;
  }
  // With expensive calls, too: matmul-recursive costs 0.876 and sudoku 0.982 of
  // what they do with LLVM's threshold.
  // A step in time of a stencil gains nothing from being there several times, and
  // its loops share the budget: an fdtd-2d in static arrays costs 0.84 of what it
  // does with the other threshold, or 0.72 with elements of 4 bytes.
  const bool Repeats = isRepetition(*L) && hasVariableLoops(*L, SE);
  UP.Threshold = Repeats ? RepetitionThreshold : FullUnrollThreshold;
  if (std::optional<unsigned> Hundreds = course::getPlanned(*L, "complete"))
    UP.Threshold = *Hundreds * 100;
  if (hasExpensiveCalls(*L)) {
    UP.MaxCount = 1;
    return;
  }
  UP.UpperBound = true;
  UP.AllowExpensiveTripCount = true;
  UP.MaxIterationsCountToAnalyze = 100;
}

// Code size is free: what is smaller is copied without a loop. The limit keeps
// compile time in bounds, and an access a byte below what selection takes.
uint64_t CourseTTIImpl::getMaxMemIntrinsicInlineSizeThreshold() const {
  return 2048;
}

static Align getCommonAlign(Align A, Align B) {
  return std::min({A, B, Align(8)});
}

// The widest access that the alignment allows.
Type *CourseTTIImpl::getMemcpyLoopLoweringType(
    LLVMContext &Context, Value *, unsigned, unsigned, Align SrcAlign,
    Align DestAlign, std::optional<uint32_t> AtomicElementSize) const {
  uint64_t Bytes = AtomicElementSize
                       ? *AtomicElementSize
                       : getCommonAlign(SrcAlign, DestAlign).value();
  return Type::getIntNTy(Context, Bytes * 8);
}

void CourseTTIImpl::getMemcpyLoopResidualLoweringType(
    SmallVectorImpl<Type *> &OpsOut, LLVMContext &Context,
    unsigned RemainingBytes, unsigned, unsigned, Align SrcAlign,
    Align DestAlign, std::optional<uint32_t> AtomicCpySize) const {
  uint64_t Bytes = AtomicCpySize ? *AtomicCpySize
                                 : getCommonAlign(SrcAlign, DestAlign).value();
  while (RemainingBytes != 0) {
    while (Bytes > RemainingBytes)
      Bytes /= 2;
    OpsOut.push_back(Type::getIntNTy(Context, Bytes * 8));
    RemainingBytes -= Bytes;
  }
}
