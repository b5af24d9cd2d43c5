; source md5:00 c.c
; object 0 8 counter
start main 0:
  .entry:
    ; loc c.c:10 in main
    r1 = call read
    br r1 .direct .other
  .direct:
    ; loc c.c:11 in main
    call work r1
    ret
  .other:
    ; loc c.c:12 in main
    call between
    call work 1
    r2 = malloc 8
    store 8 r1 r2 0
    ret
end main

start between 0:
  .entry:
    ; loc c.c:6 in between
    call work 2
    ret
end between

start work 1:
  .entry:
    ; loc c.c:2 in work
    r1 = add arg1 1 64
    ; loc c.c:1 in twice, called from c.c:3 in work
    r1 = mul r1 2 64
    store 8 r1 0 0
    ret
end work
