; Innermost loops exist twice where numbers could wrap around or addresses could
; be misaligned.
; RUN: split-file %s %t
; RUN: opt -mtriple=course -passes='course-loop-versioning,verify<loops>,verify<domtree>,verify<scalar-evolution>' -verify-dom-info -verify-loop-info -S %t/wrap.ll | FileCheck %t/wrap.ll
; RUN: opt -mtriple=course -passes=course-loop-versioning -pass-remarks=course-loop-versioning -disable-output %t/wrap.ll 2>&1 \
; RUN:   | FileCheck --check-prefix=REMARK %t/wrap.ll
; RUN: opt -mtriple=course -passes='course-loop-versioning,verify<domtree>' -S %t/exits.ll | FileCheck %t/exits.ll
; RUN: opt -mtriple=course -passes='course-loop-versioning,verify<domtree>' -S %t/align.ll | FileCheck %t/align.ll
; RUN: opt -mtriple=course -passes=course-loop-versioning -course-loop-versioning-alignment=0 -S %t/align.ll \
; RUN:   | FileCheck --check-prefix=ONCE %t/align.ll
; RUN: opt -mtriple=course -passes=course-loop-versioning -S %t/once.ll | FileCheck --check-prefix=ONCE %t/once.ll
; RUN: opt -mtriple=course -passes=course-loop-versioning -course-loop-versioning-size=5 -S %t/wrap.ll | FileCheck --check-prefix=ONCE %t/wrap.ll

;--- wrap.ll
; row + 2 * (n - 1), of 64 bits, must be a number of 32 bits; n - 1 is one, since
; the count is.
; CHECK-LABEL: define i64 @stride(
; CHECK: [[LAST:%.*]] = icmp ule i64 %{{.*}}, 4294967295
; CHECK: [[FROZEN:%.*]] = freeze i1 [[LAST]]
; CHECK: br i1 [[FROZEN]], label %loop.usual, label %loop.usual.rest
; In the copy all is as it was.
; CHECK: loop.rest:
; CHECK: %index.rest = add i32 %row, %twice.rest
; CHECK: %wide.rest = zext i32 %index.rest to i64
; CHECK: getelementptr i64, ptr %p, i64 %wide.rest
; Here the index grows by 2, in 64 bits.
; CHECK: loop:
; CHECK: [[COUNTER:%.*]] = phi i64 [ 0, %loop.usual ]
; CHECK: [[TWICE:%.*]] = shl nuw nsw i64 [[COUNTER]], 1
; CHECK: [[INDEX:%.*]] = add i64 %{{.*}}, [[TWICE]]
; CHECK: getelementptr i64, ptr %p, i64 [[INDEX]]
; CHECK: exit:
; CHECK: phi i64 [ %next.sum{{.*}} ], [ %next.sum{{.*}} ]

; ONCE-LABEL: define
; ONCE-NOT: .rest

; REMARK: remark: {{.*}}: the loop exists twice, once for numbers that do not wrap around
define i64 @stride(ptr %p, i32 %row, i32 %n) {
entry:
  %some = icmp ne i32 %n, 0
  br i1 %some, label %loop, label %none
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %next.sum, %loop ]
  %twice = shl i32 %i, 1
  %index = add i32 %row, %twice
  %wide = zext i32 %index to i64
  %at = getelementptr i64, ptr %p, i64 %wide
  %x = load i64, ptr %at
  %next.sum = add i64 %sum, %x
  %next = add i32 %i, 1
  %more = icmp ne i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %next.sum
none:
  ret i64 0
}

;--- exits.ll
; Two exits, which meet where neither loop dominates any more.
; CHECK-LABEL: define i64 @find(
; CHECK: br i1 {{.*}}, label %loop.usual, label %loop.usual.rest
; CHECK: found:
; CHECK: join:
; CHECK-NEXT: phi i64
define i64 @find(ptr %p, i32 %row, i32 %n, i64 %what) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %index = add i32 %row, %i
  %wide = zext i32 %index to i64
  %at = getelementptr i64, ptr %p, i64 %wide
  %x = load i64, ptr %at
  %is = icmp eq i64 %x, %what
  br i1 %is, label %found, label %latch
latch:
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %missing
found:
  %place = phi i64 [ %wide, %loop ]
  br label %join
missing:
  br label %join
join:
  %result = phi i64 [ %place, %found ], [ -1, %missing ]
  ret i64 %result
}

;--- align.ll
; A row of narrow elements that starts anywhere: one check for both rows.
; CHECK-LABEL: define i32 @product(
; CHECK: [[BOTH:%.*]] = or i64
; CHECK: [[REST:%.*]] = urem i64 [[BOTH]], 8
; CHECK: %aligned = icmp eq i64 [[REST]], 0
; CHECK: [[FROZEN:%.*]] = freeze i1 %aligned
; CHECK: br i1 [[FROZEN]], label %loop.usual, label %loop.usual.rest
; CHECK: loop.usual:
; CHECK: call void @llvm.assume(i1 true) [ "align"(ptr [[P:%.*]], i64 8) ]
; CHECK: call void @llvm.assume(i1 true) [ "align"(ptr [[Q:%.*]], i64 8) ]
; CHECK: loop:
; CHECK: [[ATP:%[0-9]+]] = getelementptr i32, ptr [[P]], i64 %i
; CHECK-NEXT: load i32, ptr [[ATP]]
; CHECK: [[ATQ:%[0-9]+]] = getelementptr i32, ptr [[Q]], i64 %i
; CHECK-NEXT: load i32, ptr [[ATQ]]

; ONCE-LABEL: define
; ONCE-NOT: .rest
define i32 @product(ptr %p, ptr %q, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %next.sum, %loop ]
  %at.p = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %at.p
  %at.q = getelementptr i32, ptr %q, i64 %i
  %y = load i32, ptr %at.q
  %xy = mul i32 %x, %y
  %next.sum = add i32 %sum, %xy
  %next = add nuw i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %next.sum
}

;--- once.ll
; ONCE-LABEL: define
; ONCE-NOT: .rest
declare void @use(i64)
declare i64 @f() noduplicate

; It counts down, so that it would wrap around at once.
define void @down(i32 %row, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %index = sub i32 %row, %i
  %wide = zext i32 %index to i64
  call void @use(i64 %wide)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Three iterations at most.
define void @few(i32 %row, i32 %m) {
entry:
  %n = and i32 %m, 3
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %index = add i32 %row, %i
  %wide = zext i32 %index to i64
  call void @use(i64 %wide)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Not to be duplicated.
define void @duplicates(i32 %row, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %index = add i32 %row, %i
  %wide = zext i32 %index to i64
  %x = call i64 @f()
  call void @use(i64 %wide)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; It is known not to wrap around.
define void @known(i16 %short, i32 %n) {
entry:
  %row = zext i16 %short to i32
  br label %loop
loop:
  %i = phi i16 [ 0, %entry ], [ %next, %loop ]
  %wide.i = zext i16 %i to i32
  %index = add nuw i32 %row, %wide.i
  %wide = zext i32 %index to i64
  call void @use(i64 %wide)
  %next = add nuw i16 %i, 1
  %more = icmp ne i16 %next, %short
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Elements of five bytes, side by side.
define i40 @odd_size(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i40 [ 0, %entry ], [ %next.sum, %loop ]
  %bytes = mul i64 %i, 5
  %at = getelementptr i8, ptr %p, i64 %bytes
  %x = load i40, ptr %at, align 1
  %next.sum = add i40 %sum, %x
  %next = add nuw i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i40 %next.sum
}
