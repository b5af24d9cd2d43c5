; The code is the same when the pipeline is interrupted and resumed from MIR text,
; at any of these places. (After block-placement the names of blocks would differ.)

; RUN: llc -mtriple=course < %s > %t.whole.s
; RUN: llc -mtriple=course -stop-after=finalize-isel < %s > %t.mir
; RUN: llc -mtriple=course -start-after=finalize-isel %t.mir -o %t.s
; RUN: cmp %t.whole.s %t.s
; RUN: llc -mtriple=course -stop-after=early-machinelicm < %s > %t.mir
; RUN: llc -mtriple=course -start-after=early-machinelicm %t.mir -o %t.s
; RUN: cmp %t.whole.s %t.s
; RUN: llc -mtriple=course -stop-after=course-fold-operands < %s > %t.mir
; RUN: llc -mtriple=course -start-after=course-fold-operands %t.mir -o %t.s
; RUN: cmp %t.whole.s %t.s
; RUN: llc -mtriple=course -stop-after=branch-folder < %s > %t.mir
; RUN: llc -mtriple=course -start-after=branch-folder %t.mir -o %t.s
; RUN: cmp %t.whole.s %t.s
; RUN: llc -mtriple=course -stop-after=prologepilog < %s > %t.mir
; RUN: llc -mtriple=course -start-after=prologepilog %t.mir -o %t.s
; RUN: cmp %t.whole.s %t.s
; RUN: llc -mtriple=course -mcpu=swpp2020-spec -O0 < %s > %t.whole.s
; RUN: llc -mtriple=course -mcpu=swpp2020-spec -O0 -stop-after=finalize-isel < %s > %t.mir
; RUN: llc -mtriple=course -mcpu=swpp2020-spec -O0 -start-after=finalize-isel %t.mir -o %t.s
; RUN: cmp %t.whole.s %t.s

; The text is read back as it was written.
; RUN: llc -mtriple=course -stop-after=finalize-isel < %s > %t.mir
; RUN: llc -mtriple=course -run-pass=none %t.mir -o %t.again.mir
; RUN: grep -v ModuleID %t.mir > %t.1
; RUN: grep -v ModuleID %t.again.mir > %t.2
; RUN: cmp %t.1 %t.2

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
