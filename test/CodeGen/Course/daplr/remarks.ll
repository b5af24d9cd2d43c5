; Each argument in a register is told, with what it saves and what it takes.
; RUN: llc -mtriple=course -O2 -pass-remarks=course-daplr -o /dev/null < %s 2>&1 \
; RUN:   | FileCheck %s
; RUN: llc -mtriple=course -O2 -pass-remarks=course-daplr -course-daplr=off \
; RUN:   -o /dev/null < %s 2>&1 | count 0

; RUN: llc -mtriple=course -O2 -pass-remarks=course-dead-arguments -o /dev/null < %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=DROPPED

; CHECK: remark: {{.*}}: argument 1 travels in R1, which saves 1.00 and takes copies of 0.{{[0-9]+}} for each call of the function
define internal i64 @f(i64 %n) {
entry:
  %is_small = icmp ult i64 %n, 2
  br i1 %is_small, label %small, label %large
large:
  %n1 = sub i64 %n, 1
  %a = call i64 @f(i64 %n1)
  %b = mul i64 %a, %n
  ret i64 %b
small:
  ret i64 1
}

define void @main() {
  %n = call i64 @read()
  %a = call i64 @f(i64 %n)
  %b = call i64 @write(i64 %a)
  ret void
}
declare i64 @read()
declare i64 @write(i64)

; What needs not travel at all is told, too.
; DROPPED: remark: {{.*}}: argument 1 is the same constant at all calls
; DROPPED: remark: {{.*}}: argument 2 is read by nobody
define internal i64 @drops(i64 %same, i64 %unread, i64 %n) noinline {
  %a = mul i64 %same, %n
  ret i64 %a
}

define i64 @calls_drops(i64 %n) {
  %a = call i64 @drops(i64 7, i64 %n, i64 %n)
  %b = call i64 @drops(i64 7, i64 1, i64 %a)
  ret i64 %b
}
