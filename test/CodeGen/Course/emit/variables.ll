; RUN: llc -mtriple=course -O0 %s -o %t.s
; RUN: FileCheck %s --input-file=%t.s
; RUN: %optimizing-llc -mtriple=course -O2 -course-enable-whole-program=false %s -o - | FileCheck %s --check-prefix=NONE

; What an alloca of an unoptimized function holds is a comment: number of the line,
; kind, size and place. Records become nothing, so the code is that without them.

; RUN: sed '/#dbg_declare/d' %s > %t.plain.ll
; RUN: llc -mtriple=course -O0 %t.plain.ll -o %t.plain.s
; RUN: grep -v '; variable' %t.s > %t.code
; RUN: diff %t.code %t.plain.s

; CHECK-LABEL: start f 1:
; CHECK: ; variable 3 signed 4 sp {{-?[0-9]+}} early
; CHECK-NEXT: ; variable 4 unsigned 8 sp {{-?[0-9]+}} late
; CHECK-NOT: variable
; CHECK: end f
; NONE-NOT: variable
define void @f(i64 %n) noinline optnone !dbg !5 {
  %late = alloca i64
  %early = alloca i32
  %part = alloca i64
  %from_callee = alloca i64
    #dbg_declare(ptr %late, !11, !DIExpression(), !20)
    #dbg_declare(ptr %early, !12, !DIExpression(), !20)
  ; Blocked: what it points to is the variable.
    #dbg_declare(ptr %part, !13, !DIExpression(DW_OP_deref), !20)
  ; Blocked: of a function that was inlined.
    #dbg_declare(ptr %from_callee, !14, !DIExpression(), !21)
  store volatile i64 %n, ptr %late, !dbg !20
  store volatile i32 1, ptr %early, !dbg !20
  store volatile i64 2, ptr %part, !dbg !20
  store volatile i64 3, ptr %from_callee, !dbg !20
  call void @write(i64 4), !dbg !20
  ret void, !dbg !20
}

; Blocked: the function may be optimized.
; CHECK-LABEL: start optimized 0:
; CHECK-NOT: variable
; CHECK: end optimized
define void @optimized() !dbg !6 {
  %x = alloca i64
    #dbg_declare(ptr %x, !15, !DIExpression(), !22)
  store volatile i64 1, ptr %x, !dbg !22
  ret void, !dbg !22
}

declare void @write(i64)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = distinct !DISubprogram(name: "f", file: !1, line: 2, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "optimized", file: !1, line: 9, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!7 = distinct !DISubprogram(name: "callee", file: !1, line: 8, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "number", baseType: !8)
!11 = !DILocalVariable(name: "late", scope: !5, file: !1, line: 4, type: !9)
!12 = !DILocalVariable(name: "early", scope: !5, file: !1, line: 3, type: !10)
!13 = !DILocalVariable(name: "part", scope: !5, file: !1, line: 5, type: !8)
!14 = !DILocalVariable(name: "from_callee", scope: !7, file: !1, line: 8, type: !8)
!15 = !DILocalVariable(name: "x", scope: !6, file: !1, line: 9, type: !8)
!20 = !DILocation(line: 6, scope: !5)
!21 = !DILocation(line: 8, scope: !7, inlinedAt: !20)
!22 = !DILocation(line: 10, scope: !6)
