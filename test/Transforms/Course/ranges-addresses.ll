; RUN: opt -mtriple=course -passes=course-ranges -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes='print<course-ranges>' -disable-output %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=PRINT

; What addresses say of the numbers that they are made of.

%pair = type { i32, i32 }

declare i64 @read()
declare i64 @write(i64)
declare ptr @malloc(i64) allockind("alloc,zeroed")
declare i32 @llvm.smax.i32(i32, i32)

@table = internal global [100 x i32] zeroinitializer
@inside = internal global ptr null

define i32 @main() {
  %n = call i64 @read()
  %t = trunc i64 %n to i32
  %m = call ptr @malloc(i64 800)
  %k = call i64 @read()
  %p = getelementptr inbounds i32, ptr %m, i64 %k
  store ptr %p, ptr @inside
  call void @poison(i32 %t)
  call void @before(i32 %t)
  call void @after(i32 %t)
  call void @elsewhere(i32 %t, i1 true)
  call void @branch(i32 %t, i32 %t)
  call void @parts(i32 %t)
  call void @sizes(i32 %t, i64 %n)
  call void @unsigned(i32 %t)
  call void @wraps(i64 %n)
  call void @larger(i32 %t, i32 %t)
  call void @volatile(i32 %t)
  call void @variables(i32 %t, i32 %t)
  ret i32 0
}

