; Small integer vectors, which the target takes apart: arithmetic, comparison,
; selection, shuffles, elements by index, reductions, memory.

declare i64 @read()
declare void @write(i64)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare i16 @llvm.vector.reduce.smax.v8i16(<8 x i16>)
declare <4 x i32> @llvm.ctpop.v4i32(<4 x i32>)

@table = internal global <4 x i32> <i32 1, i32 -2, i32 3, i32 -4>

define i64 @main() {
  %n = call i64 @read()
  %k = call i64 @read()
  %n32 = trunc i64 %n to i32
  %i0 = insertelement <4 x i32> poison, i32 %n32, i32 0
  %splat = shufflevector <4 x i32> %i0, <4 x i32> poison, <4 x i32> zeroinitializer
  %t = load <4 x i32>, ptr @table
  %sum = add <4 x i32> %splat, %t
  %product = mul <4 x i32> %sum, %t
  %shifted = ashr <4 x i32> %product, <i32 0, i32 1, i32 2, i32 3>
  %small = icmp slt <4 x i32> %shifted, %t
  %chosen = select <4 x i1> %small, <4 x i32> %t, <4 x i32> %shifted
  store <4 x i32> %chosen, ptr @table
  %mixed = shufflevector <4 x i32> %chosen, <4 x i32> %sum, <4 x i32> <i32 7, i32 0, i32 5, i32 2>
  %reduced = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %mixed)
  %r = sext i32 %reduced to i64
  call void @write(i64 %r)
  %at = extractelement <4 x i32> %mixed, i64 %k
  %at64 = sext i32 %at to i64
  call void @write(i64 %at64)
  %put = insertelement <4 x i32> %mixed, i32 77, i64 %k
  %bits = call <4 x i32> @llvm.ctpop.v4i32(<4 x i32> %put)
  %bitsum = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bits)
  %bitsum64 = zext i32 %bitsum to i64
  call void @write(i64 %bitsum64)
  %wide = sext <4 x i32> %put to <4 x i64>
  %squares = mul <4 x i64> %wide, %wide
  %s3 = extractelement <4 x i64> %squares, i32 3
  call void @write(i64 %s3)
  %halves = bitcast <4 x i32> %put to <8 x i16>
  %max = call i16 @llvm.vector.reduce.smax.v8i16(<8 x i16> %halves)
  %max64 = sext i16 %max to i64
  call void @write(i64 %max64)
  %narrow = trunc <4 x i32> %put to <4 x i8>
  %whole = bitcast <4 x i8> %narrow to i32
  %whole64 = zext i32 %whole to i64
  call void @write(i64 %whole64)
  %q = getelementptr i32, ptr @table, i64 %k
  %v = load i32, ptr %q
  %v64 = sext i32 %v to i64
  call void @write(i64 %v64)
  ret i64 0
}
