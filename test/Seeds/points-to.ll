; What pointers may point to, by each form of course-points-to. Variables whose
; address is taken are in memory: what they hold is what is "in" them.
; RUN: split-file %s %t
; RUN: opt -mtriple=course -passes='print<course-points-to>' -course-points-to-form=inclusion \
; RUN:   -disable-output %t/andersen.ll 2>&1 | FileCheck %t/andersen.ll
; RUN: opt -mtriple=course -passes='print<course-points-to>' -course-points-to-form=unification \
; RUN:   -disable-output %t/steensgaard.ll 2>&1 | FileCheck --check-prefix=UNIFY %t/steensgaard.ll
; RUN: opt -mtriple=course -passes='print<course-points-to>' -course-points-to-form=inclusion \
; RUN:   -disable-output %t/steensgaard.ll 2>&1 | FileCheck --check-prefix=INCLUDE %t/steensgaard.ll
; RUN: opt -mtriple=course -passes='print<course-points-to>' -course-points-to-form=inclusion \
; RUN:   -disable-output %t/fields.ll 2>&1 | FileCheck --check-prefix=WHOLE %t/fields.ll
; RUN: opt -mtriple=course -passes='print<course-points-to>' -course-points-to-form=fields \
; RUN:   -disable-output %t/fields.ll 2>&1 | FileCheck --check-prefix=FIELDS %t/fields.ll
; RUN: opt -mtriple=course -passes='print<course-points-to>' -course-points-to-form=calls \
; RUN:   -disable-output %t/contexts.ll 2>&1 | FileCheck --check-prefix=CALLS %t/contexts.ll
; RUN: opt -mtriple=course -passes='print<course-points-to>' -course-points-to-form=receivers \
; RUN:   -disable-output %t/contexts.ll 2>&1 | FileCheck --check-prefix=RECEIVERS %t/contexts.ll

;--- andersen.ll
; T002-AND1: q = malloc1; p = malloc2; p = q; r = &p; s = malloc3; *r = s; t = &s;
; u = *t. A store through r reaches p.

; CHECK: points to (inclusion):
; CHECK-DAG: @main %q: %l1
; CHECK-DAG: in %p: %l1 %l2 %l3
; CHECK-DAG: @main %r: %p
; CHECK-DAG: in %s: %l3
; CHECK-DAG: @main %t: %s
; CHECK-DAG: @main %u: %l3
declare ptr @malloc(i64)

define void @main() {
  %p = alloca ptr
  %s = alloca ptr
  %l1 = call ptr @malloc(i64 8)
  %q = getelementptr i8, ptr %l1, i64 0
  %l2 = call ptr @malloc(i64 8)
  store ptr %l2, ptr %p
  store ptr %q, ptr %p
  %r = getelementptr i8, ptr %p, i64 0
  %l3 = call ptr @malloc(i64 8)
  store ptr %l3, ptr %s
  %s.1 = load ptr, ptr %s
  store ptr %s.1, ptr %r
  %t = getelementptr i8, ptr %s, i64 0
  %u = load ptr, ptr %t
  %use = load i64, ptr %u
  ret void
}

;--- steensgaard.ll
; T002-ST1: p = &x; r = &p; q = &y; s = &q; r = s. One pointer points to p and q, so
; they are one, and then x and y.
; T002-ST2: a = &x2; b = &y2; y2 = &z2 or &x2; c = &y2.
; T002-ST3: q3 = &x3; q3 = &y3; p3 = q3; q3 = &z3.

; UNIFY: points to (unification):
; UNIFY-DAG: in %p: %x %y
; UNIFY-DAG: in %q: %x %y
; UNIFY-DAG: in %r: %p %q
; UNIFY-DAG: in %s: %p %q
; UNIFY-DAG: in %a: %x2 %z2
; UNIFY-DAG: in %b: %y2
; UNIFY-DAG: in %y2: %x2 %z2
; UNIFY-DAG: in %c: %y2
; UNIFY-DAG: in %q3: %x3 %y3 %z3
; UNIFY-DAG: in %p3: %x3 %y3 %z3

