; Initial values are stored where it is known that they will be used.
; RUN: split-file %s %t
; RUN: llc -mtriple=course -start-before=course-global-layout -stop-after=course-global-layout -verify-machineinstrs %t/placed.ll -o - | FileCheck %t/placed.ll
; RUN: llc -mtriple=course -start-before=course-global-layout -stop-after=course-global-layout -debug-only=course-global-layout %t/entry.ll -o - 2>%t.log | FileCheck %t/entry.ll
; RUN: FileCheck --check-prefix=REASON %t/entry.ll < %t.log
; RUN: llc -mtriple=course -verify-machineinstrs %t/placed.ll -o - | course-run --check -

;--- placed.ll
@table = internal global [2 x i64] [i64 5, i64 6]
@pointer = internal global ptr @behind
@behind = internal global i64 7
@called = internal global i64 8
@both = internal global i64 9
@rest = internal global [11 x i8] c"hello world"
declare i64 @read()

define internal i64 @caller() {
  %x = call i64 @callee()
  ret i64 %x
}

define internal i64 @callee() {
  %x = load i64, ptr @called
  ret i64 %x
}

; CHECK-LABEL: define i64 @main()
; CHECK-NEXT: entry:
; CHECK-NEXT: %n = call i64 @read()
; CHECK-NEXT: switch i64 %n
define i64 @main() {
entry:
  %n = call i64 @read()
  switch i64 %n, label %none [
    i64 0, label %before
    i64 1, label %loop
    i64 2, label %call
    i64 3, label %first
    i64 4, label %second
    i64 5, label %bytes
  ]

; Not in the loop, but on each edge into it.
; CHECK: entry.loop_crit_edge:
; CHECK-NEXT: store i64 5, ptr @table
; CHECK-NEXT: store i64 6, ptr getelementptr (i8, ptr @table, i64 8)
; CHECK-NEXT: br label %loop
; CHECK: before:
; CHECK-NEXT: store i64 5, ptr @table
; CHECK-NEXT: store i64 6, ptr getelementptr (i8, ptr @table, i64 8)
; CHECK-NEXT: br label %loop
before:
  br label %loop

; CHECK: loop:
; CHECK-NEXT: phi
; CHECK-NOT: store
; CHECK: load i64, ptr %p
loop:
  %i = phi i64 [ 0, %entry ], [ 1, %before ], [ %next, %loop ]
  %p = getelementptr i64, ptr @table, i64 %i
  %x = load i64, ptr %p
  %next = add i64 %i, %x
  %more = icmp ult i64 %next, 9
  br i1 %more, label %loop, label %none

; A function that is called, and who it calls.
; CHECK: call:
; CHECK-NEXT: store i64 8, ptr @called
; CHECK-NEXT: call i64 @caller()
call:
  %y = call i64 @caller()
  ret i64 %y

; Two places of one variable, of which each path has one.
; CHECK: first:
; CHECK-NEXT: store i64 9, ptr @both
; CHECK-NEXT: load
first:
  %b = load i64, ptr @both
  br label %join

; The object behind a pointer is used where the pointer is.
; CHECK: second:
; CHECK-DAG: store i64 {{[0-9]+}}, ptr @pointer
; CHECK-DAG: store i64 7, ptr @behind
; CHECK: load ptr, ptr @pointer
second:
  %q = load ptr, ptr @pointer
  %c = load i64, ptr %q
  br label %join

; CHECK: join:
; CHECK-NOT: store
; CHECK: ret
join:
  %d = phi i64 [ %b, %first ], [ %c, %second ]
  %e = load i64, ptr @both
  %f = add i64 %d, %e
  ret i64 %f

; Words as wide as the place is.
; CHECK: bytes:
; CHECK-NEXT: store i64 8031924123371070824, ptr @rest
; CHECK-NEXT: store i16 27762, ptr getelementptr (i8, ptr @rest, i64 8)
; CHECK-NEXT: store i8 100, ptr getelementptr (i8, ptr @rest, i64 10)
; CHECK-NEXT: getelementptr
bytes:
  %r = getelementptr i8, ptr @rest, i64 %n
  %s = load i8, ptr %r
  %t = zext i8 %s to i64
  ret i64 %t

; CHECK: none:
; CHECK-NEXT: ret
none:
  ret i64 0
}

;--- entry.ll
; All paths use it, its uses are not known, or there are too many places.
; REASON-DAG: always: used on all paths
; REASON-DAG: taken: some uses are not known
; REASON-DAG: large: too many places to store it
; CHECK-LABEL: define i64 @main()
; CHECK-DAG: store i64 1, ptr @always
; CHECK-DAG: store i64 2, ptr @taken
; CHECK-DAG: store i64 3, ptr @large
; CHECK: call i64 @read
@always = internal global i64 1
@taken = internal global i64 2
@large = internal global { <2048 x i64>, i64 } { <2048 x i64> splat (i64 3), i64 4 }
declare i64 @read()

define internal i64 @use() {
  %x = load i64, ptr @taken
  ret i64 %x
}

define i64 @main() {
entry:
  %n = call i64 @read()
  %x = load i64, ptr @always
  switch i64 %n, label %none [
    i64 0, label %a
    i64 1, label %b
  ]

a:
  %y = load i64, ptr getelementptr (i64, ptr @large, i64 1)
  ret i64 %y

b:
  %z = load i64, ptr getelementptr (i64, ptr @large, i64 2)
  ret i64 %z

none:
  %address = ptrtoint ptr @use to i64
  %sum = add i64 %address, %x
  ret i64 %sum
}
