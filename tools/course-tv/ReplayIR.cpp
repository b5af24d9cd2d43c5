//===- ReplayIR.cpp - A counterexample for lli ----------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Prover/Contract.h"
#include "Prover/SourceExec.h"
#include "Replay.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace coursetv;
using namespace llvm;

// What the machine has and the host has not. Objects of IR with their addresses
// here, their sizes, and their addresses on the machine are in @course.objects;
// what is written is translated by it.
static constexpr const char *Runtime = R"(
@course.number = private constant [5 x i8] c"%lu\0A\00"
@course.digits = private constant [4 x i8] c"%lu\00"
@course.objects = external global [0 x [3 x i64]]
@course.num.objects = external global i64
@course.heap = external global i64
declare i32 @printf(ptr, ...)
declare i32 @scanf(ptr, ...)
declare i32 @fflush(ptr)
declare void @exit(i32)
declare ptr @mmap(ptr, i64, i32, i32, i32, i64)

define void @course.begin() {
  %at = call ptr @mmap(ptr inttoptr (i64 1048576 to ptr), i64 2097152, i32 3,
                       i32 1048610, i32 -1, i64 0)
  %number = ptrtoint ptr %at to i64
  %there = icmp eq i64 %number, 1048576
  br i1 %there, label %done, label %fail
fail:
  call void @exit(i32 88)
  unreachable
done:
  ret void
}

define i64 @course.read() {
  %to = alloca i64
  %n = call i32 (ptr, ...) @scanf(ptr @course.digits, ptr %to)
  %ok = icmp eq i32 %n, 1
  br i1 %ok, label %done, label %fail
fail:
  call void @exit(i32 87)
  unreachable
done:
  %v = load i64, ptr %to
  ret i64 %v
}

define i64 @course.address(i64 %v) {
  %n = load i64, ptr @course.num.objects
  br label %pass
pass: ; first the bytes of objects, then their ends
  %over = phi i64 [ 0, %0 ], [ 1, %next.pass ]
  br label %loop
loop:
  %i = phi i64 [ 0, %pass ], [ %i.next, %next ]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %look, label %next.pass
next.pass:
  %once = icmp eq i64 %over, 0
  br i1 %once, label %pass, label %none
look:
  %row = getelementptr [3 x i64], ptr @course.objects, i64 %i
  %size.at = getelementptr i64, ptr %row, i64 1
  %to.at = getelementptr i64, ptr %row, i64 2
  %from = load i64, ptr %row
  %size = load i64, ptr %size.at
  %to = load i64, ptr %to.at
  %offset = sub i64 %v, %from
  %length = add i64 %size, %over
  %in = icmp ult i64 %offset, %length
  br i1 %in, label %found, label %next
next:
  %i.next = add i64 %i, 1
  br label %loop
found:
  %there = add i64 %to, %offset
  ret i64 %there
none:
  ret i64 %v
}

define void @course.write(i64 %v) {
  %there = call i64 @course.address(i64 %v)
  %n = call i32 (ptr, ...) @printf(ptr @course.number, i64 %there)
  %f = call i32 @fflush(ptr null)
  ret void
}

define void @course.stop() {
  call void @exit(i32 86)
  unreachable
}

define ptr @course.malloc(i64 %size) {
  %at = load i64, ptr @course.heap
  %next = add i64 %at, %size
  store i64 %next, ptr @course.heap
  %p = inttoptr i64 %at to ptr
  ret ptr %p
}

define void @course.free(ptr %p) {
  ret void
}
)";

static bool mayBeUndefined(const Value *V) {
  const auto *Phi = dyn_cast<PHINode>(V);
  return isa<UndefValue>(V) ||
         (Phi && any_of(Phi->incoming_values(), IsaPred<UndefValue>));
}

SmallVector<bool, 8> coursetv::undefinedArguments(const Function &Caller,
                                                  const Function &F) {
  SmallVector<bool, 8> Result(F.arg_size(), false);
  for (const Instruction &I : instructions(Caller))
    if (const auto *Call = dyn_cast<CallBase>(&I);
        Call && Call->getCalledFunction() == &F)
      for (auto [Number, Use] : enumerate(Call->args()))
        if (Number < Result.size())
          Result[Number] |= mayBeUndefined(Use.get());
  return Result;
}

unsigned coursetv::numberOfCallee(const Function &Callee) {
  unsigned Number = 0;
  for (const Function &F : *Callee.getParent()) {
    ++Number;
    if (&F == &Callee)
      break;
  }
  return Number;
}

