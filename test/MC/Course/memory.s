; Memory instructions are printed as they are written, and so is all of this
; file.
; RUN: llvm-mc -triple=course %s -o %t
; RUN: grep . %t | diff %s -
; RUN: llvm-mc -triple=course %t | diff %t -
start main 0:
  .entry:
; Every size, the address in a register or constant.
	r1 = load 1 r1 0
	r1 = load 1 r1 8
	r1 = load 1 sp 0
	r1 = load 1 sp 8
	r1 = load 1 0 0
	r1 = load 1 0 8
	r1 = load 1 20480 0
	r1 = load 1 20480 8
	r1 = load 1 18446744073709551615 0
	r1 = load 1 18446744073709551615 8
	r2 = load 2 r1 0
	r2 = load 2 r1 8
	r2 = load 2 sp 0
	r2 = load 2 sp 8
	r2 = load 2 0 0
	r2 = load 2 0 8
	r2 = load 2 20480 0
	r2 = load 2 20480 8
	r2 = load 2 18446744073709551615 0
	r2 = load 2 18446744073709551615 8
	r4 = load 4 r1 0
	r4 = load 4 r1 8
	r4 = load 4 sp 0
	r4 = load 4 sp 8
	r4 = load 4 0 0
	r4 = load 4 0 8
	r4 = load 4 20480 0
	r4 = load 4 20480 8
	r4 = load 4 18446744073709551615 0
	r4 = load 4 18446744073709551615 8
	r8 = load 8 r1 0
	r8 = load 8 r1 8
	r8 = load 8 sp 0
	r8 = load 8 sp 8
	r8 = load 8 0 0
	r8 = load 8 0 8
	r8 = load 8 20480 0
	r8 = load 8 20480 8
	r8 = load 8 18446744073709551615 0
	r8 = load 8 18446744073709551615 8
	store 1 r2 r1 0
	store 1 255 sp 16
	store 1 18446744073709551615 10232 0
	store 1 sp 0 20480
	store 1 0 r16 18446744073709551608
	store 2 r2 r1 0
	store 2 255 sp 16
	store 2 18446744073709551615 10232 0
	store 2 sp 0 20480
	store 2 0 r16 18446744073709551608
	store 4 r2 r1 0
	store 4 255 sp 16
	store 4 18446744073709551615 10232 0
	store 4 sp 0 20480
	store 4 0 r16 18446744073709551608
	store 8 r2 r1 0
	store 8 255 sp 16
	store 8 18446744073709551615 10232 0
	store 8 sp 0 20480
	store 8 0 r16 18446744073709551608
; The heap and the head.
	r3 = malloc 8
	r4 = malloc r3
	sp = malloc sp
	free r3
	free 0
	free 20480
	free sp
	reset stack
	reset heap
	ret
end main
start arguments 16:
  .entry:
	r1 = load 8 arg1 0
	store 8 arg2 arg3 8
	r2 = malloc arg16
	free arg10
	ret
end arguments
