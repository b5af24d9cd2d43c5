; Programs of which nothing is known, and accesses of which nothing is.
; RUN: split-file %s %t
; RUN: opt -mtriple=course -passes=course-points-to -S %t/unknown.ll | FileCheck %t/unknown.ll
; RUN: opt -mtriple=course -passes=course-points-to -S %t/unseen-call.ll | FileCheck --implicit-check-not=alias %t/unseen-call.ll
; RUN: opt -mtriple=course -passes=course-points-to -S %t/unseen-pointer.ll | FileCheck --implicit-check-not=alias %t/unseen-pointer.ll
; RUN: opt -mtriple=course -passes=course-points-to -S %t/unseen-intrinsic.ll | FileCheck --implicit-check-not=alias %t/unseen-intrinsic.ll
; RUN: opt -mtriple=course -passes=course-points-to -S %t/variadic.ll | FileCheck --implicit-check-not=alias %t/variadic.ll
; RUN: opt -mtriple=course -passes=course-points-to -S %t/too-few-arguments.ll | FileCheck --implicit-check-not=alias %t/too-few-arguments.ll
; RUN: opt -mtriple=course -passes=course-points-to -S %t/stored-anywhere.ll | FileCheck --implicit-check-not=alias %t/stored-anywhere.ll
; RUN: opt -mtriple=course -passes=course-points-to -S %t/stored-nowhere.ll | FileCheck --implicit-check-not=alias %t/stored-nowhere.ll
; RUN: opt -mtriple=course -passes=course-points-to -S %t/assembly.ll | FileCheck --implicit-check-not=alias %t/assembly.ll
; RUN: opt -mtriple=course -passes=course-points-to -S %t/odd-instruction.ll | FileCheck --implicit-check-not=alias %t/odd-instruction.ll
; RUN: opt -mtriple=course -passes=course-points-to -S %t/part-code.ll | FileCheck --implicit-check-not=alias %t/part-code.ll
; RUN: opt -mtriple=course -passes=course-points-to -S %t/part-data.ll | FileCheck --implicit-check-not=alias %t/part-data.ll
; RUN: opt -mtriple=course -passes=course-points-to -S %t/one-object.ll | FileCheck --implicit-check-not=alias %t/one-object.ll

;--- unknown.ll
; @x or what nothing is known of: what is made from an integer, what is loaded
; there, what main gets, what sp is, a label.

; CHECK: %known.x = load i64, ptr @x, align 8, !alias.scope
; CHECK: %known.y = load i64, ptr @y, align 8, !alias.scope
; CHECK: load i64, ptr %or.integer, align 8{{$}}
; CHECK: load i64, ptr %or.loaded, align 8{{$}}
; CHECK: load i64, ptr %or.null.n, align 8{{$}}
; CHECK: load i64, ptr %or.argument, align 8{{$}}
; CHECK: load i64, ptr %or.saved, align 8{{$}}
; CHECK: load i64, ptr %or.label, align 8{{$}}
; CHECK: load i64, ptr %or.constant, align 8{{$}}
@x = internal global i64 1
@y = internal global i64 2
declare i64 @read()
declare ptr @llvm.stacksave.p0()

define i64 @main(i64 %count, ptr %argument) {
  %known.x = load i64, ptr @x
  %known.y = load i64, ptr @y
  %n = call i64 @read()
  %k = icmp eq i64 %n, 0
  %integer = inttoptr i64 %n to ptr
  %loaded = load ptr, ptr %integer
  %null.n = getelementptr i64, ptr null, i64 %n
  %saved = call ptr @llvm.stacksave.p0()
  %label = getelementptr i8, ptr blockaddress(@main, %there), i64 0
  %or.integer = select i1 %k, ptr %integer, ptr @x
  %of.integer = load i64, ptr %or.integer
  %or.loaded = select i1 %k, ptr %loaded, ptr @x
  %of.loaded = load i64, ptr %or.loaded
  %or.null.n = select i1 %k, ptr %null.n, ptr @x
  %of.null.n = load i64, ptr %or.null.n
  %or.argument = select i1 %k, ptr %argument, ptr @x
  %of.argument = load i64, ptr %or.argument
  %or.saved = select i1 %k, ptr %saved, ptr @x
  %of.saved = load i64, ptr %or.saved
  %or.label = select i1 %k, ptr %label, ptr @x
  %of.label = load i64, ptr %or.label
  %or.constant = select i1 %k, ptr inttoptr (i64 8 to ptr), ptr @x
  %of.constant = load i64, ptr %or.constant
  br label %there
there:
  ret i64 0
}

