; RUN: opt -mtriple=course -passes=course-load-store-pack -S < %s | FileCheck --implicit-check-not=i64, %s

; What keeps accesses from being packed, one function for each reason.

; CHECK-LABEL: define i32 @blocked_by_alignment(
define i32 @blocked_by_alignment(ptr align 4 %p) {
  %p4 = getelementptr i8, ptr %p, i64 4
  %a = load i32, ptr %p
  %b = load i32, ptr %p4
  %r = sub i32 %a, %b
  ret i32 %r
}

; 4 and 8: a window would start at 4.
; CHECK-LABEL: define i32 @blocked_by_odd_start(
define i32 @blocked_by_odd_start(ptr align 8 %p) {
  %p4 = getelementptr i8, ptr %p, i64 4
  %p8 = getelementptr i8, ptr %p, i64 8
  %a = load i32, ptr %p4
  %b = load i32, ptr %p8
  %r = sub i32 %a, %b
  ret i32 %r
}

; 3 of 4.
; CHECK-LABEL: define i16 @blocked_by_gap(
; CHECK-COUNT-3: load i16
define i16 @blocked_by_gap(ptr align 8 %p) {
  %p4 = getelementptr i8, ptr %p, i64 4
  %p10 = getelementptr i8, ptr %p, i64 10
  %a = load i16, ptr %p
  %b = load i16, ptr %p4
  %c = load i16, ptr %p10
  %r = sub i16 %a, %b
  %s = sub i16 %r, %c
  ret i16 %s
}

; CHECK-LABEL: define i32 @blocked_by_store(
define i32 @blocked_by_store(ptr align 8 %p, ptr %q) {
  %p4 = getelementptr i8, ptr %p, i64 4
  %a = load i32, ptr %p
  store i32 7, ptr %q
  %b = load i32, ptr %p4
  %r = sub i32 %a, %b
  ret i32 %r
}

; CHECK-LABEL: define void @blocked_by_load(
define void @blocked_by_load(ptr align 8 %p, ptr %q) {
  %p4 = getelementptr i8, ptr %p, i64 4
  store i32 1, ptr %p
  %a = load i32, ptr %q
  store i32 2, ptr %p4
  call void @write32(i32 %a)
  ret void
}

; The same bytes twice.
; CHECK-LABEL: define void @blocked_by_overlap(
; CHECK-NEXT: store i32 1, ptr %p
; CHECK-NEXT: store i32 2, ptr %p
define void @blocked_by_overlap(ptr align 8 %p) {
  store i32 1, ptr %p
  store i32 2, ptr %p
  ret void
}

; CHECK-LABEL: define i32 @blocked_by_call(
define i32 @blocked_by_call(ptr align 8 %p) {
  %p4 = getelementptr i8, ptr %p, i64 4
  %a = load i32, ptr %p
  call void @write32(i32 %a)
  %b = load i32, ptr %p4
  %r = sub i32 %a, %b
  ret i32 %r
}

; CHECK-LABEL: define i32 @blocked_by_volatile(
define i32 @blocked_by_volatile(ptr align 8 %p) {
  %p4 = getelementptr i8, ptr %p, i64 4
  %a = load i32, ptr %p
  %b = load volatile i32, ptr %p4
  %r = sub i32 %a, %b
  ret i32 %r
}

; CHECK-LABEL: define i32 @blocked_by_block(
define i32 @blocked_by_block(ptr align 8 %p, i1 %c) {
  %p4 = getelementptr i8, ptr %p, i64 4
  %a = load i32, ptr %p
  br i1 %c, label %more, label %exit

more:
  %b = load i32, ptr %p4
  ret i32 %b

exit:
  ret i32 %a
}

; Three extensions and a shift for each save nothing in the stack area.
; CHECK-LABEL: define void @blocked_by_price(
; CHECK-COUNT-2: store i32
define void @blocked_by_price(i32 %a, i32 %b) {
  %p = alloca [2 x i32], align 8
  %p4 = getelementptr i8, ptr %p, i64 4
  call void @use(ptr %p)
  store i32 %a, ptr %p
  store i32 %b, ptr %p4
  call void @use(ptr %p)
  ret void
}

; Nothing is wider.
; CHECK-LABEL: define void @blocked_by_width(
define void @blocked_by_width(ptr align 16 %p) {
  %p8 = getelementptr i8, ptr %p, i32 8
  store i64 1, ptr %p
  store i64 2, ptr %p8
  ret void
}

declare void @write32(i32)

declare void @use(ptr)
