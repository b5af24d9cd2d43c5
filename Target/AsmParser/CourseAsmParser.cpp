//===-- CourseAsmParser.cpp - Reads course assembly -----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The assembly parser: it accepts exactly the programs that the machine loads.
///
/// Lines are blank-separated words. LLVM's lexer cannot see them: in its
/// languages `a-b`, `.1` and `1e5` are no names, and `#`, `/* */`, macros and
/// conditional assembly mean something. So the parser reads the whole file
/// itself, when LLVM's generic parser is about to read the first statement, and
/// leaves it nothing. Instructions go through the generated matcher, except
/// those whose operands vary in number (`call`, `switch`).
///
/// Labels are local to their function, so they never become MC labels: a branch
/// refers to a symbol of the label's name that stays undefined, and the target
/// streamer prints the line that defines it.
///
/// What the machine reports only when it is executed (an undefined label, for
/// example) is a warning.
///
//===----------------------------------------------------------------------===//

#include "CourseOperand.h"
#include "CourseSymbols.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "MCTargetDesc/CourseMCTargetDesc.h"
#include "MCTargetDesc/CourseTargetStreamer.h"
#include "TargetInfo/CourseTargetInfo.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCParser/AsmLexer.h"
#include "llvm/MC/MCParser/MCAsmParser.h"
#include "llvm/MC/MCParser/MCTargetAsmParser.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Support/SourceMgr.h"
#include <set>

using namespace llvm;

namespace {

/// Whether `<reg> =` must, may or must not stand before a mnemonic.
enum class ResultRule { Unknown, Required, Forbidden, Optional };

class CourseAsmParser final : public MCTargetAsmParser {
public:
  enum CourseMatchResultTy {
    Match_Dummy = FIRST_TARGET_MATCH_RESULT_TY,
#define GET_OPERAND_DIAGNOSTIC_TYPES
#include "CourseGenAsmMatcher.inc"
  };

  CourseAsmParser(const MCSubtargetInfo &STI, MCAsmParser &,
                  const MCInstrInfo &MII, const MCTargetOptions &Options)
      : MCTargetAsmParser(Options, STI, MII) {
    setAvailableFeatures(ComputeAvailableFeatures(STI.getFeatureBits()));
  }

  void onBeginOfFile() override;

private:
#define GET_ASSEMBLER_HEADER
#include "CourseGenAsmMatcher.inc"

  // Lines. All that return bool return true after an error.
  void parseLine(StringRef Line);
  bool parseStart();
  bool parseFunctionHead();
  bool parseEnd();
  bool parseLabelLine();
  bool parseInstructionLine();
  void finishBlock();
  void finishFunction();
  void finishFile(SMLoc End);

  // Instructions.
  bool parseInstruction(ParseInstructionInfo &Info, StringRef Name,
                        SMLoc NameLoc, OperandVector &Operands) override;
  bool matchAndEmitInstruction(SMLoc IDLoc, unsigned &Opcode,
                               OperandVector &Operands, MCStreamer &Out,
                               uint64_t &ErrorInfo,
                               bool MatchingInlineAsm) override;
  bool reportMismatch(unsigned MatchResult, const OperandVector &Operands,
                      uint64_t ErrorInfo);
  bool isBuiltinCall() const;
  bool parseCall(MCRegister Result);
  bool parseSwitch();
  bool emit(MCInst &Inst);

  // Words.
  std::unique_ptr<CourseOperand> takeOperand();
  bool takeOperandOf(MCInst &Inst, bool (CourseOperand::*IsExpected)() const,
                     const Twine &Expected);
  const MCExpr *getSymbolRef(StringRef Name);

  // Only directives of the generic parser ask for registers.
  bool parseRegister(MCRegister &, SMLoc &, SMLoc &) override { return true; }
  ParseStatus tryParseRegister(MCRegister &, SMLoc &, SMLoc &) override {
    return ParseStatus::NoMatch;
  }

  bool isArgument(MCRegister Reg) {
    const MCRegisterInfo *MRI = getContext().getRegisterInfo();
    return MRI->getRegClass(Course::ARGRegClassID).contains(Reg);
  }

  bool errorAt(StringRef Word, const Twine &Message) {
    return Error(SMLoc::getFromPointer(Word.begin()), Message);
  }
  bool errorAtEndOfLine(const Twine &Message) {
    return Error(SMLoc::getFromPointer(Words.back().end()), Message);
  }
  void reportRedefinition(StringRef Word, const Twine &Message,
                          SMLoc PreviousLoc);

