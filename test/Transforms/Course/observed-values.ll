; What a profile has seen has code of its own: course-specialize-values.

; RUN: rm -rf %t && split-file %s %t
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/sum.ll | FileCheck %s --check-prefixes=SUM,BOTH
; RUN: opt -mtriple=course -passes=course-specialize-values -course-observed-values=1 -S %t/sum.ll | FileCheck %s --check-prefixes=SUM,ONE
; RUN: opt -mtriple=course -passes=course-specialize-values -course-observed-values=0 -S %t/sum.ll | FileCheck %s --check-prefix=NONE
; RUN: opt -mtriple=course -passes=course-specialize-values -course-specialize-work=0 -S %t/sum.ll | FileCheck %s --check-prefix=NONE
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/later.ll | FileCheck %s --check-prefix=NONE
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/few.ll | FileCheck %s --check-prefix=NONE
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/data.ll | FileCheck %s --check-prefix=NONE
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/address.ll | FileCheck %s --check-prefix=NONE

; The program is right for all inputs, and its loops are counted for those.
; RUN: llc -mtriple=course -O2 -verify-machineinstrs %t/sum.ll -o %t/sum.s
; RUN: echo 5 40 | course-run %t/sum.s --quiet | FileCheck %s --match-full-lines --check-prefix=N40
; RUN: echo 6 40 | course-run %t/sum.s --quiet | FileCheck %s --match-full-lines --check-prefix=M40
; RUN: echo 5 90 | course-run %t/sum.s --quiet | FileCheck %s --match-full-lines --check-prefix=N90
; RUN: echo 5 91 | course-run %t/sum.s --quiet | FileCheck %s --match-full-lines --check-prefix=N91
; RUN: echo 5 3 | course-run %t/sum.s --quiet | FileCheck %s --match-full-lines --check-prefix=N3
; N40: 3900
; M40: 4680
; N90: 20025
; N91: 20475
; N3: 15

; More values than those for which small ones are tried; the last one is read
; right before the first loop.
; RUN: llc -mtriple=course -O2 -verify-machineinstrs %t/four.ll -o %t/four.s
; RUN: echo 2 1 1 3 | course-run %t/four.s --quiet > %t/four.out
; RUN: printf '0\n1\n0\n0\n0\n1\n2\n' | diff - %t/four.out
; RUN: echo 1 1 2 1 | course-run %t/four.s --quiet > %t/other.out
; RUN: printf '0\n0\n0\n1\n0\n' | diff - %t/other.out
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/four.ll | FileCheck %s --check-prefix=FOUR
; FOUR: loop.d.observed

; The runs with 40 are more than that with 90. The data, 5, is no constant.
; SUM-LABEL: define i32 @main()
; SUM: %m = call i64 @read()
; SUM: %n = call i64 @read()
; SUM: switch i64 %n, label %[[OTHERS:[a-z0-9.]+]] [
; SUM: i64 15, label %small15
; SUM-NEXT: i64 40, label %[[FORTY:[a-z0-9.]+]]
; BOTH-NEXT: i64 90, label %[[NINETY:[a-z0-9.]+]]
; SUM-NEXT: ]
; ONE-NOT: 90
; BOTH: [[NINETY]]:
; SUM: [[FORTY]]:
; SUM: [[OTHERS]]:
; SUM: umax.i64(i64 %n, i64 1)
; SUM-DAG: mul i64 %m, 780
; BOTH-DAG: mul i64 %m, 4005
; SUM: }

; NONE-NOT: {{[.]observed}}
; NONE: ret i32 0

;--- sum.ll
declare i64 @read()
declare void @write(i64)

define i32 @main() {
entry:
  %m = call i64 @read()
  %n = call i64 @read()
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %product = mul i64 %m, %i
  %more = add i64 %sum, %product
  %next = add nuw i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %end

end:
  call void @write(i64 %more)
  ret i32 0
}

!course.runs = !{!0, !1, !2, !3, !4, !5, !6}
!0 = !{i64 5, i64 90}
!1 = !{i64 5, i64 40, i64 7}
!2 = !{i64 6, i64 40}
!3 = !{i64 6}
!4 = !{i64 6, !"60"}
!5 = !{i64 6, i32 60}
!6 = !{i64 6, null}

;--- later.ll
; It is not known how many numbers the other function reads.
declare i64 @read()
declare void @write(i64)

define internal void @skip() noinline {
  %1 = call i64 @read()
  call void @write(i64 %1)
  ret void
}

define i32 @main() {
entry:
  call void @skip()
  %n = call i64 @read()
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  call void @write(i64 %i)
  %next = add nuw i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %end

end:
  ret i32 0
}

!course.runs = !{!0}
!0 = !{i64 40, i64 40}

;--- few.ll
; The run ended before the value was read.
declare i64 @read()
declare void @write(i64)

define i32 @main() {
entry:
  %m = call i64 @read()
  %n = call i64 @read()
  br label %loop

loop:
  %i = phi i64 [ %m, %entry ], [ %next, %loop ]
  call void @write(i64 %i)
  %next = add nuw i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %end

end:
  ret i32 0
}

!course.runs = !{!0}
!0 = !{i64 40}

;--- data.ll
; Bounds no loop.
declare i64 @read()
declare void @write(i64)

define i32 @main() {
entry:
  %n = call i64 @read()
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = add i64 %i, %n
  call void @write(i64 %sum)
  %next = add nuw i64 %i, 1
  %again = icmp ult i64 %next, 40
  br i1 %again, label %loop, label %end

end:
  ret i32 0
}

!course.runs = !{!0}
!0 = !{i64 40}

;--- address.ll
; A block whose address is taken must not be there twice.
@address = global ptr blockaddress(@main, %end)
declare i64 @read()
declare void @write(i64)

define i32 @main() {
entry:
  %n = call i64 @read()
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  call void @write(i64 %i)
  %next = add nuw i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %end

end:
  ret i32 0
}

!course.runs = !{!0}
!0 = !{i64 40}

;--- four.ll
declare i64 @read()
declare void @write(i64)

define i32 @main() {
entry:
  %a = call i64 @read()
  %b = call i64 @read()
  %c = call i64 @read()
  %d = call i64 @read()
  br label %loop.a

loop.a:
  %i.a = phi i64 [ 0, %entry ], [ %next.a, %loop.a ]
  call void @write(i64 %i.a)
  %next.a = add nuw i64 %i.a, 1
  %again.a = icmp ult i64 %next.a, %a
  br i1 %again.a, label %loop.a, label %loop.b

loop.b:
  %i.b = phi i64 [ 0, %loop.a ], [ %next.b, %loop.b ]
  call void @write(i64 %i.b)
  %next.b = add nuw i64 %i.b, 1
  %again.b = icmp ult i64 %next.b, %b
  br i1 %again.b, label %loop.b, label %loop.c

loop.c:
  %i.c = phi i64 [ 0, %loop.b ], [ %next.c, %loop.c ]
  call void @write(i64 %i.c)
  %next.c = add nuw i64 %i.c, 1
  %again.c = icmp ult i64 %next.c, %c
  br i1 %again.c, label %loop.c, label %loop.d

loop.d:
  %i.d = phi i64 [ 0, %loop.c ], [ %next.d, %loop.d ]
  call void @write(i64 %i.d)
  %next.d = add nuw i64 %i.d, 1
  %again.d = icmp ult i64 %next.d, %d
  br i1 %again.d, label %loop.d, label %end

end:
  ret i32 0
}

!course.runs = !{!0}
!0 = !{i64 2, i64 1, i64 1, i64 3}
