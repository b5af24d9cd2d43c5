"""Prints a function whose innermost loop of ten joins 2500 blocks in 12 PHIs.

Each operand of a PHI is a copy that may stay, thousands of millions of times for
each call of the function.
"""

DEPTH, BLOCKS, PHIS = 10, 2500, 12

print("declare i64 @read()\ndeclare void @write(i64)\n")
print("define void @f() {\nentry:\n  br label %head0")
for level in range(DEPTH):
    inner = f"head{level + 1}" if level + 1 < DEPTH else "work"
    print(f"head{level}:\n  br label %{inner}")
cases = " ".join(f"i64 {i}, label %case{i}" for i in range(1, BLOCKS))
print("work:\n  %which = call i64 @read()")
print(f"  switch i64 %which, label %case0 [{cases}]")
for block in range(BLOCKS):
    print(f"case{block}:")
    for phi in range(PHIS):
        print(f"  %v{block}.{phi} = call i64 @read()")
    print("  br label %join")
print("join:")
for phi in range(PHIS):
    values = ", ".join(f"[%v{block}.{phi}, %case{block}]" for block in range(BLOCKS))
    print(f"  %p{phi} = phi i64 {values}")
for phi in range(PHIS):
    print(f"  call void @write(i64 %p{phi})")
print(f"  br label %latch{DEPTH - 1}")
for level in reversed(range(DEPTH)):
    outer = f"latch{level - 1}" if level else "exit"
    print(f"latch{level}:\n  %c{level} = call i64 @read()")
    print(f"  %d{level} = icmp ne i64 %c{level}, 0")
    print(f"  br i1 %d{level}, label %head{level}, label %{outer}")
print("exit:\n  ret void\n}")
