; Functions look whether the stack has room for them where nobody knows that
; before: recursive ones with a frame, and all if the deepest path is too deep.
; RUN: split-file %s %t
; RUN: llc -mtriple=course -o - %t/cycle.ll | FileCheck %s --check-prefix=CYCLE
; RUN: llc -mtriple=course -O0 -o %t/O0.s %t/cycle.ll
; RUN: course-run --check-incoming --quiet %t/O0.s | FileCheck %s --check-prefix=DEEP
; RUN: llc -mtriple=course -o %t/O2.s %t/cycle.ll
; RUN: course-run --check-incoming --quiet %t/O2.s | FileCheck %s --check-prefix=DEEP
; DEEP: 20000
; RUN: llc -mtriple=course -course-enable-split-stack=0 -o %t/off.s %t/cycle.ll
; RUN: not course-run --quiet %t/off.s 2>&1 | FileCheck %s --check-prefix=OFF
; OFF: error: store of 8 bytes at address

; Frames that would fill the stack area exactly: nothing lies at address 0.
; RUN: sed 's/5000 x/5040 x/' %t/cycle.ll | llc -mtriple=course -o %t/exact.s
; RUN: course-run %t/exact.s 2>&1 | FileCheck %s --check-prefix=EXACT
; EXACT: stack-lowest: 200

; The deepest path fits, or everything is checked.
; RUN: llc -mtriple=course -o - %t/chain.ll | FileCheck %s --check-prefix=FITS
; FITS-NOT: icmp ule sp
; RUN: llc -mtriple=course -course-stack-reserve=64 -o %t/chain.s %t/chain.ll
; RUN: FileCheck %s --check-prefix=CHAIN < %t/chain.s
; RUN: course-run --quiet %t/chain.s | FileCheck %s --check-prefix=FOUR
; FOUR: 4

; What cannot be checked: arguments in memory, objects of variable size.
; RUN: llc -mtriple=course -o - %t/memory.ll | FileCheck %s --check-prefix=FITS
; RUN: llc -mtriple=course -o - %t/variable.ll | FileCheck %s --check-prefix=FITS

; Nothing says where the stack begins.
; RUN: sed s/@main/@other/ %t/cycle.ll | llc -mtriple=course -o - | FileCheck %s --check-prefix=FITS

;--- cycle.ll
; odd has no frame, so it needs no check.
; CYCLE-LABEL: start even
; CYCLE:         r16 = icmp ule sp 200 16
; CYCLE-NEXT:    br r16 [[SWITCH:.bb[0-9]+]] [[BODY:.bb[0-9]+]]
; CYCLE-NEXT:  [[SWITCH]]:
; CYCLE-NEXT:    r16 = malloc 131064
; CYCLE-NEXT:    sp = or r16 65535 64
; CYCLE-NEXT:    sp = add sp 65529 64
; CYCLE-NEXT:    r1 = call even
; CYCLE-NEXT:    free r16
; CYCLE-NEXT:    ret r1
; CYCLE-NEXT:  [[BODY]]:
; CYCLE-NOT:     icmp ule sp
@data = internal global [5000 x i8] zeroinitializer
declare void @write(i64)
define internal i64 @even(i64 %n) noinline {
  %p = alloca [200 x i8], align 8
  store volatile i64 %n, ptr %p
  %is = icmp eq i64 %n, 0
  br i1 %is, label %done, label %more
more:
  %less = sub i64 %n, 1
  %r = call i64 @odd(i64 %less)
  %kept = load volatile i64, ptr %p
  %differs = icmp ne i64 %kept, %n
  %lost = zext i1 %differs to i64
  %sum = add i64 %r, %lost
  ret i64 %sum
done:
  ret i64 0
}
define internal i64 @odd(i64 %n) noinline {
  %is = icmp eq i64 %n, 0
  br i1 %is, label %done, label %more
more:
  %less = sub i64 %n, 1
  %r = call i64 @even(i64 %less)
  %sum = add i64 %r, 2
  ret i64 %sum
done:
  ret i64 0
}
define void @main() {
  store volatile i8 1, ptr @data
  %n = call i64 @even(i64 20000)
  call void @write(i64 %n)
  ret void
}

;--- chain.ll
; CHAIN-LABEL: start deep
; CHAIN:         icmp ule sp 200 16
; CHAIN:         call deep
; CHAIN-NEXT:    free
; CHAIN-NEXT:    ret{{$}}
; CHAIN-LABEL: start deeper
; CHAIN:         icmp ule sp 104 16
; CHAIN-NOT:     icmp ule sp
@data = internal global [10100 x i8] zeroinitializer
declare void @write(i64)
define internal void @deep(i64 %n) noinline {
  %p = alloca [200 x i8], align 8
  store volatile i64 %n, ptr %p
  ret void
}
define internal void @deeper(i64 %n) noinline {
  %p = alloca [104 x i8], align 8
  store volatile i64 %n, ptr %p
  call void @deep(i64 %n)
  call void @deep(i64 1)
  ret void
}
define void @main() {
  store volatile i8 1, ptr @data
  call void @deep(i64 2)
  call void @deeper(i64 3)
  call void @write(i64 4)
  ret void
}

;--- memory.ll
define internal i64 @f(i64 %n, ...) noinline {
  %p = alloca [200 x i8], align 8
  store volatile i64 %n, ptr %p
  %is = icmp eq i64 %n, 0
  br i1 %is, label %done, label %more
more:
  %less = sub i64 %n, 1
  %r = call i64 (i64, ...) @f(i64 %less, i64 1)
  %kept = load volatile i64, ptr %p
  %sum = add i64 %r, %kept
  ret i64 %sum
done:
  ret i64 0
}
define i64 @main() {
  %r = call i64 (i64, ...) @f(i64 3, i64 1)
  ret i64 %r
}

;--- variable.ll
define internal i64 @f(i64 %n) noinline {
  %p = alloca i8, i64 %n, align 8
  store volatile i64 %n, ptr %p
  %is = icmp eq i64 %n, 8
  br i1 %is, label %done, label %more
more:
  %less = sub i64 %n, 8
  %r = call i64 @f(i64 %less)
  %kept = load volatile i64, ptr %p
  %sum = add i64 %r, %kept
  ret i64 %sum
done:
  ret i64 0
}
define i64 @main() {
  %r = call i64 @f(i64 24)
  ret i64 %r
}
