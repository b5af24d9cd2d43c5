; course-builtins says what the machine's functions do. Memory from malloc is
; zero-filled, never undefined.

; RUN: opt -mtriple=course -passes=course-builtins -S < %s | FileCheck %s

; The optimiser's pipelines begin with it, whatever their level.
; RUN: opt -mtriple=course -passes='default<O0>' -S < %s | FileCheck %s --check-prefix=PIPELINE
; RUN: opt -mtriple=course -passes='default<O2>' -S < %s | FileCheck %s --check-prefix=PIPELINE
; RUN: opt -mtriple=course -passes='lto<O2>' -S < %s | FileCheck %s --check-prefix=PIPELINE
; PIPELINE: attributes #{{.*}}nobuiltin{{.*}}memory(inaccessiblemem: readwrite)

; Another target knows nothing of it.
; RUN: not opt -mtriple=x86_64 -passes=course-builtins -S < %s 2>&1 | FileCheck %s --check-prefix=OTHER
; OTHER: unknown pass name 'course-builtins'

; CHECK-DAG: declare noundef i64 @read(...) [[READ:#[0-9]+]]
; CHECK-DAG: declare void @write(i64) [[WRITE:#[0-9]+]]
; CHECK-DAG: declare noalias nonnull align 8 ptr @malloc(i64) [[MALLOC:#[0-9]+]]
; CHECK-DAG: declare void @free(ptr allocptr) [[FREE:#[0-9]+]]
; CHECK-DAG: declare i64 @other(i64){{$}}
declare i64 @read(...)
declare void @write(i64)
declare ptr @malloc(i64)
declare void @free(ptr)
declare i64 @other(i64)

define i64 @main() {
  %a = call i64 (...) @read()
  %p = call ptr @malloc(i64 8)
  %x = load i64, ptr %p
  %b = call i64 @other(i64 %x)
  call void @write(i64 %b)
  call void @free(ptr %p)
  ret i64 %a
}

; CHECK-DAG: attributes [[READ]] = { nobuiltin nocallback nofree nosync nounwind memory(inaccessiblemem: readwrite) }
; CHECK-DAG: attributes [[WRITE]] = { nobuiltin nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
; CHECK-DAG: attributes [[MALLOC]] = { nobuiltin nocallback nofree nosync nounwind willreturn allockind("alloc,zeroed") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
; CHECK-DAG: attributes [[FREE]] = { nobuiltin nocallback nosync nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
