//===-- CourseExpandFormats.cpp - Input and output of known formats -------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Calls of printf, fprintf, puts and fputs whose format or text is a constant
/// become calls for its pieces:
///
///   printf("n: %d\n", n)
///     =>  print_byte('n'); print_byte(':'); print_byte(' ');
///         print_signed(n, stdout); print_byte('\n')
///
/// The library need not read the format while the program runs, and what
/// nobody asks for, such as floating point, is not linked. A byte of text is a
/// `write` of a constant: the machine has no data section, so that text has to
/// be stored before it can be read.
///
/// A conversion that no function of the library stands for remains a printf of
/// its own. Calls stay whose result is used, whose format stores the count of
/// bytes (%n) or is wrong, or that have too few arguments.
///
/// sprintf and snprintf become calls that say how many bytes there are so far:
///
///   sprintf(text, "%d!", n)
///     =>  put_end(text, max, put_byte('!', text, max,
///                                     put_signed(n, text, max, 0)))
///
/// They stay if a function is missing for one of the conversions.
///
/// Likewise scanf, of which each piece says whether the next one is looked at:
///
///   scanf("%d %d", &a, &b)
///     =>  scan_decimal(&a) == 1 && scan_decimal(&b) == 1, and what scanf gives
///
/// The pieces of sscanf are told where the place in the text is kept. Calls stay
/// whose format has a set (%[), a star or %n.
///
/// Runs first on each file, and again before the library is linked: its
/// functions are still only declared. LLVM makes one call of two with different
/// formats.
/// Linear in the size of the program and of its formats.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseExpandFormats.h"
#include "Course.h"
#include "Lowering/CourseRuntime.h"
#include "Transforms/FormatPieces.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Pass.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

#define DEBUG_TYPE "course-expand-formats"

STATISTIC(NumExpanded, "Number of calls for output of known formats");

static cl::opt<bool> EnableExpandFormats(
    "course-enable-expand-formats", cl::Hidden, cl::init(true),
    cl::desc("Run course-expand-formats before the library is linked"));

// What is added to a byte that goes to stderr.
static constexpr uint64_t ErrorChannel = 256;

static CallInst *callLibrary(StringRef Name, Type *Ty, ArrayRef<Value *> Args,
                             IRBuilderBase &B) {
  SmallVector<Type *, 5> Types;
  for (Value *Arg : Args)
    Types.push_back(Arg->getType());
  return B.CreateCall(
      B.GetInsertBlock()->getModule()->getOrInsertFunction(
          Name, FunctionType::get(Ty, Types, /*isVarArg=*/false)),
      Args);
}

//===----------------------------------------------------------------------===//
// Output
//===----------------------------------------------------------------------===//

/// \returns which function of the library stands for a conversion of a value, in
/// its name after __course_print_ or __course_put_; empty if none does.
static StringRef getFunction(const Conversion &C, const Type &Ty) {
  if (C.Letter == 's' && Ty.isPointerTy())
    return C.isPlain() ? "text" : "part";
  if (C.Letter == 'c' && Ty.isIntegerTy(32) && C.isPlain())
    return "byte";
  if (StringRef("aAeEfFgG").contains(C.Letter) && Ty.isDoubleTy())
    return "double";
  // What is passed is at least an int.
  if (!StringRef("duoxX").contains(C.Letter) || !Ty.isIntegerTy() ||
      Ty.getIntegerBitWidth() < std::max(C.NumBits, 32u))
    return "";
  if (C.isPlain() && C.Letter == 'd')
    return "signed";
  return C.isPlain() && C.Letter == 'u' ? "unsigned" : "integer";
}

namespace {

/// Puts output in the place of one call: to a channel, or into a buffer.
class OutputWriter {
public:
  OutputWriter(CallInst &Call, uint64_t Channel)
      : B(&Call), Channel(B.getInt64(Channel)) {}
  OutputWriter(CallInst &Call, Value *Buffer, Value *Size)
      : B(&Call), Buffer(Buffer), Size(Size), Count(B.getInt64(0)) {}