  CourseTargetStreamer &getTargetStreamer() {
    return static_cast<CourseTargetStreamer &>(
        *getStreamer().getTargetStreamer());
  }

  /// The line being read, and its first word that has not been.
  SmallVector<StringRef, 8> Words;
  unsigned Next = 0;

  CourseSymbols Symbols;
  /// Some line has an error: it may have the definition that is missing.
  bool HasBrokenLine = false;

  // The function being read.
  bool IsInFunction = false;
  SMLoc FunctionLoc;
  /// Empty if the `start` line has an error.
  StringRef FunctionName;
  unsigned NumArgs = 0;

  // The block being read.
  bool IsInBlock = false;
  bool HasTerminator = false;
  /// The block has a line with an error: nothing can be said about its end.
  bool IsBlockBroken = false;
  StringRef BlockLabel;
};

} // namespace

#define GET_REGISTER_MATCHER
#define GET_MATCHER_IMPLEMENTATION
#include "CourseGenAsmMatcher.inc"

static ResultRule getResultRule(StringRef Mnemonic) {
  return StringSwitch<ResultRule>(Mnemonic)
      .Cases({"udiv", "sdiv", "urem", "srem", "mul", "shl", "lshr", "ashr"},
             ResultRule::Required)
      .Cases({"and", "or", "xor", "add", "sub", "icmp", "select", "load",
              "malloc"},
             ResultRule::Required)
      .Cases({"store", "free", "reset", "ret", "br", "switch", "assert_eq"},
             ResultRule::Forbidden)
      .Case("call", ResultRule::Optional)
      .Default(ResultRule::Unknown);
}

static std::string quoted(StringRef Word) { return ("'" + Word + "'").str(); }

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

void CourseAsmParser::onBeginOfFile() {
  SourceMgr &SM = getSourceManager();
  unsigned BufferID = SM.FindBufferContainingLoc(getTok().getLoc());
  StringRef Buffer = SM.getMemoryBuffer(BufferID)->getBuffer();

  // The generic parser finds the end of the file.
  getLexer().setBuffer(Buffer, Buffer.end(), /*EndStatementAtEOF=*/false);
  getLexer().Lex();

  StringRef Rest = Buffer;
  while (!Rest.empty()) {
    StringRef Line;
    std::tie(Line, Rest) = Rest.split('\n');
    Line.consume_back("\r");
    parseLine(Line);
    getParser().printPendingErrors();
  }
  finishFile(SMLoc::getFromPointer(Buffer.end()));
  getParser().printPendingErrors();
}

void CourseAsmParser::parseLine(StringRef Line) {
  auto [Code, Comment] = Line.split(';');
  bool HasComment = Code.size() != Line.size();
  Words.clear();
  Next = 0;
  SplitString(Code, Words, " \t");
  if (Words.empty()) {
    if (HasComment)
      getStreamer().emitRawComment(Comment, /*TabPrefix=*/!Code.empty());
    return;
  }

  bool HasError = HasComment;
  if (HasComment)
    errorAt(Line.substr(Code.size()), "a comment must have a line of its own");
  StringRef First = Words.front();
  if (First == "start")
    HasError |= parseStart();
  else if (First == "end")
    HasError |= parseEnd();
  else if (First.front() == '.')
    HasError |= parseLabelLine();
  else
    HasError |= parseInstructionLine();
  if (HasError) {
    HasBrokenLine = true;
    // The line may be a label or a terminator with a mistake.
    IsInBlock = IsInFunction;
    IsBlockBroken = true;
  }
}

// start <name> <nargs>:
bool CourseAsmParser::parseStart() {
  StringRef Start = Words.front();
  if (IsInFunction) {
    finishFunction();
    errorAt(Start, "expected 'end' of function " + quoted(FunctionName) +
                       " before another 'start'");
  }
  // A head with an error opens a function, too: its body is better checked
  // than reported line by line as lying outside.
  IsInFunction = true;
  FunctionLoc = SMLoc::getFromPointer(Start.begin());
  FunctionName = StringRef();
  NumArgs = Course::NumArgRegs;
  return parseFunctionHead();
}

