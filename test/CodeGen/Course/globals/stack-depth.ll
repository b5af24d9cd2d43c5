; Frames are final after data has its places: whether the stack has the room that
; was estimated, or demanded, is looked at in the end.
; RUN: split-file %s %t
; RUN: llc -mtriple=course -o %t/a.s -course-stack-reserve=64 %t/chain.ll 2>&1 | FileCheck %s
; CHECK: warning: the call stack may need 304 bytes, and has 128; -course-stack-reserve=304 leaves it more
; CHECK-NOT: warning

; RUN: llc -mtriple=course -o %t/a.s -course-stack-reserve=304 %t/chain.ll 2>&1 | count 0
; RUN: llc -mtriple=course -o %t/a.s %t/chain.ll 2>&1 | count 0
; RUN: llc -mtriple=course -o %t/a.s -course-heap-stack=128 %t/chain.ll 2>&1 | FileCheck %s --check-prefix=HEAP
; HEAP: warning: the call stack may need 304 bytes, and has 128; -course-heap-stack=304 leaves it more

; How deep recursion gets is not known.
; RUN: llc -mtriple=course -o %t/a.s -course-stack-reserve=64 %t/cycle.ll 2>&1 | count 0

;--- chain.ll
@data = internal global [10100 x i8] zeroinitializer
declare void @write(i64)
define internal void @deep(i64 %n) noinline {
  %p = alloca [200 x i8], align 8
  store volatile i64 %n, ptr %p
  ret void
}
define internal void @deeper(i64 %n) noinline {
  %p = alloca [104 x i8], align 8
  store volatile i64 %n, ptr %p
  call void @deep(i64 %n)
  call void @deep(i64 1)
  ret void
}
define void @main() {
  store volatile i8 1, ptr @data
  call void @deep(i64 2)
  call void @deeper(i64 3)
  call void @write(i64 4)
  ret void
}

;--- cycle.ll
@data = internal global [10100 x i8] zeroinitializer
define internal void @even(i64 %n) noinline {
  %p = alloca [200 x i8], align 8
  store volatile i64 %n, ptr %p
  %is = icmp eq i64 %n, 0
  br i1 %is, label %done, label %more
more:
  %less = sub i64 %n, 1
  call void @odd(i64 %less)
  br label %done
done:
  ret void
}
define internal void @odd(i64 %n) noinline {
  %is = icmp eq i64 %n, 0
  br i1 %is, label %done, label %more
more:
  %less = sub i64 %n, 1
  call void @even(i64 %less)
  br label %done
done:
  ret void
}
define void @main() {
  store volatile i8 1, ptr @data
  call void @even(i64 3)
  ret void
}
