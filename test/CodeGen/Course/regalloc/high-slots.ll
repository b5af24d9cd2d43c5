; Spill slots of main that are accessed between accesses of the heap are at the
; end of the stack area, where a reset puts the head, and not in main's frame.
; RUN: split-file %s %t
; RUN: llc -mtriple=course -course-num-regs=4 -o %t/high.s %t/program.ll
; RUN: FileCheck %s < %t/high.s
; RUN: course-run --quiet %t/high.s < %t/input | FileCheck %s --check-prefix=OUTPUT
; RUN: llc -mtriple=course -course-num-regs=4 -course-enable-high-slots=0 -o %t/low.s %t/program.ll
; RUN: FileCheck %s --check-prefix=LOW < %t/low.s
; RUN: course-run --quiet %t/low.s < %t/input | FileCheck %s --check-prefix=OUTPUT

; The frame is aligned, and the slots are where they were.
; RUN: sed 's/^  %n = call i64 @read()$/  %o = alloca i64, align 64\n  store volatile i64 3, ptr %o\n&/' %t/program.ll > %t/aligned.ll
; RUN: llc -mtriple=course -course-num-regs=4 -o %t/aligned.s %t/aligned.ll
; RUN: FileCheck %s --check-prefixes=CHECK,ALIGNED < %t/aligned.s
; RUN: course-run --quiet %t/aligned.s < %t/input | FileCheck %s --check-prefix=OUTPUT

; Too little room, no room, no main.
; RUN: sed s/=.96./=\"8\"/ %t/program.ll | llc -mtriple=course -course-num-regs=4 | FileCheck %s --check-prefix=LOW
; RUN: sed s/.course-arena.=.96.// %t/program.ll | llc -mtriple=course -course-num-regs=4 | FileCheck %s --check-prefix=LOW
; RUN: sed s/@main/@other/ %t/program.ll | llc -mtriple=course -course-num-regs=4 | FileCheck %s --check-prefix=LOW

; CHECK-LABEL: start main 0:
; ALIGNED:       store 8 3 2048 0
; CHECK:         store 8 r{{[0-9]}} 10232 0
; LOW-NOT:       10232 0
; OUTPUT: 4950
; OUTPUT-NEXT: 9903

;--- input
100 1 2 3 4
;--- program.ll
@arena = internal global [8000 x i8] zeroinitializer, align 8 #0
declare ptr @malloc(i64)
declare i64 @read()
declare void @write(i64)
define void @main() {
  store i64 1, ptr @arena
  %n = call i64 @read()
  %bytes = mul i64 %n, 8
  %p = call ptr @malloc(i64 %bytes)
  %a = call i64 @read()
  %b = call i64 @read()
  %c = call i64 @read()
  %d = call i64 @read()
  br label %fill
fill:
  %j = phi i64 [ 0, %0 ], [ %j.next, %fill ]
  %at = getelementptr i64, ptr %p, i64 %j
  store i64 %j, ptr %at
  %j.next = add i64 %j, 1
  %j.more = icmp ult i64 %j.next, %n
  br i1 %j.more, label %fill, label %loop
loop:
  %i = phi i64 [ 0, %fill ], [ %i.next, %loop ]
  %sum = phi i64 [ 0, %fill ], [ %sum.next, %loop ]
  %w = phi i64 [ %a, %fill ], [ %w.next, %loop ]
  %x = phi i64 [ %b, %fill ], [ %x.next, %loop ]
  %y = phi i64 [ %c, %fill ], [ %y.next, %loop ]
  %z = phi i64 [ %d, %fill ], [ %z.next, %loop ]
  %from = getelementptr i64, ptr %p, i64 %i
  %v = load volatile i64, ptr %from
  %sum.next = add i64 %sum, %v
  %w.next = xor i64 %w, %v
  %v2 = load volatile i64, ptr %from
  %x.next = add i64 %x, %v2
  %v3 = load volatile i64, ptr %from
  %y.next = xor i64 %y, %v3
  %v4 = load volatile i64, ptr %from
  %z.next = add i64 %z, %x.next
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %done
done:
  call void @write(i64 %sum.next)
  %mixed = xor i64 %w.next, %y.next
  %mixed2 = add i64 %mixed, %x.next
  %mixed3 = add i64 %mixed2, %sum.next
  %low = urem i64 %z.next, 2
  %all = sub i64 %mixed3, %low
  %first = load i64, ptr @arena
  %out = sub i64 %all, %first
  call void @write(i64 %out)
  ret void
}

attributes #0 = { "course-arena"="96" "course-in-stack-area" }
