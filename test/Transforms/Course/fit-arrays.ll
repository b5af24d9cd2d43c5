; Arrays get as many rows and columns as ranges of their indices say are used. Rows
; start at words.

; RUN: rm -rf %t && split-file %s %t
; RUN: opt -mtriple=course -passes=course-fit-arrays -S %t/arrays.ll | FileCheck %s
; RUN: opt -mtriple=course -passes=course-fit-arrays -pass-remarks=course-fit-arrays -disable-output %t/arrays.ll 2>&1 | FileCheck %s --check-prefix=REMARK
; RUN: opt -mtriple=course -passes=course-fit-arrays -S %t/blocked.ll | FileCheck %s --check-prefix=BLOCKED

; What was there is there.
; RUN: llc -mtriple=course -O2 -verify-machineinstrs %t/arrays.ll -o %t/on.s
; RUN: llc -mtriple=course -O2 -verify-machineinstrs -course-enable-fit-arrays=false %t/arrays.ll -o %t/off.s
; RUN: echo 3 4 9 | course-run --quiet %t/on.s > %t/on.out
; RUN: echo 3 4 9 | course-run --quiet %t/off.s | diff - %t/on.out
; RUN: FileCheck %s --match-full-lines --check-prefix=RESULT < %t/on.out

; RESULT: 9
; RESULT-NEXT: 9
; RESULT-NEXT: 9
; RESULT-NEXT: 9
; RESULT-NEXT: 16843009
; RESULT-NEXT: 9

;--- arrays.ll
; CHECK: @rows = internal global [20 x [32 x i64]] zeroinitializer
; CHECK: @diagonal = internal global [20 x [20 x i32]] zeroinitializer
; CHECK: @planes = internal global [20 x [30 x [12 x i16]]] zeroinitializer
; CHECK: @pairs = internal global [20 x { i32, i32 }] zeroinitializer
; CHECK: @filled = internal global [20 x [32 x i32]] zeroinitializer
; CHECK: @line = internal global [21 x i64] zeroinitializer
; CHECK: @counted = internal global [10 x [12 x i32]] zeroinitializer
@rows = internal global [100 x [200 x i64]] zeroinitializer
@diagonal = internal global [100 x [100 x i32]] zeroinitializer
@planes = internal global [50 x [60 x [70 x i16]]] zeroinitializer
@pairs = internal global [500 x { i32, i32 }] zeroinitializer
@filled = internal global [100 x [100 x i32]] zeroinitializer
@line = internal global [100 x i64] zeroinitializer
@counted = internal global [100 x [100 x i32]] zeroinitializer