  void writeText(StringRef Text);
  /// \p Args: those for width and precision, and the value. There has to be a
  /// function for it.
  void writeConversion(const Conversion &C, ArrayRef<Value *> Args);
  /// A function for it need not be; it becomes a call like \p Call then, whose
  /// arguments before the format are \p Prefix.
  void writeAlone(const Conversion &C, const CallInst &Call,
                  ArrayRef<Value *> Prefix, ArrayRef<Value *> Args);
  /// Ends the text in the buffer. \returns the number of bytes.
  Value *end();

private:
  void call(StringRef Function, SmallVector<Value *, 8> Args);
  void writeByte(Value *Byte);
  /// \returns false if \p Text is none of a few that are known.
  bool writeKnownText(Value *Text);
  void addShape(const Conversion &C, ArrayRef<Value *> Stars,
                SmallVectorImpl<Value *> &Args);

  IRBuilder<> B;
  Value *Channel = nullptr; // null for a buffer
  Value *Buffer = nullptr;
  Value *Size = nullptr;
  Value *Count = nullptr; // of the bytes so far
};

} // namespace

void OutputWriter::call(StringRef Function, SmallVector<Value *, 8> Args) {
  if (Channel) {
    Args.push_back(Channel);
    callLibrary(("__course_print_" + Function).str(), B.getVoidTy(), Args, B);
    return;
  }
  append_range(Args, ArrayRef<Value *>({Buffer, Size, Count}));
  Count =
      callLibrary(("__course_put_" + Function).str(), B.getInt64Ty(), Args, B);
}

Value *OutputWriter::end() {
  callLibrary("__course_put_end", B.getVoidTy(), {Buffer, Size, Count}, B);
  return Count;
}

void OutputWriter::writeByte(Value *Byte) {
  if (Channel)
    callLibrary("__course_print_byte", B.getVoidTy(), B.CreateOr(Byte, Channel),
                B);
  else
    call("byte", {Byte});
}

void OutputWriter::writeText(StringRef Text) {
  for (unsigned char Byte : Text)
    writeByte(B.getInt64(Byte));
}

bool OutputWriter::writeKnownText(Value *Text) {
  StringRef Known, Other;
  if (getConstantStringInfo(Text, Known)) {
    writeText(Known);
    return true;
  }
  auto *Select = dyn_cast<SelectInst>(Text);
  if (!Channel || !Select ||
      !getConstantStringInfo(Select->getTrueValue(), Known) ||
      !getConstantStringInfo(Select->getFalseValue(), Other))
    return false;
  Instruction *Then, *Else, *Next = &*B.GetInsertPoint();
  // One of the two is printed whatever the condition is.
  SplitBlockAndInsertIfThenElse(B.CreateFreeze(Select->getCondition()), Next,
                                &Then, &Else);
  B.SetInsertPoint(Then);
  writeText(Known);
  B.SetInsertPoint(Else);
  writeText(Other);
  B.SetInsertPoint(Next);
  return true;
}

void OutputWriter::addShape(const Conversion &C, ArrayRef<Value *> Stars,
                            SmallVectorImpl<Value *> &Args) {
  Value *How = B.getInt32(C.Letter | C.Flags);
  Value *Width = B.getInt64(C.Width), *Precision = B.getInt64(C.Precision);
  if (C.HasStarPrecision)
    Precision = B.CreateSExt(Stars.back(), B.getInt64Ty());
  if (C.HasStarWidth) {
    // A negative one asks for the flag -.
    Value *IsLeft = B.CreateICmpSLT(Stars.front(), B.getInt32(0));
    How = B.CreateOr(How, B.CreateShl(B.CreateZExt(IsLeft, B.getInt32Ty()), 8));
    Width = B.CreateSExt(Stars.front(), B.getInt64Ty());
    Width = B.CreateSelect(IsLeft, B.CreateNeg(Width), Width);
  }
  append_range(Args, ArrayRef<Value *>({How, Width, Precision}));
}

void OutputWriter::writeConversion(const Conversion &C,
                                   ArrayRef<Value *> Args) {
  Value *Arg = Args.back();
  const StringRef Function = getFunction(C, *Arg->getType());
  if (Function == "text" && writeKnownText(Arg))
    return;
  if (Function == "byte") {
    writeByte(B.CreateZExt(B.CreateTrunc(Arg, B.getInt8Ty()), B.getInt64Ty()));
    return;
  }
  if (Arg->getType()->isIntegerTy())
    Arg = B.CreateIntCast(B.CreateTrunc(Arg, B.getIntNTy(C.NumBits)),
                          B.getInt64Ty(), /*isSigned=*/C.Letter == 'd');
  SmallVector<Value *, 8> All = {Arg};
  if (is_contained({"part", "integer", "double"}, Function))
    addShape(C, Args.drop_back(), All);
  call(Function, std::move(All));
}

