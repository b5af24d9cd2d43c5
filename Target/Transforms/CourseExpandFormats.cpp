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
/// Likewise scanf, of which each piece says whether the next one is looked at:
///
///   scanf("%d %d", &a, &b)
///     =>  scan_decimal(&a) == 1 && scan_decimal(&b) == 1, and what scanf gives
///
/// Calls stay whose format has a set (%[), a star or %n.
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
#include "llvm/ADT/Statistic.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Pass.h"
#include "llvm/Support/CommandLine.h"

using namespace llvm;

#define DEBUG_TYPE "course-expand-formats"

STATISTIC(NumExpanded, "Number of calls for output of known formats");

static cl::opt<bool> EnableExpandFormats(
    "course-enable-expand-formats", cl::Hidden, cl::init(true),
    cl::desc("Run course-expand-formats before the library is linked"));

// What is added to a byte that goes to stderr.
static constexpr uint64_t ErrorChannel = 256;

namespace {

/// A conversion such as %-5ld.
struct Conversion {
  StringRef Text;        // from the percent sign on
  unsigned Flags = 0;    // of - + space # 0, in bits 8 to 12
  unsigned NumStars = 0; // arguments for width and precision
  int Width = 0;
  int Precision = -1;
  unsigned NumBits = 32; // of an integer
  char Letter = 0;

  bool isPlain() const {
    return Flags == 0 && Width == 0 && Precision < 0 && NumStars == 0;
  }
};

} // namespace

//===----------------------------------------------------------------------===//
// Formats
//===----------------------------------------------------------------------===//

// Without a number, it is what \p Default says.
static bool parseNumber(StringRef &Format, Conversion &C, int Default,
                        int &Number) {
  Number = Default;
  if (Format.consume_front("*")) {
    ++C.NumStars;
    return true;
  }
  const StringRef Digits = Format.take_while(isDigit);
  Format = Format.drop_front(Digits.size());
  return Digits.empty() || !Digits.getAsInteger(10, Number);
}

static unsigned parseLength(StringRef &Format) {
  if (Format.consume_front("hh"))
    return 8;
  if (Format.consume_front("h"))
    return 16;
  for (StringRef Length : {"ll", "l", "j", "z", "t", "q", "L"})
    if (Format.consume_front(Length))
      return 64;
  return 32;
}

/// Takes a conversion from the front of \p Format.
static std::optional<Conversion> parseConversion(StringRef &Format) {
  Conversion C;
  const StringRef Start = Format;
  Format = Format.drop_front();
  for (; !Format.empty(); Format = Format.drop_front()) {
    const size_t Flag = StringRef("-+ #0").find(Format.front());
    if (Flag == StringRef::npos)
      break;
    C.Flags |= 1u << (8 + Flag);
  }
  if (!parseNumber(Format, C, /*Default=*/0, C.Width))
    return std::nullopt;
  if (Format.consume_front(".") &&
      !parseNumber(Format, C, /*Default=*/0, C.Precision))
    return std::nullopt;
  C.NumBits = parseLength(Format);
  if (Format.empty() || !StringRef("diuoxXpcsaAeEfFgG%").contains(Format[0]))
    return std::nullopt;
  C.Letter = Format[0] == 'i' ? 'd' : Format[0];
  Format = Format.drop_front();
  C.Text = Start.drop_back(Format.size());
  return C;
}

/// The pieces of a format, of which those of a single character are themselves.
/// \returns false if \p Format has an error, or needs a count.
static bool parseFormat(StringRef Format, SmallVectorImpl<Conversion> &Pieces) {
  while (!Format.empty()) {
    if (Format.front() != '%') {
      Conversion Character;
      Character.Text = Format.take_front();
      Pieces.push_back(Character);
      Format = Format.drop_front();
      continue;
    }
    std::optional<Conversion> C = parseConversion(Format);
    if (!C)
      return false;
    Pieces.push_back(*C);
  }
  return true;
}

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

namespace {

/// Puts output in the place of one call.
class OutputWriter {
public:
  OutputWriter(CallInst &Call, uint64_t Channel)
      : Call(Call), Channel(Channel), B(&Call) {}

  void writeText(StringRef Text);
  /// \p Prefix are the arguments of the call before the format.
  void writeConversion(const Conversion &C, ArrayRef<Value *> Prefix,
                       ArrayRef<Value *> Args);

private:
  void call(StringRef Name, ArrayRef<Value *> Args);
  /// Without flags, width and precision. \returns false if it is another one.
  bool writePlain(const Conversion &C, Value *Arg);
  bool writeShaped(const Conversion &C, Value *Arg);
  /// The number, as the library's functions take it, or null if \p Arg is none.
  Value *getInteger(const Conversion &C, Value *Arg);

  CallInst &Call;
  uint64_t Channel;
  IRBuilder<> B;
};

} // namespace

