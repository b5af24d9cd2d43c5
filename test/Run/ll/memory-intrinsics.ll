; The memory intrinsics: constant and variable sizes, inline, volatile, with and
; without alignment, overlapping.

declare i64 @read()
declare void @write(i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.inline.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i32(ptr, ptr, i32, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memset.inline.p0.i64(ptr, i8, i64, i1)

@a = internal global [96 x i8] c"The quick brown fox jumps over the lazy dog and runs away into the dark wood, never to be seen.\00", align 8
@b = internal global [96 x i8] zeroinitializer, align 8

define internal void @show() noinline {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr i64, ptr @b, i64 %i
  %v = load i64, ptr %p
  call void @write(i64 %v)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 12
  br i1 %more, label %loop, label %done

done:
  ret void
}

define i64 @main() {
  %n = call i64 @read()
  %n8 = trunc i64 %n to i8
  %n32 = trunc i64 %n to i32
  %b3 = getelementptr i8, ptr @b, i64 3
  %b16 = getelementptr i8, ptr @b, i64 16
  %b40 = getelementptr i8, ptr @b, i64 40
  %a5 = getelementptr i8, ptr @a, i64 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @b, ptr align 8 @a, i64 37, i1 false)
  call void @show()
  call void @llvm.memcpy.p0.p0.i64(ptr %b3, ptr %a5, i64 %n, i1 false)
  call void @show()
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %b16, ptr align 8 @a, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b40, ptr align 8 @a, i64 16, i1 true)
  call void @show()
  call void @llvm.memmove.p0.p0.i64(ptr %b3, ptr @b, i64 %n, i1 false)
  call void @llvm.memmove.p0.p0.i32(ptr @b, ptr %b3, i32 %n32, i1 false)
  call void @show()
  call void @llvm.memmove.p0.p0.i64(ptr align 8 @b, ptr align 8 %b16, i64 56, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %b16, ptr align 8 @b, i64 56, i1 false)
  call void @show()
  call void @llvm.memset.p0.i64(ptr %b3, i8 %n8, i64 %n, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %b40, i8 -1, i64 24, i1 false)
  call void @llvm.memset.inline.p0.i64(ptr align 1 %b16, i8 7, i64 9, i1 false)
  call void @show()
  call void @llvm.memset.p0.i64(ptr align 8 @b, i8 0, i64 96, i1 false)
  call void @show()
  call void @llvm.memcpy.p0.p0.i64(ptr @b, ptr @a, i64 0, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 @b, i8 9, i64 0, i1 false)
  call void @show()
  ret i64 0
}
