; RUN: split-file %s %t
; RUN: opt -mtriple=course -passes='course-localise-globals,verify' -pass-remarks=course-localise-globals -S %t/accesses.ll 2>%t.remarks | FileCheck %t/accesses.ll
; RUN: FileCheck --check-prefix=REMARK %s < %t.remarks
; RUN: opt -mtriple=course -passes='course-localise-globals,verify' -S %t/select.ll | FileCheck %t/select.ll
; RUN: opt -mtriple=course -passes='course-localise-globals,verify' -S %t/long.ll | FileCheck %t/long.ll
; RUN: opt -mtriple=course -passes='course-localise-globals,verify' -S %t/call.ll | FileCheck %t/call.ll
; RUN: opt -mtriple=course -passes='course-localise-globals,verify' -S %t/nested.ll | FileCheck %t/nested.ll
; RUN: opt -mtriple=course -passes='course-localise-globals,verify' -S %t/phi.ll | FileCheck %t/phi.ll

; Variables that only main accesses become objects of its frame.

; REMARK: remark: {{.*}} global variable scalar became an object of main

;--- accesses.ll
; CHECK-NOT: @scalar
; CHECK-NOT: @record
@scalar = internal global i32 7
@record = internal global { i32, [2 x i64] } { i32 1, [2 x i64] [i64 2, i64 3] }, align 8

