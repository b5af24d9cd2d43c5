; Plans take decisions about loops and options in the place of estimates.

; RUN: rm -rf %t && split-file %s %t
; RUN: opt -mtriple=course -passes=course-apply-plan -course-plan-places=%t/places -S %t/program.ll -o /dev/null
; RUN: FileCheck %s --check-prefix=PLACES < %t/places
; PLACES: course-plan-places 1
; PLACES: option course-enable-zero-stores false
; PLACES: function f [[#%x,]]{{$}}
; PLACES-NEXT: loop 0 complete 0 3 30 64
; PLACES: loop 0 versions 0
; PLACES-NEXT: loop 1 complete
; PLACES-NOT: function straight

; A plan for the program as it is. The loops are those in preorder.
; RUN: sed -n 's/^function f /&/p' %t/places > %t/function
; RUN: cat %t/head %t/function %t/loops > %t/plan
; RUN: opt -mtriple=course -passes=course-apply-plan -course-plan=%t/plan -S %t/program.ll -o - 2>&1 | FileCheck %s --check-prefix=APPLIED
; APPLIED: warning: {{.*}}plan: line 8: function 'f' has no loop 7
; APPLIED-NOT: warning
; APPLIED: br i1 %again, label %inner, label %latch, !llvm.loop ![[INNER:[0-9]+]]
; APPLIED: br i1 %more, label %outer, label %exit, !llvm.loop ![[OUTER:[0-9]+]]
; APPLIED-DAG: ![[OUTER]] = distinct !{![[OUTER]], ![[JAM:[0-9]+]]}
; APPLIED-DAG: ![[JAM]] = !{!"course.plan.jam", i32 3}
; APPLIED-DAG: ![[INNER]] = distinct !{![[INNER]], ![[COPIES:[0-9]+]]}
; APPLIED-DAG: ![[COPIES]] = !{!"course.plan.copies", i32 1}

; Passes do as they are told, and options are set, unless the command line does.
; RUN: opt -mtriple=course -passes='course-apply-plan,function(course-switch-unroll)' -course-plan=%t/plan -S %t/program.ll -o - 2>/dev/null | FileCheck %s --check-prefix=ALONE
; RUN: opt -mtriple=course -passes='course-apply-plan,function(course-switch-unroll)' -S %t/program.ll -o - | FileCheck %s --check-prefix=UNROLLED
; ALONE-NOT: switch
; UNROLLED: switch
; RUN: opt -mtriple=course -passes='course-default<O2>' -debug-pass-manager -course-plan=%t/plan %t/program.ll -disable-output 2>&1 | FileCheck %s --check-prefix=OPTION
; RUN: opt -mtriple=course -passes='course-default<O2>' -debug-pass-manager -course-plan=%t/plan -course-enable-ssapre=false %t/program.ll -disable-output 2>&1 | FileCheck %s --check-prefix=COMMAND
; OPTION: Running pass: CourseSSAPREPass
; COMMAND-NOT: Running pass: CourseSSAPREPass

; Of another version of the program nothing is taken.
; RUN: opt -mtriple=course -passes=course-apply-plan -course-plan=%t/stale -S %t/program.ll -o - 2>&1 | FileCheck %s --check-prefix=STALE
; STALE-DAG: warning: {{.*}}stale: function 'f' has changed since; its decisions are ignored
; STALE-DAG: warning: {{.*}}stale: the program has no function 'gone' to take decisions for
; STALE-NOT: course.plan

; What runs have read is known from the start, whatever the program is now.
; RUN: opt -mtriple=course -passes=course-apply-profile -course-plan=%t/runs -S %t/program.ll | FileCheck %s --check-prefix=RUNS
; RUNS: !course.runs = !{![[FIRST:[0-9]+]], ![[SECOND:[0-9]+]]}
; RUNS: ![[FIRST]] = !{i64 40, i64 -1}
; RUNS: ![[SECOND]] = !{i64 7}

; RUN: not opt -mtriple=course -passes=course-apply-plan -course-plan=%t/none %t/program.ll -disable-output 2>&1 | FileCheck %s --check-prefix=NONE
; NONE: cannot read the plan '{{.*}}none': No such file
; RUN: not opt -mtriple=course -passes=course-apply-plan -course-plan=%t/value %t/program.ll -disable-output 2>&1 | FileCheck %s --check-prefix=VALUE
; VALUE: value:2: no value of 'course-inline-multiplier': 'many'

;--- head
course-plan 1
# Comments
option course-enable-ssapre true # are possible everywhere.

;--- loops
loop 0 jam 3
loop 1 copies 1
loop 7 copies 1
;--- stale
course-plan 1
function f 12345
loop 0 jam 3
function gone 12345
loop 0 jam 3
;--- runs
course-plan 1
run 40 18446744073709551615
run 7
;--- value
course-plan 1
option course-inline-multiplier many
;--- program.ll
define void @f(ptr %p, i64 %n) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %at = getelementptr i64, ptr %p, i64 %j
  %old = load i64, ptr %at
  %new = add i64 %old, %i
  store i64 %new, ptr %at
  %j.next = add i64 %j, 1
  %again = icmp ult i64 %j.next, %n
  br i1 %again, label %inner, label %latch
latch:
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %outer, label %exit
exit:
  ret void
}

define i64 @straight(i64 %x) {
  ret i64 %x
}
