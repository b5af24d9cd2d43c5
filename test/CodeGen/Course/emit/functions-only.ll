; A program consists of functions: what LLVM writes behind them into other files
; is not printed, and the machine takes the text.
; RUN: llc -mtriple=course %s -o %t.s && FileCheck %s < %t.s
; RUN: llvm-mc -triple=course %t.s -o /dev/null
; RUN: course-run --quiet %t.s

; CHECK-NOT: {{OBJC|section|ident|weak|addrsig|long}}
; CHECK: start main 0:
; CHECK: end main
; CHECK-NOT: {{[a-zA-Z.]}}
define i32 @main() partition "part" {
  ret i32 0
}

@alias = hidden alias i32 (), ptr @main
@table = internal global ptr @main, partition "part"
declare extern_weak void @weak()
declare hidden void @hidden()

!llvm.module.flags = !{!0, !1, !2, !3}
!0 = !{i32 1, !"Objective-C Version", i32 2}
!1 = !{i32 1, !"Objective-C Image Info Version", i32 0}
!2 = !{i32 1, !"Objective-C Image Info Section", !"__DATA, __objc_imageinfo, regular, no_dead_strip"}
!3 = !{i32 1, !"Objective-C Garbage Collection", i32 0}
!llvm.ident = !{!4}
!llvm.commandline = !{!4}
!llvm.linker.options = !{!5}
!llvm.dependent-libraries = !{!4}
!4 = !{!"-section"}
!5 = !{!"-lsection", !"-weak"}
