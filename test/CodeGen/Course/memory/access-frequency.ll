; What is accessed most for its size is in the stack area, and near what is
; accessed right before and after it.
; RUN: split-file %s %t
; RUN: llc -mtriple=course -course-passes= -o - %t/heap.ll | FileCheck %s --check-prefix=HEAP
; RUN: llc -mtriple=course -course-passes= -o - %t/order.ll | FileCheck %s --check-prefix=ORDER
; RUN: llc -mtriple=course -course-passes= -o - %t/calls.ll | FileCheck %s --check-prefix=CALLS
; RUN: llc -mtriple=course -course-passes= -o - %t/passed.ll | FileCheck %s --check-prefix=CALLS

;--- heap.ll
; Not the larger one goes to the heap, but the one that is accessed once.
; HEAP-LABEL: start main 0:
; HEAP:         malloc 5000
; HEAP:         call write 20480
; HEAP-NEXT:    call write 3240
@cold = internal global [5000 x i8] zeroinitializer, align 8
@hot = internal global [7000 x i8] zeroinitializer, align 8
declare void @write(i64)
define void @main() {
  call void @write(i64 ptrtoint (ptr @cold to i64))
  call void @write(i64 ptrtoint (ptr @hot to i64))
  store volatile i8 1, ptr @cold
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %n, %loop ]
  %p = getelementptr i8, ptr @hot, i64 %i
  store volatile i8 1, ptr %p
  %n = add i64 %i, 1
  %more = icmp ult i64 %n, 7000
  br i1 %more, label %loop, label %done
done:
  ret void
}

;--- order.ll
; a and c take turns, so b is not between them.
; ORDER:      call write 9736
; ORDER-NEXT: call write 9840
; ORDER-NEXT: call write 9744
@a = internal global i64 0
@b = internal global [50 x i64] zeroinitializer, align 8
@c = internal global [12 x i64] zeroinitializer, align 8
declare void @write(i64)
define void @main() {
  call void @write(i64 ptrtoint (ptr @a to i64))
  call void @write(i64 ptrtoint (ptr @b to i64))
  call void @write(i64 ptrtoint (ptr @c to i64))
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %n, %loop ]
  %p = getelementptr i64, ptr @c, i64 %i
  %old = load volatile i64, ptr @a
  store volatile i64 %old, ptr %p
  %n = add i64 %i, 1
  %more = icmp ult i64 %n, 12
  br i1 %more, label %loop, label %filled
filled:
  %j = phi i64 [ 0, %loop ], [ %m, %filled ]
  %q = getelementptr i64, ptr @b, i64 %j
  store volatile i64 1, ptr %q
  store volatile i64 2, ptr %q
  %m = add i64 %j, 1
  %again = icmp ult i64 %m, 50
  br i1 %again, label %filled, label %done
done:
  ret void
}

;--- calls.ll
; How often a function is called counts, recursion included.
; CALLS: malloc 6000
; CALLS: call write 20480
; CALLS: call write 4240
@cold = internal global [750 x i64] zeroinitializer, align 8
@hot = internal global [750 x i64] zeroinitializer, align 8
declare void @write(i64)
define internal void @often(i64 %n) noinline {
  store volatile i64 %n, ptr @hot
  %is = icmp eq i64 %n, 0
  br i1 %is, label %done, label %more
more:
  %less = sub i64 %n, 1
  call void @often(i64 %less)
  ret void
done:
  ret void
}
define void @main() {
  call void @write(i64 ptrtoint (ptr @cold to i64))
  call void @write(i64 ptrtoint (ptr @hot to i64))
  store volatile i64 1, ptr @cold
  store volatile i64 2, ptr @cold
  call void @often(i64 100)
  ret void
}

;--- passed.ll
; So do accesses through an argument.
@cold = internal global [750 x i64] zeroinitializer, align 8
@hot = internal global [750 x i64] zeroinitializer, align 8
declare void @write(i64)
define internal void @fill(ptr %p, i64 %n) noinline {
  store volatile i64 %n, ptr %p
  %is = icmp eq i64 %n, 0
  br i1 %is, label %done, label %more
more:
  %less = sub i64 %n, 1
  %next = getelementptr i64, ptr %p, i64 1
  call void @fill(ptr %next, i64 %less)
  ret void
done:
  ret void
}
define void @main() {
  call void @write(i64 ptrtoint (ptr @cold to i64))
  call void @write(i64 ptrtoint (ptr @hot to i64))
  store volatile i64 1, ptr @cold
  store volatile i64 2, ptr @cold
  call void @fill(ptr @hot, i64 100)
  ret void
}
