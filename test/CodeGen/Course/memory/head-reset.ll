; RUN: llc -mtriple=course -course-daplr=off < %s | FileCheck %s
; RUN: llc -mtriple=course -course-daplr=off -course-enable-head-reset=false < %s | FileCheck --check-prefix=OFF %s
; RUN: llc -mtriple=course -course-daplr=off -O0 < %s | FileCheck --check-prefix=OFF %s
; RUN: llc -mtriple=course -course-daplr=off < %s | course-run --stats=- - | FileCheck --check-prefix=COST %s
; RUN: llc -mtriple=course -course-daplr=off -course-enable-head-reset=false < %s | course-run --stats=- - | FileCheck --check-prefix=MORE %s

; Between the last access and the next one lie 10240 bytes of nothing: a reset
; is cheaper than the travel.

; OFF-NOT: reset

declare ptr @malloc(i64)

; The first access, which is free, stays the first. The argument's callee is called
; with the head in the stack area, too, where its first access is.
; CHECK-LABEL: start main 0:
; CHECK-NOT: reset
; CHECK: store
; CHECK-NEXT: reset heap
; CHECK-NEXT: store
; CHECK-NEXT: reset stack
; CHECK-NEXT: load
; CHECK-NEXT: reset heap
; CHECK-NEXT: load
; CHECK-NOT: reset
; CHECK: reset stack
; CHECK-NEXT: call argument
; CHECK-NOT: reset
; CHECK: end main
; COST: {{^}}head-bytes: {{[0-9]{2}$}}
; MORE: {{^}}head-bytes: {{51[0-9]{3}$}}
define i64 @main() {
  %o = alloca i64
  %p = call ptr @malloc(i64 16)
  %q = getelementptr i64, ptr %p, i64 1
  store volatile i64 1, ptr %o
  store volatile i64 2, ptr %p
  %x = load volatile i64, ptr %o
  %y = load volatile i64, ptr %q
  %s = add i64 %x, %y
  call void @argument(ptr %p)
  ret i64 %s
}

; What comes from elsewhere is in the heap: no object of the stack area is known
; to anybody.
; CHECK-LABEL: start argument 1:
; CHECK: store
; CHECK-NEXT: reset heap
; CHECK-NEXT: store
; CHECK-NEXT: ret
define internal void @argument(ptr %p) noinline {
  %o = alloca i64
  store volatile i64 1, ptr %o
  store volatile i64 2, ptr %p
  ret void
}

; The head is in the heap already.
; CHECK-LABEL: start blocked_by_call 1:
; CHECK-NOT: reset
; CHECK: end blocked_by_call
define void @blocked_by_call(ptr %p) {
  %o = alloca i64
  store volatile i64 1, ptr %o
  call void @argument(ptr %p)
  store volatile i64 2, ptr %p
  ret void
}

; Nobody knows where the head is at first.
; CHECK-LABEL: start blocked_by_entry 1:
; CHECK-NOT: reset
; CHECK: end blocked_by_entry
define void @blocked_by_entry(ptr %p) {
  store volatile i64 1, ptr %p
  ret void
}

; CHECK-LABEL: start blocked_by_number 1:
; CHECK-NOT: reset
; CHECK: end blocked_by_number
define void @blocked_by_number(i64 %n) {
  %o = alloca i64
  store volatile i64 1, ptr %o
  %p = inttoptr i64 %n to ptr
  store volatile i64 2, ptr %p
  ret void
}

; The head is where each iteration leaves it.
; CHECK-LABEL: start loop 2:
; CHECK: reset stack
; CHECK: reset heap
; CHECK: end loop
define void @loop(ptr %p, i64 %n) {
entry:
  %o = alloca i64
  store volatile i64 1, ptr %p
  br label %again

again:
  %i = phi i64 [ 0, %entry ], [ %next, %again ]
  store volatile i64 1, ptr %o
  store volatile i64 2, ptr %p
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %again, label %exit

exit:
  ret void
}
