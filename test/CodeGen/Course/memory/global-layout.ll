; Where global variables lie, which ones lie nowhere, and what main does for them.
; RUN: split-file %s %t
; RUN: llc -mtriple=course -start-before=course-global-layout -stop-after=course-global-layout %t/placed.ll -o - 2>&1 | FileCheck %t/placed.ll
; RUN: llc -mtriple=course -start-before=course-global-layout -stop-after=course-global-layout %t/heap.ll -o - | FileCheck %t/heap.ll
; RUN: llc -mtriple=course -start-before=course-global-layout -stop-after=course-global-layout -course-heap-stack=100 %t/heap-stack.ll -o - | FileCheck %t/heap-stack.ll
; RUN: llc -mtriple=course -start-before=course-global-layout -stop-after=course-global-layout %t/called-main.ll -o - | FileCheck %t/called-main.ll
; RUN: llc -mtriple=course -start-before=course-global-layout -stop-after=course-global-layout %t/names.ll -o - | FileCheck %t/names.ll
; RUN: not llc -mtriple=course -start-before=course-global-layout -stop-after=course-global-layout %t/errors.ll -o /dev/null 2>&1 | FileCheck %t/errors.ll

;--- placed.ll
; An alias is what it stands for, and there is one thread. Lists of LLVM's and what
; nobody reads lie nowhere. Zeros are not stored.
; CHECK: warning: global variable 'declared' is not defined; it gets zero-filled storage
; CHECK-NOT: warning
; CHECK: @llvm.used = {{.*}} section "llvm.metadata"{{$}}
; CHECK: @unused = internal global i64 1{{$}}
; CHECK: @often = internal global i64 7 [[OFTEN:#[0-9]+]]
; CHECK: @aligned = internal global i8 3, align 64 [[ALIGNED:#[0-9]+]]
; CHECK: @zero = internal global [3 x i8] zeroinitializer [[ZERO:#[0-9]+]]
; CHECK: @declared = external global i64 [[DECLARED:#[0-9]+]]
; CHECK: @own = internal global i64 5 [[OWN:#[0-9]+]]
; CHECK-NOT: alias
; CHECK: define i64 @main() [[MAIN:#[0-9]+]]
; CHECK-NEXT: store i8 3, ptr @aligned
; CHECK-NEXT: store i64 5, ptr @own
; CHECK-NEXT: store i64 7, ptr @often
; CHECK-NEXT: %a = load i64, ptr @often
; CHECK: %d = load i64, ptr @own
; CHECK: attributes [[OFTEN]] = { "course-address"="10152" }
; CHECK-NEXT: attributes [[ALIGNED]] = { "course-address"="10176" }
; CHECK-NEXT: attributes [[ZERO]] = { "course-address"="10232" }
; CHECK-NEXT: attributes [[DECLARED]] = { "course-address"="10160" }
; CHECK-NEXT: attributes [[OWN]] = { "course-address"="10168" }
; CHECK: attributes [[MAIN]] = { "course-entry-sp"="10152" }
@llvm.used = appending global [1 x ptr] [ptr @zero], section "llvm.metadata"
@unused = internal global i64 1
@often = internal global i64 7
@aligned = internal global i8 3, align 64
@zero = internal global [3 x i8] zeroinitializer
@declared = external global i64
@own = internal thread_local global i64 5
@other_name = internal alias i64, ptr @often
declare ptr @llvm.threadlocal.address.p0(ptr)

define i64 @main() {
  %a = load i64, ptr @other_name
  %b = load i64, ptr @declared
  %p = call ptr @llvm.threadlocal.address.p0(ptr @own)
  %d = load i64, ptr %p
  %e = load i8, ptr @aligned
  %f = load i8, ptr @zero
  %r = add i64 %a, %b
  ret i64 %r
}

;--- heap.ll
; What may be in the stack area alone stays there, what may not goes to the heap,
; and main takes the block before it stores anything.
; CHECK: @arena = internal global [8000 x i8] zeroinitializer [[ARENA:#[0-9]+]]
; CHECK: @moved = internal global i64 9 [[MOVED:#[0-9]+]]
; CHECK: define void @main() [[MAIN:#[0-9]+]]
; CHECK-NEXT: call ptr @malloc(i64 8)
; CHECK-NEXT: store i64 9, ptr @moved
; CHECK-DAG: attributes [[ARENA]] = { "course-address"="2240" "course-in-stack-area" }
; CHECK-DAG: attributes [[MOVED]] = { "course-address"="20480" "course-in-heap" }
@arena = internal global [8000 x i8] zeroinitializer #0
@moved = internal global i64 9 #1
define void @main() {
  store volatile i8 1, ptr @arena
  store volatile i64 1, ptr @moved
  ret void
}
attributes #0 = { "course-in-stack-area" }
attributes #1 = { "course-in-heap" }

;--- heap-stack.ll
; The stack of 104 bytes comes first.
; CHECK: @x = internal global i64 9 [[X:#[0-9]+]]
; CHECK: call ptr @malloc(i64 112)
; CHECK: attributes [[X]] = { "course-address"="20584" }
@x = internal global i64 9
define void @main() {
  store volatile i64 1, ptr @x
  ret void
}

;--- called-main.ll
; A main that is called is entered once by another.
; CHECK: define internal i64 @main.recursive()
; CHECK-NEXT: call i64 @main.recursive()
; CHECK: define i64 @main()
; CHECK: store i64 9, ptr @x
; CHECK-NEXT: [[R:%.*]] = call i64 @main.recursive()
; CHECK-NEXT: ret i64 [[R]]
@x = internal global i64 9
define i64 @main() {
  %r = call i64 @main()
  store volatile i64 %r, ptr @x
  ret i64 %r
}

;--- names.ll
; CHECK: define internal void @anonymous()
; CHECK: define void @main()
; CHECK-NEXT: call void @anonymous()
define internal void @0() {
  ret void
}
define void @main() {
  call void @0()
  ret void
}

;--- errors.ll
; CHECK: error: global variable 'unsized' has no known size
; CHECK: error: the initialiser of 'difference' is not a constant of this machine
; CHECK-NOT: error
%opaque = type opaque
@unsized = external global %opaque
@difference = internal global i64 sub (i64 ptrtoint (ptr @main to i64), i64 ptrtoint (ptr @x to i64))
@x = internal global i64 0
define void @main() {
  %p = load volatile i64, ptr @unsized
  %q = load volatile i64, ptr @difference
  ret void
}
