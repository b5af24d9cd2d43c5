; First-class structures and arrays: arguments, results, PHIs, selects, memory.

declare i64 @read()
declare void @write(i64)

define internal { i64, i32, i8 } @make(i64 %a, i32 %b) noinline {
  %c = trunc i64 %a to i8
  %s0 = insertvalue { i64, i32, i8 } poison, i64 %a, 0
  %s1 = insertvalue { i64, i32, i8 } %s0, i32 %b, 1
  %s2 = insertvalue { i64, i32, i8 } %s1, i8 %c, 2
  ret { i64, i32, i8 } %s2
}

define internal i64 @sum({ i64, i32, i8 } %s) noinline {
  %a = extractvalue { i64, i32, i8 } %s, 0
  %b = extractvalue { i64, i32, i8 } %s, 1
  %c = extractvalue { i64, i32, i8 } %s, 2
  %b64 = zext i32 %b to i64
  %c64 = sext i8 %c to i64
  %x = add i64 %a, %b64
  %y = mul i64 %c64, 1000
  %z = add i64 %x, %y
  ret i64 %z
}

define internal { { i16, i1 }, [2 x i32] } @nested(i32 %x) noinline {
  %h = trunc i32 %x to i16
  %o = trunc i32 %x to i1
  %y = xor i32 %x, -1
  %s0 = insertvalue { { i16, i1 }, [2 x i32] } zeroinitializer, i16 %h, 0, 0
  %s1 = insertvalue { { i16, i1 }, [2 x i32] } %s0, i1 %o, 0, 1
  %s2 = insertvalue { { i16, i1 }, [2 x i32] } %s1, i32 %y, 1, 1
  ret { { i16, i1 }, [2 x i32] } %s2
}

define i64 @main() {
entry:
  %slot = alloca { i64, i32, i8 }
  %n = call i64 @read()
  %n32 = trunc i64 %n to i32
  %s = call { i64, i32, i8 } @make(i64 %n, i32 %n32)
  %t = call { i64, i32, i8 } @make(i64 7, i32 -1)
  %odd = trunc i64 %n to i1
  %u = select i1 %odd, { i64, i32, i8 } %s, { i64, i32, i8 } %t
  %r0 = call i64 @sum({ i64, i32, i8 } %u)
  call void @write(i64 %r0)
  br i1 %odd, label %left, label %right

left:
  br label %join

right:
  br label %join

join:
  %p = phi { i64, i32, i8 } [ %t, %left ], [ %s, %right ]
  store { i64, i32, i8 } %p, ptr %slot
  %q = load { i64, i32, i8 }, ptr %slot
  %r1 = call i64 @sum({ i64, i32, i8 } %q)
  call void @write(i64 %r1)
  %v = call { { i16, i1 }, [2 x i32] } @nested(i32 %n32)
  %v00 = extractvalue { { i16, i1 }, [2 x i32] } %v, 0, 0
  %v01 = extractvalue { { i16, i1 }, [2 x i32] } %v, 0, 1
  %v10 = extractvalue { { i16, i1 }, [2 x i32] } %v, 1, 0
  %v11 = extractvalue { { i16, i1 }, [2 x i32] } %v, 1, 1
  %w00 = sext i16 %v00 to i64
  %w01 = zext i1 %v01 to i64
  %w10 = zext i32 %v10 to i64
  %w11 = sext i32 %v11 to i64
  call void @write(i64 %w00)
  call void @write(i64 %w01)
  call void @write(i64 %w10)
  call void @write(i64 %w11)
  ret i64 0
}
