; RUN: opt -mtriple=course -passes=course-ssapre -S < %s | FileCheck %s

; A second run finds nothing.
; RUN: opt -mtriple=course -passes=course-ssapre -S < %s | sed 's/ *;.*//' >%t.1
; RUN: opt -mtriple=course -passes=course-ssapre -S < %t.1 | sed 's/ *;.*//' >%t.2
; RUN: cmp %t.1 %t.2

declare void @use(i32)

; T002-PRE1, with operands in the other order.
;
; CHECK-LABEL: define {{.*}} @diamond(
; CHECK:       left:
; CHECK-NEXT:    %x = mul i32 %a, %b
; CHECK:       right:
; CHECK-NEXT:    %x.pre = mul i32 %a, %b
; CHECK:       join:
; CHECK-NEXT:    %y = phi i32 [ %x.pre, %right ], [ %x, %left ]
; CHECK-NEXT:    %less = icmp slt i32 %y, %a
define i1 @diamond(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %left, label %right
left:
  %x = mul i32 %a, %b
  call void @use(i32 %x)
  br label %join
right:
  br label %join
join:
  %y = mul i32 %b, %a
  %less = icmp slt i32 %y, %a
  ret i1 %less
}

; The edge from entry is critical: a block is put on it.
;
; CHECK-LABEL: define {{.*}} @critical_edge(
; CHECK:       entry.join_crit_edge:
; CHECK-NEXT:    %x.pre = mul i32 %a, %b
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    %y = phi i32 [ %x.pre, %entry.join_crit_edge ], [ %x, %left ]
define i32 @critical_edge(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %left, label %join
left:
  %x = mul i32 %a, %b
  call void @use(i32 %x)
  br label %join
join:
  %y = mul i32 %a, %b
  ret i32 %y
}

; Two edges of a switch to one block are one edge.
;
; CHECK-LABEL: define {{.*}} @switch_edges(
; CHECK:           i32 1, label %entry.join_crit_edge
; CHECK-NEXT:      i32 2, label %entry.join_crit_edge
; CHECK:       entry.join_crit_edge:
; CHECK-NEXT:    %x.pre = mul i32 %a, %b
; CHECK:       join:
; CHECK-NEXT:    %y = phi i32 [ %x.pre, %entry.join_crit_edge ], [ %x, %left ]
define i32 @switch_edges(i32 %n, i32 %a, i32 %b) {
entry:
  switch i32 %n, label %left [
    i32 1, label %join
    i32 2, label %join
    i32 3, label %out
  ]
left:
  %x = mul i32 %a, %b
  call void @use(i32 %x)
  br label %join
join:
  %y = mul i32 %a, %b
  ret i32 %y
out:
  ret i32 0
}

; %i and %i1 are both live in the end: versions of one variable that overlap.
; The product of %i1 is that of the next iteration's %i.
;
; CHECK-LABEL: define {{.*}} @overlapping_versions(
; CHECK:         %x.pre = mul i32 %m, %n
; CHECK:       loop:
; CHECK-NEXT:    %x = phi i32 [ %x1, %loop ], [ %x.pre, %entry ]
; CHECK-NEXT:    %i = phi i32 [ %m, %entry ], [ %i1, %loop ]
; CHECK-NEXT:    %i1 = add i32 %i, %x
; CHECK-NEXT:    %x1 = mul i32 %i1, %n
; CHECK-NEXT:    %again
; CHECK:       exit:
; CHECK-NEXT:    %r = add i32 %x, %x1
define i32 @overlapping_versions(i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %m, %entry ], [ %i1, %loop ]
  %x = mul i32 %i, %n
  %i1 = add i32 %i, %x
  %x1 = mul i32 %i1, %n
  %again = icmp ult i32 %x1, %m
  br i1 %again, label %loop, label %exit
exit:
  %y = mul i32 %i, %n
  %y1 = mul i32 %i1, %n
  %r = add i32 %y, %y1
  ret i32 %r
}

; Sums of equal sums are equal.
;
; CHECK-LABEL: define {{.*}} @compound(
; CHECK:       right:
; CHECK:         %u0.pre = xor i32 %t1, %a
; CHECK:       join:
; CHECK-NEXT:    %u2 = phi i32 [ %u0.pre, %right ], [ %u0, %left ]
; CHECK-NOT:   {{add|mul|xor}}
; CHECK:         ret i32 %u2
define i32 @compound(i1 %c, i32 %a, i32 %b, i32 %d) {
entry:
  br i1 %c, label %left, label %right
left:
  %s0 = add i32 %a, %b
  %t0 = mul i32 %s0, %d
  %u0 = xor i32 %t0, %a
  call void @use(i32 %u0)
  br label %join
right:
  %s1 = add i32 %a, %b
  %t1 = mul i32 %s1, %d
  call void @use(i32 %t1)
  br label %join
join:
  %s2 = add i32 %a, %b
  %t2 = mul i32 %s2, %d
  %u2 = xor i32 %t2, %a
  ret i32 %u2
}

; A constant is there for nothing.
;
; CHECK-LABEL: define {{.*}} @constant_operand(
; CHECK:       right:
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    %y = phi i32 [ 21, %right ], [ %x, %left ]
define i32 @constant_operand(i1 %c, i32 %a) {
entry:
  br i1 %c, label %left, label %right
left:
  %x = mul i32 %a, 3
  call void @use(i32 %x)
  br label %join
right:
  br label %join
join:
  %p = phi i32 [ %a, %left ], [ 7, %right ]
  %y = mul i32 %p, 3
  ret i32 %y
}

; From %dead nobody comes: its product counts for nothing, and its operand of the
; PHI may be anything.
;
; CHECK-LABEL: define {{.*}} @unreachable_predecessor(
; CHECK:       right:
; CHECK-NEXT:    %x.pre = mul i32 %a, %b
; CHECK:       join:
; CHECK-NEXT:    %y = phi i32 [ poison, %dead ], [ %x.pre, %right ], [ %x, %left ]
define i32 @unreachable_predecessor(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %left, label %right
left:
  %x = mul i32 %a, %b
  call void @use(i32 %x)
  br label %join
right:
  br label %join
dead:
  %d = mul i32 %a, %b
  br label %join
join:
  %y = mul i32 %a, %b
  ret i32 %y
}

; The first extension is 0, and no other one of its type is left when the second one
; moves.
;
; CHECK-LABEL: define {{.*}} @shape_without_members(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %wide.pre = sext i64 %n to i65
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    call void @use.wide(i65 0, i65 %wide.pre)
define void @shape_without_members(i64 %n) {
entry:
  br label %loop
loop:
  %zero = phi i8 [ 0, %entry ], [ %zero, %loop ]
  %constant = sext i8 %zero to i65
  %wide = sext i64 %n to i65
  call void @use.wide(i65 %constant, i65 %wide)
  br label %loop
}
declare void @use.wide(i65, i65)
