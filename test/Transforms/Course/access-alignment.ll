; RUN: opt -mtriple=course -passes=course-load-store-pack -S %s | FileCheck %s

; Variables that are accessed in pieces get the alignment of words, and accesses
; what follows from that, however their address is chosen.

%cell = type { i8, i8, i8, i8 }

@cells = internal global [100 x %cell] zeroinitializer, align 1
@others = internal global [100 x %cell] zeroinitializer, align 1
@small = internal global [7 x i8] zeroinitializer, align 1
@foreign = external global [100 x %cell], align 1

; CHECK: @cells = internal global [100 x %cell] zeroinitializer, align 8
; CHECK: @others = internal global [100 x %cell] zeroinitializer, align 8
; CHECK: @small = internal global [7 x i8] zeroinitializer, align 1
; CHECK: @foreign = external global [100 x %cell], align 1

; One of several elements, or the one before the last.
; CHECK-LABEL: define void @chosen(
; CHECK: load i32, ptr %from, align 4
; CHECK: store i32 %copy, ptr %to, align 4
define void @chosen(i64 %a, i64 %b, i1 %c, i1 %d, i64 %n) {
entry:
  %at.a = getelementptr [100 x %cell], ptr @cells, i64 0, i64 %a
  %first = load i8, ptr %at.a
  %at.b = getelementptr [100 x %cell], ptr @others, i64 0, i64 %b
  %second = load i8, ptr %at.b
  br i1 %c, label %left, label %right
left:
  %one = select i1 %d, ptr %at.a, ptr %at.b
  br label %loop
right:
  br label %loop
loop:
  %i = phi i64 [ 0, %left ], [ 0, %right ], [ %i.next, %loop ]
  %from = phi ptr [ %one, %left ], [ null, %right ], [ %from.next, %loop ]
  %to = getelementptr %cell, ptr %from, i64 %i
  %copy = load i32, ptr %from, align 1
  store i32 %copy, ptr %to, align 1
  %from.next = getelementptr i8, ptr %from, i64 -4
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Pairs of bytes, and a field at an odd offset.
; CHECK-LABEL: define void @offsets(
; CHECK: load i32, ptr %pair, align 2
; CHECK: load i16, ptr %odd, align 1
define void @offsets(i64 %a, ptr %out) {
  %at = getelementptr i16, ptr @cells, i64 %a
  %one = load i8, ptr %at
  %pair = getelementptr i8, ptr %at, i64 4
  %x = load i32, ptr %pair, align 1
  %odd = getelementptr i8, ptr %at, i64 1
  %y = load i16, ptr %odd, align 1
  store i32 %x, ptr %out
  %more = getelementptr i8, ptr %out, i64 8
  store i16 %y, ptr %more
  ret void
}

; One that may lie anywhere, a step that is not a multiple, what is too small, and
; what others may have aligned.
; CHECK-LABEL: define i32 @blocked(
; CHECK: load i32, ptr %either, align 1
; CHECK: load i32, ptr %p, align 1
; CHECK: load i32, ptr @small, align 1
; CHECK: load i32, ptr @foreign, align 1
; CHECK: load volatile i32, ptr @cells, align 1
define i32 @blocked(ptr %any, i1 %c, i64 %n) {
entry:
  %byte = load i8, ptr @small
  %cell = load i8, ptr @foreign
  %either = select i1 %c, ptr @cells, ptr %any
  %x = load i32, ptr %either, align 1
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %p = phi ptr [ @cells, %entry ], [ %p.next, %loop ]
  %sum = phi i32 [ %x, %entry ], [ %sum.next, %loop ]
  %y = load i32, ptr %p, align 1
  %sum.next = add i32 %sum, %y
  %p.next = getelementptr i8, ptr %p, i64 3
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  %z = load i32, ptr @small, align 1
  %u = load i32, ptr @foreign, align 1
  %v = load volatile i32, ptr @cells, align 1
  %s = add i32 %sum.next, %z
  %t = add i32 %s, %u
  %r = add i32 %t, %v
  ret i32 %r
}
