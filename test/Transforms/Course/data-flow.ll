; RUN: opt -mtriple=course -passes='print<course-data-flow>' -disable-output %s \
; RUN:   2>&1 | FileCheck %s

; What the classic analyses say about the start of each block.

; %i, %i1 and the constant are one variable, which is defined at the end of
; %entry; %x8 is computed anew in each iteration.
; CHECK-LABEL: data flow of 'one_variable'
; CHECK-NEXT:  entry
; CHECK-NEXT:    reaching: none
; CHECK-NEXT:    live: none
; CHECK-NEXT:    available: none
; CHECK-NEXT:    very busy: none
; CHECK-NEXT:    depends on: none
; CHECK-NEXT:  loop
; CHECK-NEXT:    reaching: %n %i=0 %x %i1 %again
; CHECK-NEXT:    live: %n %i
; CHECK-NEXT:    available: none
; CHECK-NEXT:    very busy: mul i64 %i, %n
; CHECK-NEXT:    depends on: loop->loop
; CHECK-NEXT:  exit
; CHECK-NEXT:    reaching: %n %x %i1 %again
; CHECK-NEXT:    live: %i
; CHECK-NEXT:    available: icmp ult i64 %i1, %n
; CHECK-NEXT:    very busy: none
; CHECK-NEXT:    depends on: none
; CHECK-NEXT:  regions: T2 loop<-exit; T1 loop; T2 entry<-loop
define i64 @one_variable(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %x = mul i64 %i, %n
  %i1 = add i64 %i, %x
  %again = icmp ult i64 %i1, %n
  br i1 %again, label %loop, label %exit
exit:
  ret i64 %i1
}

; %i lives on after %i1 was computed: two variables.
; CHECK-LABEL: data flow of 'two_live_at_once'
; CHECK-NEXT:  entry
; CHECK-NEXT:    reaching: none
; CHECK-NEXT:    live: none
; CHECK-NEXT:    available: none
; CHECK-NEXT:    very busy: none
; CHECK-NEXT:    depends on: none
; CHECK-NEXT:  loop
; CHECK-NEXT:    reaching: %n %m %i %i1 %again
; CHECK-NEXT:    live: %n
; CHECK-NEXT:    available: none
; CHECK-NEXT:    very busy: none
; CHECK-NEXT:    depends on: loop->loop
; CHECK-NEXT:  exit
; CHECK-NEXT:    reaching: %n %m %i %i1 %again
; CHECK-NEXT:    live: %i %i1
; CHECK-NEXT:    available: add i64 %i, %n; icmp ult i64 %i1, %n
; CHECK-NEXT:    very busy: mul i64 %i, %i1
; CHECK-NEXT:    depends on: none
define i64 @two_live_at_once(i64 %n, i64 %m) {
entry:
  br label %loop
loop:
  %i = phi i64 [ %m, %entry ], [ %i1, %loop ]
  %i1 = add i64 %i, %n
  %again = icmp ult i64 %i1, %n
  br i1 %again, label %loop, label %exit
exit:
  %r = mul i64 %i, %i1
  ret i64 %r
}

; The constant comes from a block that branches: its end is no place for a
; definition.
; CHECK-LABEL: data flow of 'constant_of_branch'
; CHECK-NEXT:  entry
; CHECK-NEXT:    reaching: none
; CHECK-NEXT:    live: none
; CHECK-NEXT:    available: none
; CHECK-NEXT:    very busy: none
; CHECK-NEXT:    depends on: none
; CHECK-NEXT:  then
; CHECK-NEXT:    reaching: %c %n
; CHECK-NEXT:    live: %n
; CHECK-NEXT:    available: none
; CHECK-NEXT:    very busy: add i64 %n, 1
; CHECK-NEXT:    depends on: entry->then
; CHECK-NEXT:  join
; CHECK-NEXT:    reaching: %c %n %x
; CHECK-NEXT:    live: none
; CHECK-NEXT:    available: none
; CHECK-NEXT:    very busy: none
; CHECK-NEXT:    depends on: none
; CHECK-NEXT:  regions: T2 entry<-then; T2 entry<-join
define i64 @constant_of_branch(i1 %c, i64 %n) {
entry:
  br i1 %c, label %then, label %join
then:
  %x = add i64 %n, 1
  br label %join
join:
  %p = phi i64 [ 7, %entry ], [ %x, %then ]
  ret i64 %p
}

