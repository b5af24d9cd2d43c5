; RUN: opt -mtriple=course -passes=course-o2 -disable-output %s

; A σ names the index that gets another form before loads are looked for that can
; leave the loop.

@scale = constant [4 x ptr] [ptr @letters, ptr null, ptr null, ptr null]
@letters = constant [1 x i8] zeroinitializer

define i32 @main(ptr %p, i64 %n) {
entry:
  %parts = alloca [4 x i32], align 4
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %before = phi i64 [ 0, %entry ], [ %i, %latch ]
  store i32 0, ptr %parts, align 4
  %first = icmp eq i64 %before, 0
  %count = select i1 %first, i64 4, i64 0
  %end = getelementptr i32, ptr %p, i64 %count
  %q = getelementptr i8, ptr %end, i64 -12
  %x = load i32, ptr %q, align 4
  %is.zero = icmp eq i32 %x, 0
  br i1 %is.zero, label %inner, label %latch

latch:
  %next = add i64 %i, 1
  br label %loop

inner:
  %index = add nsw i64 %count, -4
  %r = getelementptr nusw i32, ptr %parts, i64 %index
  %y = load i32, ptr %r, align 4
  %no.part = icmp eq i32 %y, 0
  %no.index = icmp eq i64 %index, 0
  %either = or i1 %no.part, %no.index
  br i1 %either, label %latch, label %use

use:
  %at = getelementptr ptr, ptr @scale, i64 %index
  %byte = load i8, ptr %at, align 1
  store i8 %byte, ptr %p, align 1
  br label %latch
}
