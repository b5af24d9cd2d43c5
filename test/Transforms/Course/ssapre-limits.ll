; RUN: opt -mtriple=course -passes=course-ssapre -course-ssapre-keys=2 -S < %s \
; RUN:   | FileCheck --check-prefixes=CHECK,KEYS %s
; RUN: opt -mtriple=course -passes=course-ssapre -course-ssapre-rounds=0 -S \
; RUN:   < %s | FileCheck --check-prefixes=CHECK,NONE %s
; RUN: opt -mtriple=course -passes=course-ssapre -S < %s \
; RUN:   | FileCheck --check-prefixes=CHECK,ALL %s

; RUN: opt -mtriple=course -passes=course-ssapre -course-ssapre-keep-conditions \
; RUN:   -S < %s | FileCheck --check-prefixes=KEEP %s
; RUN: opt -mtriple=course -passes=course-o2 -course-enable-ssapre \
; RUN:   -debug-pass-manager -disable-output < %s 2>&1 \
; RUN:   | FileCheck --check-prefix=ON %s
; RUN: opt -mtriple=course -passes=course-o2 -debug-pass-manager \
; RUN:   -disable-output < %s 2>&1 | FileCheck --check-prefix=OFF %s

; What limits the pass: the names of an expression, rounds, branches, and that
; the pipelines leave it out unless they are asked.

; ON: Running pass: CourseSSAPREPass on one_name
; OFF-NOT: CourseSSAPREPass

declare void @use(i32)

; The product has three names: of %p, of %a and of %b.
;
; CHECK-LABEL: define {{.*}} @three_names(
; CHECK:       join:
; KEYS:          %y = mul i32 %p, 3
; NONE:          %y = mul i32 %p, 3
; ALL:           %y = phi i32 [ %x.pre, %right ], [ %x, %left ]
define i32 @three_names(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %left, label %right
left:
  %x = mul i32 %a, 3
  call void @use(i32 %x)
  br label %join
right:
  br label %join
join:
  %p = phi i32 [ %a, %left ], [ %b, %right ]
  %y = mul i32 %p, 3
  ret i32 %y
}

; CHECK-LABEL: define {{.*}} @one_name(
; CHECK-NEXT:    %x = add i32 %a, %b
; KEYS-NEXT:     %r = mul i32 %x, %x
; NONE-NEXT:     %y = add i32 %a, %b
; ALL-NEXT:      %r = mul i32 %x, %x
define i32 @one_name(i32 %a, i32 %b) {
  %x = add i32 %a, %b
  %y = add i32 %a, %b
  %r = mul i32 %x, %y
  ret i32 %r
}

; The condition of a branch stays, that of a select need not.
;
; KEEP-LABEL: define {{.*}} @conditions(
; KEEP:       join:
; KEEP-NEXT:    %y = phi i1
; KEEP-NEXT:    %c1 = icmp eq i32 %a, 0
; KEEP-NEXT:    br i1 %c1
; ALL-LABEL:  define {{.*}} @conditions(
; ALL:        join:
; ALL-NEXT:     %c1 = phi i1
; ALL-NEXT:     %y = phi i1
; ALL-NEXT:     br i1 %c1
define i1 @conditions(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %left, label %right
left:
  %x = icmp ult i32 %a, %b
  %c0 = icmp eq i32 %a, 0
  %s = select i1 %x, i32 1, i32 2
  %t = select i1 %c0, i32 %s, i32 3
  call void @use(i32 %t)
  br label %join
right:
  br label %join
join:
  %c1 = icmp eq i32 %a, 0
  %y = icmp ult i32 %a, %b
  br i1 %c1, label %then, label %else
then:
  ret i1 %y
else:
  ret i1 %c
}
