; RUN: llc -mtriple=course -O0 < %s -o /dev/null
; RUN: llc -mtriple=course -O2 < %s -o /dev/null
; RUN: %optimizing-llc -mtriple=course -O2 < %s -o /dev/null

; What has no meaning when it is executed, but must compile.

define i64 @mism(i64 %a) {
  %r = call i64 @callee2(i32 5, i64 %a)
  ret i64 %r
}
define i64 @callee(i64 %a) {
  ret i64 %a
}
define i64 @callee2(i32 %x, i64 %a) {
  ret i64 %a
}
define i64 @bad(i64 %a) {
  %r = call i64 (i64, i64, i64) @callee(i64 %a, i64 1, i64 2)
  %s = call i32 @callee(i64 %a)
  %t = call i64 @callee()
  %u = zext i32 %s to i64
  %v = add i64 %r, %u
  %w = add i64 %v, %t
  ret i64 %w
}
define i64 @nullcall(i64 %a) {
  %r = call i64 null(i64 %a)
  ret i64 %r
}
define i64 @intcall(i64 %a) {
  %r = call i64 inttoptr (i64 12345 to ptr)(i64 %a)
  ret i64 %r
}
define void @storenull(i64 %a) {
  store i64 %a, ptr null
  store i64 %a, ptr poison
  %v = load volatile i64, ptr inttoptr (i64 -8 to ptr)
  ret void
}
define i64 @divz(i64 %a) {
  %q = udiv i64 %a, 0
  %r = srem i64 %q, poison
  %s = shl i64 %r, 64
  %t = sdiv i64 -9223372036854775808, -1
  %u = add i64 %s, %t
  ret i64 %u
}
define i64 @oob(ptr %p) {
  %a = load i64, ptr %p, align 4294967296
  %v = extractelement <2 x i64> <i64 1, i64 2>, i64 9
  %i = insertelement <2 x i64> poison, i64 %a, i64 9
  %e = extractelement <2 x i64> %i, i32 0
  %r = add i64 %v, %e
  ret i64 %r
}
define void @hugealloca() {
  %a = alloca [1000000 x i64], align 4096
  store i64 1, ptr %a
  call void @cap(ptr %a)
  ret void
}
define void @cap(ptr %p) noinline {
  store volatile i64 1, ptr %p
  ret void
}
define i64 @bigarr([100 x i64] %x, {i128, [30 x i8]} %y) {
  %a = extractvalue [100 x i64] %x, 99
  %b = extractvalue {i128, [30 x i8]} %y, 1, 29
  %c = zext i8 %b to i64
  %d = add i64 %a, %c
  ret i64 %d
}
define i64 @cbig() {
  %r = call i64 @bigarr([100 x i64] zeroinitializer, {i128, [30 x i8]} poison)
  ret i64 %r
}
define void @memintr(ptr %p, ptr %q, i33 %n) {
  %z = zext i33 %n to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 8 %q, i64 100000, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 %z, i1 true)
  call void @llvm.memset.p0.i64(ptr align 16 %p, i8 -1, i64 70000, i1 false)
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 8 %p, ptr align 8 %q, i64 %z, i32 8)
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 2 %p, i8 3, i64 %z, i32 2)
  call void @llvm.memmove.element.unordered.atomic.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 64, i32 4)
  ret void
}
define i64 @obj(ptr %p) {
  %a = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 false, i1 true)
  %b = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)
  %c = call i1 @llvm.is.constant.v2i64(<2 x i64> zeroinitializer)
  ret i64 %a
}
