; Each argument in a register is told, with what it saves and what it takes.
; RUN: llc -mtriple=course -O2 -pass-remarks=course-daplr -o /dev/null < %s 2>&1 \
; RUN:   | FileCheck %s
; RUN: llc -mtriple=course -O2 -pass-remarks=course-daplr -course-daplr=off \
; RUN:   -o /dev/null < %s 2>&1 | count 0

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
