; T003-A and T003-B executed: what they print, and how often they compute. An
; inclusive or takes the place of the multiplication, with the same results, and
; an exclusive or that of the division: the machine counts those apart.

; RUN: opt -mtriple=course -passes=course-ssapre < %s -o %t.bc
; RUN: llc -mtriple=course -O0 %t.bc -o %t.after.s
; RUN: llc -mtriple=course -O0 %s -o %t.before.s
; RUN: echo 1 1 27 | course-run --stats=- %t.after.s | FileCheck --check-prefix=ONE %s
; RUN: echo 2 1 3 | course-run --stats=- %t.after.s | FileCheck --check-prefix=TWO %s
; RUN: echo 3 1 3 | course-run --stats=- %t.after.s | FileCheck --check-prefixes=THREE,AFTER %s
; RUN: echo 3 1 3 | course-run --stats=- %t.before.s | FileCheck --check-prefixes=THREE,BEFORE %s
; RUN: echo 4 1 3 | course-run --stats=- %t.after.s | FileCheck --check-prefix=FOUR %s
; RUN: echo 5 1 3 927 | course-run --stats=- %t.after.s | FileCheck --check-prefixes=LOOPS,LOOPS-AFTER %s
; RUN: echo 5 1 3 927 | course-run --stats=- %t.before.s | FileCheck --check-prefixes=LOOPS,LOOPS-BEFORE %s

; B5: A, B, X; B7: A, B, X.
; ONE:      {{^}}1{{$}}
; ONE-NEXT: 27
; ONE-NEXT: 0
; ONE-NEXT: 1
; ONE-NEXT: 27
; ONE-NEXT: 0
; ONE-NEXT: status: finished

; B3: X; B5: A, B, X; B17: X.
; TWO:      {{^}}3{{$}}
; TWO-NEXT: 1
; TWO-NEXT: 3
; TWO-NEXT: 3
; TWO-NEXT: 3
; TWO-NEXT: status: finished

; B3: X; B5: A, B, X; B14: sum of Y; B16: Z.
; THREE:      {{^}}3{{$}}
; THREE-NEXT: 1
; THREE-NEXT: 3
; THREE-NEXT: 3
; THREE-NEXT: 12
; THREE-NEXT: 3
; THREE-NEXT: status: finished
; BEFORE:     count-logic: 6
; AFTER:      count-logic: 2

; B3: X; B5: A, B, X; B15: Y; B16: Z.
; FOUR:      {{^}}3{{$}}
; FOUR-NEXT: 1
; FOUR-NEXT: 3
; FOUR-NEXT: 3
; FOUR-NEXT: 3
; FOUR-NEXT: 3
; FOUR-NEXT: status: finished

; The sums of A, B and C.
; LOOPS:        {{^}}550{{$}}
; LOOPS-NEXT:   5500
; LOOPS-NEXT:   55000
; LOOPS-NEXT:   status: finished
; LOOPS-BEFORE: count-logic: 2000
; LOOPS-AFTER:  count-logic: 2

declare i64 @read()
declare void @write(i64)

define i64 @main() {
entry:
  %arg = call i64 @read()
  %c = icmp eq i64 %arg, 5
  br i1 %c, label %loops, label %knoop
loops:
  call void @nested_loops()
  ret i64 0
knoop:
  call void @knoop(i64 %arg)
  ret i64 0
}