declare noundef i64 @read()
declare void @write(i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; REMARK: rows got 5120 bytes of 160000, as no index needs more

; CHECK-LABEL: define i32 @main()
define i32 @main() {
  %a = call i64 @read()
  %i = urem i64 %a, 20
  %b = call i64 @read()
  %j = urem i64 %b, 30
  %v = call i64 @read()
  ; Steps of an address come together.
  ; CHECK: [[P:%.*]] = getelementptr inbounds [20 x [32 x i64]], ptr @rows, i64 0, i64 %i, i64 %j
  ; CHECK-NEXT: store i64 %v, ptr [[P]], align 8
  %row = getelementptr [200 x i64], ptr @rows, i64 %i
  %cell = getelementptr i64, ptr %row, i64 %j
  store i64 %v, ptr %cell, align 16
  %rows.v = load i64, ptr %cell
  call void @write(i64 %rows.v)

  ; CHECK: getelementptr inbounds [20 x [20 x i32]], ptr @diagonal, i64 0, i64 %i, i64 %i
  %v.32 = trunc i64 %v to i32
  %d = getelementptr [100 x [100 x i32]], ptr @diagonal, i64 0, i64 %i, i64 %i
  store i32 %v.32, ptr %d
  %d.v = load i32, ptr %d
  %d.64 = zext i32 %d.v to i64
  call void @write(i64 %d.64)

  ; A constant is split among the dimensions.
  ; CHECK: [[NEXT:%.*]] = add nsw i64 %k, 5
  ; CHECK-NEXT: getelementptr inbounds [20 x [30 x [12 x i16]]], ptr @planes, i64 0, i64 %i, i64 %j, i64 [[NEXT]]
  %k = and i64 %v, 4
  %v.16 = trunc i64 %v to i16
  %p = getelementptr [50 x [60 x [70 x i16]]], ptr @planes, i64 0, i64 %i, i64 %j, i64 %k
  %p.5 = getelementptr i8, ptr %p, i64 10
  store i16 %v.16, ptr %p.5
  %p.v = load i16, ptr %p.5
  %p.64 = zext i16 %p.v to i64
  call void @write(i64 %p.64)

  ; Elements stay what they are.
  ; CHECK: [[PAIR:%.*]] = getelementptr inbounds [20 x { i32, i32 }], ptr @pairs, i64 0, i64 %i
  ; CHECK-NEXT: getelementptr inbounds i8, ptr [[PAIR]], i64 4
  %s = getelementptr [500 x { i32, i32 }], ptr @pairs, i64 0, i64 %i, i32 1
  store i32 %v.32, ptr %s
  %s.v = load i32, ptr %s
  %s.64 = zext i32 %s.v to i64
  call void @write(i64 %s.64)

  ; All of an array is filled, and then a part of a row.
  ; CHECK: call void @llvm.memset.p0.i64(ptr @filled, i8 0, i64 2560, i1 false)
  ; CHECK: [[PART:%.*]] = getelementptr inbounds [20 x [32 x i32]], ptr @filled, i64 0, i64 %i, i64 1
  ; CHECK-NEXT: call void @llvm.memset.p0.i64(ptr align 4 [[PART]], i8 1, i64 %bytes, i1 false)
  call void @llvm.memset.p0.i64(ptr @filled, i8 0, i64 40000, i1 false)
  %f = getelementptr [100 x i32], ptr @filled, i64 %i
  %f.1 = getelementptr i8, ptr %f, i64 4
  %bytes = shl i64 %j, 2
  call void @llvm.memset.p0.i64(ptr align 16 %f.1, i8 1, i64 %bytes, i1 false)
  %f.v = load i32, ptr %f.1
  %f.64 = zext i32 %f.v to i64
  call void @write(i64 %f.64)

  ; Nothing is before the start of an array: only what comes after it is not used.
  %up = add i64 %i, 1
  %l = getelementptr i64, ptr @line, i64 %up
  store i64 %v, ptr %l
  %back = sub i64 %up, %j
  %l.2 = getelementptr i64, ptr @line, i64 %back
  %within = icmp sge i64 %back, 0
  br i1 %within, label %read, label %end

read:
  %l.w = load i64, ptr %l.2
  br label %end

end:
  %l.v = load i64, ptr %l
  call void @write(i64 %l.v)
  br label %loop

  ; What a loop counts is defined.
loop:
  %c = phi i64 [ 0, %end ], [ %c.next, %loop ]
  %c.p = getelementptr [100 x [100 x i32]], ptr @counted, i64 0, i64 %c, i64 %c
  store i32 1, ptr %c.p
  %c.next = add i64 %c, 1
  %more = icmp ult i64 %c.next, 10
  br i1 %more, label %loop, label %exit

exit:
  ret i32 0
}

;--- blocked.ll
; BLOCKED: @previous = internal global [100 x [100 x i64]]
; BLOCKED: @wide = internal global [100 x [100 x i32]]
; BLOCKED: @unknown = internal global [100 x [100 x i64]]
; BLOCKED: @compared = internal global [100 x [100 x i64]]
; BLOCKED: @chosen = internal global [100 x i64]
; BLOCKED: @other = internal global [100 x i64]
; BLOCKED: @escaping = internal global [100 x i64]
; BLOCKED: @volatile = internal global [100 x i64]
; BLOCKED: @values = internal global [4 x i64] [i64 1, i64 2, i64 3, i64 4]
; BLOCKED: @parts = internal global [100 x [100 x i64]]
; BLOCKED: @many = internal global [100 x [100 x i32]]
; BLOCKED: @twice = internal global [100 x [100 x i32]]
; BLOCKED: @fitting = internal global [10 x i64]
@previous = internal global [100 x [100 x i64]] zeroinitializer
@wide = internal global [100 x [100 x i32]] zeroinitializer
@unknown = internal global [100 x [100 x i64]] zeroinitializer
@compared = internal global [100 x [100 x i64]] zeroinitializer
@chosen = internal global [100 x i64] zeroinitializer
@other = internal global [100 x i64] zeroinitializer
@escaping = internal global [100 x i64] zeroinitializer
@volatile = internal global [100 x i64] zeroinitializer
@values = internal global [4 x i64] [i64 1, i64 2, i64 3, i64 4]
@parts = internal global [100 x [100 x i64]] zeroinitializer
@many = internal global [100 x [100 x i32]] zeroinitializer
@twice = internal global [100 x [100 x i32]] zeroinitializer
@fitting = internal global [100 x i64] zeroinitializer

declare noundef i64 @read()
declare void @write(i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define i32 @main() {
  %a = call i64 @read()
  %i = and i64 %a, 7
  ; What is before the first column is in the row before.
  %before = sub i64 %i, 1
  %p.1 = getelementptr [100 x [100 x i64]], ptr @previous, i64 0, i64 %i, i64 %before
  store i64 1, ptr %p.1
  ; Two elements at once.
  %p.2 = getelementptr [100 x [100 x i32]], ptr @wide, i64 0, i64 %i, i64 0
  store i64 1, ptr %p.2
  %p.3 = getelementptr [100 x [100 x i64]], ptr @unknown, i64 0, i64 %i, i64 %a
  store i64 1, ptr %p.3
  %p.4 = getelementptr [100 x [100 x i64]], ptr @compared, i64 0, i64 %i, i64 %i
  store i64 1, ptr %p.4
  %q.4 = getelementptr [100 x [100 x i64]], ptr @compared, i64 0, i64 2, i64 7
  %less = icmp ult ptr %p.4, %q.4
  %less.64 = zext i1 %less to i64
  call void @write(i64 %less.64)
  %p.5 = select i1 %less, ptr @chosen, ptr @other
  store i64 1, ptr %p.5
  %number = ptrtoint ptr @escaping to i64
  call void @write(i64 %number)
  %p.6 = getelementptr i64, ptr @escaping, i64 %i
  store i64 1, ptr %p.6
  %p.7 = getelementptr i64, ptr @volatile, i64 %i
  store volatile i64 1, ptr %p.7
  %three = and i64 %a, 1
  %p.8 = getelementptr i64, ptr @values, i64 %three
  %v.8 = load i64, ptr %p.8
  store i64 3, ptr %p.8
  call void @write(i64 %v.8)
  ; More than a row.
  call void @llvm.memset.p0.i64(ptr @parts, i8 0, i64 2000, i1 false)
  %p.10 = getelementptr [100 x [100 x i64]], ptr @parts, i64 0, i64 %i, i64 %i
  store i64 1, ptr %p.10
  ; It is not known how many bytes.
  call void @llvm.memset.p0.i64(ptr @many, i8 0, i64 %a, i1 false)
  %p.11 = getelementptr [100 x [100 x i32]], ptr @many, i64 0, i64 %i, i64 %i
  store i32 1, ptr %p.11
  ; An undefined number may be another one for each use.
  %once = and i64 undef, 7
  %p.13 = getelementptr [100 x [100 x i32]], ptr @twice, i64 0, i64 %once, i64 %once
  store i32 1, ptr %p.13
  ; This one can.
  %two = add i64 %i, 2
  %p.12 = getelementptr i64, ptr @fitting, i64 %two
  store i64 1, ptr %p.12
  ret i32 0
}
