//===- course.h - The machine's functions, for native runs ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Stands in for the target's <course.h> when a program is compiled for the
/// host. The host's C library has functions of the same names, so programs are
/// compiled with read, write, malloc and free renamed to course_read and so on
/// (-Dread=course_read ...); course_native.c defines those.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_NATIVE_COURSE_H
#define COURSE_NATIVE_COURSE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

uint64_t read(void);
void write(uint64_t Value);
void *malloc(size_t Size);
void free(void *Block);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // COURSE_NATIVE_COURSE_H
