// A program is recorded, and compiled with what was recorded.

// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: clang --target=course -O2 -mllvm -course-profile-record %s -o record.s
// RUN: echo 9 | course-run --profile=nine.json record.s > nine.out
// RUN: echo 2 | course-run --profile=two.json record.s > two.out
// RUN: clang --target=course -O2 -mllvm -course-profile=nine.json,two.json %s -o prog.s 2>&1 | count 0
// RUN: echo 9 | course-run prog.s | diff - nine.out
// RUN: echo 2 | course-run prog.s | diff - two.out

// The same without a link; what runs before it differs.
// RUN: clang --target=course -O2 -S -mllvm -course-profile-record %s -o record.s
// RUN: echo 9 | course-run --profile=alone.json record.s | diff - nine.out
// RUN: clang --target=course -O3 -S -mllvm -course-profile=alone.json %s -o alone.s 2>&1 | count 0
// RUN: echo 9 | course-run alone.s | diff - nine.out

// Debug information makes no difference.
// RUN: clang --target=course -O2 -g -mllvm -course-profile=nine.json,two.json %s -o debug.s 2>&1 | count 0
// RUN: grep -v ';' debug.s > debug.code
// RUN: grep -v ';' prog.s | diff - debug.code

// A function that has changed is named, once, and the program is right.
// RUN: clang --target=course -O3 -DCHANGED -mllvm -course-profile=nine.json %s -o changed.s 2>&1 | FileCheck %s --check-prefix=CHANGED
// CHANGED: warning: function 'ways' has changed since; its profile is ignored
// CHANGED-NOT: warning
// RUN: echo 9 | course-run changed.s | diff - nine.out

// What is no profile is an error.
// RUN: not clang --target=course -O2 -mllvm -course-profile=nine.out %s -o prog.s 2>&1 | FileCheck %s --check-prefix=WRONG
// WRONG: nine.out: {{.*}}

#include <course.h>

__attribute__((noinline)) static uint64_t ways(uint64_t n) {
#ifdef CHANGED
  if (n == 5)
    return 8;
#endif
  return n < 2 ? 1 : ways(n - 1) + ways(n - 2);
}

int main(void) {
  uint64_t n = read(), s = 0;
  for (uint64_t i = 0; i < n; ++i)
    for (uint64_t j = 0; j < i; ++j)
      s += i * j % 7;
  write(s);
  write(ways(n));
  return 0;
}
