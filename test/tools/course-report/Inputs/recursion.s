start main 0:
  .entry:
    ; loc r.c:20 in main
    r1 = call down 5
    r1 = call other
    ret
end main

start other 0:
  .entry:
    ; loc r.c:15 in other
    r1 = call down 3
    ret r1
end other

start down 1:
  .entry:
    ; loc r.c:3 in down
    br arg1 .more .done
  .more:
    ; loc r.c:1 in step, called from r.c:4 in down
    r1 = sub arg1 1 64
    ; loc r.c:5 in down
    r1 = call down r1
    ret r1
  .done:
    ret 0
end down
