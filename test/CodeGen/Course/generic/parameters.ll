; RUN: llc -mtriple=course -O0 < %s -o /dev/null
; RUN: llc -mtriple=course -O2 < %s -o /dev/null
; RUN: %optimizing-llc -mtriple=course -O2 < %s -o /dev/null

; Attributes of parameters, results and functions; aggregates as values.

%T = type { i64, i8, [3 x i32] }
define void @use(ptr %p) {
  ret void
}
define void @byval(ptr byval(%T) align 8 %p) {
  call void @use(ptr %p)
  ret void
}
define void @call_byval(ptr %p) {
  call void @byval(ptr byval(%T) align 8 %p)
  ret void
}
define void @byval_aligned(ptr byval(%T) align 64 %p) {
  call void @use(ptr %p)
  ret void
}
define void @byref(ptr byref(%T) %p) {
  call void @use(ptr %p)
  ret void
}
define void @sret(ptr sret(%T) align 8 %p, i64 %v) {
  store i64 %v, ptr %p
  ret void
}
define i64 @call_sret() {
  %t = alloca %T
  call void @sret(ptr sret(%T) align 8 %t, i64 5)
  %v = load i64, ptr %t
  ret i64 %v
}
define i8 @extensions(i8 zeroext %a, i8 signext %b, i16 inreg %c, i1 zeroext %d) {
  %r = add i8 %a, %b
  %e = zext i1 %d to i8
  %s = sub i8 %r, %e
  ret i8 %s
}
define signext i8 @results(i8 zeroext %a) {
  %r = call signext i8 @results(i8 zeroext %a)
  ret i8 %r
}
define ptr @returned(ptr returned %a, ptr noalias nonnull dereferenceable(8) %b, i32 noundef range(i32 0, 10) %c) {
  ret ptr %a
}
define swiftcc i64 @swift(ptr swiftself %s, ptr swifterror %e) {
  %v = load ptr, ptr %s
  store ptr %v, ptr %e
  ret i64 3
}
define swiftcc i64 @call_swift(ptr %s) {
  %e = alloca swifterror ptr
  store ptr null, ptr %e
  %r = call swiftcc i64 @swift(ptr swiftself %s, ptr swifterror %e)
  %v = load ptr, ptr %e
  %n = ptrtoint ptr %v to i64
  %q = add i64 %r, %n
  ret i64 %q
}
define swifttailcc i64 @async(ptr swiftasync %c) {
  %v = load i64, ptr %c
  ret i64 %v
}
define void @nested(ptr nest %n, i64 %v) {
  store i64 %v, ptr %n
  ret void
}
define void @inalloca(ptr inalloca(%T) %p) {
  call void @use(ptr %p)
  ret void
}
define i64 @attributes(i64 %x) minsize optsize noinline nounwind ssp sspreq uwtable {
  ret i64 %x
}
define i64 @others(i64 %x) alignstack(64) nonlazybind "frame-pointer"="all" "no-realign-stack" "probe-stack"="inline-asm" {
  %a = alloca [40 x i64]
  call void @use(ptr %a)
  ret i64 %x
}
define i64 @prefixed(i64 %x) prefix i32 123 prologue i8 144 {
  ret i64 %x
}
define void @bundles(ptr %p) {
  call void @use(ptr %p) [ "kcfi"(i32 5) ]
  ret void
}
define { i8, i64, [2 x float], ptr } @structure(i8 %a) {
  %r = insertvalue { i8, i64, [2 x float], ptr } poison, i8 %a, 0
  ret { i8, i64, [2 x float], ptr } %r
}
define i64 @large([30 x i64] %a, { i128, [5 x i8] } %b) {
  %x = extractvalue [30 x i64] %a, 29
  %y = extractvalue { i128, [5 x i8] } %b, 1, 3
  %z = zext i8 %y to i64
  %r = add i64 %x, %z
  ret i64 %r
}
define [40 x i64] @large_result([40 x i64] %a) {
  %r = call [40 x i64] @large_result([40 x i64] %a)
  ret [40 x i64] %r
}
define {} @empty({} %a, [0 x i64] %b) {
  %r = call {} @empty({} %a, [0 x i64] %b)
  ret {} %r
}
