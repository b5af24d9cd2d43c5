; RUN: llc -mtriple=course -O0 < %s -o /dev/null
; RUN: llc -mtriple=course -O2 < %s -o /dev/null
; RUN: %optimizing-llc -mtriple=course -O2 < %s -o /dev/null

; Addresses of blocks, jumps to them, tail calls that must be.

@tab = constant [3 x ptr] [ptr blockaddress(@ib, %a), ptr blockaddress(@ib, %b), ptr blockaddress(@ib, %c)]
@diff = constant i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@ib, %b) to i64), i64 ptrtoint (ptr blockaddress(@ib, %a) to i64)) to i32)
define i64 @ib(i64 %i) {
  %p = getelementptr [3 x ptr], ptr @tab, i64 0, i64 %i
  %t = load ptr, ptr %p
  indirectbr ptr %t, [label %a, label %b, label %c]
a:
  %x = phi i64 [1, %0], [%y, %b]
  ret i64 %x
b:
  %y = phi i64 [7, %0], [3, %c]
  %k = icmp eq i64 %y, 3
  br i1 %k, label %a, label %c
c:
  indirectbr ptr blockaddress(@ib, %b), [label %b]
}
define i64 @none(ptr %p) {
  indirectbr ptr %p, []
}
define i64 @mt(i64 %a, i64 %b) {
  %c = icmp eq i64 %a, 0
  br i1 %c, label %x, label %y
x:
  ret i64 %b
y:
  %d = sub i64 %a, 1
  %e = add i64 %b, %a
  %r = musttail call i64 @mt(i64 %d, i64 %e)
  ret i64 %r
}
define void @mtv(ptr %f, i64 %a) {
  musttail call void %f(ptr %f, i64 %a)
  ret void
}
define void @mtva(ptr %f, ...) {
  musttail call void (ptr, ...) @mtva2(ptr %f, ...)
  ret void
}
define void @mtva2(ptr %f, ...) {
  ret void
}
define fastcc {i64, [3 x i8]} @agg(i1 %c, {i64, [3 x i8]} %a) {
  %r = notail call fastcc {i64, [3 x i8]} @agg(i1 %c, {i64, [3 x i8]} %a)
  %s = select i1 %c, {i64, [3 x i8]} %a, {i64, [3 x i8]} %r
  ret {i64, [3 x i8]} %s
}
define i64 @main() {
  %r = call i64 @ib(i64 2)
  %d = load i32, ptr @diff
  %e = sext i32 %d to i64
  %s = call i64 @mt(i64 %r, i64 %e)
  ret i64 %s
}
