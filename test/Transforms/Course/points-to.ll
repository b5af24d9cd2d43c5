; RUN: split-file %s %t
; RUN: opt -mtriple=course -passes=course-points-to -S %t/rows.ll | FileCheck %t/rows.ll
; RUN: opt -mtriple=course -passes=course-points-to,verify -aa-pipeline=basic-aa,scoped-noalias-aa \
; RUN:   -S %t/rows.ll | opt -mtriple=course -passes='function(loop-mssa(licm))' \
; RUN:   -aa-pipeline=basic-aa,scoped-noalias-aa -S | FileCheck --check-prefix=LICM %t/rows.ll
; RUN: opt -mtriple=course -passes=course-points-to -S %t/flows.ll | FileCheck %t/flows.ll
; RUN: opt -mtriple=course -passes='print<course-points-to>' -course-points-to-steps=0 \
; RUN:   -disable-output %t/rows.ll 2>&1 | FileCheck --check-prefix=LARGE %t/rows.ll
; RUN: opt -mtriple=course -passes='print<course-points-to>' -course-points-to-form=calls \
; RUN:   -course-points-to-contexts=0 -disable-output %t/rows.ll 2>&1 | FileCheck --check-prefix=CONTEXTS %t/rows.ll
; RUN: opt -mtriple=course -passes='print<course-points-to>' -disable-output %t/variadic.ll 2>&1 \
; RUN:   | FileCheck --check-prefix=VARIADIC %t/variadic.ll
; RUN: opt -mtriple=course -passes='print<course-points-to-forms>' -disable-output %t/rows.ll 2>&1 \
; RUN:   | FileCheck --check-prefix=FORMS %t/rows.ll

;--- rows.ll
; Rows of two matrices: what the first points to is not what the second does.

; CHECK: %row.a = load ptr, ptr %a, {{.*}}!alias.scope ![[A:[0-9]+]], !noalias ![[NOT_A:[0-9]+]]
; CHECK: %row.b = load ptr, ptr %b, {{.*}}!alias.scope ![[B:[0-9]+]], !noalias ![[NOT_B:[0-9]+]]
; CHECK: %x = load i64, ptr %p, {{.*}}!alias.scope ![[ROW_B:[0-9]+]], !noalias ![[NOT_ROW_B:[0-9]+]]
; CHECK: %s = load i64, ptr %row.a, {{.*}}!alias.scope ![[ROW_A:[0-9]+]], !noalias ![[NOT_ROW_A:[0-9]+]]
; CHECK: store i64 %sum, ptr %row.a, {{.*}}!alias.scope ![[ROW_A]], !noalias ![[NOT_ROW_A]]

; The sum stays in a register.
; LICM: loop:
; LICM-NOT: store
; LICM: exit:
; LICM: store i64 {{.*}}, ptr %row.a

; In a large program less is told apart.
; LARGE: points to (unification):
; CONTEXTS: points to (fields):

; FORMS: LLVM: 7 accesses, 0 of 15 pairs apart
; FORMS-NEXT: unification: 7 known, 1.00 objects each, 12 of 15 pairs apart
; FORMS-NEXT: inclusion: 7 known, 1.00 objects each
; FORMS-NEXT: fields: 7 known
; FORMS-NEXT: calls: 7 known
; FORMS-NEXT: receivers: 7 known
declare ptr @malloc(i64)

define i64 @main() {
  %a = call ptr @malloc(i64 8)
  %b = call ptr @malloc(i64 8)
  %ra = call ptr @malloc(i64 80)
  %rb = call ptr @malloc(i64 80)
  store ptr %ra, ptr %a, align 8
  store ptr %rb, ptr %b, align 8
  %row.a = load ptr, ptr %a, align 8
  %row.b = load ptr, ptr %b, align 8
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %p = getelementptr i64, ptr %row.b, i64 %i
  %x = load i64, ptr %p, align 8
  %s = load i64, ptr %row.a, align 8
  %sum = add i64 %s, %x
  store i64 %sum, ptr %row.a, align 8
  %next = add i64 %i, 1
  %go = icmp ult i64 %next, 10
  br i1 %go, label %loop, label %exit
exit:
  ret i64 0
}

;--- flows.ll
; Through calls and returns, function pointers, integers, memcpy, initialisers
; and copies of arguments: x and y are each other's alternatives nowhere but in
; what both may be.

