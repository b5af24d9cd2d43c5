; RUN: rm -rf %t && split-file %s %t
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/branch.ll | FileCheck %t/branch.ll
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/call.ll | FileCheck %t/call.ll
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/loops.ll | FileCheck %t/loops.ll
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/variable.ll | FileCheck %t/variable.ll
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/undef.ll | FileCheck %t/undef.ll

; What code is not repeated for.

;--- branch.ll
; What is read on one path only, or bounds no loop.
; CHECK-NOT: switch
declare i64 @read()
define i64 @main() {
entry:
  %k = call i64 @read()
  %c = icmp eq i64 %k, 0
  br i1 %c, label %done, label %more
more:
  %n = call i64 @read()
  br label %loop
loop:
  %i = phi i64 [ 0, %more ], [ %i.next, %loop ]
  %i.next = add nuw i64 %i, 1
  %last = icmp ugt i64 %i.next, %n
  br i1 %last, label %done, label %loop
done:
  ret i64 %k
}

;--- call.ll
; Another function's result: it may be undefined.
; CHECK-NOT: switch
declare i64 @get()
declare void @write(i64)
define i64 @main() {
entry:
  %n = call i64 @get()
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  call void @write(i64 %i)
  %i.next = add nuw i64 %i, 1
  %last = icmp uge i64 %i.next, %n
  br i1 %last, label %done, label %loop
done:
  ret i64 0
}

;--- loops.ll
; Another loop is left whatever %n is.
; CHECK-NOT: switch
declare i64 @read()
declare void @write(i64)
define i64 @main() {
entry:
  %n = call i64 @read()
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  call void @write(i64 %i)
  %i.next = add nuw i64 %i, 1
  %last = icmp uge i64 %i.next, %n
  br i1 %last, label %other, label %loop
other:
  %x = call i64 @read()
  %end = icmp eq i64 %x, 0
  br i1 %end, label %done, label %other
done:
  ret i64 0
}

;--- variable.ll
; The variable has a value already: it is not the repeated code's alone.
; CHECK-NOT: switch
@v = internal global [8 x i64] zeroinitializer
declare i64 @read()
define i64 @main() {
entry:
  store i64 1, ptr @v
  %n = call i64 @read()
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %p = getelementptr [8 x i64], ptr @v, i64 0, i64 %i
  %x = load i64, ptr %p
  %i.next = add nuw i64 %i, 1
  %last = icmp ugt i64 %i.next, %n
  br i1 %last, label %done, label %loop
done:
  ret i64 %x
}

;--- undef.ll
; An array that is read before it is written is undefined, or 0 if it is a
; variable: reading it is no undefined behavior.
; CHECK-LABEL: define internal i64 @main.1(
; CHECK-NEXT: entry:
; CHECK-NEXT: ret i64 0
@z = internal global [8 x i64] zeroinitializer
declare i64 @read()
define i64 @main() {
entry:
  %u = alloca [8 x i64]
  %n = call i64 @read()
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %p = getelementptr [8 x i64], ptr @z, i64 0, i64 %i
  %x = load i64, ptr %p
  %q = getelementptr [8 x i64], ptr %u, i64 0, i64 %i
  %y = load i64, ptr %q
  store i64 %y, ptr %p
  %i.next = add nuw i64 %i, 1
  %last = icmp ugt i64 %i.next, %n
  br i1 %last, label %done, label %loop
done:
  ret i64 %x
}
