; RUN: rm -f %t
; RUN: not llc -mtriple=course %s -o %t 2>&1 | FileCheck %s
; RUN: not ls %t

; Intrinsics that ask for what the machine does not have.

; CHECK: error: <unknown>:0:0: in function return_address ptr (): a return address is not supported
; CHECK: error: <unknown>:0:0: in function jump_back i32 (ptr): setjmp or longjmp is not supported
; CHECK: error: <unknown>:0:0: in function register i64 (): access to a named register is not supported
; CHECK: error: <unknown>:0:0: in function thread ptr (): a thread pointer is not supported
; CHECK: error: <unknown>:0:0: in function code void (ptr): intrinsic 'llvm.clear_cache' is not supported
; CHECK: error: <unknown>:0:0: in function map void (): intrinsic 'llvm.experimental.stackmap' is not supported
; CHECK: error: <unknown>:0:0: in function patch void (): intrinsic 'llvm.experimental.patchpoint.void' is not supported
; CHECK: error: <unknown>:0:0: in function escape void (): intrinsic 'llvm.localescape' is not supported
; CHECK: error: <unknown>:0:0: in function length i64 (): a vector of unknown length is not supported
; CHECK: error: <unknown>:0:0: in function counted void (ptr): intrinsic 'llvm.instrprof.increment' is not supported
; CHECK: error: <unknown>:0:0: in function another_target void (ptr): intrinsic 'llvm.x86.clwb' is not supported
; CHECK: error: <unknown>:0:0: in function matrix <4 x double> (<4 x double>): intrinsic 'llvm.matrix.transpose' is not supported
; CHECK: error: <unknown>:0:0: in function signed i64 (i64): intrinsic 'llvm.ptrauth.sign' is not supported
; CHECK: error: <unknown>:0:0: in function checked i1 (ptr): intrinsic 'llvm.type.checked.load' is not supported
; CHECK: error: <unknown>:0:0: in function rounded_up float (double): intrinsic 'llvm.fptrunc.round' is not supported
; CHECK: error: <unknown>:0:0: in function load_some { <4 x i32>, i32 } (ptr): intrinsic 'llvm.vp.load.ff' is not supported
; CHECK: error: <unknown>:0:0: in function patchable void (): the machine has nothing like 'PATCHABLE_OP'
; CHECK-NOT: {{error|LLVM ERROR|Stack dump}}

define ptr @return_address() {
  %r = call ptr @llvm.returnaddress(i32 0)
  ret ptr %r
}

define i32 @jump_back(ptr %p) {
  %r = call i32 @llvm.eh.sjlj.setjmp(ptr %p)
  ret i32 %r
}

define i64 @register() {
  %r = call i64 @llvm.read_register.i64(metadata !{!"sp"})
  ret i64 %r
}

define ptr @thread() {
  %r = call ptr @llvm.thread.pointer.p0()
  ret ptr %r
}

define void @code(ptr %p) {
  call void @llvm.clear_cache(ptr %p, ptr %p)
  ret void
}

define void @map() {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 4)
  ret void
}

define void @patch() {
  call void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 1, i32 4, ptr null, i32 0)
  ret void
}

define void @escape() {
  %p = alloca i64
  call void (...) @llvm.localescape(ptr %p)
  ret void
}

define i64 @length() {
  %r = call i64 @llvm.vscale.i64()
  ret i64 %r
}

define void @counted(ptr %p) {
  call void @llvm.instrprof.increment(ptr %p, i64 0, i32 1, i32 0)
  ret void
}

define void @another_target(ptr %p) {
  call void @llvm.x86.clwb(ptr %p)
  ret void
}

define <4 x double> @matrix(<4 x double> %a) {
  %r = call <4 x double> @llvm.matrix.transpose.v4f64(<4 x double> %a, i32 2, i32 2)
  ret <4 x double> %r
}

define i64 @signed(i64 %a) {
  %r = call i64 @llvm.ptrauth.sign(i64 %a, i32 0, i64 0)
  ret i64 %r
}

define i1 @checked(ptr %p) {
  %r = call { ptr, i1 } @llvm.type.checked.load(ptr %p, i32 0, metadata !"x")
  %b = extractvalue { ptr, i1 } %r, 1
  ret i1 %b
}

define void @patchable() "patchable-function"="prologue-short-redirect" {
  ret void
}

define float @rounded_up(double %x) {
  %r = call float @llvm.fptrunc.round.f32.f64(double %x, metadata !"round.upward")
  ret float %r
}

define { <4 x i32>, i32 } @load_some(ptr %p) {
  %r = call { <4 x i32>, i32 } @llvm.vp.load.ff.v4i32.p0(ptr %p, <4 x i1> splat (i1 true), i32 4)
  ret { <4 x i32>, i32 } %r
}