bool CourseAsmParser::parseFunctionHead() {
  StringRef Start = Words.front();
  if (Words.size() != 3 || !Words[2].ends_with(':'))
    return errorAt(Start, "expected 'start <name> <number of arguments>:'");

  StringRef Name = Words[1];
  StringRef Count = Words[2].drop_back();
  if (!Course::isName(Name))
    return errorAt(Name, "invalid function name " + quoted(Name));
  unsigned ParsedNumArgs;
  if (Count.getAsInteger(10, ParsedNumArgs) ||
      ParsedNumArgs > Course::NumArgRegs)
    return errorAt(Words[2], "invalid number of arguments " + quoted(Count) +
                                 ", expected 0 to 16");
  if (Name == "read" || Name == "write")
    return errorAt(Name, "function " + quoted(Name) +
                             " is built in and cannot be defined");
  FunctionName = Name;
  NumArgs = ParsedNumArgs;
  if (SMLoc Previous = Symbols.defineFunction(Name, NumArgs);
      Previous.isValid()) {
    reportRedefinition(Name, "function " + quoted(Name) + " is already defined",
                       Previous);
    return true;
  }
  if (Name == "main" && NumArgs != 0)
    return errorAt(Words[2], "function 'main' must have 0 arguments");
  getTargetStreamer().emitFunctionStart(Name, NumArgs);
  return false;
}

// end <name>
bool CourseAsmParser::parseEnd() {
  if (!IsInFunction)
    return errorAt(Words.front(), "'end' without 'start'");
  finishFunction();
  if (Words.size() != 2)
    return errorAt(Words.front(), "expected 'end <name>'");
  StringRef Name = Words[1];
  if (!FunctionName.empty() && Name != FunctionName)
    return errorAt(Name, "'end' names " + quoted(Name) +
                             ", but the function is " + quoted(FunctionName));
  getTargetStreamer().emitFunctionEnd(Name);
  return false;
}

// .<label>:
bool CourseAsmParser::parseLabelLine() {
  StringRef Label = Words.front();
  if (!IsInFunction)
    return errorAt(Label, "a label must stand inside a function");
  finishBlock();
  IsInBlock = true;
  HasTerminator = IsBlockBroken = false;
  if (Words.size() != 1 || !Label.consume_back(":"))
    return errorAt(Label, "expected '.<label>:' alone on its line");
  BlockLabel = Label;
  if (!Course::isName(Label.drop_front()))
    return errorAt(Label, "invalid label " + quoted(Label));
  if (SMLoc Previous = Symbols.defineLabel(Label); Previous.isValid()) {
    // The block itself is fine, and its end can be checked.
    reportRedefinition(Label,
                       "label " + quoted(Label) +
                           " is already defined in function " +
                           quoted(FunctionName),
                       Previous);
    return false;
  }
  getTargetStreamer().emitBlockLabel(Label);
  return false;
}

void CourseAsmParser::finishBlock() {
  if (IsInBlock && !IsBlockBroken && !HasTerminator)
    errorAt(BlockLabel, "block " + quoted(BlockLabel) +
                            " has no terminator (ret, br or switch)");
  IsInBlock = false;
}

void CourseAsmParser::finishFunction() {
  bool HasBlocks = IsInBlock;
  finishBlock();
  if (!HasBlocks)
    Error(FunctionLoc, "function " + quoted(FunctionName) + " has no blocks");
  Symbols.finishFunction(FunctionName, HasBrokenLine ? nullptr : &getParser());
  IsInFunction = false;
}

void CourseAsmParser::finishFile(SMLoc End) {
  if (IsInFunction) {
    finishFunction();
    Error(FunctionLoc, "function " + quoted(FunctionName) + " has no 'end'");
  }
  if (HasBrokenLine)
    return;
  if (!Symbols.hasFunction("main"))
    Error(End, "there is no function 'main'");
  Symbols.finishProgram(getParser());
}

