; Registers are too few for both arguments. %n, which is worth less since a
; constant has to be copied, is dropped first, but %x conflicts, which would have a register all
; the time. So %n travels after all.
; RUN: llc -mtriple=course -course-num-regs=3 < %s | FileCheck %s
; RUN: llc -mtriple=course -course-num-regs=3 -mcpu=swpp2020-spec < %s | FileCheck %s
; RUN: llc -mtriple=course -course-num-regs=3 -debug-only=course-daplr -o /dev/null < %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=DEBUG
; DEBUG: argument 1 of f stays
; DEBUG: argument 2 of f stays
; DEBUG: argument 1 of f travels after all
; DEBUG-NOT: stays

declare i64 @read()
declare i64 @write(i64)

; CHECK: start f 1:
; CHECK-NEXT: ; incoming r
; CHECK-NEXT: .bb0
define internal i64 @f(i64 %n, i64 %x) {
  switch i64 %n, label %more [ i64 0, label %end ]
more:
  %p = call i64 @read()
  %q = call i64 @read()
  %r = call i64 @read()
  call i64 @write(i64 %p)
  call i64 @write(i64 %q)
  %a = call i64 @f(i64 %r, i64 %x)
  %b = call i64 @f(i64 3, i64 %x)
  %s = mul i64 %a, %b
  %t = mul i64 %s, %r
  ret i64 %t
end:
  ret i64 %x
}

define void @main() {
  %x = call i64 @read()
  %r = call i64 @f(i64 64, i64 %x)
  call i64 @write(i64 %r)
  ret void
}
