; Where data does not find room in the stack area, elements of all sizes get
; smaller, also if that takes a sign extension.

; RUN: rm -rf %t && split-file %s %t
; RUN: sed 's/LENGTH/3000/' %t/arrays.ll > %t/large.ll
; RUN: sed 's/LENGTH/250/' %t/arrays.ll > %t/small.ll
; RUN: opt -mtriple=course -passes=course-narrow-elements -S %t/large.ll | FileCheck %s --check-prefix=LARGE
; RUN: opt -mtriple=course -passes=course-narrow-elements -S %t/small.ll | FileCheck %s --check-prefix=SMALL
; RUN: opt -mtriple=course -passes=course-narrow-elements -course-narrow-elements-room=5000 -S %t/small.ll | FileCheck %s --check-prefix=ROOM
; RUN: opt -mtriple=course -passes=course-narrow-elements -S %t/frame.ll | FileCheck %s --check-prefix=FRAME
; RUN: opt -mtriple=course -passes=course-narrow-elements -S %t/block.ll | FileCheck %s --check-prefix=BLOCK

; Negative numbers come back.
; RUN: llc -mtriple=course -O2 -verify-machineinstrs %t/program.ll -o %t/program.s
; RUN: echo 1 2999 | course-run --quiet %t/program.s | FileCheck %s --match-full-lines --check-prefix=NONE
; RUN: echo 2999 2999 | course-run --quiet %t/program.s | FileCheck %s --match-full-lines --check-prefix=SOME
; RUN: opt -mtriple=course -passes='course-ranges,course-narrow-elements' -S %t/program.ll | FileCheck %s --check-prefix=PROGRAM
; NONE: 18446744073709551615
; SOME: 2999
; PROGRAM: @next = internal global [3000 x i16] zeroinitializer

;--- arrays.ll
; LARGE: @counts = internal global [3000 x i8] zeroinitializer
; SMALL: @counts = internal global [250 x i32] zeroinitializer
; ROOM: @counts = internal global [250 x i8] zeroinitializer
@counts = internal global [LENGTH x i32] zeroinitializer
; LARGE: @links = internal global [3000 x i16] zeroinitializer
; SMALL: @links = internal global [250 x i32] zeroinitializer
@links = internal global [LENGTH x i32] zeroinitializer
; LARGE: @halves = internal global [3000 x i8] zeroinitializer
; SMALL: @halves = internal global [250 x i16] zeroinitializer
@halves = internal global [LENGTH x i16] zeroinitializer
; A number without a sign that needs all bits.
; LARGE: @hashes = internal global [3000 x i32] zeroinitializer
@hashes = internal global [LENGTH x i32] zeroinitializer
; The sign of eight bytes counts only where data does not fit.
; LARGE: @wide = internal global [3000 x i16] zeroinitializer
; SMALL: @wide = internal global [250 x i64] zeroinitializer
@wide = internal global [LENGTH x i64] zeroinitializer
; One access brings two elements.
; LARGE: @pairs = internal global [3000 x i32] zeroinitializer
@pairs = internal global [LENGTH x i32] zeroinitializer

declare i64 @read()

define i32 @main() {
; LARGE-LABEL: define i32 @main(
; LARGE: load i8, ptr {{.*}}, !range ![[COUNT:[0-9]+]]
; LARGE: load i16, ptr {{.*}}, !range ![[LINK:[0-9]+]]
; LARGE-NEXT: sext i16 {{.*}} to i32
; LARGE: load i8, ptr {{.*}}
; LARGE-NEXT: zext i8 {{.*}} to i16
; LARGE: load i16, ptr {{.*}}
; LARGE-NEXT: sext i16 {{.*}} to i64
; LARGE-DAG: ![[COUNT]] = !{i8 0, i8 -56}
; LARGE-DAG: ![[LINK]] = !{i16 -1, i16 3000}
  %i = call i64 @read()
  %value = call i64 @read()
  %number = trunc i64 %value to i32
  %half = trunc i64 %value to i16
  %count.at = getelementptr inbounds i32, ptr @counts, i64 %i
  store i32 %number, ptr %count.at, align 4
  %count = load i32, ptr %count.at, align 4, !range !0
  %link.at = getelementptr inbounds i32, ptr @links, i64 %i
  store i32 %number, ptr %link.at, align 4
  %link = load i32, ptr %link.at, align 4, !range !1
  %half.at = getelementptr inbounds i16, ptr @halves, i64 %i
  store i16 %half, ptr %half.at, align 2
  %small = load i16, ptr %half.at, align 2, !range !2
  %hash.at = getelementptr inbounds i32, ptr @hashes, i64 %i
  store i32 %number, ptr %hash.at, align 4
  %hash = load i32, ptr %hash.at, align 4, !range !3
  %wide.at = getelementptr inbounds i64, ptr @wide, i64 %i
  store i64 %value, ptr %wide.at, align 8
  %long = load i64, ptr %wide.at, align 8, !range !4
  %pair.at = getelementptr inbounds i32, ptr @pairs, i64 %i
  store i64 %value, ptr %pair.at, align 8
  %one = load i32, ptr %pair.at, align 4, !range !0
  %sum.1 = add i32 %count, %link
  %sum.2 = add i32 %sum.1, %hash
  %sum.3 = add i32 %sum.2, %one
  %more = zext i16 %small to i32
  %sum.4 = add i32 %sum.3, %more
  %last = trunc i64 %long to i32
  %sum = add i32 %sum.4, %last
  ret i32 %sum
}

!0 = !{i32 0, i32 200}
!1 = !{i32 -1, i32 3000}
!2 = !{i16 0, i16 100}
!3 = !{i32 1, i32 0}
!4 = !{i64 -5, i64 3000}

;--- frame.ll
; Frames count.
; FRAME: alloca [3000 x i16]
define i32 @main() {
  %a = alloca [3000 x i32], align 4
  %i = call i64 @read()
  %at = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 7, ptr %at, align 4
  %v = load i32, ptr %at, align 4, !range !0
  ret i32 %v
}
declare i64 @read()
!0 = !{i32 0, i32 3000}

;--- block.ll
; What has no known size does not count.
%opaque = type opaque
@unsized = external global %opaque
; So do blocks of constant size, but not others, which may be small.
; BLOCK: call ptr @malloc(i64 6000)
; BLOCK: load i16
define i32 @main() {
  %a = call ptr @malloc(i64 12000)
  %i = call i64 @read()
  %at = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 7, ptr %at, align 4
  %v = load i32, ptr %at, align 4, !range !0
  ret i32 %v
}
declare i64 @read()
declare ptr @malloc(i64) allockind("alloc,zeroed")
!0 = !{i32 0, i32 3000}

;--- program.ll
@next = internal global [3000 x i32] zeroinitializer
declare i64 @read()
declare i64 @write(i64)

define i32 @main() {
  br label %fill
fill:
  %i = phi i64 [ 0, %0 ], [ %i.next, %fill ]
  %at = getelementptr inbounds i32, ptr @next, i64 %i
  store i32 -1, ptr %at, align 4
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, 3000
  br i1 %done, label %use, label %fill
use:
  %place = call i64 @read()
  %from = call i64 @read()
  %number = trunc i64 %from to i32
  %from.at = getelementptr inbounds i32, ptr @next, i64 %from
  store i32 %number, ptr %from.at, align 4
  %place.at = getelementptr inbounds i32, ptr @next, i64 %place
  %value = load i32, ptr %place.at, align 4
  %long = sext i32 %value to i64
  call i64 @write(i64 %long)
  ret i32 0
}
