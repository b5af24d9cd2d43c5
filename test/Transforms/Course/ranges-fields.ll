; RUN: opt -mtriple=course -passes=course-ranges -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes='print<course-ranges>' -disable-output %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=PRINT

; Fields beside an array: whether an index reaches them depends on its range,
; which may depend on what fields hold.

declare i64 @read()
declare i64 @write(i64)

%queue = type { [64 x i32], i32, i32 }

@queue = internal global %queue zeroinitializer
@stack = internal global { [100 x i32], i32 } { [100 x i32] zeroinitializer, i32 -1 }
@open = internal global %queue zeroinitializer
@mixed = internal global { [8 x i32], i32 } zeroinitializer
@copied = internal global { [8 x [3 x i32]], i32 } zeroinitializer
@first = internal global { i32, [8 x i32] } zeroinitializer
@seen = internal global { [8 x i32], i32 } zeroinitializer

define i64 @main() {
  call void @enqueue()
  call void @enqueue()
  call void @push()
  call void @pop()
  call void @blocked_by_index()
  call void @blocked_by_width()
  call void @blocked_by_copies()
  call void @before()
  call void @loaded()
  ret i64 0
}

; PRINT-DAG: %rear{{.*}}: [0, 63] from cell
; PRINT-DAG: %top{{.*}}: [-1, 99] from cell

