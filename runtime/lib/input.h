/*===-- input.h - Bytes of input ---------------------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#ifndef COURSE_RUNTIME_INPUT_H
#define COURSE_RUNTIME_INPUT_H

#include <stdint.h>
#include <stdio.h>

uint64_t read(void);

/* What FILE's pushed_back is if nothing was put back. */
enum { NO_BYTE = 256 };

/* The next byte of a file to which none has been put back, or EOF. */
static inline int read_byte(FILE *file) {
  if (file != stdin || file->is_at_end)
    return EOF;
  uint64_t byte = read();
  if (byte < 256)
    return (int)byte;
  file->is_at_end = 1;
  return EOF;
}

#endif /* COURSE_RUNTIME_INPUT_H */
