; Calls are printed as they are written, and so is all of this file.
; RUN: llvm-mc -triple=course %s -o %t
; RUN: grep . %t | diff %s -
; RUN: llvm-mc -triple=course %t | diff %t -
start main 0:
  .entry:
	call none
	r1 = call none
	call one r1
	sp = call one 18446744073709551615
	r16 = call sixteen 0 1 2 3 4 5 6 7 8 9 10 11 12 r13 r14 sp
	call sixteen r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 r14 r15 r16
	call main
; The functions of the machine.
	call read
	r2 = call read
	call write r2
	call write 18446744073709551615
	r3 = call write sp
; Functions may be called like registers, constants, instructions, options.
	r4 = call r1
	r4 = call 18446744073709551616 r4
	r4 = call 0x1
	r4 = call malloc 8
	call start
	call -O2
	call a.b-c_D9
	ret
end main
start none 0:
  .entry:
	ret
end none
start one 1:
  .entry:
	r1 = call one arg1
	ret r1
end one
start sixteen 16:
  .entry:
	r1 = call sixteen arg16 arg15 arg14 arg13 arg12 arg11 arg10 arg9 arg8 arg7 arg6 arg5 arg4 arg3 arg2 arg1
	ret r1
end sixteen
start r1 0:
  .entry:
	ret
end r1
start 18446744073709551616 1:
  .entry:
	ret
end 18446744073709551616
start 0x1 0:
  .entry:
	ret
end 0x1
start malloc 1:
  .entry:
	ret
end malloc
start start 0:
  .entry:
	ret
end start
start -O2 0:
  .entry:
	ret
end -O2
start a.b-c_D9 0:
  .entry:
	ret
end a.b-c_D9
