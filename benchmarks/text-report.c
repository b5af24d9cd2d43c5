//===- text-report.c ------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Marks of students with averages in floating point, formatted by printf and
/// sorted by qsort.

// text

#include <stdio.h>
#include <stdlib.h>

typedef struct {
  int id, marks[3];
  double average;
} Student;

static int compare(const void *a, const void *b) {
  const Student *x = a, *y = b;
  if (x->average < y->average)
    return 1;
  if (x->average > y->average)
    return -1;
  return x->id - y->id;
}

int main(void) {
  int n;
  static Student students[24];
  if (scanf("%d", &n) != 1)
    return 1;
  for (int i = 0; i < n; i++) {
    students[i].id = 100 + i;
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      students[i].marks[k] = (i * 37 + k * 53) % 100;
      sum += students[i].marks[k];
    }
    students[i].average = sum / 3;
  }
  qsort(students, n, sizeof students[0], compare);
  for (int i = 0; i < n; i++)
    printf("%3d. %d %6.2f %s\n", i + 1, students[i].id, students[i].average,
           students[i].average >= 50 ? "passed" : "failed");
  return 0;
}
