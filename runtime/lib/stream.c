/*===-- stream.c - Input and output of bytes --------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#include "input.h"
#include "sink.h"
#include <errno.h>
#include <stdio.h>
#include <string.h>

FILE __course_stdin = {.pushed_back = NO_BYTE};
FILE __course_stdout = {.pushed_back = NO_BYTE};
FILE __course_stderr = {.pushed_back = NO_BYTE};

int fputc(int c, FILE *file) {
  unsigned char byte = (unsigned char)c;
  write(file == stderr ? byte + 256u : byte);
  return byte;
}

int putc(int c, FILE *file) { return fputc(c, file); }
int putc_unlocked(int c, FILE *file) { return fputc(c, file); }
int putchar(int c) { return fputc(c, stdout); }
int putchar_unlocked(int c) { return fputc(c, stdout); }

int fputs(const char *restrict s, FILE *restrict file) {
  for (; *s; ++s)
    fputc(*s, file);
  return 1;
}

int puts(const char *s) {
  fputs(s, stdout);
  putchar('\n');
  return 1;
}

size_t fwrite(const void *restrict data, size_t size, size_t count,
              FILE *restrict file) {
  const char *bytes = data;
  for (size_t i = 0; i != size * count; ++i)
    fputc(bytes[i], file);
  return size == 0 ? 0 : count;
}

int fgetc(FILE *file) {
  if (file->pushed_back != NO_BYTE) {
    unsigned long c = file->pushed_back;
    file->pushed_back = NO_BYTE;
    return (int)c;
  }
  return read_byte(file);
}

int getc(FILE *file) { return fgetc(file); }
int getchar(void) { return fgetc(stdin); }

int ungetc(int c, FILE *file) {
  if (c == EOF || file->pushed_back != NO_BYTE)
    return EOF;
  file->pushed_back = (unsigned char)c;
  return (unsigned char)c;
}

char *fgets(char *restrict s, int size, FILE *restrict file) {
  int length = 0;
  while (length < size - 1) {
    int c = fgetc(file);
    if (c == EOF)
      break;
    s[length++] = (char)c;
    if (c == '\n')
      break;
  }
  if (length == 0)
    return NULL;
  s[length] = 0;
  return s;
}

size_t fread(void *restrict data, size_t size, size_t count,
             FILE *restrict file) {
  char *bytes = data;
  for (size_t i = 0; i != size * count; ++i) {
    int c = fgetc(file);
    if (c == EOF)
      return i / size;
    bytes[i] = (char)c;
  }
  return size == 0 ? 0 : count;
}

int feof(FILE *file) { return file->is_at_end && file->pushed_back == NO_BYTE; }
int ferror(FILE *file) {
  (void)file;
  return 0;
}
void clearerr(FILE *file) { file->is_at_end = 0; }
int fflush(FILE *file) {
  (void)file;
  return 0;
}

void perror(const char *s) {
  if (s && *s)
    fprintf(stderr, "%s: ", s);
  fprintf(stderr, "%s\n", strerror(errno));
}

FILE *fopen(const char *restrict name, const char *restrict mode) {
  (void)name;
  (void)mode;
  errno = ENOENT;
  return NULL;
}

FILE *freopen(const char *restrict name, const char *restrict mode,
              FILE *restrict file) {
  (void)file;
  return fopen(name, mode);
}
FILE *tmpfile(void) { return fopen("", ""); }

/* What has gone by is gone. */
int fseek(FILE *file, long offset, int whence) {
  (void)file;
  (void)offset;
  (void)whence;
  errno = EINVAL;
  return -1;
}
long ftell(FILE *file) { return fseek(file, 0, SEEK_CUR); }
void rewind(FILE *file) { (void)file; }

int fclose(FILE *file) {
  (void)file;
  return 0;
}

int fileno(FILE *file) { return file == stdin ? 0 : file == stdout ? 1 : 2; }

int setvbuf(FILE *restrict file, char *restrict buffer, int mode, size_t size) {
  (void)file;
  (void)buffer;
  (void)mode;
  (void)size;
  return 0;
}

void setbuf(FILE *restrict file, char *restrict buffer) {
  (void)file;
  (void)buffer;
}

int remove(const char *name) {
  (void)name;
  errno = ENOENT;
  return -1;
}

int rename(const char *from, const char *to) {
  (void)to;
  return remove(from);
}
