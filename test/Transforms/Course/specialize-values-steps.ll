; RUN: rm -rf %t && split-file %s %t
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/steps.ll | FileCheck %t/steps.ll
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/heap.ll | FileCheck %t/heap.ll
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/rows.ll | FileCheck %t/rows.ll
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/recursion.ll | FileCheck %t/recursion.ll
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/recursion-twice.ll | FileCheck %t/recursion-twice.ll
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/spills.ll | FileCheck %t/spills.ll

; A loop of many steps is evaluated if what it becomes is small.

;--- steps.ll
; CHECK-LABEL: define i64 @main(
; CHECK: switch i64 %n, label
; CHECK-NEXT: i64 0, label
; CHECK-NEXT: i64 1, label
; CHECK-LABEL: define internal i64 @main.0(
; CHECK-NEXT: entry:
; CHECK-NEXT: ret i64 0
; CHECK-LABEL: define internal i64 @main.1(
; CHECK-NEXT: entry:
; CHECK-NEXT: ret i64 40
declare i64 @read()
define i64 @main() {
entry:
  %n = call i64 @read()
  br label %step
step:
  %t = phi i64 [ 0, %entry ], [ %t.next, %rest ]
  %sum = phi i64 [ 0, %entry ], [ %sum.rest, %rest ]
  %empty = icmp eq i64 %n, 0
  br i1 %empty, label %rest, label %loop
loop:
  %i = phi i64 [ 0, %step ], [ %i.next, %loop ]
  %s = phi i64 [ %sum, %step ], [ %s.next, %loop ]
  %s.next = add i64 %s, %n
  %i.next = add nuw i64 %i, 1
  %last = icmp eq i64 %i.next, %n
  br i1 %last, label %rest, label %loop
rest:
  %sum.rest = phi i64 [ %sum, %step ], [ %s.next, %loop ]
  %t.next = add nuw nsw i64 %t, 1
  %done = icmp eq i64 %t.next, 40
  br i1 %done, label %end, label %step
end:
  ret i64 %sum.rest
}

;--- heap.ll
; Where a block stays, code for all sizes is executed.
; CHECK-NOT: switch
declare i64 @read()
declare void @write(i64)
declare ptr @malloc(i64)
define i64 @main() {
entry:
  %n = call i64 @read()
  %p = call ptr @malloc(i64 5000)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %q = getelementptr i64, ptr %p, i64 %i
  store i64 %n, ptr %q
  %i.next = add nuw i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  %address = ptrtoint ptr %p to i64
  call void @write(i64 %address)
  %x = load i64, ptr %p
  ret i64 %x
}

;--- recursion.ll
; Nor where a function that calls itself is called a second time: the first call
; may be inlined into it.
; CHECK-NOT: switch
declare i64 @read()
define internal i64 @half(i64 %x) {
  %small = icmp ult i64 %x, 2
  br i1 %small, label %end, label %more
more:
  %y = lshr i64 %x, 1
  %r = call i64 @half(i64 %y)
  %s = add i64 %r, 1
  ret i64 %s
end:
  ret i64 0
}
define i64 @main() {
entry:
  %n = call i64 @read()
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %x = call i64 @read()
  %h = call i64 @half(i64 %x)
  %i.next = add nuw i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  ret i64 %h
}

;--- recursion-twice.ll
; A third call changes nothing.
; CHECK: switch i64
declare i64 @read()
define internal i64 @half(i64 %x) {
  %small = icmp ult i64 %x, 2
  br i1 %small, label %end, label %more
more:
  %y = lshr i64 %x, 1
  %r = call i64 @half(i64 %y)
  %s = add i64 %r, 1
  ret i64 %s
end:
  ret i64 0
}
define i64 @main() {
entry:
  %n = call i64 @read()
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %x = call i64 @read()
  %h = call i64 @half(i64 %x)
  %i.next = add nuw i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  ret i64 %h
}
define i64 @other(i64 %x) {
  %a = call i64 @half(i64 %x)
  %b = call i64 @half(i64 %a)
  ret i64 %b
}

;--- rows.ll
; A row is a block that another block points to.
; CHECK-LABEL: define internal i64 @main.1(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = call i64 @read()
; CHECK-NEXT: ret i64 %[[X]]
declare i64 @read()
declare ptr @malloc(i64)
declare void @free(ptr)
define i64 @main() {
entry:
  %n = call i64 @read()
  %rows = call ptr @malloc(i64 800)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %row = call ptr @malloc(i64 800)
  %p = getelementptr ptr, ptr %rows, i64 %i
  store ptr %row, ptr %p
  %x = call i64 @read()
  %q = getelementptr i64, ptr %row, i64 %i
  store i64 %x, ptr %q
  %i.next = add nuw i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  %first = load ptr, ptr %rows
  %y = load i64, ptr %first
  ret i64 %y
}

;--- spills.ll
; Numbers that are written backwards, 60 for each round: 120 are too many to
; spill.
; CHECK-LABEL: define i64 @main(
; CHECK: i64 1, label
; CHECK-NOT: i64 2, label
; CHECK: ret i64
declare i64 @read()
declare void @write(i64)
@a = internal global [1000 x i64] zeroinitializer
define i64 @main() {
entry:
  %n = call i64 @read()
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.latch ]
  %at = phi i64 [ 0, %entry ], [ %at.next, %outer.latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %x = call i64 @read()
  %k = add i64 %at, %j
  %p = getelementptr i64, ptr @a, i64 %k
  store i64 %x, ptr %p
  %j.next = add nuw i64 %j, 1
  %last = icmp eq i64 %j.next, 60
  br i1 %last, label %outer.latch, label %inner
outer.latch:
  %at.next = add i64 %at, 60
  %i.next = add nuw i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %outer, label %print
print:
  %r = phi i64 [ %at.next, %outer.latch ], [ %r.next, %print ]
  %r.next = add i64 %r, -1
  %q = getelementptr i64, ptr @a, i64 %r.next
  %y = load i64, ptr %q
  call void @write(i64 %y)
  %printed = icmp eq i64 %r.next, 0
  br i1 %printed, label %end, label %print
end:
  ret i64 0
}
