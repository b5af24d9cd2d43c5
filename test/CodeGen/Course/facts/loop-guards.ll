; A branch around a loop is expected to lead into it, unless a profile says
; something else.
; RUN: llc -mtriple=course -start-before=course-loop-guards -stop-after=course-loop-guards -o - %s | FileCheck %s
; RUN: llc -mtriple=course -start-before=course-loop-guards -stop-after=course-loop-guards -course-loop-guard-weight=0 -o - %s | FileCheck %s --check-prefix=OFF
; RUN: llc -mtriple=course -O0 -stop-after=finalize-isel -o - %s | FileCheck %s --check-prefix=OFF

; OFF-NOT: i32 1, i32 6}
; OFF-NOT: i32 6, i32 1}

; CHECK-LABEL: @list(
; CHECK:         br i1 %empty, label %done, label %{{.*}}, !prof [[AROUND:![0-9]+]]
; CHECK:         br i1 %end,
; CHECK-NOT:       !prof
; CHECK:         ret
define i64 @list(ptr %list) {
  %empty = icmp eq ptr %list, null
  br i1 %empty, label %done, label %loop
loop:
  %node = phi ptr [ %list, %0 ], [ %next, %loop ]
  %sum = phi i64 [ 0, %0 ], [ %more, %loop ]
  %n = load i64, ptr %node
  %more = add i64 %sum, %n
  %link = getelementptr i8, ptr %node, i64 8
  %next = load ptr, ptr %link
  %end = icmp eq ptr %next, null
  br i1 %end, label %done, label %loop
done:
  %result = phi i64 [ 0, %0 ], [ %more, %loop ]
  ret i64 %result
}

; The other way round, with code before each of the loops.
; CHECK-LABEL: @nest(
; CHECK:         br i1 %some, label %{{.*}}, label %done, !prof [[INTO:![0-9]+]]
; CHECK:         br i1 %any, label %{{.*}}, label %{{.*}}, !prof [[INTO]]
; CHECK:         ret
define void @nest(i64 %n, ptr %p) {
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %start, label %done
start:
  %m = load volatile i64, ptr %p
  br label %outer
outer:
  %i = phi i64 [ 0, %start ], [ %i1, %next ]
  %any = icmp sgt i64 %m, %i
  br i1 %any, label %prepare, label %next
prepare:
  %k = load volatile i64, ptr %p
  br label %inner
inner:
  %j = phi i64 [ %i, %prepare ], [ %j1, %inner ]
  store volatile i64 %k, ptr %p
  %j1 = add i64 %j, 1
  %ends = icmp eq i64 %j1, %m
  br i1 %ends, label %next, label %inner
next:
  %i1 = add i64 %i, 1
  %finished = icmp eq i64 %i1, %n
  br i1 %finished, label %done, label %outer
done:
  ret void
}

; CHECK-LABEL: @blocked_by_profile(
; CHECK:         br i1 %some, label %{{.*}}, label %done, !prof [[PROFILE:![0-9]+]]
; CHECK:         ret
define void @blocked_by_profile(i64 %n, ptr %p) {
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done, !prof !0
loop:
  %i = phi i64 [ 0, %0 ], [ %i1, %loop ]
  store volatile i64 %i, ptr %p
  %i1 = add i64 %i, 1
  %ends = icmp eq i64 %i1, %n
  br i1 %ends, label %done, label %loop
done:
  ret void
}

; A loop on one path and something else on the other is no guard.
; CHECK-LABEL: @blocked_by_other_code(
; CHECK:         br i1 %some, label %{{[^!]*$}}
; CHECK:         ret
define void @blocked_by_other_code(i64 %n, ptr %p) {
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %other
loop:
  %i = phi i64 [ 0, %0 ], [ %i1, %loop ]
  store volatile i64 %i, ptr %p
  %i1 = add i64 %i, 1
  %ends = icmp eq i64 %i1, %n
  br i1 %ends, label %done, label %loop
other:
  store volatile i64 -1, ptr %p
  br label %done
done:
  ret void
}

; Four blocks without code on the path around it, and one before the loop.
; CHECK-LABEL: @empty_blocks(
; CHECK:         br i1 %some, label %before, label %a, !prof [[INTO]]
define void @empty_blocks(i64 %n, ptr %p) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %before, label %a
a:
  br label %b
b:
  br label %c
c:
  br label %d
d:
  br label %done
before:
  br label %loop
loop:
  %i = phi i64 [ 0, %before ], [ %i1, %loop ]
  store volatile i64 %i, ptr %p
  %i1 = add i64 %i, 1
  %ends = icmp eq i64 %i1, %n
  br i1 %ends, label %done, label %loop
done:
  ret void
}

; Nobody looks further than that.
; CHECK-LABEL: @blocked_by_number_of_empty_blocks(
; CHECK:         br i1 %some, label %loop, label %a{{$}}
define void @blocked_by_number_of_empty_blocks(i64 %n, ptr %p) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %a
a:
  br label %b
b:
  br label %c
c:
  br label %d
d:
  br label %e
e:
  br label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  store volatile i64 %i, ptr %p
  %i1 = add i64 %i, 1
  %ends = icmp eq i64 %i1, %n
  br i1 %ends, label %done, label %loop
done:
  ret void
}

; CHECK-LABEL: @blocked_by_second_entry(
; CHECK:         br i1 %some, label %one, label %done{{$}}
; CHECK:         br i1 %any, label %loop, label %two{{$}}
define void @blocked_by_second_entry(i64 %n, ptr %p) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %one, label %done
one:
  %any = icmp sgt i64 %n, 9
  br i1 %any, label %loop, label %two
two:
  store volatile i64 -1, ptr %p
  br label %loop
loop:
  %i = phi i64 [ 0, %one ], [ %i1, %loop ], [ 1, %two ]
  store volatile i64 %i, ptr %p
  %i1 = add i64 %i, 1
  %ends = icmp eq i64 %i1, %n
  br i1 %ends, label %done, label %loop
done:
  ret void
}

; CHECK-LABEL: @blocked_by_switch(
; CHECK:         switch i64 %n, label %loop [
; CHECK-NEXT:      i64 0, label %done
; CHECK-NEXT:    ]{{$}}
define void @blocked_by_switch(i64 %n, ptr %p) {
entry:
  switch i64 %n, label %loop [ i64 0, label %done ]
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  store volatile i64 %i, ptr %p
  %i1 = add i64 %i, 1
  %ends = icmp eq i64 %i1, %n
  br i1 %ends, label %done, label %loop
done:
  ret void
}

; The function begins with the loop.
; CHECK-LABEL: @blocked_by_no_branch(
; CHECK:         br label %loop{{$}}
; CHECK:         br i1 %ends, label %done, label %loop{{$}}
define void @blocked_by_no_branch(i64 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  store volatile i64 %i, ptr %p
  %i1 = add i64 %i, 1
  %ends = icmp eq i64 %i1, %n
  br i1 %ends, label %done, label %loop
done:
  ret void
}

; CHECK-LABEL: @blocked_by_optnone(
; CHECK:         br i1 %some, label %loop, label %done{{$}}
define void @blocked_by_optnone(i64 %n, ptr %p) optnone noinline {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  store volatile i64 %i, ptr %p
  %i1 = add i64 %i, 1
  %ends = icmp eq i64 %i1, %n
  br i1 %ends, label %done, label %loop
done:
  ret void
}

; CHECK: [[AROUND]] = !{!"branch_weights", i32 1, i32 6}
; CHECK: [[INTO]] = !{!"branch_weights", i32 6, i32 1}
; CHECK: [[PROFILE]] = !{!"branch_weights", i32 1, i32 1000}
!0 = !{!"branch_weights", i32 1, i32 1000}
