; Functions of the runtime library are inlined into a program, although they are
; compiled as what implements builtins.
; RUN: split-file %s %t
; RUN: opt -mtriple=course %t/library.ll -o %t/library.bc
; RUN: opt -mtriple=course -passes='course-link-runtime,cgscc(inline)' -course-runtime-library=%t/library.bc -S %t/program.ll | FileCheck %t/program.ll

; A module without a target is compiled like the library.
; RUN: sed 's/) {$/) "no-builtins" {/' %t/program.ll > %t/blocked.ll
; RUN: opt -mtriple=course -passes=course-link-runtime -course-runtime-library=%t/library.bc -S %t/blocked.ll | FileCheck %s --check-prefix=BLOCKED
; BLOCKED-DAG: define i64 @kind({{.*}} [[LIBRARY:#[0-9]+]] {
; BLOCKED-DAG: attributes [[LIBRARY]] = { "course-library" "no-builtins" }

; The same of the library itself.
; RUN: clang --target=course -O2 %t/letters.c -o - | FileCheck %t/letters.c

;--- program.ll
; CHECK: define i64 @use(
; CHECK-NOT: call
; CHECK: ret i64
; CHECK-DAG: define i64 @kind({{.*}} [[LIBRARY:#[0-9]+]] {
; CHECK-DAG: define i64 @length({{.*}} [[LIBRARY]] {
; CHECK-DAG: attributes [[LIBRARY]] = { "course-library" }
declare i64 @kind(i64)
declare i64 @length(ptr)
define i64 @use(ptr %p, i64 %x) {
  %a = call i64 @kind(i64 %x)
  %b = call i64 @length(ptr %p)
  %c = mul i64 %a, %b
  ret i64 %c
}

;--- library.ll
define i64 @kind(i64 %x) "no-builtins" {
  %y = urem i64 %x, 3
  ret i64 %y
}

define i64 @length(ptr %p) "no-builtins" {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i8, ptr %p, i64 %i
  %c = load i8, ptr %at
  %next = add i64 %i, 1
  %done = icmp eq i8 %c, 0
  br i1 %done, label %exit, label %loop
exit:
  ret i64 %i
}

;--- letters.c
#include <course.h>
#include <ctype.h>
#include <stdlib.h>
// CHECK: start main 0:
// CHECK-NOT: call {{isalpha|toupper|isdigit|abs}}
// CHECK: end main
int main(void) {
  int c = (int)read();
  write(isalpha(c) ? toupper(c) : isdigit(c) ? c - '0' : abs(c));
  return 0;
}
