//===- calendar.c ---------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Dates: day of the week, leap years, days between two dates and Easter, for
/// years read from the input.

#include <course.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct {
  uint16_t year;
  uint8_t month, day;
} Date;

static bool isLeap(uint16_t year) {
  return year % 4 == 0 && (year % 100 || year % 400 == 0);
}

static const uint8_t DaysOf[2][12] = {
    {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31},
    {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31}};

static uint32_t dayNumber(Date date) {
  uint32_t before = date.year - 1u;
  uint32_t days = before * 365 + before / 4 - before / 100 + before / 400;
  for (uint8_t month = 1; month < date.month; ++month)
    days += DaysOf[isLeap(date.year)][month - 1];
  return days + date.day;
}

static Date easter(uint16_t year) {
  int a = year % 19, b = year / 100, c = year % 100, d = b / 4, e = b % 4;
  int f = (b + 8) / 25, g = (b - f + 1) / 3, h = (19 * a + b - d - g + 15) % 30;
  int i = c / 4, k = c % 4, l = (32 + 2 * e + 2 * i - h - k) % 7;
  int m = (a + 11 * h + 22 * l) / 451, n = h + l - 7 * m + 114;
  return (Date){year, (uint8_t)(n / 31), (uint8_t)(n % 31 + 1)};
}

int main(void) {
  uint32_t last = 0;
  for (uint64_t year; (year = read());) {
    Date date = easter((uint16_t)year);
    write(date.month);
    write(date.day);
    uint32_t number = dayNumber(date);
    write(number % 7);
    write(number - last);
    last = number;
  }
  write(dayNumber((Date){2000, 3, 1}) % 7);
  return 0;
}
