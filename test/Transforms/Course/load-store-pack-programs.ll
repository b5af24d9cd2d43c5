; The worked examples of loops over int arrays: unrolled and packed. Both are
; little-endian, so a[0] is in the low half.

; RUN: opt -mtriple=course -passes='course-o2' -course-enable-whole-program=false -S < %s | FileCheck %s
; RUN: %optimizing-llc -mtriple=course < %s | course-run --stats=- - | FileCheck --check-prefix=OUT %s
; RUN: opt -mtriple=course -passes='function(loop-unroll<O2;partial;runtime>,instcombine<no-verify-fixpoint>,course-load-store-pack)' -unroll-count=4 < %s | llc -mtriple=course | course-run --stats=- - | FileCheck --check-prefix=OUT %s
; RUN: opt -mtriple=course -passes='function(loop-unroll<O2;partial;runtime>,instcombine<no-verify-fixpoint>,course-load-store-pack)' -unroll-count=4 -S < %s | FileCheck --check-prefix=FOUR %s

; OUT: {{^}}0{{$}}
; OUT-NEXT: 1
; OUT-NEXT: 4
; OUT-NEXT: 9
; OUT-NEXT: 16
; OUT-NEXT: status: finished
; OUT-NEXT: return: 328350

; for (i = 0; i < 5; i++) a[i] = i * i
; CHECK-LABEL: define {{.*}}void @squares(
; CHECK-DAG: store i64 4294967296, ptr %a, align 8
; CHECK-DAG: store i64 38654705668, ptr {{.*}}, align 8
; CHECK-DAG: store i32 16, ptr
; CHECK: call void @use(
; CHECK: ret void
define void @squares() noinline {
entry:
  %a = alloca [5 x i32], align 16
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %i32 = trunc i64 %i to i32
  %s = mul nsw i32 %i32, %i32
  %p = getelementptr [5 x i32], ptr %a, i64 0, i64 %i
  store i32 %s, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 5
  br i1 %more, label %loop, label %exit

exit:
  call void @use(ptr %a)
  ret void
}

; int a[100]; a[i] = i * i; then the sum: four elements take two accesses.
; FOUR-LABEL: define i32 @sum(
; FOUR: store i64
; FOUR: store i64
; FOUR-NOT: store
; FOUR: load i64
; FOUR: load i64
; FOUR-NOT: load
; FOUR: ret i32
define i32 @sum() {
entry:
  %a = alloca [100 x i32], align 16
  br label %fill

fill:
  %i = phi i64 [ 0, %entry ], [ %next, %fill ]
  %i32 = trunc i64 %i to i32
  %s = mul nsw i32 %i32, %i32
  %p = getelementptr [100 x i32], ptr %a, i64 0, i64 %i
  store i32 %s, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 100
  br i1 %more, label %fill, label %add

add:
  %j = phi i64 [ 0, %fill ], [ %jnext, %add ]
  %t = phi i32 [ 0, %fill ], [ %t1, %add ]
  %q = getelementptr [100 x i32], ptr %a, i64 0, i64 %j
  %v = load i32, ptr %q, align 4
  %t1 = add nsw i32 %t, %v
  %jnext = add nuw nsw i64 %j, 1
  %jmore = icmp ult i64 %jnext, 100
  br i1 %jmore, label %add, label %exit

exit:
  ret i32 %t1
}

define void @use(ptr %a) noinline {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr [5 x i32], ptr %a, i64 0, i64 %i
  %v = load i32, ptr %p, align 4
  %w = zext i32 %v to i64
  call void @write(i64 %w)
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 5
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

define i32 @main() {
  call void @squares()
  %r = call i32 @sum()
  ret i32 %r
}

declare void @write(i64)
