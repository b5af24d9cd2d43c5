/*===-- errno.h - The number of the last error ------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#ifndef COURSE_ERRNO_H
#define COURSE_ERRNO_H

#define EDOM 33
#define ERANGE 34
#define EILSEQ 84
#define ENOMEM 12
#define EINVAL 22
#define ENOENT 2

#ifdef __cplusplus
extern "C" {
#endif

extern int __course_errno;

#ifdef __cplusplus
} /* extern "C" */
#endif

#define errno __course_errno

#endif /* COURSE_ERRNO_H */
