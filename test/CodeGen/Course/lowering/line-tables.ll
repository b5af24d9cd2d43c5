; RUN: llc -mtriple=course -stop-after=course-line-tables %s -o - | FileCheck %s

; Records of variables and labels go.
; CHECK-LABEL: define i64 @drops_records(
; CHECK-NEXT: entry:
; CHECK-NEXT: %b = add i64 %a, 1, !dbg
; CHECK-NEXT: %c = mul i64 %b, %b, !dbg
; CHECK-NEXT: ret i64 %c, !dbg
define i64 @drops_records(i64 %a) !dbg !4 {
entry:
    #dbg_value(i64 %a, !8, !DIExpression(), !9)
  %b = add i64 %a, 1, !dbg !9
    #dbg_value(i64 %b, !8, !DIExpression(), !9)
    #dbg_label(!11, !9)
  %c = mul i64 %b, %b, !dbg !10
  ret i64 %c, !dbg !10
}

; Lines stay, also where a function has no records.
; CHECK-LABEL: define i64 @keeps_lines(
; CHECK-NEXT: %b = add i64 %a, 2, !dbg [[LINE:![0-9]+]]
; CHECK-NEXT: ret i64 %b, !dbg [[LINE]]
define i64 @keeps_lines(i64 %a) !dbg !12 {
  %b = add i64 %a, 2, !dbg !13
  ret i64 %b, !dbg !13
}

; CHECK: [[LINE]] = !DILocation(line: 7,

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "lines.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = distinct !DISubprogram(name: "drops_records", file: !1, line: 1, type: !5, unit: !0, retainedNodes: !7)
!5 = !DISubroutineType(types: !6)
!6 = !{!3, !3}
!7 = !{!8, !11}
!8 = !DILocalVariable(name: "a", arg: 1, scope: !4, file: !1, line: 1, type: !3)
!9 = !DILocation(line: 2, scope: !4)
!10 = !DILocation(line: 3, scope: !4)
!11 = !DILabel(scope: !4, name: "again", file: !1, line: 2)
!12 = distinct !DISubprogram(name: "keeps_lines", file: !1, line: 6, type: !5, unit: !0)
!13 = !DILocation(line: 7, scope: !12)
