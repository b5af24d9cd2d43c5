; RUN: opt -mtriple=course -passes=course-ranges -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes='print<course-ranges>' -disable-output %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=PRINT

; A function that returns what lies behind a header: the size of the object is that
; from there on.

declare noalias ptr @malloc(i64)
declare void @write(i64)
declare i64 @read()

define internal ptr @take(i64 %size) noinline {
  %all = add i64 %size, 8
  %block = call ptr @malloc(i64 %all)
  store i64 %size, ptr %block
  %p = getelementptr inbounds i8, ptr %block, i64 8
  ret ptr %p
}

; The last four bytes are those of 11, and the header is there.
; PRINT: ranges of @main:
; PRINT: %i: [-2, 11]
; CHECK-LABEL: @main()
; CHECK: call void @write(i64 %w)
define i64 @main() {
  %p = call ptr @take(i64 48) allocsize(0)
  %i = call i64 @read()
  %at = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 1, ptr %at
  %is = icmp eq i64 %i, 11
  %w = zext i1 %is to i64
  call void @write(i64 %w)
  ret i64 0
}