; The initial values are stored first.
; CHECK-LABEL: define i64 @main(
; CHECK-NEXT: %record = alloca { i32, [2 x i64] }, align 8
; CHECK-NEXT: %scalar = alloca i32, align 4
; CHECK-NEXT: %local = alloca i64
; CHECK-DAG: store i32 7, ptr %scalar, align 4
; CHECK-DAG: store { i32, [2 x i64] } { i32 1, [2 x i64] [i64 2, i64 3] }, ptr %record, align 8
; CHECK: %s = load i32, ptr %scalar
; CHECK-NEXT: store i32 %s, ptr %scalar
; CHECK-NEXT: %[[A:.*]] = getelementptr i8, ptr %record, i64 8
; CHECK-NEXT: store i64 5, ptr %[[A]]
; CHECK-NEXT: %step = getelementptr i8, ptr %record, i64 8
; CHECK-NEXT: %next = getelementptr i64, ptr %step, i64 1
; CHECK-NEXT: %r = load i64, ptr %next
define i64 @main() {
  %local = alloca i64
  %s = load i32, ptr @scalar
  store i32 %s, ptr @scalar
  store i64 5, ptr getelementptr (i8, ptr @record, i64 8)
  %step = getelementptr i8, ptr @record, i64 8
  %next = getelementptr i64, ptr %step, i64 1
  %r = load i64, ptr %next
  ret i64 %r
}

;--- select.ll
@a = internal global i64 0
@b = internal global { i64, i64 } zeroinitializer
declare i64 @read()

; All must agree on a condition that is undef. What is loaded is used elsewhere, too.
; CHECK-LABEL: define i64 @main(
; CHECK: %[[C:.*]] = freeze i1 %c
; CHECK: br i1 %[[C]], label %[[ONE:.*]], label %[[OTHER:.*]]
; CHECK: [[ONE]]:
; CHECK-NEXT: %[[V1:.*]] = load i64, ptr %a
; CHECK-NEXT: %[[S1:.*]] = add nsw i64 %[[V1]], 1
; CHECK-NEXT: store i64 %[[S1]], ptr %a
; CHECK: [[OTHER]]:
; CHECK: %[[P:.*]] = getelementptr i8, ptr %b, i64 8
; CHECK-NEXT: %[[V2:.*]] = load i64, ptr %[[P]]
; CHECK-NEXT: %[[S2:.*]] = add nsw i64 %[[V2]], 1
; CHECK: store i64 %[[S2]], ptr
; CHECK: %[[V:.*]] = phi i64 [ %[[V1]], %[[ONE]] ], [ %[[V2]], %[[OTHER]] ]
; CHECK: call void @write(
; CHECK-NOT: freeze
; CHECK: br i1 %[[C]],
; CHECK: ret i64 %[[V]]
declare void @write(i64)
define i64 @main() {
  %n = call i64 @read()
  %c = icmp sgt i64 %n, 0
  %p = select i1 %c, ptr @a, ptr getelementptr (i8, ptr @b, i64 8)
  %v = load i64, ptr %p
  %sum = add nsw i64 %v, 1
  store i64 %sum, ptr %p
  call void @write(i64 %v)
  br label %again
again:
  store i64 0, ptr %p
  ret i64 %v
}

;--- long.ll
@a = internal global i64 0
@b = internal global i64 0
declare i64 @read()

; Much would be repeated.
; CHECK-LABEL: define i64 @main(
; CHECK: %p = select i1 %c, ptr %a, ptr %b
; CHECK: store i64 %x7, ptr %p
define i64 @main() {
  %n = call i64 @read()
  %c = icmp sgt i64 %n, 0
  %p = select i1 %c, ptr @a, ptr @b
  %v = load i64, ptr %p
  %x1 = add i64 %v, %n
  %x2 = xor i64 %x1, 1
  %x3 = add i64 %x2, %n
  %x4 = xor i64 %x3, 1
  %x5 = add i64 %x4, %n
  %x6 = xor i64 %x5, 1
  %x7 = add i64 %x6, %n
  store i64 %x7, ptr %p
  ret i64 %v
}

;--- call.ll
@a = internal global i64 0
@b = internal global i64 0
declare i64 @read()

; A call is not repeated.
; CHECK-LABEL: define i64 @main(
; CHECK: %p = select i1 %c, ptr %a, ptr %b
; CHECK: store i64 %m, ptr %p
define i64 @main() {
  %n = call i64 @read()
  %c = icmp sgt i64 %n, 0
  %p = select i1 %c, ptr @a, ptr @b
  %v = load i64, ptr %p
  %m = call i64 @read()
  store i64 %m, ptr %p
  ret i64 %v
}

;--- nested.ll
@a = internal global i64 0
@b = internal global i64 0
@c = internal global i64 0
declare i64 @read()

; A choice of a choice: three stores.
; CHECK-LABEL: define i64 @main(
; CHECK-DAG: store i64 9, ptr %a
; CHECK-DAG: store i64 9, ptr %b
; CHECK-DAG: store i64 9, ptr %c
; CHECK: ret i64
define i64 @main() {
  %n = call i64 @read()
  %x = icmp sgt i64 %n, 0
  %y = icmp sgt i64 %n, -9
  %inner = select i1 %y, ptr @b, ptr @c
  %outer = select i1 %x, ptr @a, ptr %inner
  store i64 9, ptr %outer
  ret i64 0
}

;--- phi.ll
@a = internal global i32 0
@b = internal global i32 0
@c = internal global i32 0
declare i64 @read()

; CHECK-LABEL: define i32 @main(
; CHECK: join:
; CHECK-NEXT: %[[N:.*]] = phi i64 [ 0, %entry ], [ 1, %second ], [ 2, %third ]
; CHECK-NEXT: %step = phi i32
; CHECK-DAG: icmp eq i64 %[[N]], 1
; CHECK-DAG: icmp eq i64 %[[N]], 0
; CHECK-DAG: store i32 %{{.*}}, ptr %a
; CHECK-DAG: store i32 %{{.*}}, ptr %b
; CHECK-DAG: store i32 %{{.*}}, ptr %c
; CHECK: ret i32
define i32 @main() {
entry:
  %n = call i64 @read()
  switch i64 %n, label %third [
    i64 1, label %join
    i64 2, label %second
  ]
second:
  br label %join
third:
  br label %join
join:
  %p = phi ptr [ @a, %entry ], [ @b, %second ], [ @c, %third ]
  %step = phi i32 [ 1, %entry ], [ 2, %second ], [ 3, %third ]
  %v = load i32, ptr %p
  %w = add i32 %v, %step
  store i32 %w, ptr %p
  ret i32 0
}
