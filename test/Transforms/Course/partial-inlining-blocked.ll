; RUN: opt -mtriple=course -passes=course-partial-inlining -S < %s | FileCheck --implicit-check-not=.rest %s

; Functions that keep their first test to themselves.

; CHECK-LABEL: define void @user(
; CHECK-NEXT: call i64 @not_recursive(
; CHECK-NEXT: call i64 @call_first(
; CHECK-NEXT: call i64 @no_test(
define void @user() {
  call i64 @not_recursive(i64 1)
  call i64 @call_first(i64 1)
  call i64 @no_test(i64 1)
  call i64 @two_ways(i64 1)
  call i64 @no_way_out(i64 1)
  call i64 @call_on_the_way(i64 1)
  call i64 @loop_on_the_way(i64 1)
  call i64 @attribute(i64 1)
  call i64 @object(i64 1)
  call i64 @replaceable(i64 1)
  ret void
}

declare i64 @read()

define i64 @not_recursive(i64 %n) {
  %c = icmp eq i64 %n, 0
  br i1 %c, label %out, label %more
out:
  ret i64 0
more:
  %r = call i64 @read()
  ret i64 %r
}

define i64 @call_first(i64 %n) {
  %x = call i64 @read()
  %c = icmp eq i64 %x, 0
  br i1 %c, label %out, label %more
out:
  ret i64 0
more:
  %r = call i64 @call_first(i64 %x)
  ret i64 %r
}

define i64 @no_test(i64 %n) {
  br label %more
more:
  %r = call i64 @no_test(i64 %n)
  ret i64 %r
}

define i64 @two_ways(i64 %n) {
  switch i64 %n, label %more [ i64 0, label %out
                               i64 1, label %other ]
out:
  ret i64 0
other:
  %q = call i64 @two_ways(i64 2)
  ret i64 %q
more:
  %r = call i64 @two_ways(i64 0)
  ret i64 %r
}

define i64 @no_way_out(i64 %n) {
  %c = icmp eq i64 %n, 0
  br i1 %c, label %more, label %more
more:
  %r = call i64 @no_way_out(i64 %n)
  ret i64 %r
}

define i64 @call_on_the_way(i64 %n) {
  %c = icmp eq i64 %n, 0
  br i1 %c, label %out, label %more
out:
  %x = call i64 @read()
  ret i64 %x
more:
  %r = call i64 @call_on_the_way(i64 0)
  ret i64 %r
}

define i64 @loop_on_the_way(i64 %n) {
  %c = icmp eq i64 %n, 0
  br i1 %c, label %out, label %more
out:
  br label %out
more:
  %r = call i64 @loop_on_the_way(i64 0)
  ret i64 %r
}

define i64 @attribute(i64 %n) noinline {
  %c = icmp eq i64 %n, 0
  br i1 %c, label %out, label %more
out:
  ret i64 0
more:
  %r = call i64 @attribute(i64 0)
  ret i64 %r
}

; The first return uses it, too.
define i64 @object(i64 %n) {
  %a = alloca i64
  %c = icmp eq i64 %n, 0
  br i1 %c, label %out, label %more
out:
  store volatile i64 %n, ptr %a
  ret i64 0
more:
  %r = call i64 @object(i64 0)
  ret i64 %r
}

; The address of `more` is not that of a copy.
@labels = internal global ptr blockaddress(@label, %more)
define i64 @label(i64 %n) {
  %c = icmp eq i64 %n, 0
  br i1 %c, label %out, label %more
out:
  ret i64 0
more:
  %r = call i64 @label(i64 0)
  ret i64 %r
}

; Nobody can pass a token.
declare token @llvm.call.preallocated.setup(i32)
declare void @llvm.call.preallocated.teardown(token)
define i64 @token(i64 %n) {
  %t = call token @llvm.call.preallocated.setup(i32 0)
  %c = icmp eq i64 %n, 0
  br i1 %c, label %out, label %more
out:
  ret i64 0
more:
  call void @llvm.call.preallocated.teardown(token %t)
  %r = call i64 @token(i64 0)
  ret i64 %r
}

define linkonce i64 @replaceable(i64 %n) {
  %c = icmp eq i64 %n, 0
  br i1 %c, label %out, label %more
out:
  ret i64 0
more:
  %r = call i64 @replaceable(i64 0)
  ret i64 %r
}
