; RUN: opt -mtriple=course -passes=course-heap-to-stack -pass-remarks=course-heap-to-stack -S < %s 2>%t.remarks | FileCheck %s
; RUN: FileCheck --check-prefix=REMARK %s < %t.remarks
; RUN: opt -mtriple=course -passes=course-heap-to-stack -course-heap-to-stack-frame=8 -S < %s | FileCheck --check-prefix=SMALL %s

; Blocks that nobody else sees are objects of the frame, filled with 0 where they
; were allocated.

; REMARK: remark: {{.*}} a block of 16 bytes became an object of the frame

declare ptr @malloc(i64)
declare void @free(ptr)
declare void @look(ptr captures(none)) nofree
declare void @look_only(ptr captures(none))
declare void @keep(ptr) nofree

; CHECK-LABEL: define i64 @moved(
; CHECK: %p = alloca [16 x i8], align 8
; CHECK: call void @llvm.memset{{.*}}(ptr align 8 %p, i8 0, i64 16
; CHECK-NOT: @malloc
; CHECK-NOT: @free
; CHECK: ret
define i64 @moved(i64 %x) {
  %p = call ptr @malloc(i64 16)
  %q = getelementptr i64, ptr %p, i64 1
  store i64 %x, ptr %q
  %y = load i64, ptr %p
  call void @free(ptr %p)
  ret i64 %y
}

; In a loop each use is of the block allocated last.
; CHECK-LABEL: define void @in_a_loop(
; CHECK: alloca [64 x i8]
; CHECK: loop:
; CHECK: call void @llvm.memset
; The call touches an object of the frame now, which tail would deny.
; CHECK-NEXT: {{^ *}}call void @look(
; SMALL-LABEL: define void @in_a_loop(
; SMALL: call ptr @malloc
define void @in_a_loop(i64 %n) norecurse {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = call ptr @malloc(i64 64)
  tail call void @look(ptr %p)
  call void @free(ptr %p)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; Of bounded size.
; CHECK-LABEL: define void @bounded(
; CHECK: alloca [56 x i8], align 8
define void @bounded(i64 %n) norecurse {
  %k = and i64 %n, 56
  %p = call ptr @malloc(i64 %k)
  call void @look(ptr %p)
  ret void
}

; CHECK-LABEL: define void @blocked_by_size(
; CHECK: call ptr @malloc
define void @blocked_by_size() norecurse {
  %p = call ptr @malloc(i64 4104)
  store i64 1, ptr %p
  ret void
}

; CHECK-LABEL: define void @blocked_by_unknown_size(
; CHECK: call ptr @malloc
define void @blocked_by_unknown_size(i64 %n) norecurse {
  %p = call ptr @malloc(i64 %n)
  store i64 1, ptr %p
  ret void
}

; CHECK-LABEL: define ptr @blocked_by_return(
; CHECK: call ptr @malloc
define ptr @blocked_by_return() norecurse {
  %p = call ptr @malloc(i64 16)
  ret ptr %p
}

; CHECK-LABEL: define void @blocked_by_store(
; CHECK: call ptr @malloc
define void @blocked_by_store(ptr %q) norecurse {
  %p = call ptr @malloc(i64 16)
  store ptr %p, ptr %q
  ret void
}

; CHECK-LABEL: define void @blocked_by_phi(
; CHECK: call ptr @malloc
define void @blocked_by_phi(i1 %c, ptr %q) norecurse {
entry:
  %p = call ptr @malloc(i64 16)
  br i1 %c, label %other, label %exit

other:
  br label %exit

exit:
  %r = phi ptr [ %p, %entry ], [ %q, %other ]
  store i64 1, ptr %r
  ret void
}

; CHECK-LABEL: define void @blocked_by_keeper(
; CHECK: call ptr @malloc
define void @blocked_by_keeper() norecurse {
  %p = call ptr @malloc(i64 16)
  call void @keep(ptr %p)
  ret void
}

; CHECK-LABEL: define void @blocked_by_musttail(
; CHECK: call ptr @malloc
define void @blocked_by_musttail(ptr %q) norecurse {
  %p = call ptr @malloc(i64 16)
  musttail call void @look(ptr %p)
  ret void
}

; CHECK-LABEL: define void @blocked_by_possible_free(
; CHECK: call ptr @malloc
define void @blocked_by_possible_free() norecurse {
  %p = call ptr @malloc(i64 16)
  call void @look_only(ptr %p)
  ret void
}

; Each level of recursion would have its own.
; CHECK-LABEL: define void @blocked_by_recursion(
; CHECK: call ptr @malloc
define void @blocked_by_recursion() {
  %p = call ptr @malloc(i64 16)
  call void @look(ptr %p)
  call void @blocked_by_recursion()
  ret void
}

; Once, in memory that is 0 already.
; CHECK-LABEL: define i64 @main(
; CHECK: call ptr @malloc
define i64 @main() {
  %p = call ptr @malloc(i64 16)
  call void @look(ptr %p)
  ret i64 0
}
