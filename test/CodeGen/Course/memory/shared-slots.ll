; RUN: llc -mtriple=course -stop-before=stack-coloring < %s | FileCheck --check-prefix=BEFORE %s
; RUN: llc -mtriple=course -stop-after=stack-coloring < %s | FileCheck %s

; Objects that are not alive together share their memory: what was known of
; their accesses (course-points-to) is forgotten then, also of those through
; pointers from elsewhere.

; BEFORE-LABEL: name: main
; BEFORE: - { id: 1, name: b
; BEFORE: body:
; BEFORE-COUNT-3: !alias.scope
; CHECK-LABEL: name: main
; CHECK: stack:
; CHECK-NEXT: - { id: 0, name: a
; CHECK-NOT: name: b
; CHECK: body:
; CHECK-NOT: !alias.scope

@known = global ptr null

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)

define void @use(ptr %p) {
  store ptr %p, ptr @known, align 8
  ret void
}

define ptr @get() {
  %p = load ptr, ptr @known, align 8
  ret ptr %p
}

define i64 @main() {
  %a = alloca [8 x i64], align 8
  %b = alloca [8 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @use(ptr %a)
  %p = call ptr @get()
  %x = load i64, ptr %p, align 8, !alias.scope !5, !noalias !6
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %b)
  call void @use(ptr %b)
  %q = call ptr @get()
  %y = load i64, ptr %q, align 8, !alias.scope !6, !noalias !5
  store i64 2, ptr %b, align 8, !alias.scope !6, !noalias !5
  call void @use(ptr %b)
  call void @llvm.lifetime.end.p0(ptr %b)
  %r = sub i64 %x, %y
  ret i64 %r
}

!1 = distinct !{!1, !"objects"}
!2 = distinct !{!2, !1, !"a"}
!3 = distinct !{!3, !1, !"b"}
!5 = !{!2}
!6 = !{!3}
