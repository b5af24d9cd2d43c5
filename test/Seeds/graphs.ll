; RUN: opt -mtriple=course -disable-output %s 2>&1 \
; RUN:   -passes='print<domtree>,print<postdomtree>,print<loops>,print<cycles>' \
; RUN:   | FileCheck %s
; RUN: opt -mtriple=course -passes='print<course-data-flow>' -disable-output %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=FLOW
; RUN: opt -mtriple=course -passes=break-crit-edges -S %s | FileCheck %s --check-prefix=SPLIT
; RUN: opt -mtriple=course -passes=break-crit-edges,simplifycfg -S %s \
; RUN:   | FileCheck %s --check-prefix=JOINED

; What LLVM's own analyses say about graphs, also those of no structured program.

; The smallest graph on which dominators are wrong if the last block alone decides
; whether another round is needed. No natural loop but that of b2, and three cycles:
; each of b5, b3 and b4 is entered from elsewhere.
; CHECK-LABEL: DominatorTree for function: irreducible
; CHECK:         [1] %entry
; CHECK-NEXT:      [2] %b1
; CHECK-NEXT:      [2] %b4
; CHECK-NEXT:      [2] %b3
; CHECK-NEXT:        [3] %b2
; CHECK-NEXT:      [2] %b5
; CHECK-NEXT:    Roots
; CHECK-LABEL: Loop info for function 'irreducible':
; CHECK-NEXT:    Loop at depth 1 containing: %b2<header><latch><exiting>
; CHECK-NEXT:  CycleInfo for function: irreducible
; CHECK-NEXT:    depth=1: entries(b5 b4) b3 b2
; CHECK-NEXT:    depth=2: entries(b3 b4) b2
; CHECK-NEXT:    depth=3: entries(b2)
; FLOW-LABEL: data flow of 'irreducible'
; FLOW:         irreducible: entry b4 b3 b5
define void @irreducible(i1 %c, i8 %k) {
entry:
  br i1 %c, label %b1, label %b5
b1:
  br i1 %c, label %b4, label %b5
b2:
  switch i8 %k, label %b5 [ i8 0, label %b2
                            i8 1, label %b4 ]
b3:
  br label %b2
b4:
  br label %b3
b5:
  br label %b3
}

; Two back edges to one header make one loop: which would be the inner one nobody
; can tell.
; CHECK-LABEL: Loop info for function 'shared_header':
; CHECK-NEXT:    Loop at depth 1 containing: %header<header>,%right<latch>,%left<latch><exiting>
; CHECK-NEXT:  CycleInfo
; FLOW-LABEL: data flow of 'shared_header'
; FLOW:         regions: T2 header<-left; T2 header<-right; T2 header<-exit; T1 header; T2 entry<-header
define void @shared_header(i1 %c) {
entry:
  br label %header
header:
  br i1 %c, label %left, label %right
left:
  br i1 %c, label %header, label %exit
right:
  br label %header
exit:
  ret void
}

; T002-CDG: a block depends on branches to where it is the one that follows for
; sure, from where it is not: the loop's on its own, then's on that of entry; join
; follows both and depends on none.
; FLOW-LABEL: data flow of 'dependent'
; FLOW:         {{^  then$}}
; FLOW:           depends on: entry->then
; FLOW:         {{^  join$}}
; FLOW:           depends on: none
; FLOW:         {{^  loop$}}
; FLOW:           depends on: loop->loop
; FLOW:         {{^  exit$}}
; FLOW:           depends on: none
; CHECK-LABEL: PostDominatorTree for function: dependent
; CHECK:         [2] %exit
; CHECK-NEXT:      [3] %loop
; CHECK-NEXT:        [4] %join
; CHECK-NEXT:          [5] %entry
; CHECK-NEXT:          [5] %then
; CHECK-NEXT:    Roots
define i64 @dependent(i64 %n, i1 %c) {
entry:
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  br label %loop
loop:
  %j = phi i64 [ 0, %join ], [ %j1, %loop ]
  %j1 = add i64 %j, %n
  %more = icmp ult i64 %j1, 10
  br i1 %more, label %loop, label %exit
exit:
  ret i64 5
}

; An edge from a block with several successors to one with several predecessors is
; no place for code, until it is a block of its own. What stays empty goes again.
; SPLIT-LABEL: @critical(
; SPLIT:         br i1 %c, label %then, label %[[EDGE:.*]]
; SPLIT:       [[EDGE]]:
; SPLIT-NEXT:    br label %join
; SPLIT:         %x = phi i64 [ 1, %[[EDGE]] ], [ %y, %then ]
; JOINED-LABEL: @critical(
; JOINED:        %x = phi i64 [ %y, %then ], [ 1, %entry ]
declare i64 @get()
define i64 @critical(i1 %c) {
entry:
  br i1 %c, label %then, label %join
then:
  %y = call i64 @get()
  br label %join
join:
  %x = phi i64 [ 1, %entry ], [ %y, %then ]
  ret i64 %x
}

; What cannot be reached has no dominators, and is no predecessor to reckon with.
; CHECK-LABEL: DominatorTree for function: unreachable
; CHECK:         [1] %entry
; CHECK-NEXT:      [2] %exit
; CHECK-NEXT:    Roots
define void @unreachable() {
entry:
  br label %exit
nowhere:
  br label %exit
exit:
  ret void
}
