; RUN: llc -mtriple=course -O0 < %s -o /dev/null
; RUN: llc -mtriple=course -O2 < %s -o /dev/null
; RUN: %optimizing-llc -mtriple=course -O2 < %s -o /dev/null

; Control flow, undefined values, pointers, address spaces, frames.

%opaque = type opaque
%user = type { ptr, i64 }
define i1 @switch_bit(i1 %a) {
  switch i1 %a, label %x [ i1 true, label %y
                           i1 false, label %y ]
x:
  unreachable
y:
  %r = phi i1 [ true, %0 ], [ true, %0 ]
  ret i1 %r
}
define i64 @switch_wide(i128 %a) {
  switch i128 %a, label %x [ i128 18446744073709551616, label %y
                             i128 -1, label %z ]
x:
  ret i64 1
y:
  ret i64 2
z:
  ret i64 3
}
define i64 @switch_odd(i7 %a, i65 %b) {
  switch i7 %a, label %x [ i7 -1, label %y
                           i7 3, label %y
                           i7 4, label %y
                           i7 5, label %y ]
x:
  switch i65 %b, label %y [ i65 1, label %z
                            i65 2, label %z
                            i65 36893488147419103231, label %z ]
y:
  ret i64 2
z:
  ret i64 3
}
define i64 @no_cases(i64 %a) {
  switch i64 %a, label %x []
x:
  ret i64 %a
}
define void @undefined_branch() {
  br i1 undef, label %x, label %y
x:
  br i1 poison, label %x, label %y
y:
  switch i32 undef, label %x [ i32 1, label %y ]
}
define i64 @freezes(i64 %a) {
  %f = freeze i64 %a
  %g = freeze i64 undef
  %h = freeze i1 poison
  %i = freeze ptr poison
  %j = freeze <3 x i8> poison
  %k = freeze { i64, [2 x i8] } poison
  %l = freeze i129 undef
  %m = freeze half poison
  %s = select i1 %h, i64 %f, i64 %g
  ret i64 %s
}
define i64 @aggregates(i1 %c, { i64, [2 x i8] } %a, { i64, [2 x i8] } %b) {
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %p = phi { i64, [2 x i8] } [ %a, %0 ], [ %b, %x ]
  %s = select i1 %c, { i64, [2 x i8] } %p, { i64, [2 x i8] } zeroinitializer
  %m = alloca { i64, [2 x i8] }
  store { i64, [2 x i8] } %s, ptr %m
  %l = load { i64, [2 x i8] }, ptr %m
  %e = extractvalue { i64, [2 x i8] } %l, 0
  ret i64 %e
}
define i64 @poisoned() {
  %a = load i64, ptr poison
  %b = load i64, ptr undef
  %c = add i64 %a, poison
  %d = udiv i64 1, 0
  %e = sdiv i64 %b, 0
  %f = shl i64 %b, 64
  %g = ashr i64 %b, 1000
  %h = add i64 %d, %e
  %i = add i64 %f, %g
  %j = add i64 %h, %i
  ret i64 %j
}
define void @wild() {
  store i64 1, ptr null
  store i64 2, ptr inttoptr (i64 -8 to ptr)
  store volatile i8 2, ptr inttoptr (i64 3 to ptr)
  unreachable
}
define void @endless() {
  br label %x
x:
  br label %x
}
define void @unreached() {
  ret void
x:
  %a = add i64 %b, 1
  %b = add i64 %a, 1
  br label %x
}
define ptr @opaque_types(ptr %p, i64 %i) {
  %q = getelementptr i8, ptr %p, i64 %i
  %r = getelementptr inbounds [0 x %user], ptr %q, i64 0, i64 %i, i32 1
  ret ptr %r
}
define <2 x ptr> @vector_gep(<2 x ptr> %p, <2 x i64> %i, ptr %q) {
  %a = getelementptr { i32, i64 }, <2 x ptr> %p, <2 x i64> %i, i32 1
  %b = getelementptr i8, ptr %q, <2 x i64> %i
  %c = icmp eq <2 x ptr> %a, %b
  %r = select <2 x i1> %c, <2 x ptr> %a, <2 x ptr> %b
  ret <2 x ptr> %r
}
define ptr @wide_index(ptr %p, i128 %i, i3 %j) {
  %a = getelementptr i64, ptr %p, i128 %i
  %b = getelementptr nuw i64, ptr %a, i3 %j
  ret ptr %b
}
define i1 @pointers(ptr %p, i128 %w, i16 %n) {
  %a = ptrtoint ptr %p to i128
  %b = ptrtoint ptr %p to i16
  %c = ptrtoint ptr %p to i7
  %d = inttoptr i128 %w to ptr
  %e = inttoptr i16 %n to ptr
  %f = inttoptr i1 true to ptr
  %g = ptrtoaddr ptr %p to i64
  %h = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -16)
  %v = ptrtoint <2 x ptr> poison to <2 x i32>
  %x = icmp ult ptr %d, %e
  %y = icmp sgt ptr %f, %h
  %z = and i1 %x, %y
  ret i1 %z
}
define i64 @address_spaces(ptr addrspace(1) %p, ptr addrspace(200) %q) {
  %a = load i64, ptr addrspace(1) %p
  %b = addrspacecast ptr addrspace(200) %q to ptr
  %c = load i64, ptr %b
  %d = addrspacecast ptr %b to ptr addrspace(3)
  store i64 %a, ptr addrspace(3) %d
  %e = icmp eq ptr addrspace(3) %d, null
  %f = zext i1 %e to i64
  call void @llvm.memcpy.p1.p200.i64(ptr addrspace(1) %p, ptr addrspace(200) %q, i64 40, i1 false)
  %r = add i64 %f, %c
  ret i64 %r
}
define i64 @frames(i64 %n, i1 %c) {
  %a = alloca i64, i64 %n, align 64
  %b = alloca {}, align 1
  %d = alloca [0 x i8]
  %e = alloca i1
  %f = alloca i129
  br i1 %c, label %x, label %y
x:
  %g = alloca [7 x i8], i32 3, align 16
  store i1 %c, ptr %e
  br label %y
y:
  %s = call ptr @llvm.stacksave.p0()
  %h = alloca i8, i64 %n
  store i8 1, ptr %h
  call void @llvm.stackrestore.p0(ptr %s)
  store i129 5, ptr %f
  %v = load i64, ptr %a
  ret i64 %v
}
