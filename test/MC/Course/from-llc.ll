; What llc prints, the assembler reads back to the same text, and the machine's
; reader accepts it without a word.
; RUN: llc -mtriple=course -O0 %s -o %t.0.s
; RUN: llvm-mc -triple=course %t.0.s | diff %t.0.s -
; RUN: course-run --check --werror %t.0.s
; RUN: llc -mtriple=course -O2 %s -o %t.2.s
; RUN: llvm-mc -triple=course %t.2.s | diff %t.2.s -
; RUN: course-run --check --werror %t.2.s
; RUN: llc -mtriple=course -O2 -filetype=asm -asm-verbose=false %s -o %t.3.s
; RUN: llvm-mc -triple=course %t.3.s | diff %t.3.s -
; RUN: grep -c 'switch' %t.2.s | FileCheck %s
; CHECK: 1

target triple = "course"

@table = internal global [4 x i32] [i32 1, i32 -2, i32 3, i32 -4]

declare i64 @read()
declare void @write(i64)
declare ptr @malloc(i64)
declare void @free(ptr)

define i64 @"odd name?"(i64 %a, i8 %b) noinline {
  %wide = sext i8 %b to i64
  %quotient = sdiv i64 %a, 3
  %sum = add i64 %quotient, %wide
  %small = icmp slt i64 %sum, -5
  %result = select i1 %small, i64 -1, i64 %sum
  ret i64 %result
}

define i64 @choose(i64 %x) noinline {
  switch i64 %x, label %other [
    i64 0, label %zero
    i64 -1, label %zero
    i64 77, label %many
  ]
zero:
  %p = call ptr @malloc(i64 16)
  store i64 %x, ptr %p
  %q = getelementptr i8, ptr %p, i64 8
  %v = load i64, ptr %q
  call void @free(ptr %p)
  ret i64 %v
many:
  br label %loop
loop:
  %i = phi i64 [ %x, %many ], [ %next, %loop ]
  %next = lshr i64 %i, 1
  call void @write(i64 %next)
  %done = icmp eq i64 %next, 0
  br i1 %done, label %other, label %loop
other:
  ret i64 %x
}

define i64 @main() {
  %x = call i64 @read()
  %index = and i64 %x, 3
  %p = getelementptr [4 x i32], ptr @table, i64 0, i64 %index
  %old = load i32, ptr %p
  %old.64 = zext i32 %old to i64
  %low = trunc i64 %x to i8
  %a = call i64 @"odd name?"(i64 %old.64, i8 %low)
  %b = call i64 @choose(i64 %a)
  store i32 7, ptr %p
  ret i64 %b
}