void OutputWriter::writeAlone(const Conversion &C, const CallInst &Call,
                              ArrayRef<Value *> Prefix,
                              ArrayRef<Value *> Args) {
  SmallVector<Value *, 4> All(Prefix);
  All.push_back(B.CreateGlobalString(C.Text));
  append_range(All, Args);
  B.CreateCall(Call.getFunctionType(), Call.getCalledOperand(), All);
}

namespace {

/// A piece of a format and what belongs to it of a call's arguments.
struct Piece {
  Conversion C;
  ArrayRef<Value *> Args;

  bool hasFunction() const {
    return !C.isConversion() ||
           (!getFunction(C, *Args.back()->getType()).empty() &&
            all_of(Args.drop_back(), [](const Value *Star) {
              return Star->getType()->isIntegerTy(32);
            }));
  }
};

} // namespace

/// \p Args: all that come after \p Format. \returns false if they are too few, or
/// the format is not known or wrong.
static bool matchArguments(const Value *Format, ArrayRef<Value *> Args,
                           SmallVectorImpl<Piece> &Pieces) {
  StringRef Text;
  SmallVector<Conversion, 16> Conversions;
  if (!getConstantStringInfo(Format, Text) ||
      !parsePrintFormat(Text, Conversions))
    return false;
  for (const Conversion &C : Conversions) {
    const unsigned Count = C.getNumStars() + C.isConversion();
    if (Count > Args.size())
      return false;
    Pieces.push_back({C, Args.take_front(Count)});
    Args = Args.drop_front(Count);
  }
  return true;
}

static void writePiece(const Piece &P, OutputWriter &Writer) {
  if (P.C.isConversion())
    Writer.writeConversion(P.C, P.Args);
  else
    Writer.writeText(P.C.Letter == '%' ? "%" : P.C.Text);
}

/// \p FormatIndex: of the argument that is the format; a stream comes before.
static bool expandFormat(CallInst &Call, unsigned FormatIndex,
                         uint64_t Channel) {
  const SmallVector<Value *, 8> Args(Call.args());
  SmallVector<Piece, 16> Pieces;
  if (!matchArguments(Args[FormatIndex],
                      ArrayRef(Args).drop_front(FormatIndex + 1), Pieces))
    return false;
  OutputWriter Writer(Call, Channel);
  for (const Piece &P : Pieces) {
    if (P.hasFunction())
      writePiece(P, Writer);
    else
      Writer.writeAlone(P.C, Call, ArrayRef(Args).take_front(FormatIndex),
                        P.Args);
  }
  return true;
}

/// sprintf and snprintf. \p Size: of the buffer, or the largest number.
static bool expandIntoBuffer(CallInst &Call, unsigned FormatIndex,
                             Value *Size) {
  const SmallVector<Value *, 8> Args(Call.args());
  SmallVector<Piece, 16> Pieces;
  if (!matchArguments(Args[FormatIndex],
                      ArrayRef(Args).drop_front(FormatIndex + 1), Pieces) ||
      !all_of(Pieces, [](const Piece &P) { return P.hasFunction(); }))
    return false;
  OutputWriter Writer(Call, /*Buffer=*/Args.front(), Size);
  for (const Piece &P : Pieces)
    writePiece(P, Writer);
  Call.replaceAllUsesWith(CastInst::CreateTruncOrBitCast(
      Writer.end(), Call.getType(), "", Call.getIterator()));
  return true;
}

static bool expandText(CallInst &Call, StringRef End, uint64_t Channel) {
  StringRef Text;
  if (!getConstantStringInfo(Call.getArgOperand(0), Text))
    return false;
  OutputWriter Writer(Call, Channel);
  Writer.writeText(Text);
  Writer.writeText(End);
  return true;
}

//===----------------------------------------------------------------------===//
// Input
//===----------------------------------------------------------------------===//

