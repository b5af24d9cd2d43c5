; RUN: opt -mtriple=course -passes=course-builtins,course-zero-stores -pass-remarks=course-zero-stores -S < %s 2>%t.remarks | FileCheck %s
; RUN: FileCheck --check-prefix=REMARK %s < %t.remarks
; RUN: opt -mtriple=course -passes=course-builtins,course-zero-stores -S < %s | opt -passes='function(loop(loop-deletion))' -S | FileCheck --check-prefix=LOOP %s

; Memory is 0 when the program starts and when a block is allocated.

; REMARK: remark: {{.*}} stores zero to memory that is zero

@counts = internal global [99 x i64] zeroinitializer
@later = internal global [99 x i64] zeroinitializer
@set = internal global [2 x i64] [i64 1, i64 0]
@visible = global [99 x i64] zeroinitializer
; CHECK: @big = internal global [40 x i8] zeroinitializer, align 4

declare ptr @malloc(i64)
declare i64 @read()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.lifetime.start.p0(ptr)
declare void @look(ptr captures(none))

; CHECK-LABEL: define i64 @main(
define i64 @main() {
entry:
  %big = alloca [40 x i8], align 4
  %small = alloca [16 x i8]
; What is as large as the registers may become registers (zero-stores-registers.ll).
; CHECK: %small = alloca
; CHECK-NOT: alloca
  call void @llvm.lifetime.start.p0(ptr %big)
; CHECK-NOT: lifetime
  %n = call i64 @read()
  call void @llvm.memset.p0.i64(ptr @counts, i8 0, i64 792, i1 false)
; CHECK-NOT: @counts
; CHECK: memset{{.*}} @set
  call void @llvm.memset.p0.i64(ptr @set, i8 0, i64 16, i1 false)
; CHECK: memset{{.*}} @visible
  call void @llvm.memset.p0.i64(ptr @visible, i8 0, i64 792, i1 false)
; CHECK-NOT: memset{{.*}} @big
  call void @llvm.memset.p0.i64(ptr %big, i8 0, i64 40, i1 false)
; CHECK: memset{{.*}} %small
  call void @llvm.memset.p0.i64(ptr %small, i8 0, i64 16, i1 false)
; Not zero, of unknown value, or to be executed as it is.
; CHECK: store volatile i64 0, ptr @counts
  store volatile i64 0, ptr @counts
; CHECK: call void @look(ptr @big)
  call void @look(ptr %big)
; CHECK: call void @look(ptr %small)
  call void @look(ptr %small)
; CHECK: memset{{.*}} @big
  call void @llvm.memset.p0.i64(ptr %big, i8 0, i64 40, i1 false)
  br label %loop

; Only the path back to the loop's head has something else stored.
; CHECK: loop:
; CHECK: store i64 0, ptr %q
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %q = getelementptr i64, ptr @later, i64 %i
  store i64 0, ptr %q
  %r = getelementptr i64, ptr @later, i64 %n
  store i64 %i, ptr %r
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  %x = load i64, ptr @counts
  ret i64 %x
}

; A loop, which LLVM leaves alone. Blocks are new in each round, although the
; last one's address has been stored.
; CHECK-LABEL: define void @rows(
; CHECK: inner:
; CHECK-NOT: store
; CHECK: done:
; CHECK: store i64 7
; LOOP-LABEL: define void @rows(
; LOOP-NOT: inner:
; LOOP: ret void
define void @rows(ptr %table, i64 %n) {
entry:
  br label %outer

outer:
  %i = phi i64 [ 0, %entry ], [ %next.i, %done ]
  %size = shl i64 %n, 3
  %row = call ptr @malloc(i64 %size)
  br label %inner

inner:
  %j = phi i64 [ 0, %outer ], [ %next.j, %inner ]
  %p = getelementptr i64, ptr %row, i64 %j
  store i64 0, ptr %p
  %next.j = add nuw i64 %j, 1
  %more.j = icmp ult i64 %next.j, %n
  br i1 %more.j, label %inner, label %done

done:
  store i64 7, ptr %row
  %slot = getelementptr ptr, ptr %table, i64 %i
  store ptr %row, ptr %slot
  %next.i = add nuw i64 %i, 1
  %more.i = icmp ult i64 %next.i, %n
  br i1 %more.i, label %outer, label %exit

exit:
  ret void
}

; Somebody may have written the block.
; CHECK-LABEL: define ptr @captured(
; CHECK: store i64 0
define ptr @captured(ptr %table, i64 %i) {
  %p = call ptr @malloc(i64 8)
  store ptr %p, ptr %table
  %slot = getelementptr ptr, ptr %table, i64 %i
  %other = load ptr, ptr %slot
  store i64 5, ptr %other
  store i64 0, ptr %p
  ret ptr %p
}

; Written on one path to the store.
; CHECK-LABEL: define ptr @one_path(
; CHECK: join:
; CHECK-NEXT: store i64 0
define ptr @one_path(i1 %c) {
entry:
  %p = call ptr @malloc(i64 8)
  br i1 %c, label %then, label %join

then:
  store i64 5, ptr %p
  br label %join

join:
  store i64 0, ptr %p
  ret ptr %p
}

; What a frame has is not known, and globals only when main starts.
; CHECK-LABEL: define void @elsewhere(
; CHECK: memset{{.*}} %object
; CHECK: memset{{.*}} @counts
define void @elsewhere() {
  %object = alloca [40 x i8]
  call void @llvm.memset.p0.i64(ptr %object, i8 0, i64 40, i1 false)
  call void @look(ptr %object)
  call void @llvm.memset.p0.i64(ptr @counts, i8 0, i64 792, i1 false)
  ret void
}

; CHECK-LABEL: define ptr @unoptimized(
; CHECK: store i64 0
define ptr @unoptimized() noinline optnone {
  %p = call ptr @malloc(i64 8)
  store i64 0, ptr %p
  ret ptr %p
}