void OutputWriter::call(StringRef Name, ArrayRef<Value *> Args) {
  callLibrary(Name, B.getVoidTy(), Args, B);
}

void OutputWriter::writeText(StringRef Text) {
  for (unsigned char Byte : Text)
    call("__course_print_byte", B.getInt64(Byte + Channel));
}

Value *OutputWriter::getInteger(const Conversion &C, Value *Arg) {
  // What is passed is at least an int.
  auto *Ty = dyn_cast<IntegerType>(Arg->getType());
  if (!Ty || Ty->getBitWidth() < std::max(C.NumBits, 32u))
    return nullptr;
  return B.CreateIntCast(B.CreateTrunc(Arg, B.getIntNTy(C.NumBits)),
                         B.getInt64Ty(), /*isSigned=*/C.Letter == 'd');
}

bool OutputWriter::writePlain(const Conversion &C, Value *Arg) {
  Value *Where = B.getInt64(Channel);
  if (C.Letter == 's' && Arg->getType()->isPointerTy()) {
    StringRef Text;
    if (getConstantStringInfo(Arg, Text))
      writeText(Text);
    else
      call("__course_print_text", {Arg, Where});
    return true;
  }
  if (C.Letter == 'c' && Arg->getType()->isIntegerTy(32)) {
    Value *Byte =
        B.CreateZExt(B.CreateTrunc(Arg, B.getInt8Ty()), B.getInt64Ty());
    call("__course_print_byte", B.CreateOr(Byte, Where));
    return true;
  }
  if (C.Letter != 'd' && C.Letter != 'u')
    return false;
  Value *Number = getInteger(C, Arg);
  if (Number)
    call(C.Letter == 'd' ? "__course_print_signed" : "__course_print_unsigned",
         {Number, Where});
  return Number != nullptr;
}

bool OutputWriter::writeShaped(const Conversion &C, Value *Arg) {
  if (C.NumStars != 0)
    return false;
  StringRef Name;
  if (C.Letter == 's' && Arg->getType()->isPointerTy()) {
    Name = "__course_print_part";
  } else if (StringRef("duoxX").contains(C.Letter)) {
    Name = "__course_print_integer";
    Arg = getInteger(C, Arg);
    if (!Arg)
      return false;
  } else if (StringRef("aAeEfFgG").contains(C.Letter) &&
             Arg->getType()->isDoubleTy()) {
    Name = "__course_print_double";
  } else {
    return false;
  }
  call(Name, {Arg, B.getInt32(C.Letter | C.Flags), B.getInt64(C.Width),
              B.getInt64(C.Precision), B.getInt64(Channel)});
  return true;
}

void OutputWriter::writeConversion(const Conversion &C,
                                   ArrayRef<Value *> Prefix,
                                   ArrayRef<Value *> Args) {
  if (C.isPlain() && writePlain(C, Args.back()))
    return;
  if (writeShaped(C, Args.back()))
    return;
  SmallVector<Value *, 4> All(Prefix);
  All.push_back(B.CreateGlobalString(C.Text));
  append_range(All, Args);
  B.CreateCall(Call.getFunctionType(), Call.getCalledOperand(), All);
}

