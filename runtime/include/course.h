/*===-- course.h - What the course machine provides -------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 *
 * The four functions that are the machine's own. A program need not include
 * this: its own declarations of them mean the same.
 */

#ifndef COURSE_H
#define COURSE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The next number of the standard input. A negative one is taken modulo 2^64.
 * The program stops with an error if there is none. */
uint64_t read(void);

/** Prints a number and a newline. */
void write(uint64_t value);

/** A block of zero-filled memory. The program stops with an error unless size is
 * a multiple of 8 other than 0. */
void *malloc(size_t size);

/** Takes a block back. The program stops with an error unless block is what
 * malloc returned; null is not. */
void free(void *block);

#ifdef __cplusplus
}
#endif

#endif /* COURSE_H */
