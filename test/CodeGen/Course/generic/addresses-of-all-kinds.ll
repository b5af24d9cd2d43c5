; RUN: llc -mtriple=course -O0 < %s -o /dev/null
; RUN: llc -mtriple=course -O2 < %s -o /dev/null
; RUN: %optimizing-llc -mtriple=course -O2 < %s -o /dev/null

; Thread-local and aliased variables, other address spaces, masked pointers.

@t = thread_local global i32 5
@tl = thread_local(localexec) global [3 x i64] zeroinitializer
@rel = constant [2 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @t2 to i64), i64 ptrtoint (ptr @rel to i64)) to i32), i32 0]
@t2 = global i64 9
@as = addrspace(3) global i32 7
@al = alias i64, ptr @t2
@ali = alias i8, getelementptr (i8, ptr @tl2, i64 9)
@tl2 = global [3 x i64] [i64 1, i64 2, i64 3]
@nul = global ptr null, section "weird", align 64
@ext = external global i32
@extw = extern_weak global i32
@common = common global [5 x i32] zeroinitializer, align 32
@appending = appending global [1 x ptr] [ptr @t2]
define i32 @tls() {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @t)
  %v = load i32, ptr %p
  store i32 6, ptr @t
  ret i32 %v
}
define ptr @mask(ptr %p) {
  %r = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -16)
  ret ptr %r
}
define <2 x ptr> @maskv(<2 x ptr> %p, <2 x i64> %m) {
  %r = call <2 x ptr> @llvm.ptrmask.v2p0.v2i64(<2 x ptr> %p, <2 x i64> %m)
  ret <2 x ptr> %r
}
define ptr @loadrel(i64 %o) {
  %r = call ptr @llvm.load.relative.i64(ptr @rel, i64 %o)
  ret ptr %r
}
define i32 @asp(ptr addrspace(1) %p) {
  %q = addrspacecast ptr addrspace(1) %p to ptr
  %v = load i32, ptr %q
  %w = load i32, ptr addrspace(3) @as
  %s = add i32 %v, %w
  ret i32 %s
}
define i64 @aliases() {
  %a = load i64, ptr @al
  %b = load i8, ptr @ali
  %c = zext i8 %b to i64
  %d = add i64 %a, %c
  %e = icmp eq ptr @extw, null
  %f = zext i1 %e to i64
  %g = add i64 %d, %f
  ret i64 %g
}
define ptr @addr() {
  ret ptr getelementptr inbounds (i8, ptr @common, i64 12)
}
define i64 @ptrtoaddr(ptr %p) {
  %r = ptrtoaddr ptr %p to i64
  ret i64 %r
}
