; RUN: opt -mtriple=course -passes=course-specialize-values -S %s | FileCheck %s
; RUN: sed 's/%n, 3/%n, 2/' %s \
; RUN:   | opt -mtriple=course -passes=course-specialize-values -S - | FileCheck --check-prefix=TWO %s

; Code that has loops left for 0, 1 and 2 is not tried for 3; but for 2, if it has
; them for 0 and 1.

; CHECK-LABEL: define i64 @main(
; CHECK-NOT: switch
; CHECK: ret i64

; TWO-LABEL: define i64 @main(
; TWO: switch i64 %n, label
; TWO-NEXT: i64 2, label
; TWO-NEXT: i64 3, label

target datalayout = "e-m:e-p:64:64-i64:64-n64-S64"

declare i64 @read()
declare void @write(i64)

define i64 @main() {
entry:
  %n = call i64 @read()
  %small = icmp ult i64 %n, 3
  br i1 %small, label %endless, label %count.entry
endless:
  %x = call i64 @read()
  %more = icmp ne i64 %x, 0
  br i1 %more, label %endless, label %done
count.entry:
  br label %count
count:
  %i = phi i64 [ 0, %count.entry ], [ %i.next, %count ]
  call void @write(i64 %i)
  %i.next = add nuw i64 %i, 1
  %last = icmp eq i64 %i.next, %n
  br i1 %last, label %done, label %count
done:
  ret i64 0
}
