/*===-- string.h - Strings and memory ---------------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#ifndef COURSE_STRING_H
#define COURSE_STRING_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

void *memcpy(void *__restrict dest, const void *__restrict src, size_t n);
void *memmove(void *dest, const void *src, size_t n);
void *memset(void *dest, int byte, size_t n);
int memcmp(const void *a, const void *b, size_t n);
void *memchr(const void *s, int byte, size_t n);
void *memrchr(const void *s, int byte, size_t n);
void *mempcpy(void *__restrict dest, const void *__restrict src, size_t n);

size_t strlen(const char *s);
size_t strnlen(const char *s, size_t n);
char *strcpy(char *__restrict dest, const char *__restrict src);
char *strncpy(char *__restrict dest, const char *__restrict src, size_t n);
char *stpcpy(char *__restrict dest, const char *__restrict src);
char *stpncpy(char *__restrict dest, const char *__restrict src, size_t n);
char *strcat(char *__restrict dest, const char *__restrict src);
char *strncat(char *__restrict dest, const char *__restrict src, size_t n);
int strcmp(const char *a, const char *b);
int strncmp(const char *a, const char *b, size_t n);
int strcoll(const char *a, const char *b);
size_t strxfrm(char *__restrict dest, const char *__restrict src, size_t n);
char *strchr(const char *s, int c);
char *strrchr(const char *s, int c);
char *strstr(const char *s, const char *wanted);
char *strpbrk(const char *s, const char *accepted);
size_t strspn(const char *s, const char *accepted);
size_t strcspn(const char *s, const char *rejected);
char *strtok(char *__restrict s, const char *__restrict separators);
char *strtok_r(char *__restrict s, const char *__restrict separators,
               char **__restrict rest);
char *strdup(const char *s);
char *strndup(const char *s, size_t n);
void *memccpy(void *__restrict dest, const void *__restrict src, int byte,
              size_t n);
void *memmem(const void *s, size_t n, const void *wanted, size_t size);
char *strsep(char **__restrict s, const char *__restrict separators);
char *strerror(int error);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* COURSE_STRING_H */
