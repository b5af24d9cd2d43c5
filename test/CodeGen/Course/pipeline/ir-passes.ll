; RUN: %optimizing-llc -mtriple=course < %s | FileCheck --check-prefix=OPT %s
; RUN: %optimizing-llc -mtriple=course -O1 < %s | FileCheck --check-prefix=OPT %s
; RUN: %optimizing-llc -mtriple=course -O3 < %s | FileCheck --check-prefix=OPT %s
; RUN: %optimizing-llc -mtriple=course -O0 < %s | FileCheck --check-prefix=PLAIN %s
; RUN: %optimizing-llc -mtriple=course -course-passes= < %s | FileCheck --check-prefix=PLAIN %s
; RUN: %optimizing-llc -mtriple=course -course-passes='function(instcombine)' < %s | FileCheck --check-prefix=SOME %s
; RUN: opt -mtriple=course -passes=course-o2 < %s | %optimizing-llc -mtriple=course -debug-only=course-optimize 2>&1 | FileCheck --check-prefix=ONCE %s
; RUN: opt -mtriple=course -passes=course-o2 -debug-pass-manager -disable-output \
; RUN:   -course-enable-malloc-to-gv -course-enable-gv-to-malloc < %s 2>&1 | FileCheck --check-prefix=OBJECTS %s
; RUN: not %optimizing-llc -mtriple=course -course-passes=no-such-pass < %s 2>&1 | FileCheck --check-prefix=WRONG %s
; RUN: not %optimizing-llc -mtriple=course -course-passes='course-default<O2>' < %s 2>&1 | FileCheck --check-prefix=ITSELF %s

; llc turns a program into good code by itself: the pipeline of the level runs
; before selection, another one by option, none at -O0 and if one has run.

; OPT-NOT: start double
; OPT-LABEL: start main 0:
; OPT-NEXT: .bb0:
; OPT-NEXT: r1 = call read
; OPT-NEXT: r1 = mul r1 6 64
; OPT-NEXT: ret r1

; PLAIN-LABEL: start double 1:
; PLAIN-LABEL: start main 0:
; PLAIN: call double

; SOME-LABEL: start double 1:
; SOME-NOT: add
; SOME-LABEL: start main 0:
; SOME: call double

; ONCE: the module is optimized already
; ONCE-LABEL: start main 0:

; Once it is written down which accesses touch the same object, nothing may use
; the memory of one object for another or one function for another.
; OBJECTS: Running pass: CoursePointsToPass
; OBJECTS-NOT: {{pass: (MergeFunctions|Inliner|MemCpyOpt|ArgumentPromotion|GlobalOpt|CourseHeapToStack|CourseAllocaSinking|CourseMallocToGV|CourseGVToMalloc|CourseLocaliseGlobals)Pass}}
; OBJECTS: Running pass: CourseDataPlacementPass
; OBJECTS-NOT: {{pass: (MergeFunctions|Inliner|MemCpyOpt|ArgumentPromotion|GlobalOpt|CourseHeapToStack|CourseAllocaSinking|CourseMallocToGV|CourseGVToMalloc|CourseLocaliseGlobals)Pass}}

; WRONG: -course-passes: unknown pass name 'no-such-pass'
; ITSELF: -course-passes: course-default means this option

declare i64 @read()

define i64 @double(i64 %x) {
  %y = add i64 %x, %x
  ret i64 %y
}

define i64 @main() {
  %x = call i64 @read()
  %y = call i64 @double(i64 %x)
  %z = add i64 %y, %x
  %t = call i64 @double(i64 %z)
  ret i64 %t
}
