; RUN: split-file %s %t
; RUN: opt -mtriple=course -passes=course-data-placement -course-data-placement-versions=0 -S %t/main.ll | FileCheck %t/main.ll
; RUN: opt -mtriple=course -passes=course-data-placement,'function(instcombine,simplifycfg)' -course-data-placement-versions=0 -S %t/main.ll | FileCheck --check-prefix=CONSTANT %t/main.ll
; RUN: opt -mtriple=course -passes=course-data-placement -course-data-placement-versions=0 -course-stack-reserve=8192 -pass-remarks=course-data-placement -S %t/main.ll 2>&1 | FileCheck --check-prefix=LESS %t/main.ll
; RUN: opt -mtriple=course -passes=course-data-placement -S %t/anywhere.ll | FileCheck %t/anywhere.ll
; RUN: opt -mtriple=course -passes=course-data-placement -course-data-placement-versions=0 -S %t/group.ll | FileCheck %t/group.ll
; RUN: opt -mtriple=course -passes=course-data-placement -course-data-placement-versions=0 -course-data-placement-groups=false -S %t/group.ll | FileCheck --check-prefix=ALONE %t/group.ll

;--- main.ll
; What is left is a value of main, whose first block has a constant address.
; 10240 bytes less 896 for the stack and 8 for @scalar.

; CHECK: @course.arena = internal global [9336 x i8] zeroinitializer, align 8
; CHECK-LABEL: define void @main()
; CHECK: [[FITS:%.*]] = icmp ule i64 16, 9336
; CHECK: [[LEFT:%.*]] = select i1 [[FITS]], i64 {{.*}}, i64 9336
; CHECK: br i1 [[FITS]], label %[[STACK:.*]], label %[[HEAP:.*]]
; CHECK: [[STACK]]:
; CHECK: [[ARENA:%.*]] = call ptr @llvm.launder.invariant.group.p0(ptr @course.arena)
; CHECK: [[P:%.*]] = getelementptr inbounds i8, ptr [[ARENA]], i64
; CHECK: [[HEAP]]:
; CHECK: [[H:%.*]] = call ptr @malloc(i64 16)
; CHECK: %p = phi ptr [ [[P]], %[[STACK]] ], [ [[H]], %[[HEAP]] ]
; CHECK: icmp ule i64 %n, [[LEFT]]
; CHECK: call ptr @malloc(i64 %n)
; A block that can never fit is not asked for.
; CHECK: call ptr @malloc(i64 20000)
; CHECK: [[INHEAP:%.*]] = icmp uge i64 {{.*}}, 10240
; CHECK-NEXT: br i1 [[INHEAP]], label %[[FREE:.*]], label
; CHECK: [[FREE]]:
; CHECK-NEXT: call void @free(ptr %q)

; CONSTANT: [[ARENA:%.*]] = call ptr @llvm.launder.invariant.group.p0(ptr nonnull @course.arena)
; CONSTANT: store i64 1, ptr [[ARENA]], align 8

; LESS: remark: {{.*}} malloc takes its memory from the 2040 bytes that the stack leaves, if it fits
; LESS: @course.arena = internal global [2040 x i8]
@scalar = internal global i64 0

define void @main() {
  %p = call ptr @malloc(i64 16)
  store i64 1, ptr %p
  %n = call i64 @read()
  store i64 %n, ptr @scalar
  %q = call ptr @malloc(i64 %n)
  store i64 2, ptr %q
  %r = call ptr @malloc(i64 20000)
  store i64 3, ptr %r
  call void @free(ptr %q)
  ret void
}

declare noundef i64 @read()
declare ptr @malloc(i64)
declare void @free(ptr)

;--- anywhere.ll
; Other functions allocate too: the bytes left are in memory. All sizes are known,
; so the upper end comes first.

; CHECK: @course.arena = internal global [9208 x i8] zeroinitializer
; CHECK: @course.arena.left = internal global i64 9208
; CHECK-LABEL: define internal ptr @new()
; CHECK: [[LEFT:%.*]] = load i64, ptr @course.arena.left
; CHECK: icmp ule i64 24, [[LEFT]]
; CHECK: [[LESS:%.*]] = sub i64 [[LEFT]], 24
; CHECK-NEXT: [[ARENA:%.*]] = call ptr @llvm.launder.invariant.group.p0(ptr @course.arena)
; CHECK-NEXT: getelementptr inbounds i8, ptr [[ARENA]], i64 [[LESS]]
; CHECK-NEXT: store i64 [[LESS]], ptr @course.arena.left
define internal ptr @new() {
  %p = call ptr @malloc(i64 24)
  ret ptr %p
}

define void @main() {
  %a = call ptr @new()
  %b = call ptr @new()
  store ptr %a, ptr %b
  ret void
}

declare ptr @malloc(i64)

;--- group.ll
; n * 8 bytes, and n times m: known before the first. One decision for both.

; CHECK-LABEL: define void @main()
; CHECK: [[ROW:%.*]] = add i64 %m, 8
; CHECK: [[SUM:%.*]] = mul i64 %n, [[ROW]]
; CHECK: %group.fits = icmp ule i64 [[SUM]], 9344
; The sum cannot have wrapped around: each product and factor fits, too.
; CHECK: [[FITS:%.*]] = icmp ule i64 %bytes, 9344
; CHECK: and i1 %group.fits, [[FITS]]
; CHECK: icmp ule i64 %m, 9344
; CHECK: [[PRODUCT:%.*]] = mul i64 %n, %m
; CHECK: icmp ule i64 [[PRODUCT]], 9344
; CHECK: [[ALL:%.*]] = and i1
; CHECK: br i1 [[ALL]]
; CHECK: loop:
; CHECK: br i1 [[ALL]]

; ALONE-LABEL: define void @main()
; ALONE-NOT: %group
define void @main() {
entry:
  %n = call i64 @read()
  %m = call i64 @read()
  %bytes = mul i64 %n, 8
  %rows = call ptr @malloc(i64 %bytes)
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %row = call ptr @malloc(i64 %m)
  %at = getelementptr ptr, ptr %rows, i64 %i
  store ptr %row, ptr %at
  %next = add nuw i64 %i, 1
  %more = icmp ne i64 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

declare noundef i64 @read()
declare ptr @malloc(i64)