; Below the start of an object an address is poison, whether it is accessed or not.
define internal void @poison(i32 %i) {
; CHECK-LABEL: define internal void @poison(
; CHECK: %w = zext nneg i32 %i to i64
; CHECK: %w.inside = sext i32 %i to i64
; CHECK: %w.field = sext i32 %i to i64
; CHECK: %w.number = sext i32 %i to i64
; CHECK: %w.wrap = sext i32 %i to i64
  %s = call ptr @malloc(i64 800)
  %in = load ptr, ptr @inside
  %w = sext i32 %i to i64
  %p = getelementptr inbounds %pair, ptr %s, i64 %w, i32 1
  store ptr %p, ptr @inside
  %w.inside = sext i32 %i to i64
  %p.inside = getelementptr inbounds i32, ptr %in, i64 %w.inside
  store ptr %p.inside, ptr @inside
  ; From one whole element on, -1 is in the object.
  %w.field = sext i32 %i to i64
  %p.field = getelementptr inbounds [9 x i32], ptr %s, i64 0, i64 1
  %q.field = getelementptr inbounds i32, ptr %p.field, i64 %w.field
  store ptr %q.field, ptr @inside
  %w.number = sext i32 %i to i64
  %p.number = getelementptr inbounds i32, ptr @table, i64 %w.number
  store ptr %p.number, ptr @inside
  %u = call i64 @write(i64 %w.number)
  %w.wrap = sext i32 %i to i64
  %p.wrap = getelementptr i32, ptr @table, i64 %w.wrap
  store ptr %p.wrap, ptr @inside
  ret void
}

; A program that is certain to access the element knows the index before.
define internal void @before(i32 %any) {
; CHECK-LABEL: define internal void @before(
; CHECK: call i64 @write(i64 1)
; CHECK: %j.less = icmp samesign ult i32 %j, 50
; PRINT-LABEL: ranges of @before:
; PRINT: %i: [0, 99]
; PRINT: %less: [-1, -1]
; PRINT: %j: any
  %r = call i64 @read()
  %i = trunc i64 %r to i32
  %less = icmp slt i32 %i, 100
  %w = sext i32 %i to i64
  %p = getelementptr inbounds i32, ptr @table, i64 %w
  store i32 1, ptr %p
  %one = zext i1 %less to i64
  %u = call i64 @write(i64 %one)
  %r.2 = call i64 @read()
  %j = trunc i64 %r.2 to i32
  %s = call i64 @read()
  %w.j = sext i32 %j to i64
  %p.j = getelementptr inbounds i32, ptr @table, i64 %w.j
  store i32 1, ptr %p.j
  %j.less = icmp slt i32 %j, 50
  %j.one = zext i1 %j.less to i64
  %v = call i64 @write(i64 %j.one)
  ret void
}

; What comes after an access knows, what may come before does not.
define internal void @after(i32 %i) {
; CHECK-LABEL: define internal void @after(
; CHECK: %unknown = icmp slt i32 %i, 100
; CHECK: %w = sext i32 %i to i64
; CHECK: %h = lshr i32 %i, 1
  %r = call i64 @read()
  %unknown = icmp slt i32 %i, 100
  %one = zext i1 %unknown to i64
  %u = call i64 @write(i64 %one)
  %w = sext i32 %i to i64
  %v = call i64 @write(i64 %w)
  %p = getelementptr inbounds i32, ptr @table, i64 %w
  store i32 1, ptr %p
  %h = ashr i32 %i, 1
  %h.w = sext i32 %h to i64
  %x = call i64 @write(i64 %h.w)
  ret void
}

; An access that may not be executed says nothing.
define internal void @elsewhere(i32 %i, i1 %c) {
; CHECK-LABEL: define internal void @elsewhere(
; CHECK: %h = ashr i32 %i, 1
  %any = call i64 @read()
  %c.any = trunc i64 %any to i1
  br i1 %c.any, label %access, label %end

access:
  %w = sext i32 %i to i64
  %p = getelementptr inbounds i32, ptr @table, i64 %w
  store i32 1, ptr %p
  br label %end

end:
  %h = ashr i32 %i, 1
  %h.w = sext i32 %h to i64
  %x = call i64 @write(i64 %h.w)
  ret void
}

; Behind a branch a value has a name of its own, and a range of its own.
define internal void @branch(i32 %i, i32 %n) {
; PRINT-LABEL: ranges of @branch:
; PRINT: %i.0: [0, 99], < %n = %i where slt %n
; PRINT: %next: [1, 100]
  %any = call i64 @read()
  %c = icmp slt i32 %i, %n
  br i1 %c, label %access, label %end

access:
  %w = sext i32 %i to i64
  %p = getelementptr inbounds i32, ptr @table, i64 %w
  store i32 1, ptr %p
  %next = add i32 %i, 1
  %x = sext i32 %next to i64
  %u = call i64 @write(i64 %x)
  br label %end

end:
  ret void
}

; The bound of a sum is one of its parts, if the sum does not wrap around.
define internal void @parts(i32 %any) {
; PRINT-LABEL: ranges of @parts:
; PRINT: %i: [-3, 96]
; PRINT: %j: any
  %r = call i64 @read()
  %i = trunc i64 %r to i32
  %s = add nsw i32 %i, 3
  %w = sext i32 %s to i64
  %p = getelementptr inbounds i32, ptr @table, i64 %w
  store i32 1, ptr %p
  %r.2 = call i64 @read()
  %j = trunc i64 %r.2 to i32
  %t = add i32 %j, 3
  %x = sext i32 %t to i64
  %q = getelementptr inbounds i32, ptr @table, i64 %x
  store i32 1, ptr %q
  ret void
}

; The size of the access and the place in the element count.
define internal void @sizes(i32 %any, i64 %n) {
; PRINT-LABEL: ranges of @sizes:
; PRINT: %i: [0, 49]
; PRINT: %j: [1, 100]
; PRINT: %k: [0, 2147483647]
  %r = call i64 @read()
  %i = trunc i64 %r to i32
  %w = sext i32 %i to i64
  %p = getelementptr inbounds %pair, ptr @table, i64 %w, i32 1
  store i32 1, ptr %p
  %r.2 = call i64 @read()
  %j = trunc i64 %r.2 to i32
  %x = sext i32 %j to i64
  %q = getelementptr inbounds i32, ptr @table, i64 %x
  %q.1 = getelementptr inbounds i8, ptr %q, i64 -4
  store i32 1, ptr %q.1
  %m = call ptr @malloc(i64 %n)
  %r.3 = call i64 @read()
  %k = trunc i64 %r.3 to i32
  %y = sext i32 %k to i64
  %o = getelementptr inbounds i32, ptr %m, i64 %y
  store i32 1, ptr %o
  ret void
}

; A number without a sign has one in the first half.
define internal void @unsigned(i32 %any) {
; PRINT-LABEL: ranges of @unsigned:
; PRINT: %i: [0, 99]
; PRINT: %j: [5, 104]
  %r = call i64 @read()
  %i = trunc i64 %r to i32
  %w = zext i32 %i to i64
  %p = getelementptr inbounds i32, ptr @table, i64 %w
  store i32 1, ptr %p
  %r.2 = call i64 @read()
  %j = trunc i64 %r.2 to i8
  %x = zext i8 %j to i64
  %y = add nsw i64 %x, -5
  %q = getelementptr inbounds i32, ptr @table, i64 %y
  store i32 1, ptr %q
  ret void
}

; Without inbounds 64 bits may have wrapped around, 32 have not.
define internal void @wraps(i64 %any) {
; PRINT-LABEL: ranges of @wraps:
; PRINT: %i: any
; PRINT: %j: [0, 99]
  %i = call i64 @read()
  %p = getelementptr i32, ptr @table, i64 %i
  store i32 1, ptr %p
  %r = call i64 @read()
  %j = trunc i64 %r to i32
  %w = sext i32 %j to i64
  %q = getelementptr i32, ptr @table, i64 %w
  store i32 1, ptr %q
  ret void
}

; The comparison of a maximum's operands has no sign when the maximum has none.
define internal void @larger(i32 %i, i32 %j) {
; CHECK-LABEL: define internal void @larger(
; CHECK: %m = call i32 @llvm.umax.i32(i32 %i, i32 %j)
; CHECK: %c = icmp samesign ugt i32 %i, %j
  %w = sext i32 %i to i64
  %p = getelementptr inbounds i32, ptr @table, i64 %w
  %a = load i32, ptr %p
  %x = sext i32 %j to i64
  %q = getelementptr inbounds i32, ptr @table, i64 %x
  %b = load i32, ptr %q
  %s = add i32 %a, %b
  %m = call i32 @llvm.smax.i32(i32 %i, i32 %j)
  %c = icmp sgt i32 %i, %j
  %t = select i1 %c, i32 %s, i32 %m
  %u = zext i32 %t to i64
  %v = call i64 @write(i64 %u)
  ret void
}

; What is volatile may be anywhere.
define internal void @volatile(i32 %any) {
; PRINT-LABEL: ranges of @volatile:
; PRINT: %i: any
  %r = call i64 @read()
  %i = trunc i64 %r to i32
  %w = sext i32 %i to i64
  %p = getelementptr inbounds i32, ptr @table, i64 %w
  store volatile i32 1, ptr %p
  ret void
}

; Of two variables neither has a bound of its own.
define internal void @variables(i32 %i, i32 %any) {
; PRINT-LABEL: ranges of @variables:
; PRINT: %j: any
  %r = call i64 @read()
  %j = trunc i64 %r to i32
  %w = sext i32 %i to i64
  %x = sext i32 %j to i64
  %p = getelementptr inbounds i32, ptr @table, i64 %w
  %q = getelementptr inbounds i32, ptr %p, i64 %x
  store i32 1, ptr %q
  ret void
}
