; A program in other spellings than the printer's, and how it is printed.
; RUN: llvm-mc -triple=course %s | FileCheck %s --match-full-lines --strict-whitespace
; RUN: sed -e 's/$/\r/' %s | llvm-mc -triple=course | grep -v RUN > %t.crlf
; RUN: llvm-mc -triple=course %s | grep -v RUN | diff - %t.crlf
; RUN: printf 'start main 0:\n.a:\nret\nend main' | llvm-mc -triple=course \
; RUN:   | FileCheck %s --check-prefix=SHORT

;A comment without a blank; with a second semicolon, "quotes and #hashes
	  ; a comment with blanks before
   start	f   01:
.entry:
r1 = add 007 arg1 64
	 	r2	=	load	8 sp	0008	 
 ret   00
  end  f

start main 0:
    .a:
 switch 1 02 .a 18446744073709551615 .a .a
end main
    
;     CHECK:;A comment without a blank; with a second semicolon, "quotes and #hashes
;CHECK-NEXT:	; a comment with blanks before
;CHECK-NEXT:start f 1:
;CHECK-NEXT:  .entry:
;CHECK-NEXT:	r1 = add 7 arg1 64
;CHECK-NEXT:	r2 = load 8 sp 8
;CHECK-NEXT:	ret 0
;CHECK-NEXT:end f
;CHECK-EMPTY:
;CHECK-NEXT:start main 0:
;CHECK-NEXT:  .a:
;CHECK-NEXT:	switch 1 2 .a 18446744073709551615 .a .a
;CHECK-NEXT:end main
;CHECK-EMPTY:

; SHORT:      start main 0:
; SHORT-NEXT:   .a:
; SHORT-NEXT:   ret
; SHORT-NEXT: end main
