; RUN: llc -mtriple=course -O0 < %s -o /dev/null
; RUN: llc -mtriple=course -O2 < %s -o /dev/null
; RUN: %optimizing-llc -mtriple=course -O2 < %s -o /dev/null

; Variables of odd types and initial values, read back.

%s = type <{ i8, i33, <3 x i5>, [0 x i8], {} }>
@a = global %s <{ i8 1, i33 -1, <3 x i5> <i5 1, i5 2, i5 3>, [0 x i8] zeroinitializer, {} zeroinitializer }>
@b = global i129 -2
@c = global [3 x i1] [i1 true, i1 false, i1 true]
@d = global <9 x i1> <i1 1, i1 0, i1 1, i1 1, i1 0, i1 1, i1 1, i1 0, i1 1>
@e = global {half, bfloat, float, double} {half 1.5, bfloat -2.0, float 0x7FF8000000000000, double -0.0}
@f = global [2 x ptr] [ptr getelementptr (i8, ptr @f, i64 8), ptr null]
@g = global i64 ptrtoint (ptr getelementptr inbounds (%s, ptr @a, i32 0, i32 2) to i64)
@h = global i8 undef
@i = global {i8, i64} {i8 poison, i64 undef}
@j = global i32 sub (i32 ptrtoint (ptr @f to i32), i32 ptrtoint (ptr @a to i32))
@k = constant [4 x i8] c"ab\00\FF"
@l = global ptr addrspacecast (ptr addrspace(2) null to ptr)
@m = private unnamed_addr constant <3 x ptr> <ptr @a, ptr @b, ptr null>
@n = global i24 8388608, align 1
@o = global {} zeroinitializer
@p = global [0 x i32] zeroinitializer
@q = internal global ptr @q
@r = global <2 x i1> zeroinitializer
@t = global i64 add (i64 ptrtoint (ptr @b to i64), i64 xor (i64 ptrtoint (ptr @a to i64), i64 5))
@u = global ptr inttoptr (i64 20480 to ptr)
@v = global [2 x {ptr, i32}] [{ptr, i32} {ptr @fn, i32 1}, {ptr, i32} {ptr dso_local_equivalent @fn, i32 2}]
@w = global i64 ptrtoint (ptr no_cfi @fn to i64)
define void @fn() { 
  ret void 
}
define i64 @use() {
  %a = load i33, ptr getelementptr (i8, ptr @a, i64 1)
  %b = load i129, ptr @b
  %c = load i1, ptr getelementptr (i8, ptr @c, i64 2)
  %d = load <9 x i1>, ptr @d
  %e = load half, ptr @e
  %f = load ptr, ptr @f
  %g = load i64, ptr @g
  %h = load i32, ptr @j
  %i = load <3 x ptr>, ptr @m
  %t = load i64, ptr @t
  %v = load ptr, ptr @v
  %z = sext i33 %a to i64
  %y = trunc i129 %b to i64
  %x = add i64 %z, %y
  %w = zext i1 %c to i64
  %u = add i64 %x, %w
  %ee = bitcast half %e to i16
  %ez = zext i16 %ee to i64
  %s1 = add i64 %u, %ez
  %s2 = add i64 %s1, %g
  %dd = bitcast <9 x i1> %d to i9
  %dz = zext i9 %dd to i64
  %s3 = add i64 %s2, %dz
  %pp = extractelement <3 x ptr> %i, i32 1
  %pi = ptrtoint ptr %pp to i64
  %s4 = add i64 %s3, %pi
  %s5 = add i64 %s4, %t
  store volatile i8 1, ptr @h
  store volatile ptr %v, ptr @q
  store volatile <2 x i1> splat (i1 true), ptr @r
  %ow = load volatile i64, ptr @w
  %s6 = add i64 %s5, %ow
  ret i64 %s6
}
define void @main() {
  %r = call i64 @use()
  call void @write(i64 %r)
  ret void
}
declare void @write(i64)
