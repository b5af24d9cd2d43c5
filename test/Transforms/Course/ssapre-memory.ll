; RUN: opt -mtriple=course -passes='course-ssapre,verify<memoryssa>' -S < %s | FileCheck %s

; Loads and calls that only read: what lies between is for MemorySSA to say.

declare void @use(i64)
declare void @change()
declare i64 @pure(i64) memory(none) nounwind willreturn
declare i64 @reads(ptr) memory(read) nounwind willreturn

; Nobody writes: once before the loop.
;
; CHECK-LABEL: define {{.*}} @load_in_loop(
; CHECK:         %x.pre = load i64, ptr %p
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NOT:     load
; CHECK:         %i1 = add i64 %i, %x.pre
define i64 @load_in_loop(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %x = load i64, ptr %p
  %i1 = add i64 %i, %x
  %again = icmp ult i64 %i1, %n
  br i1 %again, label %loop, label %exit
exit:
  ret i64 %i1
}

; The store in the loop may be to %p: the load stays.
;
; CHECK-LABEL: define {{.*}} @load_blocked_by_store(
; CHECK:       loop:
; CHECK:         %x = load i64, ptr %p
define i64 @load_blocked_by_store(ptr %p, ptr %q, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %x = load i64, ptr %p
  %i1 = add i64 %i, %x
  store i64 %i1, ptr %q
  %again = icmp ult i64 %i1, %n
  br i1 %again, label %loop, label %exit
exit:
  ret i64 %i1
}

; The store is to another object.
;
; CHECK-LABEL: define {{.*}} @load_passes_other_store(
; CHECK:         %x.pre = load i64, ptr %p
; CHECK:       loop:
; CHECK-NOT:     load
; CHECK:         store i64 %i1, ptr %q
define i64 @load_passes_other_store(ptr noalias %p, ptr noalias %q, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %x = load i64, ptr %p
  %i1 = add i64 %i, %x
  store i64 %i1, ptr %q
  %again = icmp ult i64 %i1, %n
  br i1 %again, label %loop, label %exit
exit:
  ret i64 %i1
}

; One side has changed memory and loads anew, the other one has loaded.
;
; CHECK-LABEL: define {{.*}} @memory_phi(
; CHECK:       left:
; CHECK-NEXT:    call void @change()
; CHECK-NEXT:    %x.pre = load i64, ptr %p
; CHECK:       join:
; CHECK-NEXT:    %y = phi i64 [ %x, %right ], [ %x.pre, %left ]
; CHECK-NEXT:    ret i64 %y
define i64 @memory_phi(i1 %c, ptr %p) {
entry:
  br i1 %c, label %left, label %right
left:
  call void @change()
  br label %join
right:
  %x = load i64, ptr %p
  %n = add i64 %x, 1
  br label %join
join:
  %y = load i64, ptr %p
  ret i64 %y
}

; The address has a PHI, and one of its values was loaded.
;
; CHECK-LABEL: define {{.*}} @address_phi(
; CHECK:       right:
; CHECK-NEXT:    %x.pre = load i64, ptr %q
; CHECK:       join:
; CHECK-NEXT:    %y = phi i64 [ %x.pre, %right ], [ %x, %left ]
define i64 @address_phi(i1 %c, ptr %p, ptr %q) {
entry:
  br i1 %c, label %left, label %right
left:
  %x = load i64, ptr %p
  %n = add i64 %x, 1
  br label %join
right:
  br label %join
join:
  %a = phi ptr [ %p, %left ], [ %q, %right ]
  %y = load i64, ptr %a
  ret i64 %y
}

; What is at %p in the end was written after it was loaded, maybe by a name of it.
;
; CHECK-LABEL: define {{.*}} @address_phi_blocked_by_store(
; CHECK:       join:
; CHECK:         %y = load i64, ptr %a
define i64 @address_phi_blocked_by_store(i1 %c, ptr %p, ptr %q) {
entry:
  br i1 %c, label %left, label %right
left:
  %x = load i64, ptr %p
  %n = add i64 %x, 1
  store i64 %n, ptr %q
  br label %join
right:
  br label %join
join:
  %a = phi ptr [ %p, %left ], [ %q, %right ]
  %y = load i64, ptr %a
  ret i64 %y
}

; CHECK-LABEL: define {{.*}} @pure_call(
; CHECK:       right:
; CHECK-NEXT:    %x.pre = call i64 @pure(i64 %n)
; CHECK:       join:
; CHECK-NEXT:    %y = phi i64 [ %x.pre, %right ], [ %x, %left ]
define i64 @pure_call(i1 %c, i64 %n) {
entry:
  br i1 %c, label %left, label %right
left:
  %x = call i64 @pure(i64 %n)
  call void @use(i64 %x)
  br label %join
right:
  br label %join
join:
  %y = call i64 @pure(i64 %n)
  ret i64 %y
}

; CHECK-LABEL: define {{.*}} @reading_call(
; CHECK:         %x = call i64 @reads(ptr %p)
; CHECK-NEXT:    %y = add i64 %x, %x
; CHECK-NEXT:    store i64 %y, ptr %p
; CHECK-NEXT:    %z = call i64 @reads(ptr %p)
define i64 @reading_call(ptr %p) {
  %x = call i64 @reads(ptr %p)
  %x1 = call i64 @reads(ptr %p)
  %y = add i64 %x, %x1
  store i64 %y, ptr %p
  %z = call i64 @reads(ptr %p)
  ret i64 %z
}

; %x says that the store is not to its address, %y does not: what %x reads is not
; what %y reads.
;
; CHECK-LABEL: define {{.*}} @other_promises(
; CHECK:       join:
; CHECK-NOT:     phi
; CHECK:         %y = load i64, ptr %p
define i64 @other_promises(i1 %c, ptr %p, ptr %q) {
entry:
  br i1 %c, label %left, label %right
left:
  %x = load i64, ptr %p, !tbaa !0
  store i64 7, ptr %q, !tbaa !3
  %n = add i64 %x, 1
  br label %join
right:
  br label %join
join:
  %y = load i64, ptr %p, !tbaa !3
  ret i64 %y
}

!0 = !{!1, !1, i64 0}
!1 = !{!"one", !2}
!2 = !{!"all"}
!3 = !{!4, !4, i64 0}
!4 = !{!"other", !2}
