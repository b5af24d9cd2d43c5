//===- Contract.cpp - Where arguments travel ------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Prover/Contract.h"
#include "course-machine/Program.h"
#include "llvm/IR/DataLayout.h"

using namespace coursetv;
using namespace llvm;

unsigned coursetv::legalWidth(unsigned Width) {
  for (unsigned Legal : {1, 8, 16, 32})
    if (Width <= Legal)
      return Legal;
  return 64;
}

std::string coursetv::unmangle(StringRef Name) {
  std::string Result;
  for (size_t I = 0; I != Name.size(); ++I) {
    unsigned Byte;
    if (Name[I] != '-')
      Result += Name[I];
    else if (I + 2 < Name.size() &&
             !Name.substr(I + 1, 2).getAsInteger(16, Byte)) {
      Result += char(Byte);
      I += 2;
    }
  }
  return Result;
}

unsigned coursetv::widthOfResultInMemory(const Function &F) {
  const auto *Int = dyn_cast<IntegerType>(F.getReturnType());
  return Int && Int->getBitWidth() > 64 ? Int->getBitWidth() : 0;
}

static SmallVector<StringRef, 8> wordsOf(const Function &F, StringRef Name) {
  SmallVector<StringRef, 8> Words;
  F.getFnAttribute(Name).getValueAsString().split(Words, ' ', -1,
                                                  /*KeepEmpty=*/false);
  return Words;
}

// As arguments are before any pass looks at them.
static std::optional<Contract> plainContract(const Function &F,
                                             std::string &Reason) {
  // In callers with a frame two registers are not left for arguments.
  const unsigned NumRegisters = F.hasFnAttribute("course-argument-registers")
                                    ? 14
                                    : course::NumArgRegisters;
  Contract Result;
  unsigned NextRegister = 0;
  uint64_t NextByte = 0;
  if (widthOfResultInMemory(F)) {
    ArgumentPart &Part = Result.emplace_back();
    Part.Kind = ArgumentPart::Argument;
    Part.Number = NextRegister++;
  }
  for (const Argument &A : F.args()) {
    if (A.hasByValAttr() || A.hasAttribute(Attribute::InAlloca) ||
        !(A.getType()->isIntegerTy() || A.getType()->isPointerTy() ||
          A.getType()->isFloatingPointTy())) {
      Reason = "argument of this type";
      return std::nullopt;
    }
    const unsigned Width =
        F.getDataLayout().getTypeSizeInBits(A.getType()).getFixedValue();
    for (unsigned Low = 0; Low < Width; Low += 64) {
      ArgumentPart Part;
      Part.ArgNo = A.getArgNo();
      Part.Low = Low;
      Part.Width = std::min(Width - Low, 64u);
      Part.Legal = Width > 64 ? 64 : legalWidth(Width);
      if (NextRegister < NumRegisters) {
        Part.Kind = ArgumentPart::Argument;
        Part.Number = NextRegister++;
      } else {
        Part.Kind = ArgumentPart::Memory;
        Part.Number = NextByte;
        NextByte += 8;
      }
      Result.push_back(Part);
    }
  }
  return Result;
}

std::optional<Contract> coursetv::contractOf(const Function &F,
                                             std::string &Reason) {
  if (F.isVarArg()) {
    Reason = "variadic function";
    return std::nullopt;
  }
  const Type *Ty = F.getReturnType();
  if (!widthOfResultInMemory(F) && !Ty->isVoidTy() && !Ty->isPointerTy() &&
      (!Ty->isSized() || Ty->isAggregateType() || Ty->isVectorTy() ||
       Ty->getPrimitiveSizeInBits().getFixedValue() > 64)) {
    Reason = "result of this type";
    return std::nullopt;
  }
  std::optional<Contract> Result = plainContract(F, Reason);
  if (!Result)
    return std::nullopt;

  // What is not passed at all; the others are numbered anew.
  SmallVector<StringRef, 8> Words = wordsOf(F, "course-arguments");
  unsigned Kept = 0;
  for (ArgumentPart &Part : *Result) {
    if (Part.Kind != ArgumentPart::Argument)
      continue;
    if (Part.Number >= Words.size() || Words[Part.Number] == "kept") {
      Part.Number = Kept++;
      continue;
    }
    StringRef Word = Words[Part.Number];
    Part.Kind =
        Word == "unread" ? ArgumentPart::Unread : ArgumentPart::Constant;
    if (Part.Kind == ArgumentPart::Constant &&
        Word.getAsInteger(10, Part.Number)) {
      Reason = "attribute course-arguments";
      return std::nullopt;
    }
  }

  // What travels in general registers; again the others are numbered anew.
  Words = wordsOf(F, "course-incoming");
  unsigned Index = 0, NextArgument = 0;
  for (ArgumentPart &Part : *Result) {
    if (Part.Kind != ArgumentPart::Argument &&
        Part.Kind != ArgumentPart::Memory)
      continue;
    StringRef Word = Index < Words.size() ? Words[Index++] : "arg";
    if (Word == "arg") {
      if (Part.Kind == ArgumentPart::Argument)
        Part.Number = NextArgument++;
      continue;
    }
    unsigned Number;
    if (!Word.consume_front("r") || Word.getAsInteger(10, Number) ||
        Number == 0 || Number > course::NumGeneralRegisters) {
      Reason = "attribute course-incoming";
      return std::nullopt;
    }
    Part.Kind = ArgumentPart::Register;
    Part.Number = Number - 1;
  }
  return Result;
}
