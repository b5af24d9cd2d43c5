; RUN: llc -mtriple=course < %s | FileCheck %s

; A loaded value that is not negative stays zero-extended where it is compared as a
; signed number, too: a sign-extension would cost two operations
; (0006-SelectionDAG-zero-extended-loads).

define i64 @compared_i32(ptr %p) {
; CHECK-LABEL: compared_i32 1:
; CHECK:         .bb0:
; CHECK-NEXT:    [[X:r[0-9]+]] = load 4 arg1 0
; CHECK-NEXT:    [[C:r[0-9]+]] = icmp slt [[X]] 1 32
; CHECK-NEXT:    br [[C]]
; CHECK-NOT:     div
  %x = load i32, ptr %p
  %wide = zext nneg i32 %x to i64
  %c = icmp sgt i32 %x, 0
  br i1 %c, label %some, label %none

some:
  call void @write(i64 %wide)
  ret i64 1

none:
  %negated = sub nsw i32 0, %x
  %n = zext nneg i32 %negated to i64
  ret i64 %n
}

define i64 @compared_i8(ptr %p, i64 %y) {
; CHECK-LABEL: compared_i8 2:
; CHECK:         .bb0:
; CHECK-NEXT:    [[X:r[0-9]+]] = load 1 arg1 0
; CHECK-NEXT:    [[C:r[0-9]+]] = icmp slt [[X]] 7 8
; CHECK-NOT:     div
  %x = load i8, ptr %p
  %wide = zext nneg i8 %x to i64
  %c = icmp sgt i8 %x, 6
  br i1 %c, label %some, label %none

some:
  call void @write(i64 %wide)
  ret i64 1

none:
  ret i64 %y
}

; 0 bits are left to be anything but 0: there is no such type.
define i64 @one_bit(ptr %p) {
; CHECK-LABEL: one_bit 1:
; CHECK:         ret
  %x = load i1, ptr %p
  %wide = zext nneg i1 %x to i64
  ret i64 %wide
}

; What is frozen may be negative: nothing is known of its bits.
define i64 @frozen(ptr %p) {
; CHECK-LABEL: frozen 1:
; CHECK:         .bb0:
; CHECK-NEXT:    [[X:r[0-9]+]] = load 4 arg1 0
; CHECK-NEXT:    [[R:r[0-9]+]] = udiv [[X]] 2147483648 64
; CHECK-NEXT:    ret [[R]]
  %x = load i32, ptr %p
  %wide = zext nneg i32 %x to i64
  %some = freeze i64 %wide
  %r = lshr i64 %some, 31
  ret i64 %r
}

declare void @write(i64)
