; RUN: opt -mtriple=course -passes=course-loop-scopes -verify-each -S < %s | FileCheck %s
; RUN: opt -mtriple=course -passes=course-loop-scopes,course-scalar-promotion -S < %s | FileCheck --check-prefix=PROMOTED %s
; RUN: opt -mtriple=course -passes=course-scalar-promotion -S < %s | FileCheck --check-prefix=PROMOTED %s
; RUN: opt -mtriple=course -passes=course-ranges -S < %s | FileCheck --check-prefix=RANGES %s

; A scope that is declared in a loop is one of each iteration.

@g = internal global [2 x i64] zeroinitializer

declare void @llvm.experimental.noalias.scope.decl(metadata)

; What is in both domains stays in the one that no loop declares.
; CHECK-LABEL: define void @inLoop(
; CHECK: call void @llvm.experimental.noalias.scope.decl(metadata ![[OUTER:[0-9]+]])
; CHECK: {{^}}loop:
; CHECK-NOT: scope.decl
; CHECK: %v = load i64, ptr %p, align 8{{$}}
; CHECK: store i64 %v1, ptr %p, align 8, !noalias ![[OUTER]]
; CHECK: %w = load i64, ptr @g, align 8, !alias.scope ![[OUTER]]{{$}}
; CHECK: store i64 %w1, ptr @g, align 8{{$}}

; LICM's promotion would store @g after the loop only.
; PROMOTED-LABEL: define void @inLoop(
; PROMOTED: {{^}}else:
; PROMOTED-NEXT: load i64, ptr @g
; PROMOTED: store i64 %w1, ptr @g
define void @inLoop(ptr %idx, i64 %n) {
entry:
  call void @llvm.experimental.noalias.scope.decl(metadata !6)
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  call void @llvm.experimental.noalias.scope.decl(metadata !3)
  %q.at = getelementptr i64, ptr %idx, i64 %i
  %q = load i64, ptr %q.at, align 8, !noalias !2
  %p = getelementptr i64, ptr @g, i64 %q
  %odd = trunc i64 %i to i1
  br i1 %odd, label %then, label %else

then:
  %v = load i64, ptr %p, align 8, !alias.scope !3, !noalias !2
  %v1 = add i64 %v, 100
  store i64 %v1, ptr %p, align 8, !alias.scope !3, !noalias !7
  br label %latch

else:
  %w = load i64, ptr @g, align 8, !alias.scope !7, !noalias !3
  %w1 = mul i64 %w, 3
  store i64 %w1, ptr @g, align 8, !alias.scope !2, !noalias !3
  br label %latch

latch:
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; One execution of the declaration for the whole loop.
; CHECK-LABEL: define i64 @before(
; CHECK: scope.decl
; CHECK: load i64, ptr %a, align 8, !alias.scope
; CHECK: store i64 %s.next, ptr %b, align 8, !noalias
define i64 @before(ptr %a, ptr %b, i64 %n) {
entry:
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %loop ]
  %v = load i64, ptr %a, align 8, !alias.scope !2
  %s.next = add i64 %s, %v
  store i64 %s.next, ptr %b, align 8, !noalias !2
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %s.next
}

; The tail call becomes a back edge.
; CHECK-LABEL: define void @tail(
; CHECK-NOT: scope.decl
; CHECK: store i64 %v, ptr %b, align 8{{$}}
define void @tail(ptr %a, ptr %b, i64 %n) {
entry:
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  %v = load i64, ptr %a, align 8, !alias.scope !2
  store i64 %v, ptr %b, align 8, !noalias !2
  %end = icmp eq i64 %n, 0
  br i1 %end, label %exit, label %again

again:
  %less = add i64 %n, -1
  tail call void @tail(ptr %b, ptr %a, i64 %less)
  br label %exit

exit:
  ret void
}

; A cycle with two entries is no natural loop, but one that memory SSA follows.
; CHECK-LABEL: define void @irreducible(
; CHECK-NOT: scope.decl
; CHECK: store i64 %v, ptr %b, align 8{{$}}
define void @irreducible(ptr %a, ptr %b, i1 %c, i1 %d) {
entry:
  br i1 %c, label %one, label %two

one:
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  %v = load i64, ptr %a, align 8, !alias.scope !2
  store i64 %v, ptr %b, align 8, !noalias !2
  br label %two

two:
  br i1 %d, label %one, label %exit

exit:
  ret void
}

; course-ranges leaves the load where it is.
; RANGES-LABEL: define i64 @step(
; RANGES: {{^}}then:
; RANGES-NEXT: load i64, ptr @g
define i64 @step(i64 %q, i64 %n) {
entry:
  %p = getelementptr i64, ptr @g, i64 %q
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %latch ]
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  call void @llvm.experimental.noalias.scope.decl(metadata !3)
  %odd = trunc i64 %i to i1
  br i1 %odd, label %then, label %else

then:
  %v = load i64, ptr @g, align 8, !alias.scope !2, !noalias !3
  br label %latch

else:
  store i64 100, ptr %p, align 8, !alias.scope !3, !noalias !2
  br label %latch

latch:
  %r = phi i64 [ %v, %then ], [ 0, %else ]
  %s.next = add i64 %s, %r
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %s.next
}

!0 = distinct !{!0, !1, !"a"}
!1 = distinct !{!1, !"inlined"}
!2 = !{!0}
!3 = !{!4}
!4 = distinct !{!4, !1, !"b"}
!5 = distinct !{!5, !8, !"c"}
!6 = !{!5}
!7 = !{!0, !5}
!8 = distinct !{!8, !"inlined before"}
