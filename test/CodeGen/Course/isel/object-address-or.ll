; RUN: llc -mtriple=course -stop-after=finalize-isel < %s | FileCheck %s

; A place in an aligned object of the frame is known like a constant, though
; LLVM makes an OR of its address, so that no block needs another one's register.

define i64 @aligned(i64 %n) {
; CHECK-LABEL: name: aligned
; CHECK:       bb.0.entry:
; CHECK:         [[INSIDE:%[0-9]+]]:gpr = {{(disjoint )?}}LEA %stack.0.object, 3
; CHECK-NOT:     OR
; CHECK:       bb.2.end:
; CHECK-NEXT:    PHI [[INSIDE]], %bb.0, {{%[0-9]+}}, %bb.1
entry:
  %object = alloca [8 x i8], align 16
  call void @use(ptr %object)
  %inside = getelementptr i8, ptr %object, i64 3
  %c = icmp eq i64 %n, 0
  br i1 %c, label %end, label %other

other:
  call void @use(ptr null)
  br label %end

end:
  %p = phi ptr [ %inside, %entry ], [ %object, %other ]
  %x = load i8, ptr %p
  %r = zext i8 %x to i64
  ret i64 %r
}

; 3 has bits in common with some addresses of this object.
define i64 @not_aligned(i64 %n) {
; CHECK-LABEL: name: not_aligned
; CHECK:         [[ADDRESS:%[0-9]+]]:gpr = LEA %stack.0.object, 0
; CHECK:         OR [[ADDRESS]], 3, 64
entry:
  %object = alloca [8 x i8], align 2
  call void @use(ptr %object)
  %number = ptrtoint ptr %object to i64
  %or = or i64 %number, 3
  %inside = inttoptr i64 %or to ptr
  call void @use(ptr %inside)
  ret i64 0
}

define void @use(ptr %p) {
  ret void
}
