; Branches, switches, returns and assertions are printed as they are written,
; and so is all of this file.
; RUN: llvm-mc -triple=course %s -o %t
; RUN: grep . %t | diff %s -
; RUN: llvm-mc -triple=course %t | diff %t -
start main 0:
  .entry:
	br .0
; Labels may be any names, also those that LLVM's directives have.
  .0:
	br r1 .1e5 .-
  .1e5:
	br sp .if .else
  .-:
	br 0 .else .else
  .if:
	br 18446744073709551615 ..dots.. .endif
  .else:
	assert_eq r1 r2
	assert_eq 0 1
	assert_eq sp 18446744073709551615
	assert_eq 7 r16
	br .a.b-c_D9
  .endif:
	ret
  ..dots..:
	ret r16
  .a.b-c_D9:
	ret sp
  .set:
	ret 0
  .macro:
	ret 18446744073709551615
end main
; A switch with no case, one case, several cases, and extreme constants.
start switches 2:
  .a:
	switch r1 .b
  .b:
	switch arg1 0 .a .c
  .c:
	switch sp 3 .a 1 .b 2 .c .d
  .d:
	switch 5 18446744073709551615 .a 18446744073709551614 .a 9223372036854775808 .b 9223372036854775807 .c 0 .a .e
  .e:
	ret arg2
end switches
; Labels belong to their function: these are the same as above.
start again 1:
  .a:
	br arg1 .b .e
  .b:
	br .a
  .e:
	ret arg1
end again
