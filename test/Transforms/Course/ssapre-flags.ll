; RUN: opt -mtriple=course -passes=course-ssapre -S < %s | FileCheck %s

; What stands for others promises only what all of them do.

declare void @use(i64)

; The value of %left is used where no overflow was forbidden.
;
; CHECK-LABEL: define {{.*}} @no_wrap(
; CHECK:       left:
; CHECK-NEXT:    %x = add nuw i64 %a, %b
; CHECK:       right:
; CHECK-NEXT:    %x.pre = add nuw i64 %a, %b
; CHECK:       join:
; CHECK-NEXT:    %y = phi i64
define i64 @no_wrap(i1 %c, i64 %a, i64 %b) {
entry:
  br i1 %c, label %left, label %right
left:
  %x = add nuw nsw i64 %a, %b
  call void @use(i64 %x)
  br label %join
right:
  br label %join
join:
  %y = add nuw i64 %a, %b
  ret i64 %y
}

; What has nothing to do with %y keeps its flags.
;
; CHECK-LABEL: define {{.*}} @other_occurrence(
; CHECK:       left:
; CHECK-NEXT:    %x = add nsw i64 %a, %b
; CHECK:       right:
; CHECK-NEXT:    %y = add i64 %a, %b
; CHECK-NEXT:    %r = mul i64 %y, %y
define i64 @other_occurrence(i1 %c, i64 %a, i64 %b) {
entry:
  br i1 %c, label %left, label %right
left:
  %x = add nsw i64 %a, %b
  ret i64 %x
right:
  %y = add i64 %a, %b
  %z = add nsw i64 %a, %b
  %r = mul i64 %y, %z
  ret i64 %r
}

; CHECK-LABEL: define {{.*}} @exact_and_disjoint(
; CHECK-NEXT:    %x = lshr i64 %a, 3
; CHECK-NEXT:    %o = or i64 %a, %b
; CHECK-NEXT:    %s = mul i64 %x, %x
define i64 @exact_and_disjoint(i64 %a, i64 %b) {
  %x = lshr exact i64 %a, 3
  %y = lshr i64 %a, 3
  %o = or disjoint i64 %a, %b
  %p = or i64 %a, %b
  %s = mul i64 %x, %y
  %t = mul i64 %o, %p
  %r = add i64 %s, %t
  ret i64 %r
}

; CHECK-LABEL: define {{.*}} @inbounds(
; CHECK-NEXT:    %x = getelementptr i64, ptr %p, i64 %i
; CHECK-NEXT:    store i64 0, ptr %x
; CHECK-NEXT:    ret ptr %x
define ptr @inbounds(ptr %p, i64 %i) {
  %x = getelementptr inbounds i64, ptr %p, i64 %i
  store i64 0, ptr %x
  %y = getelementptr i64, ptr %p, i64 %i
  ret ptr %y
}

; CHECK-LABEL: define {{.*}} @metadata(
; CHECK:       left:
; CHECK-NEXT:    %x = load i64, ptr %p, align 4, !range [[UNION:![0-9]+]]{{$}}
; CHECK:       right:
; CHECK-NEXT:    %x.pre = load i64, ptr %p, align 4, !range [[UNION]]{{$}}
define i64 @metadata(i1 %c, ptr %p) {
entry:
  br i1 %c, label %left, label %right
left:
  %x = load i64, ptr %p, align 8, !range !0, !noundef !2
  %n = add i64 %x, 1
  br label %join
right:
  br label %join
join:
  %y = load i64, ptr %p, align 4, !range !1
  ret i64 %y
}

; CHECK: [[UNION]] = !{i64 0, i64 20}
!0 = !{i64 0, i64 10}
!1 = !{i64 10, i64 20}
!2 = !{}
