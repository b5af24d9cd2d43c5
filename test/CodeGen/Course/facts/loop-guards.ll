; A branch around a loop is expected to lead into it, unless a profile says
; something else.
; RUN: llc -mtriple=course -course-passes= -stop-after=course-loop-guards -o - %s | FileCheck %s
; RUN: llc -mtriple=course -course-passes= -stop-after=course-loop-guards -course-loop-guard-weight=0 -o - %s | FileCheck %s --check-prefix=OFF
; RUN: llc -mtriple=course -course-passes= -O0 -stop-after=finalize-isel -o - %s | FileCheck %s --check-prefix=OFF

; OFF-NOT: i32 1, i32 6}
; OFF-NOT: i32 6, i32 1}

; CHECK-LABEL: @list(
; CHECK:         br i1 %empty, label %done, label %{{.*}}, !prof [[AROUND:![0-9]+]]
; CHECK:         br i1 %end,
; CHECK-NOT:       !prof
; CHECK:         ret
define i64 @list(ptr %list) {
  %empty = icmp eq ptr %list, null
  br i1 %empty, label %done, label %loop
loop:
  %node = phi ptr [ %list, %0 ], [ %next, %loop ]
  %sum = phi i64 [ 0, %0 ], [ %more, %loop ]
  %n = load i64, ptr %node
  %more = add i64 %sum, %n
  %link = getelementptr i8, ptr %node, i64 8
  %next = load ptr, ptr %link
  %end = icmp eq ptr %next, null
  br i1 %end, label %done, label %loop
done:
  %result = phi i64 [ 0, %0 ], [ %more, %loop ]
  ret i64 %result
}

; The other way round, with code before each of the loops.
; CHECK-LABEL: @nest(
; CHECK:         br i1 %some, label %{{.*}}, label %done, !prof [[INTO:![0-9]+]]
; CHECK:         br i1 %any, label %{{.*}}, label %{{.*}}, !prof [[INTO]]
; CHECK:         ret
define void @nest(i64 %n, ptr %p) {
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %start, label %done
start:
  %m = load volatile i64, ptr %p
  br label %outer
outer:
  %i = phi i64 [ 0, %start ], [ %i1, %next ]
  %any = icmp sgt i64 %m, %i
  br i1 %any, label %prepare, label %next
prepare:
  %k = load volatile i64, ptr %p
  br label %inner
inner:
  %j = phi i64 [ %i, %prepare ], [ %j1, %inner ]
  store volatile i64 %k, ptr %p
  %j1 = add i64 %j, 1
  %ends = icmp eq i64 %j1, %m
  br i1 %ends, label %next, label %inner
next:
  %i1 = add i64 %i, 1
  %finished = icmp eq i64 %i1, %n
  br i1 %finished, label %done, label %outer
done:
  ret void
}

; CHECK-LABEL: @profile(
; CHECK:         br i1 %some, label %{{.*}}, label %done, !prof [[PROFILE:![0-9]+]]
; CHECK:         ret
define void @profile(i64 %n, ptr %p) {
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done, !prof !0
loop:
  %i = phi i64 [ 0, %0 ], [ %i1, %loop ]
  store volatile i64 %i, ptr %p
  %i1 = add i64 %i, 1
  %ends = icmp eq i64 %i1, %n
  br i1 %ends, label %done, label %loop
done:
  ret void
}

; A loop on one way and something else on the other is no guard.
; CHECK-LABEL: @otherwise(
; CHECK:         br i1 %some, label %{{[^!]*$}}
; CHECK:         ret
define void @otherwise(i64 %n, ptr %p) {
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %other
loop:
  %i = phi i64 [ 0, %0 ], [ %i1, %loop ]
  store volatile i64 %i, ptr %p
  %i1 = add i64 %i, 1
  %ends = icmp eq i64 %i1, %n
  br i1 %ends, label %done, label %loop
other:
  store volatile i64 -1, ptr %p
  br label %done
done:
  ret void
}

; CHECK: [[AROUND]] = !{!"branch_weights", i32 1, i32 6}
; CHECK: [[INTO]] = !{!"branch_weights", i32 6, i32 1}
; CHECK: [[PROFILE]] = !{!"branch_weights", i32 1, i32 1000}
!0 = !{!"branch_weights", i32 1, i32 1000}
