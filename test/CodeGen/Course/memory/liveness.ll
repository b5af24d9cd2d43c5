; RUN: opt -mtriple=course -passes='print<course-liveness>' -disable-output %s 2>&1 \
; RUN:   | FileCheck %s
; RUN: opt -passes='module(function(print<course-liveness>))' -disable-output \
; RUN:   -mtriple=course %s 2>&1 | FileCheck %s

declare i64 @read()
declare void @write(i64)

; A join uses what its dominator defines, not through a PHI.
; CHECK-LABEL: liveness of 'join': 2 values, at most 2 live at once
; CHECK: {{^ *}}%then{{$}}
; CHECK-NEXT: [%x] call void @write(i64 1)
; CHECK-NEXT: [%x] br label %end
; CHECK-NEXT: %end
; CHECK-NEXT: [%x] call void @write(i64 %x)
; CHECK-NEXT: [] ret void
; CHECK-NEXT: interferences: %c-%x
define void @join(i1 %c) {
  %x = call i64 @read()
  br i1 %c, label %then, label %end
then:
  call void @write(i64 1)
  br label %end
end:
  call void @write(i64 %x)
  ret void
}

; What the next turn of a loop uses lives to the end of this one.
; CHECK-LABEL: liveness of 'next_turn': 3 values, at most 2 live at once
; CHECK: {{^ *}}%loop{{$}}
; CHECK-NEXT: [%x] call void @write(i64 %x)
; CHECK-NEXT: [%x] %y = call i64 @read()
; CHECK-NEXT: [%x %y] %z = icmp eq i64 %y, 0
; CHECK-NEXT: [%x %z] br i1 %z
; CHECK: interferences: %x-%y %x-%z
define void @next_turn() {
  %x = call i64 @read()
  br label %loop
loop:
  call void @write(i64 %x)
  %y = call i64 @read()
  %z = icmp eq i64 %y, 0
  br i1 %z, label %exit, label %loop
exit:
  ret void
}

; A definition without use takes a register at its place.
; CHECK-LABEL: liveness of 'dead': 2 values, at most 2 live at once
; CHECK: [%x] %unused = call i64 @read()
; CHECK-NEXT: [%x] ret i64 %x
; CHECK-NEXT: interferences: %x-%unused
define i64 @dead() {
  %x = call i64 @read()
  %unused = call i64 @read()
  ret i64 %x
}

; PHIs take place at once, those without use included.
; CHECK-LABEL: liveness of 'swap': 6 values, at most 3 live at once
; CHECK: {{^ *}}%loop{{$}}
; CHECK-NEXT: [] %a = phi
; CHECK-NEXT: [] %b = phi
; CHECK-NEXT: [] %unused = phi
; CHECK-NEXT: [%a %b] call void @write(i64 %a)
; CHECK-NEXT: [%a %b] %c = call i64 @read()
; CHECK-NEXT: [%a %b %c] br label %loop
; CHECK: interferences: %x-%y %a-%b %a-%unused %a-%c %b-%unused %b-%c
define void @swap() {
entry:
  %x = call i64 @read()
  %y = call i64 @read()
  br label %loop
loop:
  %a = phi i64 [%x, %entry], [%b, %loop]
  %b = phi i64 [%y, %entry], [%a, %loop]
  %unused = phi i64 [%y, %entry], [%c, %loop]
  call void @write(i64 %a)
  %c = call i64 @read()
  br label %loop
}

; Arguments are there at once, and so before all else.
; CHECK-LABEL: liveness of 'arguments': 4 values, at most 3 live at once
; CHECK: [%a %b] %r = sub i64 %a, %b
; CHECK: interferences: %a-%b %a-%unused %b-%unused
; CHECK-NEXT: elimination order: %a %b %unused %r
; CHECK-NEXT: registers: %a:0 %b:1 %unused:2 %r:0
define i64 @arguments(i64 %a, i64 %b, i64 %unused) {
  %r = sub i64 %a, %b
  ret i64 %r
}

; What cannot be reached keeps nothing alive, not even on the edge to a PHI.
; CHECK-LABEL: liveness of 'unreachable': 2 values, at most 1 live at once
; CHECK: [%x] br label %end
; CHECK-NEXT: %island cannot be reached
; CHECK-NEXT: %end
; CHECK-NEXT: [] %p = phi
; CHECK-NEXT: [%p] ret i64 %p
define i64 @unreachable() {
entry:
  %x = call i64 @read()
  br label %end
island:
  %y = add i64 %x, %z
  %z = add i64 %x, %y
  br label %end
end:
  %p = phi i64 [%x, %entry], [%z, %island]
  ret i64 %p
}

; Nothing to see.
; CHECK-LABEL: liveness of 'empty': 0 values, at most 0 live at once
; CHECK: [] ret void
; CHECK: interferences:{{$}}
; CHECK-NEXT: elimination order:{{ *$}}
; CHECK-NEXT: registers:{{$}}
define void @empty() {
  ret void
}