; INCLUDE: points to (inclusion):
; INCLUDE-DAG: in %p: %x{{$}}
; INCLUDE-DAG: in %q: %y{{$}}
; INCLUDE-DAG: in %r: %p %q{{$}}
; INCLUDE-DAG: in %s: %q{{$}}
; INCLUDE-DAG: in %a: %x2{{$}}
; INCLUDE-DAG: in %b: %y2{{$}}
; INCLUDE-DAG: in %y2: %x2 %z2{{$}}
; INCLUDE-DAG: in %c: %y2{{$}}
; INCLUDE-DAG: in %q3: %x3 %y3 %z3{{$}}
; INCLUDE-DAG: in %p3: %x3 %y3 %z3{{$}}
define void @main() {
  %x = alloca i64
  %y = alloca i64
  %p = alloca ptr
  %q = alloca ptr
  %r = alloca ptr
  %s = alloca ptr
  store ptr %x, ptr %p
  store ptr %p, ptr %r
  store ptr %y, ptr %q
  store ptr %q, ptr %s
  %s.1 = load ptr, ptr %s
  store ptr %s.1, ptr %r
  %x2 = alloca i64
  %y2 = alloca ptr
  %z2 = alloca i64
  %a = alloca ptr
  %b = alloca ptr
  %c = alloca ptr
  store ptr %x2, ptr %a
  store ptr %y2, ptr %b
  store ptr %z2, ptr %y2
  store ptr %x2, ptr %y2
  store ptr %y2, ptr %c
  %x3 = alloca i64
  %y3 = alloca i64
  %z3 = alloca i64
  %p3 = alloca ptr
  %q3 = alloca ptr
  store ptr %x3, ptr %q3
  store ptr %y3, ptr %q3
  %q3.1 = load ptr, ptr %q3
  store ptr %q3.1, ptr %p3
  store ptr %z3, ptr %q3
  %p3.1 = load ptr, ptr %p3
  ret void
}

;--- fields.ll
; T002-FS: p.f = &x; p.g = &y, and the same in an array of such pairs, at any index.

; WHOLE: points to (inclusion):
; WHOLE-DAG: @main %f: %x %y
; WHOLE-DAG: @main %g: %x %y
; WHOLE-DAG: @main %f.n: %x %y

; FIELDS: points to (fields):
; FIELDS-DAG: @main %f: %x{{$}}
; FIELDS-DAG: @main %g: %y{{$}}
; FIELDS-DAG: @main %f.n: %x{{$}}
; FIELDS-DAG: in %p.0: %x{{$}}
; FIELDS-DAG: in %p.1: %y{{$}}
; FIELDS-DAG: in @pairs.0: %x{{$}}
; FIELDS-DAG: in @pairs.1: %y{{$}}
@pairs = internal global [10 x { ptr, ptr }] zeroinitializer
declare i64 @read()

define void @main() {
  %x = alloca i64
  %y = alloca i64
  %p = alloca { ptr, ptr }
  %p.g = getelementptr i8, ptr %p, i64 8
  store ptr %x, ptr %p
  store ptr %y, ptr %p.g
  %f = load ptr, ptr %p
  %g = load ptr, ptr %p.g
  %n = call i64 @read()
  %m = call i64 @read()
  %n.f = getelementptr inbounds { ptr, ptr }, ptr @pairs, i64 %n
  %m.g = getelementptr inbounds { ptr, ptr }, ptr @pairs, i64 %m, i32 1
  store ptr %x, ptr %n.f
  store ptr %y, ptr %m.g
  %m.f = getelementptr inbounds { ptr, ptr }, ptr @pairs, i64 %m
  %f.n = load ptr, ptr %m.f
  ret void
}

;--- contexts.ll
; T002-CS: setX calls a helper that stores. By calls, the helper's call in setX is
; one for both objects. By receivers, each object has a helper of its own.

; CALLS: points to (calls):
; CALLS-DAG: @main %x1: %oy %oz
; CALLS-DAG: @main %x2: %oy %oz

; RECEIVERS: points to (receivers):
; RECEIVERS-DAG: @main %x1: %oy{{$}}
; RECEIVERS-DAG: @main %x2: %oz{{$}}
declare ptr @malloc(i64)

define internal void @helper(ptr %this, ptr %vh) {
  store ptr %vh, ptr %this
  ret void
}

define internal void @setX(ptr %this, ptr %v) {
  call void @helper(ptr %this, ptr %v)
  ret void
}

define internal ptr @getX(ptr %this) {
  %x = load ptr, ptr %this
  ret ptr %x
}

; One level of calls tells these apart.
; CALLS-DAG: @main %y1: %oy{{$}}
; CALLS-DAG: @main %y2: %oz{{$}}
define internal ptr @same(ptr %a) {
  ret ptr %a
}

; And what a function allocates for each of its callers.
; CALLS-DAG: @main %new1: %new(%new1)
; CALLS-DAG: @main %new2: %new(%new2)
define internal ptr @make() {
  %new = call ptr @malloc(i64 8)
  ret ptr %new
}

define void @main() {
  %a1 = call ptr @malloc(i64 8)
  %a2 = call ptr @malloc(i64 8)
  %oy = call ptr @malloc(i64 8)
  %oz = call ptr @malloc(i64 8)
  call void @setX(ptr %a1, ptr %oy)
  call void @setX(ptr %a2, ptr %oz)
  %x1 = call ptr @getX(ptr %a1)
  %x2 = call ptr @getX(ptr %a2)
  %y1 = call ptr @same(ptr %oy)
  %y2 = call ptr @same(ptr %oz)
  %new1 = call ptr @make()
  %new2 = call ptr @make()
  ret void
}
