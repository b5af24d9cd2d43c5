; RUN: rm -f %t
; RUN: not llc -mtriple=course %s -o %t 2>&1 | FileCheck %s
; RUN: not ls %t

; Inline assembly in a function, with and without operands.

; CHECK: error: program.c:3:1: in function f i64 (i64): inline assembly is not supported
; CHECK: error: program.c:4:1: in function f i64 (i64): inline assembly is not supported
; CHECK: error: <unknown>:0:0: in function converting i32 (i64): inline assembly is not supported
; CHECK-NOT: {{error|LLVM ERROR|Stack dump}}

define i64 @f(i64 %a) !dbg !5 {
  call void asm sideeffect "nop", ""(), !dbg !10
  %r = call i64 asm "x $0 $1", "=r,r"(i64 %a), !dbg !11
  ret i64 %r, !dbg !11
}

; Without instructions, but of two types.
define i32 @converting(i64 %a) {
  %r = call i32 asm "", "=r,0"(i64 %a)
  ret i32 %r
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
