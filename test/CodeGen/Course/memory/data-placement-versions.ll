; What follows the first decision exists twice: once all is in the stack area,
; once all is in the heap.
; RUN: split-file %s %t
; RUN: opt -mtriple=course -passes='course-data-placement,function(simplifycfg,instcombine)' -S %t/twice.ll | FileCheck %t/twice.ll
; RUN: opt -mtriple=course -passes=course-data-placement -pass-remarks=course-data-placement -disable-output %t/twice.ll 2>&1 \
; RUN:   | FileCheck --check-prefix=REMARK %t/twice.ll
; RUN: opt -mtriple=course -passes='course-data-placement,function(simplifycfg,instcombine)' -course-data-placement-versions=0 -S %t/twice.ll \
; RUN:   | FileCheck --check-prefix=ONCE %t/twice.ll
; RUN: opt -mtriple=course -passes='course-data-placement,function(simplifycfg,instcombine)' -course-data-placement-versions=10 -S %t/twice.ll \
; RUN:   | FileCheck --check-prefix=ONCE %t/twice.ll
; RUN: opt -mtriple=course -passes=course-data-placement -S %t/joined.ll | FileCheck %t/joined.ll
; RUN: opt -mtriple=course -passes=course-data-placement -S %t/addresses.ll | FileCheck --check-prefix=ONE-WRITE %t/addresses.ll
; RUN: opt -mtriple=course -passes=course-data-placement -S %t/later-object.ll | FileCheck %t/later-object.ll
; RUN: opt -mtriple=course -passes=course-data-placement -S %t/unknown-count.ll | FileCheck %t/unknown-count.ll
; RUN: opt -mtriple=course -passes=course-data-placement -S %t/loop.ll | FileCheck %t/loop.ll

;--- twice.ll
; That the first block fits is no decision.
; CHECK-LABEL: define i64 @main()
; CHECK: [[ARENA:%.*]] = call ptr @llvm.launder.invariant.group.p0(ptr nonnull @course.arena)
; CHECK: store i64 3, ptr [[ARENA]]
; CHECK: [[FITS:%.*]] = icmp
; CHECK: br i1 [[FITS]], label %[[STACK:.*]], label %[[HEAP:[^,]*]], !prof [[OFTEN:![0-9]+]]
; CHECK: [[STACK]]:
; CHECK-NOT: call ptr @malloc
; CHECK: [[NEXT:%.*]] = getelementptr inbounds nuw i8, ptr [[ARENA2:%.*]], i64 8
; CHECK: store i64 1, ptr [[NEXT]]
; CHECK: [[HEAP]]:
; CHECK-NOT: @course.arena
; CHECK: [[A:%.*]] = call ptr @malloc
; CHECK-NOT: @course.arena
; CHECK: [[B:%.*]] = call ptr @malloc
; CHECK-NOT: @course.arena
; CHECK: store i64 1, ptr [[A]]
; CHECK: store i64 2, ptr [[B]]
; CHECK: call void @write
; CHECK-NOT: @course.arena
; CHECK: call void @free
; CHECK: [[OFTEN]] = !{!"branch_weights", i32 3, i32 1}

; REMARK: remark: {{.*}}: what follows exists twice, for the stack area and for the heap

; ONCE-LABEL: define i64 @main()
; ONCE: call ptr @malloc
; ONCE: phi ptr
; ONCE: call ptr @malloc
; ONCE: phi ptr
; ONCE: ret i64
; ONCE-NOT: ret i64
define i64 @main() {
  %c = call ptr @malloc(i64 8)
  store i64 3, ptr %c
  %n = call i64 @read()
  %bytes = and i64 %n, 65528
  %a = call ptr @malloc(i64 %bytes)
  %b = call ptr @malloc(i64 %bytes)
  store i64 1, ptr %a
  store i64 2, ptr %b
  %x = load i64, ptr %a
  call void @write(i64 %x)
  call void @free(ptr %a)
  ret i64 %x
}
declare noundef i64 @read()
declare void @write(i64)
declare ptr @malloc(i64)
declare void @free(ptr)

