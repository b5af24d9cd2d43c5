; RUN: llc -mtriple=course -verify-codegen < %s | FileCheck %s

; A switch takes any constants: what makes them small and dense is undone.

declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i16 @llvm.fshr.i16(i16, i16, i16)

; CHECK-LABEL: start vowels 1:
; CHECK:       [[C:r[0-9]+]] = load 1 arg1 0
; CHECK-NEXT:  switch [[C]] 97 .{{.*}} 101 .{{.*}} 105 .{{.*}} 117
define i64 @vowels(ptr %p) {
  %c = load i8, ptr %p
  %wide = sext i8 %c to i32
  %from = add nsw i32 %wide, -97
  %turned = call i32 @llvm.fshl.i32(i32 %from, i32 %from, i32 30)
  switch i32 %turned, label %other [
    i32 0, label %vowel
    i32 1, label %vowel
    i32 2, label %vowel
    i32 5, label %vowel
  ]
vowel:
  ret i64 1
other:
  ret i64 2
}

; To the right.
; CHECK-LABEL: start right 1:
; CHECK:       switch arg1 1 .{{.*}} 8194
define i64 @right(i16 zeroext %c) {
  %turned = call i16 @llvm.fshr.i16(i16 %c, i16 %c, i16 13)
  switch i16 %turned, label %other [
    i16 8, label %one
    i16 17, label %two
  ]
one:
  ret i64 1
two:
  ret i64 2
other:
  ret i64 3
}

; The difference is needed anyway: nothing would be saved.
; CHECK-LABEL: start shared 1:
; CHECK:       [[D:r[0-9]+]] = add arg1 {{[0-9]+}} 64
; CHECK-NEXT:  switch [[D]] 3 
define i64 @shared(i64 %n) {
  %d = add i64 %n, -7
  switch i64 %d, label %other [
    i64 3, label %one
    i64 5, label %two
  ]
one:
  ret i64 1
two:
  ret i64 2
other:
  ret i64 %d
}

; No value of 8 bits with a sign is 4097: it is extended.
; CHECK-LABEL: start wide_case 1:
; CHECK:       sdiv
; CHECK:       switch {{.*}} 97 .{{.*}} 101 .{{.*}} 105 .{{.*}} 4097
define i64 @wide_case(ptr %p) {
  %c = load i8, ptr %p
  %wide = sext i8 %c to i32
  %from = add nsw i32 %wide, -97
  %turned = call i32 @llvm.fshl.i32(i32 %from, i32 %from, i32 30)
  switch i32 %turned, label %other [
    i32 0, label %vowel
    i32 1, label %vowel
    i32 2, label %vowel
    i32 1000, label %vowel
  ]
vowel:
  ret i64 1
other:
  ret i64 2
}

; Nor is one without a sign 300.
; CHECK-LABEL: start without_sign 1:
; CHECK:       switch {{.*}} 44 .{{.*}} 300
define i64 @without_sign(ptr %p) {
  %c = load i8, ptr %p
  %wide = zext i8 %c to i32
  %from = add nuw nsw i32 %wide, 5
  switch i32 %from, label %other [
    i32 49, label %one
    i32 305, label %two
  ]
one:
  ret i64 1
two:
  ret i64 2
other:
  ret i64 3
}
