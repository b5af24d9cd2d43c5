; Main is there once more for inputs that do not need all of its arrays.

; RUN: rm -rf %t && split-file %s %t
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/table.ll | FileCheck %s
; RUN: opt -mtriple=course -passes=course-specialize-values,course-fit-arrays -S %t/table.ll | FileCheck %s --check-prefix=FIT
; RUN: opt -mtriple=course -passes=course-specialize-values,course-fit-arrays -S %t/useless.ll | FileCheck %s --check-prefix=USELESS
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/fitting.ll | FileCheck %s --check-prefix=NONE
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/used.ll | FileCheck %s --check-prefix=NONE
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/steps.ll | FileCheck %s --check-prefix=NONE
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/twice.ll | FileCheck %s --check-prefix=NONE
; Where nothing is known of the arrays, no code stays there for them.
; RUN: sed -e 's/^@line.*/&\n@outside = external global i64/' -e 's/^  %%l = .*/&\n  store i64 1, ptr @outside/' %t/table.ll > %t/unknown.ll
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/unknown.ll | FileCheck %s --check-prefix=CLASSES
; RUN: opt -mtriple=course -passes=course-specialize-values,course-fit-arrays -S %t/unknown.ll | FileCheck %s --check-prefix=NONE
; CLASSES: up.to
; NONE-NOT: up.to

; All sizes compute the same.
; RUN: llc -mtriple=course -O2 -verify-machineinstrs %t/table.ll -o %t/on.s
; RUN: llc -mtriple=course -O2 -verify-machineinstrs -course-enable-fit-arrays=false %t/table.ll -o %t/off.s
; RUN: echo 25 30 | course-run --quiet %t/on.s > %t/on.out
; RUN: echo 90 30 | course-run --quiet %t/on.s >> %t/on.out
; RUN: echo 30 200 | course-run --quiet %t/on.s >> %t/on.out
; RUN: echo 180 199 | course-run --quiet %t/on.s >> %t/on.out
; RUN: echo 25 30 | course-run --quiet %t/off.s > %t/off.out
; RUN: echo 90 30 | course-run --quiet %t/off.s >> %t/off.out
; RUN: echo 30 200 | course-run --quiet %t/off.s >> %t/off.out
; RUN: echo 180 199 | course-run --quiet %t/off.s >> %t/off.out
; RUN: diff %t/on.out %t/off.out
; RUN: FileCheck %s --match-full-lines --check-prefix=RESULT < %t/on.out

; RESULT: 19875
; RESULT-NEXT: 159300
; RESULT-NEXT: 684000
; RESULT-NEXT: 6752070