/// \p At: where the place in a text is kept, or null for standard input.
/// \returns whether the piece is satisfied, or null if it always is.
static CallInst *scanPiece(const Conversion &C, Value *Where, Value *At,
                           IRBuilderBase &B) {
  auto Call = [&](StringRef Name, Type *Ty, SmallVector<Value *, 5> Args) {
    if (At)
      Args.push_back(At);
    return callLibrary(
        ((At ? "__course_sscan_" : "__course_scan_") + Name).str(), Ty, Args,
        B);
  };
  auto SkipSpace = [&] { Call("space", B.getVoidTy(), {}); };
  Type *StatusTy = B.getInt32Ty();
  if (C.Letter == '%') {
    SkipSpace();
    return Call("byte", StatusTy, {B.getInt32('%')});
  }
  if (C.Letter == 0 && isSpace(C.Text.front())) {
    SkipSpace();
    return nullptr;
  }
  if (C.Letter == 0)
    return Call("byte", StatusTy, {B.getInt32((unsigned char)C.Text.front())});
  if ((C.Letter == 'd' || C.Letter == 'u') && C.Width == 0 && C.NumBits >= 32 &&
      C.Text.back() != 'i')
    return Call(
        "decimal", StatusTy,
        {Where, B.getInt32(C.Letter == 'd'), B.getInt32(C.NumBits == 64)});
  if (C.Letter == 's')
    return Call("text", StatusTy, {Where, B.getInt64(C.Width)});
  if (C.Letter == 'c' && C.Width <= 1)
    return Call("character", StatusTy, {Where});
  return Call("conversion", StatusTy,
              {Where, B.getInt8(C.Text.back()), B.getInt64(C.Width),
               B.getInt32(C.NumBits)});
}

