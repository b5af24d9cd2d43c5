; RUN: opt -mtriple=course -passes=course-sinking -verify-each -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes=course-sinking -course-enable-sinking=false -S %s | FileCheck --check-prefix=OFF %s

declare void @use(i64)

; Two of four successors need the sum, one of them on an edge.
; CHECK-LABEL: define i64 @dispatch(
; CHECK-NEXT: entry:
; CHECK-NEXT: switch i64 %op, label %other [
; CHECK: i64 2, label %[[EDGE:.*]]
; CHECK: [[EDGE]]:
; CHECK-NEXT: [[C:%.*]] = add i64 %pc, 1
; CHECK-NEXT: br label %end
; CHECK: a:
; CHECK-NEXT: [[A:%.*]] = add i64 %pc, 1
; CHECK-NEXT: call void @use(i64 [[A]])
; CHECK: b:
; CHECK-NEXT: br label %end
; CHECK: end:
; CHECK-NEXT: phi i64 [ [[C]], %[[EDGE]] ], [ %pc, %b ], [ [[A]], %a ]
; OFF-LABEL: define i64 @dispatch(
; OFF-NEXT: entry:
; OFF-NEXT: add i64 %pc, 1
define i64 @dispatch(i64 %op, i64 %pc) {
entry:
  %next = add i64 %pc, 1
  switch i64 %op, label %other [
    i64 0, label %a
    i64 1, label %b
    i64 2, label %end
    i64 3, label %other
    i64 4, label %other
    i64 5, label %other
  ]
a:
  call void @use(i64 %next)
  br label %end
b:
  br label %end
other:
  ret i64 0
end:
  %r = phi i64 [ %next, %entry ], [ %pc, %b ], [ %next, %a ]
  ret i64 %r
}

; What is needed for an operand follows.
; CHECK-LABEL: define i64 @chain(
; CHECK-NEXT: br i1 %c, label %some, label %none
; CHECK: some:
; CHECK-NEXT: [[P:%.*]] = mul i64 %x, 3
; CHECK-NEXT: [[S:%.*]] = add i64 [[P]], 7
; CHECK-NEXT: ret i64 [[S]]
define i64 @chain(i1 %c, i64 %x) {
  %product = mul i64 %x, 3
  %sum = add i64 %product, 7
  br i1 %c, label %some, label %none
some:
  ret i64 %sum
none:
  ret i64 0
}

; Used on all paths, in its block, with two operands, in a loop, from memory.
; CHECK-LABEL: define i64 @stays(
; CHECK-NEXT: entry:
; CHECK-NEXT: %all = add i64 %x, 1
; CHECK-NEXT: %here = add i64 %x, 2
; CHECK-NEXT: %two = add i64 %x, %y
; CHECK-NEXT: %invariant = mul i64 %x, 5
; CHECK-NEXT: %loaded = load i64, ptr %p
; CHECK-NEXT: call void @use(i64 %here)
define i64 @stays(i1 %c, i64 %x, i64 %y, ptr %p) {
entry:
  %all = add i64 %x, 1
  %here = add i64 %x, 2
  %two = add i64 %x, %y
  %invariant = mul i64 %x, 5
  %loaded = load i64, ptr %p
  call void @use(i64 %here)
  br i1 %c, label %a, label %loop
a:
  call void @use(i64 %all)
  call void @use(i64 %here)
  call void @use(i64 %two)
  call void @use(i64 %loaded)
  ret i64 0
loop:
  call void @use(i64 %all)
  call void @use(i64 %invariant)
  %again = load volatile i1, ptr %p
  br i1 %again, label %loop, label %end
end:
  ret i64 1
}
