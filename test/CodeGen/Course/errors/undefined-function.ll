; RUN: rm -f %t
; RUN: not llc -mtriple=course %s -o %t 2>&1 | FileCheck %s
; RUN: not ls %t

; Nothing defines the callee.

; CHECK: error: program.c:3:1: in function f i64 (i64): undefined function 'missing'
; CHECK: error: program.c:4:1: in function f i64 (i64): undefined function 'missing_variadic'
; CHECK: error: <unknown>:0:0: in function wide i128 (i128): undefined function 'missing'
; CHECK: error: <unknown>:0:0: in function structure {{.*}}: undefined function 'missing'
; CHECK-NOT: {{error|LLVM ERROR|Stack dump}}

declare i64 @missing(i64)
declare i32 @missing_variadic(ptr, ...)

define i64 @f(i64 %a) !dbg !5 {
  %r = call i64 @missing(i64 %a), !dbg !10
  %s = call i32 (ptr, ...) @missing_variadic(ptr null), !dbg !11
  ret i64 %r, !dbg !11
}

define i128 @wide(i128 %a) {
  %r = call i128 @missing(i128 %a)
  ret i128 %r
}

define { i64, i64, i8 } @structure() {
  %r = call { i64, i64, i8 } @missing()
  ret { i64, i64, i8 } %r
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "program.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{}
!5 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!10 = !DILocation(line: 3, column: 1, scope: !5)
!11 = !DILocation(line: 4, column: 1, scope: !5)
