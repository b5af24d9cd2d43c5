; llc writes the IR that it selected from, with what the proof has to know.
; RUN: llc -mtriple=course -O2 -course-selected-ir=%t.ll %s -o %t.s
; RUN: FileCheck %s < %t.ll
; RUN: course-tv %t.ll %t.s | FileCheck %s --check-prefix=PROVEN

; CHECK: @table = internal {{.*}}global [4 x i64]
; CHECK: alloca [4 x i64], {{.*}}!course.frame
; CHECK: "course-address"="{{[0-9]+}}"
; CHECK: "course-arguments"="kept kept 12" "course-incoming"="r{{[0-9]+}}

; PROVEN: 2 proven, 0 refuted, 0 unknown

@table = internal global [4 x i64] zeroinitializer

declare i64 @read()
declare void @write(i64)

define i32 @main() {
  %object = alloca [4 x i64]
  %n = call i64 @read()
  %i = and i64 %n, 3
  %at = getelementptr [4 x i64], ptr %object, i64 0, i64 %i
  store i64 %n, ptr %at
  %cell = getelementptr [4 x i64], ptr @table, i64 0, i64 %i
  store i64 7, ptr %cell
  %r = call i64 @deep(i64 %n, ptr %object, i64 12)
  call void @write(i64 %r)
  ret i32 0
}

define internal i64 @deep(i64 %n, ptr %p, i64 %same) noinline {
  %stop = icmp ult i64 %n, 2
  br i1 %stop, label %base, label %go
base:
  %v = load i64, ptr %p
  ret i64 %v
go:
  %a = sub i64 %n, 1
  %x = call i64 @deep(i64 %a, ptr %p, i64 12)
  %b = sub i64 %n, 2
  %y = call i64 @deep(i64 %b, ptr %p, i64 12)
  %sum = add i64 %x, %y
  %more = add i64 %sum, %same
  ret i64 %more
}
