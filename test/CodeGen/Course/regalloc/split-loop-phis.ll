; RUN: llc -mtriple=course -O2 -course-enable-elide-copies=0 %s -o - | FileCheck %s

; The check of the allocation takes the split PHI for what the program says.

declare i64 @write(i64)

define i64 @invert(i64 %n) {
; CHECK-LABEL: start invert 1:
; CHECK: xor {{r[0-9]+}} 67108926 64
; CHECK: br
; CHECK: xor {{r[0-9]+}} 67108926 64
; CHECK: end invert
entry:
  br label %loop

loop:
  %i = phi i64 [ %n, %entry ], [ %i.next, %loop ]
  %x = phi i64 [ 0, %entry ], [ %x.next, %loop ]
  %w = call i64 @write(i64 %i)
  %x.next = xor i64 %x, 67108926
  %i.next = add i64 %i, -1
  %done = icmp eq i64 %i.next, 0
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %x
}
