; Operations on undef and poison whose results are not used: they do no harm,
; not even by a division by zero.

declare i64 @read()
declare i64 @write(i64)

define i64 @main() {
entry:
  %a = call i64 @read()
  %b = call i64 @read()
  %c = icmp ugt i64 %a, 100
  br i1 %c, label %set, label %use

set:
  %f = uitofp i64 %a to double
  %w = zext i64 %a to i128
  br label %use

use:
  %old = phi double [ undef, %entry ], [ %f, %set ]
  %wide = phi i128 [ poison, %entry ], [ %w, %set ]
  %q = fdiv double 1.000000e+06, %old
  %i = fptosi double %q to i64
  %third = udiv i128 %wide, 3
  %low = trunc i128 %third to i64
  %ri = select i1 %c, i64 %i, i64 5
  %rl = select i1 %c, i64 %low, i64 6
  call i64 @write(i64 %ri)
  call i64 @write(i64 %rl)

  ; b + 1 is poison if b is the greatest number, but then nobody asks.
  %n = add nuw i64 %b, 1
  %less = icmp ult i64 %a, %n
  %min = select i1 %less, i64 %a, i64 %b
  %ok = icmp ne i64 %b, -1
  %r = select i1 %ok, i64 %min, i64 4
  call i64 @write(i64 %r)

  ; A frozen undef is one number, of its width.
  %u = freeze i8 undef
  %z = zext i8 %u to i64
  %top = lshr i64 %z, 8
  %d = sub i8 %u, %u
  %dz = zext i8 %d to i64
  call i64 @write(i64 %top)
  call i64 @write(i64 %dz)
  ret i64 0
}
