; What calls return in memory is an object of the frame for each of them: data
; leaves room for that.
; RUN: llc -mtriple=course -O2 -verify-machineinstrs < %s | FileCheck %s

; CHECK: start main 0:
; CHECK: end main

@big = internal global [1000 x i64] zeroinitializer

declare i64 @read()
declare void @write(i64)

define internal i256 @wide(i64 %x) noinline optnone {
  %n = call i64 @read()
  %a = zext i64 %n to i256
  %b = zext i64 %x to i256
  %c = shl i256 %a, 190
  %r = or i256 %c, %b
  ret i256 %r
}

define i64 @main() {
  %i = call i64 @read()
  %at = getelementptr [1000 x i64], ptr @big, i64 0, i64 %i
  store i64 %i, ptr %at
  %r0 = call i256 @wide(i64 0)
  %t0 = trunc i256 %r0 to i64
  call void @write(i64 %t0)
  %r1 = call i256 @wide(i64 1)
  %t1 = trunc i256 %r1 to i64
  call void @write(i64 %t1)
  %r2 = call i256 @wide(i64 2)
  %t2 = trunc i256 %r2 to i64
  call void @write(i64 %t2)
  %r3 = call i256 @wide(i64 3)
  %t3 = trunc i256 %r3 to i64
  call void @write(i64 %t3)
  %r4 = call i256 @wide(i64 4)
  %t4 = trunc i256 %r4 to i64
  call void @write(i64 %t4)
  %r5 = call i256 @wide(i64 5)
  %t5 = trunc i256 %r5 to i64
  call void @write(i64 %t5)
  %r6 = call i256 @wide(i64 6)
  %t6 = trunc i256 %r6 to i64
  call void @write(i64 %t6)
  %r7 = call i256 @wide(i64 7)
  %t7 = trunc i256 %r7 to i64
  call void @write(i64 %t7)
  %r8 = call i256 @wide(i64 8)
  %t8 = trunc i256 %r8 to i64
  call void @write(i64 %t8)
  %r9 = call i256 @wide(i64 9)
  %t9 = trunc i256 %r9 to i64
  call void @write(i64 %t9)
  %r10 = call i256 @wide(i64 10)
  %t10 = trunc i256 %r10 to i64
  call void @write(i64 %t10)
  %r11 = call i256 @wide(i64 11)
  %t11 = trunc i256 %r11 to i64
  call void @write(i64 %t11)
  %r12 = call i256 @wide(i64 12)
  %t12 = trunc i256 %r12 to i64
  call void @write(i64 %t12)
  %r13 = call i256 @wide(i64 13)
  %t13 = trunc i256 %r13 to i64
  call void @write(i64 %t13)
  %r14 = call i256 @wide(i64 14)
  %t14 = trunc i256 %r14 to i64
  call void @write(i64 %t14)
  %r15 = call i256 @wide(i64 15)
  %t15 = trunc i256 %r15 to i64
  call void @write(i64 %t15)
  %r16 = call i256 @wide(i64 16)
  %t16 = trunc i256 %r16 to i64
  call void @write(i64 %t16)
  %r17 = call i256 @wide(i64 17)
  %t17 = trunc i256 %r17 to i64
  call void @write(i64 %t17)
  %r18 = call i256 @wide(i64 18)
  %t18 = trunc i256 %r18 to i64
  call void @write(i64 %t18)
  %r19 = call i256 @wide(i64 19)
  %t19 = trunc i256 %r19 to i64
  call void @write(i64 %t19)
  %r20 = call i256 @wide(i64 20)
  %t20 = trunc i256 %r20 to i64
  call void @write(i64 %t20)
  %r21 = call i256 @wide(i64 21)
  %t21 = trunc i256 %r21 to i64
  call void @write(i64 %t21)
  %r22 = call i256 @wide(i64 22)
  %t22 = trunc i256 %r22 to i64
  call void @write(i64 %t22)
  %r23 = call i256 @wide(i64 23)
  %t23 = trunc i256 %r23 to i64
  call void @write(i64 %t23)
  %r24 = call i256 @wide(i64 24)
  %t24 = trunc i256 %r24 to i64
  call void @write(i64 %t24)
  %r25 = call i256 @wide(i64 25)
  %t25 = trunc i256 %r25 to i64
  call void @write(i64 %t25)
  %r26 = call i256 @wide(i64 26)
  %t26 = trunc i256 %r26 to i64
  call void @write(i64 %t26)
  %r27 = call i256 @wide(i64 27)
  %t27 = trunc i256 %r27 to i64
  call void @write(i64 %t27)
  %r28 = call i256 @wide(i64 28)
  %t28 = trunc i256 %r28 to i64
  call void @write(i64 %t28)
  %r29 = call i256 @wide(i64 29)
  %t29 = trunc i256 %r29 to i64
  call void @write(i64 %t29)
  %r30 = call i256 @wide(i64 30)
  %t30 = trunc i256 %r30 to i64
  call void @write(i64 %t30)
  %r31 = call i256 @wide(i64 31)
  %t31 = trunc i256 %r31 to i64
  call void @write(i64 %t31)
  %r32 = call i256 @wide(i64 32)
  %t32 = trunc i256 %r32 to i64
  call void @write(i64 %t32)
  %r33 = call i256 @wide(i64 33)
  %t33 = trunc i256 %r33 to i64
  call void @write(i64 %t33)
  %r34 = call i256 @wide(i64 34)
  %t34 = trunc i256 %r34 to i64
  call void @write(i64 %t34)
  %r35 = call i256 @wide(i64 35)
  %t35 = trunc i256 %r35 to i64
  call void @write(i64 %t35)
  %r36 = call i256 @wide(i64 36)
  %t36 = trunc i256 %r36 to i64
  call void @write(i64 %t36)
  %r37 = call i256 @wide(i64 37)
  %t37 = trunc i256 %r37 to i64
  call void @write(i64 %t37)
  %r38 = call i256 @wide(i64 38)
  %t38 = trunc i256 %r38 to i64
  call void @write(i64 %t38)
  %r39 = call i256 @wide(i64 39)
  %t39 = trunc i256 %r39 to i64
  call void @write(i64 %t39)
  %r40 = call i256 @wide(i64 40)
  %t40 = trunc i256 %r40 to i64
  call void @write(i64 %t40)
  %r41 = call i256 @wide(i64 41)
  %t41 = trunc i256 %r41 to i64
  call void @write(i64 %t41)
  %r42 = call i256 @wide(i64 42)
  %t42 = trunc i256 %r42 to i64
  call void @write(i64 %t42)
  %r43 = call i256 @wide(i64 43)
  %t43 = trunc i256 %r43 to i64
  call void @write(i64 %t43)
  %r44 = call i256 @wide(i64 44)
  %t44 = trunc i256 %r44 to i64
  call void @write(i64 %t44)
  %r45 = call i256 @wide(i64 45)
  %t45 = trunc i256 %r45 to i64
  call void @write(i64 %t45)
  %r46 = call i256 @wide(i64 46)
  %t46 = trunc i256 %r46 to i64
  call void @write(i64 %t46)
  %r47 = call i256 @wide(i64 47)
  %t47 = trunc i256 %r47 to i64
  call void @write(i64 %t47)
  %r48 = call i256 @wide(i64 48)
  %t48 = trunc i256 %r48 to i64
  call void @write(i64 %t48)
  %r49 = call i256 @wide(i64 49)
  %t49 = trunc i256 %r49 to i64
  call void @write(i64 %t49)
  %r50 = call i256 @wide(i64 50)
  %t50 = trunc i256 %r50 to i64
  call void @write(i64 %t50)
  %r51 = call i256 @wide(i64 51)
  %t51 = trunc i256 %r51 to i64
  call void @write(i64 %t51)
  %r52 = call i256 @wide(i64 52)
  %t52 = trunc i256 %r52 to i64
  call void @write(i64 %t52)
  %r53 = call i256 @wide(i64 53)
  %t53 = trunc i256 %r53 to i64
  call void @write(i64 %t53)
  %r54 = call i256 @wide(i64 54)
  %t54 = trunc i256 %r54 to i64
  call void @write(i64 %t54)
  %r55 = call i256 @wide(i64 55)
  %t55 = trunc i256 %r55 to i64
  call void @write(i64 %t55)
  %r56 = call i256 @wide(i64 56)
  %t56 = trunc i256 %r56 to i64
  call void @write(i64 %t56)
  %r57 = call i256 @wide(i64 57)
  %t57 = trunc i256 %r57 to i64
  call void @write(i64 %t57)
  %r58 = call i256 @wide(i64 58)
  %t58 = trunc i256 %r58 to i64
  call void @write(i64 %t58)
  %r59 = call i256 @wide(i64 59)
  %t59 = trunc i256 %r59 to i64
  call void @write(i64 %t59)
  %r60 = call i256 @wide(i64 60)
  %t60 = trunc i256 %r60 to i64
  call void @write(i64 %t60)
  %r61 = call i256 @wide(i64 61)
  %t61 = trunc i256 %r61 to i64
  call void @write(i64 %t61)
  %r62 = call i256 @wide(i64 62)
  %t62 = trunc i256 %r62 to i64
  call void @write(i64 %t62)
  %r63 = call i256 @wide(i64 63)
  %t63 = trunc i256 %r63 to i64
  call void @write(i64 %t63)
  %r64 = call i256 @wide(i64 64)
  %t64 = trunc i256 %r64 to i64
  call void @write(i64 %t64)
  %r65 = call i256 @wide(i64 65)
  %t65 = trunc i256 %r65 to i64
  call void @write(i64 %t65)
  %r66 = call i256 @wide(i64 66)
  %t66 = trunc i256 %r66 to i64
  call void @write(i64 %t66)
  %r67 = call i256 @wide(i64 67)
  %t67 = trunc i256 %r67 to i64
  call void @write(i64 %t67)
  %r68 = call i256 @wide(i64 68)
  %t68 = trunc i256 %r68 to i64
  call void @write(i64 %t68)
  %r69 = call i256 @wide(i64 69)
  %t69 = trunc i256 %r69 to i64
  call void @write(i64 %t69)
  %r70 = call i256 @wide(i64 70)
  %t70 = trunc i256 %r70 to i64
  call void @write(i64 %t70)
  %r71 = call i256 @wide(i64 71)
  %t71 = trunc i256 %r71 to i64
  call void @write(i64 %t71)
  %r72 = call i256 @wide(i64 72)
  %t72 = trunc i256 %r72 to i64
  call void @write(i64 %t72)
  %r73 = call i256 @wide(i64 73)
  %t73 = trunc i256 %r73 to i64
  call void @write(i64 %t73)
  %r74 = call i256 @wide(i64 74)
  %t74 = trunc i256 %r74 to i64
  call void @write(i64 %t74)
  %r75 = call i256 @wide(i64 75)
  %t75 = trunc i256 %r75 to i64
  call void @write(i64 %t75)
  %r76 = call i256 @wide(i64 76)
  %t76 = trunc i256 %r76 to i64
  call void @write(i64 %t76)
  %r77 = call i256 @wide(i64 77)
  %t77 = trunc i256 %r77 to i64
  call void @write(i64 %t77)
  %r78 = call i256 @wide(i64 78)
  %t78 = trunc i256 %r78 to i64
  call void @write(i64 %t78)
  %r79 = call i256 @wide(i64 79)
  %t79 = trunc i256 %r79 to i64
  call void @write(i64 %t79)
  %r80 = call i256 @wide(i64 80)
  %t80 = trunc i256 %r80 to i64
  call void @write(i64 %t80)
  %r81 = call i256 @wide(i64 81)
  %t81 = trunc i256 %r81 to i64
  call void @write(i64 %t81)
  %r82 = call i256 @wide(i64 82)
  %t82 = trunc i256 %r82 to i64
  call void @write(i64 %t82)
  %r83 = call i256 @wide(i64 83)
  %t83 = trunc i256 %r83 to i64
  call void @write(i64 %t83)
  %r84 = call i256 @wide(i64 84)
  %t84 = trunc i256 %r84 to i64
  call void @write(i64 %t84)
  %v = load i64, ptr @big
  ret i64 %v
}
