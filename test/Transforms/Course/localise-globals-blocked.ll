; RUN: split-file %s %t
; RUN: opt -mtriple=course -passes=course-localise-globals -S %t/variables.ll | FileCheck %t/variables.ll
; RUN: opt -mtriple=course -passes=course-localise-globals -S %t/choices.ll | FileCheck %t/choices.ll
; RUN: cat %t/main.ll %t/body.ll | opt -mtriple=course -passes=course-localise-globals -S | FileCheck --check-prefix=GONE %t/body.ll
; RUN: sed 's/@main/@start/' %t/main.ll > %t/start.ll
; RUN: cat %t/start.ll %t/body.ll | opt -mtriple=course -passes=course-localise-globals -S | FileCheck %t/body.ll
; RUN: sed 's/{/optnone noinline {/' %t/main.ll > %t/optnone.ll
; RUN: cat %t/optnone.ll %t/body.ll | opt -mtriple=course -passes=course-localise-globals -S | FileCheck %t/body.ll
; RUN: cat %t/main.ll %t/body.ll %t/caller.ll | opt -mtriple=course -passes=course-localise-globals -S | FileCheck %t/body.ll
; RUN: sed 's/call void @plain/call void @twice/' %t/body.ll > %t/twice.ll
; RUN: cat %t/main.ll %t/twice.ll | opt -mtriple=course -passes=course-localise-globals -S | FileCheck %t/body.ll
; RUN: opt -mtriple=course -passes=course-o2 -course-enable-localise-globals=false -debug-pass-manager -disable-output %t/variables.ll 2>&1 | FileCheck --check-prefix=OFF %s
; RUN: opt -mtriple=course -passes=course-o1 -debug-pass-manager -disable-output %t/variables.ll 2>&1 | FileCheck --check-prefix=OFF %s

; What keeps variables from becoming objects of main, each by itself.

; OFF-NOT: CourseLocaliseGlobals

;--- variables.ll
; CHECK-DAG: @by_linkage = global
; CHECK-DAG: @by_weak_value = internal externally_initialized global
; CHECK-DAG: @by_thread = internal thread_local global
; CHECK-DAG: @by_section = internal global
; CHECK-DAG: @by_constant = internal constant
; CHECK-DAG: @by_size = internal global
; CHECK-DAG: @by_alignment = internal global
; CHECK-DAG: @by_no_size = internal global
; CHECK-DAG: @by_volatile_load = internal global
; CHECK-DAG: @by_volatile_store = internal global
; CHECK-DAG: @by_atomic = internal global
; CHECK-DAG: @by_offset = internal global
; CHECK-DAG: @by_vector = internal global
; CHECK-DAG: @by_function = internal global
; CHECK-DAG: @by_initial_value = internal global
; CHECK-DAG: @by_call = internal global
; CHECK-DAG: @by_storing = internal global
; CHECK-DAG: @by_comparing = internal global
; CHECK-DAG: @by_integer = internal global
; CHECK-DAG: @by_block = internal global
; CHECK-NOT: alloca
@by_linkage = global i64 0
@by_weak_value = internal externally_initialized global i64 0
@by_thread = internal thread_local global i64 0
@by_section = internal global i64 0, section "place"
@by_constant = internal constant i64 0
@by_size = internal global [17 x i64] zeroinitializer
@by_alignment = internal global i64 0, align 16
@by_no_size = internal global {} zeroinitializer
@by_volatile_load = internal global i64 0
@by_volatile_store = internal global i64 0
@by_atomic = internal global i64 0
@by_offset = internal global [2 x i64] zeroinitializer
@by_vector = internal global [2 x i64] zeroinitializer
@by_function = internal global i64 0
@by_initial_value = internal global i64 0
@pointer = global ptr @by_initial_value
@by_call = internal global i64 0
@by_storing = internal global i64 0
@by_comparing = internal global i64 0
@by_integer = internal global i64 0
@by_block = internal global [2 x i64] zeroinitializer
declare i64 @read()
declare void @use(ptr)

define i64 @main() {
  %n = call i64 @read()
  store i64 %n, ptr @by_linkage
  store i64 %n, ptr @by_weak_value
  store i64 %n, ptr @by_thread
  store i64 %n, ptr @by_section
  %constant = load i64, ptr @by_constant
  store i64 %n, ptr @by_size
  store i64 %n, ptr @by_alignment
  store {} zeroinitializer, ptr @by_no_size
  %volatile = load volatile i64, ptr @by_volatile_load
  store volatile i64 %n, ptr @by_volatile_store
  %atomic = load atomic i64, ptr @by_atomic monotonic, align 8
  %variable = getelementptr i64, ptr @by_offset, i64 %n
  store i64 %n, ptr %variable
  %vector = getelementptr i64, ptr @by_vector, <2 x i64> <i64 0, i64 1>
  %element = extractelement <2 x ptr> %vector, i64 %n
  store i64 %n, ptr %element
  store i64 %n, ptr @by_function
  store i64 %n, ptr @by_initial_value
  call void @use(ptr @by_call)
  store ptr @by_storing, ptr @by_linkage
  %equal = icmp eq ptr @by_comparing, %element
  %integer = ptrtoint ptr @by_integer to i64
  call void @llvm.memset.p0.i64(ptr @by_block, i8 0, i64 16, i1 false)
  ret i64 %constant
}

