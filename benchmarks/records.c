//===- records.c ----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A table of records: read, sorted by two keys with whole structures moved,
/// grouped, and printed in order of the groups' totals.

#include <course.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct {
  uint32_t id;
  uint16_t group;
  uint8_t grade;
  bool valid;
  int64_t amount;
} Record;

typedef struct {
  uint16_t group;
  uint32_t members;
  int64_t total;
  Record best;
} Summary;

enum { MaxGroups = 24 };

static Record readRecord(uint32_t id) {
  Record record = {.id = id, .valid = true};
  record.group = (uint16_t)(read() % MaxGroups);
  record.amount = (int64_t)read();
  record.grade = (uint8_t)record.amount;
  record.valid = record.amount % 7 != 0;
  return record;
}

static bool precedes(const Record *a, const Record *b) {
  if (a->group != b->group)
    return a->group < b->group;
  return a->amount != b->amount ? a->amount > b->amount : a->id < b->id;
}

static void sortRecords(Record *records, uint64_t n) {
  for (uint64_t i = 1; i < n; ++i) {
    Record record = records[i];
    uint64_t j = i;
    for (; j && precedes(&record, &records[j - 1]); --j)
      records[j] = records[j - 1];
    records[j] = record;
  }
}

static Summary summarise(const Record *records, uint64_t *at, uint64_t n) {
  Summary s = {.group = records[*at].group, .best = records[*at]};
  for (; *at < n && records[*at].group == s.group; ++*at) {
    if (!records[*at].valid)
      continue;
    ++s.members;
    s.total += records[*at].amount;
    if (records[*at].grade > s.best.grade)
      s.best = records[*at];
  }
  return s;
}

int main(void) {
  uint64_t n = read(), count = 0;
  Record *records = malloc(n * sizeof *records);
  Summary *groups = malloc(MaxGroups * sizeof *groups);
  for (uint64_t i = 0; i < n; ++i)
    records[i] = readRecord((uint32_t)i);
  sortRecords(records, n);
  for (uint64_t at = 0; at < n;) {
    Summary summary = summarise(records, &at, n);
    uint64_t j = count++;
    for (; j && groups[j - 1].total < summary.total; --j)
      groups[j] = groups[j - 1];
    groups[j] = summary;
  }
  for (uint64_t i = 0; i < count; ++i) {
    write(groups[i].group);
    write(groups[i].members);
    write(groups[i].total);
    write(groups[i].best.id);
  }
  free(records);
  free(groups);
  return 0;
}
