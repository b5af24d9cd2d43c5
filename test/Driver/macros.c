// Predefined macros: the target, its processor, and the sizes that programs
// decide on.
// RUN: clang --target=course -dM -E -x c /dev/null | FileCheck %s --check-prefixes=CHECK,RAN
// RUN: clang --target=course -mcpu=swpp2020 -dM -E -x c /dev/null | FileCheck %s --check-prefixes=CHECK,RAN
// RUN: clang --target=course -mcpu=swpp2020-spec -dM -E -x c /dev/null | FileCheck %s --check-prefixes=CHECK,SPEC
// RUN: not clang --target=course -mcpu=swpp2021 -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// CHECK-DAG: #define __BIGGEST_ALIGNMENT__ 8
// CHECK-DAG: #define __BYTE_ORDER__ __ORDER_LITTLE_ENDIAN__
// CHECK-DAG: #define __COURSE__ 1
// CHECK-DAG: #define __LP64__ 1
// CHECK-DAG: #define __SIZEOF_INT128__ 16
// CHECK-DAG: #define __SIZEOF_INT__ 4
// CHECK-DAG: #define __SIZEOF_LONG_DOUBLE__ 8
// CHECK-DAG: #define __SIZEOF_LONG__ 8
// CHECK-DAG: #define __SIZEOF_POINTER__ 8
// CHECK-DAG: #define __STDC_HOSTED__ 1
// CHECK-DAG: #define __course__ 1
// RAN-DAG: #define __COURSE_SWPP2020__ 1
// SPEC-DAG: #define __COURSE_SWPP2020_SPEC__ 1

// One processor at a time, and nothing of the host.
// RUN: clang --target=course -dM -E -x c /dev/null | FileCheck %s --check-prefix=NOT
// NOT-NOT: SWPP2020_SPEC
// NOT-NOT: __CHAR_UNSIGNED__
// NOT-NOT: __linux__
// NOT-NOT: __x86_64__

// UNKNOWN: error: unknown target CPU 'swpp2021'
// UNKNOWN: note: valid target CPU values are: swpp2020, swpp2020-spec
