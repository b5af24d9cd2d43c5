; RUN: opt -mtriple=course -passes='print<course-ssi-expressions>' -disable-output %s 2>&1 \
; RUN:   | FileCheck %s

; Very busy and available expressions as facts about names, in strong SSI form.

; Both branches compute it.
; CHECK-LABEL: expressions of @both:
; CHECK:       mul i64 %a
; CHECK-NEXT:    very busy at: %a %a.sigma{{[0-9]*}} %a.sigma{{[0-9]*$}}
; CHECK-NEXT:    available at: %a.phi{{$}}
; CHECK-NOT:   error
define i64 @both(i64 %a, i1 %c) {
entry:
  br i1 %c, label %left, label %right
left:
  %x = mul i64 %a, 3
  br label %join
right:
  %y = mul i64 %a, 3
  br label %join
join:
  %p = phi i64 [ %x, %left ], [ %y, %right ]
  %s = sub i64 %p, %a
  ret i64 %s
}

; One branch computes it.
; CHECK-LABEL: expressions of @one:
; CHECK:       mul i64 %a
; CHECK-NEXT:    very busy at: %a.sigma{{[0-9]*$}}
; CHECK-NEXT:    available at:{{$}}
; CHECK-NOT:   error
define i64 @one(i64 %a, i1 %c) {
entry:
  br i1 %c, label %left, label %join
left:
  %x = mul i64 %a, 3
  br label %join
join:
  %p = phi i64 [ %x, %left ], [ 0, %entry ]
  %s = sub i64 %p, %a
  ret i64 %s
}

; A loop computes it, and what follows finds it there.
; CHECK-LABEL: expressions of @loop:
; CHECK:       mul i64 %a
; CHECK-NEXT:    very busy at: %a %a.sigma{{[0-9]*}} %a.sigma{{[0-9]*}} %a.phi{{$}}
; CHECK-NEXT:    available at: %a.sigma{{[0-9]*}} %a.sigma{{[0-9]*$}}
; CHECK:       %j = add i64 %i, %x
; CHECK-NEXT:    very busy at: %x
; CHECK-NOT:   error
define i64 @loop(i64 %a, i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %j, %head ]
  %x = mul i64 %a, 3
  %j = add i64 %i, %x
  %more = icmp ult i64 %j, %n
  br i1 %more, label %head, label %exit
exit:
  %y = mul i64 %a, 3
  ret i64 %y
}