/// \p FormatIndex: as for expandFormat(). \p Text: what sscanf reads, or null.
static bool expandScan(CallInst &Call, unsigned FormatIndex,
                       Value *Text = nullptr) {
  StringRef Format;
  SmallVector<Conversion, 16> Pieces;
  if (!getConstantStringInfo(Call.getArgOperand(FormatIndex), Format) ||
      !parseScanFormat(Format, Pieces))
    return false;
  unsigned Index = FormatIndex + 1;
  if (Index + count_if(Pieces,
                       [](const Conversion &C) { return C.isConversion(); }) >
          Call.arg_size() ||
      any_of(drop_begin(Call.args(), Index),
             [](const Use &Arg) { return !Arg->getType()->isPointerTy(); }))
    return false;

  // What comes after the call is where all pieces end.
  IRBuilder<> B(&Call);
  BasicBlock *Block = Call.getParent();
  BasicBlock *End = Block->splitBasicBlock(&Call, "scanned");
  Block->getTerminator()->eraseFromParent();
  B.SetInsertPoint(End, End->begin());
  PHINode *Result = B.CreatePHI(B.getInt32Ty(), Pieces.size() + 1);
  Value *At = nullptr;
  if (Text) {
    BasicBlock &Entry = End->getParent()->getEntryBlock();
    B.SetInsertPoint(&Entry, Entry.begin());
    At = B.CreateAlloca(B.getPtrTy(), nullptr, "at");
  }
  B.SetInsertPoint(Block);
  if (Text)
    B.CreateStore(Text, At);
  int Count = 0;
  for (const Conversion &C : Pieces) {
    Value *Where = C.isConversion() ? Call.getArgOperand(Index++) : nullptr;
    // Before the first conversion, the status is the result: 0 or EOF.
    Value *Status = scanPiece(C, Where, At, B);
    if (!Status)
      continue;
    Result->addIncoming(Count == 0 ? Status : B.getInt32(Count),
                        B.GetInsertBlock());
    BasicBlock *Next =
        BasicBlock::Create(B.getContext(), "scan", End->getParent(), End);
    B.CreateCondBr(B.CreateICmpEQ(Status, B.getInt32(1)), Next, End);
    B.SetInsertPoint(Next);
    Count += C.isConversion();
  }
  Result->addIncoming(B.getInt32(Count), B.GetInsertBlock());
  B.CreateBr(End);
  Call.replaceAllUsesWith(Result);
  return true;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

static bool isStream(const Value *Stream, StringRef Name) {
  return isa<GlobalVariable>(Stream) && Stream->getName() == Name;
}

/// \returns the channel of a stream that is known.
static std::optional<uint64_t> getChannel(const Value *Stream) {
  if (isStream(Stream, "__course_stdout"))
    return 0;
  if (isStream(Stream, "__course_stderr"))
    return ErrorChannel;
  return std::nullopt;
}

static bool expandCall(CallInst &Call) {
  const Function *Callee = Call.getCalledFunction();
  if (!Callee || !Callee->isDeclaration() || Call.isNoBuiltin() ||
      Call.isMustTailCall() ||
      Call.getFunction()->hasFnAttribute(
          ("no-builtin-" + Callee->getName()).str()))
    return false;
  const FunctionType *Ty = Callee->getFunctionType();
  // p is a pointer, n a size; all give an int.
  auto Takes = [&](StringRef Params, bool IsVariadic) {
    return Ty == Call.getFunctionType() &&
           Ty->getReturnType()->isIntegerTy(32) &&
           Ty->isVarArg() == IsVariadic &&
           equal(Ty->params(), Params, [](const Type *T, char Param) {
             return Param == 'p' ? T->isPointerTy() : T->isIntegerTy(64);
           });
  };
  const StringRef Name = Callee->getName();
  if (Name == "scanf" && Takes("p", /*IsVariadic=*/true))
    return expandScan(Call, /*FormatIndex=*/0);
  if (Name == "sscanf" && Takes("pp", /*IsVariadic=*/true))
    return expandScan(Call, /*FormatIndex=*/1, Call.getArgOperand(0));
  if (Name == "fscanf" && Takes("pp", /*IsVariadic=*/true))
    return isStream(Call.getArgOperand(0), "__course_stdin") &&
           expandScan(Call, /*FormatIndex=*/1);
  if (Name == "sprintf" && Takes("pp", /*IsVariadic=*/true))
    return expandIntoBuffer(
        Call, /*FormatIndex=*/1,
        ConstantInt::getAllOnesValue(Type::getInt64Ty(Call.getContext())));
  if (Name == "snprintf" && Takes("pnp", /*IsVariadic=*/true))
    return expandIntoBuffer(Call, /*FormatIndex=*/2, Call.getArgOperand(1));
  // Of output, nobody may ask for the number of bytes.
  if (!Call.use_empty())
    return false;
  if (Name == "printf" && Takes("p", /*IsVariadic=*/true))
    return expandFormat(Call, /*FormatIndex=*/0, /*Channel=*/0);
  if (Name == "puts" && Takes("p", /*IsVariadic=*/false))
    return expandText(Call, "\n", /*Channel=*/0);
  if (Name == "fprintf" && Takes("pp", /*IsVariadic=*/true)) {
    std::optional<uint64_t> Channel = getChannel(Call.getArgOperand(0));
    return Channel && expandFormat(Call, /*FormatIndex=*/1, *Channel);
  }
  if (Name == "fputs" && Takes("pp", /*IsVariadic=*/false)) {
    std::optional<uint64_t> Channel = getChannel(Call.getArgOperand(1));
    return Channel && expandText(Call, "", *Channel);
  }
  return false;
}

static bool expandCalls(Module &M) {
  // Without the library, what is missing is what the program calls.
  if (!EnableExpandFormats || !describeMissingCourseRuntime().empty())
    return false;
  bool IsChanged = false;
  for (Function &F : M) {
    // The program may bring a printf of its own.
    if (F.hasOptNone() || F.hasFnAttribute("no-builtins"))
      continue;
    SmallVector<CallInst *, 16> Calls;
    for (Instruction &I : instructions(F))
      if (auto *Call = dyn_cast<CallInst>(&I))
        Calls.push_back(Call);
    for (CallInst *Call : Calls) {
      if (!expandCall(*Call))
        continue;
      Call->eraseFromParent();
      ++NumExpanded;
      IsChanged = true;
    }
  }
  return IsChanged;
}

PreservedAnalyses CourseExpandFormatsPass::run(Module &M,
                                               ModuleAnalysisManager &) {
  return expandCalls(M) ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

namespace {

class CourseExpandFormats : public ModulePass {
public:
  static char ID;
  CourseExpandFormats() : ModulePass(ID) {}

  StringRef getPassName() const override { return "Course expand formats"; }
  bool runOnModule(Module &M) override { return expandCalls(M); }
};

} // namespace

char CourseExpandFormats::ID = 0;

INITIALIZE_PASS(CourseExpandFormats, DEBUG_TYPE, "Course expand formats", false,
                false)

ModulePass *llvm::createCourseExpandFormatsPass() {
  return new CourseExpandFormats();
}