;--- unseen-call.ll
; Code that is not seen gets a pointer.
; CHECK: load i64, ptr @x
@x = internal global i64 1
@y = internal global i64 2
declare void @unseen(ptr)

define i64 @main() {
  call void @unseen(ptr @x)
  %v = load i64, ptr @x
  %w = load i64, ptr @y
  ret i64 %v
}

;--- unseen-pointer.ll
; Code that is not seen may be called through a pointer.
; CHECK: load i64, ptr @x
@x = internal global i64 1
@y = internal global i64 2
declare void @unseen(ptr)
declare i64 @read()

define i64 @main() {
  %n = call i64 @read()
  %c = icmp eq i64 %n, 0
  %f = select i1 %c, ptr @unseen, ptr null
  call void %f(ptr @x)
  %v = load i64, ptr @x
  %w = load i64, ptr @y
  ret i64 %v
}

;--- unseen-intrinsic.ll
; An intrinsic that nobody has thought of.
; CHECK: load i64, ptr @x
@x = internal global i64 1
@y = internal global i64 2
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32)

define i64 @main() {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 8 @x, ptr align 8 @y, i64 8, i32 8)
  %v = load i64, ptr @x
  %w = load i64, ptr @y
  ret i64 %v
}

;--- variadic.ll
; A function gets more than it has.
; CHECK: load i64, ptr @x
@x = internal global i64 1
@y = internal global i64 2
define internal void @seen(i64 %n) {
  ret void
}

define i64 @main() {
  call void (i64, ...) @seen(i64 1, ptr @x)
  %v = load i64, ptr @x
  %w = load i64, ptr @y
  ret i64 %v
}

;--- too-few-arguments.ll
; The function reads what it is not given.
; CHECK: load i64, ptr @x
@x = internal global i64 1
@y = internal global i64 2
define internal i64 @seen(ptr %p, ptr %q) {
  %v = load i64, ptr %q
  ret i64 %v
}

define i64 @main() {
  %u = call i64 @seen(ptr @x)
  %v = load i64, ptr @x
  %w = load i64, ptr @y
  ret i64 %v
}

;--- stored-anywhere.ll
; A pointer is stored where it is not known.
; CHECK: load i64, ptr @x
@x = internal global i64 1
@y = internal global i64 2
declare i64 @read()

define i64 @main() {
  %n = call i64 @read()
  %p = inttoptr i64 %n to ptr
  store ptr @x, ptr %p
  %v = load i64, ptr @x
  %w = load i64, ptr @y
  ret i64 %v
}

;--- stored-nowhere.ll
; A pointer is stored where no object is.
; CHECK: load i64, ptr @x
@x = internal global i64 1
@y = internal global i64 2
declare i64 @read()

define i64 @main() {
  %n = call i64 @read()
  %p = getelementptr i64, ptr poison, i64 %n
  store ptr @x, ptr %p
  %v = load i64, ptr @x
  %w = load i64, ptr @y
  ret i64 %v
}

;--- assembly.ll
; Inline assembly may do anything.
; CHECK: load i64, ptr @x
@x = internal global i64 1
@y = internal global i64 2

define i64 @main() {
  call void asm sideeffect "", "~{memory}"()
  %v = load i64, ptr @x
  %w = load i64, ptr @y
  ret i64 %v
}

;--- odd-instruction.ll
; So may an instruction that touches memory otherwise.
; CHECK: load i64, ptr @x
@x = internal global i64 1
@y = internal global i64 2

define i64 @main() {
  %list = alloca ptr
  %a = va_arg ptr %list, i64
  %v = load i64, ptr @x
  %w = load i64, ptr @y
  ret i64 %v
}

;--- part-code.ll
; Not a whole program: somebody else may call @f.
; CHECK: load i64, ptr @x
@x = internal global i64 1
@y = internal global i64 2

define i64 @f(ptr %p) {
  %v = load i64, ptr @x
  %w = load i64, ptr @y
  ret i64 %v
}

define i64 @main() {
  ret i64 0
}

;--- part-data.ll
; Somebody else may change where @cell points to.
; CHECK: load i64, ptr @x
@x = internal global i64 1
@y = internal global i64 2
@cell = global ptr null

define i64 @main() {
  store ptr @x, ptr @cell
  %p = load ptr, ptr @cell
  %u = load i64, ptr %p
  %v = load i64, ptr @x
  %w = load i64, ptr @y
  ret i64 %v
}

;--- one-object.ll
; What could the only object be told from?
; CHECK: load i64, ptr @x
@x = internal global i64 1

define i64 @main() {
  %v = load i64, ptr @x
  ret i64 %v
}
