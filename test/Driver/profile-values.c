// Inputs of the size that a profile has seen have code of their own, which is
// cheaper; all others get the same results, also with a profile of an older
// course-run, which says nothing of sizes.

// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: clang --target=course -O2 %s -o plain.s
// RUN: clang --target=course -O2 -mllvm -course-profile-record %s -o record.s
// RUN: echo 40 3 | course-run --quiet --profile=40.json record.s > 40.out
// RUN: echo 41 3 | course-run --quiet --profile=41.json record.s > 41.out
// RUN: echo 40 9 | course-run --quiet record.s > data.out
// RUN: clang --target=course -O2 -mllvm -course-profile=40.json %s -o prog.s 2>&1 | count 0
// RUN: echo 40 3 | course-run prog.s 2>prog.stats | diff - 40.out
// RUN: echo 40 3 | course-run plain.s 2>plain.stats | diff - 40.out
// RUN: %python -c "import re, sys; a, b = (float(re.search('cost: *([0-9.]+)', open(f).read())[1]) for f in sys.argv[1:]); sys.exit(a > 0.98 * b)" prog.stats plain.stats
// RUN: echo 41 3 | course-run --quiet prog.s | diff - 41.out
// RUN: echo 40 9 | course-run --quiet prog.s | diff - data.out

// RUN: clang --target=course -O3 -mllvm -course-profile=40.json,41.json %s -o both.s 2>&1 | count 0
// RUN: echo 40 3 | course-run --quiet both.s | diff - 40.out
// RUN: echo 41 3 | course-run --quiet both.s | diff - 41.out

// RUN: grep -v first-reads 40.json > old.json
// RUN: clang --target=course -O2 -mllvm -course-profile=old.json %s -o old.s 2>&1 | count 0
// RUN: clang --target=course -O2 -mllvm -course-profile=40.json -mllvm -course-observed-values=0 %s -o none.s
// RUN: diff old.s none.s

// main has changed: its reads are others.
// RUN: clang --target=course -O2 -DCHANGED -mllvm -course-profile=40.json %s -o changed.s 2>&1 | FileCheck %s
// CHECK: warning: function 'main' has changed since; its profile is ignored
// RUN: echo 3 40 | course-run --quiet changed.s | diff - 40.out

#include <course.h>

int main(void) {
#ifdef CHANGED
  uint64_t seed = read(), n = read();
  if (seed == 77)
    write(n);
#else
  uint64_t n = read(), seed = read();
#endif
  uint32_t *m = malloc(n * n * 4 + 4 & ~(uint64_t)7);
  for (uint64_t i = 0; i < n * n; ++i) {
    seed = seed * 1664525 + 1013904223;
    m[i] = seed >> 20 & 0xfff;
  }
  uint64_t sum = 0;
  for (uint64_t i = 0; i < n; ++i)
    for (uint64_t j = 0; j < n; ++j)
      for (uint64_t k = 0; k < n; ++k)
        sum += m[i * n + k] * m[k * n + j];
  write(sum);
  return 0;
}
