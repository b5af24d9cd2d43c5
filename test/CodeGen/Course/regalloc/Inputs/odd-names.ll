define i64 @"a\22b\\c"(i64 %x) {
  %y = mul i64 %x, %x
  ret i64 %y
}

define i64 @"\FF\80\01\n"(i64 %x) {
  %y = mul i64 %x, %x
  ret i64 %y
}

define i64 @"gr\C3\B6\C3\9Fe <b>"(i64 %x) {
  %y = mul i64 %x, %x
  ret i64 %y
}

define i64 @"\\N\\G{}"(i64 %x) {
  %y = mul i64 %x, %x
  ret i64 %y
}
