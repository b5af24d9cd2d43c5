; RUN: llc -mtriple=course -course-passes= < %s | FileCheck %s
; RUN: llc -mtriple=course -course-passes= -stop-after=course-exit < %s | FileCheck --check-prefix=IR %s

; exit is a return in main, and a chain of returns elsewhere.

declare void @exit(i32) noreturn
declare void @write(i64)

; CHECK-LABEL: start leaf 1:
; CHECK:         br arg1 .[[EXIT:bb[0-9]+]] .[[ON:bb[0-9]+]]
; CHECK:       .[[EXIT]]:
; CHECK-NEXT:    store 8 4294967299 [[STATE:[0-9]+]] 0
; CHECK-NEXT:    ret
define i64 @leaf(i64 %a) noinline {
  %c = icmp eq i64 %a, 0
  br i1 %c, label %on, label %end
on:
  ret i64 7
end:
  call void @exit(i32 3)
  unreachable
}

; CHECK-LABEL: start always 1:
; CHECK:         call leaf arg1
; CHECK-NOT:     assert_eq
; CHECK:         load 8 [[STATE]] 0
; CHECK:         ret
define void @always(i64 %a) noreturn {
  %r = call i64 @leaf(i64 %a)
  call void @exit(i32 4)
  unreachable
}

; Callers branch on the status, so one that may be poison is frozen.
; IR-LABEL: define void @maybe(
; IR: [[STATUS:%.*]] = freeze i32 %status
; IR-NEXT: zext i32 [[STATUS]] to i64
define void @maybe(i1 %c, i32 %s) {
  %status = select i1 %c, i32 %s, i32 poison
  call void @exit(i32 %status)
  unreachable
}

; CHECK-LABEL: start cannot_exit 1:
; CHECK-NEXT:  .bb0:
; CHECK-NEXT:    call write arg1
; CHECK-NEXT:    ret
define void @cannot_exit(i64 %a) {
  call void @write(i64 %a)
  ret void
}

; CHECK-LABEL: start main 0:
; CHECK:         [[R:r[0-9]+]] = call leaf 1
; CHECK-NEXT:    [[S:r[0-9]+]] = load 8 [[STATE]] 0
; CHECK-NEXT:    br [[S]] .[[EXIT:bb[0-9]+]] .[[ON:bb[0-9]+]]
; CHECK:       .[[ON]]:
; CHECK-NEXT:    call cannot_exit [[R]]
; CHECK-NEXT:    call write 5
; CHECK-NEXT:    ret 5
define i32 @main() {
  %r = call i64 @leaf(i64 1)
  call void @cannot_exit(i64 %r)
  call void @write(i64 5)
  call void @exit(i32 5)
  unreachable
}
