/*===-- setjmp.h - Not on this machine --------------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#ifndef COURSE_SETJMP_H
#define COURSE_SETJMP_H

/** There is nowhere to jump to: both are errors of the linker. */
typedef long jmp_buf[1];

#ifdef __cplusplus
extern "C" {
#endif

int setjmp(jmp_buf context) __attribute__((returns_twice));
__attribute__((noreturn)) void longjmp(jmp_buf context, int value);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* COURSE_SETJMP_H */
