// Sizes, alignments and the data layout: nothing is aligned to more than the
// widest access.
// RUN: clang --target=course -S -emit-llvm %s -o - | FileCheck %s

// CHECK: target datalayout = "e-m:e-p:64:64-i64:64-i128:64-n8:16:32:64-S64"
// CHECK: target triple = "course"

#include <stddef.h>

#define SAME(A, B) _Static_assert((A) == (B), "")

SAME(sizeof(char), 1);
SAME(sizeof(short), 2);
SAME(sizeof(int), 4);
SAME(sizeof(long), 8);
SAME(sizeof(long long), 8);
SAME(sizeof(void *), 8);
SAME(sizeof(size_t), 8);
SAME(sizeof(wchar_t), 4);
SAME(sizeof(long double), 8);
SAME(sizeof(__int128), 16);
SAME(sizeof(__builtin_va_list), 8);
SAME(_Alignof(long), 8);
SAME(_Alignof(double), 8);
SAME(_Alignof(__int128), 8);
SAME(_Alignof(max_align_t), 8);
SAME((char)-1 < 0, 1);
SAME((wchar_t)-1 < 0, 1);
SAME(__builtin_types_compatible_p(size_t, unsigned long), 1);
SAME(__builtin_types_compatible_p(ptrdiff_t, long), 1);
SAME(__builtin_types_compatible_p(__builtin_va_list, char *), 1);

struct Mixed {
  char C;
  __int128 Wide;
  char D;
};
SAME(sizeof(struct Mixed), 32);
SAME(offsetof(struct Mixed, Wide), 8);
