; source md5:59dff1cd3d550fbb3ab8e553ba2bc119 prog.c
; object 96 8 total
start main 0:
  .entry:
    ; loc prog.c:6 in main
    r8 = malloc 16
    r1 = call read
    br .loop
  .loop:
    ; loc prog.c:8 in main
    r2 = call twice r1
    ; loc prog.c:3 in add, called from prog.c:9 in main
    r3 = load 8 96 0
    r3 = add r3 r2 64
    store 8 r3 96 0
    ; loc prog.c:10 in main
    store 8 r3 r8 8
    r1 = call read
    br r1 .loop .done
  .done:
    ; loc prog.c:12 in main
    call write r3
    free r8
    ret
end main
start twice 1:
  ; frame 16
  .entry:
    ; loc prog.c:17 in twice
    store 8 arg1 sp 18446744073709551600
    br .out
  .out:
    ; loc prog.c:18 in twice
    r1 = add arg1 arg1 64
    ret r1
end twice
