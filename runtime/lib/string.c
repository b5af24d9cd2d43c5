/*===-- string.c - Strings and memory ---------------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 *
 * Byte by byte where lengths are unknown. Copies of known alignment are the
 * compiler's: it writes them in place of a call.
 */

#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <strings.h>

/* Whole words where both addresses allow it: an access costs the same whatever
 * its width. */
static inline int are_words(const void *a, const void *b) {
  return (((uintptr_t)a | (uintptr_t)b) & 7) == 0;
}

/* Begins at the lower end, so a source above the destination may overlap it. */
static inline void copy_up(unsigned char *to, const unsigned char *from,
                           size_t n) {
  if (are_words(to, from))
    for (; n >= 8; n -= 8, to += 8, from += 8)
      *(uint64_t *)(void *)to = *(const uint64_t *)(const void *)from;
  for (; n != 0; --n)
    *to++ = *from++;
}

void *memcpy(void *restrict dest, const void *restrict src, size_t n) {
  copy_up(dest, src, n);
  return dest;
}

void *memmove(void *dest, const void *src, size_t n) {
  unsigned char *to = dest;
  const unsigned char *from = src;
  if (to <= from || to >= from + n) {
    copy_up(to, from, n);
    return dest;
  }
  if (are_words(to + n, from + n))
    for (; n >= 8; n -= 8)
      *(uint64_t *)(void *)(to + n - 8) =
          *(const uint64_t *)(const void *)(from + n - 8);
  while (n-- != 0)
    to[n] = from[n];
  return dest;
}

void *memset(void *dest, int byte, size_t n) {
  unsigned char *to = dest;
  uint64_t word = (unsigned char)byte * 0x0101010101010101;
  if (are_words(to, to))
    for (; n >= 8; n -= 8, to += 8)
      *(uint64_t *)(void *)to = word;
  for (; n != 0; --n)
    *to++ = (unsigned char)byte;
  return dest;
}

void *mempcpy(void *restrict dest, const void *restrict src, size_t n) {
  return (char *)memcpy(dest, src, n) + n;
}

int memcmp(const void *a, const void *b, size_t n) {
  const unsigned char *x = a, *y = b;
  for (; n != 0; --n, ++x, ++y)
    if (*x != *y)
      return *x - *y;
  return 0;
}

void *memchr(const void *s, int byte, size_t n) {
  const unsigned char *at = s;
  for (; n != 0; --n, ++at)
    if (*at == (unsigned char)byte)
      return (void *)at;
  return NULL;
}

void *memrchr(const void *s, int byte, size_t n) {
  const unsigned char *start = s;
  while (n-- != 0)
    if (start[n] == (unsigned char)byte)
      return (void *)(start + n);
  return NULL;
}

size_t strlen(const char *s) {
  const char *end = s;
  while (*end)
    ++end;
  return (size_t)(end - s);
}

size_t strnlen(const char *s, size_t n) {
  size_t length = 0;
  while (length != n && s[length])
    ++length;
  return length;
}

char *stpcpy(char *restrict dest, const char *restrict src) {
  while ((*dest = *src++))
    ++dest;
  return dest;
}

char *strcpy(char *restrict dest, const char *restrict src) {
  stpcpy(dest, src);
  return dest;
}

char *stpncpy(char *restrict dest, const char *restrict src, size_t n) {
  for (; n != 0 && *src; --n)
    *dest++ = *src++;
  for (size_t i = 0; i != n; ++i)
    dest[i] = 0;
  return dest;
}

char *strncpy(char *restrict dest, const char *restrict src, size_t n) {
  stpncpy(dest, src, n);
  return dest;
}

char *strcat(char *restrict dest, const char *restrict src) {
  stpcpy(dest + strlen(dest), src);
  return dest;
}

char *strncat(char *restrict dest, const char *restrict src, size_t n) {
  char *end = dest + strlen(dest);
  for (; n != 0 && *src; --n)
    *end++ = *src++;
  *end = 0;
  return dest;
}

int strcmp(const char *a, const char *b) {
  unsigned char x, y;
  while ((x = *a++) == (y = *b++))
    if (!x)
      return 0;
  return x - y;
}

int strncmp(const char *a, const char *b, size_t n) {
  for (; n != 0; --n, ++a, ++b)
    if (*a != *b || !*a)
      return (unsigned char)*a - (unsigned char)*b;
  return 0;
}

static inline int fold_case(char c) {
  return c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : (unsigned char)c;
}

