; RUN: rm -rf %t && split-file %s %t
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/taken.ll | FileCheck %t/taken.ll
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/optnone.ll | FileCheck %t/optnone.ll
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/used.ll | FileCheck %t/used.ll
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/function.ll | FileCheck %t/function.ll
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/cycle.ll | FileCheck %t/cycle.ll
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/twice.ll | FileCheck %t/twice.ll
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/arguments.ll | FileCheck %t/arguments.ll

; What of main as a whole keeps its code from being repeated. The files differ
; from the first one in one thing each.

;--- taken.ll
; CHECK: switch i64 %n
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
  br i1 %last, label %done, label %loop
done:
  ret i64 0
}

;--- optnone.ll
; CHECK-NOT: switch
declare i64 @read()
declare void @write(i64)
define i64 @main() optnone noinline {
entry:
  %n = call i64 @read()
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

;--- used.ll
; It may run in the middle of itself, when objects have values.
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
  br i1 %last, label %done, label %loop
done:
  %x = call i64 @main()
  ret i64 %x
}

;--- function.ll
; Another function may run more than once.
; CHECK-NOT: switch
declare i64 @read()
declare void @write(i64)
define i64 @other() {
entry:
  %n = call i64 @read()
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

;--- cycle.ll
; The number is read in a loop.
; CHECK-NOT: switch
declare i64 @read()
declare void @write(i64)
define i64 @main() {
entry:
  br label %outer
outer:
  %n = call i64 @read()
  br label %loop
loop:
  %i = phi i64 [ 0, %outer ], [ %i.next, %loop ]
  call void @write(i64 %i)
  %i.next = add nuw i64 %i, 1
  %last = icmp uge i64 %i.next, %n
  br i1 %last, label %done, label %loop
done:
  %end = icmp eq i64 %n, 0
  br i1 %end, label %exit, label %outer
exit:
  ret i64 0
}

;--- twice.ll
; A call that may be there once only.
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
  br i1 %last, label %done, label %loop
done:
  call void @write(i64 0) noduplicate
  ret i64 0
}

;--- arguments.ll
; What follows needs more values than functions have arguments.
; CHECK-NOT: switch
declare i64 @read()
declare void @write(i64)
define i64 @main() {
entry:
  %a0 = call i64 @read()
  %a1 = call i64 @read()
  %a2 = call i64 @read()
  %a3 = call i64 @read()
  %a4 = call i64 @read()
  %a5 = call i64 @read()
  %a6 = call i64 @read()
  %a7 = call i64 @read()
  %a8 = call i64 @read()
  %a9 = call i64 @read()
  %a10 = call i64 @read()
  %a11 = call i64 @read()
  %a12 = call i64 @read()
  %a13 = call i64 @read()
  %a14 = call i64 @read()
  %a15 = call i64 @read()
  %a16 = call i64 @read()
  %n = call i64 @read()
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  call void @write(i64 %i)
  %i.next = add nuw i64 %i, 1
  %last = icmp uge i64 %i.next, %n
  br i1 %last, label %done, label %loop
done:
  call void @write(i64 %a0)
  call void @write(i64 %a1)
  call void @write(i64 %a2)
  call void @write(i64 %a3)
  call void @write(i64 %a4)
  call void @write(i64 %a5)
  call void @write(i64 %a6)
  call void @write(i64 %a7)
  call void @write(i64 %a8)
  call void @write(i64 %a9)
  call void @write(i64 %a10)
  call void @write(i64 %a11)
  call void @write(i64 %a12)
  call void @write(i64 %a13)
  call void @write(i64 %a14)
  call void @write(i64 %a15)
  call void @write(i64 %a16)
  ret i64 0
}
