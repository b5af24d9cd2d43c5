; RUN: opt -mtriple=course -passes=course-load-store-pack -S < %s | FileCheck %s
; RUN: opt -mtriple=course -passes='course-load-store-pack,early-cse<memssa>' -aa-pipeline=basic-aa,scoped-noalias-aa,tbaa -S < %s | FileCheck --check-prefix=CSE %s

; A wide access may touch what any of its pieces may: it keeps what is true of
; all of them.

; Both pieces are known to be in the same object: so is the wide access.
; CHECK-LABEL: define i32 @same_object(
; CHECK: load i64, ptr %p, align 8, !alias.scope ![[A:[0-9]+]], !noalias ![[B:[0-9]+]]
; CSE-LABEL: define i32 @same_object(
; CSE: load i64
; CSE: store i32 1, ptr %q
; CSE-NOT: load
; CSE: ret i32
define i32 @same_object(ptr align 8 %p, ptr %q) {
  %p4 = getelementptr i8, ptr %p, i64 4
  %a = load i32, ptr %p, align 4, !alias.scope !5, !noalias !6
  %b = load i32, ptr %p4, align 4, !alias.scope !5, !noalias !6
  store i32 1, ptr %q, align 4, !alias.scope !6, !noalias !5
  %c = load i32, ptr %p, align 4, !alias.scope !5, !noalias !6
  %d = load i32, ptr %p4, align 4, !alias.scope !5, !noalias !6
  %x = sub i32 %a, %b
  %y = sub i32 %c, %d
  %r = sub i32 %x, %y
  ret i32 %r
}

; The first piece says that %q is another object, the second does not.
; CHECK-LABEL: define i32 @second_piece_may_alias(
; CHECK: load i64, ptr %p, align 8, !alias.scope ![[AB:[0-9]+]]{{$}}
; CSE-LABEL: define i32 @second_piece_may_alias(
; CSE: load i64
; CSE: store i32 1, ptr %q
; CSE: load i32, ptr %p4
define i32 @second_piece_may_alias(ptr align 8 %p, ptr %q) {
  %p4 = getelementptr i8, ptr %p, i64 4
  %a = load i32, ptr %p, align 4, !alias.scope !5, !noalias !6
  %b = load i32, ptr %p4, align 4, !alias.scope !7
  store i32 1, ptr %q, align 4, !alias.scope !6, !noalias !5
  %c = load i32, ptr %p, align 4, !alias.scope !5, !noalias !6
  %d = load i32, ptr %p4, align 4, !alias.scope !7
  %x = sub i32 %a, %b
  %y = sub i32 %c, %d
  %r = sub i32 %x, %y
  ret i32 %r
}

; Of a piece without facts nothing is known, whichever it is.
; CHECK-LABEL: define void @first_piece_without_facts(
; CHECK: store i64 8589934593, ptr %{{.*}}, align 8{{$}}
define void @first_piece_without_facts(ptr align 8 %p) {
  %p4 = getelementptr i8, ptr %p, i64 4
  store i32 1, ptr %p, align 4
  store i32 2, ptr %p4, align 4, !alias.scope !5, !noalias !6, !tbaa !9
  ret void
}

; CHECK-LABEL: define void @last_piece_without_facts(
; CHECK: store i64 8589934593, ptr %{{.*}}, align 8{{$}}
define void @last_piece_without_facts(ptr align 8 %p) {
  %p4 = getelementptr i8, ptr %p, i64 4
  store i32 1, ptr %p, align 4, !alias.scope !5, !noalias !6, !tbaa !9
  store i32 2, ptr %p4, align 4
  ret void
}

; An int and a float in one are neither.
; CHECK-LABEL: define void @two_types(
; CHECK: store i64 8589934593, ptr %{{.*}}, align 8{{$}}
define void @two_types(ptr align 8 %p) {
  %p4 = getelementptr i8, ptr %p, i64 4
  store i32 1, ptr %p, align 4, !tbaa !9
  store i32 2, ptr %p4, align 4, !tbaa !10
  ret void
}

; CHECK-DAG: ![[A]] = !{![[SA:[0-9]+]]}
; CHECK-DAG: ![[B]] = !{![[SB:[0-9]+]]}
; CHECK-DAG: ![[AB]] = !{![[SA]], ![[SB]]}

!1 = distinct !{!1, !"objects"}
!2 = distinct !{!2, !1, !"a"}
!3 = distinct !{!3, !1, !"b"}
!5 = !{!2}
!6 = !{!3}
!7 = !{!2, !3}
!9 = !{!11, !11, i64 0}
!10 = !{!12, !12, i64 0}
!11 = !{!"int", !13, i64 0}
!12 = !{!"float", !13, i64 0}
!13 = !{!"omnipotent char", !14, i64 0}
!14 = !{!"root"}
