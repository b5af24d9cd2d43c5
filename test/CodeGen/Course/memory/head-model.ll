; RUN: llc -mtriple=course -course-passes= -course-enable-elide-copies=0 -debug-only=course-head-model %s -o /dev/null 2>&1 | FileCheck %s

; What is believed of the head's travel, block by block.

@a = global [4 x i64] zeroinitializer
@b = global [4 x i64] zeroinitializer

; Constant addresses are known exactly: there and back.
; CHECK-LABEL: head travel in main
; CHECK-NEXT: .bb0: 3 accesses, 64.0 bytes
define i64 @main() {
  store volatile i64 1, ptr @a
  store volatile i64 2, ptr @b
  %x = load volatile i64, ptr @a
  call void @same_base(ptr @a)
  call void @loop(ptr @a, i64 4)
  ret i64 %x
}

; The offsets say what is between accesses with one base.
; CHECK-LABEL: head travel in same_base
; CHECK-NEXT: .bb0: 3 accesses, 24.0 bytes
define void @same_base(ptr %p) noinline {
  %q = getelementptr i64, ptr %p, i64 1
  %r = getelementptr i64, ptr %p, i64 3
  store volatile i64 1, ptr %p
  store volatile i64 2, ptr %q
  store volatile i64 3, ptr %r
  ret void
}

; An address that grows by 8 is 8 bytes from the one before it.
; CHECK-LABEL: head travel in loop
; CHECK: .bb[[#BODY:]]: 1 accesses, 8.0 bytes
; CHECK: loop at .bb[[#BODY]]: 8.0 bytes an iteration
define void @loop(ptr %p, i64 %n) noinline {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %at = phi ptr [ %p, %entry ], [ %at.next, %body ]
  store volatile i64 %i, ptr %at
  %at.next = getelementptr i64, ptr %at, i64 1
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %body, label %exit
exit:
  ret void
}