define void @knoop(i64 %arg) {
B1:
  %c1 = icmp sge i64 %arg, 2
  br i1 %c1, label %B2, label %B4
B2:
  %a0 = call i64 @read()
  %b0 = call i64 @read()
  br label %B3
B3:
  %x0 = or i64 %a0, %b0
  call void @write(i64 %x0)
  br label %B5
B4:
  %a1 = call i64 @read()
  %b1 = call i64 @read()
  br label %B5
B5:
  %a2 = phi i64 [ %a0, %B3 ], [ %a1, %B4 ]
  %b2 = phi i64 [ %b0, %B3 ], [ %b1, %B4 ]
  %x2 = phi i64 [ %x0, %B3 ], [ 0, %B4 ]
  call void @write(i64 %a2)
  call void @write(i64 %b2)
  call void @write(i64 %x2)
  %c5 = icmp eq i64 %b2, 3
  br i1 %c5, label %B6, label %B7
B6:
  %c6 = icmp eq i64 %arg, 3
  br i1 %c6, label %B8, label %B9
B7:
  call void @write(i64 %a2)
  call void @write(i64 %b2)
  call void @write(i64 %x2)
  br label %B18
B8:
  br label %B11
B9:
  br label %B12
B10:
  %y1 = or i64 %a2, %b2
  %sum1 = add i64 %sum2, %y1
  %count1 = sub i64 %count2, 1
  br label %B11
B11:
  %y2 = phi i64 [ 0, %B8 ], [ %y1, %B10 ]
  %sum2 = phi i64 [ 0, %B8 ], [ %sum1, %B10 ]
  %count2 = phi i64 [ %x2, %B8 ], [ %count1, %B10 ]
  %c11 = icmp sge i64 %count2, 0
  br i1 %c11, label %B10, label %B14
B12:
  %c12 = icmp eq i64 %arg, 4
  br i1 %c12, label %B15, label %B17
B14:
  call void @write(i64 %sum2)
  br label %B16
B15:
  %y3 = or i64 %a2, %b2
  call void @write(i64 %y3)
  br label %B16
B16:
  %z0 = or i64 %a2, %b2
  call void @write(i64 %z0)
  br label %B18
B17:
  %x3 = or i64 %a2, %b2
  call void @write(i64 %x3)
  br label %B18
B18:
  ret void
}

define void @nested_loops() {
B1:
  %x = call i64 @read()
  %y = call i64 @read()
  %r = call i64 @read()
  br label %B2
B2:
  %i2 = phi i64 [ 10, %B1 ], [ %i1, %B2_end ]
  %asum2 = phi i64 [ 0, %B1 ], [ %asum1, %B2_end ]
  %bsum2 = phi i64 [ 0, %B1 ], [ %bsum1, %B2_end ]
  %csum2 = phi i64 [ 0, %B1 ], [ %csum1, %B2_end ]
  %a = mul i64 %i2, 10
  %asum1 = add i64 %asum2, %a
  br label %B3
B3:
  %j2 = phi i64 [ 10, %B2 ], [ %j1, %B3_end ]
  %bsum3 = phi i64 [ %bsum2, %B2 ], [ %bsum1, %B3_end ]
  %csum3 = phi i64 [ %csum2, %B2 ], [ %csum1, %B3_end ]
  %b = mul i64 %j2, 10
  %bsum1 = add i64 %bsum3, %b
  br label %B4
B4:
  %k2 = phi i64 [ 10, %B3 ], [ %k1, %B4 ]
  %csum4 = phi i64 [ %csum3, %B3 ], [ %csum1, %B4 ]
  %z = xor i64 %x, %y
  %q = or i64 %r, %z
  %c = mul i64 %k2, 10
  %csum1 = add i64 %csum4, %c
  %k1 = sub i64 %k2, 1
  %c4 = icmp sgt i64 %k1, 0
  br i1 %c4, label %B4, label %B3_end
B3_end:
  %j1 = sub i64 %j2, 1
  %c3 = icmp sgt i64 %j1, 0
  br i1 %c3, label %B3, label %B2_end
B2_end:
  %i1 = sub i64 %i2, 1
  %c2 = icmp sgt i64 %i1, 0
  br i1 %c2, label %B2, label %BExit
BExit:
  call void @write(i64 %asum1)
  call void @write(i64 %bsum1)
  call void @write(i64 %csum1)
  %unused = call i64 @twice(i64 %q)
  ret void
}

define i64 @twice(i64 %q) noinline {
  %q2 = add i64 %q, %q
  ret i64 %q2
}
