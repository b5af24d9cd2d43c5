; The machine's functions declared otherwise: variadic, with narrow types, with
; pointers of other address types, and used with their results dropped.

declare i64 @read(...)
declare i32 @write(i32)
declare ptr @malloc(i32)
declare void @free(...)

define i32 @main() {
  %a = call i64 (...) @read()
  %b = call i64 (...) @read()
  %ignored = call i64 (...) @read()
  %s = add i64 %a, %b
  %n = trunc i64 %s to i32
  %r = call i32 @write(i32 %n)
  %size = shl i32 %n, 3
  %p = call ptr @malloc(i32 %size)
  %v = load i64, ptr %p
  %w = trunc i64 %v to i32
  %r2 = call i32 @write(i32 %w)
  call void (...) @free(ptr %p)
  %r3 = call i32 @write(i32 -1)
  ret i32 %r
}