;--- joined.ll
; What can be reached without the decision, too, is there for all cases.
; CHECK-LABEL: define i64 @main()
; CHECK: br i1 %{{.*}}, label %some, label %join
; CHECK: join:
; CHECK-NEXT: %p = phi ptr [ %a, %{{.*}} ], [ null, %entry ]
; CHECK: call void @write
; CHECK: join.heap:
; CHECK-NEXT: %p.heap = phi ptr [ %a.heap, %{{[0-9]+}} ]{{$}}
; CHECK: call void @write
define i64 @main() {
entry:
  %n = call i64 @read()
  %has = icmp ne i64 %n, 0
  br i1 %has, label %some, label %join
some:
  %bytes = and i64 %n, 65528
  %a = call ptr @malloc(i64 %bytes)
  %b = call ptr @malloc(i64 %bytes)
  store ptr %b, ptr %a
  br label %join
join:
  %p = phi ptr [ %a, %some ], [ null, %entry ]
  %x = ptrtoint ptr %p to i64
  call void @write(i64 %x)
  ret i64 0
}
declare noundef i64 @read()
declare void @write(i64)
declare ptr @malloc(i64)

;--- addresses.ll
; A place that has an address is there once.
; ONE-WRITE-LABEL: define i64 @main()
; ONE-WRITE: call void @write
; ONE-WRITE-NOT: call void @write
define i64 @main() {
  %n = call i64 @read()
  %bytes = and i64 %n, 65528
  %a = call ptr @malloc(i64 %bytes)
  %b = call ptr @malloc(i64 %bytes)
  store ptr blockaddress(@main, %last), ptr %a
  %target = load ptr, ptr %a
  indirectbr ptr %target, [label %last]
last:
  call void @write(i64 1)
  ret i64 0
}
declare noundef i64 @read()
declare void @write(i64)
declare ptr @malloc(i64)

;--- later-object.ll
; An object of main stays one, although it comes after the decision; a block that
; nobody reaches has no part in it.
; CHECK-LABEL: define i64 @main()
; CHECK-COUNT-1: alloca [4 x i64]
; CHECK: br i1
; CHECK-NOT: alloca
; CHECK-NOT: nowhere
define i64 @main() {
  %n = call i64 @read()
  %bytes = and i64 %n, 65528
  %a = call ptr @malloc(i64 %bytes)
  %object = alloca [4 x i64]
  %b = call ptr @malloc(i64 %bytes)
  store ptr %object, ptr %a
  store ptr %b, ptr %object
  br label %last
nowhere:
  br label %last
last:
  %result = phi i64 [ 0, %0 ], [ 1, %nowhere ]
  call void @use(ptr %object)
  ret i64 %result
}
define internal void @use(ptr %p) noinline {
  store i64 1, ptr %p
  ret void
}
declare noundef i64 @read()
declare ptr @malloc(i64)

;--- unknown-count.ll
; How many blocks of no bytes there will be is not known before the loops, and
; must not be asked there.
; CHECK-LABEL: define void @main()
; CHECK: icmp ule i64 %n, 9336
; CHECK-NEXT: br i1
; CHECK: inner:
; CHECK: %fits = icmp ule i64 0, %left
define void @main() {
entry:
  %n = call i64 @read()
  %m = call i64 @read()
  %p = call ptr @malloc(i64 %n)
  store ptr %p, ptr @g
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %outer.latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
  %row = call ptr @malloc(i64 0)
  store ptr %row, ptr @g
  %j1 = add nuw i64 %j, 1
  %i2 = add nuw i64 %i, 1
  %more.j = icmp ne i64 %j1, %i2
  br i1 %more.j, label %inner, label %outer.latch
outer.latch:
  %i1 = add nuw i64 %i, 1
  %more = icmp ne i64 %i1, %m
  br i1 %more, label %outer, label %done
done:
  ret void
}
@g = global ptr null
declare noundef i64 @read()
declare ptr @malloc(i64)

;--- loop.ll
; What follows comes back to the decision, by a loop of two entries, so that it
; cannot exist twice.
; CHECK-LABEL: define i64 @main()
; CHECK: icmp ule i64
; CHECK-NOT: .heap:
; CHECK: ret i64 %i
; CHECK-NOT: ret i64
define i64 @main() {
entry:
  %n = call i64 @read()
  %c = icmp eq i64 %n, 0
  br i1 %c, label %first, label %second

first:
  %i = phi i64 [ %n, %entry ], [ %j, %second ]
  %size = and i64 %n, 4088
  %a = call ptr @malloc(i64 %size)
  %b = call ptr @malloc(i64 %size)
  store i64 %i, ptr %a
  store i64 %i, ptr %b
  %x = load i64, ptr %a
  call void @write(i64 %x)
  %is.last = icmp eq i64 %i, 1
  br i1 %is.last, label %done, label %second

second:
  %k = phi i64 [ 5, %entry ], [ %i, %first ]
  %j = add i64 %k, -1
  br label %first

done:
  ret i64 %i
}
declare noundef i64 @read()
declare void @write(i64)
declare ptr @malloc(i64)
