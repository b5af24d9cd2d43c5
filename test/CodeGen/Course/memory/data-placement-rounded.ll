; Sizes that are rounded up beside each call are computed before the first, so
; that one decision is made for all. If they do not fit together, one that is
; used by itself is tried alone.
; RUN: split-file %s %t
; RUN: opt -mtriple=course -passes=course-data-placement -course-data-placement-versions=0 -S %t/together.ll | FileCheck %t/together.ll
; RUN: opt -mtriple=course -passes=course-data-placement -course-data-placement-versions=0 -S %t/apart.ll | FileCheck %t/apart.ll

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
