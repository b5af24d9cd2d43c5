start main 0:
  .entry:
    ; loc b.c:7 in main
    r1 = malloc 8
    r2 = malloc 16
    store 8 1 r1 0
    br .next
  .next:
    r3 = malloc 8
    store 8 2 r2 8
    store 8 3 r3 0
    store 8 4 r1 0
    ret
end main