SmallVector<std::pair<uint64_t, unsigned>, 16>
coursetv::piecesOf(const std::map<uint64_t, uint8_t> &Memory) {
  SmallVector<std::pair<uint64_t, unsigned>, 16> Pieces;
  for (auto It = Memory.begin(); It != Memory.end();) {
    const uint64_t Start = It->first;
    unsigned Length = 0;
    for (auto Next = It;
         Length != 8 && Next != Memory.end() && Next->first == Start + Length;
         ++Next)
      ++Length;
    unsigned Size = 8;
    while (Size > Length || Start % Size != 0)
      Size /= 2;
    Pieces.push_back({Start, Size});
    std::advance(It, Size);
  }
  return Pieces;
}

uint64_t coursetv::contentOf(const std::map<uint64_t, uint8_t> &Memory,
                             std::pair<uint64_t, unsigned> Piece) {
  uint64_t Result = 0;
  for (unsigned Byte = 0; Byte != Piece.second; ++Byte)
    Result |= uint64_t(Memory.at(Piece.first + Byte)) << Byte * 8;
  return Result;
}

namespace {

class ModuleWriter {
public:
  explicit ModuleWriter(const ReplayCase &Case)
      : Case(Case), Context(Case.F.getContext()), Builder(Context),
        Int64(Builder.getInt64Ty()) {}

  std::unique_ptr<Module> write();
  std::string Reason;

private:
  const ReplayCase &Case;
  LLVMContext &Context;
  IRBuilder<> Builder;
  Type *Int64;
  std::unique_ptr<Module> M;
  Function *Tested = nullptr;
  struct Object {
    Constant *Here; // null for those of the frame
    AllocaInst *Alloca;
    uint64_t Size, There;
  };
  SmallVector<Object, 8> Objects;

  FunctionCallee runtime(StringRef Name, Type *Result,
                         ArrayRef<Type *> Arguments = {}) {
    return M->getOrInsertFunction(Name,
                                  FunctionType::get(Result, Arguments, false));
  }
  void strip();
  void takeGlobals();
  void replaceCallees();
  void writeCallee(Function &Callee, const Function &Original);
  void noteFrame();
  void writeObjects();
  void writeMain();
  Constant *placeOf(uint64_t Address);
  Value *asNumber(Value *V);
  Value *fromNumber(Value *Number, Type *Ty);
  void writeNumber(Value *Number) {
    Builder.CreateCall(runtime("course.write", Builder.getVoidTy(), {Int64}),
                       {Builder.CreateZExt(Number, Int64)});
  }
};

} // namespace

void ModuleWriter::strip() {
  M->setDataLayout(DataLayout());
  M->setTargetTriple(Triple());
  M->setModuleInlineAsm("");
  SmallVector<NamedMDNode *, 4> Named;
  for (NamedMDNode &Node : M->named_metadata())
    Named.push_back(&Node);
  for (NamedMDNode *Node : Named)
    Node->eraseFromParent();
  Tested->setPersonalityFn(nullptr);
  Tested->setComdat(nullptr);
  Tested->setSection("");
  Tested->setName(Tested->getName() + ".tested");
  Tested->setLinkage(GlobalValue::InternalLinkage);
}

// What they hold does not matter, or else the driver stores it.
void ModuleWriter::takeGlobals() {
  for (GlobalVariable &GV : make_early_inc_range(M->globals())) {
    if (GV.use_empty()) {
      GV.eraseFromParent();
      continue;
    }
    GV.setInitializer(Constant::getNullValue(GV.getValueType()));
    GV.setConstant(false);
    GV.setLinkage(GlobalValue::InternalLinkage);
    GV.setComdat(nullptr);
    GV.setSection("");
    GV.setThreadLocal(false);
    if (std::optional<uint64_t> Address = addressOfGlobal(GV))
      Objects.push_back(
          {&GV, nullptr,
           Case.F.getDataLayout().getTypeAllocSize(GV.getValueType()),
           *Address});
    GV.setName("data." + GV.getName());
  }
}

Value *ModuleWriter::asNumber(Value *V) {
  Type *Ty = V->getType();
  if (Ty->isPointerTy())
    return Builder.CreatePtrToInt(V, Int64);
  if (Ty->isFloatingPointTy())
    return Builder.CreateBitCast(
        V, Builder.getIntNTy(Ty->getPrimitiveSizeInBits().getFixedValue()));
  return V;
}

Value *ModuleWriter::fromNumber(Value *Number, Type *Ty) {
  if (Ty->isPointerTy())
    return Builder.CreateIntToPtr(Number, Ty);
  if (!Ty->isFloatingPointTy())
    return Builder.CreateTrunc(Number, Ty);
  Value *Bits = Builder.CreateTrunc(
      Number, Builder.getIntNTy(Ty->getPrimitiveSizeInBits().getFixedValue()));
  return Builder.CreateBitCast(Bits, Ty);
}

