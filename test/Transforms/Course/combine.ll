; RUN: opt -mtriple=course -passes=course-combine -pass-remarks=course-combine -S < %s 2>%t.remarks | FileCheck %s
; RUN: FileCheck --check-prefix=REMARK %s < %t.remarks
; RUN: opt -mtriple=course -passes=course-combine -course-combine-cases=2 -S < %s | FileCheck --check-prefix=TWO %s
; RUN: opt -mtriple=course -passes='function(course-combine,simplifycfg)' -S < %s | FileCheck --check-prefix=ROW %s

; A switch costs 1 however many cases it has, and compares for nothing.

; REMARK: remark: {{.*}} the condition became a switch of 3 cases

; CHECK-LABEL: define i64 @range(
; CHECK-NEXT: switch i64 %x, label %no [
; CHECK-NEXT: i64 5, label %yes
; CHECK-NEXT: i64 6, label %yes
; CHECK-NEXT: i64 7, label %yes
; CHECK-NEXT: ]
; TWO-LABEL: define i64 @range(
; TWO: br i1
define i64 @range(i64 %x) {
  %a = add i64 %x, -5
  %c = icmp ult i64 %a, 3
  br i1 %c, label %yes, label %no

yes:
  ret i64 1

no:
  ret i64 2
}

; Of the few values that are left, those that are none.
; CHECK-LABEL: define i64 @opposite(
; CHECK-NEXT: switch i64 %x, label %yes [
; CHECK-NEXT: i64 0, label %no
; CHECK-NEXT: i64 1, label %no
define i64 @opposite(i64 %x) {
  %c = icmp ugt i64 %x, 1
  br i1 %c, label %yes, label %no

yes:
  ret i64 1

no:
  ret i64 2
}

; CHECK-LABEL: define i64 @either(
; CHECK-NEXT: switch i64 %x, label %no [
; CHECK-COUNT-4: label %yes
; CHECK-NEXT: ]
define i64 @either(i64 %x) {
  %a = add i64 %x, -5
  %c = icmp ult i64 %a, 3
  %d = icmp eq i64 %x, 1
  %e = or i1 %c, %d
  br i1 %e, label %yes, label %no

yes:
  ret i64 1

no:
  ret i64 2
}

; Neither: the opposites are joined. What one branch chose has its PHI from each
; case.
; CHECK-LABEL: define i64 @neither(
; CHECK: switch i64 %x, label %yes [
; CHECK-COUNT-4: label %no
; CHECK-NEXT: ]
; CHECK: no:
; CHECK-NEXT: %r = phi i64 [ 7, %entry ], [ 8, %yes ], [ 7, %entry ], [ 7, %entry ], [ 7, %entry ]
define i64 @neither(i64 %x, i1 %b) {
entry:
  %a = add i64 %x, -5
  %c = icmp uge i64 %a, 3
  %d = icmp ne i64 %x, 1
  %e = select i1 %c, i1 %d, i1 false
  br i1 %e, label %yes, label %no

yes:
  br i1 %b, label %no, label %other

no:
  %r = phi i64 [ 7, %entry ], [ 8, %yes ]
  ret i64 %r

other:
  ret i64 2
}

; A row of them is one.
; ROW-LABEL: define i64 @row(
; ROW-NOT: br
; ROW-COUNT-1: switch
; ROW-NOT: switch
define i64 @row(i64 %x) {
  %c = icmp ult i64 %x, 3
  br i1 %c, label %small, label %more

more:
  %a = add i64 %x, -10
  %d = icmp ult i64 %a, 4
  br i1 %d, label %large, label %no

small:
  ret i64 1

large:
  ret i64 2

no:
  ret i64 3
}

; CHECK-LABEL: define i64 @blocked_by_size(
; CHECK: br i1 %c
define i64 @blocked_by_size(i64 %x) {
  %c = icmp ult i64 %x, 65
  br i1 %c, label %yes, label %no

yes:
  ret i64 1

no:
  ret i64 2
}

; Selection does it.
; CHECK-LABEL: define i64 @blocked_by_equality(
; CHECK: br i1 %c
define i64 @blocked_by_equality(i64 %x) {
  %c = icmp eq i64 %x, 65
  br i1 %c, label %yes, label %no

yes:
  ret i64 1

no:
  ret i64 2
}

; CHECK-LABEL: define i1 @blocked_by_use(
; CHECK: br i1 %c
define i1 @blocked_by_use(i64 %x) {
  %c = icmp ult i64 %x, 3
  br i1 %c, label %yes, label %no

yes:
  ret i1 %c

no:
  ret i1 true
}

; CHECK-LABEL: define i64 @blocked_by_other_value(
; CHECK: br i1 %e
define i64 @blocked_by_other_value(i64 %x, i64 %y) {
  %c = icmp ult i64 %x, 3
  %d = icmp ult i64 %y, 3
  %e = or i1 %c, %d
  br i1 %e, label %yes, label %no

yes:
  ret i64 1

no:
  ret i64 2
}

; The upper bits of an argument are not known, and to clear them costs what the
; comparison costs.
; CHECK-LABEL: define i64 @blocked_by_extension(
; CHECK: br i1 %c
define i64 @blocked_by_extension(i32 %x) {
  %c = icmp ult i32 %x, 3
  br i1 %c, label %yes, label %no

yes:
  ret i64 1

no:
  ret i64 2
}
