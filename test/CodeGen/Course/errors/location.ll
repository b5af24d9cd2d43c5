; RUN: rm -f %t
; RUN: not llc -mtriple=course %s -o %t 2>&1 | FileCheck %s
; RUN: not ls %t

; With debug information the message has file, line and column; one message a line.

; CHECK: error: program.c:1:0: in function f fp128 (fp128): floating point of more than 64 bits is not supported
; CHECK: error: program.c:3:7: in function f fp128 (fp128): floating point of more than 64 bits is not supported
; CHECK: error: program.c:4:9: in function f fp128 (fp128): floating point of more than 64 bits is not supported
; CHECK: error: program.c:5:1: in function f fp128 (fp128): inline assembly is not supported
; CHECK: error: program.c:5:1: in function f fp128 (fp128): floating point of more than 64 bits is not supported
; CHECK-NOT: {{error|LLVM ERROR|Stack dump}}

define fp128 @f(fp128 %a) !dbg !5 {
  %x = fadd fp128 %a, %a, !dbg !10
  %y = fmul fp128 %x, %a, !dbg !10
  %z = fsub fp128 %y, %a, !dbg !11
  call void asm sideeffect "nop", ""(), !dbg !12
  ret fp128 %z, !dbg !12
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "program.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{}
!5 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!10 = !DILocation(line: 3, column: 7, scope: !5)
!11 = !DILocation(line: 4, column: 9, scope: !5)
!12 = !DILocation(line: 5, column: 1, scope: !5)
