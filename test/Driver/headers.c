// The freestanding headers and the machine's own, without any of the host's.
// RUN: clang --target=course -fsyntax-only -Wall -Wextra -Werror -pedantic -std=c11 %s
// RUN: clang --target=course -fsyntax-only -Wall -Wextra -Werror -ffreestanding %s
// RUN: clang --target=course -fsyntax-only -Wall -Wextra -Werror -x c++ %s
// RUN: clang --target=course -M %s | FileCheck %s --check-prefix=FILES

#include <course.h>
#include <float.h>
#include <iso646.h>
#include <limits.h>
#include <stdalign.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// FILES-NOT: {{[ ]}}/usr/include
// FILES-NOT: {{[ ]}}/usr/local/include
// FILES: lib/course/include/course.h

#ifdef __cplusplus
#define SAME(A, B) static_assert((A) == (B), "")
#else
#define SAME(A, B) _Static_assert((A) == (B), "")
#endif
SAME(CHAR_BIT, 8);
SAME(CHAR_MIN, -128);
SAME(INT_MAX, 2147483647);
SAME(LONG_MAX, INT64_MAX);
SAME(ULONG_MAX, UINT64_MAX);
SAME(SIZE_MAX, UINT64_MAX);
SAME(sizeof(intmax_t), 8);
SAME(sizeof(intptr_t), sizeof(void *));

int main(void) {
  uint64_t *Block = (uint64_t *)malloc(8);
  Block[0] = read();
  write(Block[0]);
  free(Block);
  return 0;
}
