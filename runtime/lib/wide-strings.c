/*===-- wide-strings.c - Functions of <wchar.h> -----------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#include <stdlib.h>
#include <wchar.h>

int mbtowc(wchar_t *__restrict c, const char *__restrict s, size_t n) {
  if (!s)
    return 0;
  if (n == 0)
    return -1;
  if (c)
    *c = (unsigned char)*s;
  return *s != 0;
}

int mblen(const char *s, size_t n) { return mbtowc(NULL, s, n); }

int wctomb(char *s, wchar_t c) {
  if (!s)
    return 0;
  if (c < 0 || c > 255)
    return -1;
  *s = (char)c;
  return 1;
}

size_t mbstowcs(wchar_t *__restrict dest, const char *__restrict src,
                size_t n) {
  size_t i = 0;
  for (; dest ? i != n : 1; ++i) {
    if (dest)
      dest[i] = (unsigned char)src[i];
    if (!src[i])
      break;
  }
  return i;
}

size_t wcstombs(char *__restrict dest, const wchar_t *__restrict src,
                size_t n) {
  size_t i = 0;
  for (; dest ? i != n : 1; ++i) {
    if (src[i] < 0 || src[i] > 255)
      return (size_t)-1;
    if (dest)
      dest[i] = (char)src[i];
    if (!src[i])
      break;
  }
  return i;
}

size_t wcslen(const wchar_t *s) {
  size_t n = 0;
  while (s[n])
    ++n;
  return n;
}

wchar_t *wmemcpy(wchar_t *__restrict dest, const wchar_t *__restrict src,
                 size_t n) {
  for (size_t i = 0; i != n; ++i)
    dest[i] = src[i];
  return dest;
}

wchar_t *wmemmove(wchar_t *dest, const wchar_t *src, size_t n) {
  if (dest <= src)
    for (size_t i = 0; i != n; ++i)
      dest[i] = src[i];
  else
    while (n-- != 0)
      dest[n] = src[n];
  return dest;
}

wchar_t *wmemset(wchar_t *dest, wchar_t c, size_t n) {
  for (size_t i = 0; i != n; ++i)
    dest[i] = c;
  return dest;
}

int wmemcmp(const wchar_t *a, const wchar_t *b, size_t n) {
  for (size_t i = 0; i != n; ++i)
    if (a[i] != b[i])
      return a[i] < b[i] ? -1 : 1;
  return 0;
}

wchar_t *wmemchr(const wchar_t *s, wchar_t c, size_t n) {
  for (; n-- != 0; ++s)
    if (*s == c)
      return (wchar_t *)s;
  return NULL;
}

wchar_t *wcscpy(wchar_t *__restrict dest, const wchar_t *__restrict src) {
  return wmemcpy(dest, src, wcslen(src) + 1);
}

wchar_t *wcsncpy(wchar_t *__restrict dest, const wchar_t *__restrict src,
                 size_t n) {
  size_t i = 0;
  for (; i != n && src[i]; ++i)
    dest[i] = src[i];
  for (; i != n; ++i)
    dest[i] = 0;
  return dest;
}

wchar_t *wcscat(wchar_t *__restrict dest, const wchar_t *__restrict src) {
  wcscpy(dest + wcslen(dest), src);
  return dest;
}

wchar_t *wcsncat(wchar_t *__restrict dest, const wchar_t *__restrict src,
                 size_t n) {
  wchar_t *end = dest + wcslen(dest);
  for (; n-- != 0 && *src; ++src)
    *end++ = *src;
  *end = 0;
  return dest;
}

int wcsncmp(const wchar_t *a, const wchar_t *b, size_t n) {
  for (size_t i = 0; i != n; ++i) {
    if (a[i] != b[i])
      return a[i] < b[i] ? -1 : 1;
    if (!a[i])
      break;
  }
  return 0;
}

int wcscmp(const wchar_t *a, const wchar_t *b) {
  return wcsncmp(a, b, (size_t)-1);
}

wchar_t *wcschr(const wchar_t *s, wchar_t c) {
  return wmemchr(s, c, wcslen(s) + 1);
}

wchar_t *wcsrchr(const wchar_t *s, wchar_t c) {
  for (size_t i = wcslen(s) + 1; i-- != 0;)
    if (s[i] == c)
      return (wchar_t *)s + i;
  return NULL;
}

wchar_t *wcsstr(const wchar_t *s, const wchar_t *wanted) {
  size_t n = wcslen(wanted);
  for (;; ++s) {
    if (wcsncmp(s, wanted, n) == 0)
      return (wchar_t *)s;
    if (!*s)
      return NULL;
  }
}
