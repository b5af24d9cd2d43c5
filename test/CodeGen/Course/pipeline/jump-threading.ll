; LLVM's pipelines thread jumps with this target's threshold, from -O2 on, and so
; does the target's pipeline. LLVM's own pass is left out.
; RUN: opt -mtriple=course -passes='default<O2>' -debug-pass-manager -disable-output %s 2>&1 \
; RUN:   | FileCheck %s --implicit-check-not='Running pass: JumpThreading'
; RUN: opt -mtriple=course -passes=course-o2 -debug-pass-manager -disable-output %s 2>&1 \
; RUN:   | FileCheck %s --implicit-check-not='Running pass: JumpThreading'
; RUN: opt -mtriple=course -passes='default<O1>' -debug-pass-manager -disable-output %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=O1 --implicit-check-not='JumpThreading'
; CHECK: Running pass: CourseJumpThreadingPass on sorted
; O1: Running pass: SimplifyCFGPass on sorted

; Threaded for the paths on which %swapped is known, the end of the iteration
; would be two back edges, and the loop two nested ones that are not unrolled.
; RUN: opt -mtriple=course -passes='default<O2>' -S %s | FileCheck %s --check-prefix=LOOP
; LOOP-LABEL: define {{.*}}@sorted
; LOOP:       br i1 %{{.*}}, label %{{.*}}, label %loop
; LOOP-NOT:   label %loop
; LOOP:       }

declare i64 @write(i64)

define i64 @sorted(ptr %a, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 1, %entry ], [ %next, %latch ]
  %swapped = phi i1 [ false, %entry ], [ %now, %latch ]
  %p = getelementptr i64, ptr %a, i64 %i
  %q = getelementptr i8, ptr %p, i64 -8
  %x = load i64, ptr %p
  %y = load i64, ptr %q
  %less = icmp ult i64 %x, %y
  br i1 %less, label %swap, label %latch

swap:
  store i64 %y, ptr %p
  store i64 %x, ptr %q
  br label %latch

latch:
  %now = phi i1 [ true, %swap ], [ %swapped, %loop ]
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %after, label %loop

after:
  br i1 %now, label %unsorted, label %end

unsorted:
  %r = call i64 @write(i64 %n)
  br label %end

end:
  %result = phi i64 [ 1, %after ], [ %r, %unsorted ]
  ret i64 %result
}
