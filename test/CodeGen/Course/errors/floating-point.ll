; RUN: rm -f %t
; RUN: not llc -mtriple=course %s -o %t 2>&1 | FileCheck %s
; RUN: not ls %t

; Formats that the runtime library does not have, wherever they occur, and a
; machine that has one rounding mode.

; CHECK: error: <unknown>:0:0: in function arithmetic fp128 (fp128): floating point of more than 64 bits is not supported
; CHECK: error: <unknown>:0:0: in function conversion i64 (i64): floating point of more than 64 bits is not supported
; CHECK: error: <unknown>:0:0: in function memory void (ptr): floating point of more than 64 bits is not supported
; CHECK: error: <unknown>:0:0: in function constant void (ptr): floating point of more than 64 bits is not supported
; CHECK: error: <unknown>:0:0: in function comparison i1 (<2 x fp128>): floating point of more than 64 bits is not supported
; CHECK: error: <unknown>:0:0: in function in_a_structure {{.*}}: floating point of more than 64 bits is not supported
; CHECK: error: <unknown>:0:0: in function passed_on ppc_fp128 (ppc_fp128): floating point of more than 64 bits is not supported
; CHECK: error: <unknown>:0:0: in function ignored void (fp128): floating point of more than 64 bits is not supported
; CHECK: error: <unknown>:0:0: in function environment void (i32): a floating-point environment is not supported
; CHECK-NOT: {{error|LLVM ERROR|Stack dump}}

define fp128 @arithmetic(fp128 %a) {
  %r = fadd fp128 %a, %a
  ret fp128 %r
}

define i64 @conversion(i64 %a) {
  %x = sitofp i64 %a to x86_fp80
  %r = fptosi x86_fp80 %x to i64
  ret i64 %r
}

define void @memory(ptr %p) {
  %x = load fp128, ptr %p
  store fp128 %x, ptr %p
  ret void
}

define void @constant(ptr %p) {
  store fp128 0xL00000000000000003FFF000000000000, ptr %p
  ret void
}

define i1 @comparison(<2 x fp128> %a) {
  %c = fcmp olt <2 x fp128> %a, zeroinitializer
  %r = extractelement <2 x i1> %c, i32 0
  ret i1 %r
}

define { i64, fp128 } @in_a_structure({ i64, fp128 } %a) {
  %r = insertvalue { i64, fp128 } %a, i64 1, 0
  ret { i64, fp128 } %r
}

define ppc_fp128 @passed_on(ppc_fp128 %a) {
  ret ppc_fp128 %a
}

define void @ignored(fp128 %a) {
  ret void
}

define void @environment(i32 %a) {
  call void @llvm.set.rounding(i32 %a)
  ret void
}
