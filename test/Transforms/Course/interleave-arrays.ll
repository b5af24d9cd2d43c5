; Elements with the same index of arrays that are larger than the stack area lie
; side by side.

; RUN: rm -rf %t && split-file %s %t
; RUN: opt -mtriple=course -passes=course-interleave-arrays -S %t/arrays.ll | FileCheck %s
; RUN: opt -mtriple=course -passes=course-interleave-arrays -pass-remarks=course-interleave-arrays -disable-output %t/arrays.ll 2>&1 | FileCheck %s --check-prefix=REMARK
; RUN: opt -mtriple=course -passes=course-interleave-arrays -course-interleave-arrays-size=24000 -S %t/arrays.ll | FileCheck %s --check-prefix=SMALL
; RUN: opt -mtriple=course -passes=course-interleave-arrays -course-interleave-arrays-huge=20000 -S %t/arrays.ll | FileCheck %s --check-prefix=HUGE
; RUN: opt -mtriple=course -passes=course-interleave-arrays -S %t/program.ll | FileCheck %s --check-prefix=ALONE
; RUN: opt -mtriple=course -passes=course-interleave-arrays -S %t/rows.ll | FileCheck %s --check-prefix=ROWS
; RUN: opt -mtriple=course -passes=course-interleave-arrays -S %t/blocked.ll | FileCheck %s --check-prefix=BLOCKED

; What was there is there.
; RUN: llc -mtriple=course -O2 -verify-machineinstrs -course-interleave-arrays-huge=20000 %t/program.ll -o %t/on.s
; RUN: llc -mtriple=course -O2 -verify-machineinstrs -course-enable-interleave-arrays=false %t/program.ll -o %t/off.s
; RUN: echo 2999 7 | course-run --quiet %t/on.s > %t/on.out
; RUN: echo 2999 7 | course-run --quiet %t/off.s | diff - %t/on.out
; RUN: FileCheck %s --match-full-lines --check-prefix=RESULT < %t/on.out

; RESULT: 3006
; RESULT-NEXT: 3000

;--- arrays.ll
; One of the largest elements is first, and there is one more of each.
; CHECK: @half = internal global [3000 x i16]
; CHECK: @wide = internal global [3001 x [16 x i8]] zeroinitializer, align 8
; CHECK-NOT: @number
; CHECK: @longer = internal global [6000 x i32]
; Huge arrays need not have the same number of elements.
; HUGE: @wide = internal global [6001 x [16 x i8]] zeroinitializer, align 8
; HUGE-NOT: @longer
; CHECK: @short = internal global [300 x i32]
; SMALL: @half = internal global [3000 x i16]
; SMALL: @wide = internal global [3000 x i64]
@half = internal global [3000 x i16] zeroinitializer
@wide = internal global [3000 x i64] zeroinitializer, align 16
@number = internal global [30 x [100 x i32]] zeroinitializer
@longer = internal global [6000 x i32] zeroinitializer
@short = internal global [300 x i32] zeroinitializer
; These two have the same number of elements, but are small.
@few = internal global [300 x i32] zeroinitializer

declare i64 @read()
declare void @write(i64)

; REMARK: elements of wide lie 16 bytes apart, with those of other arrays between them
; REMARK: elements of number lie 16 bytes apart

