; Calls of many arguments of mixed widths, in SSA form with the same value
; several times, with recursion, and with undefined ones.

declare i64 @read()
declare void @write(i64)

define internal i64 @twenty(i1 %a, i8 %b, i16 %c, i32 %d, i64 %e, i17 %f, i64 %g, i64 %h, i64 %i, i64 %j, i64 %k, i64 %l, i64 %m, i64 %n, i64 %o, i64 %p, i3 %q, i8 %r, i16 %s, i128 %t) noinline {
  %a64 = sext i1 %a to i64
  %b64 = zext i8 %b to i64
  %c64 = sext i16 %c to i64
  %d64 = zext i32 %d to i64
  %f64 = sext i17 %f to i64
  %q64 = zext i3 %q to i64
  %r64 = sext i8 %r to i64
  %s64 = zext i16 %s to i64
  %tl = trunc i128 %t to i64
  %th128 = lshr i128 %t, 64
  %th = trunc i128 %th128 to i64
  %x0 = add i64 %a64, %b64
  %x1 = mul i64 %x0, 3
  %x2 = add i64 %x1, %c64
  %x3 = mul i64 %x2, 3
  %x4 = add i64 %x3, %d64
  %x5 = xor i64 %x4, %e
  %x6 = sub i64 %x5, %f64
  %x7 = mul i64 %x6, 5
  %x8 = add i64 %x7, %g
  %x9 = xor i64 %x8, %h
  %x10 = add i64 %x9, %i
  %x11 = mul i64 %x10, 7
  %x12 = sub i64 %x11, %j
  %x13 = xor i64 %x12, %k
  %x14 = add i64 %x13, %l
  %x15 = mul i64 %x14, 11
  %x16 = sub i64 %x15, %m
  %x17 = add i64 %x16, %n
  %x18 = xor i64 %x17, %o
  %x19 = mul i64 %x18, 13
  %x20 = add i64 %x19, %p
  %x21 = sub i64 %x20, %q64
  %x22 = mul i64 %x21, 17
  %x23 = add i64 %x22, %r64
  %x24 = xor i64 %x23, %s64
  %x25 = mul i64 %x24, 19
  %x26 = add i64 %x25, %tl
  %x27 = xor i64 %x26, %th
  ret i64 %x27
}

define i64 @main() {
  %n = call i64 @read()
  %a = trunc i64 %n to i1
  %b = trunc i64 %n to i8
  %c = trunc i64 %n to i16
  %d = trunc i64 %n to i32
  %f = trunc i64 %n to i17
  %q = trunc i64 %n to i3
  %t0 = zext i64 %n to i128
  %t = mul i128 %t0, 1000000000000000000000
  %r0 = call i64 @twenty(i1 %a, i8 %b, i16 %c, i32 %d, i64 %n, i17 %f, i64 %n, i64 %n, i64 1, i64 2, i64 %n, i64 3, i64 4, i64 %n, i64 5, i64 6, i3 %q, i8 %b, i16 %c, i128 %t)
  call void @write(i64 %r0)
  %r1 = call i64 @twenty(i1 true, i8 -1, i16 -1, i32 -1, i64 -1, i17 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i3 -1, i8 -1, i16 -1, i128 -1)
  call void @write(i64 %r1)
  ret i64 0
}
