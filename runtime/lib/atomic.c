/*===-- atomic.c - Atomic operations that are no plain accesses -------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

/* Of objects that are larger than 8 bytes or not aligned. There is one thread,
 * so nothing comes in between. The compiler has its own declarations of these
 * names, with other types. */

#include <stddef.h>
#include <string.h>

void load(size_t size, const void *from, void *result,
          int order) __asm__("__atomic_load");
void store(size_t size, void *to, const void *value,
           int order) __asm__("__atomic_store");
void exchange(size_t size, void *object, const void *value, void *result,
              int order) __asm__("__atomic_exchange");
_Bool compare_exchange(size_t size, void *object, void *expected,
                       const void *value, int success,
                       int failure) __asm__("__atomic_compare_exchange");
_Bool is_lock_free(size_t size,
                   const void *object) __asm__("__atomic_is_lock_free");

void load(size_t size, const void *from, void *result, int order) {
  (void)order;
  memcpy(result, from, size);
}

void store(size_t size, void *to, const void *value, int order) {
  (void)order;
  memcpy(to, value, size);
}

/* The value and the result may be one object. */
void exchange(size_t size, void *object, const void *value, void *result,
              int order) {
  (void)order;
  unsigned char *bytes = object, *old = result;
  const unsigned char *new = value;
  for (size_t i = 0; i != size; ++i) {
    unsigned char byte = bytes[i];
    bytes[i] = new[i];
    old[i] = byte;
  }
}

_Bool compare_exchange(size_t size, void *object, void *expected,
                       const void *value, int success, int failure) {
  (void)success;
  (void)failure;
  _Bool is_equal = memcmp(object, expected, size) == 0;
  if (is_equal)
    memcpy(object, value, size);
  else
    memcpy(expected, object, size);
  return is_equal;
}

_Bool is_lock_free(size_t size, const void *object) {
  (void)size;
  (void)object;
  return 1;
}

typedef unsigned __int128 wide;

wide load_wide(const wide *from, int order) __asm__("__atomic_load_16");
void store_wide(wide *to, wide value, int order) __asm__("__atomic_store_16");
wide exchange_wide(wide *object, wide value,
                   int order) __asm__("__atomic_exchange_16");
_Bool compare_exchange_wide(
    wide *object, wide *expected, wide value, int success,
    int failure) __asm__("__atomic_compare_exchange_16");

wide load_wide(const wide *from, int order) {
  (void)order;
  return *from;
}

void store_wide(wide *to, wide value, int order) {
  (void)order;
  *to = value;
}

wide exchange_wide(wide *object, wide value, int order) {
  (void)order;
  wide old = *object;
  *object = value;
  return old;
}

_Bool compare_exchange_wide(wide *object, wide *expected, wide value,
                            int success, int failure) {
  (void)success;
  (void)failure;
  wide old = *object;
  _Bool is_equal = old == *expected;
  if (is_equal)
    *object = value;
  *expected = old;
  return is_equal;
}

#define FETCH(NAME, EXPRESSION)                                                \
  wide fetch_##NAME(wide *object, wide value,                                  \
                    int order) __asm__("__atomic_fetch_" #NAME "_16");         \
  wide fetch_##NAME(wide *object, wide value, int order) {                     \
    (void)order;                                                               \
    wide old = *object;                                                        \
    *object = EXPRESSION;                                                      \
    return old;                                                                \
  }

FETCH(add, old + value)
FETCH(sub, old - value)
FETCH(and, old & value)
FETCH(or, old | value)
FETCH(xor, old ^ value)
FETCH(nand, ~(old & value))
