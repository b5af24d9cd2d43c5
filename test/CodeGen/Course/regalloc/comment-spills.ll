; For measurements, each access to a spill slot can be marked, whatever allocator
; makes it; other accesses to the stack are not.

; RUN: llc -mtriple=course -O2 -regalloc=chordal -course-num-regs=2 -course-comment-spills %s -o %t.s
; RUN: FileCheck %s --input-file=%t.s
; RUN: llc -mtriple=course -O2 -regalloc=greedy -course-num-regs=2 -course-comment-spills %s -o - \
; RUN:   | FileCheck %s
; RUN: llc -mtriple=course -O2 -regalloc=chordal -course-num-regs=2 %s -o %t.plain.s
; RUN: FileCheck %s --check-prefix=PLAIN --input-file=%t.plain.s
; RUN: grep -v ';' %t.s | cmp - %t.plain.s
; RUN: echo "1 2 3" | course-run --quiet %t.s

; CHECK-LABEL: start main
; CHECK-NOT: ;
; CHECK: store 1 7
; CHECK-NOT: store
; CHECK: {{^}} ; spill{{$}}
; CHECK-NEXT: store 8 r
; CHECK-NOT: load
; CHECK: {{^}} ; reload{{$}}
; CHECK-NEXT: = load 8
; CHECK-NOT: ;
; CHECK: end main

; PLAIN-LABEL: start main
; PLAIN-NOT: ;

declare i64 @read()
declare void @write(i64)

define void @main() {
  %slot = alloca i8
  store volatile i8 7, ptr %slot
  %a = call i64 @read()
  %b = call i64 @read()
  %c = call i64 @read()
  call void @write(i64 %b)
  call void @write(i64 %c)
  call void @write(i64 %a)
  ret void
}
