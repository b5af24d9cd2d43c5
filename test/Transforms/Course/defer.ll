; Of a large file, clang's step before the link makes values of variables and
; leaves the rest to course-link. What is large is counted in instructions.

; RUN: split-file %s %t
; RUN: opt -mtriple=course -passes="lto-pre-link<O2>" -S %t/plain.ll | FileCheck %s --check-prefixes=BOTH,SIZE
; RUN: opt -mtriple=course -passes="lto-pre-link<O2>" -S %t/plain.ll -course-defer-size=5 \
; RUN:   | FileCheck %s --check-prefix=BOTH
; RUN: opt -mtriple=course -passes="lto-pre-link<O2>" -S %t/plain.ll -course-defer-size=4 \
; RUN:   | FileCheck %s --check-prefix=DEFERRED
; RUN: opt -mtriple=course -passes="lto-pre-link<O2>" -S %t/plain.ll -course-defer-size=0 \
; RUN:   | FileCheck %s --check-prefix=BOTH
; Only before a link.
; RUN: opt -mtriple=course -passes="default<O2>" -S %t/plain.ll -course-defer-size=1 \
; RUN:   | FileCheck %s --check-prefix=BOTH
; Only until the end of that pipeline.
; RUN: opt -mtriple=course -passes="lto-pre-link<O2>,cgscc(inline)" -S %t/plain.ll -course-defer-size=4 \
; RUN:   | FileCheck %s --check-prefix=BOTH
; RUN: opt -mtriple=course -passes="lto-pre-link<O2>" -S %t/coroutine.ll -course-defer-size=1 \
; RUN:   | FileCheck %s --check-prefix=COROUTINE

;--- plain.ll
; BOTH-LABEL: define i64 @outer(
; BOTH-NOT: call
; BOTH: ret i64

; How large it was is said for the link.
; SIZE: !course.instructions = !{[[SIZE:![0-9]+]]}
; SIZE: [[SIZE]] = !{i64 5}

; DEFERRED-LABEL: define i64 @outer(
; DEFERRED-NEXT: %y = {{.*}}call i64 @inner(i64 %x)
; DEFERRED-NEXT: ret i64 %y

define i64 @inner(i64 %x) {
  %y = mul i64 %x, %x
  ret i64 %y
}

define i64 @outer(i64 %x) {
  %v = alloca i64
  store i64 %x, ptr %v
  %w = load i64, ptr %v
  %y = call i64 @inner(i64 %w)
  ret i64 %y
}

define i64 @main() {
  ret i64 0
}

;--- coroutine.ll
; Its intrinsics are removed before the link, so it has to be split there.
; COROUTINE-LABEL: define {{.*}}@outer(
; COROUTINE-NOT: call
; COROUTINE: ret i64

define i64 @inner(i64 %x) {
  %y = mul i64 %x, %x
  ret i64 %y
}

define i64 @outer(i64 %x) presplitcoroutine {
  %y = call i64 @inner(i64 %x)
  ret i64 %y
}
