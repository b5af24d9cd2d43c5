; RUN: llc -mtriple=course -verify-machineinstrs < %s | FileCheck %s

; No load passes the store of an initial value, although the variable is constant
; and its loads are invariant.

@table = internal constant [4 x i64] [i64 5, i64 6, i64 7, i64 8]
declare i64 @read()
declare void @write(i64)

; CHECK-LABEL: start main 0:
define i64 @main() {
  %n = call i64 @read()
  %used = icmp ult i64 %n, 4
  br i1 %used, label %use, label %none

; CHECK: store 8 5
; CHECK: load 8
; CHECK-NOT: store
use:
  %p = getelementptr [4 x i64], ptr @table, i64 0, i64 %n
  %x = load i64, ptr %p
  %last = getelementptr i8, ptr %p, i64 -8
  %y = load i64, ptr %last, !invariant.load !0
  %z = mul i64 %x, %y
  call void @write(i64 %z)
  ret i64 %y

none:
  ret i64 0
}

!0 = !{}
