; RUN: opt -mtriple=course -passes='loop-simplify,course-split-paths,instsimplify,verify' -pass-remarks=course-split-paths -S %s 2>%t.remarks | FileCheck %s
; RUN: FileCheck --check-prefix=REMARK --implicit-check-not=remark %s < %t.remarks

; The outcomes of a condition get paths of their own, one of which keeps an index and
; what is loaded at it.

; REMARK-COUNT-5: remark: {{.*}} outcomes of a condition got paths of their own, one of which needs fewer loads

@a = internal global [100 x i32] zeroinitializer
@b = internal global [100 x i32] zeroinitializer
@c = internal global [200 x i32] zeroinitializer

; With selects, and tests of both indexes. The loaded values may be undef.
; CHECK-LABEL: define void @merge(
; CHECK:       loop:
; CHECK:         %x = load i32, ptr @a
; CHECK-NEXT:    freeze i32 %x
; CHECK-NEXT:    %y = load i32, ptr @b
; CHECK-NEXT:    freeze i32 %y
; CHECK:       loop.again:
; CHECK-NEXT:    %[[PA:.*]] = getelementptr i32, ptr @a, i32 %i2
; CHECK-NEXT:    %[[NEWX:.*]] = load i32, ptr %[[PA]]
; CHECK-NEXT:    freeze i32 %[[NEWX]]
; CHECK-NEXT:    br
; CHECK:       loop.again[[N:[0-9]+]]:
; CHECK-NEXT:    %[[PB:.*]] = getelementptr i32, ptr @b, i32 %j2.else
; CHECK-NEXT:    %[[NEWY:.*]] = load i32, ptr %[[PB]]
; CHECK-NEXT:    freeze i32 %[[NEWY]]
; CHECK-NEXT:    br
; CHECK:       loop.split:
; CHECK:         %less = icmp sle i32 %[[X:.*]], %[[Y:.*]]
; CHECK-NEXT:    br i1 %less, label %loop.split.split, label %loop.split.split.else
; CHECK:       loop.split.split:
; CHECK:         store i32 %[[X]], ptr %pc
; CHECK:         %more.a = icmp slt i32 %i2, %n
; CHECK-NEXT:    br i1 %more.a, label %loop.again, label %exit.loopexit
; CHECK:       loop.split.split.else:
; CHECK:         store i32 %[[Y]], ptr %pc.else
; CHECK:         %more.b.else = icmp slt i32 %j2.else, %m
; CHECK-NEXT:    br i1 %more.b.else, label %loop.again[[N]], label %exit.loopexit
define void @merge(i32 %n, i32 %m) {
entry:
  %some.a = icmp slt i32 0, %n
  %some.b = icmp slt i32 0, %m
  %some = and i1 %some.a, %some.b
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %j = phi i32 [ 0, %entry ], [ %j2, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k2, %loop ]
  %pa = getelementptr i32, ptr @a, i32 %i
  %x = load i32, ptr %pa
  %pb = getelementptr i32, ptr @b, i32 %j
  %y = load i32, ptr %pb
  %less = icmp sle i32 %x, %y
  %least = call i32 @llvm.smin.i32(i32 %x, i32 %y)
  %pc = getelementptr i32, ptr @c, i32 %k
  store i32 %least, ptr %pc
  %is = zext i1 %less to i32
  %i2 = add i32 %i, %is
  %not = xor i1 %less, true
  %isnt = zext i1 %not to i32
  %j2 = add i32 %j, %isnt
  %k2 = add i32 %k, 1
  %more.a = icmp slt i32 %i2, %n
  %more.b = icmp slt i32 %j2, %m
  %more = select i1 %more.a, i1 %more.b, i1 false
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; With branches and other blocks. The results are those of the path that was taken.
; CHECK-LABEL: define i32 @branches(
; CHECK:       loop.again:
; CHECK:         %[[PA:.*]] = getelementptr i32, ptr @a, i64 %i2
; CHECK-NEXT:    %[[X:.*]] = load i32, ptr %[[PA]]
; CHECK-NEXT:    add i32 %[[X]], %y{{[0-9]+}}
; CHECK-NEXT:    br
; CHECK:         %[[PB:.*]] = getelementptr i32, ptr @a, i64 %j2.else
; CHECK-NEXT:    %[[Y:.*]] = load i32, ptr %[[PB]]
; CHECK-NEXT:    add i32 %x{{[0-9]+}}, %[[Y]]
; CHECK-NEXT:    br
; CHECK:       loop.split:
; CHECK:         %[[SUM:.*]] = phi i32
; CHECK:       exit:
; CHECK-NEXT:    ret i32 %[[SUM]]
define i32 @branches(i64 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %latch ]
  %j = phi i64 [ 99, %entry ], [ %j2, %latch ]
  %pa = getelementptr i32, ptr @a, i64 %i
  %x = load i32, ptr %pa, !noundef !0
  %pb = getelementptr i32, ptr @a, i64 %j
  %y = load i32, ptr %pb, !noundef !0
  %sum = add i32 %x, %y
  %less = icmp slt i32 %sum, 50
  br i1 %less, label %up, label %down
up:
  %i1 = add i64 %i, 1
  br label %latch
down:
  %j1 = sub i64 %j, 1
  br label %latch
latch:
  %i2 = phi i64 [ %i1, %up ], [ %i, %down ]
  %j2 = phi i64 [ %j, %up ], [ %j1, %down ]
  %more = icmp slt i64 %i2, %j2
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %sum
}

; A field of what is pointed to, where nothing is written; one outcome keeps it.
; CHECK-LABEL: define i64 @list(
; CHECK:       loop.again:
; CHECK-NOT:     load
; CHECK:       loop.again{{[0-9]+}}:
; CHECK:         load i64, ptr %next.else
; CHECK:       exit:
; CHECK-NEXT:    phi i64 [ %count2, %loop.split.split ], [ %count2.else, %loop.split.split.else ]
define i64 @list(ptr %first, ptr %values) {
entry:
  br label %loop
loop:
  %p = phi ptr [ %first, %entry ], [ %p2, %loop ]
  %count = phi i64 [ 0, %entry ], [ %count2, %loop ]
  %key = load i64, ptr %p
  %large = icmp sgt i64 %key, %count
  %count2 = add i64 %count, 1
  %next = getelementptr i8, ptr %p, i64 16
  %p2 = select i1 %large, ptr %p, ptr %next
  %at = getelementptr i64, ptr %values, i64 %count
  %limit = load i64, ptr %at
  %more = icmp ne i64 %limit, 0
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %count2
}

; The condition decides on itself, too.
; CHECK-LABEL: define i1 @carried(
; CHECK:         %[[JOINED:before.*]] = phi i1 [ false, %loop.again{{[0-9]+}} ], [ true, %loop.again ]
; CHECK:         %[[BEFORE:before.*]] = phi i1 [ %[[JOINED]], %{{[0-9]+}} ], [ false, %loop ]
; CHECK:         ret i1 %[[BEFORE]]
define i1 @carried(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %before = phi i1 [ false, %entry ], [ %c, %loop ]
  %rounds = phi i64 [ 0, %entry ], [ %rounds2, %loop ]
  %pa = getelementptr i32, ptr @a, i64 %i
  %x = load i32, ptr %pa
  %r = trunc i64 %rounds to i32
  %c = icmp slt i32 %x, %r
  %i1 = add i64 %i, 1
  %i2 = select i1 %c, i64 %i1, i64 %i
  %rounds2 = mul i64 %rounds, 3
  %stop = icmp ugt i64 %rounds2, %n
  br i1 %stop, label %exit, label %loop
exit:
  ret i1 %before
}

; Two edges lead to one exit.
; CHECK-LABEL: define i64 @two_edges(
; CHECK:       out:
; CHECK-NEXT:    phi i64 [ %{{.*}}, %rest ], [ %[[V:.*]], %rest ], [ %[[W:.*]], %rest.else ], [ %[[W]], %rest.else ]
define i64 @two_edges(i64 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %latch ]
  %j = phi i64 [ 99, %entry ], [ %j2, %latch ]
  %pa = getelementptr i32, ptr @a, i64 %i
  %x = load i32, ptr %pa, !noundef !0
  %less = icmp slt i32 %x, 50
  %up = zext i1 %less to i64
  br label %rest
rest:
  %i2 = add i64 %i, %up
  %j2 = mul i64 %j, %n
  switch i64 %j2, label %latch [
    i64 7, label %out
    i64 9, label %out
  ]
latch:
  %more = icmp ult i64 %j2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i64 0
out:
  %r = phi i64 [ %i2, %rest ], [ %i2, %rest ]
  ret i64 %r
}

!0 = !{}
