; RUN: opt -mtriple=course -passes='mem2reg,print<course-liveness>' \
; RUN:   -disable-output %s 2>&1 | FileCheck %s
; RUN: opt -mtriple=course -passes=mem2reg -S %s -o %t.ll
; RUN: llc -mtriple=course -O2 -regalloc=chordal -course-num-regs=3 -stats \
; RUN:   %t.ll -o /dev/null 2>&1 | FileCheck %s --check-prefix=COPIES

; A program with variables a, b and x that are assigned several times. The
; values of x that meet make one live range, and there are two of a; three
; registers do for all of them, without a copy:
;
;   1: a = ..         8: a = ..
;   2: x = ..         9: b = ..
;   3: use x         10: x = ..
;   4: switch a      11: while x != 0
;   5: x = ..        12:   x = x * b + a
;   6: x = ..         7: use x
;
; In SSA form each live range is a set of values that PHIs connect: %a1; %x2;
; %x5, %x6, %x.0, %x10, %x.1, %x12; %a8; %b9.

; CHECK-LABEL: liveness of 'f': 11 values, at most 3 live at once
; CHECK: interferences: %a1-%x2 %a8-%b9 %a8-%x10 %a8-%x.1 %a8-%mul12 %a8-%x12 %b9-%x10 %b9-%x.1 %b9-%mul12 %b9-%x12{{$}}
; COPIES-NOT: course-spill
; COPIES: 3 course-regalloc {{.*}} Size of the largest clique
; COPIES-NOT: Number of copies left
; COPIES: Number of copies before coalescing
; COPIES-NOT: Number of copies left
; COPIES: Number of values given a register

declare i64 @read()
declare void @write(i64)

define i64 @f() {
entry:
  %a = alloca i64
  %b = alloca i64
  %x = alloca i64
  %a1 = call i64 @read()
  store i64 %a1, ptr %a
  %x2 = call i64 @read()
  store i64 %x2, ptr %x
  %use3 = load i64, ptr %x
  call void @write(i64 %use3)
  %use4 = load i64, ptr %a
  switch i64 %use4, label %other [
    i64 5, label %five
    i64 6, label %six
  ]

five:
  %x5 = call i64 @read()
  store i64 %x5, ptr %x
  br label %end

six:
  %x6 = call i64 @read()
  store i64 %x6, ptr %x
  br label %end

other:
  %a8 = call i64 @read()
  store i64 %a8, ptr %a
  %b9 = call i64 @read()
  store i64 %b9, ptr %b
  %x10 = call i64 @read()
  store i64 %x10, ptr %x
  br label %while

while:
  %use11 = load i64, ptr %x
  switch i64 %use11, label %turn [
    i64 0, label %end
  ]

turn:
  %use12 = load i64, ptr %x
  %b12 = load i64, ptr %b
  %mul12 = mul i64 %use12, %b12
  %a12 = load i64, ptr %a
  %x12 = add i64 %mul12, %a12
  store i64 %x12, ptr %x
  br label %while

end:
  %use7 = load i64, ptr %x
  ret i64 %use7
}
