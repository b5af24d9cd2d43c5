; RUN: rm -f %t
; RUN: not llc -mtriple=course %s -o %t 2>&1 | FileCheck %s
; RUN: not ls %t

; The machine's functions with arguments they do not have.

; CHECK: error: <unknown>:0:0: in function write_two void (): 'write' takes 1 argument of at most 64 bits and gives one result of at most 64 bits
; CHECK: error: <unknown>:0:0: in function write_none void (): 'write' takes 1 argument of at most 64 bits and gives one result of at most 64 bits
; CHECK: error: <unknown>:0:0: in function write_wide void (i128): 'write' takes 1 argument of at most 64 bits and gives one result of at most 64 bits
; CHECK: error: <unknown>:0:0: in function read_argument i64 (): 'read' takes 0 arguments of at most 64 bits and gives one result of at most 64 bits
; CHECK: error: <unknown>:0:0: in function read_wide i128 (): 'read' takes 0 arguments of at most 64 bits and gives one result of at most 64 bits
; CHECK: error: <unknown>:0:0: in function malloc_none ptr (): 'malloc' takes 1 argument of at most 64 bits and gives one result of at most 64 bits
; CHECK: error: <unknown>:0:0: in function free_two void (ptr): 'free' takes 1 argument of at most 64 bits and gives one result of at most 64 bits
; CHECK-NOT: {{error|LLVM ERROR|Stack dump}}

declare void @write(...)
declare i64 @read(...)
declare ptr @malloc(...)
declare void @free(...)

define void @write_two() {
  call void (...) @write(i64 1, i64 2)
  ret void
}

define void @write_none() {
  call void (...) @write()
  ret void
}

define void @write_wide(i128 %a) {
  call void (...) @write(i128 %a)
  ret void
}

define i64 @read_argument() {
  %r = call i64 (...) @read(i64 1)
  ret i64 %r
}

define i128 @read_wide() {
  %r = call i128 (...) @read()
  ret i128 %r
}

define ptr @malloc_none() {
  %r = call ptr (...) @malloc()
  ret ptr %r
}

define void @free_two(ptr %p) {
  call void (...) @free(ptr %p, ptr %p)
  ret void
}
