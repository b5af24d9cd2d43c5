/*===-- strings.h - Older names of string functions -------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#ifndef COURSE_STRINGS_H
#define COURSE_STRINGS_H

#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

int strcasecmp(const char *a, const char *b);
int strncasecmp(const char *a, const char *b, size_t n);
void bcopy(const void *src, void *dest, size_t n);
void bzero(void *dest, size_t n);
int bcmp(const void *a, const void *b, size_t n);
char *index(const char *s, int c);
char *rindex(const char *s, int c);
int ffs(int i);
int ffsl(long i);
int ffsll(long long i);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* COURSE_STRINGS_H */
