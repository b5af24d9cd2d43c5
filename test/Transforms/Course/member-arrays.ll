; RUN: opt -mtriple=course -passes=course-member-arrays -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes='course-member-arrays,function(loop-mssa(licm))' -S %s | FileCheck %s --check-prefix=LICM
; RUN: opt -mtriple=course -passes=course-member-arrays -course-enable-member-arrays=false -S %s | FileCheck %s --check-prefix=OFF
; OFF-NOT: alias.scope

; Elements of arrays in structures are no other members.

%vm = type { [128 x i32], i32, [32 x i64], i32, i64 }
@vm = internal global %vm zeroinitializer, align 8

; An interpreter's counters become registers.
; CHECK-LABEL: define void @interpreter(
; CHECK: load i32, ptr %top, align 4, !tbaa !{{[0-9]+}}, !noalias ![[BOTH:[0-9]+]]{{$}}
; CHECK: load i32, ptr %code, align 4, !tbaa !{{[0-9]+}}, !alias.scope ![[CODE:[0-9]+]], !noalias ![[STACK:[0-9]+]]{{$}}
; CHECK: store i64 %wide, ptr %element, align 8, !tbaa !{{[0-9]+}}, !alias.scope ![[STACK]], !noalias ![[CODE]]{{$}}
; LICM-LABEL: define void @interpreter(
; LICM: loop:
; LICM-NOT: store i32
; LICM: br i1 %more
define void @interpreter(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %top = getelementptr inbounds nuw %vm, ptr %p, i32 0, i32 3
  %t = load i32, ptr %top, align 4, !tbaa !5
  %t.next = add nsw i32 %t, 1
  store i32 %t.next, ptr %top, align 4, !tbaa !5
  %first = getelementptr inbounds nuw %vm, ptr %p, i32 0, i32 0
  %code = getelementptr inbounds [128 x i32], ptr %first, i64 0, i64 %i
  %c = load i32, ptr %code, align 4, !tbaa !6
  %wide = sext i32 %c to i64
  %stack = getelementptr inbounds nuw %vm, ptr %p, i32 0, i32 2
  %index = sext i32 %t to i64
  %element = getelementptr inbounds [32 x i64], ptr %stack, i64 0, i64 %index
  store i64 %wide, ptr %element, align 8, !tbaa !7
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Of a variable the address of the first member is that of the structure.
; CHECK-LABEL: define i32 @first(
; CHECK: load i32, ptr %code, align 4, !tbaa !{{[0-9]+}}, !alias.scope ![[CODE]], !noalias ![[STACK]]{{$}}
define i32 @first(i64 %i) {
  %code = getelementptr inbounds [128 x i32], ptr @vm, i64 0, i64 %i
  %c = load i32, ptr %code, align 4, !tbaa !6
  ret i32 %c
}

; A pointer may be to an element, and what is not in bounds to anything. Without
; type-based information, a union may be meant.
; CHECK-LABEL: define i64 @others(
; CHECK-NOT: alias.scope
; CHECK-NOT: noalias
; CHECK: ret i64
define i64 @others(ptr %p, i64 %i) {
  %stack = getelementptr inbounds nuw %vm, ptr %p, i32 0, i32 2
  %a = getelementptr inbounds i64, ptr %stack, i64 %i
  %x = load i64, ptr %a, align 8, !tbaa !7
  %b = getelementptr [32 x i64], ptr %stack, i64 0, i64 %i
  %y = load i64, ptr %b, align 8, !tbaa !7
  %c = getelementptr inbounds [32 x i64], ptr %stack, i64 1, i64 %i
  %z = load i64, ptr %c, align 8, !tbaa !7
  %d = getelementptr inbounds [32 x i64], ptr %stack, i64 0, i64 %i
  %u = load i64, ptr %d, align 8
  %e = getelementptr inbounds [16 x i64], ptr %stack, i64 0, i64 %i
  %w = load i64, ptr %e, align 8, !tbaa !7
  %xy = add i64 %x, %y
  %zu = add i64 %z, %u
  %s = add i64 %xy, %zu
  %r = add i64 %s, %w
  ret i64 %r
}

; The last array may go on behind the structure, and one of one element, too.
%buffer = type { i64, [1 x i64], [8 x i64] }
; CHECK-LABEL: define i64 @last(
; CHECK-NOT: alias.scope
; CHECK: ret i64
define i64 @last(ptr %p, i64 %i) {
  %n = load i64, ptr %p, align 8, !tbaa !9
  %m = getelementptr inbounds nuw %buffer, ptr %p, i32 0, i32 0
  %l = load i64, ptr %m, align 8, !tbaa !9
  %one = getelementptr inbounds nuw %buffer, ptr %p, i32 0, i32 1
  %a = getelementptr inbounds [1 x i64], ptr %one, i64 0, i64 %i
  %x = load i64, ptr %a, align 8, !tbaa !7
  %data = getelementptr inbounds nuw %buffer, ptr %p, i32 0, i32 2
  %b = getelementptr inbounds [8 x i64], ptr %data, i64 0, i64 %i
  %y = load i64, ptr %b, align 8, !tbaa !7
  %s = add i64 %x, %y
  %t = add i64 %n, %l
  %r = add i64 %s, %t
  ret i64 %r
}

; Two types of which nobody knows which is meant.
%twice = type { [8 x i64], i64 }
; CHECK-LABEL: define i64 @twice(
; CHECK-NOT: alias.scope
; CHECK: ret i64
define i64 @twice(ptr %p, i64 %i) {
  %a = getelementptr inbounds nuw %twice, ptr %p, i32 0, i32 1
  %x = load i64, ptr %a, align 8, !tbaa !11
  %y = load i64, ptr %a, align 8, !tbaa !13
  %array = getelementptr inbounds nuw %twice, ptr %p, i32 0, i32 0
  %e = getelementptr inbounds [8 x i64], ptr %array, i64 0, i64 %i
  %z = load i64, ptr %e, align 8, !tbaa !7
  %s = add i64 %x, %y
  %r = add i64 %s, %z
  ret i64 %r
}

; What cannot be reached may be its own operand.
; CHECK-LABEL: define i64 @unreachable(
; CHECK: ret i64
define i64 @unreachable() {
  ret i64 0
never:
  %g = getelementptr inbounds [8 x i64], ptr %g, i64 0, i64 1
  %x = load i64, ptr %g, align 8, !tbaa !7
  ret i64 %x
}

; CHECK: ![[BOTH]] = !{![[C:[0-9]+]], ![[S:[0-9]+]]}
; CHECK: ![[CODE]] = !{![[C]]}
; CHECK: ![[STACK]] = !{![[S]]}

!0 = !{!"Simple C/C++ TBAA"}
!1 = !{!"omnipotent char", !0, i64 0}
!2 = !{!"int", !1, i64 0}
!3 = !{!"long", !1, i64 0}
!4 = !{!"vm", !1, i64 0, !2, i64 512, !1, i64 520, !2, i64 776, !3, i64 784}
!5 = !{!4, !2, i64 776}
!6 = !{!2, !2, i64 0}
!7 = !{!3, !3, i64 0}
!8 = !{!"buffer", !3, i64 0, !1, i64 8, !1, i64 16}
!9 = !{!8, !3, i64 0}
!10 = !{!"twice", !1, i64 0, !3, i64 64}
!11 = !{!10, !3, i64 64}
!12 = !{!"thrice", !1, i64 0, !3, i64 64}
!13 = !{!12, !3, i64 64}
