; RUN: opt -mtriple=course -passes=mem2reg -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes='mem2reg,loop-rotate,indvars,loop-deletion,simplifycfg' \
; RUN:   -S %s | FileCheck %s --check-prefix=FINAL

; T004-MAX: all of the memory goes, one PHI comes.
; CHECK-LABEL: @max(
; CHECK-NOT:   {{alloca|load|store}}
; CHECK:       if.end:
; CHECK-NEXT:    %result.0 = phi i32 [ %b, %if.then ], [ %a, %entry ]
; CHECK-NEXT:    ret i32 %result.0
define i32 @max(i32 %a, i32 %b) {
entry:
  %a.addr = alloca i32
  %b.addr = alloca i32
  %result = alloca i32
  store i32 %a, ptr %a.addr
  store i32 %b, ptr %b.addr
  %0 = load i32, ptr %a.addr
  store i32 %0, ptr %result
  %1 = load i32, ptr %b.addr
  %2 = load i32, ptr %a.addr
  %cmp = icmp sgt i32 %1, %2
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %3 = load i32, ptr %b.addr
  store i32 %3, ptr %result
  br label %if.end
if.end:
  %4 = load i32, ptr %result
  ret i32 %4
}

; T004-CNT: a counter becomes a PHI; what it ends with is known.
; CHECK-LABEL: @counter(
; CHECK:       while.cond:
; CHECK-NEXT:    %i.0 = phi i32 [ 0, %entry ], [ %inc, %while.body ]
; FINAL-LABEL: @counter(
; FINAL:         ret i32 10
define i32 @counter() {
entry:
  %i = alloca i32
  store i32 0, ptr %i
  br label %while.cond
while.cond:
  %0 = load i32, ptr %i
  %cmp = icmp slt i32 %0, 10
  br i1 %cmp, label %while.body, label %while.end
while.body:
  %1 = load i32, ptr %i
  %inc = add nsw i32 %1, 1
  store i32 %inc, ptr %i
  br label %while.cond
while.end:
  %2 = load i32, ptr %i
  ret i32 %2
}

; What somebody else knows the address of stays in memory.
; CHECK-LABEL: @escapes(
; CHECK:         %x = alloca i32
; CHECK:         store i32 7, ptr %x
; CHECK-NEXT:    call void @see(ptr %x)
; CHECK-NEXT:    %y = load i32, ptr %x
declare void @see(ptr)
define i32 @escapes() {
  %x = alloca i32
  store i32 7, ptr %x
  call void @see(ptr %x)
  %y = load i32, ptr %x
  ret i32 %y
}

; A constant is its own operand, across blocks, too, and what was never stored is
; undefined.
; CHECK-LABEL: @constant(
; CHECK-NOT:     load
; CHECK:         %r = phi i32 [ 7, %next ], [ undef, %other ]
define i32 @constant(i1 %c) {
entry:
  %x = alloca i32
  %y = alloca i32
  store i32 7, ptr %x
  br i1 %c, label %next, label %other
next:
  %a = load i32, ptr %x
  br label %exit
other:
  %b = load i32, ptr %y
  br label %exit
exit:
  %r = phi i32 [ %a, %next ], [ %b, %other ]
  ret i32 %r
}
