; RUN: llc -mtriple=course -O0 -stop-after=course-empty-asm %s -o - | FileCheck %s

; Inline assembly without instructions is the identity of what it is tied to.

; CHECK-LABEL: define i32 @tied(i32 %a)
; CHECK-NEXT: %s = add i32 %a, 1
define i32 @tied(i32 %a) {
  %r = call i32 asm sideeffect "", "=r,0,~{memory}"(i32 %a)
  %s = add i32 %r, 1
  ret i32 %s
}

; CHECK-LABEL: define i64 @several(
; CHECK-NEXT: insertvalue { i64, i32, i64 } poison, i64 %a, 0
; CHECK-NEXT: insertvalue { i64, i32, i64 } {{.*}}, i32 0, 1
; CHECK-NEXT: insertvalue { i64, i32, i64 } {{.*}}, i64 %b, 2
define i64 @several(i64 %a, i64 %b, ptr %p) {
  %r = call { i64, i32, i64 } asm "", "=r,=*m,=r,=r,0,3,r,*m"(ptr elementtype(i64) %p, i64 %a, i64 %b, i64 5, ptr elementtype(i64) %p)
  %x = extractvalue { i64, i32, i64 } %r, 2
  ret i64 %x
}

; CHECK-LABEL: define void @comment(
; CHECK-NEXT: ret void
define void @comment(ptr %p) {
  call void asm sideeffect "\0A  # nothing $0\0A\09; at all", "r"(ptr %p)
  ret void
}

; CHECK-LABEL: define i64 @jump(
; CHECK-NEXT: br label %next
; CHECK: next:
; CHECK-NEXT: ret i64 1
; CHECK: out:
; CHECK-NEXT: ret i64
define i64 @jump() {
  callbr void asm sideeffect "", "!i"() to label %next [label %out]
next:
  ret i64 1
out:
  %r = phi i64 [ 2, %0 ]
  ret i64 %r
}

; Instructions stay.
; CHECK-LABEL: define void @instruction(
; CHECK-NEXT: call void asm sideeffect "nop", ""()
define void @instruction() {
  call void asm sideeffect "nop", ""()
  ret void
}

; What would need a conversion stays.
; CHECK-LABEL: define i32 @types(
; CHECK-NEXT: call i32 asm "", "=r,0"(i64 %a)
define i32 @types(i64 %a) {
  %r = call i32 asm "", "=r,0"(i64 %a)
  ret i32 %r
}

; An asm goto that is empty never jumps, so what its landing pads would see is
; not there.
; CHECK-LABEL: define i32 @landing_pad(i32 %a)
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %direct
; CHECK: direct:
; CHECK-NEXT: ret i32 %a
; CHECK: indirect:
; CHECK-NEXT: ret i32 poison
define i32 @landing_pad(i32 %a) {
entry:
  %o = callbr i32 asm sideeffect "", "=r,0,!i"(i32 %a) to label %direct [label %indirect]
direct:
  ret i32 %o
indirect:
  %p = call i32 @llvm.callbr.landingpad.i32(i32 %o)
  ret i32 %p
}
declare i32 @llvm.callbr.landingpad.i32(i32)
