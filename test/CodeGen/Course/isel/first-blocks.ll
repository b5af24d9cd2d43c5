; RUN: llc -mtriple=course -course-passes= < %s | FileCheck %s
; RUN: llc -mtriple=course -course-passes= -O0 < %s | FileCheck %s --check-prefix=NAIVE

; Blocks that main allocates while nothing is freed and no function is called
; begin where the heap does and behind each other.

declare i64 @read()
declare void @write(i64)
declare ptr @malloc(i64)
declare void @free(ptr)

; What follows is in main, chosen by a number; the text has another order.
; NAIVE: r[[A:[0-9]+]] = malloc 4096
; NAIVE-NOT: 20480

; CHECK: r{{[0-9]+}} = malloc 4096
; CHECK: r{{[0-9]+}} = malloc r
; CHECK: r[[C:[0-9]+]] = malloc 8
; CHECK: store 8 7 r{{[0-9]+}} 20488
; CHECK: store 8 8 r{{[0-9]+}} 24576
; CHECK: store 8 9 r[[C]] 0
; CHECK: call write 20480
; An argument may be in its register when the block has been allocated.
; CHECK-NOT: call taker 20480
; CHECK: free 20480

; In a loop.
; CHECK: r[[G:[0-9]+]] = malloc 56
; CHECK: store 8 13 r[[G]] 0

; CHECK: store 8 14 20480 0

; There is room before.
; CHECK: store 8 11 20480 0
; CHECK: free 20480
; CHECK: r[[F:[0-9]+]] = malloc 48
; CHECK: store 8 12 r[[F]] 0

; A function may allocate.
; CHECK: call other
; CHECK: r[[D:[0-9]+]] = malloc 32
; CHECK: store 8 10 r[[D]] 0

; After as much on both paths.
; CHECK: store 8 15 20480 0
; CHECK: r{{[0-9]+}} = malloc 80
; CHECK: store 8 16 20544 0
; After more on one of them.
; CHECK: store 8 17 20624 0
; CHECK: r[[O:[0-9]+]] = malloc 96
; CHECK: store 8 18 r[[O]] 0

define i64 @main() {
  %n = call i64 @read()
  %k = call i64 @read()
  switch i64 %n, label %first [ i64 1, label %call
                                i64 2, label %freed
                                i64 3, label %loop
                                i64 4, label %merge ]

first:
  %a = call ptr @malloc(i64 4096)
  %size = mul i64 %k, 8
  %b = call ptr @malloc(i64 %size)
  %c = call ptr @malloc(i64 8)
  %i = urem i64 %k, 500
  %next = add i64 %i, 1
  %pa = getelementptr i64, ptr %a, i64 %next
  store i64 7, ptr %pa
  %j = urem i64 %i, %k
  %pb = getelementptr i64, ptr %b, i64 %j
  store volatile i64 8, ptr %pb
  store i64 9, ptr %c
  %number = ptrtoint ptr %a to i64
  call void @write(i64 %number)
  call void @taker(ptr %a)
  call void @free(ptr %a)
  ret i64 0

call:
  call void @other()
  %d = call ptr @malloc(i64 32)
  store i64 10, ptr %d
  call void @free(ptr %d)
  ret i64 1

freed:
  %e = call ptr @malloc(i64 40)
  store volatile i64 11, ptr %e
  call void @free(ptr %e)
  %f = call ptr @malloc(i64 48)
  store volatile i64 12, ptr %f
  ret i64 2

loop:
  %g = call ptr @malloc(i64 56)
  store volatile i64 13, ptr %g
  %again = call i64 @read()
  %is = icmp eq i64 %again, 0
  br i1 %is, label %done, label %loop
done:
  ret i64 3

merge:
  %odd = trunc i64 %k to i1
  br i1 %odd, label %left, label %right
left:
  %l = call ptr @malloc(i64 64)
  store volatile i64 14, ptr %l
  br label %join
right:
  %r = call ptr @malloc(i64 64)
  store volatile i64 15, ptr %r
  br label %join
join:
  %h = call ptr @malloc(i64 80)
  store volatile i64 16, ptr %h
  br i1 %odd, label %more, label %end
more:
  %m = call ptr @malloc(i64 88)
  store volatile i64 17, ptr %m
  br label %end
end:
  %o = call ptr @malloc(i64 96)
  store volatile i64 18, ptr %o
  ret i64 4
}

; Nothing is known in another function.
; CHECK-LABEL: start other
; CHECK: r[[P:[0-9]+]] = malloc 16
; CHECK: store 8 1 r[[P]] 0
define void @other() noinline {
  %p = call ptr @malloc(i64 16)
  store volatile i64 1, ptr %p
  ret void
}

define void @taker(ptr %p) noinline {
  store volatile i64 2, ptr %p
  ret void
}
