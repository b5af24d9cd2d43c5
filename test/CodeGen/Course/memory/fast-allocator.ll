; RUN: llc -mtriple=course -O2 -regalloc=fast -o %t.s %s
; RUN: course-run --quiet %t.s | FileCheck %s

; The allocator of -O0 keeps in memory what waits within a block, too: data
; leave room for that.

; CHECK: 7

@data = global [9000 x i8] zeroinitializer

declare void @write(i64)

define void @main() {
  store i64 7, ptr @data
  %wide = load volatile i16384, ptr @data
  %other = getelementptr i8, ptr @data, i64 4096
  store volatile i16384 %wide, ptr %other
  %n = load i64, ptr %other
  call void @write(i64 %n)
  ret void
}
