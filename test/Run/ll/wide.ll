; Integers wider than 128 bits: i192 and i256 sums, products, shifts, division
; by parts, comparison.

declare i64 @read()
declare void @write(i64)

define internal void @show(i256 %x) noinline {
entry:
  br label %loop

loop:
  %rest = phi i256 [ %x, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %word = trunc i256 %rest to i64
  call void @write(i64 %word)
  %next = lshr i256 %rest, 64
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, 4
  br i1 %more, label %loop, label %done

done:
  ret void
}

define i64 @main() {
  %a = call i64 @read()
  %b = call i64 @read()
  %a256 = zext i64 %a to i256
  %b256 = sext i64 %b to i256
  %high = shl i256 %a256, 150
  %x = or i256 %high, %b256
  call void @show(i256 %x)
  %y = sub i256 %high, %b256
  call void @show(i256 %y)
  %z = mul i256 %x, %y
  call void @show(i256 %z)
  %by64 = and i64 %a, 255
  %by = zext i64 %by64 to i256
  %l = shl i256 %z, %by
  call void @show(i256 %l)
  %r = ashr i256 %z, %by
  call void @show(i256 %r)
  %q = xor i256 %r, -1
  call void @show(i256 %q)
  %t192 = trunc i256 %z to i192
  %u192 = udiv i192 %t192, 18446744073709551616
  %v192 = sext i192 %u192 to i256
  call void @show(i256 %v192)
  %less = icmp slt i256 %x, %y
  %less64 = zext i1 %less to i64
  call void @write(i64 %less64)
  %more = icmp ugt i256 %x, %y
  %more64 = zext i1 %more to i64
  call void @write(i64 %more64)
  %min = select i1 %less, i256 %x, i256 %y
  call void @show(i256 %min)
  ret i64 0
}
