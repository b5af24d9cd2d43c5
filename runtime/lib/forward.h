/*===-- forward.h - From variable arguments to a list of them ---------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#ifndef COURSE_RUNTIME_FORWARD_H
#define COURSE_RUNTIME_FORWARD_H

#include <stdarg.h>

/* The body of a function that has the arguments after its parameter `format`
 * handled, as the list `args`, by CALL, and returns what that does. */
#define FORWARD(CALL)                                                          \
  va_list args;                                                                \
  va_start(args, format);                                                      \
  int count = CALL;                                                            \
  va_end(args);                                                                \
  return count

#endif
