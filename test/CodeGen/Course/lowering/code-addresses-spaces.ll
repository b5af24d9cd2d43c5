; RUN: opt -mtriple=course -passes=course-code-addresses -S %s | FileCheck %s
; RUN: llc -march=course -O0 %s -o /dev/null

; Functions of other address spaces are in the same one memory.
; CHECK-LABEL: define ptr @other_space()
; CHECK-NEXT: ret ptr addrspacecast (ptr addrspace(1) inttoptr (i64 {{[0-9]+}} to ptr addrspace(1)) to ptr)
define ptr @other_space() {
  ret ptr addrspacecast (ptr addrspace(1) @elsewhere to ptr)
}
define void @elsewhere() addrspace(1) {
  ret void
}

; CHECK-LABEL: define void @call_other_space(ptr addrspace(1) %p)
; CHECK-NEXT: call void @course.call(ptr addrspace(1) %p)
define void @call_other_space(ptr addrspace(1) %p) {
  call addrspace(1) void %p()
  ret void
}
