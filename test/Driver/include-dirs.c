// Where headers are looked for: the resource directory, the machine's own, and
// nowhere else.
// RUN: clang --target=course -### -c %s 2>&1 | FileCheck %s
// RUN: clang --target=course -### -c %s -nostdinc 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: clang --target=course -### -c %s -nostdlibinc 2>&1 | FileCheck %s --check-prefix=NOLIB
// RUN: clang --target=course -### -c %s -nobuiltininc 2>&1 | FileCheck %s --check-prefix=NOBUILTIN
// RUN: clang --target=course -### -c %s --sysroot=/sys/root 2>&1 | FileCheck %s --check-prefix=SYSROOT
// RUN: clang --target=course -### -c -x c++ %s 2>&1 | FileCheck %s
// RUN: not clang --target=course -fsyntax-only -nostdinc %s 2>&1 | FileCheck %s --check-prefix=MISSING

#include <stdint.h>

// CHECK: "-nostdsysteminc"
// CHECK-SAME: "-internal-isystem" "{{[^"]*}}lib/clang/22/include" "-internal-externc-isystem" "{{[^"]*}}/lib/course/include"
// CHECK-NOT: isystem

// NONE: "-nostdsysteminc"
// NONE-NOT: isystem

// NOLIB: "-internal-isystem" "{{[^"]*}}lib/clang/22/include"
// NOLIB-NOT: isystem

// NOBUILTIN-NOT: "-internal-isystem"
// NOBUILTIN: "-internal-externc-isystem" "{{[^"]*}}/lib/course/include"

// SYSROOT: "-internal-externc-isystem" "/sys/root/include"

// MISSING: include-dirs.c:11:10: fatal error: 'stdint.h' file not found
