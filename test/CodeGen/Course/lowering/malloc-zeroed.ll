; What a fresh block holds is 0 to the optimiser, and a block that nobody uses is
; nothing at all.

; RUN: opt -mtriple=course -passes='default<O2>' -S < %s | FileCheck %s

; CHECK-LABEL: define {{.*}}i64 @fresh
; CHECK-NEXT: ret i64 0
define i64 @fresh() {
  %p = call ptr @malloc(i64 16)
  %q = getelementptr i64, ptr %p, i64 1
  %r = load i64, ptr %q
  call void @free(ptr %p)
  ret i64 %r
}

; CHECK-LABEL: define {{.*}}i1 @never_null
; CHECK: ret i1 true
define i1 @never_null() {
  %p = call ptr @malloc(i64 16)
  %r = icmp ne ptr %p, null
  ret i1 %r
}

; Reading and writing stay, in their order.
; CHECK-LABEL: define {{.*}}void @input_output
; CHECK: call i64 @read()
; CHECK: call void @write(
; CHECK: call i64 @read()
define void @input_output() {
  %a = call i64 @read()
  call void @write(i64 %a)
  %b = call i64 @read()
  ret void
}

declare i64 @read()
declare void @write(i64)
declare ptr @malloc(i64)
declare void @free(ptr)
