; RUN: opt -mtriple=course -passes=course-partial-inlining,verify -pass-remarks=course-partial-inlining -S < %s 2>%t.remarks | FileCheck %s
; RUN: FileCheck --check-prefix=REMARK %s < %t.remarks
; RUN: opt -mtriple=course -passes=course-partial-inlining,verify -course-partial-inlining-values=0 -S < %s | FileCheck --check-prefix=VALUES %s
; RUN: opt -mtriple=course -passes=course-partial-inlining,verify -course-partial-inlining-size=0 -S < %s | FileCheck --check-prefix=SIZE %s

; REMARK: remark: {{.*}} callers of visit do this test

@known = internal global [99 x i64] zeroinitializer

declare void @write(i64)

; Half of the calls in a tree end at the test. The body knows its outcome.
; CHECK-NOT: define {{.*}} @visit(
define internal void @visit(ptr %n) {
entry:
  %c = icmp eq ptr %n, null
  br i1 %c, label %out, label %in

in:
  %l = load ptr, ptr %n
  call void @visit(ptr %l)
  %v = getelementptr i8, ptr %n, i64 8
  %x = load i64, ptr %v
  call void @write(i64 %x)
  br label %out

out:
  ret void
}

; CHECK-LABEL: define void @user(
; CHECK-NEXT: %[[C:.*]] = icmp eq ptr %p, null
; CHECK-NEXT: br i1 %[[C]], label %[[OUT:.*]], label %[[REST:.*]]
; CHECK: [[REST]]:
; CHECK-NEXT: call void @visit.rest(ptr %p)
; SIZE-LABEL: define void @user(
; SIZE-NEXT: call void @visit(ptr %p)
define void @user(ptr %p) {
  call void @visit(ptr %p)
  ret void
}

; Objects that only the body uses are in its frame.
; CHECK-NOT: define {{.*}} @count(
define internal i64 @count(i64 %n, ptr %x) {
entry:
  %u = alloca i64
  %c = icmp eq i64 %n, 0
  br i1 %c, label %out, label %in

in:
  %m = sub i64 %n, 1
  %r = call i64 @count(i64 %m, ptr %u)
  %v = load i64, ptr %u
  store i64 %v, ptr %x
  ret i64 %r

out:
  store i64 1, ptr %x
  ret i64 0
}

; CHECK-LABEL: define i64 @counted(
; CHECK-NEXT: icmp eq i64 %n, 0
; CHECK: call i64 @count.rest(i64 %n, ptr %x)
define i64 @counted(i64 %n, ptr %x) {
  %r = call i64 @count(i64 %n, ptr %x)
  ret i64 %r
}

; A test after another, and a value that the body needs, too. Others may call
; the function.
; CHECK-LABEL: define i64 @memo(i64 %n)
; CHECK-NEXT: entry:
; CHECK-NEXT: %c = icmp ult i64 %n, 2
; CHECK-NEXT: br i1 %c, label %one, label %[[REST1:.*]]
; CHECK: [[REST1]]:
; CHECK: %[[A:.*]] = getelementptr i64, ptr @known, i64 %n
; CHECK: %[[V:.*]] = load i64, ptr %[[A]]
; CHECK: br i1 {{.*}}, label %[[HIT:.*]], label %[[REST2:.*]]
; CHECK: [[HIT]]:
; CHECK: [[REST2]]:
; CHECK-NEXT: call i64 @memo.rest.rest(i64 %n, ptr %[[A]])
; VALUES-LABEL: define i64 @memo(
; VALUES: call i64 @memo.rest(i64 %n)
define i64 @memo(i64 %n) {
entry:
  %c = icmp ult i64 %n, 2
  br i1 %c, label %one, label %look

one:
  ret i64 1

look:
  %a = getelementptr i64, ptr @known, i64 %n
  %v = load i64, ptr %a
  %k = icmp ne i64 %v, 0
  br i1 %k, label %hit, label %more

hit:
  ret i64 %v

more:
  %m = sub i64 %n, 1
  %r = call i64 @memo(i64 %m)
  store i64 %r, ptr %a
  ret i64 %r
}

; A switch, and a result of each case.
; CHECK-LABEL: define i64 @cases(
; CHECK: switch i64 %n, label %[[REST:.*]] [
; CHECK: phi i64 [ 7, %{{.*}} ], [ 5, %{{.*}} ]
; CHECK: [[REST]]:
; CHECK-NEXT: %[[R:.*]] = call i64 @cases.rest(i64 %n)
; CHECK-NEXT: ret i64 %[[R]]
define i64 @cases(i64 %n) {
entry:
  switch i64 %n, label %more [ i64 0, label %zero
                               i64 1, label %out ]

zero:
  br label %out

more:
  %m = sub i64 %n, 1
  %r = call i64 @cases(i64 %m)
  br label %out

out:
  %s = phi i64 [ 7, %zero ], [ 5, %entry ], [ %r, %more ]
  ret i64 %s
}

; Two functions that call each other.
; CHECK-NOT: define {{.*}} @even(
define internal i1 @even(i64 %n) {
  %c = icmp eq i64 %n, 0
  br i1 %c, label %yes, label %more

yes:
  ret i1 true

more:
  %m = sub i64 %n, 1
  %r = call i1 @odd(i64 %m)
  ret i1 %r
}

; CHECK-LABEL: define i1 @odd(
; CHECK: call i1 @odd.rest(
define i1 @odd(i64 %n) {
  %c = icmp eq i64 %n, 0
  br i1 %c, label %no, label %more

no:
  ret i1 false

more:
  %m = sub i64 %n, 1
  %r = call i1 @even(i64 %m)
  ret i1 %r
}

; What a frozen value is must not be asked twice.
; CHECK-LABEL: define i64 @frozen(
; CHECK: freeze i64 %n
; CHECK: call i64 @frozen.rest(
define i64 @frozen(i64 %n) {
  %f = freeze i64 %n
  %c = icmp eq i64 %f, 0
  br i1 %c, label %out, label %more

out:
  ret i64 1

more:
  %r = call i64 @frozen(i64 undef)
  ret i64 %r
}

; CHECK-LABEL: define internal void @visit.rest(ptr %n)
; CHECK: icmp eq ptr %n, null
; CHECK: call void @llvm.assume(
; CHECK: %l = load ptr, ptr %n
; CHECK: icmp eq ptr %l, null
; CHECK: call void @visit.rest(ptr %l)

; CHECK-LABEL: define internal i64 @count.rest(
; CHECK: %u = alloca i64
; CHECK: call i64 @count.rest(

; CHECK-LABEL: define internal i64 @memo.rest.rest(i64 %n, ptr %a
; CHECK-NOT: load
; CHECK: %m = sub i64 %n, 1
; CHECK: icmp ult i64 %m, 2
; CHECK: load i64
; CHECK: call i64 @memo.rest.rest(i64 %m, ptr

; CHECK-LABEL: define internal i64 @frozen.rest(
; CHECK-NOT: assume
; CHECK: ret i64

; What was assumed of memory need not hold after the test.
; CHECK-LABEL: define internal i64 @assumed.rest(
; CHECK: load
; CHECK-NOT: load
; CHECK: store
; CHECK: br
define i64 @assumed(ptr %p, i64 %n) {
  %x = load i64, ptr %p
  %positive = icmp sgt i64 %x, 0
  call void @llvm.assume(i1 %positive)
  store i64 -1, ptr %p
  %c = icmp eq i64 %n, 0
  br i1 %c, label %out, label %more

out:
  ret i64 1

more:
  %m = sub i64 %n, 1
  %r = call i64 @assumed(ptr %p, i64 %m)
  ret i64 %r
}

; What the guard stores the body does not store again.
; CHECK: define internal i64 @initialized.rest(ptr nonnull %p, i64 %n)
define i64 @initialized(ptr nonnull initializes((0, 8)) %p, i64 %n) {
entry:
  store i64 7, ptr %p
  %c = icmp eq i64 %n, 0
  br i1 %c, label %out, label %in

out:
  ret i64 1

in:
  %q = getelementptr i8, ptr %p, i64 %n
  %x = load i8, ptr %q
  %y = zext i8 %x to i64
  %m = sub i64 %n, 1
  %r = call i64 @initialized(ptr %p, i64 %m)
  %s = add i64 %r, %y
  ret i64 %s
}
