; RUN: opt -mtriple=course -passes=course-code-addresses -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes=course-code-addresses,course-code-addresses -S %s | FileCheck %s

; Functions have numbers, indirect calls are switches over them.

; CHECK: @table = global [2 x ptr] [ptr inttoptr (i64 10240 to ptr), ptr inttoptr (i64 10242 to ptr)]
@table = global [2 x ptr] [ptr @f, ptr @g]
; CHECK: @weak = global ptr null
@weak = global ptr @nowhere
; CHECK: @llvm.global_ctors = appending global {{.*}} ptr @constructor
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @constructor, ptr null }]
; CHECK: @labels = global [2 x ptr] [ptr inttoptr (i64 [[A:[0-9]+]] to ptr), ptr inttoptr (i64 [[B:[0-9]+]] to ptr)]
@labels = global [2 x ptr] [ptr blockaddress(@computed_goto, %a), ptr blockaddress(@computed_goto, %b)]

declare extern_weak void @nowhere()

define i64 @f(i64 %a) {
  ret i64 %a
}
define i64 @g(i64 %a) {
  ret i64 1
}
define void @no_result(i64 %a) {
  ret void
}
define i64 @other_signature(i64 %a, i64 %b) {
  ret i64 2
}
define i64 @variadic(i64 %a, ...) {
  ret i64 3
}
define void @constructor() {
  ret void
}
define i64 @address_not_taken(i64 %a) {
  ret i64 4
}

define void @addresses(ptr %p) {
; CHECK-LABEL: define void @addresses(
; CHECK-NEXT:    store ptr inttoptr (i64 {{.*}} to ptr), ptr %p
; CHECK-NEXT:    store ptr inttoptr (i64 {{.*}} to ptr), ptr %p
; CHECK-NEXT:    store ptr inttoptr (i64 {{.*}} to ptr), ptr %p
; CHECK-NEXT:    call i64 @address_not_taken(i64 1)
  store ptr @no_result, ptr %p
  store ptr @other_signature, ptr %p
  store ptr @variadic, ptr %p
  %r = call i64 @address_not_taken(i64 1)
  ret void
}

define i64 @indirect(ptr %f, i64 %a) {
; CHECK-LABEL: define i64 @indirect(
; CHECK-NEXT:    %r = call i64 @course.call(ptr %f, i64 %a)
  %r = call i64 %f(i64 %a)
  ret i64 %r
}

; A number goes for an address, and nobody looks at a result.
define void @travels_alike(ptr %f, ptr %a) {
; CHECK-LABEL: define void @travels_alike(
; CHECK-NEXT:    call void @[[ALIKE:course.call.*]](ptr %f, ptr %a)
  call void %f(ptr %a)
  ret void
}

define i64 @variadic_call(ptr %f) {
; CHECK-LABEL: define i64 @variadic_call(
; CHECK:         switch i64 {{.*}}, label %nowhere [
; CHECK-NEXT:      i64 {{[0-9]+}}, label %[[CASE:.*]]
; CHECK-NEXT:    ]
; CHECK:       [[CASE]]:
; CHECK-NEXT:    call i64 (i64, ...) @variadic(i64 1, i64 2)
; CHECK:       nowhere:
; CHECK-NEXT:    unreachable
  %r = call i64 (i64, ...) %f(i64 1, i64 2)
  ret i64 %r
}

define i64 @not_optimised(ptr %f) optnone noinline {
; CHECK-LABEL: define i64 @not_optimised(
; CHECK:       nowhere:
; CHECK-NEXT:    call void @llvm.trap()
; CHECK-NEXT:    unreachable
  %r = call i64 (i64, ...) %f(i64 1, i64 2)
  ret i64 %r
}

define i64 @computed_goto(ptr %p) {
; CHECK-LABEL: define i64 @computed_goto(
; CHECK-NEXT:    [[NUMBER:%.*]] = ptrtoint ptr %p to i64
; CHECK-NEXT:    switch i64 [[NUMBER]], label %nowhere [
; CHECK-NEXT:      i64 [[A]], label %a
; CHECK-NEXT:      i64 [[B]], label %b
; CHECK-NEXT:    ]
; CHECK:       c:
; CHECK-NEXT:    ret i64 2
  indirectbr ptr %p, [label %a, label %b, label %a, label %c]
a:
  ret i64 0
b:
  ret i64 1
c:
  ret i64 2
}

; CHECK-LABEL: define internal i64 @course.call(ptr %0, i64 %1)
; CHECK:         switch i64 {{.*}}, label %nowhere [
; CHECK-NEXT:      i64 10240, label %[[F:.*]]
; CHECK-NEXT:      i64 10242, label %[[G:.*]]
; CHECK-NEXT:      i64 {{.*}}, label %[[N:.*]]
; CHECK-NEXT:    ]
; CHECK:       [[F]]:
; CHECK-NEXT:    [[X:%.*]] = call i64 @f(i64 %1)
; CHECK:       [[G]]:
; CHECK-NEXT:    [[Y:%.*]] = call i64 @g(i64 %1)
; CHECK:       [[N]]:
; CHECK-NEXT:    call void @no_result(i64 %1)
; CHECK:       nowhere:
; CHECK-NEXT:    unreachable
; CHECK:         phi i64 [ [[X]], %[[F]] ], [ [[Y]], %[[G]] ], [ 0, %[[N]] ]

; CHECK: define internal void @[[ALIKE]](ptr %0, ptr %1)
; CHECK:         ptrtoint ptr %1 to i64
