; RUN: opt -mtriple=course -passes='course-ssapre,verify<memoryssa>' -S < %s -o %t.1
; RUN: FileCheck %s < %t.1
; RUN: opt -mtriple=course -passes=course-ssapre -S < %t.1 -o %t.2
; RUN: sed 's/ *;.*//' %t.1 >%t.3
; RUN: sed 's/ *;.*//' %t.2 | cmp - %t.3

; What was stored is what is loaded: no path loads what it stored.

declare void @use(i64)
declare void @change()

; CHECK-LABEL: define {{.*}} @stored(
; CHECK-NEXT:    store i64 %a, ptr %p
; CHECK-NEXT:    store i64 %b, ptr %q
; CHECK-NEXT:    call void @use(i64 %a)
; CHECK-NEXT:    call void @change.at(ptr %p)
; CHECK-NEXT:    %y = load i64, ptr %p
; CHECK-NEXT:    ret i64 %y
define i64 @stored(ptr noalias %p, ptr noalias %q, i64 %a, i64 %b) {
  store i64 %a, ptr %p
  store i64 %b, ptr %q
  %x = load i64, ptr %p, !range !0
  call void @use(i64 %x)
  call void @change.at(ptr %p)
  %y = load i64, ptr %p
  ret i64 %y
}
declare void @change.at(ptr)

; Partially: the side that has not stored loads.
;
; CHECK-LABEL: define {{.*}} @stored_on_one_side(
; CHECK:       left:
; CHECK-NEXT:    store i64 %a, ptr %p
; CHECK:       right:
; CHECK-NEXT:    %y.pre = load i64, ptr %p
; CHECK:       join:
; CHECK-NEXT:    %y = phi i64 [ %y.pre, %right ], [ %a, %left ]
; CHECK-NEXT:    ret i64 %y
define i64 @stored_on_one_side(i1 %c, ptr %p, i64 %a) {
entry:
  br i1 %c, label %left, label %right
left:
  store i64 %a, ptr %p
  br label %join
right:
  br label %join
join:
  %y = load i64, ptr %p
  ret i64 %y
}

; In each iteration but the first the sum is what was stored.
;
; CHECK-LABEL: define {{.*}} @accumulator(
; CHECK:         %s.pre = load i64, ptr %p
; CHECK:       loop:
; CHECK-NEXT:    %s = phi i64 [ %t, %loop ], [ %s.pre, %entry ]
; CHECK-NOT:     load
; CHECK:         store i64 %t, ptr %p
; CHECK:       exit:
; CHECK-NEXT:    ret i64 %t
define i64 @accumulator(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = load i64, ptr %p
  %t = add i64 %s, %i
  store i64 %t, ptr %p
  %i1 = add i64 %i, 1
  %again = icmp ult i64 %i1, %n
  br i1 %again, label %loop, label %exit
exit:
  %r = load i64, ptr %p
  ret i64 %r
}

; The address that a PHI chooses was stored to on one side.
;
; CHECK-LABEL: define {{.*}} @address_phi(
; CHECK:       right:
; CHECK-NEXT:    %y.pre = load i64, ptr %q
; CHECK:       join:
; CHECK-NEXT:    %y = phi i64 [ %y.pre, %right ], [ %v, %left ]
define i64 @address_phi(i1 %c, ptr %p, ptr %q, i64 %v) {
entry:
  br i1 %c, label %left, label %right
left:
  store i64 %v, ptr %p
  br label %join
right:
  br label %join
join:
  %a = phi ptr [ %p, %left ], [ %q, %right ]
  %y = load i64, ptr %a
  ret i64 %y
}

; Another type, another place, an access with an effect, something in between.
;
; CHECK-LABEL: define {{.*}} @blocked_by_type(
; CHECK:         load i32
define i32 @blocked_by_type(ptr %p, i64 %a) {
  store i64 %a, ptr %p
  %x = load i32, ptr %p
  ret i32 %x
}

; CHECK-LABEL: define {{.*}} @blocked_by_address(
; CHECK:         load i64, ptr %q
define i64 @blocked_by_address(ptr %p, ptr %q, i64 %a) {
  store i64 %a, ptr %p
  %x = load i64, ptr %q
  ret i64 %x
}

; CHECK-LABEL: define {{.*}} @blocked_by_volatile(
; CHECK:         load i64
define i64 @blocked_by_volatile(ptr %p, i64 %a) {
  store volatile i64 %a, ptr %p
  %x = load i64, ptr %p
  ret i64 %x
}

; CHECK-LABEL: define {{.*}} @blocked_by_call(
; CHECK:         load i64
define i64 @blocked_by_call(ptr %p, i64 %a) {
  store i64 %a, ptr %p
  call void @change()
  %x = load i64, ptr %p
  ret i64 %x
}

; The call may never return, and what %right would load may not be there.
;
; CHECK-LABEL: define {{.*}} @blocked_by_barrier(
; CHECK:       join:
; CHECK-NEXT:    call void @may_exit()
; CHECK-NEXT:    %y = load i64
define i64 @blocked_by_barrier(i1 %c, ptr %p, i64 %a) {
entry:
  br i1 %c, label %left, label %right
left:
  store i64 %a, ptr %p
  br label %join
right:
  br label %join
join:
  call void @may_exit()
  %y = load i64, ptr %p
  ret i64 %y
}
declare void @may_exit() memory(none)

; Values that were stored merge like others: no load, no product twice.
;
; CHECK-LABEL: define {{.*}} @products_of_stored(
; CHECK:       loop:
; CHECK-NEXT:    %x = mul i64 %a, %b
; CHECK-NOT:     {{load|mul}}
; CHECK:         ret i64 %x
define i64 @products_of_stored(ptr %p, i64 %a, i64 %b) {
entry:
  br label %loop
loop:
  %x = mul i64 %a, %b
  store i64 %a, ptr %p
  %v = load i64, ptr %p
  %y = mul i64 %b, %v
  %r = sub i64 %x, %y
  call void @use(i64 %r)
  ret i64 %y
}

!0 = !{i64 0, i64 10}
