; RUN: opt -mtriple=course -passes='print<course-ranges>' -disable-output %s 2>&1 | FileCheck %s

; A loop may compare what it counts before the step. What has the same sign as
; what it is compared with is compared signed and unsigned.

declare i64 @read()
declare void @write(i64)

define i64 @main() {
  call void @down()
  call void @down_unless_last()
  call void @after_step()
  call void @blocked_by_sign()
  call void @blocked_by_variable_step()
  call void @blocked_by_other_value()
  call void @blocked_by_undef()
  call void @copy()
  call void @copy_inverted()
  call void @blocked_copy()
  ret i64 0
}

; It ends after 1.
; CHECK-LABEL: ranges of @down:
; CHECK: %i: [1, 100]
; CHECK: %next: [0, 99]
define internal void @down() {
  br label %loop
loop:
  %i = phi i64 [ 100, %0 ], [ %next, %loop ]
  %next = add i64 %i, -1
  call void @write(i64 %i)
  %more = icmp samesign ugt i64 %i, 1
  br i1 %more, label %loop, label %end
end:
  ret void
}

; The other outcome, with the constant on the left, and a block in between.
; CHECK-LABEL: ranges of @down_unless_last:
; CHECK: %i: [0, 127]
; CHECK: %next: [-3, 124]
define internal void @down_unless_last() {
  %n = call i64 @read()
  %start = and i64 %n, 127
  br label %loop
loop:
  %i = phi i64 [ %start, %0 ], [ %next, %latch ]
  %next = add i64 %i, -3
  %last = icmp samesign uge i64 5, %i
  br i1 %last, label %end, label %latch
latch:
  call void @write(i64 %i)
  br label %loop
end:
  ret void
}

; The step itself is compared with 0.
; CHECK-LABEL: ranges of @after_step:
; CHECK: %i: [1, 100]
define internal void @after_step() {
  br label %loop
loop:
  %i = phi i64 [ 100, %0 ], [ %next, %loop ]
  %next = add i64 %i, -1
  call void @write(i64 %i)
  %more = icmp samesign ugt i64 %next, 0
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Without samesign a negative number is greater than 1.
; CHECK-LABEL: ranges of @blocked_by_sign:
; CHECK: %i: any
define internal void @blocked_by_sign() {
  %n = call i64 @read()
  br label %loop
loop:
  %i = phi i64 [ %n, %0 ], [ %next, %loop ]
  %next = add i64 %i, -1
  call void @write(i64 %next)
  %more = icmp ugt i64 %i, 1
  br i1 %more, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: ranges of @blocked_by_variable_step:
; CHECK: %i: any
define internal void @blocked_by_variable_step() {
  %step = call i64 @read()
  br label %loop
loop:
  %i = phi i64 [ 100, %0 ], [ %next, %loop ]
  %next = add i64 %i, %step
  call void @write(i64 %i)
  %more = icmp samesign ugt i64 %i, 1
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Another value is compared.
; CHECK-LABEL: ranges of @blocked_by_other_value:
; CHECK: %i: any
define internal void @blocked_by_other_value() {
  br label %loop
loop:
  %i = phi i64 [ 100, %0 ], [ %next, %loop ]
  %next = add i64 %i, -1
  call void @write(i64 %i)
  %n = call i64 @read()
  %more = icmp samesign ugt i64 %n, 1
  br i1 %more, label %loop, label %end
end:
  ret void
}

; What is compared with a variable may be another undef than what is added to.
; CHECK-LABEL: ranges of @blocked_by_undef:
; CHECK: %i: any or undef
define internal void @blocked_by_undef() {
  %n = call i64 @read()
  %limit = and i64 %n, 7
  br label %loop
loop:
  %i = phi i64 [ undef, %0 ], [ %next, %loop ]
  %next = add i64 %i, -1
  call void @write(i64 %i)
  %more = icmp sgt i64 %i, %limit
  br i1 %more, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: ranges of @copy:
; CHECK: %small: [0, 9223372036854775806]
define internal void @copy() {
  %n = call i64 @read()
  %greater = icmp samesign ugt i64 %n, 0
  br i1 %greater, label %use, label %end
use:
  %small = add i64 %n, -1
  call void @write(i64 %small)
  br label %end
end:
  ret void
}

; CHECK-LABEL: ranges of @copy_inverted:
; CHECK: %small: [10, 9223372036854775806]
define internal void @copy_inverted() {
  %n = call i64 @read()
  %less = icmp samesign ult i64 %n, 11
  br i1 %less, label %end, label %use
use:
  %small = add i64 %n, -1
  call void @write(i64 %small)
  br label %end
end:
  ret void
}

; Without samesign 2^63 is more, too.
; CHECK-LABEL: ranges of @blocked_copy:
; CHECK: %small: [0, 18446744073709551614]
define internal void @blocked_copy() {
  %n = call i64 @read()
  %greater = icmp ugt i64 %n, 0
  br i1 %greater, label %use, label %end
use:
  %small = sub i64 %n, 1
  call void @write(i64 %small)
  br label %end
end:
  ret void
}
