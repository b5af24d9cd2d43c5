; RUN: opt -mtriple=course -passes=course-branch-selects -verify-each -S %s | FileCheck %s

; A select of an offset becomes a branch together with the load there.

target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n8:16:32:64"
target triple = "course"

; CHECK-LABEL: define i64 @descend(
; CHECK: br i1 {{.*}}, label %[[L:.*]], label %[[R:.*]]
; CHECK: [[L]]:
; CHECK-NEXT: [[LEFT:%.*]] = getelementptr inbounds i8, ptr %p, i64 8
; CHECK-NEXT: [[A:%.*]] = load ptr, ptr [[LEFT]]
; CHECK: [[R]]:
; CHECK-NEXT: [[RIGHT:%.*]] = getelementptr inbounds i8, ptr %p, i64 16
; CHECK-NEXT: [[B:%.*]] = load ptr, ptr [[RIGHT]]
; CHECK: %next = phi ptr [ [[A]], %[[L]] ], [ [[B]], %[[R]] ]
; CHECK-NOT: select
define i64 @descend(ptr %root, i64 noundef %key) {
entry:
  br label %loop

loop:
  %p = phi ptr [ %root, %entry ], [ %next, %loop ]
  %k = load i64, ptr %p
  %less = icmp slt i64 %key, %k
  %offset = select i1 %less, i64 8, i64 16
  %at = getelementptr inbounds i8, ptr %p, i64 %offset
  %next = load ptr, ptr %at
  %done = icmp eq ptr %next, null
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %k
}

; The address of something else would still be chosen.
; CHECK-LABEL: define i64 @blocked_by_use(
; CHECK: select i1 %less, i64 8, i64 16
define i64 @blocked_by_use(ptr %root, i64 noundef %key) {
entry:
  br label %loop

loop:
  %p = phi ptr [ %root, %entry ], [ %next, %loop ]
  %k = load i64, ptr %p
  %less = icmp slt i64 %key, %k
  %offset = select i1 %less, i64 8, i64 16
  %at = getelementptr inbounds i8, ptr %p, i64 %offset
  %next = load ptr, ptr %at
  store ptr %next, ptr %at
  %done = icmp eq ptr %next, null
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %k
}

; The load may not pass the store.
; CHECK-LABEL: define i64 @blocked_by_store(
; CHECK: select i1 %less, i64 8, i64 16
define i64 @blocked_by_store(ptr %root, i64 noundef %key) {
entry:
  br label %loop

loop:
  %p = phi ptr [ %root, %entry ], [ %next, %loop ]
  %k = load i64, ptr %p
  %less = icmp slt i64 %key, %k
  %offset = select i1 %less, i64 8, i64 16
  store i64 0, ptr %p
  %at = getelementptr inbounds i8, ptr %p, i64 %offset
  %next = load ptr, ptr %at
  %done = icmp eq ptr %next, null
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %k
}

declare i64 @read() nounwind memory(inaccessiblemem: read)

; Nor a call that may end the program.
; CHECK-LABEL: define i64 @blocked_by_call(
; CHECK: select i1 %less, i64 8, i64 16
define i64 @blocked_by_call(ptr %root, i64 noundef %key) {
entry:
  br label %loop

loop:
  %p = phi ptr [ %root, %entry ], [ %next, %loop ]
  %k = load i64, ptr %p
  %less = icmp slt i64 %key, %k
  %offset = select i1 %less, i64 8, i64 16
  %n = call i64 @read()
  %at = getelementptr inbounds i8, ptr %p, i64 %offset
  %next = load ptr, ptr %at
  %done = icmp eq ptr %next, null
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %n
}

; The base of the address is not there yet.
; CHECK-LABEL: define i64 @blocked_by_base(
; CHECK: select i1 %less, i64 8, i64 16
define i64 @blocked_by_base(ptr %root, i64 noundef %key) {
entry:
  br label %loop

loop:
  %p = phi ptr [ %root, %entry ], [ %next, %loop ]
  %k = load i64, ptr %p
  %less = icmp slt i64 %key, %k
  %offset = select i1 %less, i64 8, i64 16
  %base = getelementptr inbounds i8, ptr %p, i64 %k
  %at = getelementptr inbounds i8, ptr %base, i64 %offset
  %next = load ptr, ptr %at
  %done = icmp eq ptr %next, null
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %k
}

; An index that is no constant costs as much on each side.
; CHECK-LABEL: define i64 @blocked_by_price(
; CHECK: select i1 %less, i64 %a, i64 16
define i64 @blocked_by_price(ptr %root, i64 noundef %key, i64 %a) {
entry:
  br label %loop

loop:
  %p = phi ptr [ %root, %entry ], [ %next, %loop ]
  %k = load i64, ptr %p
  %less = icmp slt i64 %key, %k
  %offset = select i1 %less, i64 %a, i64 16
  %at = getelementptr inbounds i8, ptr %p, i64 %offset
  %next = load ptr, ptr %at
  %done = icmp eq ptr %next, null
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %k
}
