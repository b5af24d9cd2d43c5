/*===-- wchar.h - Strings of wide characters --------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#ifndef COURSE_WCHAR_H
#define COURSE_WCHAR_H

#include <stddef.h>

typedef unsigned wint_t;
typedef struct {
  char none;
} mbstate_t;

#define WEOF ((wint_t)-1)
#ifndef WCHAR_MAX
#define WCHAR_MAX __WCHAR_MAX__
#define WCHAR_MIN (-WCHAR_MAX - 1)
#endif

#ifdef __cplusplus
extern "C" {
#endif

size_t wcslen(const wchar_t *s);
wchar_t *wcscpy(wchar_t *__restrict dest, const wchar_t *__restrict src);
wchar_t *wcsncpy(wchar_t *__restrict dest, const wchar_t *__restrict src,
                 size_t n);
wchar_t *wcscat(wchar_t *__restrict dest, const wchar_t *__restrict src);
wchar_t *wcsncat(wchar_t *__restrict dest, const wchar_t *__restrict src,
                 size_t n);
int wcscmp(const wchar_t *a, const wchar_t *b);
int wcsncmp(const wchar_t *a, const wchar_t *b, size_t n);
wchar_t *wcschr(const wchar_t *s, wchar_t c);
wchar_t *wcsrchr(const wchar_t *s, wchar_t c);
wchar_t *wcsstr(const wchar_t *s, const wchar_t *wanted);
wchar_t *wmemchr(const wchar_t *s, wchar_t c, size_t n);
int wmemcmp(const wchar_t *a, const wchar_t *b, size_t n);
wchar_t *wmemcpy(wchar_t *__restrict dest, const wchar_t *__restrict src,
                 size_t n);
wchar_t *wmemmove(wchar_t *dest, const wchar_t *src, size_t n);
wchar_t *wmemset(wchar_t *dest, wchar_t c, size_t n);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* COURSE_WCHAR_H */
