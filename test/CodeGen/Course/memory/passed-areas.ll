; RUN: llc -mtriple=course -O2 -course-passes= -verify-machineinstrs %s -o - \
; RUN:     | FileCheck %s

; Where pointers come from the heap, or from the stack area, by all calls, returns
; and stores of a program in which both are passed.

%table = type { i64, ptr, ptr }

; The table lies in main's frame, its rows in the heap.
; CHECK-LABEL: start fill
; CHECK: load 8 {{.*}} 8
; CHECK-NEXT: load 8 {{.*}} 0
; CHECK-NEXT: reset heap
; CHECK-NEXT: store 8
; CHECK: ret
define internal void @fill(ptr %t) noinline {
  %n = load i64, ptr %t, !tbaa !4
  %at = getelementptr %table, ptr %t, i64 0, i32 1
  %row = load ptr, ptr %at, !tbaa !1
  store i64 %n, ptr %row, !tbaa !4
  ret void
}

; What is returned.
; CHECK-LABEL: start use
; CHECK: reset stack
; CHECK-NEXT: store 8 7 {{.*}} 0
; CHECK: ret
define internal void @use(ptr %t) noinline {
  %p = call ptr @make()
  store i64 1, ptr %p, !tbaa !4
  store i64 7, ptr %t, !tbaa !4
  ret void
}

; CHECK-LABEL: start make
define internal ptr @make() noinline {
  %p = call ptr @malloc(i64 16)
  store i64 3, ptr %p, !tbaa !4
  ret ptr %p
}

; The other pointer of the table may be of both: by its type it is another one.
; CHECK-LABEL: start other
; CHECK-NOT: reset
; CHECK: end other
define internal void @other(ptr %t) noinline {
  %at = getelementptr %table, ptr %t, i64 0, i32 2
  %p = load ptr, ptr %at, !tbaa !2
  store i64 5, ptr %p, !tbaa !4
  ret void
}

; Whoever calls this may pass anything.
; CHECK-LABEL: start anybody
; CHECK-NOT: reset
; CHECK: end anybody
define void @anybody(ptr %t) noinline {
  %row = load ptr, ptr %t, !tbaa !1
  store i64 6, ptr %row, !tbaa !4
  ret void
}

; CHECK-LABEL: start main
define i64 @main() {
  %t = alloca %table
  %u = alloca %table
  %n = call i64 @read()
  store i64 %n, ptr %t, !tbaa !4
  store i64 %n, ptr %u, !tbaa !4
  %row = call ptr @malloc(i64 800)
  %at = getelementptr %table, ptr %t, i64 0, i32 1
  store ptr %row, ptr %at, !tbaa !1
  %is = icmp eq i64 %n, 3
  %either = select i1 %is, ptr %row, ptr %u
  %other = getelementptr %table, ptr %t, i64 0, i32 2
  store ptr %either, ptr %other, !tbaa !2
  call void @fill(ptr %t)
  call void @use(ptr %u)
  call void @other(ptr %t)
  call void @anybody(ptr %t)
  ret i64 0
}

declare ptr @malloc(i64)
declare i64 @read()

!0 = !{!"any pointer", !3}
!1 = !{!5, !5, i64 0}
!2 = !{!6, !6, i64 0}
!3 = !{!"root"}
!4 = !{!7, !7, i64 0}
!5 = !{!"p1 row", !0, i64 0}
!6 = !{!"p1 other", !0, i64 0}
!7 = !{!"long", !3, i64 0}
