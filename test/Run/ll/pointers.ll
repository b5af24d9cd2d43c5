; Addresses: GEPs with negative and narrow indices into nested types, integers
; and pointers turned into each other, constant expressions, byval and sret.

declare i64 @read()
declare void @write(i64)

%inner = type { i8, [3 x i16] }
%outer = type { i64, [4 x %inner], ptr }

@data = internal global [3 x %outer] zeroinitializer
@inside = internal global ptr getelementptr inbounds ([3 x %outer], ptr @data, i64 0, i64 1, i32 1, i64 2, i32 1, i64 1)
@distance = internal global i64 sub (i64 ptrtoint (ptr getelementptr (i8, ptr @data, i64 40) to i64), i64 ptrtoint (ptr @data to i64))
@self = internal global { ptr, i64 } { ptr @self, i64 5 }

define internal void @fill(ptr sret(%inner) %result, i16 %x) noinline {
  %first = getelementptr inbounds %inner, ptr %result, i64 0, i32 0
  %x8 = trunc i16 %x to i8
  store i8 %x8, ptr %first
  %last = getelementptr inbounds %inner, ptr %result, i64 0, i32 1, i64 2
  store i16 %x, ptr %last
  ret void
}

define internal i64 @consume(ptr byval(%inner) align 2 %p) noinline {
  %last = getelementptr inbounds %inner, ptr %p, i64 0, i32 1, i64 2
  %v = load i16, ptr %last
  store i16 0, ptr %last
  %z = sext i16 %v to i64
  ret i64 %z
}

define i64 @main() {
  %n = call i64 @read()
  %n16 = trunc i64 %n to i16
  %p = load ptr, ptr @inside
  store i16 %n16, ptr %p
  %i8 = trunc i64 %n to i8
  %index = and i8 %i8, 1
  %e = getelementptr [3 x %outer], ptr @data, i64 0, i8 %index
  %f = getelementptr %outer, ptr %e, i64 0, i32 1, i64 2, i32 1, i64 1
  %v = load i16, ptr %f
  %v64 = zext i16 %v to i64
  call void @write(i64 %v64)
  %back = getelementptr i16, ptr %p, i32 -1
  store i16 77, ptr %back
  %d = load i64, ptr @distance
  call void @write(i64 %d)
  %address = ptrtoint ptr %p to i64
  %base = ptrtoint ptr @data to i64
  %offset = sub i64 %address, %base
  call void @write(i64 %offset)
  %less = add i64 %address, -2
  %q = inttoptr i64 %less to ptr
  %w = load i16, ptr %q
  %w64 = zext i16 %w to i64
  call void @write(i64 %w64)
  %me = load ptr, ptr @self
  %mine = getelementptr { ptr, i64 }, ptr %me, i64 0, i32 1
  %five = load i64, ptr %mine
  call void @write(i64 %five)
  %slot = alloca %inner
  call void @fill(ptr sret(%inner) %slot, i16 %n16)
  %r0 = call i64 @consume(ptr byval(%inner) align 2 %slot)
  call void @write(i64 %r0)
  %r1 = call i64 @consume(ptr byval(%inner) align 2 %slot)
  call void @write(i64 %r1)
  %narrow = ptrtoint ptr %slot to i8
  %wide = zext i8 %narrow to i64
  %even = and i64 %wide, 1
  call void @write(i64 %even)
  %order = icmp ult ptr @data, %p
  %order64 = zext i1 %order to i64
  call void @write(i64 %order64)
  %null = icmp eq ptr %p, null
  %null64 = zext i1 %null to i64
  call void @write(i64 %null64)
  ret i64 0
}
