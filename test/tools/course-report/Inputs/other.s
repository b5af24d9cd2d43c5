; object 0 8 counter
; object 8 8 limit
start main 0:
  .entry:
    ; loc prog.c:9 in main
    r1 = call sum 4
    ; loc prog.h:2 in half, called from prog.c:10 in main
    r2 = udiv r1 2 64
    store 8 r2 0 0
    store 8 r2 0 8
    ; loc prog.c:2 in sum, called from prog.h:3 in half, called from prog.c:10 in main
    r3 = add r1 r2 64
    ; loc prog.c:11 in main
    r3 = call sum r3
    reset heap
    ret
end main

start sum 1:
  .entry:
    r1 = mul arg1 1 64
    ; loc prog.c:2 in sum
    r1 = mul r1 2 64
    ret r1
end sum
; source md5:04bfc37899bbed5afc16defe76cf6f62 prog.c
; source md5:3d1ea4404c5c6e6524eec1a9b875bdac prog.h
