/*===-- stdio.h - Input and output of text ----------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#ifndef COURSE_STDIO_H
#define COURSE_STDIO_H

#include <stdarg.h>
#include <stddef.h>

#define EOF (-1)
#define BUFSIZ 512
#define FILENAME_MAX 64
#define FOPEN_MAX 3
#define L_tmpnam 1
#define TMP_MAX 1
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#define _IOFBF 0
#define _IOLBF 1
#define _IONBF 2

#ifdef __cplusplus
extern "C" {
#endif

/** The machine has one input and one output: there are no files but the three
 * below. Each byte of output is one `write`: of the byte itself for stdout, of
 * the byte + 256 for stderr. Each byte of input is one `read`, of a number from
 * 0 to 255; any other number is the end. `course-run --text` shows and reads
 * them as text. */
typedef struct __course_file FILE;
struct __course_file {
  /** A byte that was put back, or 256 for none. */
  unsigned long pushed_back;
  char is_at_end;
};

extern FILE __course_stdin, __course_stdout, __course_stderr;
#define stdin (&__course_stdin)
#define stdout (&__course_stdout)
#define stderr (&__course_stderr)

typedef long fpos_t;

int putchar(int c);
int putc(int c, FILE *file);
int fputc(int c, FILE *file);
int puts(const char *s);
int fputs(const char *__restrict s, FILE *__restrict file);
size_t fwrite(const void *__restrict data, size_t size, size_t count,
              FILE *__restrict file);
int putchar_unlocked(int c);
int putc_unlocked(int c, FILE *file);

int printf(const char *__restrict format, ...)
    __attribute__((format(printf, 1, 2)));
int fprintf(FILE *__restrict file, const char *__restrict format, ...)
    __attribute__((format(printf, 2, 3)));
int sprintf(char *__restrict buffer, const char *__restrict format, ...)
    __attribute__((format(printf, 2, 3)));
int snprintf(char *__restrict buffer, size_t size,
             const char *__restrict format, ...)
    __attribute__((format(printf, 3, 4)));
int vprintf(const char *__restrict format, va_list args);
int vfprintf(FILE *__restrict file, const char *__restrict format,
             va_list args);
int vsprintf(char *__restrict buffer, const char *__restrict format,
             va_list args);
int vsnprintf(char *__restrict buffer, size_t size,
              const char *__restrict format, va_list args);

int getchar(void);
int getc(FILE *file);
int fgetc(FILE *file);
int ungetc(int c, FILE *file);
char *fgets(char *__restrict s, int size, FILE *__restrict file);
size_t fread(void *__restrict data, size_t size, size_t count,
             FILE *__restrict file);
int scanf(const char *__restrict format, ...)
    __attribute__((format(scanf, 1, 2)));
int fscanf(FILE *__restrict file, const char *__restrict format, ...)
    __attribute__((format(scanf, 2, 3)));
int sscanf(const char *__restrict s, const char *__restrict format, ...)
    __attribute__((format(scanf, 2, 3)));
int vscanf(const char *__restrict format, va_list args);
int vfscanf(FILE *__restrict file, const char *__restrict format, va_list args);
int vsscanf(const char *__restrict s, const char *__restrict format,
            va_list args);

int feof(FILE *file);
int ferror(FILE *file);
void clearerr(FILE *file);
int fflush(FILE *file);
void perror(const char *s);
/** Always null: there are no files. */
FILE *fopen(const char *__restrict name, const char *__restrict mode);
int fclose(FILE *file);
int fileno(FILE *file);
int setvbuf(FILE *__restrict file, char *__restrict buffer, int mode,
            size_t size);
void setbuf(FILE *__restrict file, char *__restrict buffer);
int fseek(FILE *file, long offset, int whence);
long ftell(FILE *file);
void rewind(FILE *file);
FILE *freopen(const char *__restrict name, const char *__restrict mode,
              FILE *__restrict file);
FILE *tmpfile(void);
int remove(const char *name);
int rename(const char *from, const char *to);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* COURSE_STDIO_H */
