; Names that the machine cannot spell, or that mean something to it.

declare i64 @read()
declare void @write(i64)

@"a global" = internal global i64 4
@"r1" = internal global i64 5
@0 = internal global i64 6

define internal i64 @"with space"(i64 %"an argument") noinline {
"the entry":
  %"1.x" = add i64 %"an argument", 1
  br label %"next block"

"next block":
  ret i64 %"1.x"
}

define internal i64 @"with space?"(i64 %x) noinline {
  %y = mul i64 %x, 2
  ret i64 %y
}

define internal i64 @"with_20space"(i64 %x) noinline {
  %y = mul i64 %x, 3
  ret i64 %y
}

define internal i64 @1(i64 %0) noinline {
  %2 = mul i64 %0, 5
  ret i64 %2
}

define internal i64 @"\C3\BC/;-"(i64 %x) noinline {
  %y = mul i64 %x, 7
  ret i64 %y
}

define internal i64 @end(i64 %x) noinline {
  switch i64 %x, label %end [ i64 3, label %ret ]

end:
  ret i64 8

ret:
  br label %br

br:
  ret i64 9
}

define i64 @main() {
  %n = call i64 @read()
  %a = call i64 @"with space"(i64 %n)
  call void @write(i64 %a)
  %b = call i64 @"with space?"(i64 %n)
  call void @write(i64 %b)
  %c = call i64 @"with_20space"(i64 %n)
  call void @write(i64 %c)
  %d = call i64 @1(i64 %n)
  call void @write(i64 %d)
  %e = call i64 @"\C3\BC/;-"(i64 %n)
  call void @write(i64 %e)
  %f = call i64 @end(i64 %n)
  call void @write(i64 %f)
  %g = load i64, ptr @"a global"
  %h = load i64, ptr @"r1"
  %i = load i64, ptr @0
  %j = add i64 %g, %h
  %k = mul i64 %j, %i
  call void @write(i64 %k)
  ret i64 0
}
