; What spilling reports: how much, and what it costs.

; RUN: llc -mtriple=course -regalloc=chordal -course-num-regs=2 \
; RUN:   -pass-remarks-missed=course-spill \
; RUN:   -o /dev/null %s 2>&1 \
; RUN:   | FileCheck %s --implicit-check-not=remark:
; RUN: llc -mtriple=course -regalloc=chordal -course-num-regs=3 \
; RUN:   -pass-remarks-missed=course-spill \
; RUN:   -o /dev/null %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NONE --allow-empty

; CHECK: remark: {{.*}}1 stores, 1 reloads and 0 rematerializations, at a cost of 4.0 for each call of the function
; NONE-NOT: remark

declare i64 @read()
declare void @write(i64)

define void @f() {
  %a = call i64 @read()
  %b = call i64 @read()
  %c = call i64 @read()
  call void @write(i64 %b)
  call void @write(i64 %c)
  call void @write(i64 %a)
  ret void
}
