/*===-- sink.h - Formatted output on its way --------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#ifndef COURSE_RUNTIME_SINK_H
#define COURSE_RUNTIME_SINK_H

#include <stddef.h>
#include <stdint.h>

/* Where formatted text goes: to the machine's output or into a buffer. */
struct sink {
  char *buffer;     /* null for the machine's output */
  size_t size;      /* of the buffer without the 0 at its end, SIZE_MAX if it is
                     * not known; what does not fit is only counted */
  size_t count;     /* bytes so far */
  uint64_t channel; /* added to each byte of output */
};

uint64_t write(uint64_t value);

static inline void emit(struct sink *sink, char c) {
  if (!sink->buffer)
    write((unsigned char)c + sink->channel);
  else if (sink->size == SIZE_MAX || sink->count < sink->size)
    sink->buffer[sink->count] = c;
  ++sink->count;
}

static inline void emit_times(struct sink *sink, char c, long n) {
  for (; n > 0; --n)
    emit(sink, c);
}

/* The digit of a number at a unit, a power of 10. */
static inline char digit_of(uint64_t value, uint64_t unit) {
  return (char)('0' + value / unit % 10);
}

/* A number without leading zeros, from the first digit on, in no memory. */
static inline void emit_decimal(struct sink *sink, uint64_t value) {
  uint64_t unit = 1;
  while (value / unit >= 10)
    unit *= 10;
  emit(sink, (char)('0' + value / unit));
  while ((unit /= 10) != 0)
    emit(sink, digit_of(value, unit));
}

/* How a conversion is to look. */
struct conversion {
  int is_left, has_plus, has_space, is_alternate, is_zero_padded;
  long width;
  long precision; /* negative for none */
  char letter;
};

/* A floating-point number for a, e, f, g and their capitals. */
void __course_emit_double(struct sink *sink, const struct conversion *c,
                          double value);

#endif /* COURSE_RUNTIME_SINK_H */
