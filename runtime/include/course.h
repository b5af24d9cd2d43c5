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

/** A block of zero-filled memory. What is not known to be a multiple of 8 is
 * rounded up; the program stops with an error if a multiple of 8 is 0. */
void *malloc(size_t size);

/** Takes a block back, or does nothing with null. The program stops with an
 * error if block is not what malloc returned. */
void free(void *block);

#ifdef __cplusplus
}
#endif

#endif /* COURSE_H */