void ModuleWriter::writeCallee(Function &Callee, const Function &Original) {
  Callee.setLinkage(GlobalValue::InternalLinkage);
  Callee.setAttributes({});
  Builder.SetInsertPoint(BasicBlock::Create(Context, "", &Callee));
  writeNumber(Builder.getInt64(numberOfCallee(Original)));
  const std::optional<Contract> Parts = contractOf(Original, Reason);
  if (!Parts || widthOfResultInMemory(Original)) {
    Reason = "it calls '" + Original.getName().str() +
             "', which nothing can stand for";
    return;
  }
  const SmallVector<bool, 8> IsUndefined = undefinedArguments(Case.F, Original);
  for (const ArgumentPart &Part : *Parts) {
    if (Part.Kind == ArgumentPart::Unread || IsUndefined[*Part.ArgNo])
      continue;
    Value *Number = asNumber(Callee.getArg(*Part.ArgNo));
    writeNumber(Builder.CreateTrunc(Builder.CreateLShr(Number, Part.Low),
                                    Builder.getIntNTy(Part.Width)));
  }
  if (Callee.getReturnType()->isVoidTy()) {
    Builder.CreateRetVoid();
    return;
  }
  Value *Number = Builder.CreateCall(runtime("course.read", Int64));
  Builder.CreateRet(fromNumber(Number, Callee.getReturnType()));
}

void ModuleWriter::replaceCallees() {
  // What calls itself calls what stands for it.
  Function *Again =
      Function::Create(Tested->getFunctionType(), GlobalValue::InternalLinkage,
                       Case.F.getName(), *M);
  Tested->replaceAllUsesWith(Again);
  SmallVector<Function *, 16> Before;
  for (Function &F : *M)
    if (&F != Tested)
      Before.push_back(&F);
  for (Function *Callee : Before) {
    Function &F = *Callee;
    if (F.use_empty()) {
      F.eraseFromParent();
      continue;
    }
    auto Replace = [&](StringRef Name) {
      F.replaceAllUsesWith(
          runtime(Name, F.getReturnType(), F.getFunctionType()->params())
              .getCallee());
      F.eraseFromParent();
    };
    switch (F.getIntrinsicID()) {
    case Intrinsic::trap:
    case Intrinsic::debugtrap:
      Replace("course.stop");
      continue;
    case Intrinsic::not_intrinsic:
      break;
    default:
      continue;
    }
    const Function &Original = *Case.F.getParent()->getFunction(F.getName());
    if (!Original.isDeclarationForLinker()) {
      writeCallee(F, Original);
      F.setName("other." + F.getName());
    } else {
      Replace(("course." + F.getName()).str());
    }
  }
}

void ModuleWriter::noteFrame() {
  uint64_t InMemory = 0;
  if (const std::optional<Contract> Parts = contractOf(Case.F, Reason))
    for (const ArgumentPart &Part : *Parts)
      if (Part.Kind == ArgumentPart::Memory)
        InMemory = std::max(InMemory, Part.Number + 8);
  for (Instruction &I : instructions(*Tested)) {
    auto *Alloca = dyn_cast<AllocaInst>(&I);
    const MDNode *Place =
        Alloca ? Alloca->getMetadata("course.frame") : nullptr;
    if (!Place)
      continue;
    const int64_t At =
        mdconst::extract<ConstantInt>(Place->getOperand(0))->getSExtValue();
    const bool IsAbsolute =
        mdconst::extract<ConstantInt>(Place->getOperand(1))->isOne();
    const uint64_t Start = IsAbsolute ? 0 : Counterexample::StackEnd - InMemory;
    Objects.push_back({nullptr, Alloca,
                       Alloca->getAllocationSize(Case.F.getDataLayout())
                           .value_or(TypeSize::getFixed(0))
                           .getFixedValue(),
                       Start + At});
  }
}