;--- table.ll
; The stack area has room for 48 x 48 numbers beside the frame and the line, which
; is not copied, since there is room for it anyway.
; CHECK: @table = internal global [200 x [200 x i32]] zeroinitializer [[ALL:#[0-9]+]]
; CHECK: @line = internal global [20 x i32] zeroinitializer{{$}}
; CHECK: @table.small = internal global [200 x [200 x i32]] zeroinitializer, align 16 [[FIRST:#[0-9]+]]
; CHECK: @table.small.{{[0-9]+}} = internal global [200 x [200 x i32]] zeroinitializer, align 16 [[SECOND:#[0-9]+]]
; FIT: @table = internal global [200 x [200 x i32]]
; FIT: @table.small = internal global [{{[0-9]+}} x [48 x i32]]
; FIT: @table.small.{{[0-9]+}} = internal global [{{[0-9]+}} x [96 x i32]]
@table = internal global [200 x [200 x i32]] zeroinitializer
@line = internal global [20 x i32] zeroinitializer

declare noundef i64 @read()
declare void @write(i64)

; CHECK-LABEL: define i32 @main()
; CHECK: %n = call i64 @read()
; CHECK: %m = call i64 @read()
; CHECK: [[N:%.*]] = icmp ule i64 %n, 47
; CHECK-NEXT: br i1 [[N]], label %[[SMALL:.*]], label %[[OTHERS:.*]], !course.size.class
; CHECK: call i32 @main.up.to.47(i64 %n, i64 %m)
; CHECK-NEXT: ret i32
; CHECK: [[OTHERS]]:
; CHECK: icmp ule i64 %n, 96
; CHECK: [[SMALL]]:
; CHECK: icmp ule i64 %m, 47
; CHECK: call i32 @main.up.to.96(i64 %n, i64 %m)
; CHECK: define internal i32 @main.up.to.47(i64 range(i64 0, 48) %{{.*}}, i64 range(i64 0, 48) %{{.*}}) [[CLASS:#[0-9]+]]
; CHECK-NOT: @table,
; CHECK: attributes [[ALL]] = { "course-exclusive"="main" }
; CHECK: attributes [[FIRST]] = { "course-exclusive"="main.up.to.47" }
; CHECK: attributes [[SECOND]] = { "course-exclusive"="main.up.to.96" "course-large-class" }
; CHECK: attributes [[CLASS]] = { "course-size-class" }
define i32 @main() {
entry:
  %n = call i64 @read()
  %m = call i64 @read()
  br label %rows

rows:
  %i = phi i64 [ 0, %entry ], [ %i.next, %rows.end ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %rows.end ]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %columns, label %end

columns:
  %j = phi i64 [ 0, %rows ], [ %j.next, %column ]
  %s.j = phi i64 [ %s, %rows ], [ %s.sum, %column ]
  %inside = icmp ult i64 %j, %m
  br i1 %inside, label %column, label %rows.end

column:
  %p = getelementptr [200 x [200 x i32]], ptr @table, i64 0, i64 %i, i64 %j
  %sum = add i64 %i, %j
  %sum.32 = trunc i64 %sum to i32
  store i32 %sum.32, ptr %p
  %back = load i32, ptr %p
  %l = urem i64 %sum, 20
  %q = getelementptr i32, ptr @line, i64 %l
  store i32 %back, ptr %q
  %back.64 = zext i32 %back to i64
  %s.sum = add i64 %s.j, %back.64
  %j.next = add nuw nsw i64 %j, 1
  br label %columns

rows.end:
  %s.next = phi i64 [ %s.j, %columns ]
  %i.next = add nuw nsw i64 %i, 1
  br label %rows

end:
  call void @write(i64 %s)
  ret i32 0
}

;--- useless.ll
; Nothing is known of the columns.
; USELESS: @table = internal global [200 x [200 x i32]]
; USELESS-NOT: up.to
; USELESS-NOT: table.small
; USELESS-NOT: course.size.class
@table = internal global [200 x [200 x i32]] zeroinitializer

declare noundef i64 @read()
declare void @write(i64)

define i32 @main() {
entry:
  %n = call i64 @read()
  br label %rows

rows:
  %i = phi i64 [ 0, %entry ], [ %i.next, %row ]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %row, label %end

row:
  %p = getelementptr [200 x [200 x i32]], ptr @table, i64 0, i64 %i, i64 0
  store i32 1, ptr %p
  %j = call i64 @read()
  %q = getelementptr [200 x [200 x i32]], ptr @table, i64 0, i64 %i, i64 %j
  %v = load i32, ptr %q
  %v.64 = zext i32 %v to i64
  call void @write(i64 %v.64)
  %i.next = add nuw nsw i64 %i, 1
  br label %rows

end:
  ret i32 0
}

;--- fitting.ll
@table = internal global [40 x [40 x i32]] zeroinitializer

declare i64 @read()
declare void @write(i64)

define i32 @main() {
entry:
  %n = call i64 @read()
  br label %rows

rows:
  %i = phi i64 [ 0, %entry ], [ %i.next, %rows ]
  %p = getelementptr [40 x [40 x i32]], ptr @table, i64 0, i64 %i, i64 %i
  store i32 1, ptr %p
  %v = call i64 @read()
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %end, label %rows

end:
  ret i32 0
}

;--- used.ll
; Another function uses the array.
@table = internal global [200 x [200 x i32]] zeroinitializer

declare i64 @read()
declare void @write(i64)

define i32 @get(i64 %i) {
  %p = getelementptr [200 x [200 x i32]], ptr @table, i64 0, i64 %i, i64 %i
  %v = load i32, ptr %p
  ret i32 %v
}

define i32 @main() {
entry:
  %n = call i64 @read()
  br label %rows

rows:
  %i = phi i64 [ 0, %entry ], [ %i.next, %rows ]
  %p = getelementptr [200 x [200 x i32]], ptr @table, i64 0, i64 %i, i64 %i
  store i32 1, ptr %p
  %v = call i64 @read()
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %end, label %rows

end:
  %r = call i32 @get(i64 %n)
  ret i32 %r
}

;--- steps.ll
; What is read says how often, not how much of the array.
@table = internal global [200 x [200 x i32]] zeroinitializer

declare i64 @read()
declare void @write(i64)

define i32 @main() {
entry:
  %n = call i64 @read()
  br label %steps

steps:
  %i = phi i64 [ 0, %entry ], [ %i.next, %steps ]
  %v = call i64 @read()
  %p = getelementptr [200 x [200 x i32]], ptr @table, i64 0, i64 %v, i64 %v
  store i32 1, ptr %p
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %end, label %steps

end:
  ret i32 0
}

;--- twice.ll
; This must not be there twice.
@table = internal global [200 x [200 x i32]] zeroinitializer

declare i64 @read()
declare void @write(i64)
declare void @once() noduplicate

define i32 @main() {
entry:
  %n = call i64 @read()
  br label %rows

rows:
  %i = phi i64 [ 0, %entry ], [ %i.next, %rows ]
  %p = getelementptr [200 x [200 x i32]], ptr @table, i64 0, i64 %i, i64 %i
  store i32 1, ptr %p
  call void @once()
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %end, label %rows

end:
  ret i32 0
}
