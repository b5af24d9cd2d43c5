; Masked loads and gathers: of each element that is on the number in memory, of
; the others what is passed through. The mask may be poison where the result is
; not used.

declare i64 @read()
declare void @write(i64)

@words = internal global [8 x i32] [i32 11, i32 22, i32 33, i32 44, i32 55, i32 66, i32 77, i32 88]

define internal void @show(<4 x i32> %v) noinline {
  %a = extractelement <4 x i32> %v, i64 0
  %b = extractelement <4 x i32> %v, i64 1
  %c = extractelement <4 x i32> %v, i64 2
  %d = extractelement <4 x i32> %v, i64 3
  %wa = zext i32 %a to i64
  %wb = zext i32 %b to i64
  %wc = zext i32 %c to i64
  %wd = zext i32 %d to i64
  call void @write(i64 %wa)
  call void @write(i64 %wb)
  call void @write(i64 %wc)
  call void @write(i64 %wd)
  ret void
}

define internal <4 x i1> @mask(i64 %bits) noinline {
  %narrow = trunc i64 %bits to i4
  %mask = bitcast i4 %narrow to <4 x i1>
  ret <4 x i1> %mask
}

define internal void @try(i64 %bits, ptr %p) noinline {
  %mask = call <4 x i1> @mask(i64 %bits)
  %load = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %p, <4 x i1> %mask, <4 x i32> <i32 1, i32 2, i32 3, i32 4>)
  call void @show(<4 x i32> %load)
  %second = getelementptr i32, ptr %p, i64 1
  %p0 = insertelement <4 x ptr> poison, ptr %second, i64 0
  %p1 = insertelement <4 x ptr> %p0, ptr %p, i64 1
  %p2 = insertelement <4 x ptr> %p1, ptr null, i64 2
  %p3 = insertelement <4 x ptr> %p2, ptr %second, i64 3
  %some = and <4 x i1> %mask, <i1 true, i1 true, i1 false, i1 true>
  %gather = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> align 4 %p3, <4 x i1> %some, <4 x i32> %load)
  call void @show(<4 x i32> %gather)
  %other = insertelement <4 x i1> %mask, i1 poison, i64 0
  %any = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %p, <4 x i1> %other, <4 x i32> zeroinitializer)
  %known = insertelement <4 x i32> %any, i32 9, i64 0
  call void @show(<4 x i32> %known)
  ret void
}

define i32 @main() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = and i64 %i, 3
  %p = getelementptr i32, ptr @words, i64 %at
  call void @try(i64 %i, ptr %p)
  %next = add i64 %i, 1
  %more = icmp ne i64 %next, 16
  br i1 %more, label %loop, label %done
done:
  ret i32 0
}
