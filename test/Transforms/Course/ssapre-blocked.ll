; RUN: opt -mtriple=course -passes=course-ssapre -S < %s -o %t
; RUN: FileCheck %s < %t
; RUN: opt -mtriple=course -S < %s | cmp - %t

; Nothing here may change, and the command above says that nothing does.

declare void @use(i64)
declare void @may_exit()
declare void @may_throw()
declare i64 @converges(i64) convergent memory(none) nounwind willreturn
declare i64 @may_loop(i64) memory(none) nounwind
declare i32 @personality(...)

; The path to %out computes no product.
; CHECK-LABEL: define {{.*}} @not_down_safe(
define i64 @not_down_safe(i1 %c, i1 %d, i64 %a, i64 %b) {
entry:
  br i1 %c, label %left, label %right
left:
  %x = mul i64 %a, %b
  call void @use(i64 %x)
  br label %join
right:
  br label %join
join:
  br i1 %d, label %then, label %out
then:
  %y = mul i64 %a, %b
  ret i64 %y
out:
  ret i64 0
}

; Two sides, none of which computes it before.
define i64 @nothing_before(i1 %c, i64 %a, i64 %b) {
entry:
  br i1 %c, label %left, label %right
left:
  call void @use(i64 1)
  br label %join
right:
  br label %join
join:
  %y = mul i64 %a, %b
  ret i64 %y
}

; A division on %right would come before a call that may never return.
define i64 @division_after_call(i1 %c, i64 %a, i64 %b) {
entry:
  br i1 %c, label %left, label %right
left:
  %x = udiv i64 %a, %b
  call void @use(i64 %x)
  br label %join
right:
  br label %join
join:
  call void @may_exit()
  %y = udiv i64 %a, %b
  ret i64 %y
}

; Nor may it come before a loop that may never end.
define i64 @division_after_loop(i1 %c, i64 %a, i64 %b) {
entry:
  br i1 %c, label %left, label %right
left:
  %x = udiv i64 %a, %b
  call void @use(i64 %x)
  br label %join
right:
  br label %join
join:
  br label %loop
loop:
  %i = phi i64 [ 0, %join ], [ %i1, %loop ]
  %i1 = add i64 %i, %a
  %again = icmp ne i64 %i1, 9
  br i1 %again, label %loop, label %exit
exit:
  %y = udiv i64 %a, %b
  ret i64 %y
}

; Each has an effect, or reads something else every time.
define i64 @volatile_and_atomic(ptr %p) {
  %x = load volatile i64, ptr %p
  %x1 = load volatile i64, ptr %p
  %y = load atomic i64, ptr %p monotonic, align 8
  %y1 = load atomic i64, ptr %p monotonic, align 8
  %s = add i64 %x, %x1
  %s1 = add i64 %y, %y1
  %r = add i64 %s, %s1
  ret i64 %r
}

; Two freezes of one value may choose different ones.
define i64 @freeze(i64 %a) {
  %x = freeze i64 %a
  %y = freeze i64 %a
  %r = sub i64 %x, %y
  ret i64 %r
}

define i64 @convergent_call(i64 %a) {
  %x = call i64 @converges(i64 %a)
  %y = call i64 @converges(i64 %a)
  %r = sub i64 %x, %y
  ret i64 %r
}

define i64 @call_may_not_return(i64 %a) {
  %x = call i64 @may_loop(i64 %a)
  %y = call i64 @may_loop(i64 %a)
  %r = sub i64 %x, %y
  ret i64 %r
}

; An indirect branch has no room on its edges.
define i64 @indirect_branch(ptr %target, i1 %c, i64 %a, i64 %b) {
entry:
  br i1 %c, label %left, label %right
left:
  %x = mul i64 %a, %b
  call void @use(i64 %x)
  br label %join
right:
  indirectbr ptr %target, [label %join, label %out]
join:
  %y = mul i64 %a, %b
  ret i64 %y
out:
  ret i64 0
}

; Nor has what may throw.
define i64 @invoke(i1 %c, i64 %a, i64 %b) personality ptr @personality {
entry:
  br i1 %c, label %left, label %right
left:
  %x = mul i64 %a, %b
  call void @use(i64 %x)
  br label %join
right:
  invoke void @may_throw() to label %join unwind label %pad
join:
  %y = mul i64 %a, %b
  ret i64 %y
pad:
  %l = landingpad { ptr, i32 } cleanup
  ret i64 0
}

; %a is another one in each iteration.
define i64 @defined_in_loop(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %a = xor i64 %i, %n
  %x = mul i64 %a, %n
  %i1 = add i64 %i, %x
  %again = icmp ult i64 %i1, %n
  br i1 %again, label %loop, label %exit
exit:
  ret i64 %i1
}
