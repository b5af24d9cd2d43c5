; Loads and stores of odd widths, at reduced alignments, of i1 and of pointers.

declare i64 @read()
declare void @write(i64)

@buffer = internal global [64 x i8] zeroinitializer, align 8

define internal void @show() noinline {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr i64, ptr @buffer, i64 %i
  %v = load i64, ptr %p
  call void @write(i64 %v)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 8
  br i1 %more, label %loop, label %done

done:
  ret void
}

define i64 @main() {
  %n = call i64 @read()
  %a = getelementptr i8, ptr @buffer, i64 1
  %n24 = trunc i64 %n to i24
  store i24 %n24, ptr %a, align 1
  %b = getelementptr i8, ptr @buffer, i64 8
  %n48 = trunc i64 %n to i48
  store i48 %n48, ptr %b, align 8
  %c = getelementptr i8, ptr @buffer, i64 18
  store i64 %n, ptr %c, align 2
  %d = getelementptr i8, ptr @buffer, i64 27
  %n32 = trunc i64 %n to i32
  store i32 %n32, ptr %d, align 1
  %e = getelementptr i8, ptr @buffer, i64 31
  %odd = trunc i64 %n to i1
  store i1 %odd, ptr %e
  %f = getelementptr i8, ptr @buffer, i64 32
  %n128 = zext i64 %n to i128
  %m128 = shl i128 %n128, 30
  store i128 %m128, ptr %f, align 8
  %g = getelementptr i8, ptr @buffer, i64 52
  %n65 = zext i64 %n to i65
  %m65 = shl i65 %n65, 1
  store i65 %m65, ptr %g, align 4
  call void @show()

  %l24 = load i24, ptr %a, align 1
  %s24 = sext i24 %l24 to i64
  call void @write(i64 %s24)
  %l48 = load i48, ptr %b, align 2
  %z48 = zext i48 %l48 to i64
  call void @write(i64 %z48)
  %l64 = load i64, ptr %c, align 2
  call void @write(i64 %l64)
  %l32 = load i32, ptr %d, align 1
  %s32 = sext i32 %l32 to i64
  call void @write(i64 %s32)
  %l1 = load i1, ptr %e
  %s1 = sext i1 %l1 to i64
  call void @write(i64 %s1)
  %l128 = load i128, ptr %f, align 4
  %h128 = lshr i128 %l128, 29
  %t128 = trunc i128 %h128 to i64
  call void @write(i64 %t128)
  %l65 = load i65, ptr %g, align 1
  %h65 = ashr i65 %l65, 1
  %t65 = trunc i65 %h65 to i64
  call void @write(i64 %t65)
  %u16.at = getelementptr i8, ptr @buffer, i64 19
  %u16 = load i16, ptr %u16.at, align 1
  %s16 = sext i16 %u16 to i64
  call void @write(i64 %s16)

  %ptr.at = getelementptr i8, ptr @buffer, i64 4
  store ptr %b, ptr %ptr.at, align 4
  %back = load ptr, ptr %ptr.at, align 4
  %same = icmp eq ptr %back, %b
  %same64 = zext i1 %same to i64
  call void @write(i64 %same64)
  ret i64 0
}
