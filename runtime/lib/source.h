/*===-- source.h - Where formatted input comes from --------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#ifndef COURSE_RUNTIME_SOURCE_H
#define COURSE_RUNTIME_SOURCE_H

#include "input.h"
#include <stdint.h>
#include <stdio.h>

/* Where the text comes from: a file, or a string if there is none. */
struct source {
  FILE *file;
  const char *string;
  long count; /* bytes consumed */
};

static inline int next(struct source *source) {
  int c;
  if (!source->file)
    c = *source->string ? (unsigned char)*source->string++ : EOF;
  else
    c = fgetc(source->file);
  source->count += c != EOF;
  return c;
}

static inline void put_back(struct source *source, int c) {
  if (c == EOF)
    return;
  --source->count;
  if (!source->file)
    --source->string;
  else
    ungetc(c, source->file);
}

/* What comes after a character: nothing has been put back, and the end has not
 * been reached. At the end, anything from 256 on, of which nobody takes note
 * but stop_at(). */
static inline uint64_t next_raw(struct source *source) {
  uint64_t c = source->file      ? read()
               : *source->string ? (unsigned char)*source->string++
                                 : 256;
  source->count += c < 256;
  return c;
}

/* The first character that is not consumed, which has come from next() or
 * next_raw(). Gives 1, or EOF at the end. */
static inline int stop_at(struct source *source, uint64_t c) {
  FILE *file = source->file;
  if (c < 256) {
    --source->count;
    if (!file)
      --source->string;
    else
      file->pushed_back = c;
    return 1;
  }
  if (file)
    file->is_at_end = 1;
  return EOF;
}

static inline int is_space(uint64_t c) {
  return c == ' ' || (c >= '\t' && c <= '\r');
}
static inline int is_digit(uint64_t c) { return c - '0' < 10; }

/* The first one after spaces; the end is from 256 on. */
static inline uint64_t next_not_space(struct source *source) {
  uint64_t c;
  FILE *file = source->file;
  if (!file || file->pushed_back == NO_BYTE) {
    c = (uint64_t)next(source);
  } else {
    /* As it was put back: no conversion to be undone. */
    c = file->pushed_back;
    file->pushed_back = NO_BYTE;
    ++source->count;
  }
  while (is_space(c))
    c = next_raw(source);
  return c;
}

static inline void skip_space(struct source *source) {
  stop_at(source, next_not_space(source));
}

#endif /* COURSE_RUNTIME_SOURCE_H */
