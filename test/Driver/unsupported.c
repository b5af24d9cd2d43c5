// Options that ask for what the machine cannot do are errors, not ignored.
// RUN: not clang --target=course -### -fexceptions %s 2>&1 | FileCheck %s -DOPTION=-fexceptions
// RUN: not clang --target=course -### -x c++ -fcxx-exceptions %s 2>&1 | FileCheck %s -DOPTION=-fcxx-exceptions
// RUN: not clang --target=course -### -shared %s 2>&1 | FileCheck %s -DOPTION=-shared
// RUN: not clang --target=course -### -r %s 2>&1 | FileCheck %s -DOPTION=-r
// RUN: not clang --target=course -### -pie %s 2>&1 | FileCheck %s -DOPTION=-pie
// RUN: not clang --target=course -### -fuse-ld=lld %s 2>&1 | FileCheck %s -DOPTION=-fuse-ld=lld
// RUN: not clang --target=course -### -flto=thin %s 2>&1 | FileCheck %s -DOPTION=-flto=thin
// RUN: not clang --target=course -### -fstack-protector-all %s 2>&1 | FileCheck %s -DOPTION=-fstack-protector-all
// RUN: not clang --target=course -### -fsanitize=address %s 2>&1 | FileCheck %s -DOPTION=-fsanitize=address
// RUN: not clang --target=course -### -fopenmp %s 2>&1 | FileCheck %s -DOPTION=-fopenmp
// RUN: not clang --target=course -### --coverage %s 2>&1 | FileCheck %s -DOPTION=--coverage
// RUN: not clang --target=course -### -fprofile-generate %s 2>&1 | FileCheck %s -DOPTION=-fprofile-generate
// RUN: not clang --target=course -### -pg %s 2>&1 | FileCheck %s -DOPTION=-pg
// RUN: not clang --target=course -### -m32 %s 2>&1 | FileCheck %s -DOPTION=-m32
// RUN: not clang --target=course -### -msse2 %s 2>&1 | FileCheck %s -DOPTION=-msse2
// RUN: not clang --target=course -### -march=native %s 2>&1 | FileCheck %s -DOPTION=-march=
// CHECK: error: unsupported option '[[OPTION]]' for target 'course'
// CHECK-NOT: error:

// The last one of a pair counts.
// RUN: clang --target=course -### -Werror -fexceptions -fno-exceptions %s

// There is nothing to assemble to.
// RUN: echo > %t.s
// RUN: not clang --target=course -c %t.s -o %t.o 2>&1 | FileCheck %s --check-prefix=ASM
// RUN: not clang --target=course %t.s -o %t.o 2>&1 | FileCheck %s --check-prefix=ASM
// ASM: error: cannot assemble '{{.*}}.s': the course machine has no object format
// RUN: not clang --target=course -fno-lto -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=NOLTO
// NOLTO: error: cannot assemble '{{.*}}unsupported.c': the course machine has no object format

// RUN: not clang --target=course -emit-llvm %s -o %t.o 2>&1 | FileCheck %s --check-prefix=EMIT
// EMIT: error: -emit-llvm cannot be used when linking

// RUN: not clang --target=course -fsyntax-only -x c++ -DTHROW %s 2>&1 | FileCheck %s --check-prefix=THROW
// THROW: error: cannot use 'throw' with exceptions disabled
#ifdef THROW
void f() { throw 1; }
#endif