; CHECK-LABEL: define i32 @main()
define i32 @main() {
  %i = call i64 @read()
; CHECK: getelementptr inbounds [16 x i8], ptr getelementptr inbounds (i8, ptr @wide, i64 8), i64 {{.*}}
; CHECK: store i32 1, ptr %at.number, align 4
  %at.number = getelementptr inbounds i32, ptr @number, i64 %i
  store i32 1, ptr %at.number, align 4
; CHECK: %at.wide = getelementptr inbounds [16 x i8], ptr @wide, i64 %i
; CHECK: store i64 2, ptr %at.wide, align 8
  %at.wide = getelementptr inbounds i64, ptr @wide, i64 %i
  store i64 2, ptr %at.wide, align 16
; Rows and columns.
; CHECK: mul i64 %i, 100
; CHECK-NEXT: getelementptr [16 x i8], ptr getelementptr inbounds (i8, ptr @wide, i64 8)
  %row = getelementptr inbounds [100 x i32], ptr @number, i64 %i, i64 3
  %v = load i32, ptr %row, align 4
; A pointer that moves, and one to the end.
; CHECK: %next = getelementptr inbounds [16 x i8], ptr %at.wide, i64 1
  %next = getelementptr inbounds i8, ptr %at.wide, i64 8
  %end = getelementptr inbounds i8, ptr @wide, i64 24000
; CHECK: icmp eq ptr %next, getelementptr inbounds ([16 x i8], ptr @wide, i64 3000)
  %is.end = icmp eq ptr %next, %end
  %flag = zext i1 %is.end to i64
  call void @write(i64 %flag)
  %at.longer = getelementptr inbounds i32, ptr @longer, i64 %i
  store i32 %v, ptr %at.longer, align 4
  %at.short = getelementptr inbounds i32, ptr @short, i64 %i
  store i32 %v, ptr %at.short, align 4
  %at.few = getelementptr inbounds i32, ptr @few, i64 %i
  store i32 %v, ptr %at.few, align 4
  %at.half = getelementptr inbounds i16, ptr @half, i64 %i
  store i16 1, ptr %at.half, align 2
  ret i32 0
}

;--- rows.ll
; Rows and columns are the same, by pointers to rows. In @turned they are not.
; ROWS: @from = internal global [3601 x [8 x i8]]
; ROWS-NOT: @to
; ROWS: @turned = internal global [60 x [60 x i32]]
@from = internal global [60 x [60 x i32]] zeroinitializer
@to = internal global [60 x [60 x i32]] zeroinitializer
@turned = internal global [60 x [60 x i32]] zeroinitializer
declare i64 @read()
define i32 @main() {
  %i = call i64 @read()
  %j = call i64 @read()
  %from.row = getelementptr inbounds [60 x i32], ptr @from, i64 %i
  %from.at = getelementptr inbounds i32, ptr %from.row, i64 %j
  %v = load i32, ptr %from.at, align 4
  %to.row = getelementptr inbounds [60 x i32], ptr @to, i64 %i
  %to.at = getelementptr inbounds i32, ptr %to.row, i64 %j
  store i32 %v, ptr %to.at, align 4
  %turned.row = getelementptr inbounds [60 x i32], ptr @turned, i64 %j
  %turned.at = getelementptr inbounds i32, ptr %turned.row, i64 %i
  store i32 %v, ptr %turned.at, align 4
  ret i32 0
}

;--- blocked.ll
; Each of these stays, though @single could lie beside it: what fills it at once, an access of two elements, an
; address that is written, a value to begin with, an access at no multiple, one
; pointer to two of them, one of no element.
; BLOCKED: @filled = internal global [3000 x i32]
@filled = internal global [3000 x i32] zeroinitializer
; BLOCKED: @pairs = internal global [3000 x i32]
@pairs = internal global [3000 x i32] zeroinitializer
; BLOCKED: @known = internal global [3000 x i32]
@known = internal global [3000 x i32] zeroinitializer
; BLOCKED: @one = internal global { i32, [2999 x i32] }
@one = internal global {i32, [2999 x i32]} {i32 1, [2999 x i32] zeroinitializer}
; BLOCKED: @odd = internal global [3000 x i32]
@odd = internal global [3000 x i32] zeroinitializer
; BLOCKED: @either = internal global [3000 x i32]
@either = internal global [3000 x i32] zeroinitializer
; BLOCKED: @or = internal global [3000 x i32]
@or = internal global [3000 x i32] zeroinitializer
; BLOCKED: @visible = global [3000 x i32]
@visible = global [3000 x i32] zeroinitializer
; BLOCKED: @volatile = internal global [3000 x i32]
@volatile = internal global [3000 x i32] zeroinitializer
; BLOCKED: @single = internal global [3000 x i32]
@single = internal global [3000 x i32] zeroinitializer

