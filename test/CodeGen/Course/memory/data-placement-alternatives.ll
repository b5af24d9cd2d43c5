; Calls of which at most one is executed need memory once: copies of one call that
; unrolling has left behind a switch, for example.
; RUN: split-file %s %t
; RUN: opt -mtriple=course -passes=course-data-placement -course-data-placement-versions=0 -debug-only=course-data-placement -disable-output %t/exclusive.ll 2>&1 | FileCheck %t/exclusive.ll
; RUN: opt -mtriple=course -passes=course-data-placement -course-data-placement-versions=0 -debug-only=course-data-placement -disable-output %t/blocked.ll 2>&1 | FileCheck %t/blocked.ll
; RUN: opt -mtriple=course -passes=course-data-placement -course-data-placement-versions=0 -debug-only=course-data-placement -disable-output %t/loop.ll 2>&1 | FileCheck %t/loop.ll

;--- exclusive.ll
; CHECK: a group of 4 sites, (16 * %n) bytes
declare i64 @read()
declare void @write(i64)
declare noalias ptr @malloc(i64) allockind("alloc,uninitialized") allocsize(0)

define i64 @main() {
entry:
  %n = call i64 @read()
  %m = call i64 @read()
  %size = shl i64 %n, 3
  %first = call ptr @malloc(i64 noundef %size)
  switch i64 %m, label %other [
    i64 1, label %one
    i64 2, label %two
  ]

one:
  %a = call ptr @malloc(i64 noundef %size)
  br label %end

two:
  %b = call ptr @malloc(i64 noundef %size)
  br label %end

other:
  %c = call ptr @malloc(i64 noundef %size)
  br label %end

end:
  %p = phi ptr [ %a, %one ], [ %b, %two ], [ %c, %other ]
  store i64 %m, ptr %p
  %x = load i64, ptr %first
  ret i64 %x
}

;--- blocked.ll
; One after the other.
; CHECK: a group of 4 sites, (32 * %n) bytes
declare i64 @read()
declare noalias ptr @malloc(i64) allockind("alloc,uninitialized") allocsize(0)

define i64 @main() {
entry:
  %n = call i64 @read()
  %m = call i64 @read()
  %size = shl i64 %n, 3
  %first = call ptr @malloc(i64 noundef %size)
  store i64 %n, ptr %first
  %c = icmp eq i64 %m, 0
  br i1 %c, label %one, label %two

one:
  %a = call ptr @malloc(i64 noundef %size)
  store i64 %n, ptr %a
  br label %two

two:
  %b = call ptr @malloc(i64 noundef %size)
  store i64 %n, ptr %b
  %d = icmp eq i64 %m, 1
  br i1 %d, label %three, label %end

three:
  %e = call ptr @malloc(i64 noundef %size)
  store i64 %n, ptr %e
  br label %end

end:
  ret i64 0
}

;--- loop.ll
; Each iteration takes one of them, all of them together both.
; CHECK: decided when it comes
; CHECK: decided when it comes
; CHECK-NOT: a group of 2 sites
declare i64 @read()
declare noalias ptr @malloc(i64) allockind("alloc,uninitialized") allocsize(0)

define i64 @main() {
entry:
  %n = call i64 @read()
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %odd = trunc i64 %i to i1
  br i1 %odd, label %one, label %two

one:
  %a = call ptr @malloc(i64 noundef 80)
  store i64 %n, ptr %a
  br label %latch

two:
  %b = call ptr @malloc(i64 noundef 80)
  store i64 %n, ptr %b
  br label %latch

latch:
  %next = add nuw i64 %i, 1
  %again = icmp ult i64 %next, 10
  br i1 %again, label %loop, label %end

end:
  ret i64 0
}
