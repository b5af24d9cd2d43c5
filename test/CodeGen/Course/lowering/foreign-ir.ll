; IR that was written for another target, or for none: no triple, marks of
; accesses, convergence tokens, variables that are tied to sections.
; RUN: llc -march=course -O0 -course-passes= -stop-after=course-foreign-ir %s -o - | FileCheck %s
; RUN: opt -mtriple=course -passes=course-foreign-ir -S %s | FileCheck --check-prefix=PASS %s
; RUN: llc -march=course -O0 %s -o - | FileCheck --check-prefix=ASM %s
; RUN: llc -march=course -O2 %s -o - | FileCheck --check-prefix=ASM %s

; CHECK: target triple = "course

%pair = type { i32, [4 x i32] }

; CHECK: @tied = global i32 0{{$}}
; PASS: @tied = global i32 0{{$}}
@tied = global i32 0, !associated !0
!0 = !{ptr @section}
@section = global i32 0

; PASS-LABEL: define i32 @marks(ptr %p)
; PASS-NEXT: [[ARRAY:%.*]] = getelementptr inbounds %pair, ptr %p, i32 0, i32 1
; PASS-NEXT: [[ELEMENT:%.*]] = getelementptr inbounds [4 x i32], ptr [[ARRAY]], i32 0, i32 2
; PASS-NEXT: load i32, ptr [[ELEMENT]]
; ASM-LABEL: start marks 1:
; ASM: load 4 {{(arg|r)}}1 12
define i32 @marks(ptr %p) {
  %base = call ptr @llvm.preserve.static.offset(ptr %p)
  %array = call ptr @llvm.preserve.struct.access.index.p0.p0(ptr elementtype(%pair) %base, i32 1, i32 1)
  %same = call ptr @llvm.preserve.union.access.index.p0.p0(ptr %array, i32 0)
  %element = call ptr @llvm.preserve.array.access.index.p0.p0(ptr elementtype([4 x i32]) %same, i32 1, i32 2)
  %r = load i32, ptr %element
  ret i32 %r
}

; PASS-LABEL: define i32 @converging(i32 %n)
; PASS-NEXT: entry:
; PASS-NEXT: br label %loop
; PASS: call i32 @converging(i32 %next) [[CONVERGENT:#[0-9]+]]{{$}}
define i32 @converging(i32 %n) convergent {
entry:
  %outer = call token @llvm.experimental.convergence.entry()
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %inner = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %outer) ]
  %next = lshr i32 %i, 1
  %r = call i32 @converging(i32 %next) convergent [ "convergencectrl"(token %inner) ]
  %again = icmp ne i32 %r, 0
  br i1 %again, label %loop, label %done
done:
  ret i32 %r
}

; Without the triple, the driver's answer is that LLVM knows a library.
; CHECK: define double @own(double %x) [[NO_BUILTINS:#[0-9]+]]
; CHECK: attributes [[NO_BUILTINS]] = { "no-builtins" }
define double @own(double %x) {
  ret double %x
}

; PASS-LABEL: define half @frozen()
; ASM-LABEL: start frozen 0:
define half @frozen() {
  %r = freeze half undef
  ret half %r
}

declare ptr @llvm.preserve.static.offset(ptr)
declare ptr @llvm.preserve.struct.access.index.p0.p0(ptr, i32, i32)
declare ptr @llvm.preserve.union.access.index.p0.p0(ptr, i32)
declare ptr @llvm.preserve.array.access.index.p0.p0(ptr, i32, i32)
declare token @llvm.experimental.convergence.entry()
declare token @llvm.experimental.convergence.loop()
