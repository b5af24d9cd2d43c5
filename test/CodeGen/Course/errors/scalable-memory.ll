; RUN: rm -f %t
; RUN: not llc -mtriple=course -O0 %s -o %t 2>&1 | FileCheck %s
; RUN: not llc -mtriple=course -O2 %s -o %t 2>&1 | FileCheck %s
; RUN: not opt -mtriple=course -passes=course-o2 -disable-output %s 2>&1 | FileCheck --check-prefix=OPT %s
; RUN: not ls %t

; A vector of unknown length that is only named as a type, returned, or passed on.

; OPT: error: <unknown>:0:0: in function object void (): a vector of unknown length is not supported
; CHECK: error: <unknown>:0:0: in function object void (): a vector of unknown length is not supported
; CHECK: error: <unknown>:0:0: in function address ptr (ptr): a vector of unknown length is not supported
; CHECK: error: <unknown>:0:0: in function result <vscale x 7 x double> (<vscale x 7 x double>): a vector of unknown length is not supported
; CHECK: error: <unknown>:0:0: in function caller void (ptr): a vector of unknown length is not supported
; CHECK-NOT: {{error|LLVM ERROR|Stack dump}}

define void @object() {
  %a = alloca <vscale x 4 x i32>
  ret void
}

define ptr @address(ptr %p) {
  %q = getelementptr <vscale x 4 x i32>, ptr %p, i64 1
  ret ptr %q
}

define <vscale x 7 x double> @result(<vscale x 7 x double> %x) {
  %r = fneg <vscale x 7 x double> %x
  ret <vscale x 7 x double> %r
}

define void @caller(ptr %p) {
  %x = load <vscale x 7 x double>, ptr %p
  %r = call <vscale x 7 x double> @result(<vscale x 7 x double> %x)
  store <vscale x 7 x double> %r, ptr %p
  ret void
}

; Not refused.
define i32 @plain(i32 %x) {
  ret i32 %x
}
