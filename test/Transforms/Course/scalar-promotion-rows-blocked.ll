; RUN: opt -mtriple=course -passes=course-scalar-promotion -S < %s | FileCheck %s

; Rows of scalar-promotion-rows.ll that may overlap.

; i * n may wrap around here, and be where the row of j is.
; CHECK-LABEL: define void @wraps(
; CHECK:       loop:
; CHECK:         store i64 %new
; CHECK:         br i1 %again
define void @wraps(ptr %a, i64 %count, i64 %other) {
entry:
  %n = and i64 %count, 2147483647
  %any = icmp ugt i64 %n, 2
  br i1 %any, label %rows, label %exit

rows:
  %i = phi i64 [ 2, %entry ], [ %i.next, %row.end ]
  %row = mul nuw i64 %i, %n
  br label %columns

columns:
  %j = phi i64 [ 1, %rows ], [ %j.next, %column.end ]
  %at = add nuw nsw i64 %row, %j
  %place = getelementptr inbounds i64, ptr %a, i64 %at
  br label %loop

loop:
  %k = phi i64 [ 0, %columns ], [ %k.next, %loop ]
  %above = mul nuw nsw i64 %j, %n
  %index = add nuw nsw i64 %above, %k
  %q = getelementptr inbounds i64, ptr %a, i64 %index
  %read = load i64, ptr %q, align 8
  %old = load i64, ptr %place, align 8
  %new = sub i64 %old, %read
  store i64 %new, ptr %place, align 8
  %k.next = add nuw nsw i64 %k, 1
  %again = icmp ult i64 %k.next, %j
  br i1 %again, label %loop, label %column.end

column.end:
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %i
  br i1 %j.more, label %columns, label %row.end

row.end:
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp ult i64 %i.next, %n
  br i1 %i.more, label %rows, label %exit

exit:
  ret void
}

; Rows of another length may overlap.
; CHECK-LABEL: define void @other_length(
; CHECK:       loop:
; CHECK:         store i64 %new
; CHECK:         br i1 %again
define void @other_length(ptr %a, i64 %count, i64 %other) {
entry:
  %n = and i64 %count, 2147483647
  %any = icmp ugt i64 %n, 2
  br i1 %any, label %rows, label %exit

rows:
  %i = phi i64 [ 2, %entry ], [ %i.next, %row.end ]
  %row = mul nuw nsw i64 %i, %other
  br label %columns

columns:
  %j = phi i64 [ 1, %rows ], [ %j.next, %column.end ]
  %at = add nuw nsw i64 %row, %j
  %place = getelementptr inbounds i64, ptr %a, i64 %at
  br label %loop

loop:
  %k = phi i64 [ 0, %columns ], [ %k.next, %loop ]
  %above = mul nuw nsw i64 %j, %n
  %index = add nuw nsw i64 %above, %k
  %q = getelementptr inbounds i64, ptr %a, i64 %index
  %read = load i64, ptr %q, align 8
  %old = load i64, ptr %place, align 8
  %new = sub i64 %old, %read
  store i64 %new, ptr %place, align 8
  %k.next = add nuw nsw i64 %k, 1
  %again = icmp ult i64 %k.next, %j
  br i1 %again, label %loop, label %column.end

column.end:
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %i
  br i1 %j.more, label %columns, label %row.end

row.end:
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp ult i64 %i.next, %n
  br i1 %i.more, label %rows, label %exit

exit:
  ret void
}

; The address may wrap around.
; CHECK-LABEL: define void @no_bounds(
; CHECK:       loop:
; CHECK:         store i64 %new
; CHECK:         br i1 %again
define void @no_bounds(ptr %a, i64 %count, i64 %other) {
entry:
  %n = and i64 %count, 2147483647
  %any = icmp ugt i64 %n, 2
  br i1 %any, label %rows, label %exit

rows:
  %i = phi i64 [ 2, %entry ], [ %i.next, %row.end ]
  %row = mul nuw nsw i64 %i, %n
  br label %columns

columns:
  %j = phi i64 [ 1, %rows ], [ %j.next, %column.end ]
  %at = add nuw nsw i64 %row, %j
  %place = getelementptr  i64, ptr %a, i64 %at
  br label %loop

loop:
  %k = phi i64 [ 0, %columns ], [ %k.next, %loop ]
  %above = mul nuw nsw i64 %j, %n
  %index = add nuw nsw i64 %above, %k
  %q = getelementptr inbounds i64, ptr %a, i64 %index
  %read = load i64, ptr %q, align 8
  %old = load i64, ptr %place, align 8
  %new = sub i64 %old, %read
  store i64 %new, ptr %place, align 8
  %k.next = add nuw nsw i64 %k, 1
  %again = icmp ult i64 %k.next, %j
  br i1 %again, label %loop, label %column.end

column.end:
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %i
  br i1 %j.more, label %columns, label %row.end

row.end:
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp ult i64 %i.next, %n
  br i1 %i.more, label %rows, label %exit

exit:
  ret void
}

; So may what a column adds up.
; CHECK-LABEL: define void @long_rows(
; CHECK:       loop:
; CHECK:         store i64 %new
; CHECK:         br i1 %again
define void @long_rows(ptr %a, i64 %count, i64 %other) {
entry:
  %n = and i64 %count, -1
  %any = icmp ugt i64 %n, 2
  br i1 %any, label %rows, label %exit

rows:
  %i = phi i64 [ 2, %entry ], [ %i.next, %row.end ]
  %row = mul nuw nsw i64 %i, %n
  br label %columns

columns:
  %j = phi i64 [ 1, %rows ], [ %j.next, %column.end ]
  %at = add nuw nsw i64 %row, %j
  %place = getelementptr inbounds i64, ptr %a, i64 %at
  br label %loop

loop:
  %k = phi i64 [ 0, %columns ], [ %k.next, %loop ]
  %above = mul nuw nsw i64 %k, %n
  %index = add nuw nsw i64 %above, %j
  %q = getelementptr inbounds i64, ptr %a, i64 %index
  %read = load i64, ptr %q, align 8
  %old = load i64, ptr %place, align 8
  %new = sub i64 %old, %read
  store i64 %new, ptr %place, align 8
  %k.next = add nuw nsw i64 %k, 1
  %again = icmp ult i64 %k.next, %j
  br i1 %again, label %loop, label %column.end

column.end:
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %i
  br i1 %j.more, label %columns, label %row.end

row.end:
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp ult i64 %i.next, %n
  br i1 %i.more, label %rows, label %exit

exit:
  ret void
}

; a[j][k] is a[i][j] where k goes on.
; CHECK-LABEL: define void @same_row(
; CHECK:       loop:
; CHECK:         store i64 %new
; CHECK:         br i1 %again
define void @same_row(ptr %a, i64 %count, i64 %other) {
entry:
  %n = and i64 %count, 2147483647
  %any = icmp ugt i64 %n, 2
  br i1 %any, label %rows, label %exit

rows:
  %i = phi i64 [ 2, %entry ], [ %i.next, %row.end ]
  %row = mul nuw nsw i64 %i, %n
  br label %columns

columns:
  %j = phi i64 [ 1, %rows ], [ %j.next, %column.end ]
  %at = add nuw nsw i64 %row, %j
  %place = getelementptr inbounds i64, ptr %a, i64 %at
  br label %loop

loop:
  %k = phi i64 [ 0, %columns ], [ %k.next, %loop ]
  %above = mul nuw nsw i64 %j, %n
  %index = add nuw nsw i64 %above, %k
  %q = getelementptr inbounds i64, ptr %a, i64 %index
  %read = load i64, ptr %q, align 8
  %old = load i64, ptr %place, align 8
  %new = sub i64 %old, %read
  store i64 %new, ptr %place, align 8
  %k.next = add nuw nsw i64 %k, 1
  %again = icmp ult i64 %k.next, %count
  br i1 %again, label %loop, label %column.end

column.end:
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %i
  br i1 %j.more, label %columns, label %row.end

row.end:
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp ult i64 %i.next, %n
  br i1 %i.more, label %rows, label %exit

exit:
  ret void
}
