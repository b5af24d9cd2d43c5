/*===-- stdlib.h - Memory, numbers, the end of the program ------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#ifndef COURSE_STDLIB_H
#define COURSE_STDLIB_H

#include <stddef.h>

#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define RAND_MAX 2147483647
#define MB_CUR_MAX 1

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
  int quot, rem;
} div_t;
typedef struct {
  long quot, rem;
} ldiv_t;
typedef struct {
  long long quot, rem;
} lldiv_t;

/** The machine's, of any size and with a null pointer as in C. */
void *malloc(size_t size);
void free(void *block);
void *calloc(size_t count, size_t size);
/** In a program that calls it every block carries its size: 8 bytes more. */
void *realloc(void *block, size_t size);
void *reallocarray(void *block, size_t count, size_t size);
void *aligned_alloc(size_t alignment, size_t size);

/** Stops the machine with an error. */
__attribute__((noreturn)) void abort(void);
/** Ends the program with what main would return. */
__attribute__((noreturn)) void exit(int status);
__attribute__((noreturn)) void _Exit(int status);
int atexit(void (*function)(void));
char *getenv(const char *name);
int system(const char *command);

void qsort(void *base, size_t count, size_t size,
           int (*compare)(const void *, const void *));
void *bsearch(const void *key, const void *base, size_t count, size_t size,
              int (*compare)(const void *, const void *));

int abs(int i);
long labs(long i);
long long llabs(long long i);
div_t div(int a, int b);
ldiv_t ldiv(long a, long b);
lldiv_t lldiv(long long a, long long b);

int atoi(const char *s);
long atol(const char *s);
long long atoll(const char *s);
long strtol(const char *__restrict s, char **__restrict end, int base);
long long strtoll(const char *__restrict s, char **__restrict end, int base);
unsigned long strtoul(const char *__restrict s, char **__restrict end,
                      int base);
unsigned long long strtoull(const char *__restrict s, char **__restrict end,
                            int base);
double atof(const char *s);
double strtod(const char *__restrict s, char **__restrict end);
float strtof(const char *__restrict s, char **__restrict end);
long double strtold(const char *__restrict s, char **__restrict end);

/* A multibyte character is one byte. */
int mblen(const char *s, size_t n);
int mbtowc(wchar_t *__restrict c, const char *__restrict s, size_t n);
int wctomb(char *s, wchar_t c);
size_t mbstowcs(wchar_t *__restrict dest, const char *__restrict src, size_t n);
size_t wcstombs(char *__restrict dest, const wchar_t *__restrict src, size_t n);

int rand(void);
void srand(unsigned seed);
int rand_r(unsigned *seed);
long random(void);
void srandom(unsigned seed);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* COURSE_STDLIB_H */
