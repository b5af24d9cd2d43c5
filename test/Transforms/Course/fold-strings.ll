; RUN: opt -mtriple=course -passes=course-fold-strings -verify-each -S %s | FileCheck %s

; Calls of the library's string functions with constant arguments.

@abc = private constant [4 x i8] c"abc\00"
@empty = private constant [1 x i8] zeroinitializer

; CHECK-LABEL: define ptr @copy(
; CHECK: call void @llvm.memcpy.p0.p0.i64(ptr {{.*}} %d, ptr {{.*}} @abc, i64 4, i1 false)
; CHECK-NEXT: ret ptr %d
define ptr @copy(ptr %d) {
  %r = call ptr @strcpy(ptr %d, ptr @abc)
  ret ptr %r
}

; CHECK-LABEL: define i64 @length(
; CHECK: ret i64 3
define i64 @length() {
  %r = call i64 @strlen(ptr @abc)
  ret i64 %r
}

; CHECK-LABEL: define i1 @is_empty(
; CHECK-NOT: call
; CHECK: load i8, ptr %s
define i1 @is_empty(ptr %s) {
  %r = call i32 @strcmp(ptr %s, ptr @empty)
  %c = icmp eq i32 %r, 0
  ret i1 %c
}

; Appended at the end, which takes strlen.
; CHECK-LABEL: define ptr @append(
; CHECK: call i64 @strlen(
; CHECK: call void @llvm.memcpy.p0.p0.i64(
define ptr @append(ptr %d) {
  %r = call ptr @strcat(ptr %d, ptr @abc)
  ret ptr %r
}

; Only the beginning is looked at; the comparison goes with the call before it.
; CHECK-LABEL: define i1 @begins(
; CHECK: call i64 @strlen(
; CHECK: call i32 @strncmp(
; CHECK-NOT: @strstr
; CHECK: ret i1
define i1 @begins(ptr %s, ptr %t) {
  %r = call ptr @strstr(ptr %s, ptr %t)
  %c = icmp eq ptr %r, %s
  ret i1 %c
}

; CHECK-LABEL: define ptr @blocked_by_variable(
; CHECK: call ptr @strcpy(
define ptr @blocked_by_variable(ptr %d, ptr %s) {
  %r = call ptr @strcpy(ptr %d, ptr %s)
  ret ptr %r
}

; CHECK-LABEL: define i64 @blocked_by_nobuiltin(
; CHECK: call i64 @strlen(
define i64 @blocked_by_nobuiltin() {
  %r = call i64 @strlen(ptr @abc) nobuiltin
  ret i64 %r
}

; The program has a function of that name which is not the library's.
; CHECK-LABEL: define ptr @blocked_by_origin(
; CHECK: call ptr @strchr(
define ptr @blocked_by_origin() {
  %r = call ptr @strchr(ptr @abc, i32 98)
  ret ptr %r
}

; One that is not there may not be called.
; CHECK-LABEL: define ptr @blocked_by_absence(
; CHECK: call ptr @stpcpy(
declare ptr @stpcpy(ptr, ptr)
define ptr @blocked_by_absence(ptr %d) {
  %r = call ptr @stpcpy(ptr %d, ptr @abc)
  ret ptr %r
}

; CHECK-LABEL: define i64 @blocked_by_type(
; CHECK: call i64 @strrchr(
define i64 @blocked_by_type() {
  %r = call i64 @strrchr(ptr @abc, i32 98)
  ret i64 %r
}

define ptr @strchr(ptr %s, i32 %c) {
  ret ptr %s
}

define i64 @strrchr(ptr %s, i32 %c) "course-library" {
  ret i64 0
}

; A library function is not made of calls of itself.
; CHECK-LABEL: define i64 @strlen(
; CHECK: call i64 @strlen(
define i64 @strlen(ptr %s) "course-library" {
  %c = load i8, ptr %s
  %end = icmp eq i8 %c, 0
  %n = call i64 @strlen(ptr @abc)
  %r = select i1 %end, i64 0, i64 %n
  ret i64 %r
}

define ptr @strcpy(ptr %d, ptr %s) "course-library" {
  ret ptr %d
}

define ptr @strcat(ptr %d, ptr %s) "course-library" {
  ret ptr %d
}

define i32 @strcmp(ptr %a, ptr %b) "course-library" {
  ret i32 0
}

define i32 @strncmp(ptr %a, ptr %b, i64 %n) "course-library" {
  ret i32 0
}

define ptr @strstr(ptr %s, ptr %t) "course-library" {
  ret ptr null
}
