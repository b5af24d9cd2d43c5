/*===-- alloca.h - Memory of the frame --------------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#ifndef COURSE_ALLOCA_H
#define COURSE_ALLOCA_H

#include <stddef.h>

#define alloca(size) __builtin_alloca(size)

#endif /* COURSE_ALLOCA_H */
