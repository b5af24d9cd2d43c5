; RUN: rm -f %t
; RUN: not llc -mtriple=course %s -o %t 2>&1 | FileCheck %s
; RUN: not ls %t

; Floating point, wherever it occurs.

; CHECK: error: <unknown>:0:0: in function arithmetic double (double): floating point is not supported
; CHECK: error: <unknown>:0:0: in function conversion i64 (i64): floating point is not supported
; CHECK: error: <unknown>:0:0: in function argument void (half): floating point is not supported
; CHECK: error: <unknown>:0:0: in function memory void (ptr): floating point is not supported
; CHECK: error: <unknown>:0:0: in function constant void (ptr): floating point is not supported
; CHECK: error: <unknown>:0:0: in function comparison i1 (<2 x float>): floating point is not supported
; CHECK: error: <unknown>:0:0: in function in_a_structure {{.*}}: floating point is not supported
; CHECK: error: <unknown>:0:0: in function environment void (i32): floating point is not supported
; CHECK-NOT: {{error|LLVM ERROR|Stack dump}}

define double @arithmetic(double %a) {
  %r = fadd double %a, 1.0
  ret double %r
}

define i64 @conversion(i64 %a) {
  %x = sitofp i64 %a to float
  %r = fptosi float %x to i64
  ret i64 %r
}

define void @argument(half %a) {
  call void @argument(half %a)
  ret void
}

define void @memory(ptr %p) {
  %x = load fp128, ptr %p
  store fp128 %x, ptr %p
  ret void
}

define void @constant(ptr %p) {
  store double 1.0, ptr %p
  ret void
}

define i1 @comparison(<2 x float> %a) {
  %c = fcmp olt <2 x float> %a, zeroinitializer
  %r = extractelement <2 x i1> %c, i32 0
  ret i1 %r
}

define { i64, float } @in_a_structure({ i64, float } %a) {
  %r = insertvalue { i64, float } %a, i64 1, 0
  ret { i64, float } %r
}

define void @environment(i32 %a) {
  call void @llvm.set.rounding(i32 %a)
  ret void
}
