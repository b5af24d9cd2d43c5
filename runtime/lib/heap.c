/*===-- heap.c - Memory -----------------------------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 *
 * The compiler makes sizes and null pointers fit the machine's malloc and free.
 */

#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int __course_errno;

/* Fresh memory is zero-filled. */
void *calloc(size_t count, size_t size) {
  size_t total;
  if (__builtin_mul_overflow(count, size, &total)) {
    errno = ENOMEM;
    return NULL;
  }
  return malloc(total);
}

/* Blocks with their size in front. In a program with realloc the compiler lets
 * every malloc and free be these, except for the two calls inside them; it has
 * to find them, so they are not inlined before. */
__attribute__((noinline, malloc)) void *__course_sized_malloc(size_t size) {
  size_t *block = malloc((size | 7) + 9);
  *block = size;
  return block + 1;
}

__attribute__((noinline)) void __course_sized_free(void *block) {
  if (block)
    free((size_t *)block - 1);
}

void *realloc(void *block, size_t size) {
  void *fresh = __course_sized_malloc(size);
  if (!block)
    return fresh;
  size_t old_size = ((size_t *)block)[-1];
  memcpy(fresh, block, old_size < size ? old_size : size);
  __course_sized_free(block);
  return fresh;
}

void *reallocarray(void *block, size_t count, size_t size) {
  size_t total;
  if (__builtin_mul_overflow(count, size, &total)) {
    errno = ENOMEM;
    return NULL;
  }
  return realloc(block, total);
}

/* Blocks lie at multiples of 8, and free takes only their beginning. */
void *aligned_alloc(size_t alignment, size_t size) {
  if (alignment <= 8)
    return malloc(size);
  errno = ENOMEM;
  return NULL;
}
