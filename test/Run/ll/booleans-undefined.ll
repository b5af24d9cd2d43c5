; An i1 loaded from a byte that was not written as one is 0 or 1, and the same
; for all uses once it is frozen.

declare i64 @read()
declare void @write(i64)

@bytes = internal global [256 x i8] zeroinitializer

define internal void @try(ptr %p, i1 %c) noinline {
entry:
  %x = load i1, ptr %p
  br i1 %c, label %try, label %end
try:
  %f = freeze i1 %x
  %z = zext i1 %f to i64
  %high = lshr i64 %z, 1
  call void @write(i64 %high)
  br i1 %f, label %true, label %false
true:
  %one = sub i64 %z, 1
  call void @write(i64 %one)
  br label %join
false:
  call void @write(i64 %z)
  br label %join
join:
  %s = sext i1 %f to i64
  %sum = add i64 %s, %z
  call void @write(i64 %sum)
  %t = xor i1 %f, true
  %both = and i1 %t, %f
  %b = zext i1 %both to i64
  call void @write(i64 %b)
  br label %end
end:
  ret void
}

define i32 @main() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %byte = trunc i64 %i to i8
  %p = getelementptr [256 x i8], ptr @bytes, i64 0, i64 %i
  store i8 %byte, ptr %p
  call void @try(ptr %p, i1 true)
  %odd = and i64 %i, 1
  %is_odd = icmp ne i64 %odd, 0
  call void @try(ptr %p, i1 %is_odd)
  %next = add i64 %i, 1
  %more = icmp ne i64 %next, 256
  br i1 %more, label %loop, label %done
done:
  ret i32 0
}
