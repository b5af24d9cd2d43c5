//===- strings.c ----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Strings without a library: length, comparison, search, reversal, counting of
/// words; text is written as character codes.

#include <course.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

static size_t length(const char *s) {
  const char *end = s;
  while (*end)
    ++end;
  return end - s;
}

static int compare(const char *a, const char *b) {
  while (*a && *a == *b) {
    ++a;
    ++b;
  }
  return (int)(unsigned char)*a - (int)(unsigned char)*b;
}

static const char *find(const char *text, const char *word) {
  for (; *text; ++text) {
    size_t i = 0;
    while (word[i] && text[i] == word[i])
      ++i;
    if (!word[i])
      return text;
  }
  return NULL;
}

static void reverse(char *s) {
  for (char *end = s + length(s); s < end; ++s) {
    char c = *s;
    *s = *--end;
    *end = c;
  }
}

static void copy(char *to, const char *from) {
  while ((*to++ = *from++))
    ;
}

static bool isPalindrome(const char *s) {
  size_t i = 0, j = length(s);
  while (i < j)
    if (s[i++] != s[--j])
      return false;
  return true;
}

static unsigned countWords(const char *s) {
  unsigned words = 0;
  bool inside = false;
  for (; *s; ++s) {
    bool letter = (*s >= 'a' && *s <= 'z') || (*s >= 'A' && *s <= 'Z');
    words += letter && !inside;
    inside = letter;
  }
  return words;
}

static void print(const char *s) {
  while (*s)
    write((unsigned char)*s++);
}

static const char Text[] = "the quick brown fox jumps over the lazy dog";
static const char *const Words[] = {"fox", "cat", "the", "", "dog", "lazy cat"};

int main(void) {
  char buffer[64];
  write(length(Text));
  write(countWords(Text));
  for (unsigned i = 0; i < sizeof Words / sizeof *Words; ++i) {
    const char *at = find(Text, Words[i]);
    write(at ? at - Text : 999);
    write(compare(Words[i], "dog") < 0);
    write(compare("dog", Words[i]) < 0);
  }
  copy(buffer, Text);
  reverse(buffer);
  print(buffer);
  write(isPalindrome(buffer));
  write(isPalindrome("level"));
  write(isPalindrome("abba"));
  write(isPalindrome("ab"));
  return 0;
}
