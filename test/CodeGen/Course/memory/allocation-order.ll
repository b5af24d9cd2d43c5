; RUN: split-file %s %t
; RUN: opt -mtriple=course -passes=course-allocation-order -verify-each -S %t/order.ll | FileCheck %t/order.ll
; RUN: opt -mtriple=course -passes=course-allocation-order -verify-each -S %t/sizes.ll | FileCheck %t/sizes.ll
; RUN: opt -mtriple=course -passes=course-allocation-order -verify-each -S %t/free.ll | FileCheck %t/free.ll
; RUN: opt -mtriple=course -passes=course-allocation-order -verify-each -S %t/call.ll | FileCheck %t/call.ll
; RUN: opt -mtriple=course -passes=course-allocation-order -verify-each -S %t/branch.ll | FileCheck %t/branch.ll
; RUN: opt -mtriple=course -passes=course-allocation-order -verify-each -S %t/late.ll | FileCheck %t/late.ll
; RUN: opt -mtriple=course -passes=course-allocation-order -verify-each -S %t/called.ll | FileCheck %t/called.ll

; Blocks of main whose sizes are known when the first is allocated are allocated in an
; order in which those that loops access together are neighbours.

;--- order.ll
; %a and %c are accessed by turns.
; CHECK: %a = call
; CHECK-NEXT: %c = call
; CHECK-NEXT: %b = call
define i32 @main(i64 noundef %n) {
entry:
  %size = mul i64 %n, 8
  %a = call ptr @malloc(i64 %size)
  %b = call ptr @malloc(i64 %size)
  %c = call ptr @malloc(i64 %size)
  store i64 1, ptr %b
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr i64, ptr %a, i64 %i
  %q = getelementptr i64, ptr %c, i64 %i
  %v = load i64, ptr %q
  store i64 %v, ptr %p
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i32 0
}
declare noalias noundef ptr @malloc(i64 noundef) allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"

;--- sizes.ll
; The size is computed where the block is allocated now; poison must not spread.
; CHECK: %[[SIZE:.*]] = mul i64 %n, 16
; CHECK: %[[DEFINED:.*]] = freeze i64 %[[SIZE]]
; CHECK: %a = call
; CHECK-NEXT: %c = call ptr @malloc(i64 %[[DEFINED]])
; CHECK: %b = call
define i32 @main(i64 %n) {
entry:
  %size = mul i64 %n, 8
  %a = call ptr @malloc(i64 %size)
  %b = call ptr @malloc(i64 %size)
  store i64 1, ptr %b
  %more.size = mul i64 %n, 16
  %c = call ptr @malloc(i64 %more.size)
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr i64, ptr %a, i64 %i
  %q = getelementptr i64, ptr %c, i64 %i
  %v = load i64, ptr %q
  store i64 %v, ptr %p
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i32 0
}
declare noalias noundef ptr @malloc(i64 noundef) allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"

;--- free.ll
; What is given back between may be given out again.
; CHECK: %b = call
; CHECK: %c = call
define i32 @main(i64 noundef %n) {
entry:
  %size = mul i64 %n, 8
  %a = call ptr @malloc(i64 %size)
  %b = call ptr @malloc(i64 %size)
  call void @free(ptr %b)
  %c = call ptr @malloc(i64 %size)
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr i64, ptr %a, i64 %i
  %q = getelementptr i64, ptr %c, i64 %i
  %v = load i64, ptr %q
  store i64 %v, ptr %p
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i32 0
}
declare noalias noundef ptr @malloc(i64 noundef) allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
declare void @free(ptr allocptr noundef) allockind("free") "alloc-family"="malloc"

;--- call.ll
; Nor is it known what another function does.
; CHECK: %b = call
; CHECK: %c = call
define i32 @main(i64 noundef %n) {
entry:
  %size = mul i64 %n, 8
  %a = call ptr @malloc(i64 %size)
  %b = call ptr @malloc(i64 %size)
  call void @other(ptr %b)
  %c = call ptr @malloc(i64 %size)
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr i64, ptr %a, i64 %i
  %q = getelementptr i64, ptr %c, i64 %i
  %v = load i64, ptr %q
  store i64 %v, ptr %p
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i32 0
}
declare noalias noundef ptr @malloc(i64 noundef) allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
declare void @free(ptr allocptr noundef) allockind("free") "alloc-family"="malloc"
define void @other(ptr %p) noinline {
  call void @free(ptr %p)
  ret void
}

;--- branch.ll
; One block is not always allocated.
; CHECK: %b = call
; CHECK: %c = call
define i32 @main(i64 noundef %n) {
entry:
  %size = mul i64 %n, 8
  %a = call ptr @malloc(i64 %size)
  %b = call ptr @malloc(i64 %size)
  store i64 1, ptr %b
  %some = icmp ne i64 %n, 0
  br i1 %some, label %then, label %exit

then:
  %c = call ptr @malloc(i64 %size)
  br label %loop

loop:
  %i = phi i64 [ 0, %then ], [ %i1, %loop ]
  %p = getelementptr i64, ptr %a, i64 %i
  %q = getelementptr i64, ptr %c, i64 %i
  %v = load i64, ptr %q
  store i64 %v, ptr %p
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i32 0
}
declare noalias noundef ptr @malloc(i64 noundef) allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"

;--- late.ll
; The size is not known yet where the first is allocated.
; CHECK: %b = call
; CHECK: %c = call
define i32 @main(i64 noundef %n) {
entry:
  %size = mul i64 %n, 8
  %a = call ptr @malloc(i64 %size)
  %b = call ptr @malloc(i64 %size)
  store i64 1, ptr %b
  %late = call i64 @read()
  %c = call ptr @malloc(i64 %late)
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr i64, ptr %a, i64 %i
  %q = getelementptr i64, ptr %c, i64 %i
  %v = load i64, ptr %q
  store i64 %v, ptr %p
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i32 0
}
declare noalias noundef ptr @malloc(i64 noundef) allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
declare i64 @read()

;--- called.ll
; main runs more than once.
; CHECK: %b = call
; CHECK: %c = call
define i32 @main(i64 noundef %n) {
entry:
  %size = mul i64 %n, 8
  %a = call ptr @malloc(i64 %size)
  %b = call ptr @malloc(i64 %size)
  %c = call ptr @malloc(i64 %size)
  store i64 1, ptr %b
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr i64, ptr %a, i64 %i
  %q = getelementptr i64, ptr %c, i64 %i
  %v = load i64, ptr %q
  store i64 %v, ptr %p
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  %r = call i32 @main(i64 0)
  ret i32 0
}
declare noalias noundef ptr @malloc(i64 noundef) allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
