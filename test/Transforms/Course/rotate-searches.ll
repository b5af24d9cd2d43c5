; RUN: opt -mtriple=course -passes=course-rotate-searches -verify-each -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes='function(course-rotate-searches,loop-mssa(licm))' -verify-memoryssa -S %s | FileCheck %s --check-prefix=LICM
; RUN: opt -mtriple=course -passes='function(course-rotate-searches,loop-mssa(licm))' -course-enable-rotate-searches=false -S %s | FileCheck %s --check-prefix=OFF

; Loops that two tests leave are rotated if LICM can move a load of the second one
; then. A loop that stays as it is begins with its first test.

@known = global i64 1
declare void @stop()

define i64 @search(ptr %a, ptr %b, i64 %n) {
; CHECK-LABEL: define i64 @search(
; CHECK:         [[ANY:%.*]] = icmp ult i64 0, %n
; CHECK-NEXT:    br i1 [[ANY]], label %[[BEFORE:.*]], label %exit
; CHECK:       [[BEFORE]]:
; CHECK-NEXT:    br label %second
; CHECK:       loop:
; CHECK:         br i1 %some, label %second, label %[[NONE:.*]]
; CHECK:       second:
; CHECK-NEXT:    phi i64 [ 0, %[[BEFORE]] ], [ %k, %loop ]
; CHECK-NEXT:    %y = load i64, ptr %b
; CHECK:         br i1 %differ, label %loop, label %[[FOUND:.*]]
; CHECK:       exit:
; CHECK-NEXT:    phi i64 [ {{.*}}, %[[FOUND]] ], [ {{.*}}, %[[NONE]] ], [ 0, %entry ]
; LICM-LABEL: define i64 @search(
; LICM:       second.lr.ph:
; LICM-NEXT:    %y = load i64, ptr %b
; LICM:       second:
; LICM-NOT:     load i64, ptr %b
; OFF-LABEL: define i64 @search(
; OFF:       second:
; OFF:         %y = load i64, ptr %b
entry:
  br label %loop

loop:
  %k = phi i64 [ 0, %entry ], [ %k.next, %second ]
  %some = icmp ult i64 %k, %n
  br i1 %some, label %second, label %exit

second:
  %y = load i64, ptr %b
  %p = getelementptr i64, ptr %a, i64 %k
  %x = load i64, ptr %p
  %differ = icmp ne i64 %x, %y
  %k.next = add nuw i64 %k, 1
  br i1 %differ, label %loop, label %exit

exit:
  ret i64 %k
}

; The store is to other memory.
define i64 @search_and_store(ptr noalias %a, ptr noalias %b, i64 %n) {
; LICM-LABEL: define i64 @search_and_store(
; LICM:       second.lr.ph:
; LICM-NEXT:    %y = load i64, ptr %b
entry:
  br label %loop

loop:
  %k = phi i64 [ 0, %entry ], [ %k.next, %second ]
  %some = icmp ult i64 %k, %n
  br i1 %some, label %second, label %exit

second:
  %y = load i64, ptr %b
  %p = getelementptr i64, ptr %a, i64 %k
  %x = load i64, ptr %p
  store i64 0, ptr %p
  %differ = icmp ne i64 %x, %y
  %k.next = add nuw i64 %k, 1
  br i1 %differ, label %loop, label %exit

exit:
  ret i64 %k
}

; CHECK-LABEL: define i64 @blocked_by_store(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
define i64 @blocked_by_store(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop

loop:
  %k = phi i64 [ 0, %entry ], [ %k.next, %second ]
  %some = icmp ult i64 %k, %n
  br i1 %some, label %second, label %exit

second:
  %y = load i64, ptr %b
  %p = getelementptr i64, ptr %a, i64 %k
  store i64 0, ptr %p
  %differ = icmp ne i64 %k, %y
  %k.next = add nuw i64 %k, 1
  br i1 %differ, label %loop, label %exit

exit:
  ret i64 %k
}

; CHECK-LABEL: define i64 @blocked_by_pointer(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
define i64 @blocked_by_pointer(ptr %a, i64 %x, i64 %n) {
entry:
  br label %loop

loop:
  %k = phi i64 [ 0, %entry ], [ %k.next, %second ]
  %some = icmp ult i64 %k, %n
  br i1 %some, label %second, label %exit

second:
  %p = getelementptr i64, ptr %a, i64 %k
  %y = load i64, ptr %p
  %differ = icmp ne i64 %x, %y
  %k.next = add nuw i64 %k, 1
  br i1 %differ, label %loop, label %exit

exit:
  ret i64 %k
}

; LICM moves the load of known memory as it is.
; CHECK-LABEL: define i64 @blocked_by_known_memory(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
define i64 @blocked_by_known_memory(i64 %n) {
entry:
  br label %loop

loop:
  %k = phi i64 [ 0, %entry ], [ %k.next, %second ]
  %some = icmp ult i64 %k, %n
  br i1 %some, label %second, label %exit

second:
  %y = load i64, ptr @known
  %differ = icmp ne i64 %k, %y
  %k.next = add nuw i64 %k, 1
  br i1 %differ, label %loop, label %exit

exit:
  ret i64 %k
}

; The call may not return.
; CHECK-LABEL: define i64 @blocked_by_call(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
define i64 @blocked_by_call(ptr %b, i64 %n) {
entry:
  br label %loop

loop:
  %k = phi i64 [ 0, %entry ], [ %k.next, %second ]
  %some = icmp ult i64 %k, %n
  br i1 %some, label %second, label %exit

second:
  call void @stop() memory(inaccessiblemem: readwrite)
  %y = load i64, ptr %b
  %differ = icmp ne i64 %k, %y
  %k.next = add nuw i64 %k, 1
  br i1 %differ, label %loop, label %exit

exit:
  ret i64 %k
}

; LoopRotate takes what the last block does not leave.
; CHECK-LABEL: define i64 @blocked_by_latch(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
define i64 @blocked_by_latch(ptr %b, i64 %n) {
entry:
  br label %loop

loop:
  %k = phi i64 [ 0, %entry ], [ %k.next, %latch ]
  %some = icmp ult i64 %k, %n
  br i1 %some, label %second, label %exit

second:
  %y = load i64, ptr %b
  %differ = icmp ne i64 %k, %y
  br i1 %differ, label %latch, label %exit

latch:
  %k.next = add nuw i64 %k, 1
  br label %loop

exit:
  ret i64 %k
}

; CHECK-LABEL: define i64 @blocked_by_load_in_header(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
define i64 @blocked_by_load_in_header(ptr %a, ptr %b) {
entry:
  br label %loop

loop:
  %k = phi i64 [ 0, %entry ], [ %k.next, %second ]
  %p = getelementptr i64, ptr %a, i64 %k
  %x = load i64, ptr %p
  %some = icmp ne i64 %x, 0
  br i1 %some, label %second, label %exit

second:
  %y = load i64, ptr %b
  %differ = icmp ne i64 %x, %y
  %k.next = add nuw i64 %k, 1
  br i1 %differ, label %loop, label %exit

exit:
  ret i64 %k
}

; CHECK-LABEL: define i64 @blocked_by_volatile(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
define i64 @blocked_by_volatile(ptr %b, i64 %n) {
entry:
  br label %loop

loop:
  %k = phi i64 [ 0, %entry ], [ %k.next, %second ]
  %some = icmp ult i64 %k, %n
  br i1 %some, label %second, label %exit

second:
  %y = load volatile i64, ptr %b
  %differ = icmp ne i64 %k, %y
  %k.next = add nuw i64 %k, 1
  br i1 %differ, label %loop, label %exit

exit:
  ret i64 %k
}
