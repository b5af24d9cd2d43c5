; Sizes that are rounded up beside each call are computed before the first, so
; that one decision is made for all. If they do not fit together, one that is
; used by itself is tried alone.
; RUN: split-file %s %t
; RUN: opt -mtriple=course -passes=course-data-placement -course-data-placement-versions=0 -S %t/together.ll | FileCheck %t/together.ll
; RUN: opt -mtriple=course -passes=course-data-placement -course-data-placement-versions=0 -S %t/apart.ll | FileCheck %t/apart.ll
; RUN: opt -mtriple=course -passes=course-data-placement -course-data-placement-versions=0 -S %t/squares.ll | FileCheck %t/squares.ll

;--- together.ll
; a[b[i]]: nobody wants only one of them in the stack area.
; CHECK-LABEL: define i64 @main()
; CHECK:         %round.a = or i64 %n4, 7
; CHECK-NEXT:    %size.a = add i64 %round.a, 1
; CHECK:         %round.b = or i64 %m4, 7
; CHECK-NEXT:    %size.b = add i64 %round.b, 1
; CHECK:         %group.fits = icmp ule
; CHECK:         br i1 %group.fits{{.*}}, label %{{.*}}, label %[[HEAP_A:.*]]
; CHECK:       [[HEAP_A]]:
; CHECK-NEXT:    call ptr @malloc(i64 noundef %size.a)
; CHECK:         br i1 %group.fits{{.*}}, label %{{.*}}, label %[[HEAP_B:.*]]
; CHECK:       [[HEAP_B]]:
; CHECK-NEXT:    call ptr @malloc(i64 noundef %size.b)
; CHECK-NOT:     icmp ule i64 %size
declare i64 @read()
declare noalias ptr @malloc(i64) allockind("alloc,uninitialized") allocsize(0)

define i64 @main() {
entry:
  %n = call i64 @read()
  %m = call i64 @read()
  %n4 = shl i64 %n, 2
  %m4 = shl i64 %m, 2
  %round.a = or i64 %n4, 7
  %size.a = add i64 %round.a, 1
  %a = call ptr @malloc(i64 noundef %size.a)
  %round.b = or i64 %m4, 7
  %size.b = add i64 %round.b, 1
  %b = call ptr @malloc(i64 noundef %size.b)
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %p = getelementptr i32, ptr %b, i64 %i
  %index = load i32, ptr %p
  %wide = zext i32 %index to i64
  %q = getelementptr i32, ptr %a, i64 %wide
  %x = load i32, ptr %q
  %x64 = zext i32 %x to i64
  %more = add i64 %sum, %x64
  %next = add i64 %i, 1
  %again = icmp ult i64 %next, %m
  br i1 %again, label %loop, label %exit

exit:
  ret i64 %more
}

;--- apart.ll
; One loop for each, and a variable in the stack area between them.
; CHECK-LABEL: define i64 @main()
; CHECK:         %group.fits = icmp ule
; CHECK:         %fits{{.*}} = icmp ule i64 %size.a
; CHECK:         call ptr @malloc(i64 noundef %size.a)
; CHECK:         %fits{{.*}} = icmp ule i64 %size.b
; CHECK:         call ptr @malloc(i64 noundef %size.b)
declare i64 @read()
declare noalias ptr @malloc(i64) allockind("alloc,uninitialized") allocsize(0)

@between = global i64 0

define i64 @main() {
entry:
  %n = call i64 @read()
  %m = call i64 @read()
  %n4 = shl i64 %n, 2
  %m4 = shl i64 %m, 2
  %round.a = or i64 %n4, 7
  %size.a = add i64 %round.a, 1
  %a = call ptr @malloc(i64 noundef %size.a)
  %round.b = or i64 %m4, 7
  %size.b = add i64 %round.b, 1
  %b = call ptr @malloc(i64 noundef %size.b)
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %p = getelementptr i64, ptr %a, i64 %i
  %x = load i64, ptr %p
  %more = add i64 %sum, %x
  %next = add i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %middle

middle:
  store i64 %more, ptr @between
  br label %other

other:
  %j = phi i64 [ 0, %middle ], [ %j.next, %other ]
  %sum.2 = phi i64 [ %more, %middle ], [ %more.2, %other ]
  %q = getelementptr i64, ptr %b, i64 %j
  %y = load i64, ptr %q
  %more.2 = xor i64 %sum.2, %y
  %j.next = add i64 %j, 1
  %j.again = icmp ult i64 %j.next, %m
  br i1 %j.again, label %other, label %exit

exit:
  ret i64 %more.2
}

;--- squares.ll
; Each is made of the one before twice: as often as that, all would be looked at
; 2^40 times.
; CHECK-LABEL: define i64 @main()
; CHECK:         %size = add i64 %round, 1
; CHECK:         %group.fits = icmp ule
; CHECK:         call ptr @malloc(i64 noundef 800)
; CHECK:         call ptr @malloc(i64 noundef %size)
declare i64 @read()
declare noalias ptr @malloc(i64) allockind("alloc,uninitialized") allocsize(0)

define i64 @main() {
  %x0 = call i64 @read()
  %a = call ptr @malloc(i64 noundef 800)
  %x1 = mul i64 %x0, %x0
  %x2 = mul i64 %x1, %x1
  %x3 = mul i64 %x2, %x2
  %x4 = mul i64 %x3, %x3
  %x5 = mul i64 %x4, %x4
  %x6 = mul i64 %x5, %x5
  %x7 = mul i64 %x6, %x6
  %x8 = mul i64 %x7, %x7
  %x9 = mul i64 %x8, %x8
  %x10 = mul i64 %x9, %x9
  %x11 = mul i64 %x10, %x10
  %x12 = mul i64 %x11, %x11
  %x13 = mul i64 %x12, %x12
  %x14 = mul i64 %x13, %x13
  %x15 = mul i64 %x14, %x14
  %x16 = mul i64 %x15, %x15
  %x17 = mul i64 %x16, %x16
  %x18 = mul i64 %x17, %x17
  %x19 = mul i64 %x18, %x18
  %x20 = mul i64 %x19, %x19
  %x21 = mul i64 %x20, %x20
  %x22 = mul i64 %x21, %x21
  %x23 = mul i64 %x22, %x22
  %x24 = mul i64 %x23, %x23
  %x25 = mul i64 %x24, %x24
  %x26 = mul i64 %x25, %x25
  %x27 = mul i64 %x26, %x26
  %x28 = mul i64 %x27, %x27
  %x29 = mul i64 %x28, %x28
  %x30 = mul i64 %x29, %x29
  %x31 = mul i64 %x30, %x30
  %x32 = mul i64 %x31, %x31
  %x33 = mul i64 %x32, %x32
  %x34 = mul i64 %x33, %x33
  %x35 = mul i64 %x34, %x34
  %x36 = mul i64 %x35, %x35
  %x37 = mul i64 %x36, %x36
  %x38 = mul i64 %x37, %x37
  %x39 = mul i64 %x38, %x38
  %x40 = mul i64 %x39, %x39
  %round = or i64 %x40, 7
  %size = add i64 %round, 1
  %b = call ptr @malloc(i64 noundef %size)
  store i64 1, ptr %b
  %y = load i64, ptr %a
  ret i64 %y
}
