//===-- PointsTo.h - What pointers of a program may point to ----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The objects of a whole program, and to which of them each of its pointers
/// may point, through memory and calls, but insensitive to the order of
/// execution. There are five forms, which tell more and more apart:
///
/// | form          | tells apart                                             |
/// |---------------|---------------------------------------------------------|
/// | `unification` | what no pointer points to both of                       |
/// | `inclusion`   | objects                                                 |
/// | `fields`      | parts of objects (ObjectFields.h)                       |
/// | `calls`       | also calls of a function, and what they allocate        |
/// | `receivers`   | also what the first pointer that a function gets is     |
///
/// An allocation is one object in each context, however often it is executed.
/// Integers are followed like pointers, since they may be what is left of one;
/// and what becomes a pointer may point to all whose addresses became integers,
/// since a program can rebuild an address from its digits.
/// What is not known points to the object Unknown. Nothing is known of a program
/// that stores a pointer where it is not known, or gives one to code that is
/// not seen.
///
/// Unification takes almost linear time, the others time in proportion to the
/// program, times its contexts, times -course-points-to-steps at most. Where
/// that is not enough, the form before is taken.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_POINTSTO_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_POINTSTO_H

#include "Transforms/PointerConstraints.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <memory>

namespace llvm {

class Instruction;
class Module;
class Value;

namespace course {

class ObjectFields;
class PointsToBuilder;

enum class PointsToForm { Unification, Inclusion, Fields, Calls, Receivers };
inline constexpr PointsToForm AllPointsToForms[] = {
    PointsToForm::Unification, PointsToForm::Inclusion, PointsToForm::Fields,
    PointsToForm::Calls, PointsToForm::Receivers};

StringRef getName(PointsToForm Form);

/// What the pointers of one module point to.
class PointsTo {
public:
  using Node = PointerConstraints::Node;
  using ObjectSet = PointerConstraints::ObjectSet;

  /// With the form that -course-points-to-form says.
  explicit PointsTo(Module &M);
  PointsTo(Module &M, PointsToForm Form);
  ~PointsTo();

  /// \returns false if nothing is known.
  bool analyze();

  /// The form that was affordable.
  PointsToForm form() const { return Form; }

  /// The objects of an access through \p Pointer; none if they are not known.
  ObjectSet getObjects(const Value *Pointer) const;

  /// The objects of an access through \p Pointer as far as they are known: an
  /// access may touch these, and none else that has an allocation.
  ObjectSet getKnownObjects(const Value *Pointer) const;

  /// The variable, alloca or call of malloc that is \p Object, or null: an
  /// object whose accesses are not all seen.
  const Value *getAllocation(Node Object) const;

  /// The call or the receiver in whose context \p Object is allocated, or null.
  const Value *getContext(Node Object) const;

  /// The part of \p Object that \p Access, a load or store, touches. Different
  /// parts, of one or of two objects, have no byte in common.
  Node getPart(Node Object, const Instruction &Access) const;

  /// All parts of \p Object, itself included.
  SmallVector<Node, 4> getParts(Node Object) const;

  /// What a part may hold.
  const ObjectSet &getStored(Node Part) const;

private:
  Module &M;
  PointsToForm Form;
  std::unique_ptr<ObjectFields> Fields;
  std::unique_ptr<PointsToBuilder> Builder;

  bool run(PointsToForm F, bool HasFields);
  void makeFields();
};

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_POINTSTO_H
