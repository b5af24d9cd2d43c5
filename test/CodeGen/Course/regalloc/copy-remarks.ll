; RUN: llc -mtriple=course -O2 -regalloc=chordal \
; RUN:   -pass-remarks-missed=course-regalloc %s -o /dev/null 2>&1 \
; RUN:   | FileCheck %s --implicit-check-not=remark:

; Remarks name places in the source: an edge's is that of the branch, the
; function's is its own.

; CHECK: remark: program.c:5:3: 3 copies and 0 swaps on the edge
; CHECK: remark: program.c:1:0: 3 copies, 0 swaps and

declare i64 @read()
declare void @write(i64)

define void @f() !dbg !5 {
entry:
  %x = call i64 @read()
  %y = call i64 @read()
  br label %loop
loop:
  %a = phi i64 [%x, %entry], [%b, %loop]
  %b = phi i64 [%y, %entry], [%a, %loop]
  call void @write(i64 %a), !dbg !11
  %c = call i64 @read(), !dbg !11
  %d = icmp eq i64 %c, 0, !dbg !10
  br i1 %d, label %exit, label %loop, !dbg !10
exit:
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "program.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{}
!5 = distinct !DISubprogram(name: "f", file: !1, line: 1, scopeLine: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!10 = !DILocation(line: 5, column: 3, scope: !5)
!11 = !DILocation(line: 4, column: 5, scope: !5)
