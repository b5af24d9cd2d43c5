start main 0:
  ; variable 2 signed 4 sp -16 n
  ; variable 2 memory 16 at 96 table
  .a:
    ; loc locals.c:1 in main
    store 4 4294967293 sp 18446744073709551600
    ; loc locals.c:3 in main
    call f
    ret
end main
start f 0:
  ; variable 7 float 8 sp 8 half
  .a:
    sp = sub sp 32 64
    store 8 4602678819172646912 sp 8
    br .b
  .b:
    ; loc locals.c:8 in f
    ret
end f
