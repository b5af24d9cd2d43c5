; RUN: opt -mtriple=course -passes=course-malloc-to-gv -pass-remarks=course-malloc-to-gv -S < %s 2>%t.remarks | FileCheck %s
; RUN: FileCheck --check-prefix=REMARK %s < %t.remarks
; RUN: sed '/; FREE-ALL/d' %s | opt -mtriple=course -passes=course-malloc-to-gv -S | FileCheck --check-prefix=NO-FREE %s
; RUN: sed 's/; CALL-MAIN/call i64 @main(i64 0)/' %s | opt -mtriple=course -passes=course-malloc-to-gv -S | FileCheck --check-prefix=CALLED %s

; What main allocates once is a global variable, if nobody else frees it.

; REMARK: remark: {{.*}} a block of 24 bytes became a global variable

declare noalias ptr @malloc(i64) nofree
declare void @free(ptr captures(none))
declare void @look(ptr captures(none)) nofree
declare void @look_only(ptr captures(none))

@keeper = internal global ptr null

; CHECK: @moved = internal global [24 x i8] zeroinitializer, align 8
; CHECK: @freed = internal global [8 x i8] zeroinitializer, align 8
; CHECK-NOT: @blocked
; NO-FREE: @blocked_by_capture = internal global
; NO-FREE: @blocked_by_passing = internal global
; NO-FREE: @blocked_by_selection = internal global
; CALLED-NOT: @moved = internal

; CHECK-LABEL: define i64 @main(
; CHECK: call void @look(ptr @moved)
; CHECK-NOT: call void @free(ptr @freed)
; CHECK-DAG: %blocked_by_capture = call ptr @malloc
; CHECK-DAG: %blocked_by_passing = call ptr @malloc
; CHECK-DAG: %blocked_by_selection = call ptr @malloc
; CHECK-DAG: %blocked_by_merged_free = call ptr @malloc
; CHECK-DAG: %blocked_by_size = call ptr @malloc
; CHECK-DAG: %blocked_by_zero = call ptr @malloc
; CHECK-DAG: %blocked_by_unknown_size = call ptr @malloc
; CHECK-DAG: %blocked_by_loop = call ptr @malloc
define i64 @main(i64 %n) {
entry:
  ; CALL-MAIN
  %moved = call ptr @malloc(i64 24)
  call void @look(ptr %moved)
  %freed = call ptr @malloc(i64 8)
  store i64 1, ptr %freed
  call void @free(ptr %freed)
  %blocked_by_capture = call ptr @malloc(i64 8)
  store ptr %blocked_by_capture, ptr @keeper
  %blocked_by_passing = call ptr @malloc(i64 16)
  %part = getelementptr i8, ptr %blocked_by_passing, i64 0
  call void @look_only(ptr %part)
  %blocked_by_selection = call ptr @malloc(i64 8)
  %is_some = icmp ne i64 %n, 1
  %some = select i1 %is_some, ptr %blocked_by_selection, ptr null
  call void @look_only(ptr %some)
  %blocked_by_merged_free = call ptr @malloc(i64 8)
  %c = icmp eq i64 %n, 0
  %either = select i1 %c, ptr %blocked_by_merged_free, ptr null
  call void @free(ptr %either) ; FREE-ALL
  %blocked_by_size = call ptr @malloc(i64 1048584)
  store i64 1, ptr %blocked_by_size
  %blocked_by_zero = call ptr @malloc(i64 0)
  call void @look(ptr %blocked_by_zero)
  %blocked_by_unknown_size = call ptr @malloc(i64 %n)
  store i64 1, ptr %blocked_by_unknown_size
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %blocked_by_loop = call ptr @malloc(i64 8)
  call void @look(ptr %blocked_by_loop)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 0
}

define void @frees_what_is_kept() {
  %p = load ptr, ptr @keeper ; FREE-ALL
  call void @free(ptr %p) ; FREE-ALL
  ret void
}

; CHECK-LABEL: define i64 @blocked_by_function(
; CHECK: call ptr @malloc
define i64 @blocked_by_function() {
  %blocked_by_function = call ptr @malloc(i64 8)
  %x = load i64, ptr %blocked_by_function
  ret i64 %x
}
