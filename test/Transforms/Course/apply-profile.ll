; Branches get the weights that a profile has counted.

; RUN: rm -rf %t && split-file %s %t
; RUN: llc -mtriple=course -course-profile-record %t/program.ll -o - | sed -n 's/.*\.c\([0-9a-f]*\)\.p0:/\1/p' > %t/sums
; RUN: sh %t/fill.sh %t
; RUN: opt -mtriple=course -passes=course-apply-profile -course-profile=%t/profile.json -S %t/program.ll -o - 2>&1 | FileCheck %s
; RUN: opt -mtriple=course -passes='course-default<O2>' -debug-pass-manager -course-profile=%t/profile.json %t/program.ll -disable-output 2>&1 | FileCheck %s --check-prefix=FIRST
; FIRST: Running pass: CourseApplyProfilePass

; The counts of several profiles are added.
; RUN: opt -mtriple=course -passes=course-apply-profile -course-profile=%t/profile.json,%t/profile.json -S %t/program.ll -o - 2>&1 | FileCheck %s --check-prefix=TWICE

; CHECK-DAG: warning: function 'changed' has changed since; its profile is ignored
; CHECK-DAG: warning: the profile says nothing of function 'new'
; CHECK-NOT: warning
; CHECK:     define i64 @loop(i64 %n) !prof ![[CALLS:[0-9]+]]
; CHECK:     br i1 %none, label %end, label %loop, !prof ![[ENTRY:[0-9]+]]
; CHECK:     br i1 %done, label %end, label %loop, !prof ![[LATCH:[0-9]+]]
; CHECK:     define i64 @never(i64 %n) !prof ![[NO_CALLS:[0-9]+]]
; CHECK:     br i1 %none, label %end, label %other{{$}}
; CHECK:     define i64 @changed(i64 %n) {
; CHECK-NOT: !prof
; CHECK-DAG: ![[CALLS]] = !{!"function_entry_count", i64 10}
; CHECK-DAG: ![[NO_CALLS]] = !{!"function_entry_count", i64 0}

; What was never taken is possible.
; CHECK-DAG: ![[ENTRY]] = !{!"branch_weights", i32 1, i32 641}
; CHECK-DAG: ![[LATCH]] = !{!"branch_weights", i32 641, i32 5761}
; TWICE-DAG: !{!"function_entry_count", i64 20}
; TWICE-DAG: !{!"branch_weights", i32 1, i32 1281}

; RUN: not opt -mtriple=course -passes=course-apply-profile -course-profile=%t/none.json %t/program.ll -disable-output 2>&1 | FileCheck %s --check-prefix=NONE
; NONE: cannot read the profile '{{.*}}none.json': No such file
; RUN: not opt -mtriple=course -passes=course-apply-profile -course-profile=%t/version.json %t/program.ll -disable-output 2>&1 | FileCheck %s --check-prefix=VERSION
; VERSION: version.json: a profile of version 7, not 1
; RUN: not opt -mtriple=course -passes=course-apply-profile -course-profile=%t/other.json %t/program.ll -disable-output 2>&1 | FileCheck %s --check-prefix=OTHER
; OTHER: other.json: not a profile of course-run
; RUN: not opt -mtriple=course -passes=course-apply-profile -course-profile=%t/plain.json %t/program.ll -disable-output 2>&1 | FileCheck %s --check-prefix=PLAIN
; PLAIN: plain.json: a profile of a program that was not compiled with -course-profile-record
; RUN: not opt -mtriple=course -passes=course-apply-profile -course-profile=%t/table.json %t/program.ll -disable-output 2>&1 | FileCheck %s --check-prefix=TABLE
; TABLE: table.json: the table 'blocks' has no column 'count'
; RUN: not opt -mtriple=course -passes=course-apply-profile -course-profile=%t/row.json %t/program.ll -disable-output 2>&1 | FileCheck %s --check-prefix=ROW
; ROW: row.json: a row of the table 'blocks' cannot be read

;--- fill.sh
set -- "$1" $(cat "$1/sums")
sed -e "s/LOOP/$2/" -e "s/NEVER/$3/" "$1/template.json" > "$1/profile.json"
;--- template.json
{"format": "course-profile", "version": 1,
 "functions": {"columns": ["name"], "rows": [["loop"], ["never"], ["changed"]]},
 "blocks": {"columns": ["function", "name", "line", "count"],
            "rows": [[0, ".bb0.cLOOP.p0", 1, 10], [0, ".bb1.p1", 2, 100],
                     [0, ".bb2.p2", 3, 10], [0, ".bb3.p3", 4, 0],
                     [0, ".bb4.p4", 4, 10], [0, ".bb5.p5", 4, 10], [0, ".bb6.p6", 5, 90],
                     [0, ".bb7", 5, 99],
                     [1, ".bb0.cNEVER.p0", 6, 0], [1, ".bb1.p1", 6, 0],
                     [2, ".bb0.c123.p0", 7, 5]]}}
;--- version.json
{"format": "course-profile", "version": 7}
;--- other.json
[1]
;--- plain.json
{"format": "course-profile", "version": 1,
 "functions": {"columns": ["name"], "rows": [["loop"]]},
 "blocks": {"columns": ["function", "name", "count"], "rows": [[0, ".bb0", 1]]}}
;--- table.json
{"format": "course-profile", "version": 1,
 "functions": {"columns": ["name"], "rows": []},
 "blocks": {"columns": ["function", "name"], "rows": []}}
;--- row.json
{"format": "course-profile", "version": 1,
 "functions": {"columns": ["name"], "rows": [["loop"]]},
 "blocks": {"columns": ["function", "name", "count"], "rows": [[4, ".bb0.p0", 1]]}}
;--- program.ll
define i64 @loop(i64 %n) {
entry:
  %none = icmp eq i64 %n, 0
  br i1 %none, label %end, label %loop

loop:
  %i = phi i64 [ %n, %entry ], [ %next, %loop ]
  %next = lshr i64 %i, 1
  %done = icmp eq i64 %next, 0
  br i1 %done, label %end, label %loop

end:
  ret i64 %n
}

define i64 @never(i64 %n) {
  %none = icmp eq i64 %n, 0
  br i1 %none, label %end, label %other

other:
  br label %end

end:
  ret i64 %n
}

define i64 @changed(i64 %n) {
  ret i64 %n
}

define i64 @new(i64 %n) {
  ret i64 %n
}
