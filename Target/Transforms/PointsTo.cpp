//===-- PointsTo.cpp - What pointers of a program may point to ------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Chooses a form. Objects are divided into fields by what an analysis without
/// fields says about accesses.
///
//===----------------------------------------------------------------------===//

#include "Transforms/PointsTo.h"
#include "Transforms/PointsToBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"

using namespace llvm;
using namespace llvm::course;

// The largest program of the benchmarks takes a fifth of it.
static cl::opt<unsigned> MaxStepsPerNode(
    "course-points-to-steps", cl::Hidden, cl::init(100),
    cl::desc("Unions of sets for each value of the program, on average"));
// expression-trees, with 15, takes 0.2 s, and all others of the benchmarks less.
static cl::opt<unsigned> MaxContexts(
    "course-points-to-contexts", cl::Hidden, cl::init(20),
    cl::desc("Contexts of each instruction of the program, on average"));
static cl::opt<PointsToForm> ChosenForm(
    "course-points-to-form", cl::Hidden, cl::init(PointsToForm::Fields),
    cl::desc("What course-points-to tells apart if it can afford it"),
    cl::values(clEnumValN(PointsToForm::Unification, "unification",
                          "as little as "
                          "possible"),
               clEnumValN(PointsToForm::Inclusion, "inclusion", "objects"),
               clEnumValN(PointsToForm::Fields, "fields", "and their fields"),
               clEnumValN(PointsToForm::Calls, "calls",
                          "and calls of functions"),
               clEnumValN(PointsToForm::Receivers, "receivers",
                          "and the objects that functions get first")));

StringRef llvm::course::getName(PointsToForm Form) {
  switch (Form) {
  case PointsToForm::Unification:
    return "unification";
  case PointsToForm::Inclusion:
    return "inclusion";
  case PointsToForm::Fields:
    return "fields";
  case PointsToForm::Calls:
    return "calls";
  case PointsToForm::Receivers:
    return "receivers";
  }
  llvm_unreachable("unknown form");
}

PointsTo::PointsTo(Module &M) : PointsTo(M, ChosenForm) {}
PointsTo::PointsTo(Module &M, PointsToForm Form) : M(M), Form(Form) {}
PointsTo::~PointsTo() = default;

bool PointsTo::run(PointsToForm F, bool HasFields) {
  Form = F;
  Builder = std::make_unique<PointsToBuilder>(
      M, F, HasFields ? Fields.get() : nullptr);
  return Builder->run(MaxStepsPerNode, MaxContexts);
}

void PointsTo::makeFields() {
  Fields = std::make_unique<ObjectFields>(M, *this);
  for (const auto &[Pointer, SizeInBytes] : Builder->accesses()) {
    const ExtentId At = Fields->getExtent(Pointer, SizeInBytes);
    for (Node Object : Builder->getObjects(Pointer))
      if (const Value *Allocation = Builder->getAllocation(Object))
        Fields->addAccess(Allocation, At);
  }
  Fields->divide();
}

bool PointsTo::analyze() {
  const PointsToForm Wanted = Form;
  if (Wanted == PointsToForm::Unification)
    return run(Wanted, /*HasFields=*/false);
  if (!run(PointsToForm::Inclusion, /*HasFields=*/false))
    return run(PointsToForm::Unification, /*HasFields=*/false);
  if (Wanted == PointsToForm::Inclusion)
    return true;
  makeFields();
  if (run(Wanted, /*HasFields=*/true) ||
      (Wanted != PointsToForm::Fields &&
       run(PointsToForm::Fields, /*HasFields=*/true)))
    return true;
  return run(PointsToForm::Inclusion, /*HasFields=*/false);
}

PointsTo::ObjectSet PointsTo::getKnownObjects(const Value *Pointer) const {
  return Builder->getObjects(Pointer);
}

PointsTo::ObjectSet PointsTo::getObjects(const Value *Pointer) const {
  ObjectSet Objects = getKnownObjects(Pointer);
  return Objects.test(Builder->unknown()) ? ObjectSet() : Objects;
}

const Value *PointsTo::getAllocation(Node Object) const {
  return Builder->getAllocation(Object);
}

const Value *PointsTo::getContext(Node Object) const {
  return Builder->getContext(Object);
}

PointsTo::Node PointsTo::getPart(Node Object, const Instruction &Access) const {
  // Without fields, all is one part.
  if (Form < PointsToForm::Fields)
    return Object;
  const TypeSize Size =
      M.getDataLayout().getTypeStoreSize(getLoadStoreType(&Access));
  return Builder->getPart(
      Object, Fields->getExtent(getLoadStorePointerOperand(&Access),
                                Size.isScalable() ? 0 : Size.getFixedValue()));
}

SmallVector<PointsTo::Node, 4> PointsTo::getParts(Node Object) const {
  return Builder->getParts(Object);
}

const PointsTo::ObjectSet &PointsTo::getStored(Node Part) const {
  return Builder->getStored(Part);
}
