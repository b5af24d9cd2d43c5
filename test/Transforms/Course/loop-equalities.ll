; RUN: opt -mtriple=course -passes=course-loop-equalities -verify-each -S < %s | FileCheck %s

declare void @use(i64)

; CHECK-LABEL: define i64 @sum(
; CHECK:         [[D:%.*]] = sub i64 %k, %x
; CHECK:       loop:
; CHECK-NOT:     add {{.*}}%x
; CHECK:         icmp eq i64 %a, [[D]]
define i64 @sum(ptr %p, i64 %x, i64 %k, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %loop ]
  %q = getelementptr i64, ptr %p, i64 %i
  %a = load i64, ptr %q
  %y = add nsw i64 %x, %a
  %c = icmp eq i64 %y, %k
  %z = zext i1 %c to i64
  %s.next = add i64 %s, %z
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  ret i64 %s.next
}

; One after the other, and whichever side.
; CHECK-LABEL: define i64 @chain(
; CHECK:         [[A:%.*]] = add i64 %k, %x
; CHECK:         [[B:%.*]] = xor i64 [[A]], %w
; CHECK:         [[C:%.*]] = sub i64 %v, [[B]]
; CHECK:       loop:
; CHECK:         icmp ne i64 %a, [[C]]
define i64 @chain(ptr %p, i64 %v, i64 %w, i64 %x, i64 %k, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %loop ]
  %q = getelementptr i64, ptr %p, i64 %i
  %a = load i64, ptr %q
  %b = sub i64 %v, %a
  %d = xor i64 %b, %w
  %y = sub i64 %d, %x
  %c = icmp ne i64 %k, %y
  %z = zext i1 %c to i64
  %s.next = add i64 %s, %z
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  ret i64 %s.next
}

; CHECK-LABEL: define i64 @blocked_by_use(
; CHECK:         icmp eq i64 %y, %k
define i64 @blocked_by_use(ptr %p, i64 %x, i64 %k, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %loop ]
  %q = getelementptr i64, ptr %p, i64 %i
  %a = load i64, ptr %q
  %y = add i64 %x, %a
  call void @use(i64 %y)
  %c = icmp eq i64 %y, %k
  %z = zext i1 %c to i64
  %s.next = add i64 %s, %z
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  ret i64 %s.next
}

; The order of numbers changes where a sum wraps around.
; CHECK-LABEL: define i64 @blocked_by_order(
; CHECK:         icmp ult i64 %y, %k
define i64 @blocked_by_order(ptr %p, i64 %x, i64 %k, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %loop ]
  %q = getelementptr i64, ptr %p, i64 %i
  %a = load i64, ptr %q
  %y = add i64 %x, %a
  %c = icmp ult i64 %y, %k
  %z = zext i1 %c to i64
  %s.next = add i64 %s, %z
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  ret i64 %s.next
}

; Nothing is saved where both sides change, or neither summand stays.
; CHECK-LABEL: define i64 @blocked_by_changes(
; CHECK:         %c = icmp eq i64 %y, %s
; CHECK:         %d = icmp eq i64 %t, %k
define i64 @blocked_by_changes(ptr %p, i64 %x, i64 %k, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %loop ]
  %q = getelementptr i64, ptr %p, i64 %i
  %a = load i64, ptr %q
  %y = add i64 %x, %a
  %c = icmp eq i64 %y, %s
  %t = add i64 %a, %i
  %d = icmp eq i64 %t, %k
  %e = xor i1 %c, %d
  %z = zext i1 %e to i64
  %s.next = add i64 %s, %z
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  ret i64 %s.next
}

; Poison on one side made the comparison poison before: nothing is frozen, and
; no flag is taken over.
; CHECK-LABEL: define i64 @poison(
; CHECK:         [[D:%.*]] = sub i64 %k, poison
; CHECK:       loop:
; CHECK:         icmp eq i64 %a, [[D]]
define i64 @poison(ptr %p, i64 %k, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %loop ]
  %q = getelementptr i64, ptr %p, i64 %i
  %a = load i64, ptr %q
  %y = add nuw nsw i64 %a, poison
  %c = icmp eq i64 %y, %k
  %z = zext i1 %c to i64
  %s.next = add i64 %s, %z
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  ret i64 %s.next
}

; That the numbers had the same sign says nothing of the new ones.
; CHECK-LABEL: define i64 @same_sign(
; CHECK:         [[D:%.*]] = sub i64 %k, %x
; CHECK:       loop:
; CHECK:         icmp eq i64 %a, [[D]]
define i64 @same_sign(ptr %p, i64 %x, i64 %k, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %loop ]
  %q = getelementptr i64, ptr %p, i64 %i
  %a = load i64, ptr %q
  %y = add i64 %a, %x
  %c = icmp samesign eq i64 %y, %k
  %z = zext i1 %c to i64
  %s.next = add i64 %s, %z
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  ret i64 %s.next
}
