; RUN: opt -mtriple=course -passes=course-zero-stores -S < %s | FileCheck %s

; Small objects of main. What is only accessed at places that are known when
; loops are unrolled may become registers, and stays; the others have to be in
; memory anyway.

declare i64 @read()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; CHECK: @variable = internal global [8 x i64] zeroinitializer
; CHECK: @uncounted = internal global [8 x i64] zeroinitializer
; CHECK: @chosen = internal global [8 x i64] zeroinitializer
; CHECK-NOT: global

; CHECK-LABEL: define i64 @main(
; CHECK: %constant = alloca
; CHECK-NEXT: %counted = alloca
; CHECK-NOT: alloca
define i64 @main() {
entry:
  %constant = alloca [8 x i64]
  %counted = alloca [8 x i64]
  %variable = alloca [8 x i64]
  %uncounted = alloca [8 x i64]
  %chosen = alloca [8 x i64]
  %n = call i64 @read()
  %c = icmp eq i64 %n, 7
; CHECK: memset{{.*}} %constant
  call void @llvm.memset.p0.i64(ptr %constant, i8 0, i64 64, i1 false)
; CHECK: memset{{.*}} %counted
  call void @llvm.memset.p0.i64(ptr %counted, i8 0, i64 64, i1 false)
; CHECK-NOT: memset
  call void @llvm.memset.p0.i64(ptr %variable, i8 0, i64 64, i1 false)
  call void @llvm.memset.p0.i64(ptr %uncounted, i8 0, i64 64, i1 false)
  call void @llvm.memset.p0.i64(ptr %chosen, i8 0, i64 64, i1 false)
  %a = getelementptr i64, ptr %constant, i64 3
  store i64 %n, ptr %a
  %b = getelementptr i64, ptr %variable, i64 %n
  store i64 1, ptr %b
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr i64, ptr %counted, i64 %i
  store i64 %i, ptr %p
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 8
  br i1 %more, label %loop, label %other

other:
  %j = phi i64 [ 0, %loop ], [ %next.j, %other ]
  %q = getelementptr i64, ptr %uncounted, i64 %j
  store i64 %j, ptr %q
  %next.j = add nuw nsw i64 %j, 1
  %more.j = icmp ult i64 %next.j, %n
  br i1 %more.j, label %other, label %exit

exit:
  %index = select i1 %c, i64 1, i64 2
  %r = getelementptr i64, ptr %chosen, i64 %index
  store i64 2, ptr %r
  %x = load i64, ptr %chosen
  ret i64 %x
}