declare i64 @read()
declare void @write(i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define i32 @main() {
  call void @llvm.memset.p0.i64(ptr @filled, i8 0, i64 12000, i1 false)
  %i = call i64 @read()
  %at.filled = getelementptr inbounds i32, ptr @filled, i64 %i
  store i32 1, ptr %at.filled, align 4
  %at.pairs = getelementptr inbounds i32, ptr @pairs, i64 %i
  store i32 1, ptr %at.pairs, align 4
  store i64 1, ptr %at.pairs, align 8
  %at.known = getelementptr inbounds i32, ptr @known, i64 %i
  store i32 1, ptr %at.known, align 4
  %address = ptrtoint ptr %at.known to i64
  call void @write(i64 %address)
  %at.one = getelementptr inbounds i32, ptr @one, i64 %i
  store i32 1, ptr %at.one, align 4
  %at.odd = getelementptr inbounds i8, ptr @odd, i64 %i
  store i32 1, ptr %at.odd, align 4
  %at.even = getelementptr inbounds i32, ptr @odd, i64 %i
  store i32 1, ptr %at.even, align 4
  %which = trunc i64 %i to i1
  %both = select i1 %which, ptr @either, ptr @or
  %at.both = getelementptr inbounds i32, ptr %both, i64 %i
  store i32 1, ptr %at.both, align 4
  %at.either = getelementptr inbounds i32, ptr @either, i64 %i
  store i32 1, ptr %at.either, align 4
  %at.or = getelementptr inbounds i32, ptr @or, i64 %i
  store i32 1, ptr %at.or, align 4
  %at.visible = getelementptr inbounds i32, ptr @visible, i64 %i
  store i32 1, ptr %at.visible, align 4
  %at.volatile = getelementptr inbounds i32, ptr @volatile, i64 %i
  store i32 1, ptr %at.volatile, align 4
  store volatile i32 1, ptr %at.volatile, align 4
  %at.single = getelementptr inbounds i32, ptr @single, i64 %i
  store i32 1, ptr %at.single, align 4
  ret i32 0
}

;--- program.ll
; Nothing uses the same index of both.
; ALONE: @a = internal global [3000 x i64]
@a = internal global [3000 x i64] zeroinitializer
@b = internal global [3000 x i64] zeroinitializer
declare i64 @read()
declare void @write(i64)

define i32 @main() {
  %n = call i64 @read()
  %k = call i64 @read()
  br label %fill
fill:
  %p = phi ptr [ @a, %0 ], [ %p.next, %fill ]
  %i = phi i64 [ 0, %0 ], [ %i.next, %fill ]
  store i64 %i, ptr %p, align 8
  %at = getelementptr inbounds i64, ptr @b, i64 %i
  store i64 1, ptr %at, align 8
  %i.next = add nuw nsw i64 %i, 1
  %p.next = getelementptr inbounds i64, ptr %p, i64 1
  %done = icmp eq ptr %p.next, getelementptr inbounds (i64, ptr @a, i64 3000)
  br i1 %done, label %use, label %fill
use:
  %a.n = getelementptr inbounds i64, ptr @a, i64 %n
  %v.n = load i64, ptr %a.n, align 8
  %a.k = getelementptr inbounds i64, ptr @a, i64 %k
  %v.k = load i64, ptr %a.k, align 8
  %sum = add i64 %v.n, %v.k
  call void @write(i64 %sum)
  br label %loop
loop:
  %j = phi i64 [ 0, %use ], [ %j.next, %loop ]
  %total = phi i64 [ 0, %use ], [ %total.next, %loop ]
  %b.j = getelementptr inbounds i64, ptr @b, i64 %j
  %one = load i64, ptr %b.j, align 8
  %total.next = add i64 %total, %one
  %j.next = add nuw nsw i64 %j, 1
  %end = icmp eq i64 %j, %n
  br i1 %end, label %exit, label %loop
exit:
  call void @write(i64 %total.next)
  ret i32 0
}
