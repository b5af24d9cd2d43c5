/*===-- cxx.c - What C++ wants of its library -------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 *
 * Without exceptions, run-time type information and the standard library. Names
 * are those of the Itanium ABI.
 */

#include <stdint.h>
#include <stdlib.h>

/* Which program a destructor belongs to: there is one. */
void *__dso_handle;

/* operator new and new[]: memory for 0 bytes is a block, too. */
void *_Znwm(size_t size) { return malloc(size); }
void *_Znam(size_t size) { return malloc(size); }

/* operator delete and delete[], without and with a size. */
void _ZdlPv(void *block) { free(block); }
void _ZdaPv(void *block) { free(block); }
void _ZdlPvm(void *block, size_t size) {
  (void)size;
  free(block);
}
void _ZdaPvm(void *block, size_t size) {
  (void)size;
  free(block);
}

/* The same for types of more alignment than malloc gives, 8: before the object
 * lies the address of its block. */
static void *allocate_aligned(size_t size, size_t alignment) {
  char *block = malloc(size + alignment);
  char *object = (char *)(((uintptr_t)block + alignment) & -alignment);
  ((void **)object)[-1] = block;
  return object;
}
static void free_aligned(void *object) {
  if (object)
    free(((void **)object)[-1]);
}
void *_ZnwmSt11align_val_t(size_t size, size_t alignment) {
  return allocate_aligned(size, alignment);
}
void *_ZnamSt11align_val_t(size_t size, size_t alignment) {
  return allocate_aligned(size, alignment);
}
void _ZdlPvSt11align_val_t(void *object, size_t alignment) {
  (void)alignment;
  free_aligned(object);
}
void _ZdaPvSt11align_val_t(void *object, size_t alignment) {
  (void)alignment;
  free_aligned(object);
}
void _ZdlPvmSt11align_val_t(void *object, size_t size, size_t alignment) {
  (void)size, (void)alignment;
  free_aligned(object);
}
void _ZdaPvmSt11align_val_t(void *object, size_t size, size_t alignment) {
  (void)size, (void)alignment;
  free_aligned(object);
}

void __cxa_pure_virtual(void) { abort(); }
void __cxa_deleted_virtual(void) { abort(); }
