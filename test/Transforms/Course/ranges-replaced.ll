; RUN: opt -mtriple=course -passes=course-ranges -S %s | FileCheck %s

; What replaces an instruction has its range, and not that of one that has gone
; before and was at the same address.

declare i64 @read()
declare i64 @write(i64)

define i64 @main() {
; CHECK-LABEL: define {{.*}} @main(
; CHECK:         %d = zext nneg i32 %small to i64
; CHECK:         %e = zext nneg i32 %large to i64
; CHECK-NEXT:    %r = urem i64 %e, 20
; CHECK-NEXT:    call i64 @write(i64 %r)
; CHECK:         %s = sdiv i64 %any, 7
; CHECK:         %t = udiv i64 %n, 3
; CHECK:         %u = udiv i64 %v, 5
; CHECK-NEXT:    %x = icmp samesign ugt i64 %u, 9
  %a = call i64 @read()
  %n = and i64 %a, 7
  %small = trunc i64 %n to i32
  %b = call i64 @read()
  %v = urem i64 %b, 1000000
  %large = trunc i64 %v to i32
  %d = sext i32 %small to i64
  call i64 @write(i64 %d)
  %e = sext i32 %large to i64
  %r = urem i64 %e, 20
  call i64 @write(i64 %r)
  %any = call i64 @read()
  %s = sdiv i64 %any, 7
  call i64 @write(i64 %s)
  %t = sdiv i64 %n, 3
  call i64 @write(i64 %t)
  %u = sdiv i64 %v, 5
  %x = icmp sgt i64 %u, 9
  %y = zext i1 %x to i64
  call i64 @write(i64 %y)
  ret i64 0
}

; What is known of the new one is used.
define i64 @known(i64 %a) {
; CHECK-LABEL: define {{.*}} @known(
; CHECK:         %s = zext nneg i32 %t to i64
; CHECK-NEXT:    %p = add nuw nsw i64 %s, 1
; CHECK-NEXT:    ret i64 %p
  %n = and i64 %a, 7
  %t = trunc i64 %n to i32
  %s = sext i32 %t to i64
  %p = add i64 %s, 1
  %r = srem i64 %p, 9
  ret i64 %r
}

; The result of such a call is what the function returns, known or not.
define i64 @blocked_by_musttail(i64 %a) {
; CHECK-LABEL: define {{.*}} @blocked_by_musttail(
; CHECK:         %r = musttail call i64 @seven(i64 %a)
; CHECK-NEXT:    ret i64 %r
  %r = musttail call i64 @seven(i64 %a)
  ret i64 %r
}

define internal i64 @seven(i64 %a) {
  call i64 @write(i64 %a)
  ret i64 7
}
