; RUN: llc -mtriple=course -O0 < %s -o /dev/null
; RUN: llc -mtriple=course -O2 < %s -o /dev/null
; RUN: %optimizing-llc -mtriple=course -O2 < %s -o /dev/null

; Variable arguments of every type.

define i64 @all(ptr %p, ...) {
  %ap = alloca ptr
  call void @llvm.va_start.p0(ptr %ap)
  %a = va_arg ptr %ap, i1
  %b = va_arg ptr %ap, i8
  %c = va_arg ptr %ap, i17
  %d = va_arg ptr %ap, i32
  %e = va_arg ptr %ap, i64
  %f = va_arg ptr %ap, i128
  %g = va_arg ptr %ap, double
  %h = va_arg ptr %ap, ptr
  %i = va_arg ptr %ap, float
  %j = va_arg ptr %ap, <2 x i32>
  %cp = alloca ptr
  call void @llvm.va_copy.p0(ptr %cp, ptr %ap)
  %k = va_arg ptr %cp, i200
  call void @llvm.va_end.p0(ptr %ap)
  call void @llvm.va_end.p0(ptr %cp)
  %c64 = zext i17 %c to i64
  %f64 = trunc i128 %f to i64
  %g64 = bitcast double %g to i64
  %h64 = ptrtoint ptr %h to i64
  %j64 = bitcast <2 x i32> %j to i64
  %k64 = trunc i200 %k to i64
  %r1 = add i64 %c64, %f64
  %r2 = add i64 %g64, %h64
  %r3 = add i64 %j64, %k64
  %r4 = add i64 %r1, %r2
  %r5 = add i64 %r3, %r4
  ret i64 %r5
}
define i64 @call(ptr %p) {
  %r = call i64 (ptr, ...) @all(ptr %p, i1 true, i8 2, i17 3, i32 4, i64 5, i128 6, double 7.0, ptr %p, float 8.0, <2 x i32> <i32 1, i32 2>, i200 9)
  ret i64 %r
}
define i64 @aggregate(i64 %n, ...) {
  %ap = alloca ptr
  call void @llvm.va_start.p0(ptr %ap)
  %a = va_arg ptr %ap, { i64, i8 }
  %r = extractvalue { i64, i8 } %a, 0
  ret i64 %r
}
