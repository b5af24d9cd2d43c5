; RUN: llc -mtriple=course < %s | FileCheck %s

; Names are what the IR says where the machine can spell it, else escaped
; injectively; what differs in IR differs in the output.

; CHECK-LABEL: start plain.name_1 0:
; CHECK: end plain.name_1
define void @plain.name_1() {
  ret void
}

; CHECK-LABEL: start a-20b 0:
define void @"a b"() {
  ret void
}

; CHECK-LABEL: start a-2d20b 0:
define void @"a-20b"() {
  ret void
}

; CHECK-LABEL: start -c3-a9 0:
define void @"\C3\A9"() {
  ret void
}

; CHECK-LABEL: start operator-2b-3d 0:
define void @"operator+="() {
  ret void
}

; CHECK-LABEL: start -{{[^ ]+}} 1:
define i64 @write(i64 %a) {
  ret i64 %a
}

; CHECK-LABEL: start 123 0:
define void @"123"() {
  ret void
}

; CHECK-LABEL: start ret 0:
define void @ret() {
  ret void
}

; CHECK-LABEL: start r1 0:
define void @r1() {
  ret void
}

; CHECK-LABEL: start anonymous 0:
; CHECK: call print 10
define void @0() {
  call void @print(i64 10)
  ret void
}

; CHECK-LABEL: start anonymous.1 0:
define void @1() {
  ret void
}

; CHECK-LABEL: start print 1:
define void @print(i64 %a) {
  ret void
}

; CHECK-LABEL: start caller 0:
; CHECK: call plain.name_1
; CHECK: call a-20b
; CHECK: call a-2d20b
; CHECK: call -c3-a9
; CHECK: call operator-2b-3d
; CHECK: call -
; CHECK: call 123
; CHECK: call anonymous{{$}}
; CHECK: call anonymous.1{{$}}
define void @caller() {
  call void @plain.name_1()
  call void @"a b"()
  call void @"a-20b"()
  call void @"\C3\A9"()
  call void @"operator+="()
  %r = call i64 @write(i64 1)
  call void @"123"()
  call void @0()
  call void @1()
  ret void
}
