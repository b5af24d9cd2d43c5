;===- widths.ll ------------------------------------------------------------===;
;
; Part of the Course backend project, under the Apache License v2.0 with LLVM
; Exceptions. See LICENSE for license information.
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
;===------------------------------------------------------------------------===;
;
; \file
; Arithmetic at widths C has no names for: i1 to i128, with overflow reported
; by the intrinsics.

declare i64 @read()
declare void @write(i64)
declare { i24, i1 } @llvm.uadd.with.overflow.i24(i24, i24)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
declare i12 @llvm.sadd.sat.i12(i12, i12)
declare i8 @llvm.fshl.i8(i8, i8, i8)
declare i48 @llvm.bswap.i48(i48)
declare i19 @llvm.ctpop.i19(i19)
declare i64 @llvm.umax.i64(i64, i64)

define i64 @main() {
  %a = call i64 @read()
  %b = call i64 @read()

  %a24 = trunc i64 %a to i24
  %b24 = trunc i64 %b to i24
  %s24 = call { i24, i1 } @llvm.uadd.with.overflow.i24(i24 %a24, i24 %b24)
  %sum24 = extractvalue { i24, i1 } %s24, 0
  %over24 = extractvalue { i24, i1 } %s24, 1
  %sum24.wide = zext i24 %sum24 to i64
  call void @write(i64 %sum24.wide)
  %over24.wide = zext i1 %over24 to i64
  call void @write(i64 %over24.wide)

  %a32 = trunc i64 %a to i32
  %b32 = trunc i64 %b to i32
  %p32 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %a32, i32 %b32)
  %product = extractvalue { i32, i1 } %p32, 0
  %over32 = extractvalue { i32, i1 } %p32, 1
  %product.wide = sext i32 %product to i64
  call void @write(i64 %product.wide)
  %over32.wide = sext i1 %over32 to i64
  call void @write(i64 %over32.wide)

  %a12 = trunc i64 %a to i12
  %b12 = trunc i64 %b to i12
  %sat = call i12 @llvm.sadd.sat.i12(i12 %a12, i12 %b12)
  %sat.wide = sext i12 %sat to i64
  call void @write(i64 %sat.wide)

  %a8 = trunc i64 %a to i8
  %b8 = trunc i64 %b to i8
  %funnel = call i8 @llvm.fshl.i8(i8 %a8, i8 %b8, i8 11)
  %funnel.wide = zext i8 %funnel to i64
  call void @write(i64 %funnel.wide)

  %a48 = trunc i64 %a to i48
  %swapped = call i48 @llvm.bswap.i48(i48 %a48)
  %swapped.wide = zext i48 %swapped to i64
  call void @write(i64 %swapped.wide)

  %a19 = trunc i64 %a to i19
  %ones = call i19 @llvm.ctpop.i19(i19 %a19)
  %ones.wide = zext i19 %ones to i64
  call void @write(i64 %ones.wide)

  %a128 = zext i64 %a to i128
  %b128 = sext i64 %b to i128
  %p128 = mul i128 %a128, %b128
  %high128 = ashr i128 %p128, 64
  %high = trunc i128 %high128 to i64
  call void @write(i64 %high)
  %d128 = sdiv i128 %p128, 12345678901
  %d = trunc i128 %d128 to i64
  call void @write(i64 %d)

  %a7 = trunc i64 %a to i7
  %b7 = or i7 %a7, 1
  %q7 = sdiv i7 -60, %b7
  %q7.wide = sext i7 %q7 to i64
  call void @write(i64 %q7.wide)

  %max = call i64 @llvm.umax.i64(i64 %a, i64 %b)
  call void @write(i64 %max)
  ret i64 0
}
