; Atomic operations of every kind at several widths, in the one thread there is.

declare i64 @read()
declare void @write(i64)

@word = internal global i64 100
@byte = internal global i8 -56
@half = internal global i16 5

define i64 @main() {
  %n = call i64 @read()
  %n8 = trunc i64 %n to i8
  %n16 = trunc i64 %n to i16
  %a0 = atomicrmw add ptr @word, i64 %n seq_cst
  call void @write(i64 %a0)
  %a1 = atomicrmw sub ptr @word, i64 3 monotonic
  call void @write(i64 %a1)
  %a2 = atomicrmw nand ptr @word, i64 %n acq_rel
  call void @write(i64 %a2)
  %a3 = atomicrmw max ptr @word, i64 -5 seq_cst
  call void @write(i64 %a3)
  %a4 = atomicrmw umin ptr @word, i64 77 seq_cst
  call void @write(i64 %a4)
  %a5 = atomicrmw xchg ptr @word, i64 %n seq_cst
  call void @write(i64 %a5)
  %a6 = atomicrmw uinc_wrap ptr @word, i64 10 seq_cst
  call void @write(i64 %a6)
  %a7 = atomicrmw udec_wrap ptr @word, i64 10 seq_cst
  call void @write(i64 %a7)
  %b0 = atomicrmw add ptr @byte, i8 %n8 seq_cst
  %b0w = sext i8 %b0 to i64
  call void @write(i64 %b0w)
  %b1 = atomicrmw min ptr @byte, i8 -100 seq_cst
  %b1w = sext i8 %b1 to i64
  call void @write(i64 %b1w)
  %b2 = atomicrmw umax ptr @byte, i8 100 seq_cst
  %b2w = zext i8 %b2 to i64
  call void @write(i64 %b2w)
  %h0 = cmpxchg ptr @half, i16 5, i16 %n16 seq_cst seq_cst
  %h0v = extractvalue { i16, i1 } %h0, 0
  %h0s = extractvalue { i16, i1 } %h0, 1
  %h0vw = zext i16 %h0v to i64
  %h0sw = zext i1 %h0s to i64
  call void @write(i64 %h0vw)
  call void @write(i64 %h0sw)
  %h1 = cmpxchg weak ptr @half, i16 5, i16 1 acquire monotonic
  %h1s = extractvalue { i16, i1 } %h1, 1
  %h1sw = zext i1 %h1s to i64
  call void @write(i64 %h1sw)
  store atomic i16 9, ptr @half release, align 2
  %h2 = load atomic i16, ptr @half acquire, align 2
  %h2w = zext i16 %h2 to i64
  call void @write(i64 %h2w)
  fence seq_cst
  %w = load atomic volatile i64, ptr @word unordered, align 8
  call void @write(i64 %w)
  ret i64 0
}