define internal void @enqueue() {
; CHECK-LABEL: define internal void @enqueue(
; CHECK:         %rear = load i32, ptr {{.*}}, !range [[RANGE64:![0-9]+]], !alias.scope [[REAR:![0-9]+]]
; CHECK:         store i32 %y, ptr %p, align 4, !noalias [[BOTH:![0-9]+]]
; CHECK:         load i32, ptr {{.*}}, !alias.scope [[COUNT:![0-9]+]]
  %x = call i64 @read()
  %y = trunc i64 %x to i32
  %rear = load i32, ptr getelementptr (i8, ptr @queue, i64 256)
  %wide = sext i32 %rear to i64
  %p = getelementptr inbounds [64 x i32], ptr @queue, i64 0, i64 %wide
  store i32 %y, ptr %p
  %next = add nsw i32 %rear, 1
  %rest = srem i32 %next, 64
  store i32 %rest, ptr getelementptr (i8, ptr @queue, i64 256)
  %count = load i32, ptr getelementptr (i8, ptr @queue, i64 260)
  %more = add nsw i32 %count, 1
  store i32 %more, ptr getelementptr (i8, ptr @queue, i64 260)
  ret void
}

; Tests for equality keep the bounds.
define internal void @push() {
; CHECK-LABEL: define internal void @push(
; CHECK:         store i32 %y, ptr %p, align 4, !noalias [[TOP:![0-9]+]]
  %x = call i64 @read()
  %y = trunc i64 %x to i32
  %top = load i32, ptr getelementptr (i8, ptr @stack, i64 400)
  %full = icmp eq i32 %top, 99
  br i1 %full, label %end, label %do
do:
  %next = add nsw i32 %top, 1
  store i32 %next, ptr getelementptr (i8, ptr @stack, i64 400)
  %wide = sext i32 %next to i64
  %p = getelementptr inbounds [100 x i32], ptr @stack, i64 0, i64 %wide
  store i32 %y, ptr %p
  br label %end
end:
  ret void
}

define internal void @pop() {
; CHECK-LABEL: define internal void @pop(
; CHECK:         %x = load i32, ptr %p, align 4, !noalias [[TOP]]
  %top = load i32, ptr getelementptr (i8, ptr @stack, i64 400)
  %empty = icmp eq i32 %top, -1
  br i1 %empty, label %end, label %do
do:
  %next = add nsw i32 %top, -1
  store i32 %next, ptr getelementptr (i8, ptr @stack, i64 400)
  %wide = sext i32 %top to i64
  %p = getelementptr inbounds [100 x i32], ptr @stack, i64 0, i64 %wide
  %x = load i32, ptr %p
  %w = sext i32 %x to i64
  call i64 @write(i64 %w)
  br label %end
end:
  ret void
}

; Up to 64: that is the next field.
define internal void @blocked_by_index() {
; CHECK-LABEL: define internal void @blocked_by_index(
; CHECK:         %rear = load i32, ptr {{.*}}, align 4{{$}}
; CHECK:         store i32 %y, ptr %p, align 4, !noalias [[OTHER:![0-9]+]]
  %x = call i64 @read()
  %y = trunc i64 %x to i32
  %rear = load i32, ptr getelementptr (i8, ptr @open, i64 256)
  %rest = urem i32 %rear, 65
  %wide = zext i32 %rest to i64
  %p = getelementptr inbounds [64 x i32], ptr @open, i64 0, i64 %wide
  store i32 %y, ptr %p
  %count = load i32, ptr getelementptr (i8, ptr @open, i64 260)
  %c = icmp ult i32 %count, 10
  br i1 %c, label %do, label %end
do:
  %next = add nsw i32 %rest, 1
  store i32 %next, ptr getelementptr (i8, ptr @open, i64 256)
  br label %end
end:
  ret void
}

; Half of a wide access is in the field.
define internal void @blocked_by_width() {
; CHECK-LABEL: define internal void @blocked_by_width(
; CHECK:         load i32, ptr {{.*}}, align 4{{$}}
  %x = call i64 @read()
  %i = urem i64 %x, 8
  %p = getelementptr inbounds i32, ptr @mixed, i64 %i
  store i64 %x, ptr %p, align 4
  %count = load i32, ptr getelementptr (i8, ptr @mixed, i64 32)
  %w = zext i32 %count to i64
  call i64 @write(i64 %w)
  ret void
}

; A copy might take a field elsewhere.
define internal void @blocked_by_copies() {
; CHECK-LABEL: define internal void @blocked_by_copies(
; CHECK:         load i32, ptr {{.*}}, align 4{{$}}
; CHECK:         store i32 {{.*}}, ptr %p, align 4{{$}}
  %x = call i64 @read()
  %y = trunc i64 %x to i32
  %i = urem i64 %x, 8
  %p = getelementptr inbounds [3 x i32], ptr @copied, i64 %i
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @copied, i64 12, i1 false)
  %count = load i32, ptr getelementptr (i8, ptr @copied, i64 96)
  store i32 %y, ptr %p
  %more = urem i32 %count, 7
  store i32 %more, ptr getelementptr (i8, ptr @copied, i64 96)
  ret void
}

define internal void @before() {
; CHECK-LABEL: define internal void @before(
; CHECK:         load i32, ptr @first, align 4, !range [[RANGE7:![0-9]+]], !alias.scope
; CHECK:         store i32 {{.*}}, ptr %q, align 4, !noalias
  %x = call i64 @read()
  %y = trunc i64 %x to i32
  %count = load i32, ptr @first
  %i = zext i32 %count to i64
  %p = getelementptr inbounds [8 x i32], ptr @first, i64 0, i64 %i
  %q = getelementptr inbounds i8, ptr %p, i64 4
  store i32 %y, ptr %q
  %more = add i32 %count, 1
  %rest = urem i32 %more, 7
  store i32 %rest, ptr @first
  ret void
}

; What the index reaches counts as loaded. It is an element, without a scope.
define internal void @loaded() {
; CHECK-LABEL: define internal void @loaded(
; CHECK:         load i32, ptr %p, align 4, !range [[RANGE1001:![0-9]+]]
; CHECK:         load i32, ptr %q, align 4, !range [[RANGE6:![0-9]+]]{{$}}
  %x = call i64 @read()
  %y = urem i64 %x, 6
  %five = trunc i64 %y to i32
  %i = urem i64 %x, 9
  %p = getelementptr inbounds [8 x i32], ptr @seen, i64 0, i64 %i
  %a = load i32, ptr %p
  %aw = zext i32 %a to i64
  call i64 @write(i64 %aw)
  %j = urem i64 %x, 8
  %q = getelementptr inbounds [8 x i32], ptr @seen, i64 0, i64 %j
  %b = load i32, ptr %q
  %bw = zext i32 %b to i64
  call i64 @write(i64 %bw)
  store i32 %five, ptr %q
  %z = urem i64 %x, 1001
  %thousand = trunc i64 %z to i32
  store i32 %thousand, ptr getelementptr (i8, ptr @seen, i64 32)
  ret void
}

; CHECK-DAG: [[RANGE64]] = !{i32 0, i32 64}
; CHECK-DAG: [[RANGE7]] = !{i32 0, i32 7}
; CHECK-DAG: [[RANGE1001]] = !{i32 0, i32 1001}
; CHECK-DAG: [[RANGE6]] = !{i32 0, i32 6}
