; Before a profile is recorded, each block and each critical edge gets a mark.

; RUN: opt -mtriple=course -passes=course-record-profile -S %s -o - | FileCheck %s
; RUN: opt -mtriple=course -passes='course-default<O2>' -course-profile-record -S %s -o - | FileCheck %s
; RUN: llc -mtriple=course -O2 -course-profile-record %s -o - | FileCheck %s --check-prefix=LABELS
; RUN: llc -mtriple=course -O2 %s -o - | FileCheck %s --check-prefix=WITHOUT

; The edges from the entry and from the loop to the end are critical, and so is
; the one back.
; CHECK-LABEL: define i64 @loop(i64 %n)
; CHECK-NEXT: entry:
; CHECK-NEXT:   call void @llvm.pseudoprobe(i64 [[SUM:-?[0-9]+]], i64 0, i32 0, i64 -1)
; CHECK:      entry.end_crit_edge:
; CHECK-NEXT:   call void @llvm.pseudoprobe(i64 [[SUM]], i64 4, i32 0, i64 -1)
; CHECK-NEXT:   br label %end
; CHECK:      {{^}}loop:
; CHECK-NEXT:   phi i64
; CHECK-NEXT:   call void @llvm.pseudoprobe(i64 [[SUM]], i64 1, i32 0, i64 -1)
; CHECK:      odd:
; CHECK:        call void @llvm.pseudoprobe(i64 [[SUM]], i64 2, i32 0, i64 -1)
; CHECK:      end:
; CHECK:        call void @llvm.pseudoprobe(i64 [[SUM]], i64 3, i32 0, i64 -1)

; Labels say it to course-run, and nothing is optimized.
; LABELS-LABEL: start loop 1:
; LABELS-NEXT:  .bb0.c[[#%x,]].p0:
; LABELS:       .bb{{[0-9]+}}.p4:
; LABELS-DAG:   .bb{{[0-9]+}}.p1:
; LABELS-DAG:   .bb{{[0-9]+}}.p2:
; LABELS-DAG:   .bb{{[0-9]+}}.p3:
; WITHOUT-NOT:  .bb{{[0-9]+}}.

define i64 @loop(i64 %n) {
entry:
  %none = icmp eq i64 %n, 0
  br i1 %none, label %end, label %loop

loop:
  %i = phi i64 [ %n, %entry ], [ %next, %loop ], [ 1, %odd ]
  %next = lshr i64 %i, 1
  switch i64 %i, label %loop [ i64 1, label %end
                               i64 7, label %odd ]

odd:
  call i64 @write(i64 %i)
  br label %loop

end:
  ret i64 %n
}

declare i64 @write(i64)
