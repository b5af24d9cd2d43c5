/*===-- assert.h - Checks at run time ---------------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

/* May be included again, with NDEBUG defined or not. */
#undef assert

#ifdef NDEBUG
#define assert(condition) ((void)0)
#else
#define assert(condition)                                                      \
  ((condition) ? (void)0                                                       \
               : __course_assert_failed(#condition, __FILE__, __LINE__))
#endif

#if !defined(__cplusplus) && !defined(static_assert)
#define static_assert _Static_assert
#endif

#ifndef COURSE_ASSERT_H
#define COURSE_ASSERT_H

#ifdef __cplusplus
extern "C" {
#endif

/** Stops the machine with an error, after a message on stderr. */
__attribute__((noreturn)) void
__course_assert_failed(const char *condition, const char *file, int line);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* COURSE_ASSERT_H */
