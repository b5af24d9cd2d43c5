; RUN: opt -mtriple=course -passes=course-argument-copies -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes=course-argument-copies -course-enable-argument-copies=false -S %s | FileCheck %s --check-prefix=OFF
; OFF-COUNT-14: call void @llvm.memcpy

; Structures are passed without a copy to callees that only read them.

%big = type { i32, [100 x i32] }
%pair = type { i64, i64 }
@global = global %big zeroinitializer, align 4

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
declare void @llvm.lifetime.start.p0(ptr captures(none))
declare void @llvm.lifetime.end.p0(ptr captures(none))
declare void @unknown()
declare void @init(ptr)
declare void @elsewhere(ptr dead_on_return readonly captures(none))

; As clang makes it: the address is stored for the debugger.
; CHECK: define void @sum(ptr {{.*}}sret(%big) {{.*}}, ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b)
define void @sum(ptr dead_on_unwind noalias writable sret(%big) align 4 %result, ptr dead_on_return noundef %a, ptr dead_on_return noundef %b) {
  %a.addr = alloca ptr, align 8
  store ptr %a, ptr %a.addr, align 8
  %x = load i32, ptr %a, align 4
  %y = load i32, ptr %b, align 4
  %z = add i32 %x, %y
  store i32 %z, ptr %result, align 4
  ret void
}

define void @reads(ptr dead_on_return noundef %a) {
  ret void
}

define void @writes(ptr dead_on_return noundef %a) {
  store i32 1, ptr %a, align 4
  ret void
}

define ptr @returns(ptr dead_on_return noundef %a) {
  ret ptr %a
}

define i32 @calls(ptr dead_on_return noundef %a) {
  call void @unknown()
  %x = load i32, ptr %a, align 4
  ret i32 %x
}


define void @into(ptr %to, ptr dead_on_return noundef %a) {
  %x = load i32, ptr %a, align 4
  store i32 1, ptr %to, align 4
  ret void
}

; Both, also if they are the same, and those of a global variable.
; CHECK-LABEL: define void @passes(
; CHECK: %x = alloca %big, align 4
; CHECK-NOT: memcpy
; CHECK: call void @sum(ptr sret(%big) %z, ptr noundef %x, ptr noundef %x)
; CHECK-NOT: memcpy
; CHECK: call void @sum(ptr sret(%big) %z, ptr noundef %x, ptr noundef @global)
define void @passes() {
  %x = alloca %big, align 4
  %z = alloca %big, align 4
  %c1 = alloca %big, align 4
  %c2 = alloca %big, align 4
  %c3 = alloca %big, align 4
  %c4 = alloca %big, align 4
  call void @llvm.lifetime.start.p0(ptr %c1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %c1, ptr align 4 %x, i64 404, i1 false)
  call void @llvm.lifetime.start.p0(ptr %c2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %c2, ptr align 4 %x, i64 404, i1 false)
  call void @sum(ptr sret(%big) %z, ptr dead_on_return noundef %c1, ptr dead_on_return noundef %c2)
  call void @llvm.lifetime.end.p0(ptr %c1)
  call void @llvm.lifetime.end.p0(ptr %c2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %c3, ptr align 4 %x, i64 404, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %c4, ptr align 4 @global, i64 404, i1 false)
  call void @sum(ptr sret(%big) %z, ptr dead_on_return noundef %c3, ptr dead_on_return noundef %c4)
  ret void
}

; The original needs the alignment of the copy.
; CHECK-LABEL: define void @aligns(
; CHECK: %x = alloca %big, align 8
; CHECK: call void @reads(ptr noundef %x)
define void @aligns() {
  %x = alloca %big, align 4
  %c = alloca %big, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %c, ptr align 4 %x, i64 404, i1 false)
  call void @reads(ptr dead_on_return noundef %c)
  ret void
}

; Members go to registers.
; CHECK-LABEL: define void @blocked_by_members(
; CHECK: call void @llvm.memcpy
define void @blocked_by_members() {
  %x = alloca %pair, align 8
  %c = alloca %pair, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %c, ptr align 8 %x, i64 16, i1 false)
  call void @reads(ptr dead_on_return noundef %c)
  ret void
}

; CHECK-LABEL: define void @blocked_by_callee(
; CHECK: call void @llvm.memcpy
; CHECK: call void @writes(ptr dead_on_return
; CHECK: call void @llvm.memcpy
; CHECK: call ptr @returns(ptr dead_on_return
define void @blocked_by_callee() {
  %x = alloca %big, align 4
  %c1 = alloca %big, align 4
  %c2 = alloca %big, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %c1, ptr align 4 %x, i64 404, i1 false)
  call void @writes(ptr dead_on_return noundef %c1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %c2, ptr align 4 %x, i64 404, i1 false)
  %p = call ptr @returns(ptr dead_on_return noundef %c2)
  ret void
}

; What the callee calls may write to the variable, or to what it has the address of.
; CHECK-LABEL: define void @blocked_by_calls(
; CHECK: call void @llvm.memcpy
; CHECK: call i32 @calls(
define void @blocked_by_calls() {
  %x = alloca %big, align 4
  %c = alloca %big, align 4
  call void @init(ptr %x)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %c, ptr align 4 %x, i64 404, i1 false)
  %r = call i32 @calls(ptr dead_on_return noundef %c)
  ret void
}

; The callee writes to the original.
; CHECK-LABEL: define void @blocked_by_other_argument(
; CHECK: call void @llvm.memcpy
define void @blocked_by_other_argument() {
  %x = alloca %big, align 4
  %c = alloca %big, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %c, ptr align 4 %x, i64 404, i1 false)
  call void @into(ptr %x, ptr dead_on_return noundef %c)
  ret void
}

; CHECK-LABEL: define void @blocked_by_store(
; CHECK: call void @llvm.memcpy
define void @blocked_by_store(ptr %p) {
  %c = alloca %big, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %c, ptr align 4 %p, i64 404, i1 false)
  store i32 7, ptr %p, align 4
  call void @reads(ptr dead_on_return noundef %c)
  ret void
}

; CHECK-LABEL: define i32 @blocked_by_use(
; CHECK: call void @llvm.memcpy
define i32 @blocked_by_use(ptr %p) {
  %c = alloca %big, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %c, ptr align 4 %p, i64 404, i1 false)
  call void @reads(ptr dead_on_return noundef %c)
  %x = load i32, ptr %c, align 4
  ret i32 %x
}

; A part of it.
; CHECK-LABEL: define void @blocked_by_size(
; CHECK: call void @llvm.memcpy
define void @blocked_by_size(ptr %p) {
  %c = alloca %big, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %c, ptr align 4 %p, i64 400, i1 false)
  call void @reads(ptr dead_on_return noundef %c)
  ret void
}

; Where it is defined, the structure may be taken for dead when it returns.
; CHECK-LABEL: define void @blocked_by_declaration(
; CHECK: call void @llvm.memcpy
define void @blocked_by_declaration(ptr %p) {
  %c = alloca %big, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %c, ptr align 4 %p, i64 404, i1 false)
  call void @elsewhere(ptr dead_on_return noundef %c)
  ret void
}