; CHECK-LABEL: data flow of 'unreachable_block'
; CHECK-NEXT:  entry
; CHECK-NEXT:    reaching: none
; CHECK-NEXT:    live: none
; CHECK-NEXT:    available: none
; CHECK-NEXT:    very busy: none
; CHECK-NEXT:    depends on: none
; CHECK-NEXT:  exit
; CHECK-NEXT:    reaching: %n %a
; CHECK-NEXT:    live: %a
; CHECK-NEXT:    available: add i64 %n, 1
; CHECK-NEXT:    very busy: none
; CHECK-NEXT:    depends on: none
define i64 @unreachable_block(i64 %n) {
entry:
  %a = add i64 %n, 1
  br label %exit
nowhere:
  %b = add i64 %n, 2
  br label %exit
exit:
  %p = phi i64 [ %a, %entry ], [ %b, %nowhere ]
  ret i64 %p
}

; Operands in the other order are the same expression, other predicates are not.
; CHECK-LABEL: data flow of 'same_expression'
; CHECK-NEXT:  entry
; CHECK-NEXT:    reaching: none
; CHECK-NEXT:    live: none
; CHECK-NEXT:    available: none
; CHECK-NEXT:    very busy: none
; CHECK-NEXT:    depends on: none
; CHECK-NEXT:  then
; CHECK-NEXT:    reaching: %c %n %m %a %l
; CHECK-NEXT:    live: %n %m %l
; CHECK-NEXT:    available: add i64 %n, %m; icmp ult i64 %n, %m
; CHECK-NEXT:    very busy: add i64 %n, %m; icmp ugt i64 %n, %m
; CHECK-NEXT:    depends on: entry->then
; CHECK-NEXT:  exit
; CHECK-NEXT:    reaching: %c %n %m %a %l %b %g
; CHECK-NEXT:    live: %l
; CHECK-NEXT:    available: add i64 %n, %m; icmp ult i64 %n, %m
; CHECK-NEXT:    very busy: none
; CHECK-NEXT:    depends on: none
define i1 @same_expression(i1 %c, i64 %n, i64 %m) {
entry:
  %a = add i64 %n, %m
  %l = icmp ult i64 %n, %m
  br i1 %c, label %then, label %exit
then:
  %b = add nsw i64 %m, %n
  %g = icmp ugt i64 %n, %m
  br label %exit
exit:
  ret i1 %l
}

; The inner loop becomes a region before the outer one.
; CHECK-LABEL: data flow of 'nest'
; CHECK:       {{^  inner$}}
; CHECK-NEXT:    reaching: %n %i=0 %j %j1 %again %i1 %more
; CHECK:       regions: T2 inner<-latch; T2 inner<-exit; T1 inner; T2 outer<-inner; T1 outer; T2 entry<-outer
define i64 @nest(i64 %n) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %j = add i64 %i, 7
  br label %inner
inner:
  %j1 = udiv i64 %n, 3
  %again = icmp ult i64 %j1, %n
  br i1 %again, label %inner, label %latch
latch:
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %outer, label %exit
exit:
  ret i64 %j
}

; Two blocks that lead to each other, and both from elsewhere: what reaches them
; is found by iteration.
; CHECK-LABEL: data flow of 'irreducible'
; CHECK:       {{^  right$}}
; CHECK-NEXT:    reaching: %c %n %x %y
; CHECK:       regions: T2 right<-exit
; CHECK-NEXT:  irreducible: entry left right
define i64 @irreducible(i1 %c, i64 %n) {
entry:
  br i1 %c, label %left, label %right
left:
  %x = add i64 %n, 1
  br label %right
right:
  %y = add i64 %n, 2
  br i1 %c, label %left, label %exit
exit:
  ret i64 %y
}
