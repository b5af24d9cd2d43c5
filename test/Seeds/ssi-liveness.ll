; Live variables without iteration, over strong SSI form: a name is live from where
; it is defined to its last use.
; RUN: opt -mtriple=course -passes='print<course-ssi-liveness>' -disable-output %s 2>&1 \
; RUN:   | FileCheck --implicit-check-not=error %s

; T001-SSI: %a is live on both sides of both branches.
; CHECK-LABEL: live variables of @example:
; CHECK-NEXT:  %b1: %a %other{{$}}
; CHECK-NEXT:  %b1.b4_crit_edge: %a{{$}}
; CHECK-NEXT:  %b2: %a %other{{$}}
; CHECK-NEXT:  %b2.b4_crit_edge: %a{{$}}
; CHECK-NEXT:  %b3: %a{{$}}
; CHECK-NEXT:  %b4: %a{{$}}
declare void @print(i64)

define i64 @example(i64 %a, i1 %other) {
b1:
  %zero = icmp eq i64 %a, 0
  br i1 %zero, label %b2, label %b4
b2:
  br i1 %other, label %b3, label %b4
b3:
  call void @print(i64 %a)
  br label %b4
b4:
  ret i64 %a
}

; A loop reads %n in each iteration, and %k only behind it: both are live all
; through. %i is read by its next value, and no more in the latch.
; CHECK-LABEL: live variables of @loop:
; CHECK-NEXT:  %entry: %n %k{{$}}
; CHECK-NEXT:  %loop: %n %k{{$}}
; CHECK-NEXT:  %latch: %n %k %next{{$}}
; CHECK-NEXT:  %exit: %k{{$}}
define i64 @loop(i64 %n, i64 %k) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %next = add i64 %i, 1
  %go = icmp ult i64 %next, %n
  br i1 %go, label %latch, label %exit
latch:
  call void @print(i64 %next)
  br label %loop
exit:
  ret i64 %k
}

; Defined in the loop and read where it is left: not live in the next iteration.
; CHECK-LABEL: live variables of @around:
; CHECK-NEXT:  %entry:{{$}}
; CHECK-NEXT:  %head:{{$}}
; CHECK-NEXT:  %again:{{$}}
; CHECK-NEXT:  %exit: %v{{$}}
declare i64 @value()

define i64 @around() {
entry:
  br label %head
head:
  %v = call i64 @value()
  %go = icmp eq i64 %v, 0
  br i1 %go, label %again, label %exit
again:
  call void @print(i64 1)
  br label %head
exit:
  ret i64 %v
}

; The inner loop reads %x of the outer one; the outer one reads %y of before.
; CHECK-LABEL: live variables of @nest:
; CHECK-NEXT:  %entry: %y{{$}}
; CHECK-NEXT:  %outer: %y{{$}}
; CHECK-NEXT:  %inner: %y %x{{$}}
; CHECK-NEXT:  %inner.inner_crit_edge: %y %x{{$}}
; CHECK-NEXT:  %next: %y{{$}}
; CHECK-NEXT:  %next.outer_crit_edge: %y{{$}}
; CHECK-NEXT:  %exit:{{$}}
define void @nest(i64 %y) {
entry:
  br label %outer
outer:
  %x = call i64 @value()
  br label %inner
inner:
  call void @print(i64 %x)
  %c = call i64 @value()
  %more = icmp eq i64 %c, %y
  br i1 %more, label %inner, label %next
next:
  %d = call i64 @value()
  %again = icmp eq i64 %d, %y
  br i1 %again, label %outer, label %exit
exit:
  ret void
}

; Dead names are not live, nor is anything that only a dead φ reads.
; CHECK-LABEL: live variables of @dead:
; CHECK-NEXT:  %entry: %a %c{{$}}
; CHECK-NEXT:  %left: %a{{$}}
; CHECK-NEXT:  %right:{{$}}
; CHECK-NEXT:  %end:{{$}}
define void @dead(i64 %a, i1 %c) {
entry:
  br i1 %c, label %left, label %right
left:
  call void @print(i64 %a)
  br label %end
right:
  br label %end
end:
  ret void
}

; CHECK-LABEL: live variables of @irreducible:
; CHECK-NEXT:  a loop has several entries
define void @irreducible(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  br i1 %c, label %a, label %exit
exit:
  ret void
}
