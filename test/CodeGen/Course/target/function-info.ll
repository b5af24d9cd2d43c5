; What a function needs to know beyond its instructions is in the MIR text.

; RUN: llc -mtriple=course -stop-after=finalize-isel < %s | FileCheck %s

; CHECK: @data = global {{.*}} #[[DATA:[0-9]+]]
; CHECK: define i64 @main() #[[MAIN:[0-9]+]]
; CHECK-DAG: attributes #[[DATA]] = { "course-address"="10208" }
; CHECK-DAG: attributes #[[MAIN]] = { "course-entry-sp"="10208"{{.*}} }

; CHECK-LABEL: name: variadic
; CHECK: machineFunctionInfo:
; CHECK-NEXT: numArgRegs: 1
; CHECK-NEXT: argBits: [ 64 ]
; CHECK-NEXT: varArgsFrameIndex: -1
; CHECK: LEA %fixed-stack.0, 8
; CHECK: DYNALLOCA
; CHECK-LABEL: name: seventeen
; CHECK: numArgRegs: 16

@data = global [3 x i64] [i64 1, i64 2, i64 3]

define i64 @main() {
entry:
  %local = alloca [2 x i64]
  call void @fill(ptr %local, i64 3)
  %p = getelementptr i64, ptr %local, i64 1
  %x = load i64, ptr %p
  %y = load i64, ptr getelementptr ([3 x i64], ptr @data, i64 0, i64 2)
  switch i64 %x, label %other [
    i64 1, label %one
    i64 -1, label %two
  ]
one:
  %d = udiv i64 %y, %x
  ret i64 %d
two:
  %c = call i64 (i64, ...) @variadic(i64 1, i64 %x, i64 %y)
  ret i64 %c
other:
  %s = call i64 @seventeen(i64 %x, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 %y)
  ret i64 %s
}

define void @fill(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %q = getelementptr i64, ptr %p, i64 %i
  store i64 %i, ptr %q
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}

define i64 @variadic(i64 %n, ...) {
  %list = alloca ptr
  call void @llvm.va_start.p0(ptr %list)
  %x = va_arg ptr %list, i64
  %p = alloca i64, i64 %n
  call void @fill(ptr %p, i64 %n)
  %y = load i64, ptr %p
  %r = xor i64 %x, %y
  ret i64 %r
}

define i64 @seventeen(i64 %a, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 %b) {
  %r = sub i64 %a, %b
  ret i64 %r
}
