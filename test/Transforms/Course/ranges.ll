; RUN: opt -mtriple=course -passes=course-ranges -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes='print<course-ranges>' -disable-output %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=PRINT

; What follows from ranges, also through memory and calls.

%edge = type { i16, i16, i32 }

declare i64 @read()
declare i64 @write(i64)
declare ptr @malloc(i64) allockind("alloc,zeroed")

@digits = internal global [100 x i32] zeroinitializer
@table = internal constant [4 x i32] [i32 3, i32 -7, i32 12, i32 5]

define i32 @main() {
  %n = call i64 @read()
  %i = urem i64 %n, 100
  call void @memory(i64 %i, i64 %n)
  call void @fields(i64 %i)
  %p = call i32 @parameter(i32 7)
  %q = call i32 @parameter(i32 70)
  %a = call i64 @counts(i32 %p)
  %b = call i64 @counts_any(i64 %n)
  %c = call i32 @initial(i64 %i)
  %d = call i32 @arithmetic(i64 %n)
  %f = call i32 @fibonacci(i32 20)
  %g = call i64 @pairs(i64 %n)
  %h = call i32 @sums()
  ret i32 0
}

; What is stored to an array that does not escape is all that is loaded from it.
define internal void @memory(i64 %i, i64 %x) {
; CHECK-LABEL: define internal void @memory(
; CHECK: %v = load i32, ptr %p, align 4, !range [[DIGITS:![0-9]+]]
; CHECK-NEXT: %w = zext nneg i32 %v to i64
; CHECK-NEXT: %s = add nuw nsw i32 %v, 5
; CHECK-NEXT: %q = udiv i32 %s, 3
; CHECK-NEXT: %r = urem i32 %s, 7
; CHECK-NEXT: %h = lshr i32 %v, 1
; CHECK-NEXT: %wide = zext nneg i32 %s to i64
; CHECK-NEXT: call i64 @write(i64 %wide)
; CHECK-NEXT: call i64 @write(i64 1)
; PRINT-LABEL: ranges of @memory:
; PRINT: %v: [0, 9] from cell
; PRINT: %q: [1, 4]
  %d = urem i64 %x, 10
  %t = trunc i64 %d to i32
  %p = getelementptr inbounds i32, ptr @digits, i64 %i
  store i32 %t, ptr %p
  %v = load i32, ptr %p
  %w = sext i32 %v to i64
  %s = add i32 %v, 5
  %q = sdiv i32 %s, 3
  %r = srem i32 %s, 7
  %h = ashr i32 %v, 1
  %k = srem i32 %s, 20
  %wide = sext i32 %k to i64
  call i64 @write(i64 %wide)
  %less = icmp slt i32 %v, 10
  %one = zext i1 %less to i64
  call i64 @write(i64 %one)
  call i64 @write(i64 %w)
  ret void
}

; Fields of structures are told apart, and blocks of the heap are 0 at first.
define internal void @fields(i64 %i) {
; CHECK-LABEL: define internal void @fields(
; CHECK: %from = load i16, ptr %e, align 2, !range [[FROM:![0-9]+]]
; CHECK: %cost = load i32, ptr %c, align 4, !range [[COST:![0-9]+]]
  %m = call ptr @malloc(i64 800)
  %e = getelementptr inbounds %edge, ptr %m, i64 %i
  %t = getelementptr inbounds %edge, ptr %m, i64 %i, i32 1
  %c = getelementptr inbounds %edge, ptr %m, i64 %i, i32 2
  store i16 100, ptr %e
  store i16 -1, ptr %t
  store i32 50, ptr %c
  store i32 -8, ptr %c
  %from = load i16, ptr %e
  %cost = load i32, ptr %c
  %x = sext i16 %from to i64
  call i64 @write(i64 %x)
  %y = sext i32 %cost to i64
  call i64 @write(i64 %y)
  ret void
}

; All calls are known.
define internal i32 @parameter(i32 %x) {
; CHECK-LABEL: define internal range(i32 8, 72) i32 @parameter(
; CHECK-SAME: i32 range(i32 7, 71) %x)
  %y = add i32 %x, 1
  ret i32 %y
}

; A counter is widened at its PHI and narrowed by what the branch says.
define internal i64 @counts(i32 %n) {
; CHECK-LABEL: define internal i64 @counts(
; CHECK: %w = zext nneg i32 %i to i64
; CHECK: %next = add nuw nsw i32 %i, 1
; CHECK: %more = icmp samesign ult i32 %next, %n
; PRINT-LABEL: ranges of @counts:
; PRINT: %n: [8, 71]
; PRINT: %i: [0, 70]
; PRINT: %next: [1, 71]
; PRINT: %more: any
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %sum.next, %loop ]
  %w = sext i32 %i to i64
  %sum.next = add i64 %sum, %w
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %sum.next
}

; The bound is not known, but is a signed number.
define internal i64 @counts_any(i64 %n) {
; CHECK-LABEL: define internal range(i64 0, -9223372036854775808) i64 @counts_any(
; CHECK: %next = add nuw nsw i64 %i, 1
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %more = icmp slt i64 %i, %n
  br i1 %more, label %body, label %exit
body:
  call i64 @write(i64 %i)
  %next = add i64 %i, 1
  br label %loop
exit:
  ret i64 %i
}

define internal i32 @initial(i64 %i) {
; CHECK-LABEL: define internal range(i32 -7, 13) i32 @initial(
; CHECK: load i32, ptr %p, align 4, !range [[TABLE:![0-9]+]]
  %p = getelementptr inbounds i32, ptr @table, i64 %i
  %x = load i32, ptr %p
  ret i32 %x
}

; What gives back an operand goes.
define internal i32 @arithmetic(i64 %x) {
; CHECK-LABEL: define internal range(i32 0, 60) i32 @arithmetic(
; CHECK: %r = urem i64 %x, 60
; CHECK-NEXT: %t = trunc nuw nsw i64 %r to i32
; CHECK-NEXT: ret i32 %t
  %r = urem i64 %x, 60
  %m = and i64 %r, 63
  %t = trunc i64 %m to i32
  %min = call i32 @llvm.smin.i32(i32 %t, i32 59)
  %max = call i32 @llvm.umax.i32(i32 0, i32 %min)
  %abs = call i32 @llvm.abs.i32(i32 %max, i1 false)
  ret i32 %abs
}

; A recursion only gets parameters that its condition lets through.
define internal i32 @fibonacci(i32 %n) {
; CHECK-LABEL: define internal range(i32 {{.*}}) i32 @fibonacci(
; CHECK-SAME: i32 range(i32 0, 21) %n)
entry:
  %small = icmp slt i32 %n, 2
  br i1 %small, label %exit, label %recur
recur:
  %a = sub i32 %n, 1
  %x = call i32 @fibonacci(i32 %a)
  %b = sub i32 %n, 2
  %y = call i32 @fibonacci(i32 %b)
  %s = add nsw i32 %x, %y
  ret i32 %s
exit:
  ret i32 %n
}

; Parts of a pair depend on what the pair is made of.
define internal i64 @pairs(i64 %n) {
; PRINT-LABEL: ranges of @pairs:
; PRINT: %product: any
entry:
  br label %loop
loop:
  %x = phi i64 [ 0, %entry ], [ %next, %loop ]
  %pair = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %x, i64 10)
  %product = extractvalue { i64, i1 } %pair, 0
  %next = add i64 %product, 7
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %product
}

; A sum of ten numbers does not overflow: T001-RED, figure (d).
define internal i32 @sums() {
; CHECK-LABEL: define {{.*}}i32 @sums(
; CHECK: br i1 false, label %overflow, label %next
; PRINT-LABEL: ranges of @sums:
; PRINT: %sum: [0, 45]
; PRINT: %i: [1, 10]
; PRINT: %wide: [1, 55]
entry:
  br label %loop
loop:
  %sum = phi i32 [ 0, %entry ], [ %sum.next, %next ]
  %i = phi i32 [ 1, %entry ], [ %i.next, %next ]
  %a = sext i32 %sum to i64
  %b = sext i32 %i to i64
  %wide = add i64 %a, %b
  %big = icmp sgt i64 %wide, 2147483647
  br i1 %big, label %overflow, label %next
overflow:
  ret i32 -1
next:
  %sum.next = add i32 %sum, %i
  %i.next = add i32 %i, 1
  %more = icmp sle i32 %i.next, 10
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %sum.next
}

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1)

; CHECK: [[DIGITS]] = !{i32 0, i32 10}
; CHECK: [[FROM]] = !{i16 0, i16 101}
; CHECK: [[COST]] = !{i32 -8, i32 51}
; CHECK: [[TABLE]] = !{i32 -7, i32 13}
