; What is not used in the same runs shares one place, in the stack area and in the
; heap. What has values at first has them in all runs.

; RUN: split-file %s %t
; RUN: llc -mtriple=course -start-before=course-global-layout -stop-after=course-global-layout %t/stack.ll -o - | FileCheck %t/stack.ll
; RUN: llc -mtriple=course -start-before=course-global-layout -stop-after=course-global-layout %t/heap.ll -o - | FileCheck %t/heap.ll

;--- stack.ll
; In 10 240 bytes there is no room for all of them. Those of all runs end there, and
; those of some below them.
; CHECK: @all = {{.*}} [[ALL:#[0-9]+]]
; CHECK: @a.small = {{.*}} [[A_SMALL:#[0-9]+]]
; CHECK: @a = {{.*}} [[A:#[0-9]+]]
; CHECK: @b.small = {{.*}} [[B_SMALL:#[0-9]+]]
; CHECK: @b = {{.*}} [[B:#[0-9]+]]
; CHECK: @filled = {{.*}} [[FILLED:#[0-9]+]]
; CHECK: attributes [[ALL]] = { "course-address"="9424" }
; CHECK: attributes [[A_SMALL]] = { "course-address"="5424" "course-exclusive"="main.small" }
; CHECK: attributes [[A]] = { "course-address"="2224" "course-exclusive"="main" }
; CHECK: attributes [[B_SMALL]] = { "course-address"="2224" "course-exclusive"="main.small" }
; CHECK: attributes [[B]] = { "course-address"="7024" "course-exclusive"="main" }
; CHECK: attributes [[FILLED]] = { "course-address"="10224" "course-exclusive"="main" }
@all = internal global [100 x i64] zeroinitializer
@a.small = internal global [500 x i64] zeroinitializer #0
@a = internal global [600 x i64] zeroinitializer #1
@b.small = internal global [400 x i64] zeroinitializer #0
@b = internal global [300 x i64] zeroinitializer #1
@filled = internal global [2 x i64] [i64 7, i64 8] #1
declare i64 @read()
declare void @write(i64)
define i32 @main() {
  %n = call i64 @read()
  %q = getelementptr i64, ptr @all, i64 %n
  store i64 %n, ptr %q
  %c = icmp ult i64 %n, 9
  br i1 %c, label %s, label %l
s:
  %p1 = getelementptr i64, ptr @a.small, i64 %n
  store i64 %n, ptr %p1
  %p2 = getelementptr i64, ptr @b.small, i64 %n
  store i64 %n, ptr %p2
  ret i32 0
l:
  %p3 = getelementptr i64, ptr @a, i64 %n
  store i64 %n, ptr %p3
  %p4 = getelementptr i64, ptr @b, i64 %n
  store i64 %n, ptr %p4
  %m = and i64 %n, 1
  %p5 = getelementptr i64, ptr @filled, i64 %m
  %v = load i64, ptr %p5
  call void @write(i64 %v)
  ret i32 0
}
attributes #0 = { "course-exclusive"="main.small" }
attributes #1 = { "course-exclusive"="main" }

;--- heap.ll
; CHECK: @all = {{.*}} [[ALL:#[0-9]+]]
; CHECK: @a.small = {{.*}} [[A_SMALL:#[0-9]+]]
; CHECK: @a = {{.*}} [[A:#[0-9]+]]
; CHECK: @b.small = {{.*}} [[B_SMALL:#[0-9]+]]
; CHECK: @b = {{.*}} [[B:#[0-9]+]]
; CHECK: attributes [[ALL]] = { "course-address"="92480" }
; CHECK: attributes [[A_SMALL]] = { "course-address"="52480" "course-exclusive"="main.small" }
; CHECK: attributes [[A]] = { "course-address"="44480" "course-exclusive"="main" }
; CHECK: attributes [[B_SMALL]] = { "course-address"="20480" "course-exclusive"="main.small" }
; CHECK: attributes [[B]] = { "course-address"="20480" "course-exclusive"="main" }
@all = internal global [10000 x i64] zeroinitializer
@a.small = internal global [5000 x i64] zeroinitializer #0
@a = internal global [6000 x i64] zeroinitializer #1
@b.small = internal global [4000 x i64] zeroinitializer #0
@b = internal global [3000 x i64] zeroinitializer #1
@filled = internal global [2 x i64] [i64 7, i64 8] #1
declare i64 @read()
declare void @write(i64)
define i32 @main() {
  %n = call i64 @read()
  %q = getelementptr i64, ptr @all, i64 %n
  store i64 %n, ptr %q
  %c = icmp ult i64 %n, 9
  br i1 %c, label %s, label %l
s:
  %p1 = getelementptr i64, ptr @a.small, i64 %n
  store i64 %n, ptr %p1
  %p2 = getelementptr i64, ptr @b.small, i64 %n
  store i64 %n, ptr %p2
  ret i32 0
l:
  %p3 = getelementptr i64, ptr @a, i64 %n
  store i64 %n, ptr %p3
  %p4 = getelementptr i64, ptr @b, i64 %n
  store i64 %n, ptr %p4
  %m = and i64 %n, 1
  %p5 = getelementptr i64, ptr @filled, i64 %m
  %v = load i64, ptr %p5
  call void @write(i64 %v)
  ret i32 0
}
attributes #0 = { "course-exclusive"="main.small" }
attributes #1 = { "course-exclusive"="main" }
