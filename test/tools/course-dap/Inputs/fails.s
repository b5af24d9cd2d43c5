start main 0:
  .entry:
    r1 = add 1 2 64
    r2 = udiv r1 0 64
    ret
end main
