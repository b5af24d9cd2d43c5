; RUN: llc -mtriple=course -O1 -stats %s -o - 2>&1 | FileCheck %s

; sp holds a value where seventeen are live at once and nothing needs a stack
; pointer; where a call does, or more is spilled to a frame at sp, it does not.

declare i64 @read()
declare i64 @write(i64)

define void @seventeen() {
; CHECK-LABEL: start seventeen 0:
; CHECK: sp = call read
; CHECK-NOT: store
; CHECK: call write sp
; CHECK: end seventeen
  %a = call i64 @read()
  %b = call i64 @read()
  %c = call i64 @read()
  %d = call i64 @read()
  %e = call i64 @read()
  %f = call i64 @read()
  %g = call i64 @read()
  %h = call i64 @read()
  %i = call i64 @read()
  %j = call i64 @read()
  %k = call i64 @read()
  %l = call i64 @read()
  %m = call i64 @read()
  %n = call i64 @read()
  %o = call i64 @read()
  %p = call i64 @read()
  %q = call i64 @read()
  call i64 @write(i64 %a)
  call i64 @write(i64 %b)
  call i64 @write(i64 %c)
  call i64 @write(i64 %d)
  call i64 @write(i64 %e)
  call i64 @write(i64 %f)
  call i64 @write(i64 %g)
  call i64 @write(i64 %h)
  call i64 @write(i64 %i)
  call i64 @write(i64 %j)
  call i64 @write(i64 %k)
  call i64 @write(i64 %l)
  call i64 @write(i64 %m)
  call i64 @write(i64 %n)
  call i64 @write(i64 %o)
  call i64 @write(i64 %p)
  call i64 @write(i64 %q)
  ret void
}

define void @blocked_by_call() {
; CHECK-LABEL: start blocked_by_call 0:
; CHECK-NOT: sp = call
; CHECK: store 8 {{r[0-9]+}} sp
; CHECK-NOT: sp = call
; CHECK: end blocked_by_call
  %a = call i64 @read()
  %b = call i64 @read()
  %c = call i64 @read()
  %d = call i64 @read()
  %e = call i64 @read()
  %f = call i64 @read()
  %g = call i64 @read()
  %h = call i64 @read()
  %i = call i64 @read()
  %j = call i64 @read()
  %k = call i64 @read()
  %l = call i64 @read()
  %m = call i64 @read()
  %n = call i64 @read()
  %o = call i64 @read()
  %p = call i64 @read()
  %q = call i64 @read()
  call void @seventeen()
  call i64 @write(i64 %a)
  call i64 @write(i64 %b)
  call i64 @write(i64 %c)
  call i64 @write(i64 %d)
  call i64 @write(i64 %e)
  call i64 @write(i64 %f)
  call i64 @write(i64 %g)
  call i64 @write(i64 %h)
  call i64 @write(i64 %i)
  call i64 @write(i64 %j)
  call i64 @write(i64 %k)
  call i64 @write(i64 %l)
  call i64 @write(i64 %m)
  call i64 @write(i64 %n)
  call i64 @write(i64 %o)
  call i64 @write(i64 %p)
  call i64 @write(i64 %q)
  ret void
}

; CHECK: 1 course-spill {{.*}}Number of functions that have sp as a register more
