//===-- AliasedBank.cpp - Registers that overlap --------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Banks, and how much one class can take away from another.
///
/// Classes form a forest: the parent of a class is the smallest one that covers
/// its units. What the classes of a subtree deny together is not more than what
/// lies under the units of its root. So the squeeze is summed up from the
/// leaves, with that limit at each class.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Banks/AliasedBank.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <cassert>

using namespace llvm;
using namespace llvm::course;

ClassId AliasedBank::findClass(StringRef Name) const {
  auto It = ClassIds.find(Name);
  return It == ClassIds.end() ? ClassId() : It->second;
}

RegisterId AliasedBank::findRegister(StringRef Name) const {
  auto It = RegisterIds.find(Name);
  return It == RegisterIds.end() ? RegisterId() : It->second;
}

unsigned AliasedBank::numAvailable(ClassId C, UnitSet Denied) const {
  return count_if(registersOf(C),
                  [&](RegisterId R) { return !(unitsOf(R) & Denied); });
}

std::string AliasedBank::nameOf(UnitSet Units) const {
  for (const Register &R : Registers)
    if (R.Units == Units)
      return R.Name;
  std::string Name = "{";
  for (unsigned U = 0; U != NumUnits; ++U)
    if (Units >> U & 1) {
      UnitSet Single = UnitSet(1) << U;
      auto Leaf = find_if(Registers,
                          [&](const Register &R) { return R.Units == Single; });
      Name += Name.size() > 1 ? "," : "";
      Name += Leaf == Registers.end() ? "unit" + std::to_string(U) : Leaf->Name;
    }
  return Name + "}";
}

void AliasedBank::finish() {
  RegisterIds.clear();
  ClassIds.clear();
  Covers.assign(numClasses(), 0);
  for (ClassId C : classIds()) {
    RegisterClass &Class = Classes[C];
    ClassIds[Class.Name] = C;
    for (RegisterId R : Class.Registers) {
      RegisterIds[Registers[R].Name] = R;
      Covers[C] |= unitsOf(R);
    }
    Class.NumUnits = popcount(unitsOf(Class.Registers.front()));
  }

  for (Register &R : Registers)
    for (const Register &Other : Registers)
      if ((Other.Units & R.Units) == R.Units && Other.Units != R.Units &&
          (!R.Around || popcount(Other.Units) < popcount(R.Around)))
        R.Around = Other.Units;

  Relations.clear();
  for (ClassId C : classIds())
    for (ClassId D : classIds()) {
      auto Overlapped = [&](UnitSet Units) {
        return unsigned(Classes[C].Registers.size()) - numAvailable(C, Units);
      };
      unsigned Worst = 0;
      for (RegisterId R : registersOf(D))
        Worst = std::max(Worst, Overlapped(unitsOf(R)));
      Relations.push_back({Worst, Overlapped(Covers[D])});
    }

  InsideOut.assign(classIds().begin(), classIds().end());
  auto Rank = [&](ClassId C) { return std::pair(popcount(Covers[C]), C); };
  sort(InsideOut, [&](ClassId A, ClassId B) { return Rank(A) < Rank(B); });
  CoveredBy.assign(numClasses(), None);
  for (auto [I, C] : enumerate(InsideOut))
    for (ClassId D : drop_begin(InsideOut, I + 1))
      if (CoveredBy[C] == None && !(Covers[C] & ~Covers[D]))
        CoveredBy[C] = D;
}

unsigned AliasedBank::squeeze(ClassId C, ClassCounts Counts,
                              UnitSet Denied) const {
  assert(Counts.size() == numClasses() && "a number for each class");
  SmallVector<unsigned, 8> Below(numClasses(), 0);
  unsigned Sum = 0;
  for (ClassId D : InsideOut) {
    const Relation &R = relation(C, D);
    unsigned Limit = R.Covered;
    if (Denied)
      Limit = count_if(registersOf(C), [&](RegisterId Register) {
        UnitSet Units = unitsOf(Register);
        return !(Units & Denied) && (Units & Covers[D]);
      });
    // More neighbours than the limit make no difference.
    unsigned Own = std::min(Counts[D], Limit) * R.Worst;
    unsigned Here = std::min(Below[D.index()] + Own, Limit);
    (CoveredBy[D] == None ? Sum : Below[CoveredBy[D].index()]) += Here;
  }
  return std::min(Sum, numAvailable(C, Denied));
}

unsigned AliasedBank::pressure(ClassId C, ArrayRef<ClassId> Live) const {
  unsigned Size = Classes[C].NumUnits, NumWhole = 0, NumUnitsInParts = 0;
  for (ClassId D : Live)
    if (Classes[D].NumUnits < Size)
      NumUnitsInParts += Classes[D].NumUnits;
    else
      NumWhole += Classes[D].NumUnits / Size;
  return NumWhole + divideCeil(NumUnitsInParts, Size);
}

AliasedBank AliasedBank::makeFlat(unsigned NumRegisters) {
  assert(NumRegisters && NumRegisters <= MaxUnits && "no such bank");
  AliasedBank Bank;
  Bank.NumUnits = NumRegisters;
  Bank.Classes.push_back({"R", {}, 1});
  for (unsigned R = 0; R != NumRegisters; ++R) {
    Bank.Registers.push_back(
        {"r" + std::to_string(R), ClassId(0), UnitSet(1) << R, {}});
    Bank.Classes[ClassId(0)].Registers.push_back(RegisterId(R));
  }
  Bank.finish();
  return Bank;
}

Complaint AliasedBank::verify() const {
  for (auto [C, Class] : enumerateIds(Classes)) {
    if (Class.Registers.empty())
      return "class '" + Class.Name + "' has no registers";
    for (RegisterId R : Class.Registers) {
      if (Registers[R].Class != C)
        return "register '" + Registers[R].Name + "' is in two classes";
      if (unsigned(popcount(unitsOf(R))) != Class.NumUnits)
        return "register '" + Registers[R].Name + "' has " +
               std::to_string(popcount(unitsOf(R))) + " units, others of '" +
               Class.Name + "' have " + std::to_string(Class.NumUnits);
    }
  }
  for (const Register &A : Registers)
    for (const Register &B : Registers) {
      UnitSet Common = A.Units & B.Units;
      if (Common && Common != A.Units && Common != B.Units)
        return "registers '" + A.Name + "' and '" + B.Name +
               "' overlap, but neither contains the other";
    }
  return std::nullopt;
}
