; RUN: opt -mtriple=course -passes=course-o2 -debug-pass-manager -disable-output %s \
; RUN:   2>&1 | FileCheck %s
; RUN: opt -mtriple=course -passes=mergefunc -S %s | FileCheck %s --check-prefix=MERGE

; The passes of LLVM's that the requirements name are run, whatever their order.
; CHECK-DAG: pass: ADCEPass
; CHECK-DAG: pass: DeadArgumentEliminationPass
; CHECK-DAG: pass: GVNPass
; CHECK-DAG: pass: GlobalDCEPass
; CHECK-DAG: pass: GlobalOptPass
; CHECK-DAG: pass: IPSCCPPass
; CHECK-DAG: pass: IndVarSimplifyPass
; CHECK-DAG: pass: InlinerPass
; CHECK-DAG: pass: InstCombinePass
; CHECK-DAG: pass: LCSSAPass
; CHECK-DAG: pass: LICMPass
; CHECK-DAG: pass: LoopRotatePass
; CHECK-DAG: pass: LoopSimplifyPass
; CHECK-DAG: pass: LoopUnrollPass
; CHECK-DAG: pass: PromotePass
; CHECK-DAG: pass: ReassociatePass
; CHECK-DAG: pass: SCCPPass
; CHECK-DAG: pass: SROAPass
; CHECK-DAG: pass: SimpleLoopUnswitchPass
; CHECK-DAG: pass: SimplifyCFGPass
; CHECK-DAG: pass: TailCallElimPass

; MERGE: define internal i64 @first
; MERGE-NOT: define internal i64 @second
declare i64 @read()

define internal i64 @first(i64 %x) noinline {
  %y = mul i64 %x, %x
  %z = udiv i64 %y, 3
  ret i64 %z
}

define internal i64 @second(i64 %x) noinline {
  %y = mul i64 %x, %x
  %z = udiv i64 %y, 3
  ret i64 %z
}

define i64 @main() {
entry:
  %n = call i64 @read()
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s2, %loop ]
  %a = call i64 @first(i64 %i)
  %b = call i64 @second(i64 %n)
  %s1 = add i64 %s, %a
  %s2 = xor i64 %s1, %b
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %s2
}
