; RUN: llc -mtriple=course < %s | FileCheck %s

; CodeGenPrepare extends a loaded value where it is loaded, so that others read the
; extension: where the value is negative it is not what `nneg` says.

declare i64 @read()
declare void @write(i64)

; CHECK-LABEL: start absolute
; CHECK: [[V:r[0-9]+]] = load 4
; CHECK: [[S:r[0-9]+]] = mul [[V]] 4294967296 64
; CHECK-NEXT: sdiv [[S]] 4294967296 64
; CHECK: end absolute
define i64 @absolute(ptr %p) {
  %v = load i32, ptr %p
  %c = icmp slt i32 %v, 0
  br i1 %c, label %negative, label %positive

negative:
  %s = sext i32 %v to i64
  %n = sub nsw i64 0, %s
  call void @write(i64 0)
  br label %join

positive:
  %z = zext nneg i32 %v to i64
  br label %join

join:
  %r = phi i64 [ %n, %negative ], [ %z, %positive ]
  call void @write(i64 %r)
  ret i64 %r
}

; The same if the extension is where the load is.
; CHECK-LABEL: start same_block
; CHECK: [[V:r[0-9]+]] = load 4
; CHECK: [[S:r[0-9]+]] = mul [[V]] 4294967296 64
; CHECK-NEXT: sdiv [[S]] 4294967296 64
; CHECK: end same_block
define i64 @same_block(ptr %p) {
  %v = load i32, ptr %p
  %z = zext nneg i32 %v to i64
  %c = icmp slt i32 %v, 0
  br i1 %c, label %negative, label %positive

negative:
  %s = sext i32 %v to i64
  %n = sub nsw i64 0, %s
  call void @write(i64 0)
  br label %join

positive:
  br label %join

join:
  %r = phi i64 [ %n, %negative ], [ %z, %positive ]
  call void @write(i64 %r)
  ret i64 %r
}
