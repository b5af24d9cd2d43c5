; RUN: opt -mtriple=course -passes='course-ssapre,verify<memoryssa>' -S < %s -o %t.1
; RUN: FileCheck %s < %t.1

; A second run finds nothing.
; RUN: opt -mtriple=course -passes=course-ssapre -S < %t.1 -o %t.2
; RUN: sed 's/ *;.*//' %t.1 >%t.3
; RUN: sed 's/ *;.*//' %t.2 | cmp - %t.3

; Expressions are known by value numbers: one value may have two spellings.

declare void @use(i64)
declare void @use.ptr(ptr)

; %i and %j start alike and go on alike, so the products of %then and %latch are one.
;
; CHECK-LABEL: define {{.*}} @counters(
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
; CHECK-NEXT:    br i1 %c, label %then, label %else
; CHECK:       then:
; CHECK-NEXT:    %x = mul i64 %i, %n
; CHECK:       else:
; CHECK-NEXT:    %x.pre = mul i64 %i, %n
; CHECK:       latch:
; CHECK-NEXT:    %y = phi i64 [ %x.pre, %else ], [ %x, %then ]
; CHECK-NEXT:    call void @use(i64 %y)
; CHECK-NEXT:    %i1 = add i64 %i, 1
; CHECK-NEXT:    %again = icmp ult i64 %i1, %n
define void @counters(i1 %c, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %j = phi i64 [ 0, %entry ], [ %j1, %latch ]
  br i1 %c, label %then, label %else
then:
  %x = mul i64 %i, %n
  call void @use(i64 %x)
  br label %latch
else:
  br label %latch
latch:
  %y = mul i64 %n, %j
  call void @use(i64 %y)
  %i1 = add nsw i64 %i, 1
  %j1 = add nuw i64 %j, 1
  %again = icmp ult i64 %j1, %n
  br i1 %again, label %loop, label %exit
exit:
  ret void
}

; A flag that both have stays.
;
; CHECK-LABEL: define {{.*}} @common_flag(
; CHECK:         %i1 = add nuw i64 %i, 1
; CHECK-NEXT:    %again = icmp ult i64 %i1, %n
define i64 @common_flag(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %j = phi i64 [ 0, %entry ], [ %j1, %loop ]
  %i1 = add nuw nsw i64 %i, 1
  %j1 = add nuw i64 %j, 1
  %again = icmp ult i64 %j1, %n
  br i1 %again, label %loop, label %exit
exit:
  ret i64 %i1
}

; Nor does a flag go where both cycles are the same but for their start: %k is
; another value, and undef is no value.
;
; CHECK-LABEL: define {{.*}} @other_start(
; CHECK:         %i = phi i64 [ 0, %entry ]
; CHECK-NEXT:    %k = phi i64 [ 1, %entry ]
; CHECK-NEXT:    %u = phi i64 [ undef, %entry ]
; CHECK-NEXT:    %i1 = add nsw i64 %i, 1
define i64 @other_start(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %k = phi i64 [ 1, %entry ], [ %k1, %loop ]
  %u = phi i64 [ undef, %entry ], [ %u1, %loop ]
  %i1 = add nsw i64 %i, 1
  %k1 = add i64 %k, 1
  %u1 = add i64 %u, 1
  %again = icmp ult i64 %i1, %n
  br i1 %again, label %loop, label %exit
exit:
  %s = add i64 %i, %k
  %t = sub i64 %s, %u
  ret i64 %t
}

; PHIs of other blocks may be executed at other times.
;
; CHECK-LABEL: define {{.*}} @other_block(
; CHECK:         %p = phi i64 [ %a, %entry ], [ %b, %left ]
; CHECK:         %q = phi i64 [ %a, %middle ], [ %b, %right ]
define i64 @other_block(i1 %c, i1 %d, i64 %a, i64 %b) {
entry:
  br i1 %c, label %left, label %middle
left:
  br label %middle
middle:
  %p = phi i64 [ %a, %entry ], [ %b, %left ]
  br i1 %d, label %right, label %end
right:
  br label %end
end:
  %q = phi i64 [ %a, %middle ], [ %b, %right ]
  %r = sub i64 %p, %q
  ret i64 %r
}

; Only %a comes to these PHIs, through each other and a sum that is %a's.
;
; CHECK-LABEL: define {{.*}} @one_value(
; CHECK:         %s = add i64 %a, %b
; CHECK-NOT:     phi
; CHECK:         call void @use(i64 %s)
; CHECK-NOT:     add
; CHECK:         ret i64 %s
define i64 @one_value(i1 %c, i1 %d, i64 %a, i64 %b) {
entry:
  %s = add nsw i64 %a, %b
  br label %loop
loop:
  %p = phi i64 [ %s, %entry ], [ %q, %latch ]
  br i1 %c, label %then, label %latch
then:
  %t = add i64 %b, %a
  br label %latch
latch:
  %q = phi i64 [ %p, %loop ], [ %t, %then ]
  call void @use(i64 %q)
  br i1 %d, label %loop, label %exit
exit:
  ret i64 %p
}

; What is greater is less with the operands swapped. Both signs being the same is no
; longer promised.
;
; CHECK-LABEL: define {{.*}} @comparisons(
; CHECK-NEXT:    %x = icmp slt i64 %a, %b
; CHECK-NEXT:    %e = icmp eq i64 %a, %b
; CHECK-NEXT:    %t = xor i1 %x, %e
define i1 @comparisons(i64 %a, i64 %b) {
  %x = icmp samesign slt i64 %a, %b
  %y = icmp sgt i64 %b, %a
  %e = icmp eq i64 %a, %b
  %f = icmp eq i64 %b, %a
  %r = and i1 %x, %y
  %s = or i1 %e, %f
  %t = xor i1 %r, %s
  ret i1 %t
}

; A shift is a product, a difference a sum. What flags promise is not the same: a
; shift by 63 is a product by the least number.
;
; CHECK-LABEL: define {{.*}} @arithmetic(
; CHECK-NEXT:    %x = mul i64 %a, 8
; CHECK-NEXT:    %d = sub i64 %a, 3
; CHECK-NEXT:    %top = shl nsw i64 %a, 63
; CHECK-NEXT:    %too.far = shl i64 %a, 64
; CHECK-NEXT:    call void @use(i64 %x)
; CHECK-NEXT:    call void @use(i64 %x)
; CHECK-NEXT:    call void @use(i64 %d)
; CHECK-NEXT:    call void @use(i64 %d)
define void @arithmetic(i64 %a) {
  %x = mul nuw nsw i64 %a, 8
  %y = shl nuw nsw i64 %a, 3
  %d = sub nuw i64 %a, 3
  %e = add nsw i64 %a, -3
  %top = shl nsw i64 %a, 63
  %too.far = shl i64 %a, 64
  call void @use(i64 %x)
  call void @use(i64 %y)
  call void @use(i64 %d)
  call void @use(i64 %e)
  call void @use(i64 %top)
  call void @use(i64 %too.far)
  ret void
}

; One address by different types: partially redundant.
;
; CHECK-LABEL: define {{.*}} @addresses(
; CHECK:       left:
; CHECK-NEXT:    %x = getelementptr { i64, [4 x i32] }, ptr %p, i64 0, i32 1, i64 %i
; CHECK:       right:
; CHECK-NEXT:    %x.pre = getelementptr { i64, [4 x i32] }, ptr %p, i64 0, i32 1, i64 %i
; CHECK-NEXT:    %z.pre = getelementptr { i64, [4 x i32] }, ptr %p, i64 0, i32 1, i64 1
; CHECK:       join:
; CHECK-NEXT:    %p12 = phi ptr [ %z.pre, %right ], [ %z, %left ]
; CHECK-NEXT:    %y = phi ptr [ %x.pre, %right ], [ %x, %left ]
; CHECK-NOT:     getelementptr
; CHECK:         ret void
define void @addresses(i1 %c, ptr %p, i64 %i) {
entry:
  br i1 %c, label %left, label %right
left:
  %x = getelementptr inbounds { i64, [4 x i32] }, ptr %p, i64 0, i32 1, i64 %i
  %z = getelementptr inbounds { i64, [4 x i32] }, ptr %p, i64 0, i32 1, i64 1
  call void @use.ptr(ptr %x)
  call void @use.ptr(ptr %z)
  br label %join
right:
  br label %join
join:
  %p12 = getelementptr inbounds i8, ptr %p, i64 12
  %y = getelementptr { [2 x i32], [4 x float] }, ptr %p, i64 0, i32 1, i64 %i
  call void @use.ptr(ptr %y)
  call void @use.ptr(ptr %p12)
  ret void
}

; Where %q is 1 the product is %a.
;
; CHECK-LABEL: define {{.*}} @simple_operand(
; CHECK:       join:
; CHECK-NEXT:    %y = phi i64 [ %x, %right ], [ %a, %left ]
; CHECK-NOT:     mul
; CHECK:         ret i64 %y
define i64 @simple_operand(i1 %c, i64 %a, i64 %b) {
entry:
  br i1 %c, label %left, label %right
left:
  br label %join
right:
  %x = mul i64 %a, %b
  call void @use(i64 %x)
  br label %join
join:
  %q = phi i64 [ 1, %left ], [ %b, %right ]
  %y = mul i64 %a, %q
  ret i64 %y
}

; An index becomes a constant: the address has another form than before.
;
; CHECK-LABEL: define {{.*}} @form_changes(
; CHECK-NEXT:    %y = getelementptr i16, ptr %p, i64 %n
; CHECK-NEXT:    call void @use.ptr(ptr %p)
; CHECK-NEXT:    call void @use.ptr(ptr %y)
define void @form_changes(ptr %p, i64 %n) {
  %zero = urem i64 0, 3
  %x = getelementptr i32, ptr %p, i64 %zero
  %y = getelementptr i16, ptr %p, i64 %n
  call void @use.ptr(ptr %x)
  call void @use.ptr(ptr %y)
  ret void
}

; %y is %x1, and that is %x: all three are one class, as %p and %q are made of %x1.
; Behind the first iteration both are %x, so %x stays what it was.
;
; CHECK-LABEL: define {{.*}} @value_of_class(
; CHECK:         %x.pre = or i64 %a, %b
; CHECK-NEXT:    br label %loop
; CHECK:         %q = phi i64 [ %b, %entry ], [ %x.pre, %loop ]
; CHECK-NEXT:    call void @use(i64 %x.pre)
; CHECK-NEXT:    call void @use(i64 %x.pre)
; CHECK-NEXT:    br label %loop
define void @value_of_class(i64 %a, i64 %b) {
entry:
  br label %loop
loop:
  %p = phi i64 [ %a, %entry ], [ %x1, %loop ]
  %q = phi i64 [ %b, %entry ], [ %x1, %loop ]
  %x = or i64 %p, %q
  %x1 = or i64 %q, %p
  %y = or i64 %x1, %x1
  call void @use(i64 %x)
  call void @use(i64 %y)
  br label %loop
}
