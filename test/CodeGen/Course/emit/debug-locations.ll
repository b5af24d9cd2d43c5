; RUN: llc -mtriple=course -O0 %s -o - | FileCheck %s
; RUN: %optimizing-llc -mtriple=course -O2 -course-enable-whole-program=false %s -o - | FileCheck %s

; Places in the source become comments, where they change, in each block anew.
; Records of variables become nothing.

; CHECK-LABEL: start f 2:
; CHECK-NEXT: .bb0:
; CHECK: ; loc a.c:3 in f
; CHECK-NEXT: call write {{r1|arg1}}
; CHECK-NEXT: call write {{r2|arg2}}
; CHECK-NEXT: ; loc dir/b.h:7 in odd ?name, called from a.c:4 in f
; CHECK-NEXT: call write 3
; CHECK-NEXT: call write 4
; CHECK-NEXT: ; loc a.c:5 in f
; CHECK-NEXT: br {{r1|arg1}}
; CHECK-NEXT: {{^ *}}.bb1:
; CHECK-NEXT: ; loc a.c:5 in f
; CHECK-NEXT: call write 5
; CHECK-NEXT: {{ret|br}}
define void @f(i64 %a, i64 %b) !dbg !5 {
    #dbg_value(i64 %a, !11, !DIExpression(), !20)
  call void @write(i64 %a), !dbg !20
  call void @write(i64 %b), !dbg !20
  call void @write(i64 3), !dbg !23
  ; No line, and no place: part of what is before.
  call void @write(i64 4), !dbg !24
  %c = icmp ne i64 %a, 0
  br i1 %c, label %yes, label %no, !dbg !22

yes:
  call void @write(i64 5), !dbg !22
  br label %no

no:
  ret void
}

; Only who asks for debug information gets it.
; CHECK-LABEL: start g 0:
; CHECK-NOT: loc
define void @g() !dbg !7 {
  call void @write(i64 5), !dbg !25
  ret void, !dbg !25
}

declare void @write(i64)

!llvm.dbg.cu = !{!0, !6}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{}
!5 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !12)
!6 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: NoDebug)
!7 = distinct !DISubprogram(name: "g", file: !1, line: 1, type: !3, unit: !6, spFlags: DISPFlagDefinition)
!8 = !DIFile(filename: "dir/b.h", directory: "/")
!9 = distinct !DISubprogram(name: "odd \0Aname", file: !8, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!11 = !DILocalVariable(name: "a", arg: 1, scope: !5, file: !1, line: 1, type: !10)
!12 = !{!11}
!20 = !DILocation(line: 3, column: 7, scope: !5)
!21 = distinct !DILocation(line: 4, column: 1, scope: !5)
!22 = !DILocation(line: 5, column: 1, scope: !5)
!23 = !DILocation(line: 7, column: 2, scope: !9, inlinedAt: !21)
!24 = !DILocation(line: 0, scope: !9, inlinedAt: !21)
!25 = !DILocation(line: 9, scope: !7)
