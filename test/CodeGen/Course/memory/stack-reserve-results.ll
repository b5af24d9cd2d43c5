; What calls return in memory is an object of the frame for each of them: data
; leaves room for that.
; RUN: llc -mtriple=course -O2 -verify-machineinstrs < %s | FileCheck %s

; CHECK: start main 0:
; CHECK: end main

@big = internal global [1000 x i64] zeroinitializer

declare i64 @read()
declare void @write(i64)

define internal i1024 @wide(i64 %x) noinline optnone {
  %n = call i64 @read()
  %a = zext i64 %n to i1024
  %b = zext i64 %x to i1024
  %c = shl i1024 %a, 900
  %r = or i1024 %c, %b
  ret i1024 %r
}

define i64 @main() {
  %i = call i64 @read()
  %at = getelementptr [1000 x i64], ptr @big, i64 0, i64 %i
  store i64 %i, ptr %at
  %r0 = call i1024 @wide(i64 0)
  %t0 = trunc i1024 %r0 to i64
  call void @write(i64 %t0)
  %r1 = call i1024 @wide(i64 1)
  %t1 = trunc i1024 %r1 to i64
  call void @write(i64 %t1)
  %r2 = call i1024 @wide(i64 2)
  %t2 = trunc i1024 %r2 to i64
  call void @write(i64 %t2)
  %r3 = call i1024 @wide(i64 3)
  %t3 = trunc i1024 %r3 to i64
  call void @write(i64 %t3)
  %r4 = call i1024 @wide(i64 4)
  %t4 = trunc i1024 %r4 to i64
  call void @write(i64 %t4)
  %r5 = call i1024 @wide(i64 5)
  %t5 = trunc i1024 %r5 to i64
  call void @write(i64 %t5)
  %r6 = call i1024 @wide(i64 6)
  %t6 = trunc i1024 %r6 to i64
  call void @write(i64 %t6)
  %r7 = call i1024 @wide(i64 7)
  %t7 = trunc i1024 %r7 to i64
  call void @write(i64 %t7)
  %r8 = call i1024 @wide(i64 8)
  %t8 = trunc i1024 %r8 to i64
  call void @write(i64 %t8)
  %r9 = call i1024 @wide(i64 9)
  %t9 = trunc i1024 %r9 to i64
  call void @write(i64 %t9)
  %r10 = call i1024 @wide(i64 10)
  %t10 = trunc i1024 %r10 to i64
  call void @write(i64 %t10)
  %r11 = call i1024 @wide(i64 11)
  %t11 = trunc i1024 %r11 to i64
  call void @write(i64 %t11)
  %r12 = call i1024 @wide(i64 12)
  %t12 = trunc i1024 %r12 to i64
  call void @write(i64 %t12)
  %r13 = call i1024 @wide(i64 13)
  %t13 = trunc i1024 %r13 to i64
  call void @write(i64 %t13)
  %r14 = call i1024 @wide(i64 14)
  %t14 = trunc i1024 %r14 to i64
  call void @write(i64 %t14)
  %r15 = call i1024 @wide(i64 15)
  %t15 = trunc i1024 %r15 to i64
  call void @write(i64 %t15)
  %r16 = call i1024 @wide(i64 16)
  %t16 = trunc i1024 %r16 to i64
  call void @write(i64 %t16)
  %r17 = call i1024 @wide(i64 17)
  %t17 = trunc i1024 %r17 to i64
  call void @write(i64 %t17)
  %r18 = call i1024 @wide(i64 18)
  %t18 = trunc i1024 %r18 to i64
  call void @write(i64 %t18)
  %r19 = call i1024 @wide(i64 19)
  %t19 = trunc i1024 %r19 to i64
  call void @write(i64 %t19)
  %r20 = call i1024 @wide(i64 20)
  %t20 = trunc i1024 %r20 to i64
  call void @write(i64 %t20)
  %r21 = call i1024 @wide(i64 21)
  %t21 = trunc i1024 %r21 to i64
  call void @write(i64 %t21)
  %v = load i64, ptr @big
  ret i64 %v
}