; CHECK: define internal i64 @direct(ptr %p)
; CHECK-NEXT: load i64, ptr %p, {{.*}}!alias.scope ![[X:[0-9]+]], !noalias ![[NOT_X:[0-9]+]]
; CHECK: define internal i64 @indirect(ptr %p)
; CHECK-NEXT: load i64, ptr %p, {{.*}}!alias.scope ![[Y:[0-9]+]], !noalias ![[NOT_Y:[0-9]+]]
; CHECK: define internal i64 @copy(ptr byval(i64) %p)
; CHECK-NEXT: load i64, ptr %p, {{.*}}!alias.scope ![[COPY:[0-9]+]], !noalias
; CHECK: define i64 @main()
; CHECK: load i64, ptr %again, {{.*}}!alias.scope ![[Y]], !noalias ![[NOT_Y]]
; CHECK: load i64, ptr %moved, {{.*}}!alias.scope ![[X]], !noalias ![[NOT_X]]
; CHECK: load i64, ptr %both, {{.*}}!alias.scope ![[BOTH:[0-9]+]], !noalias ![[NEITHER:[0-9]+]]
; CHECK: load i64, ptr %returned, {{.*}}!alias.scope ![[X]], !noalias ![[NOT_X]]
; CHECK: load i64, ptr %initial, {{.*}}!alias.scope ![[Y]], !noalias ![[NOT_Y]]
; CHECK-DAG: ![[X]] = !{![[SX:[0-9]+]]}
; CHECK-DAG: ![[Y]] = !{![[SY:[0-9]+]]}
; CHECK-DAG: ![[BOTH]] = !{![[SX]], ![[SY]]}
@x = internal global i64 1
@y = internal global i64 2
@points = internal global ptr @y
@holds = internal global [2 x ptr] zeroinitializer
@takes = internal global ptr @indirect
@cell = internal global ptr null
@label = internal global ptr blockaddress(@main, %there)

define internal i64 @direct(ptr %p) {
  %v = load i64, ptr %p, align 8
  ret i64 %v
}

define internal i64 @indirect(ptr %p) {
  %v = load i64, ptr %p, align 8
  ret i64 %v
}

define internal i64 @copy(ptr byval(i64) %p) {
  %v = load i64, ptr %p, align 8
  ret i64 %v
}

define internal ptr @same(ptr %p) {
  ret ptr %p
}

define i64 @main() {
  %1 = call i64 @direct(ptr @x)
  %f = load ptr, ptr @takes, align 8
  %2 = call i64 %f(ptr @y)
  %3 = call i64 @copy(ptr byval(i64) @x)
  ; As an integer.
  store i64 ptrtoint (ptr @y to i64), ptr @cell, align 8
  %again = load ptr, ptr @cell, align 8
  %4 = load i64, ptr %again, align 8
  ; As bytes.
  %from = alloca ptr, align 8
  store ptr @x, ptr %from, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @holds, ptr align 8 %from, i64 8, i1 false)
  %moved = load ptr, ptr @holds, align 8
  %5 = load i64, ptr %moved, align 8
  %c = icmp eq i64 %1, 0
  %both = select i1 %c, ptr @x, ptr @y
  %6 = load i64, ptr %both, align 8
  %returned = call ptr @same(ptr @x)
  %7 = load i64, ptr %returned, align 8
  %initial = load ptr, ptr @points, align 8
  %8 = load i64, ptr %initial, align 8
  %goto = load ptr, ptr @label, align 8
  indirectbr ptr %goto, [label %there]
there:
  ret i64 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

;--- variadic.ll
; What va_list has is loaded from it, also from a copy, and by its next function.

; VARIADIC: points to (fields):
; VARIADIC-DAG: @sum %p: @x @y{{$}}
; VARIADIC-DAG: @sum %q: @x @y{{$}}
; VARIADIC-DAG: @next %r: @x @y{{$}}
@x = internal global i64 1
@y = internal global i64 2
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_copy.p0(ptr, ptr)
declare void @llvm.va_end.p0(ptr)

define internal i64 @next(ptr %list) {
  %slot = load ptr, ptr %list
  %r = load ptr, ptr %slot
  %v = load i64, ptr %r
  ret i64 %v
}

define internal i64 @sum(i64 %n, ...) {
  %list = alloca ptr
  %copy = alloca ptr
  call void @llvm.va_start.p0(ptr %list)
  call void @llvm.va_copy.p0(ptr %copy, ptr %list)
  %slot = load ptr, ptr %list
  %after = getelementptr i8, ptr %slot, i64 8
  store ptr %after, ptr %list
  %p = load ptr, ptr %slot
  %slot.2 = load ptr, ptr %copy
  %q = load ptr, ptr %slot.2
  %v = load i64, ptr %p
  %w = load i64, ptr %q
  %u = call i64 @next(ptr %list)
  call void @llvm.va_end.p0(ptr %list)
  %vw = add i64 %v, %w
  %vwu = add i64 %vw, %u
  ret i64 %vwu
}

define i64 @main() {
  %v = call i64 (i64, ...) @sum(i64 2, ptr @x, ptr @y)
  ret i64 %v
}