int strncasecmp(const char *a, const char *b, size_t n) {
  for (; n != 0; --n, ++a, ++b)
    if (fold_case(*a) != fold_case(*b) || !*a)
      return fold_case(*a) - fold_case(*b);
  return 0;
}

int strcasecmp(const char *a, const char *b) {
  return strncasecmp(a, b, SIZE_MAX);
}

int strcoll(const char *a, const char *b) { return strcmp(a, b); }

size_t strxfrm(char *restrict dest, const char *restrict src, size_t n) {
  size_t length = strlen(src);
  if (length < n)
    memcpy(dest, src, length + 1);
  return length;
}

char *strchr(const char *s, int c) {
  for (; *s != (char)c; ++s)
    if (!*s)
      return NULL;
  return (char *)s;
}

char *strrchr(const char *s, int c) {
  const char *last = NULL;
  do
    if (*s == (char)c)
      last = s;
  while (*s++);
  return (char *)last;
}

char *strstr(const char *s, const char *wanted) {
  const char first = *wanted;
  if (!first)
    return (char *)s;
  for (char c; (c = *s); ++s) {
    if (c != first)
      continue;
    size_t i = 1;
    while (wanted[i] && s[i] == wanted[i])
      ++i;
    if (!wanted[i])
      return (char *)s;
  }
  return NULL;
}

static inline int is_one_of(char c, const char *set) {
  for (; *set; ++set)
    if (*set == c)
      return 1;
  return 0;
}

size_t strspn(const char *s, const char *accepted) {
  size_t length = 0;
  while (s[length] && is_one_of(s[length], accepted))
    ++length;
  return length;
}

size_t strcspn(const char *s, const char *rejected) {
  size_t length = 0;
  while (s[length] && !is_one_of(s[length], rejected))
    ++length;
  return length;
}

char *strpbrk(const char *s, const char *accepted) {
  s += strcspn(s, accepted);
  return *s ? (char *)s : NULL;
}

char *strtok_r(char *restrict s, const char *restrict separators,
               char **restrict rest) {
  if (!s)
    s = *rest;
  if (!s)
    return NULL;
  s += strspn(s, separators);
  char *end = s + strcspn(s, separators);
  *rest = *end ? end + 1 : NULL;
  if (end == s)
    return NULL;
  *end = 0;
  return s;
}

char *strtok(char *restrict s, const char *restrict separators) {
  static char *rest;
  return strtok_r(s, separators, &rest);
}

char *strndup(const char *s, size_t n) {
  size_t length = strnlen(s, n);
  char *copy = malloc(length + 1);
  memcpy(copy, s, length);
  copy[length] = 0;
  return copy;
}

char *strdup(const char *s) { return strndup(s, SIZE_MAX); }

void *memccpy(void *restrict dest, const void *restrict src, int byte,
              size_t n) {
  unsigned char *to = dest;
  const unsigned char *from = src;
  for (; n-- != 0; ++from)
    if ((*to++ = *from) == (unsigned char)byte)
      return to;
  return NULL;
}

void *memmem(const void *s, size_t n, const void *wanted, size_t size) {
  for (const char *at = s; n >= size; ++at, --n)
    if (memcmp(at, wanted, size) == 0)
      return (void *)at;
  return NULL;
}

char *strsep(char **restrict s, const char *restrict separators) {
  char *first = *s;
  if (first) {
    char *end = first + strcspn(first, separators);
    *s = *end ? end + 1 : NULL;
    *end = 0;
  }
  return first;
}

char *strerror(int error) {
  switch (error) {
  case 0:
    return "Success";
  case ENOENT:
    return "No such file or directory";
  case ENOMEM:
    return "Cannot allocate memory";
  case EINVAL:
    return "Invalid argument";
  case EDOM:
    return "Numerical argument out of domain";
  case ERANGE:
    return "Numerical result out of range";
  case EILSEQ:
    return "Invalid or incomplete multibyte or wide character";
  default:
    return "Unknown error";
  }
}

void bcopy(const void *src, void *dest, size_t n) { memmove(dest, src, n); }
void bzero(void *dest, size_t n) { memset(dest, 0, n); }
int bcmp(const void *a, const void *b, size_t n) { return memcmp(a, b, n); }
char *index(const char *s, int c) { return strchr(s, c); }
char *rindex(const char *s, int c) { return strrchr(s, c); }
int ffs(int i) { return i ? __builtin_ctz((unsigned)i) + 1 : 0; }
int ffsll(long long i) {
  return i ? __builtin_ctzll((unsigned long long)i) + 1 : 0;
}
int ffsl(long i) { return ffsll(i); }
