; RUN: opt -mtriple=course -passes=course-switch-unroll -course-switch-unroll-count=2 -pass-remarks=course-switch-unroll -S < %s 2>%t.remarks | FileCheck %s
; RUN: FileCheck --check-prefix=REMARK --implicit-check-not=remark: %s < %t.remarks
; RUN: opt -mtriple=course -passes=course-switch-unroll,verify -S < %s | FileCheck --check-prefix=MANY %s

; A loop is unrolled around a switch on how many iterations remain.

; REMARK-COUNT-10: remark: {{.*}} unrolled around a switch on the remaining iterations, 2 at once

declare i64 @read()

; The first iterations have their own code, in which variables are constants.
; CHECK-LABEL: define i64 @sum(
; CHECK: switch i64 %n, label %[[BODY:.*]] [
; CHECK-NEXT: i64 1, label %[[OWN:.*]]
; CHECK-NEXT: i64 2, label %[[OWN2:.*]]
; CHECK-NEXT: ], !prof
; CHECK: [[BODY]]:
; CHECK-NEXT: %[[I:.*]] = phi i64 [ %[[I2:.*]], %[[LATCH:.*]] ], [ 0, %entry ]
; CHECK: %remaining = phi i64 [ %[[LESS:.*]], %[[LATCH]] ], [ %n, %entry ]
; CHECK: [[OWN]]:
; CHECK-NEXT: phi i64 [ 0, %entry ]
; CHECK: [[REST1:.*]]: ; preds = %[[LATCH]]
; CHECK-NEXT: phi i64 [ %[[I2]], %[[LATCH]] ]
; CHECK: [[OWN2]]:
; CHECK-NEXT: phi i64 [ 0, %entry ]
; CHECK: [[REST2:.*]]: ; preds = %[[LATCH]]
; CHECK-NEXT: phi i64 [ %[[I2]], %[[LATCH]] ]
; CHECK: exit:
; CHECK-NEXT: phi i64 [ {{.*}} ], [ {{.*}} ], [ {{.*}} ], [ {{.*}} ]
; CHECK: getelementptr i64, ptr %p, i64 %[[I]]{{$}}
; CHECK-NOT: icmp
; CHECK: [[LATCH]]:
; CHECK: %[[LESS]] = sub i64 %remaining, 2
; CHECK-NEXT: switch i64 %[[LESS]], label %[[BODY]] [
; CHECK-NEXT: i64 1, label %[[REST1]]
; CHECK-NEXT: i64 2, label %[[REST2]]
; CHECK-NEXT: ], !prof {{.*}}, !llvm.loop

; MANY-LABEL: define i64 @sum(
; MANY: i64 1, label
; MANY: i64 16, label
; MANY-NOT: i64 17, label
; MANY: sub i64 %remaining, 16
define i64 @sum(ptr %p, i64 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %sum.next, %loop ]
  %at = getelementptr i64, ptr %p, i64 %i
  %v = load i64, ptr %at
  %sum.next = add i64 %sum, %v
  %i.next = add i64 %i, 1
  %more = icmp ne i64 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %sum.next
}

; Whoever has left the loop before has not looked at what may be poison.
; CHECK-LABEL: define i64 @find(
; CHECK: %[[N:.*]] = freeze i64 %n
; CHECK-NEXT: switch i64 %[[N]],
; CHECK: found:
; CHECK-NEXT: phi i64
; CHECK-COUNT-8: [
; CHECK: ret i64
define i64 @find(ptr %p, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %at = getelementptr i64, ptr %p, i64 %i
  %v = load i64, ptr %at
  %hit = icmp eq i64 %v, 7
  br i1 %hit, label %found, label %latch

latch:
  %i.next = add i64 %i, 1
  %more = icmp ne i64 %i.next, %n
  br i1 %more, label %loop, label %exit

found:
  ret i64 %i

exit:
  ret i64 -1
}

; A count of 32 bits is exact in 64.
; CHECK-LABEL: define void @narrow(
; CHECK: %[[LAST:.*]] = add i32 %n, -1
; CHECK: %[[WIDE:.*]] = zext i32 %[[LAST]] to i64
; CHECK: %[[TRIPS:.*]] = add nuw nsw i64 %[[WIDE]], 1
; CHECK: %[[FROZEN:.*]] = freeze i64 %[[TRIPS]]
; CHECK-NEXT: switch i64 %[[FROZEN]],
define void @narrow(ptr %p, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %wide = zext i32 %i to i64
  %at = getelementptr i64, ptr %p, i64 %wide
  store i64 0, ptr %at
  %i.next = add i32 %i, 1
  %more = icmp ne i32 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; There are never more than three iterations: no loop is left. Poison does not
; leave out the first of them.
; CHECK-LABEL: define void @bounded(
; MANY-LABEL: define void @bounded(
; MANY: switch i64 %{{.*}}, label %{{.*}} [
; MANY-NEXT: i64 1, label
; MANY-NEXT: i64 2, label
; MANY-NEXT: ]
; MANY-NOT: remaining
; MANY: ret void
define void @bounded(ptr %p, i64 noundef %x) {
entry:
  %two = and i64 %x, 3
  %none = icmp eq i64 %two, 0
  br i1 %none, label %exit, label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %at = getelementptr i64, ptr %p, i64 %i
  store i64 %i, ptr %at
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %two
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; Of a constant trip count the rest is known: 999 = 499 * 2 + 1.
; CHECK-LABEL: define void @known(
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %[[KNOWN:.*]]
; CHECK: [[KNOWN]]:
; CHECK: %remaining = phi i64 [ %[[KLESS:.*]], %{{.*}} ], [ 998, %entry ]
; CHECK: exit:
; CHECK-COUNT-2: store i64
; CHECK: %[[KLESS]] = sub i64 %remaining, 2
; CHECK-NEXT: %[[KDONE:.*]] = icmp eq i64 %[[KLESS]], 0
; CHECK-NEXT: br i1 %[[KDONE]], label %{{.*}}, label %[[KNOWN]], !prof ![[ROUNDS:[0-9]+]], !llvm.loop
; CHECK: store i64
; CHECK-NOT: store i64
; CHECK: br label %exit
define void @known(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %at = getelementptr i64, ptr %p, i64 %i
  store i64 %i, ptr %at
  %i.next = add i64 %i, 1
  %more = icmp ne i64 %i.next, 999
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; Nothing is left over: the loop ends where the body does.
; CHECK-LABEL: define i64 @even(
; CHECK: exit: ; preds = %[[LAST:.*]]
; CHECK-NEXT: ret i64 %[[SUM:.*]]
; CHECK: [[LAST]]:
; CHECK-NEXT: %[[SUM]] = mul i64
; CHECK: br i1 %{{.*}}, label %exit, label %iterations
define i64 @even(i64 %x) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %sum = phi i64 [ %x, %entry ], [ %sum.next, %loop ]
  %sum.next = mul i64 %sum, %sum
  %i.next = add i64 %i, 1
  %more = icmp ne i64 %i.next, 1000
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %sum.next
}

; The value that the first loop leaves, which its copies replace, says how often
; the second goes round.
; CHECK-LABEL: define void @chained(
; CHECK: exit: ; preds =
; CHECK-NEXT: switch i64 %[[COUNT:.*]], label %{{.*}} [
; CHECK: %[[COUNT]] = load i64
define void @chained(ptr %p, ptr %q) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %at = getelementptr i64, ptr %p, i64 %i
  %count = load i64, ptr %at, !noundef !{}
  %i.next = add i64 %i, 1
  %more = icmp ne i64 %i.next, 1000
  br i1 %more, label %loop, label %exit

exit:
  br label %second

second:
  %j = phi i64 [ 0, %exit ], [ %j.next, %second ]
  %to = getelementptr i64, ptr %q, i64 %j
  store i64 %j, ptr %to
  %j.next = add i64 %j, 1
  %again = icmp ne i64 %j.next, %count
  br i1 %again, label %second, label %end

end:
  ret void
}

; It is the other exit that bounds the iterations, not the trip count.
; MANY-LABEL: define i64 @early(
; MANY: switch i64 %n, label
; MANY: i64 16, label
; MANY-NOT: unreachable
; MANY: remaining
; MANY: ret i64
define i64 @early(ptr %p, i64 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %at = getelementptr i64, ptr %p, i64 %i
  store i64 %i, ptr %at
  %last = icmp eq i64 %i, 2
  br i1 %last, label %exit, label %latch

latch:
  %i.next = add i64 %i, 1
  %more = icmp ne i64 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %i
}

; What costs too much for a loop that may end early pays where nothing else ends it.
; CHECK-LABEL: define void @reverse(
; CHECK: lshr i64 {{.*}}, 1
; CHECK: switch i64
define void @reverse(ptr %p, i64 noundef %first, i64 noundef %last) {
entry:
  %some = icmp slt i64 %first, %last
  br i1 %some, label %loop, label %exit

loop:
  %i = phi i64 [ %first, %entry ], [ %i.next, %loop ]
  %j = phi i64 [ %last, %entry ], [ %j.next, %loop ]
  %left.at = getelementptr i8, ptr %p, i64 %i
  %left = load i8, ptr %left.at
  %right.at = getelementptr i8, ptr %p, i64 %j
  %right = load i8, ptr %right.at
  store i8 %right, ptr %left.at
  store i8 %left, ptr %right.at
  %i.next = add nsw i64 %i, 1
  %j.next = add nsw i64 %j, -1
  %more = icmp slt i64 %i.next, %j.next
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; CHECK: ![[ROUNDS]] = !{!"branch_weights", i32 1, i32 498}
