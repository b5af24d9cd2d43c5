; RUN: opt -mtriple=course -passes='course-o2,print<loops>' \
; RUN:   -course-enable-unrolling=false -disable-output %s 2>&1 | FileCheck %s

; What a loop leaves in a flag is known on the path that sets it. Were the end of
; the iteration duplicated for that path, the loop would become two nested ones,
; none of which can be unrolled.

; CHECK: Loop info for function 'bubble_sort':
; CHECK-NEXT: Loop at depth 1
; CHECK-NEXT: Loop at depth 2
; CHECK-NOT: Loop at depth

define void @bubble_sort(ptr %a, i64 %n) {
entry:
  br label %for.cond

for.cond:
  %end.0 = phi i64 [ %n, %entry ], [ %dec, %for.inc15 ]
  %cmp = icmp ugt i64 %end.0, 1
  br i1 %cmp, label %for.cond1, label %for.end17

for.cond1:
  %sorted.0 = phi i8 [ %sorted.1, %for.inc ], [ 1, %for.cond ]
  %i.0 = phi i64 [ %inc, %for.inc ], [ 1, %for.cond ]
  %cmp2 = icmp ult i64 %i.0, %end.0
  br i1 %cmp2, label %for.body4, label %for.end

for.body4:
  %0 = getelementptr i64, ptr %a, i64 %i.0
  %arrayidx = getelementptr i8, ptr %0, i64 -8
  %1 = load i64, ptr %arrayidx, align 8
  %arrayidx5 = getelementptr inbounds nuw i64, ptr %a, i64 %i.0
  %2 = load i64, ptr %arrayidx5, align 8
  %cmp6 = icmp ugt i64 %1, %2
  br i1 %cmp6, label %if.then, label %for.inc

if.then:
  %3 = getelementptr i64, ptr %a, i64 %i.0
  %arrayidx8 = getelementptr i8, ptr %3, i64 -8
  %4 = load i64, ptr %arrayidx8, align 8
  %arrayidx9 = getelementptr inbounds nuw i64, ptr %a, i64 %i.0
  %5 = load i64, ptr %arrayidx9, align 8
  %6 = getelementptr i64, ptr %a, i64 %i.0
  %arrayidx11 = getelementptr i8, ptr %6, i64 -8
  store i64 %5, ptr %arrayidx11, align 8
  %arrayidx12 = getelementptr inbounds nuw i64, ptr %a, i64 %i.0
  store i64 %4, ptr %arrayidx12, align 8
  br label %for.inc

for.inc:
  %sorted.1 = phi i8 [ 0, %if.then ], [ %sorted.0, %for.body4 ]
  %inc = add i64 %i.0, 1
  br label %for.cond1

for.end:
  %cond = icmp eq i8 %sorted.0, 0
  br i1 %cond, label %for.inc15, label %for.end17

for.inc15:
  %dec = add i64 %end.0, -1
  br label %for.cond

for.end17:
  ret void
}
