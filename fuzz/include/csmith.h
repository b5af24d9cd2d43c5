/*===-- csmith.h - What csmith's programs include ---------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 *
 * Arithmetic without undefined behaviour and a checksum, for the host and for
 * the machine alike. csmith's own header needs a C library with printf. Where
 *an operation would be undefined, its first operand is the result.
 */

#ifndef COURSE_FUZZ_CSMITH_H
#define COURSE_FUZZ_CSMITH_H

#include <course.h>
#include <limits.h>
#include <stddef.h>
#include <stdint.h>

#define STATIC static
/* Tells which global is next, if asked to. */
#define printf(...) ((void)0)

/* Add, subtract and multiply wrap, like everywhere on the machine. */
#define COURSE_WRAPPING(type, suffix, name, op)                                \
  static type safe_##name##_func_##type##_##suffix(type a, type b) {           \
    return (type)((uint64_t)a op(uint64_t) b);                                 \
  }

#define COURSE_SIGNED_DIVISION(type, min, name, op)                            \
  static type safe_##name##_func_##type##_s_s(type a, type b) {                \
    return b == 0 || (a == (min) && b == -1) ? a : (type)(a op b);             \
  }

#define COURSE_UNSIGNED_DIVISION(type, name, op)                               \
  static type safe_##name##_func_##type##_u_u(type a, type b) {                \
    return b == 0 ? a : (type)(a op b);                                        \
  }

/* The amount may be signed or not, whatever the value is. */
#define COURSE_LEFT_SHIFT(type, suffix, amount)                                \
  static type safe_lshift_func_##type##_##suffix(type a, amount by) {          \
    return (unsigned)by >= 8 * sizeof(type) || by > 31                         \
               ? a                                                             \
               : (type)((uint64_t)a << by);                                    \
  }

#define COURSE_RIGHT_SHIFT(type, suffix, amount)                               \
  static type safe_rshift_func_##type##_##suffix(type a, amount by) {          \
    return (unsigned)by >= 8 * sizeof(type) || by > 31 ? a : (type)(a >> by);  \
  }

#define COURSE_SIGNED(type, min)                                               \
  static type safe_unary_minus_func_##type##_s(type a) {                       \
    return (type)(0 - (uint64_t)a);                                            \
  }                                                                            \
  COURSE_WRAPPING(type, s_s, add, +)                                           \
  COURSE_WRAPPING(type, s_s, sub, -)                                           \
  COURSE_WRAPPING(type, s_s, mul, *)                                           \
  COURSE_SIGNED_DIVISION(type, min, div, /)                                    \
  COURSE_SIGNED_DIVISION(type, min, mod, %)                                    \
  COURSE_LEFT_SHIFT(type, s_s, int)                                            \
  COURSE_LEFT_SHIFT(type, s_u, unsigned)                                       \
  COURSE_RIGHT_SHIFT(type, s_s, int)                                           \
  COURSE_RIGHT_SHIFT(type, s_u, unsigned)

#define COURSE_UNSIGNED(type)                                                  \
  static type safe_unary_minus_func_##type##_u(type a) {                       \
    return (type)(0 - (uint64_t)a);                                            \
  }                                                                            \
  COURSE_WRAPPING(type, u_u, add, +)                                           \
  COURSE_WRAPPING(type, u_u, sub, -)                                           \
  COURSE_WRAPPING(type, u_u, mul, *)                                           \
  COURSE_UNSIGNED_DIVISION(type, div, /)                                       \
  COURSE_UNSIGNED_DIVISION(type, mod, %)                                       \
  COURSE_LEFT_SHIFT(type, u_s, int)                                            \
  COURSE_LEFT_SHIFT(type, u_u, unsigned)                                       \
  COURSE_RIGHT_SHIFT(type, u_s, int)                                           \
  COURSE_RIGHT_SHIFT(type, u_u, unsigned)

COURSE_SIGNED(int8_t, INT8_MIN)
COURSE_SIGNED(int16_t, INT16_MIN)
COURSE_SIGNED(int32_t, INT32_MIN)
COURSE_SIGNED(int64_t, INT64_MIN)
COURSE_UNSIGNED(uint8_t)
COURSE_UNSIGNED(uint16_t)
COURSE_UNSIGNED(uint32_t)
COURSE_UNSIGNED(uint64_t)

/* Takes the place of csmith's CRC: every global goes in, order matters. */
static uint32_t crc32_context;

static void crc32_gentab(void) {}

static void transparent_crc(uint64_t value, const char *name, int print) {
  (void)name;
  (void)print;
  for (unsigned half = 0; half < 2; ++half) {
    crc32_context ^= (uint32_t)(value >> 32 * half);
    crc32_context = crc32_context * 0x9e3779b1u + 0x7f4a7c15u;
    crc32_context ^= crc32_context >> 15;
  }
}

static void transparent_crc_bytes(const void *bytes, int size, const char *name,
                                  int print) {
  for (int i = 0; i < size; ++i)
    transparent_crc(((const uint8_t *)bytes)[i], name, print);
}

static void platform_main_begin(void) {}

static void platform_main_end(uint32_t checksum, int print) {
  (void)print;
  write(checksum);
}

#endif /* COURSE_FUZZ_CSMITH_H */
