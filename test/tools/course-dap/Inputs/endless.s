start main 0:
  .entry:
    br .loop
  .loop:
    r1 = add r1 1 64
    br .loop
end main
