; RUN: opt -mtriple=course -passes=course-alloca-sinking -pass-remarks=course-alloca-sinking -S < %s 2>%t.remarks | FileCheck %s
; RUN: FileCheck --check-prefix=REMARK %s < %t.remarks
; RUN: opt -mtriple=course -passes=course-alloca-sinking,deadargelim -S < %s | FileCheck --check-prefix=GONE %s

; An object that only one callee uses is the callee's.

; REMARK: remark: {{.*}} an object of the callers became one of sunk
; REMARK-NOT: blocked

@g = internal global ptr null

; GONE: call void @sunk()
; GONE: define internal void @sunk()

; CHECK-LABEL: define void @caller(
; CHECK-NOT: alloca
; CHECK: call void @sunk(ptr poison)
; CHECK: ret void
define void @caller() {
  %x = alloca [2 x i64]
  call void @sunk(ptr nonnull noundef %x)
  ret void
}

; CHECK-LABEL: define void @another_caller(
; CHECK: call void @sunk(ptr poison)
define void @another_caller() {
  %x = alloca [2 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr %x)
  call void @sunk(ptr %x)
  ret void
}

; CHECK-LABEL: define internal void @sunk(ptr %0)
; CHECK-NEXT: %p = alloca [2 x i64], align 16
; CHECK-NEXT: store i64 1, ptr %p
; CHECK-NEXT: {{^ *}}call void @inner(ptr %p)
define internal void @sunk(ptr nonnull noundef %p) norecurse noinline {
  store i64 1, ptr %p
  tail call void @inner(ptr %p)
  %v = load i64, ptr %p
  store i64 %v, ptr @g
  ret void
}

declare void @inner(ptr captures(none))

; CHECK-LABEL: define void @callers_of_others(
; CHECK-COUNT-9: alloca
define void @callers_of_others() {
entry:
  %two = alloca i64
  call void @blocked_by_two_users(ptr %two)
  call void @blocked_by_two_users(ptr %two)
  %after = alloca i64
  call void @blocked_by_use_after(ptr %after)
  %v = load i64, ptr %after
  %rec = alloca i64
  call void @blocked_by_recursion(ptr %rec)
  %ret = alloca i64
  %r = call ptr @blocked_by_return(ptr %ret)
  store i64 1, ptr %r
  %kept = alloca i64
  call void @blocked_by_keeping(ptr %kept)
  %small = alloca i64
  call void @blocked_by_size(ptr %small)
  %large = alloca [2 x i64]
  call void @blocked_by_size(ptr %large)
  %address = alloca i64
  call void @blocked_by_address(ptr %address)
  store ptr @blocked_by_address, ptr @g
  %again = alloca i64
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  call void @blocked_by_loop(ptr %again)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 10
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; CHECK: define internal void @blocked_by_two_users(ptr %p)
define internal void @blocked_by_two_users(ptr %p) norecurse {
  store i64 1, ptr %p
  ret void
}

; CHECK: define internal void @blocked_by_use_after(ptr %p)
define internal void @blocked_by_use_after(ptr %p) norecurse {
  store i64 1, ptr %p
  ret void
}

; CHECK: define internal void @blocked_by_recursion(ptr %p)
define internal void @blocked_by_recursion(ptr %p) {
  store i64 1, ptr %p
  ret void
}

; CHECK: define internal ptr @blocked_by_return(ptr %p)
define internal ptr @blocked_by_return(ptr %p) norecurse {
  ret ptr %p
}

; CHECK: define internal void @blocked_by_keeping(ptr %p)
define internal void @blocked_by_keeping(ptr %p) norecurse {
  store ptr %p, ptr @g
  ret void
}

; CHECK: define internal void @blocked_by_size(ptr %p)
define internal void @blocked_by_size(ptr %p) norecurse {
  store i64 1, ptr %p
  ret void
}

; CHECK: define internal void @blocked_by_address(ptr %p)
define internal void @blocked_by_address(ptr %p) norecurse {
  store i64 1, ptr %p
  ret void
}

; CHECK: define internal void @blocked_by_loop(ptr %p)
define internal void @blocked_by_loop(ptr %p) norecurse {
  %v = load i64, ptr %p
  %w = add i64 %v, 1
  store i64 %w, ptr %p
  ret void
}

; CHECK: define void @blocked_by_linkage(ptr %p)
define void @blocked_by_linkage(ptr %p) norecurse {
  store i64 1, ptr %p
  ret void
}

declare void @llvm.lifetime.start.p0(ptr)
