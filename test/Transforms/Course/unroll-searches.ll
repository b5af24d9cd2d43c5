; RUN: opt -mtriple=course -passes=course-unroll-cycles -pass-remarks=course-unroll-cycles -S < %s 2>%t.remarks | FileCheck %s
; RUN: FileCheck --check-prefix=REMARK %s < %t.remarks
; RUN: opt -mtriple=course -passes='function(course-unroll-cycles,loop-unroll,instcombine)' -S < %s | FileCheck --check-prefix=UNROLLED %s

; Loops that nobody can count are unrolled if copies share what they add to
; addresses.

; REMARK-COUNT-3: remark: {{.*}} iterations add to their addresses once
; REMARK-NOT: remark

; By a pointer, which is read behind the loop, too.
; CHECK-LABEL: define ptr @end(
; CHECK: br i1 %more, label %loop, label %exit, !llvm.loop [[SEARCH:![0-9]+]]
; UNROLLED-LABEL: define ptr @end(
; UNROLLED: load i8, ptr %p
; UNROLLED: getelementptr i8, ptr %p, i64 1
; UNROLLED: getelementptr i8, ptr %p, i64 2
; UNROLLED: getelementptr i8, ptr %p, i64 3
define ptr @end(ptr %s) {
entry:
  br label %loop

loop:
  %p = phi ptr [ %s, %entry ], [ %p.next, %loop ]
  %c = load i8, ptr %p
  %p.next = getelementptr i8, ptr %p, i64 1
  %more = icmp ne i8 %c, 0
  br i1 %more, label %loop, label %exit

exit:
  %last = phi ptr [ %p, %loop ]
  ret ptr %last
}

; By an index, with another exit.
; CHECK-LABEL: define i64 @find(
; CHECK: br i1 %more, label %loop, label %exit, !llvm.loop [[FIND:![0-9]+]]
define i64 @find(ptr %s, i8 %which) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %next ]
  %p = getelementptr i8, ptr %s, i64 %i
  %c = load i8, ptr %p
  switch i8 %c, label %next [ i8 10, label %exit ]

next:
  %i.next = add i64 %i, 1
  %more = icmp ne i8 %c, %which
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %i
}

; CHECK-LABEL: define void @copy(
; CHECK: br i1 %more, label %loop, label %exit, !llvm.loop [[COPY:![0-9]+]]
define void @copy(ptr noalias %to, ptr noalias %from) {
entry:
  br label %loop

loop:
  %p = phi ptr [ %from, %entry ], [ %p.next, %loop ]
  %q = phi ptr [ %to, %entry ], [ %q.next, %loop ]
  %c = load i8, ptr %p
  store i8 %c, ptr %q
  %p.next = getelementptr i8, ptr %p, i64 1
  %q.next = getelementptr i8, ptr %q, i64 1
  %more = icmp ne i8 %c, 0
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; It can be counted.
; CHECK-LABEL: define void @counted(
; CHECK: br i1 %more, label %loop, label %exit{{$}}
define void @counted(ptr %s, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %p = getelementptr i8, ptr %s, i64 %i
  store i8 0, ptr %p
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; One of its exits asks for the index.
; CHECK-LABEL: define i64 @bounded(
; CHECK: br i1 %more, label %loop, label %exit{{$}}
define i64 @bounded(ptr %s, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %next ]
  %in = icmp ult i64 %i, %n
  br i1 %in, label %next, label %exit

next:
  %p = getelementptr i8, ptr %s, i64 %i
  %c = load i8, ptr %p
  %i.next = add i64 %i, 1
  %more = icmp ne i8 %c, 0
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %i
}

; The index is a number, too.
; CHECK-LABEL: define i64 @weighted(
; CHECK: br i1 %more, label %loop, label %exit{{$}}
define i64 @weighted(ptr %s) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %sum.next, %loop ]
  %p = getelementptr i64, ptr %s, i64 %i
  %v = load i64, ptr %p
  %product = mul i64 %v, %i
  %sum.next = add i64 %sum, %product
  %i.next = add i64 %i, 1
  %more = icmp ne i64 %v, 0
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %sum.next
}

; No address: it only counts.
; CHECK-LABEL: define i64 @digits(
; CHECK: br i1 %more, label %loop, label %exit{{$}}
define i64 @digits(i64 %n) {
entry:
  br label %loop

loop:
  %count = phi i64 [ 0, %entry ], [ %count.next, %loop ]
  %v = phi i64 [ %n, %entry ], [ %v.next, %loop ]
  %count.next = add i64 %count, 1
  %v.next = udiv i64 %v, 10
  %more = icmp ne i64 %v.next, 0
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %count.next
}

; What it calls may be long.
; CHECK-LABEL: define void @calls(
; CHECK: br i1 %more, label %loop, label %exit{{$}}
define void @calls(ptr %s) {
entry:
  br label %loop

loop:
  %p = phi ptr [ %s, %entry ], [ %p.next, %loop ]
  %c = load i8, ptr %p
  call i64 @digits(i64 7)
  %p.next = getelementptr i8, ptr %p, i64 1
  %more = icmp ne i8 %c, 0
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; CHECK: [[SEARCH]] = distinct !{[[SEARCH]], [[COUNT:![0-9]+]]}
; CHECK: [[COUNT]] = !{!"llvm.loop.unroll.count", i32 4}
; CHECK: [[FIND]] = distinct !{[[FIND]], [[COUNT]]}
; CHECK: [[COPY]] = distinct !{[[COPY]], [[COUNT]]}
