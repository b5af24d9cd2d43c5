; RUN: opt -mtriple=course -passes='print<course-ranges>' -disable-output %s 2>&1 | FileCheck %s
; RUN: opt -mtriple=course -passes='course-ranges,verify' -S %s | FileCheck %s --check-prefix=NAMES

; Where paths meet each of which has compared a value, it has a φ.

; Nothing is left of them.
; NAMES-NOT: {{= (phi|bitcast)}}

declare i64 @read()
declare void @write(i64)

define i64 @main() {
  call void @joined()
  call void @joined_again()
  call void @conjunction()
  call void @blocked_by_path()
  call void @blocked_by_dominator()
  call void @blocked_by_loop()
  call void @blocked_by_distance()
  call void @blocked_by_edges()
  ret i64 0
}

; CHECK-LABEL: ranges of @joined:
; CHECK: %use: [0, 9223372036854775806]
define internal void @joined() {
  %n = call i64 @read()
  %large = icmp sge i64 %n, 60
  br i1 %large, label %join, label %else
else:
  %positive = icmp sgt i64 %n, 0
  br i1 %positive, label %join, label %end
join:
  %use = add i64 %n, -1
  call void @write(i64 %use)
  br label %end
end:
  ret void
}

; A φ is one of the names of the next one.
; CHECK-LABEL: ranges of @joined_again:
; CHECK: %use: [4, 98]
; CHECK: %last: [-4, 97]
define internal void @joined_again() {
entry:
  %n = call i64 @read()
  %x = call i64 @read()
  %c = icmp sgt i64 %x, 0
  br i1 %c, label %a, label %b
a:
  %a1 = icmp slt i64 %n, 100
  br i1 %a1, label %a2, label %end
a2:
  %a3 = icmp sgt i64 %n, 5
  br i1 %a3, label %join, label %end
b:
  %b1 = icmp slt i64 %n, 10
  br i1 %b1, label %b2, label %end
b2:
  %b3 = icmp sgt i64 %n, 4
  br i1 %b3, label %join, label %end
join:
  %use = add i64 %n, -1
  call void @write(i64 %use)
  br i1 %c, label %last.join, label %end
end:
  %e1 = icmp slt i64 %n, 9
  br i1 %e1, label %end2, label %exit
end2:
  %e2 = icmp sgt i64 %n, -3
  br i1 %e2, label %last.join, label %exit
last.join:
  %last = add i64 %n, -2
  call void @write(i64 %last)
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: ranges of @conjunction:
; CHECK: %use: [1, 100]
define internal void @conjunction() {
  %n = call i64 @read()
  %x = call i64 @read()
  %c = icmp sgt i64 %x, 0
  %small = icmp slt i64 %n, 100
  %notneg = icmp sge i64 %n, 0
  %both = and i1 %small, %notneg
  br i1 %both, label %join, label %else
else:
  %is50 = icmp eq i64 %n, 50
  br i1 %is50, label %join, label %end
join:
  %use = add i64 %n, 1
  call void @write(i64 %use)
  br label %end
end:
  ret void
}

; One path compares nothing.
; CHECK-LABEL: ranges of @blocked_by_path:
; CHECK: %use: any
define internal void @blocked_by_path() {
  %n = call i64 @read()
  %x = call i64 @read()
  %c = icmp sgt i64 %x, 0
  br i1 %c, label %join, label %else
else:
  %positive = icmp sgt i64 %n, 0
  br i1 %positive, label %join, label %end
join:
  %use = add i64 %n, -1
  call void @write(i64 %use)
  br label %end
end:
  ret void
}

; All that is compared is compared before the paths part.
; CHECK-LABEL: ranges of @blocked_by_dominator:
; CHECK: %use: any
define internal void @blocked_by_dominator() {
  %n = call i64 @read()
  %positive = icmp sgt i64 %n, 0
  br i1 %positive, label %then, label %else
then:
  call void @write(i64 1)
  br label %join
else:
  call void @write(i64 2)
  br label %join
join:
  %use = add i64 %n, -1
  call void @write(i64 %use)
  ret void
}

; The loop may be entered from outside or from itself.
; CHECK-LABEL: ranges of @blocked_by_loop:
; CHECK: %use: [-9223372036854775808, 9223372036854775806]
define internal void @blocked_by_loop() {
  %n = call i64 @read()
  %large = icmp sge i64 %n, 60
  br i1 %large, label %loop, label %else
else:
  %other = icmp sgt i64 %n, -9223372036854775808
  br i1 %other, label %loop, label %end
loop:
  %use = add nsw i64 %n, -1
  call void @write(i64 %use)
  %more = icmp slt i64 %n, 1000
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Only so many blocks are looked back.
; CHECK-LABEL: ranges of @blocked_by_distance:
; CHECK: %use: any
define internal void @blocked_by_distance() {
  %n = call i64 @read()
  %large = icmp sge i64 %n, 60
  br i1 %large, label %join, label %else
else:
  %positive = icmp sgt i64 %n, 0
  br i1 %positive, label %b1, label %end
b1:
  br label %b2
b2:
  br label %b3
b3:
  br label %b4
b4:
  br label %b5
b5:
  br label %b6
b6:
  br label %b7
b7:
  br label %b8
b8:
  br label %join
join:
  %use = add i64 %n, -1
  call void @write(i64 %use)
  br label %end
end:
  ret void
}

; Only so many edges are looked at.
; CHECK-LABEL: ranges of @blocked_by_edges:
; CHECK: %use: any
define internal void @blocked_by_edges() {
b1:
  %n = call i64 @read()
  %c1 = icmp sgt i64 %n, 90
  br i1 %c1, label %join, label %b2
b2:
  %c2 = icmp sgt i64 %n, 80
  br i1 %c2, label %join, label %b3
b3:
  %c3 = icmp sgt i64 %n, 70
  br i1 %c3, label %join, label %b4
b4:
  %c4 = icmp sgt i64 %n, 60
  br i1 %c4, label %join, label %b5
b5:
  %c5 = icmp sgt i64 %n, 50
  br i1 %c5, label %join, label %b6
b6:
  %c6 = icmp sgt i64 %n, 40
  br i1 %c6, label %join, label %b7
b7:
  %c7 = icmp sgt i64 %n, 30
  br i1 %c7, label %join, label %b8
b8:
  %c8 = icmp sgt i64 %n, 20
  br i1 %c8, label %join, label %b9
b9:
  %c9 = icmp sgt i64 %n, 10
  br i1 %c9, label %join, label %end
join:
  %use = add i64 %n, -1
  call void @write(i64 %use)
  br label %end
end:
  ret void
}