/// \p FormatIndex: of the argument that is the format; a stream comes before.
static bool expandFormat(CallInst &Call, unsigned FormatIndex,
                         uint64_t Channel) {
  StringRef Format;
  SmallVector<Conversion, 16> Pieces;
  if (!getConstantStringInfo(Call.getArgOperand(FormatIndex), Format) ||
      !parseFormat(Format, Pieces))
    return false;
  SmallVector<Value *, 8> Args(Call.args());
  const ArrayRef<Value *> Prefix = ArrayRef(Args).take_front(FormatIndex);
  ArrayRef<Value *> Rest = ArrayRef(Args).drop_front(FormatIndex + 1);
  auto CountArguments = [](const Conversion &C) -> unsigned {
    return C.Letter == 0 || C.Letter == '%' ? C.NumStars : C.NumStars + 1;
  };
  unsigned NumArguments = 0;
  for (const Conversion &C : Pieces)
    NumArguments += CountArguments(C);
  if (NumArguments > Rest.size())
    return false;

  OutputWriter Writer(Call, Channel);
  for (const Conversion &C : Pieces) {
    const unsigned Count = CountArguments(C);
    if (C.Letter == 0)
      Writer.writeText(C.Text);
    else if (C.Letter == '%')
      Writer.writeText("%");
    else
      Writer.writeConversion(C, Prefix, Rest.take_front(Count));
    Rest = Rest.drop_front(Count);
  }
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

/// Reads the width: \p C has no star and no precision. Spaces become one piece
/// without a letter.
static bool parseScanFormat(StringRef Format,
                            SmallVectorImpl<Conversion> &Pieces) {
  while (!Format.empty()) {
    const StringRef Spaces = Format.take_while(isSpace);
    if (!Spaces.empty()) {
      Pieces.emplace_back().Text = Spaces.take_front();
      Format = Format.drop_front(Spaces.size());
    } else if (Format.front() != '%') {
      Pieces.emplace_back().Text = Format.take_front();
      Format = Format.drop_front();
    } else {
      // Flags, stars and precisions are none of scanf's.
      std::optional<Conversion> C = parseConversion(Format);
      if (!C || C->Flags != 0 || C->NumStars != 0 || C->Precision >= 0 ||
          (C->Letter == '%' && C->Text != "%%"))
        return false;
      Pieces.push_back(*C);
    }
  }
  return true;
}

static void scanPiece(const Conversion &C, Value *Where, IRBuilderBase &B,
                      SmallVectorImpl<CallInst *> &Statuses) {
  auto Call = [&](StringRef Name, ArrayRef<Value *> Args) {
    Statuses.push_back(callLibrary(Name, B.getInt32Ty(), Args, B));
  };
  auto SkipSpace = [&] {
    callLibrary("__course_scan_space", B.getVoidTy(), {}, B);
  };
  if (C.Letter == '%') {
    SkipSpace();
    Call("__course_scan_byte", B.getInt32('%'));
  } else if (C.Letter == 0 && isSpace(C.Text.front())) {
    SkipSpace();
  } else if (C.Letter == 0) {
    Call("__course_scan_byte", B.getInt32((unsigned char)C.Text.front()));
  } else if ((C.Letter == 'd' || C.Letter == 'u') && C.Width == 0 &&
             C.NumBits >= 32 && C.Text.back() != 'i') {
    Call("__course_scan_decimal",
         {Where, B.getInt32(C.Letter == 'd'), B.getInt32(C.NumBits == 64)});
  } else {
    Call("__course_scan_conversion",
         {Where, B.getInt8(C.Text.back()), B.getInt64(C.Width),
          B.getInt32(C.NumBits)});
  }
}

/// \p FormatIndex: as for expandFormat().
static bool expandScan(CallInst &Call, unsigned FormatIndex) {
  StringRef Format;
  SmallVector<Conversion, 16> Pieces;
  if (!getConstantStringInfo(Call.getArgOperand(FormatIndex), Format) ||
      !parseScanFormat(Format, Pieces))
    return false;
  auto IsConversion = [](const Conversion &C) {
    return C.Letter != 0 && C.Letter != '%';
  };
  unsigned Index = FormatIndex + 1;
  if (Index + count_if(Pieces, IsConversion) > Call.arg_size() ||
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
  B.SetInsertPoint(Block);
  int Count = 0;
  for (const Conversion &C : Pieces) {
    SmallVector<CallInst *, 1> Statuses;
    Value *Where = IsConversion(C) ? Call.getArgOperand(Index++) : nullptr;
    scanPiece(C, Where, B, Statuses);
    if (Statuses.empty())
      continue;
    // Before the first conversion, the status is the result: 0 or EOF.
    Value *Status = Statuses.front();
    Result->addIncoming(Count == 0 ? Status : B.getInt32(Count),
                        B.GetInsertBlock());
    BasicBlock *Next =
        BasicBlock::Create(B.getContext(), "scan", End->getParent(), End);
    B.CreateCondBr(B.CreateICmpEQ(Status, B.getInt32(1)), Next, End);
    B.SetInsertPoint(Next);
    Count += IsConversion(C);
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
  auto Takes = [&](unsigned NumPointers, bool IsVariadic) {
    return Ty == Call.getFunctionType() &&
           Ty->getReturnType()->isIntegerTy(32) &&
           Ty->isVarArg() == IsVariadic && Ty->getNumParams() == NumPointers &&
           all_of(Ty->params(), [](const Type *T) { return T->isPointerTy(); });
  };
  const StringRef Name = Callee->getName();
  if (Name == "scanf" && Takes(1, /*IsVariadic=*/true))
    return expandScan(Call, /*FormatIndex=*/0);
  if (Name == "fscanf" && Takes(2, /*IsVariadic=*/true))
    return isStream(Call.getArgOperand(0), "__course_stdin") &&
           expandScan(Call, /*FormatIndex=*/1);
  // Of output, nobody may ask for the number of bytes.
  if (!Call.use_empty())
    return false;
  if (Name == "printf" && Takes(1, /*IsVariadic=*/true))
    return expandFormat(Call, /*FormatIndex=*/0, /*Channel=*/0);
  if (Name == "puts" && Takes(1, /*IsVariadic=*/false))
    return expandText(Call, "\n", /*Channel=*/0);
  if (Name == "fprintf" && Takes(2, /*IsVariadic=*/true)) {
    std::optional<uint64_t> Channel = getChannel(Call.getArgOperand(0));
    return Channel && expandFormat(Call, /*FormatIndex=*/1, *Channel);
  }
  if (Name == "fputs" && Takes(2, /*IsVariadic=*/false)) {
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
