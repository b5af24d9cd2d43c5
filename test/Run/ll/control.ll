; Control flow as C does not write it: both edges to one block, branches on
; constants, freeze, unreachable, a block that is its own successor, a switch
; with only a default, an entry block with an alloca in a loop after stacksave.

declare i64 @read()
declare void @write(i64)
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
declare void @llvm.assume(i1)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)

define internal i64 @same(i1 %c) noinline {
entry:
  br i1 %c, label %next, label %next

next:
  br i1 true, label %taken, label %dead

taken:
  ret i64 1

dead:
  unreachable
}

define internal i64 @itself(i64 %n) noinline {
entry:
  br label %spin

spin:
  %i = phi i64 [ 0, %entry ], [ %j, %spin ]
  %j = add i64 %i, 3
  switch i64 %j, label %spin [
    i64 99, label %out
    i64 42, label %out
  ]

out:
  %r = add i64 %j, %n
  ret i64 %r
}

define internal i64 @dynamic(i64 %n) noinline {
entry:
  br label %loop

loop:
  %i = phi i64 [ 1, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %sum2, %loop ]
  %saved = call ptr @llvm.stacksave.p0()
  %count = urem i64 %i, 50
  %more1 = add i64 %count, 1
  %block = alloca i64, i64 %more1
  %last = getelementptr i64, ptr %block, i64 %count
  store i64 %i, ptr %last
  %v = load i64, ptr %last
  %sum2 = add i64 %sum, %v
  call void @llvm.stackrestore.p0(ptr %saved)
  %next = add i64 %i, 1
  %more = icmp ule i64 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret i64 %sum2
}

define internal i64 @frozen(i64 %x) noinline {
  %p = add nsw i64 %x, 1
  %f = freeze i64 %p
  %q = freeze i64 poison
  %z = and i64 %q, 0
  %r = add i64 %f, %z
  ret i64 %r
}

define internal i64 @slots(i64 %x) noinline {
entry:
  %a = alloca [4 x i64]
  call void @llvm.lifetime.start.p0(ptr %a)
  %i = and i64 %x, 3
  %p = getelementptr [4 x i64], ptr %a, i64 0, i64 %i
  store i64 %x, ptr %p
  %v = load i64, ptr %p
  call void @llvm.lifetime.end.p0(ptr %a)
  %small = icmp ult i64 %v, 1000000
  call void @llvm.assume(i1 %small)
  switch i64 %v, label %only [ ]

only:
  %r = mul i64 %v, 7
  ret i64 %r
}

define i64 @main() {
  %n = call i64 @read()
  %c = trunc i64 %n to i1
  %r0 = call i64 @same(i1 %c)
  call void @write(i64 %r0)
  %r1 = call i64 @itself(i64 %n)
  call void @write(i64 %r1)
  %r2 = call i64 @dynamic(i64 %n)
  call void @write(i64 %r2)
  %r3 = call i64 @frozen(i64 %n)
  call void @write(i64 %r3)
  %r4 = call i64 @slots(i64 %n)
  call void @write(i64 %r4)
  ret i64 7
}
