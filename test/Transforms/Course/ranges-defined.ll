; RUN: opt -mtriple=course -passes='print<course-ranges>' -disable-output %s 2>&1 | FileCheck %s

; Fields of variables of a function, which are undefined until something is
; stored: stores that come before all reads tell that none reads that.

%queue = type { [64 x i32], i32 }

declare i64 @read()
declare void @write(i64)

define i64 @main() {
  call void @stored_first()
  call void @blocked_by_path()
  call void @blocked_by_life()
  call void @blocked_by_end()
  call void @blocked_by_early_end()
  call void @ended()
  call void @ended_last()
  call void @early_index()
  call void @stored_on_all_paths()
  call void @blocked_in_one_block()
  call void @blocked_by_other()
  ret i64 0
}

; CHECK-LABEL: ranges of @stored_first:
; CHECK:         %rear: [0, 63] from cell
define internal void @stored_first() {
entry:
  %q = alloca %queue, align 8
  %place = getelementptr inbounds %queue, ptr %q, i64 0, i32 1
  store i32 0, ptr %place, align 4
  br label %loop
loop:
  %rear = load i32, ptr %place, align 4
  %at = getelementptr inbounds i32, ptr %q, i32 %rear
  store i32 7, ptr %at, align 4
  %next = add i32 %rear, 1
  %new = urem i32 %next, 64
  store i32 %new, ptr %place, align 4
  %x = call i64 @read()
  %more = trunc i64 %x to i1
  br i1 %more, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: ranges of @blocked_by_path:
; CHECK:         %rear: {{.*}}or undef
define internal void @blocked_by_path() {
entry:
  %q = alloca i32, align 4
  %x = call i64 @read()
  %some = trunc i64 %x to i1
  br i1 %some, label %then, label %join
then:
  store i32 5, ptr %q, align 4
  br label %join
join:
  %rear = load i32, ptr %q, align 4
  %wide = zext i32 %rear to i64
  call void @write(i64 %wide)
  ret void
}

; CHECK-LABEL: ranges of @blocked_by_life:
; CHECK:         %rear: {{.*}}or undef
define internal void @blocked_by_life() {
entry:
  %q = alloca i32, align 4
  store i32 5, ptr %q, align 4
  br label %loop
loop:
  call void @llvm.lifetime.start.p0(ptr %q)
  %rear = load i32, ptr %q, align 4
  %wide = zext i32 %rear to i64
  call void @write(i64 %wide)
  %x = call i64 @read()
  %more = trunc i64 %x to i1
  br i1 %more, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: ranges of @blocked_by_end:
; CHECK:         %rear: {{.*}}or undef
define internal void @blocked_by_end() {
entry:
  %q = alloca i32, align 4
  store i32 5, ptr %q, align 4
  br label %loop
loop:
  %rear = load i32, ptr %q, align 4
  %wide = zext i32 %rear to i64
  call void @write(i64 %wide)
  call void @llvm.lifetime.end.p0(ptr %q)
  %x = call i64 @read()
  %more = trunc i64 %x to i1
  br i1 %more, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: ranges of @blocked_by_early_end:
; CHECK:         %rear: {{.*}}or undef
define internal void @blocked_by_early_end() {
entry:
  %q = alloca i32, align 4
  store i32 5, ptr %q, align 4
  call void @llvm.lifetime.end.p0(ptr %q)
  br label %next
next:
  %rear = load i32, ptr %q, align 4
  %wide = zext i32 %rear to i64
  call void @write(i64 %wide)
  ret void
}

; Each life has its own store.
; CHECK-LABEL: ranges of @ended:
; CHECK:         %rear: [5, 5] from cell
define internal void @ended() {
entry:
  %q = alloca i32, align 4
  br label %loop
loop:
  call void @llvm.lifetime.start.p0(ptr %q)
  store i32 5, ptr %q, align 4
  %rear = load i32, ptr %q, align 4
  %wide = zext i32 %rear to i64
  call void @write(i64 %wide)
  call void @llvm.lifetime.end.p0(ptr %q)
  %x = call i64 @read()
  %more = trunc i64 %x to i1
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Nothing comes after it.
; CHECK-LABEL: ranges of @ended_last:
; CHECK:         %rear: [5, 5] from cell
define internal void @ended_last() {
entry:
  %q = alloca i32, align 4
  store i32 5, ptr %q, align 4
  br label %next
next:
  %rear = load i32, ptr %q, align 4
  %wide = zext i32 %rear to i64
  call void @write(i64 %wide)
  br label %last
last:
  call void @llvm.lifetime.end.p0(ptr %q)
  ret void
}

; What is loaded through an index may be undef, but not what is loaded from the field.
; CHECK-LABEL: ranges of @early_index:
; CHECK:         %early: {{.*}} or undef
; CHECK:         %rear: [5, 5] from cell
define internal void @early_index() {
entry:
  %q = alloca %queue, align 8
  %i = call i64 @read()
  %at = getelementptr inbounds i32, ptr %q, i64 %i
  %early = load i32, ptr %at, align 4
  %place = getelementptr inbounds %queue, ptr %q, i64 0, i32 1
  store i32 5, ptr %place, align 4
  %rear = load i32, ptr %place, align 4
  %sum = add i32 %rear, %early
  %wide = zext i32 %sum to i64
  call void @write(i64 %wide)
  ret void
}

; The variable may be that of the caller.
; CHECK-LABEL: ranges of @blocked_by_other:
; CHECK:         %rear: {{.*}}or undef
define internal void @blocked_by_other() {
entry:
  %q = alloca i32, align 4
  %x = call i64 @read()
  %some = trunc i64 %x to i1
  store i32 5, ptr %q, align 4
  br label %loop
loop:
  %which = phi ptr [ %q, %entry ], [ %which, %loop ]
  %rear = load i32, ptr %which, align 4
  %wide = zext i32 %rear to i64
  call void @write(i64 %wide)
  br i1 %some, label %loop, label %end
end:
  ret void
}

; Each path has its own store.
; CHECK-LABEL: ranges of @stored_on_all_paths:
; CHECK:         %rear: [5, 6] from cell
define internal void @stored_on_all_paths() {
entry:
  %q = alloca i32, align 4
  %x = call i64 @read()
  %some = trunc i64 %x to i1
  br i1 %some, label %then, label %else
then:
  store i32 5, ptr %q, align 4
  br label %join
else:
  store i32 6, ptr %q, align 4
  br label %join
join:
  %rear = load i32, ptr %q, align 4
  %wide = zext i32 %rear to i64
  call void @write(i64 %wide)
  ret void
}

; The store comes after it.
; CHECK-LABEL: ranges of @blocked_in_one_block:
; CHECK:         %rear: {{.*}}or undef
define internal void @blocked_in_one_block() {
entry:
  %q = alloca i32, align 4
  br label %loop
loop:
  %rear = load i32, ptr %q, align 4
  store i32 5, ptr %q, align 4
  %wide = zext i32 %rear to i64
  call void @write(i64 %wide)
  %x = call i64 @read()
  %more = trunc i64 %x to i1
  br i1 %more, label %loop, label %end
end:
  ret void
}
