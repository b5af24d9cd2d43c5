; RUN: opt -mtriple=course -passes=course-ssapre -course-ssapre-speculate -S < %s -o %t.1
; RUN: FileCheck --check-prefixes=CHECK,ON %s < %t.1
; RUN: opt -mtriple=course -passes=course-ssapre -S < %s \
; RUN:   | FileCheck --check-prefixes=CHECK,OFF %s
; RUN: opt -mtriple=course -passes=course-ssapre -course-ssapre-speculate \
; RUN:   -course-ssapre-registers=2 -S < %s | FileCheck --check-prefix=FULL %s

; FULL-LABEL: define {{.*}} @some_iterations(
; FULL:       then:
; FULL-NEXT:    %x = add nsw i64 %a, %b

; A second run finds nothing.
; RUN: opt -mtriple=course -passes=course-ssapre -course-ssapre-speculate -S < %t.1 -o %t.2
; RUN: sed 's/ *;.*//' %t.1 >%t.3
; RUN: sed 's/ *;.*//' %t.2 | cmp - %t.3

; With frequencies, what cannot trap is computed where it is least often, if there are
; registers for it.

declare void @use(i64)
declare void @may_exit(i64)
declare i64 @llvm.ctpop.i64(i64)

; Half of the iterations compute the sum; one for each call is cheaper. The flag is
; kept, since who reads the value computed it with the flag.
;
; CHECK-LABEL: define {{.*}} @some_iterations(
; CHECK-NEXT:  entry:
; ON-NEXT:       %x.pre = add nsw i64 %a, %b
; CHECK-NEXT:    br label %header
; CHECK:       then:
; ON-NEXT:       call void @use(i64 %x.pre)
; OFF-NEXT:      %x = add nsw i64 %a, %b
define void @some_iterations(i64 %n, i64 %a, i64 %b) {
entry:
  br label %header
header:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %bit = and i64 %i, 1
  %is_even = icmp eq i64 %bit, 0
  br i1 %is_even, label %then, label %latch
then:
  %x = add nsw i64 %a, %b
  call void @use(i64 %x)
  br label %latch
latch:
  %next = add i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %header, label %out
out:
  ret void
}

; On the path to %out nobody asks for the sum, but that is rarely taken.
;
; CHECK-LABEL: define {{.*}} @not_down_safe(
; CHECK:       right:
; ON-NEXT:       %x.pre = add i64 %a, %b
; CHECK-NEXT:    br label %join
; CHECK:       join:
; ON-NEXT:       %y = phi i64 [ %x.pre, %right ], [ %x, %left ]
; CHECK:       then:
; OFF-NEXT:      %y = add i64 %a, %b
; CHECK-NEXT:    ret i64 %y
define i64 @not_down_safe(i1 %c, i1 %d, i64 %a, i64 %b) {
entry:
  br i1 %c, label %left, label %right, !prof !0
left:
  %x = add i64 %a, %b
  call void @use(i64 %x)
  br label %join
right:
  br label %join
join:
  br i1 %d, label %then, label %out, !prof !0
then:
  %y = add i64 %a, %b
  ret i64 %y
out:
  ret i64 0
}

; The same with a path to %out that is taken often: the sum stays.
;
; CHECK-LABEL: define {{.*}} @blocked_by_frequency(
; CHECK:       then:
; CHECK-NEXT:    %y = add i64 %a, %b
define i64 @blocked_by_frequency(i1 %c, i1 %d, i64 %a, i64 %b) {
entry:
  br i1 %c, label %left, label %right, !prof !1
left:
  %x = add i64 %a, %b
  call void @use(i64 %x)
  br label %join
right:
  br label %join
join:
  br i1 %d, label %then, label %out, !prof !1
then:
  %y = add i64 %a, %b
  ret i64 %y
out:
  ret i64 0
}

; A division may trap.
;
; CHECK-LABEL: define {{.*}} @blocked_by_trap(
; CHECK:       then:
; CHECK-NEXT:    %x = udiv i64 %a, %b
define void @blocked_by_trap(i64 %n, i64 %a, i64 %b) {
entry:
  br label %header
header:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %bit = and i64 %i, 1
  %is_even = icmp eq i64 %bit, 0
  br i1 %is_even, label %then, label %latch
then:
  %x = udiv i64 %a, %b
  call void @use(i64 %x)
  br label %latch
latch:
  %next = add i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %header, label %out
out:
  ret void
}

; The machine tests a condition and branches at once.
;
; CHECK-LABEL: define {{.*}} @blocked_by_branch(
; CHECK:       then:
; CHECK-NEXT:    %x = icmp eq i64 %a, %b
define void @blocked_by_branch(i64 %n, i64 %a, i64 %b) {
entry:
  br label %header
header:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %bit = and i64 %i, 1
  %is_even = icmp eq i64 %bit, 0
  br i1 %is_even, label %then, label %latch
then:
  %x = icmp eq i64 %a, %b
  br i1 %x, label %more, label %latch
more:
  call void @use(i64 %n)
  br label %latch
latch:
  %next = add i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %header, label %out
out:
  ret void
}

; The next index would leave the loop for the edge back, which is taken once less;
; that is not worth the branch of a new block.
;
; ON-LABEL: define {{.*}} @blocked_by_split(
; ON:       loop:
; ON-NEXT:    %i = phi i64 [ 0, %entry ], [ %next, %loop ]
; ON-NEXT:    call void @use(i64 %i)
; ON-NEXT:    %next = add i64 %i, 1
define void @blocked_by_split(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  call void @use(i64 %i)
  %next = add i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %out
out:
  ret void
}

; The argument may be poison where the call may end the program, and that must not
; be undefined.
;
; CHECK-LABEL: define {{.*}} @no_attributes_on_other_paths(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x.pre = call i64 @llvm.ctpop.i64(i64 %a)
; CHECK-NEXT:    br label %header
define void @no_attributes_on_other_paths(i64 %n, i64 %a) {
entry:
  br label %header
header:
  %i = phi i64 [ 0, %entry ], [ %next, %header ]
  call void @may_exit(i64 %i)
  %x = call i64 @llvm.ctpop.i64(i64 noundef %a)
  call void @use(i64 %x)
  %next = add i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %header, label %out
out:
  ret void
}

!0 = !{!"branch_weights", i32 15, i32 1}
!1 = !{!"branch_weights", i32 1, i32 3}
