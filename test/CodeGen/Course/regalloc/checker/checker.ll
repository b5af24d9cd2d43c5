; The allocation of each function is proved, with whatever it takes: spill slots
; and rematerialization in `pressure`, PHIs that swap values in `rotate`, one that
; is undefined on one path in `undefined`, a stack pointer that moves in `dynamic`.

; RUN: llc -mtriple=course -O2 -regalloc=chordal -stats %s -o /dev/null 2>&1 | FileCheck %s
; RUN: llc -mtriple=course -O2 -regalloc=chordal -stats -course-num-regs=4 %s -o /dev/null 2>&1 | FileCheck %s
; RUN: llc -mtriple=course -O2 -regalloc=chordal -stats -course-num-regs=2 %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: 7 course-regalloc-check {{.*}}Number of functions whose allocation is proved

; LLVM's own allocators do not start from SSA form.
; RUN: llc -mtriple=course -O2 -regalloc=greedy -stats %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
; OTHER-NOT: course-regalloc-check

declare i64 @read()
declare i32 @write(i64)
define i64 @use(ptr %p, i64 %x) noinline {
  store i64 %x, ptr %p
  ret i64 %x
}

define i64 @pressure(ptr %p, i64 %x) {
  %a = load i64, ptr %p
  %b = mul i64 %a, %x
  %c = add i64 %b, 1
  %d = xor i64 %c, %a
  %e = mul i64 %d, %b
  %f = call i64 @use(ptr %p, i64 %e)
  %g = add i64 %f, %e
  %h = mul i64 %g, %d
  %i = add i64 %h, %c
  %j = mul i64 %i, %b
  %k = add i64 %j, %a
  store i64 %k, ptr %p
  ret i64 %f
}

define i64 @rotate(i64 %n) {
entry:
  %x = call i64 @read()
  %y = call i64 @read()
  br label %loop
loop:
  %a = phi i64 [%x, %entry], [%b, %loop]
  %b = phi i64 [%y, %entry], [%a, %loop]
  %i = phi i64 [%n, %entry], [%j, %loop]
  call i32 @write(i64 %a)
  %j = add i64 %i, -1
  %z = icmp eq i64 %j, 0
  br i1 %z, label %exit, label %loop
exit:
  %r = sub i64 %a, %b
  ret i64 %r
}

define i64 @undefined(i1 %c) {
entry:
  br i1 %c, label %then, label %join
then:
  %x = call i64 @read()
  br label %join
join:
  %p = phi i64 [%x, %then], [undef, %entry]
  %q = phi i64 [1, %then], [0, %entry]
  call i32 @write(i64 %q)
  %r = add i64 %p, %q
  ret i64 %r
}

define i64 @dynamic(i64 %n) {
  %p = alloca i64, i64 %n
  %q = alloca i64, i64 %n
  store i64 1, ptr %p
  %r = call i64 @use(ptr %p, i64 %n)
  %s = call i64 @use(ptr %q, i64 %r)
  %t = load i64, ptr %p
  %u = add i64 %t, %s
  ret i64 %u
}

define i64 @cases(i64 %n, i64 %m) {
entry:
  %v = call i64 @read()
  switch i64 %n, label %other [
    i64 1, label %join
    i64 2, label %join
    i64 3, label %third
  ]
third:
  %w = mul i64 %v, %m
  br label %join
other:
  br label %join
join:
  %p = phi i64 [%v, %entry], [%v, %entry], [%w, %third], [9, %other]
  %q = add i64 %p, %v
  ret i64 %q
}

; The 17th argument is in memory, where it stays.
define i64 @seventeen(i64 %a, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 %q) {
  %x = call i64 @read()
  %s = select i1 true, i64 %q, i64 %a
  %y = icmp ult i64 %x, %a
  %z = select i1 %y, i64 %x, i64 %q
  call i32 @write(i64 %s)
  %t = mul i64 %z, %q
  ret i64 %t
}