void CourseAsmParser::reportRedefinition(StringRef Word, const Twine &Message,
                                         SMLoc PreviousLoc) {
  errorAt(Word, Message);
  getParser().printPendingErrors();
  getParser().Note(PreviousLoc, "the other one is here");
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

// [<reg> =] <mnemonic> <operand> ...
bool CourseAsmParser::parseInstructionLine() {
  StringRef First = Words.front();
  if (!IsInFunction)
    return errorAt(First, "an instruction must stand inside a function");
  if (!IsInBlock)
    return errorAt(First, "an instruction must stand inside a block; "
                          "the function starts with a label");

  SmallVector<std::unique_ptr<MCParsedAsmOperand>, 8> Operands;
  MCRegister Result;
  bool HasResult = Words.size() > 1 && Words[1] == "=";
  if (HasResult) {
    Result = MatchRegisterName(First);
    if (!Result)
      return errorAt(First,
                     "expected a register before '=', got " + quoted(First));
    if (isArgument(Result))
      Warning(SMLoc::getFromPointer(First.begin()),
              quoted(First) + " is read-only");
    Operands.push_back(CourseOperand::createReg(First, Result));
    Operands.push_back(CourseOperand::createWord(Words[1]));
    Next = 2;
  }
  if (Next == Words.size())
    return errorAtEndOfLine("expected an instruction after '='");

  StringRef Mnemonic = Words[Next++];
  ResultRule Rule = getResultRule(Mnemonic);
  if (Rule == ResultRule::Unknown)
    return errorAt(Mnemonic, "unknown instruction " + quoted(Mnemonic));
  if (Rule == ResultRule::Required && !HasResult)
    return errorAt(Mnemonic, quoted(Mnemonic) + " needs a result register");
  if (Rule == ResultRule::Forbidden && HasResult)
    return errorAt(Mnemonic, quoted(Mnemonic) + " has no result");

  if (Mnemonic == "switch")
    return parseSwitch();
  if (Mnemonic == "call" && !isBuiltinCall())
    return parseCall(Result);

  SMLoc Loc = SMLoc::getFromPointer(Mnemonic.begin());
  ParseInstructionInfo Info;
  unsigned Opcode;
  uint64_t ErrorInfo;
  return parseInstruction(Info, Mnemonic, Loc, Operands) ||
         matchAndEmitInstruction(Loc, Opcode, Operands, getStreamer(),
                                 ErrorInfo, /*MatchingInlineAsm=*/false);
}

bool CourseAsmParser::parseInstruction(ParseInstructionInfo &, StringRef Name,
                                       SMLoc, OperandVector &Operands) {
  Operands.push_back(CourseOperand::createWord(Name));
  while (Next != Words.size()) {
    std::unique_ptr<CourseOperand> Op = takeOperand();
    if (!Op)
      return true;
    Operands.push_back(std::move(Op));
  }
  return false;
}

bool CourseAsmParser::matchAndEmitInstruction(SMLoc, unsigned &Opcode,
                                              OperandVector &Operands,
                                              MCStreamer &, uint64_t &ErrorInfo,
                                              bool MatchingInlineAsm) {
  MCInst Inst;
  unsigned MatchResult =
      MatchInstructionImpl(Operands, Inst, ErrorInfo, MatchingInlineAsm);
  if (MatchResult != Match_Success)
    return reportMismatch(MatchResult, Operands, ErrorInfo);
  Opcode = Inst.getOpcode();
  return emit(Inst);
}

bool CourseAsmParser::reportMismatch(unsigned MatchResult,
                                     const OperandVector &Operands,
                                     uint64_t ErrorInfo) {
  bool HasResult = Operands.front()->isReg();
  const auto &Mnemonic =
      static_cast<const CourseOperand &>(*Operands[HasResult ? 2 : 0]);
  if (ErrorInfo >= Operands.size())
    return errorAtEndOfLine("too few operands for " +
                            quoted(Mnemonic.getToken()));
  const auto &Op = static_cast<const CourseOperand &>(*Operands[ErrorInfo]);
  if (const char *Expected =
          getMatchKindDiag(static_cast<CourseMatchResultTy>(MatchResult)))
    return Error(Op.getStartLoc(),
                 Expected + (", got " + quoted(Op.getToken())));
  return Error(Op.getStartLoc(), "unexpected operand " + quoted(Op.getToken()) +
                                     " of " + quoted(Mnemonic.getToken()));
}

// What fits the built-in functions has instructions of its own, which the
// matcher knows.
bool CourseAsmParser::isBuiltinCall() const {
  ArrayRef<StringRef> Rest = ArrayRef(Words).drop_front(Next);
  return (Rest.size() == 1 && Rest[0] == "read") ||
         (Rest.size() == 2 && Rest[0] == "write");
}

// call <name> <val> ...
bool CourseAsmParser::parseCall(MCRegister Result) {
  if (Next == Words.size())
    return errorAtEndOfLine("expected the name of a function after 'call'");
  StringRef Callee = Words[Next++];
  if (!Course::isName(Callee))
    return errorAt(Callee, "invalid function name " + quoted(Callee));
  unsigned NumCallArgs = Words.size() - Next;

  MCInst Inst;
  Inst.setOpcode(Result ? Course::CALL : Course::CALLVOID);
  if (Result)
    Inst.addOperand(MCOperand::createReg(Result));
  Inst.addOperand(MCOperand::createExpr(getSymbolRef(Callee)));
  while (Next != Words.size())
    if (takeOperandOf(Inst, &CourseOperand::isValue,
                      getMatchKindDiag(Match_InvalidValue)))
      return true;
  Symbols.useFunction(Callee, NumCallArgs);
  return emit(Inst);
}

// switch <val> <const> <label> ... <label>
bool CourseAsmParser::parseSwitch() {
  MCInst Head, Cases;
  if (takeOperandOf(Head, &CourseOperand::isValue,
                    getMatchKindDiag(Match_InvalidValue)))
    return true;
  std::set<uint64_t> Seen;
  while (Next + 1 < Words.size()) {
    StringRef Case = Words[Next];
    if (takeOperandOf(Cases, &CourseOperand::isOffset,
                      "expected an unsigned constant") ||
        takeOperandOf(Cases, &CourseOperand::isLabel, "expected a label"))
      return true;
    auto Value = static_cast<uint64_t>(
        Cases.getOperand(Cases.getNumOperands() - 2).getImm());
    if (!Seen.insert(Value).second)
      return errorAt(Case,
                     "case " + quoted(Case) + " appears twice in 'switch'");
  }
  if (takeOperandOf(Head, &CourseOperand::isLabel, "expected a label"))
    return true;

  // The default comes second.
  Head.setOpcode(Course::SWITCH);
  for (const MCOperand &Op : Cases)
    Head.addOperand(Op);
  return emit(Head);
}

bool CourseAsmParser::emit(MCInst &Inst) {
  if (HasTerminator && !IsBlockBroken)
    return errorAt(Words.front(), "instruction after the terminator of block " +
                                      quoted(BlockLabel));
  HasTerminator |= MII.get(Inst.getOpcode()).isTerminator();
  Inst.setLoc(SMLoc::getFromPointer(Words.front().begin()));
  getStreamer().emitInstruction(Inst, getSTI());
  return false;
}

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

/// Takes the next word, there must be one; null after an error.
std::unique_ptr<CourseOperand> CourseAsmParser::takeOperand() {
  StringRef Word = Words[Next++];
  SMLoc Loc = SMLoc::getFromPointer(Word.begin());
  if (MCRegister Reg = MatchRegisterName(Word)) {
    if (isArgument(Reg) && Reg - Course::ARG1 >= NumArgs)
      Warning(Loc,
              "function " + quoted(FunctionName) + " has no " + quoted(Word));
    return CourseOperand::createReg(Word, Reg);
  }
  uint64_t Constant;
  if (!Word.getAsInteger(10, Constant))
    return CourseOperand::createConstant(Word, Constant);
  if (all_of(Word, isDigit)) {
    Error(Loc, "constant " + quoted(Word) + " is not below 2^64");
    return nullptr;
  }
  if (Word.front() == '.' && Course::isName(Word.drop_front())) {
    Symbols.useLabel(Word);
    return CourseOperand::createLabel(Word, getSymbolRef(Word));
  }
  return CourseOperand::createWord(Word);
}

/// Takes the next word and appends it to \p Inst if it is what is expected.
bool CourseAsmParser::takeOperandOf(MCInst &Inst,
                                    bool (CourseOperand::*IsExpected)() const,
                                    const Twine &Expected) {
  if (Next == Words.size())
    return errorAtEndOfLine(Expected + " at the end of the line");
  std::unique_ptr<CourseOperand> Op = takeOperand();
  if (!Op)
    return true;
  if (!((*Op).*IsExpected)())
    return Error(Op->getStartLoc(),
                 Expected + ", got " + quoted(Op->getToken()));
  Op->addTo(Inst);
  return false;
}

const MCExpr *CourseAsmParser::getSymbolRef(StringRef Name) {
  MCContext &Context = getContext();
  return MCSymbolRefExpr::create(Context.getOrCreateSymbol(Name), Context);
}

extern "C" LLVM_ABI LLVM_EXTERNAL_VISIBILITY void
LLVMInitializeCourseAsmParser() {
  RegisterMCAsmParser<CourseAsmParser> X(getTheCourseTarget());
}
