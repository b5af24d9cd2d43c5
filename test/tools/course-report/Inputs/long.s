; object 0 8000 table
start main 0:
  .entry:
    r1 = mul 62500000 1 64
    br .loop
  .loop:
    ; loc long.c:4 in main
    r2 = urem r1 1000 64
    r3 = mul r2 8 64
    r4 = load 8 r3 0
    r4 = call next r4 r1
    store 8 r4 r3 0
    r1 = sub r1 1 64
    br r1 .loop .exit
  .exit:
    r1 = mul 1 1 64
    ret r1
end main

start next 2:
  .entry:
    ; loc long.c:1 in next
    r1 = mul arg1 31 64
    r1 = xor r1 arg2 64
    r2 = lshr r1 7 64
    r1 = xor r1 r2 64
    r1 = mul r1 17 64
    r3 = lshr r1 11 64
    r1 = xor r1 r3 64
    r1 = mul r1 5 64
    ret r1
end next
