; A program, its input and output, and the whole report of what it cost.
; RUN: echo "48 -18446744073709551580" | course-run %s > %t.out 2> %t.err
; RUN: FileCheck %s --check-prefix=OUT --match-full-lines < %t.out
; RUN: FileCheck %s --match-full-lines < %t.err
; RUN: echo "48 36" > %t.in
; RUN: course-run %s --input=%t.in --cpu=swpp2020-spec 2>&1 >/dev/null \
; RUN:   | FileCheck %s --check-prefix=SPEC --match-full-lines

; OUT: 12
; OUT-NOT: {{.}}

; CHECK:      status: finished
; CHECK-NEXT: return: 12
; CHECK-NEXT: cpu: swpp2020
; CHECK-NEXT: cost: 40.5184
; CHECK-NEXT: cost-ticks: 101296
; CHECK-NEXT: steps: 21
; CHECK-NEXT: count-div-mul: 2
; CHECK-NEXT: cost-div-mul: 1.2000
; CHECK-NEXT: count-logic: 0
; CHECK-NEXT: cost-logic: 0.0000
; CHECK-NEXT: count-add-sub: 1
; CHECK-NEXT: cost-add-sub: 1.2000
; CHECK-NEXT: count-icmp: 0
; CHECK-NEXT: cost-icmp: 0.0000
; CHECK-NEXT: count-select: 0
; CHECK-NEXT: cost-select: 0.0000
; CHECK-NEXT: count-br: 3
; CHECK-NEXT: cost-br: 3.0000
; CHECK-NEXT: count-switch: 0
; CHECK-NEXT: cost-switch: 0.0000
; CHECK-NEXT: count-ret: 4
; CHECK-NEXT: cost-ret: 4.0000
; CHECK-NEXT: count-call: 3
; CHECK-NEXT: cost-call: 12.0000
; CHECK-NEXT: count-read-write: 3
; CHECK-NEXT: cost-read-write: 7.0000
; CHECK-NEXT: count-malloc-free: 2
; CHECK-NEXT: cost-malloc-free: 2.0000
; CHECK-NEXT: count-load-stack: 1
; CHECK-NEXT: cost-load-stack: 2.0000
; CHECK-NEXT: count-load-heap: 0
; CHECK-NEXT: cost-load-heap: 0.0000
; The first access costs nothing.
; CHECK-NEXT: count-store-stack: 1
; CHECK-NEXT: cost-store-stack: 0.0000
; CHECK-NEXT: count-store-heap: 1
; CHECK-NEXT: cost-store-heap: 4.0000
; CHECK-NEXT: count-reset: 0
; CHECK-NEXT: cost-reset: 0.0000
; CHECK-NEXT: count-assert_eq: 0
; CHECK-NEXT: cost-assert_eq: 0.0000
; CHECK-NEXT: head-bytes: 10296
; CHECK-NEXT: cost-head: 4.1184
; CHECK-NEXT: call-depth: 3
; CHECK-NEXT: sp-lowest: 10176
; CHECK-NEXT: stack-lowest: 10184
; CHECK-NEXT: stack-bytes: 8
; CHECK-NEXT: heap-peak: 16
; CHECK-NEXT: heap-end: 20496
; CHECK-NEXT: heap-mallocs: 1
; CHECK-NEXT: heap-leaked: 0
; CHECK-NOT: {{.}}

; Six more for the calls, ten arg registers.
; SPEC: cpu: swpp2020-spec
; SPEC-NEXT: cost: 56.5184

start main 0:
  .entry:
    r1 = call read
    r2 = call read
    r3 = call gcd r1 r2
    call write r3
    sp = sub sp 64 64
    store 8 r3 sp 8
    r4 = load 4 sp 8
    r5 = malloc 16
    store 8 r4 r5 0
    free r5
    ret r3
end main

start gcd 2:
  .entry:
    br arg2 .step .done
  .step:
    r1 = urem arg1 arg2 64
    r2 = call gcd arg2 r1
    ret r2
  .done:
    ret arg1
end gcd
