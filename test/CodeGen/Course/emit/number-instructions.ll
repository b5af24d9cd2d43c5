; RUN: llc -mtriple=course -O2 %s -o %t.plain.s
; RUN: llc -mtriple=course -O2 \
; RUN:   -course-selected-ir=%t.ll %s -o %t.s
; RUN: FileCheck %s < %t.s
; RUN: FileCheck %s --check-prefix=IR < %t.ll

; The comments change no code.
; RUN: grep -v '^ *.\?;' %t.plain.s > %t.plain.code
; RUN: grep -v '^ *.\?;' %t.s > %t.code
; RUN: diff %t.plain.code %t.code

; Instructions count from 1 in the order of the printed IR; the loop's come with
; each of its copies.
; CHECK-LABEL: start main 0:
; CHECK: ; loc ir:1 in main
; CHECK-NEXT: call read
; CHECK: ; loc ir:6 in main
; CHECK-NEXT: {{r[0-9]+}} = add
; CHECK-NOT: loc a.c
; CHECK: ; loc ir:10 in main
; CHECK-NEXT: call write

; Of debug information nothing is printed.
; IR-LABEL: define i32 @main()
; IR-NEXT: entry:
; IR-NEXT: %n = call i64 @read(){{$}}
; IR-NOT: !dbg

declare i64 @read()
declare void @write(i64)

define i32 @main() !dbg !3 {
entry:
  %n = call i64 @read(), !dbg !4
  br label %loop
loop:
  %i = phi i64 [ %n, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %square = mul i64 %i, %i
  %more = add i64 %sum, %square
  %next = add i64 %i, -1
  %stop = icmp eq i64 %next, 0
  br i1 %stop, label %done, label %loop
done:
  call void @write(i64 %more), !dbg !4
  ret i32 0
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "main", file: !1, line: 1, unit: !0, type: !5, spFlags: DISPFlagDefinition)
!4 = !DILocation(line: 2, scope: !3)
!5 = !DISubroutineType(types: !{})
