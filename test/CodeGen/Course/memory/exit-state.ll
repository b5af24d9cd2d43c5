; RUN: llc -mtriple=course -O2 -verify-machineinstrs %s -o - | FileCheck %s

; Whether the program ends is asked after each call: the state lies in the stack
; area, also where malloc is served from all that is left there.

; CHECK-LABEL: start step
; CHECK: malloc
; CHECK: end step
; CHECK-LABEL: start main
; CHECK: call step
; CHECK-NEXT: load 8 10{{[0-9]+}} 0
; CHECK: end main

declare ptr @malloc(i64)
declare i64 @read()
declare void @write(i64)
declare void @exit(i32) noreturn

define internal ptr @step(ptr %last) noinline {
  %x = call i64 @read()
  %bad = icmp eq i64 %x, 7
  br i1 %bad, label %leave, label %go
leave:
  call void @exit(i32 3)
  unreachable
go:
  %p = call ptr @malloc(i64 24)
  store i64 %x, ptr %p
  %next = getelementptr i64, ptr %p, i64 1
  store ptr %last, ptr %next
  ret ptr %p
}

define i64 @main() {
entry:
  %n = call i64 @read()
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %p = phi ptr [ null, %entry ], [ %q, %loop ]
  %q = call ptr @step(ptr %p)
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, %n
  br i1 %more, label %loop, label %done
done:
  %x = load i64, ptr %q
  call void @write(i64 %x)
  ret i64 0
}