void ModuleWriter::writeObjects() {
  const uint64_t Heap = Case.Inputs.HeapStart;
  constexpr uint64_t HeapHere = Counterexample::ArenaEnd;
  SmallVector<Constant *, 8> Rows;
  ArrayType *RowType = ArrayType::get(Int64, 3);
  auto Add = [&](Constant *Here, uint64_t Size, uint64_t There) {
    Rows.push_back(ConstantArray::get(
        RowType, {Here, Builder.getInt64(Size), Builder.getInt64(There)}));
  };
  for (const Object &O : Objects)
    Add(O.Here ? ConstantExpr::getPtrToInt(O.Here, Int64) : Builder.getInt64(0),
        O.Here ? O.Size : 0, O.There);
  Add(Builder.getInt64(HeapHere), HeapHere, Heap);
  ArrayType *Ty = ArrayType::get(RowType, Rows.size());
  auto *Table =
      new GlobalVariable(*M, Ty, false, GlobalValue::ExternalLinkage,
                         ConstantArray::get(Ty, Rows), "course.objects");
  auto AddNumber = [&](StringRef Name, uint64_t Value) {
    new GlobalVariable(*M, Int64, false, GlobalValue::ExternalLinkage,
                       Builder.getInt64(Value), Name);
  };
  AddNumber("course.num.objects", Rows.size());
  AddNumber("course.heap", HeapHere);
  // Where objects of the frame are is known as soon as they exist.
  for (auto [Index, O] : enumerate(Objects))
    if (O.Alloca) {
      Builder.SetInsertPoint(O.Alloca->getNextNode());
      Value *Row = Builder.CreateConstInBoundsGEP2_64(Ty, Table, 0, Index);
      Builder.CreateStore(Builder.CreatePtrToInt(O.Alloca, Int64), Row);
      Builder.CreateStore(Builder.getInt64(O.Size),
                          Builder.CreateConstInBoundsGEP1_64(Int64, Row, 1));
    }
}

// Where the driver finds a byte of the machine's.
Constant *ModuleWriter::placeOf(uint64_t Address) {
  for (const Object &O : Objects)
    if (O.Here && Address - O.There < O.Size)
      return ConstantExpr::getGetElementPtr(
          Builder.getInt8Ty(), O.Here, Builder.getInt64(Address - O.There));
  return ConstantExpr::getIntToPtr(Builder.getInt64(Address),
                                   Builder.getPtrTy());
}

void ModuleWriter::writeMain() {
  Function *Main =
      Function::Create(FunctionType::get(Builder.getInt32Ty(), false),
                       GlobalValue::ExternalLinkage, "main", *M);
  Builder.SetInsertPoint(BasicBlock::Create(Context, "", Main));
  Builder.CreateCall(runtime("course.begin", Builder.getVoidTy()));
  const Counterexample &In = Case.Inputs;
  for (auto Piece : piecesOf(In.Memory))
    Builder.CreateStore(
        Builder.getIntN(Piece.second * 8, contentOf(In.Memory, Piece)),
        placeOf(Piece.first));
  SmallVector<Value *, 8> Arguments;
  for (auto [A, Number] : zip_equal(Tested->args(), In.Arguments))
    Arguments.push_back(
        fromNumber(ConstantInt::get(Context, Number), A.getType()));
  Value *Result = Builder.CreateCall(Tested, Arguments);
  if (const unsigned Width = widthOfResultInMemory(Case.F)) {
    Value *Whole =
        Builder.CreateZExt(Result, Builder.getIntNTy(alignTo(Width, 8)));
    for (unsigned Low = 0; Low < Width; Low += 8)
      writeNumber(Builder.CreateTrunc(Builder.CreateLShr(Whole, Low),
                                      Builder.getInt8Ty()));
  } else if (!Result->getType()->isVoidTy()) {
    writeNumber(asNumber(Result));
  }
  for (auto [Address, Size] : piecesOf(In.Memory))
    writeNumber(
        Builder.CreateLoad(Builder.getIntNTy(Size * 8), placeOf(Address)));
  Builder.CreateRet(Builder.getInt32(0));
}

std::unique_ptr<Module> ModuleWriter::write() {
  ValueToValueMapTy Map;
  M = CloneModule(*Case.F.getParent(), Map,
                  [&](const GlobalValue *GV) { return GV == &Case.F; });
  Tested = cast<Function>(Map[&Case.F]);
  strip();
  replaceCallees();
  takeGlobals();
  noteFrame();
  if (!Reason.empty())
    return nullptr;
  writeObjects();
  writeMain();
  SMDiagnostic Error;
  std::unique_ptr<Module> Added = parseAssemblyString(Runtime, Error, Context);
  assert(Added && "the runtime is IR");
  if (Linker::linkModules(*M, std::move(Added))) {
    Reason = "the driver cannot be linked";
    return nullptr;
  }
  return std::move(M);
}

std::unique_ptr<Module> coursetv::makeReplayModule(const ReplayCase &Case,
                                                   std::string &Reason) {
  ModuleWriter Writer(Case);
  std::unique_ptr<Module> Result = Writer.write();
  Reason = Writer.Reason;
  return Result;
}
