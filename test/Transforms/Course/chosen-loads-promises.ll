; RUN: opt -mtriple=course -passes=course-chosen-loads -verify-each -S %s | FileCheck %s

; What loads say of memory and of their values holds where it is read. A load that
; stands for another one says what both say.

target triple = "course"

; The later load may read what was written as another type.
; CHECK-LABEL: define i32 @written_as_another_type(
; CHECK: join:
; CHECK: %y = load i32, ptr %q, align 4, !tbaa
define i32 @written_as_another_type(ptr %p, ptr %other, i64 %i, i64 %j, i1 %c) {
entry:
  br i1 %c, label %a, label %b

a:
  %qa = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %qa, !tbaa !1
  store float 1.0, ptr %other, !tbaa !3
  %use = and i32 %x, 1
  br label %join

b:
  br label %join

join:
  %k = phi i64 [ %i, %a ], [ %j, %b ]
  %z = phi i32 [ %use, %a ], [ 0, %b ]
  %q = getelementptr i32, ptr %p, i64 %k
  %y = load i32, ptr %q, !tbaa !5
  %r = add i32 %y, %z
  ret i32 %r
}

; If both are of the type that is not written, it is read once.
; CHECK-LABEL: define i32 @of_one_type(
; CHECK: join:
; CHECK-NOT: = load
; CHECK: ret i32
define i32 @of_one_type(ptr %p, ptr %other, i64 %i, i64 %j, i1 %c) {
entry:
  br i1 %c, label %a, label %b

a:
  %qa = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %qa, !tbaa !1
  store float 1.0, ptr %other, !tbaa !3
  %use = and i32 %x, 1
  br label %join

b:
  br label %join

join:
  %k = phi i64 [ %i, %a ], [ %j, %b ]
  %z = phi i32 [ %use, %a ], [ 0, %b ]
  %q = getelementptr i32, ptr %p, i64 %k
  %y = load i32, ptr %q, !tbaa !1
  %r = add i32 %y, %z
  ret i32 %r
}

; Nobody reads the values where they are out of range but the last load. The choice
; stands for it, too.
; CHECK-LABEL: define i64 @range(
; CHECK-NOT: !range
; CHECK: join:
; CHECK-NOT: = load
; CHECK: ret i64
define i64 @range(ptr %p, i64 %i, i64 %j, i1 %c, i1 %d) {
entry:
  br i1 %c, label %a, label %b

a:
  %qa = getelementptr i64, ptr %p, i64 %i
  %x = load i64, ptr %qa, !range !7
  %qn = getelementptr i64, ptr %p, i64 %j
  %n = load i64, ptr %qn, !range !7
  %best = select i1 %d, i64 %i, i64 %j
  br label %join

b:
  %qb = getelementptr i64, ptr %p, i64 %j
  %y = load i64, ptr %qb, !range !7
  br label %join

join:
  %k = phi i64 [ %best, %a ], [ %j, %b ]
  %q = getelementptr i64, ptr %p, i64 %k
  %v = load i64, ptr %q
  ret i64 %v
}

!0 = !{!"root"}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !6, i64 0}
!3 = !{!4, !4, i64 0}
!4 = !{!"float", !6, i64 0}
!5 = !{!6, !6, i64 0}
!6 = !{!"char", !0, i64 0}
!7 = !{i64 0, i64 10}
