; RUN: opt -mtriple=course -passes='course-bit-loops' -course-bit-loops-bits=1 -verify-each -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes='course-bit-loops,function(simplifycfg,instcombine<no-verify-fixpoint>)' -course-bit-loops-bits=2 -verify-each -S %s | FileCheck %s --check-prefix=TWO
; RUN: opt -mtriple=course -passes='course-bit-loops' -course-enable-bit-loops=false -S %s | FileCheck %s --check-prefix=OFF
; OFF-NOT: bits

; Loops over the bits of a number take several at a time.

; One bit: what is left, and whether it is the last, is one question; the bit itself
; is one, too.
; CHECK-LABEL: define i64 @power(
; CHECK: entry:
; CHECK: %[[FIRST:.*]] = freeze i64 %n
; CHECK: bits:
; CHECK: %[[E:.*]] = phi i64 [ %[[FIRST]], %entry ], [ %[[REST:.*]], %{{.*}} ], [ %[[REST]], %{{.*}} ]
; CHECK: %[[REST]] = lshr i64 %[[E]], 1
; CHECK: %[[NONE:.*]] = icmp eq i64 %[[REST]], 0
; CHECK: br i1 %[[NONE]], label %bits.end, label %bits.round
; CHECK: bits.round:
; CHECK: %[[LOW:.*]] = and i64 %[[E]], 1
; CHECK: switch i64 %[[LOW]], label %bits.none [
; CHECK-NEXT: i64 0,
; CHECK-NEXT: i64 1,
; CHECK: bits.end:
; CHECK: switch i64 %[[E]], label %bits.none [
; CHECK-NOT: icmp eq i64 %low

; Two: no square after the last bit, and no question within a round.
; TWO-LABEL: define i64 @power(
; TWO: bits.round:
; TWO: switch i64 %{{.*}} [
; TWO-NEXT: i64 0, label %[[CASE0:.*]]
; TWO-NEXT: i64 1, label %[[CASE1:.*]]
; TWO-NEXT: i64 2,
; TWO-NEXT: i64 3,
; TWO-NEXT: ]
; TWO: [[CASE0]]:
; TWO-COUNT-2: urem
; TWO-NOT: urem
; TWO: br label %bits
; TWO: [[CASE1]]:
; TWO-COUNT-3: urem
; TWO-NOT: urem
; TWO: br label %bits
define i64 @power(i64 %b, i64 %n, i64 %m) {
entry:
  br label %loop
loop:
  %x = phi i64 [ %x.next, %latch ], [ %b, %entry ]
  %r = phi i64 [ %r.next, %latch ], [ 1, %entry ]
  %e = phi i64 [ %e.next, %latch ], [ %n, %entry ]
  %low = and i64 %e, 1
  %zero = icmp eq i64 %low, 0
  br i1 %zero, label %latch, label %set
set:
  %p = mul i64 %r, %x
  %q = urem i64 %p, %m
  br label %latch
latch:
  %r.next = phi i64 [ %q, %set ], [ %r, %loop ]
  %s = mul i64 %x, %x
  %x.next = urem i64 %s, %m
  %e.next = lshr i64 %e, 1
  %last = icmp eq i64 %e.next, 0
  br i1 %last, label %exit, label %loop
exit:
  ret i64 %r.next
}

; A select, a test by truncation, and branches the other way round.
; CHECK-LABEL: define i32 @product(
; CHECK: bits.round:
; CHECK-NOT: select
define i32 @product(i32 %b, i32 %n) {
entry:
  br label %loop
loop:
  %x = phi i32 [ %b, %entry ], [ %x.next, %loop ]
  %r = phi i32 [ 0, %entry ], [ %r.next, %loop ]
  %e = phi i32 [ %n, %entry ], [ %e.next, %loop ]
  %low = trunc i32 %e to i1
  %add = select i1 %low, i32 %x, i32 0
  %r.next = add i32 %r, %add
  %x.next = shl i32 %x, 1
  %e.next = lshr i32 %e, 1
  %more = icmp ne i32 %e.next, 0
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %r.next
}

; A constant, whose bits are known to whoever unrolls the loop.
; CHECK-LABEL: define i64 @blocked_by_constant(
; CHECK-NOT: bits
; CHECK: ret i64
define i64 @blocked_by_constant(i64 %b) {
entry:
  br label %loop
loop:
  %x = phi i64 [ %b, %entry ], [ %x.next, %loop ]
  %e = phi i64 [ 1000, %entry ], [ %e.next, %loop ]
  %low = trunc i64 %e to i1
  %add = select i1 %low, i64 %x, i64 3
  %x.next = mul i64 %add, %x
  %e.next = lshr i64 %e, 1
  %more = icmp ne i64 %e.next, 0
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %x.next
}

; Nobody asks for the bits.
; CHECK-LABEL: define i64 @blocked_by_no_test(
; CHECK-NOT: bits
; CHECK: ret i64
define i64 @blocked_by_no_test(i64 %n) {
entry:
  br label %loop
loop:
  %x = phi i64 [ 0, %entry ], [ %x.next, %loop ]
  %e = phi i64 [ %n, %entry ], [ %e.next, %loop ]
  %x.next = add i64 %x, %e
  %e.next = lshr i64 %e, 1
  %more = icmp ne i64 %e.next, 0
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %x.next
}

; The number changes otherwise.
; CHECK-LABEL: define i64 @blocked_by_step(
; CHECK-NOT: bits
; CHECK: ret i64
define i64 @blocked_by_step(i64 %n) {
entry:
  br label %loop
loop:
  %x = phi i64 [ 0, %entry ], [ %x.next, %loop ]
  %e = phi i64 [ %n, %entry ], [ %e.next, %loop ]
  %low = and i64 %e, 1
  %x.next = add i64 %x, %low
  %half = lshr i64 %e, 1
  %e.next = xor i64 %half, %low
  %more = icmp ne i64 %e.next, 0
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %x.next
}

; It goes on while the rest is 0, or has another exit.
; CHECK-LABEL: define i64 @blocked_by_exit(
; CHECK-NOT: bits
; CHECK: ret i64
define i64 @blocked_by_exit(i64 %n, i64 %limit) {
entry:
  br label %loop
loop:
  %x = phi i64 [ 0, %entry ], [ %x.next, %latch ]
  %e = phi i64 [ %n, %entry ], [ %e.next, %latch ]
  %low = and i64 %e, 1
  %x.next = add i64 %x, %low
  %enough = icmp ugt i64 %x.next, %limit
  br i1 %enough, label %exit, label %latch
latch:
  %e.next = lshr i64 %e, 1
  %more = icmp ne i64 %e.next, 0
  br i1 %more, label %loop, label %exit
exit:
  %result = phi i64 [ %x.next, %latch ], [ %x, %loop ]
  ret i64 %result
}

; CHECK-LABEL: define i64 @blocked_by_condition(
; CHECK-NOT: bits
; CHECK: ret i64
define i64 @blocked_by_condition(i64 %n) {
entry:
  br label %loop
loop:
  %x = phi i64 [ 0, %entry ], [ %x.next, %loop ]
  %e = phi i64 [ %n, %entry ], [ %e.next, %loop ]
  %low = and i64 %e, 1
  %x.next = add i64 %x, %low
  %e.next = lshr i64 %e, 1
  %stop = icmp ne i64 %e.next, 0
  br i1 %stop, label %exit, label %loop
exit:
  ret i64 %x.next
}

; The powers of a constant, which are known in each iteration.
; CHECK-LABEL: define i64 @blocked_by_known_power(
; CHECK-NOT: bits
; CHECK: ret i64
define i64 @blocked_by_known_power(i64 %n) {
entry:
  br label %loop
loop:
  %x = phi i64 [ 3, %entry ], [ %x.next, %loop ]
  %r = phi i64 [ 1, %entry ], [ %r.next, %loop ]
  %e = phi i64 [ %n, %entry ], [ %e.next, %loop ]
  %low = trunc i64 %e to i1
  %factor = select i1 %low, i64 %x, i64 1
  %r.next = mul i64 %r, %factor
  %s = mul i64 %x, %x
  %x.next = urem i64 %s, 1000003
  %e.next = lshr i64 %e, 1
  %more = icmp ne i64 %e.next, 0
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %r.next
}

; A position is known, too, but costs nothing.
; CHECK-LABEL: define i64 @position(
; CHECK: bits.round:
define i64 @position(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %r = phi i64 [ 0, %entry ], [ %r.next, %loop ]
  %e = phi i64 [ %n, %entry ], [ %e.next, %loop ]
  %low = trunc i64 %e to i1
  %add = select i1 %low, i64 %i, i64 0
  %r.next = add i64 %r, %add
  %i.next = add i64 %i, 1
  %e.next = lshr i64 %e, 1
  %more = icmp ne i64 %e.next, 0
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %r.next
}

; Each copy has alias scopes of its own.
; CHECK-LABEL: define i64 @scopes(
; CHECK: bits.round:
; CHECK: call void @llvm.experimental.noalias.scope.decl(metadata ![[A:[0-9]+]])
; CHECK: load i64, ptr %p, align 8, !alias.scope ![[A]]
; CHECK-NOT: metadata ![[A]])
; CHECK: call void @llvm.experimental.noalias.scope.decl(metadata ![[B:[0-9]+]])
; CHECK: load i64, ptr %p, align 8, !alias.scope ![[B]]
define i64 @scopes(i64 %n, ptr %p, ptr %q) {
entry:
  br label %loop
loop:
  %r = phi i64 [ 0, %entry ], [ %r.next, %loop ]
  %e = phi i64 [ %n, %entry ], [ %e.next, %loop ]
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  %v = load i64, ptr %p, align 8, !alias.scope !2
  store i64 %e, ptr %q, align 8, !noalias !2
  %low = trunc i64 %e to i1
  %add = select i1 %low, i64 %v, i64 0
  %r.next = add i64 %r, %add
  %e.next = lshr i64 %e, 1
  %more = icmp ne i64 %e.next, 0
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %r.next
}

declare void @llvm.experimental.noalias.scope.decl(metadata)

!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
