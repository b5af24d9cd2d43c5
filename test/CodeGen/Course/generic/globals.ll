; RUN: llc -mtriple=course -O0 < %s -o /dev/null
; RUN: llc -mtriple=course -O2 < %s -o /dev/null
; RUN: %optimizing-llc -mtriple=course -O2 < %s -o /dev/null

; Variables of every type, linkage and initial value.

@plain = global i64 5
@narrow = global i7 -1
@bit = global i1 true
@bits = global <11 x i1> <i1 1, i1 0, i1 1, i1 1, i1 0, i1 0, i1 1, i1 0, i1 1, i1 0, i1 1>
@wide = global i200 123456789012345678901234567890
@packed = global <{ i8, i64, <{ i16, i8 }> }> <{ i8 1, i64 2, <{ i16, i8 }> <{ i16 3, i8 4 }> }>
@odd = global [3 x i24] [i24 1, i24 -2, i24 3]
@nothing = global {} zeroinitializer
@none = global [0 x i64] zeroinitializer
@undefined = global { i64, i32 } { i64 undef, i32 7 }
@poisoned = global [2 x i64] [i64 poison, i64 1]
@thread = thread_local global i64 9
@local = thread_local(localexec) global i32 8
@sectioned = global i32 4, section "mine", align 32
@private = private unnamed_addr constant [4 x i8] c"abc\00"
@comdat = linkonce_odr global i32 6, comdat
$comdat = comdat any
@weak = weak_odr global i32 3
@common = common global i64 0
@external = external global i64
@extern_weak = extern_weak global i64
@available = available_externally global i64 4
@externally = externally_initialized global i64 4
@0 = global i64 77
@spaced = addrspace(1) global i32 3
@half = global half 0xH3C00
@float = global float 1.5
@vector = global <3 x float> <float 1.0, float 2.0, float 3.0>
@alias = alias i64, ptr @plain
@inner = alias i8, getelementptr (i8, ptr @odd, i64 4)
@function_alias = alias i64 (), ptr @read_all
@address = global ptr @plain
@offset = global ptr getelementptr ([3 x i24], ptr @odd, i64 0, i64 2)
@number = global i64 ptrtoint (ptr @plain to i64)
@sum = global i64 add (i64 ptrtoint (ptr @plain to i64), i64 3)
@short = global i16 trunc (i64 ptrtoint (ptr @plain to i64) to i16)
@difference = global i64 sub (i64 ptrtoint (ptr @plain to i64), i64 ptrtoint (ptr @odd to i64))
@cast = global ptr inttoptr (i64 4096 to ptr)
@self = global { ptr, ptr } { ptr @self, ptr getelementptr ({ ptr, ptr }, ptr @self, i32 0, i32 1) }
@function = global ptr @read_all
@spaced_address = global ptr addrspacecast (ptr addrspace(1) @spaced to ptr)
@llvm.used = appending global [1 x ptr] [ptr @narrow], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @odd], section "llvm.metadata"

define i64 @read_all() {
  %a = load volatile i64, ptr @plain
  %b = load volatile i7, ptr @narrow
  %c = load volatile i200, ptr @wide
  %d = load volatile i64, ptr @thread
  %e = load volatile i32, ptr addrspace(1) @spaced
  %f = load volatile i64, ptr @alias
  %g = load volatile i8, ptr @inner
  %h = load volatile i64, ptr @0
  %i = load volatile i64, ptr @external
  %tp = call ptr @llvm.threadlocal.address.p0(ptr @local)
  %j = load volatile i32, ptr %tp
  %x = load volatile <11 x i1>, ptr @bits
  %k = load volatile float, ptr getelementptr (<3 x float>, ptr @vector, i64 0, i64 1)
  %m = icmp eq ptr @extern_weak, null
  %r = add i64 %a, %d
  ret i64 %r
}
define i32 @main() {
  %r = call i64 @read_all()
  %s = call i64 @function_alias()
  %t = trunc i64 %r to i32
  ret i32 %t
}
declare ptr @llvm.threadlocal.address.p0(ptr)
