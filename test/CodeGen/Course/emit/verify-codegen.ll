; -verify-codegen proves what is printed, which is the same as without it.

; REQUIRES: prover
; RUN: llc -mtriple=course -O2 -verify-codegen %s -o %t.s 2> %t.err
; RUN: FileCheck %s < %t.err
; RUN: llc -mtriple=course -O2 %s -o %t.plain.s
; RUN: diff %t.plain.s %t.s

; At each level, and with comments of the source.
; RUN: llc -mtriple=course -O0 -verify-codegen %s -o - 2>&1 >/dev/null | FileCheck %s
; RUN: sed 's/; debug: //' %s > %t.debug.ll
; RUN: llc -mtriple=course -O2 -verify-codegen %t.debug.ll -o %t.debug.s 2>&1 | FileCheck %s
; RUN: llc -mtriple=course -O2 %t.debug.ll -o %t.plain.s
; RUN: diff %t.plain.s %t.debug.s
; RUN: grep 'loc a.c:2 in main' %t.debug.s

; The numbers of -course-selected-ir stay.
; RUN: llc -mtriple=course -O2 -verify-codegen -course-selected-ir=%t.sel.ll %s -o - 2>/dev/null | grep 'loc ir:2 in main'

; No time is a reason.
; RUN: llc -mtriple=course -O2 -verify-codegen -verify-codegen-seconds=0 %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=TIME

; A module without main is proven, too.
; RUN: sed 's/@main/@other/' %s | llc -mtriple=course -O2 -verify-codegen -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER

; CHECK:     verify-codegen: main: proven
; CHECK-NOT: {{verify-codegen: .*: (refuted|unknown)}}
; TIME:      verify-codegen: main: unknown: time
; OTHER:     verify-codegen: other: proven
; OTHER-NOT: verify-codegen: main

declare i64 @read()
declare void @write(i64)

define i32 @main()
; debug: !dbg !3
{
entry:
  %object = alloca [4 x i64]
  %n = call i64 @read()
; debug: , !dbg !4
  %i = and i64 %n, 3
  %at = getelementptr i64, ptr %object, i64 %i
  store i64 %n, ptr %at
  %r = call i64 @sum(i64 %n, ptr %object)
  call void @write(i64 %r)
; debug: , !dbg !4
  ret i32 0
}

define internal i64 @sum(i64 %n, ptr %p) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ %n, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %j = and i64 %i, 3
  %at = getelementptr i64, ptr %p, i64 %j
  store i64 %i, ptr %at
  %square = mul i64 %i, %i
  %more = add i64 %sum, %square
  %next = add i64 %i, -1
  %stop = icmp eq i64 %next, 0
  br i1 %stop, label %done, label %loop
done:
  ret i64 %more
}

; debug: !llvm.dbg.cu = !{!0}
; debug: !llvm.module.flags = !{!2}
; debug: !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: LineTablesOnly)
; debug: !1 = !DIFile(filename: "a.c", directory: "/")
; debug: !2 = !{i32 2, !"Debug Info Version", i32 3}
; debug: !3 = distinct !DISubprogram(name: "main", file: !1, line: 1, unit: !0, type: !5, spFlags: DISPFlagDefinition)
; debug: !4 = !DILocation(line: 2, scope: !3)
; debug: !5 = !DISubroutineType(types: !{})