define void @other() {
  store i64 1, ptr @by_function
  ret void
}

;--- choices.ll
; CHECK-DAG: @by_null = internal global
; CHECK-DAG: @by_argument = internal global
; CHECK-DAG: @by_neighbour = internal global
; CHECK-DAG: @neighbour = internal global
; CHECK-DAG: @by_step = internal global
; CHECK-DAG: @by_volatile = internal global
; CHECK-DAG: @by_call = internal global
; CHECK-DAG: @by_loop = internal global
; CHECK-DAG: @of_nine_1 = internal global
; CHECK-DAG: @of_nine_2 = internal global
; CHECK-DAG: @of_nine_3 = internal global
; CHECK-DAG: @of_nine_4 = internal global
; CHECK-DAG: @of_nine_5 = internal global
; CHECK-DAG: @of_nine_6 = internal global
; CHECK-DAG: @of_nine_7 = internal global
; CHECK-DAG: @of_nine_8 = internal global
; CHECK-DAG: @of_nine_9 = internal global
; CHECK-NOT: alloca
@by_null = internal global i64 0
@by_argument = internal global i64 0
@by_neighbour = internal global i64 0
@neighbour = internal global i64 0
@by_step = internal global [2 x i64] zeroinitializer
@by_volatile = internal global i64 0
@by_call = internal global i64 0
@by_loop = internal global i64 0
@of_nine_1 = internal global i64 0
@of_nine_2 = internal global i64 0
@of_nine_3 = internal global i64 0
@of_nine_4 = internal global i64 0
@of_nine_5 = internal global i64 0
@of_nine_6 = internal global i64 0
@of_nine_7 = internal global i64 0
@of_nine_8 = internal global i64 0
@of_nine_9 = internal global i64 0
declare void @use(ptr)

define i64 @main(i1 %c, ptr %argument, i64 %n) {
entry:
  %null = select i1 %c, ptr @by_null, ptr null
  store i64 1, ptr %null
  %pointer = select i1 %c, ptr @by_argument, ptr %argument
  store i64 1, ptr %pointer
  %next = select i1 %c, ptr @by_neighbour, ptr @neighbour
  store i64 1, ptr %next
  call void @use(ptr @neighbour)
  %base = select i1 %c, ptr @by_step, ptr getelementptr (i8, ptr @by_step, i64 8)
  %step = getelementptr i64, ptr %base, i64 %n
  store i64 1, ptr %step
  %volatile = select i1 %c, ptr @by_volatile, ptr @by_volatile
  store volatile i64 1, ptr %volatile
  %called = select i1 %c, ptr @by_call, ptr @by_call
  call void @use(ptr %called)
  switch i64 %n, label %join [
    i64 1, label %b1
    i64 2, label %b2
    i64 3, label %b3
    i64 4, label %b4
    i64 5, label %b5
    i64 6, label %b6
    i64 7, label %b7
    i64 8, label %b8
  ]
b1:
  br label %join
b2:
  br label %join
b3:
  br label %join
b4:
  br label %join
b5:
  br label %join
b6:
  br label %join
b7:
  br label %join
b8:
  br label %join
join:
  %nine = phi ptr [ @of_nine_9, %entry ], [ @of_nine_1, %b1 ], [ @of_nine_2, %b2 ], [ @of_nine_3, %b3 ], [ @of_nine_4, %b4 ], [ @of_nine_5, %b5 ], [ @of_nine_6, %b6 ], [ @of_nine_7, %b7 ], [ @of_nine_8, %b8 ]
  store i64 1, ptr %nine
  br label %loop
loop:
  %looped = phi ptr [ @by_loop, %join ], [ %looped, %loop ]
  store i64 1, ptr %looped
  br i1 %c, label %loop, label %exit
exit:
  ret i64 0
}

;--- main.ll
define i64 @main() {

;--- body.ll
; GONE-NOT: @g
; CHECK: @g = internal global
  call void @plain()
  %x = load i64, ptr @g
  ret i64 %x
}
@g = internal global i64 0
declare void @plain()
declare void @twice() returns_twice

;--- caller.ll
define i64 @caller() {
  %x = call i64 @main()
  ret i64 %x
}
