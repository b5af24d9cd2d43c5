; RUN: opt -mtriple=course -passes=course-correlated-values -S %s | FileCheck %s

; A value that is chosen where a number is 0, and is the same as the other one there.

; Where a row begins.
; CHECK-LABEL: define i64 @product(
; CHECK: entry:
; CHECK-NEXT: %zero = icmp eq i64 %i, 0
; CHECK-NEXT: %m = mul nuw nsw i64 %i, %n
; CHECK: join:
; CHECK-NEXT: ret i64 %m
define i64 @product(i64 %i, i64 noundef %n, ptr %p) {
entry:
  %zero = icmp eq i64 %i, 0
  br i1 %zero, label %join, label %else
else:
  %m = mul nuw nsw i64 %i, %n
  store i64 %m, ptr %p
  br label %join
join:
  %r = phi i64 [ 0, %entry ], [ %m, %else ]
  ret i64 %r
}

; Also as a pointer, and after something that is added.
; CHECK-LABEL: define void @pointer(
; CHECK: entry:
; CHECK: %m = mul
; CHECK-NEXT: %s = shl
; CHECK-NEXT: %q = getelementptr i64, ptr %p, i64 %s
; CHECK-NEXT: %a = add i64 %n, %s
; CHECK: join:
; CHECK-NEXT: store i64 %a, ptr %q
define void @pointer(i64 %i, i64 noundef %n, ptr %p) {
entry:
  %zero = icmp ne i64 %i, 0
  br i1 %zero, label %else, label %join
else:
  %m = mul i64 %n, %i
  %s = shl i64 %m, 3
  %q = getelementptr i64, ptr %p, i64 %s
  %a = add i64 %n, %s
  store i64 0, ptr %q
  br label %join
join:
  %r = phi ptr [ %p, %entry ], [ %q, %else ]
  %t = phi i64 [ %n, %entry ], [ %a, %else ]
  store i64 %t, ptr %r
  ret void
}

; The product would be poison where the number is 0.
; CHECK-LABEL: define i64 @may_be_poison(
; CHECK: phi i64
define i64 @may_be_poison(i64 %i, i64 %n) {
entry:
  %zero = icmp eq i64 %i, 0
  br i1 %zero, label %join, label %else
else:
  %m = mul i64 %i, %n
  br label %join
join:
  %r = phi i64 [ 0, %entry ], [ %m, %else ]
  ret i64 %r
}

; Another number, another comparison, another value.
; CHECK-LABEL: define i64 @another(
; CHECK: phi i64 [ 1, %entry ]
; CHECK: phi i64 [ 0, %join ]
; CHECK: phi i64 [ 0, %join2 ]
define i64 @another(i64 noundef %i, i64 noundef %n) {
entry:
  %zero = icmp eq i64 %i, 0
  br i1 %zero, label %join, label %else
else:
  %m = mul i64 %i, %n
  br label %join
join:
  %r = phi i64 [ 1, %entry ], [ %m, %else ]
  %zero1 = icmp eq i64 %n, 5
  br i1 %zero1, label %join2, label %else2
else2:
  %m2 = mul i64 %r, %n
  br label %join2
join2:
  %r2 = phi i64 [ 0, %join ], [ %m2, %else2 ]
  %zero2 = icmp ult i64 %r2, 2
  br i1 %zero2, label %join3, label %else4
else4:
  %m3 = mul i64 %r2, %n
  br label %join3
join3:
  %r3 = phi i64 [ 0, %join2 ], [ %m3, %else4 ]
  ret i64 %r3
}

; What it is multiplied by is not there yet.
; CHECK-LABEL: define i64 @not_there(
; CHECK: phi i64 [ 0, %entry ]
define i64 @not_there(i64 %i, ptr %p) {
entry:
  %zero = icmp eq i64 %i, 0
  br i1 %zero, label %join, label %else
else:
  %n = load i64, ptr %p, align 8, !noundef !0
  %m = mul i64 %i, %n
  br label %join
join:
  %r = phi i64 [ 0, %entry ], [ %m, %else ]
  ret i64 %r
}

; What cannot be reached may be its own operand.
; CHECK-LABEL: define i64 @unreachable(
; CHECK: ret i64
define i64 @unreachable(i64 noundef %i, i64 noundef %n) {
entry:
  %zero = icmp eq i64 %i, 0
  br i1 %zero, label %join, label %exit
never:
  %m = shl i64 %m, 1
  br label %join
join:
  %r = phi i64 [ 0, %entry ], [ %m, %never ]
  ret i64 %r
exit:
  ret i64 %n
}

!0 = !{}
