; RUN: opt -mtriple=course -passes=course-gv-to-malloc -pass-remarks=course-gv-to-malloc -S < %s 2>%t.remarks | FileCheck %s
; RUN: FileCheck --check-prefix=REMARK %s < %t.remarks
; RUN: sed 's/define i64 @main/define i64 @start/' %s | opt -mtriple=course -passes=course-gv-to-malloc -S | FileCheck --check-prefix=NO-MAIN %s

; Who needs a variable gets its address, through all that call it; what cannot
; be passed on stays.

; REMARK: remark: {{.*}} global variable moved became a block, 2 functions get its address
; REMARK: remark: {{.*}} global variable table became a block, 0 functions get its address
; REMARK-NOT: remark

; NO-MAIN: @moved = internal global

; CHECK-NOT: @moved
; CHECK-NOT: @table
@moved = internal global [3 x i32] [i32 0, i32 7, i32 8], align 4
@table = internal global { i8, [2 x i16], ptr } { i8 1, [2 x i16] [i16 2, i16 0], ptr @pointee }
; CHECK-DAG: @pointee = internal global
; CHECK-DAG: @blocked_by_linkage = global
; CHECK-DAG: @blocked_by_constant = internal constant
; CHECK-DAG: @blocked_by_alignment = internal global
; CHECK-DAG: @blocked_by_address = internal global
; CHECK-DAG: @blocked_by_arguments = internal global
; CHECK-DAG: @blocked_by_external_user = internal global
; CHECK-DAG: @blocked_by_place = internal global
; CHECK-DAG: @blocked_by_size = internal global
@pointee = internal global i64 1
@blocked_by_linkage = global i64 1
@blocked_by_constant = internal constant i64 1
@blocked_by_alignment = internal global i64 1, align 16
@blocked_by_address = internal global i64 1
@blocked_by_arguments = internal global i64 1
@blocked_by_external_user = internal global i64 1
@blocked_by_place = internal global i64 1 #0
@blocked_by_size = internal global [320 x i8] c"12345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890"

; CHECK-LABEL: define i64 @main(
; CHECK: %table = call ptr @malloc(i64 16)
; CHECK: store i8 1, ptr %table, align 8
; CHECK: %[[I:.*]] = getelementptr i8, ptr %table, i64 2
; CHECK: store i16 2, ptr %[[I]], align 2
; CHECK: %[[P:.*]] = getelementptr i8, ptr %table, i64 8
; CHECK: store ptr @pointee, ptr %[[P]], align 8
; CHECK: %moved = call ptr @malloc(i64 16)
; CHECK: %[[A:.*]] = getelementptr i8, ptr %moved, i64 4
; CHECK: store i32 7, ptr %[[A]], align 4
; CHECK: %[[B:.*]] = getelementptr i8, ptr %moved, i64 8
; CHECK: store i32 8, ptr %[[B]], align 8
; CHECK: call void @middle(i64 1, ptr %moved)
define i64 @main() {
  call void @middle(i64 1)
  %f = load ptr, ptr @pointee
  %t = load i8, ptr @table
  store i64 1, ptr @blocked_by_linkage
  %c = load i64, ptr @blocked_by_constant
  store i64 1, ptr @blocked_by_alignment
  call void @address_taken()
  store ptr @address_taken, ptr @pointee
  call void @many(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16)
  %s = load i8, ptr @blocked_by_size
  store i64 1, ptr @blocked_by_place
  ret i64 %c
}

; CHECK-LABEL: define internal void @middle(i64 %x, ptr %moved)
; CHECK: call void @leaf(ptr %moved)
define internal void @middle(i64 %x) {
  call void @leaf()
  ret void
}

; What says which memory it touches says it no more.
; CHECK: define internal void @leaf(ptr %moved) {
; CHECK: %[[Q:.*]] = getelementptr {{.*}}%moved
; CHECK: store i32 1, ptr %[[Q]]
define internal void @leaf() memory(write, argmem: none) {
  store i32 1, ptr getelementptr (i8, ptr @moved, i64 4)
  ret void
}

define internal void @address_taken() {
  store i64 1, ptr @blocked_by_address
  ret void
}

define internal void @many(i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) {
  store i64 1, ptr @blocked_by_arguments
  ret void
}

define void @known_outside() {
  store i64 1, ptr @blocked_by_external_user
  ret void
}

attributes #0 = { "course-in-stack-area" }
