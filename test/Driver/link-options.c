// What the link step is told, and what it need not be told.
// RUN: clang --target=course -### -mcpu=swpp2020-spec -L/lib/dir -lfoo -Wl,-l,bar \
// RUN:   -Xlinker -x -mllvm -regalloc=basic -Rpass=inline -Rpass-missed=gvn \
// RUN:   -Rpass-analysis=licm %s -o prog.s 2>&1 | FileCheck %s --check-prefix=ALL
// RUN: clang --target=course -### -Werror -static -pthread -s -nostdlib %s 2>&1 | FileCheck %s --check-prefix=HARMLESS
// RUN: clang --target=course -### --sysroot=%S/Inputs/sysroot %s 2>&1 | FileCheck %s --check-prefix=SYSROOT

// ALL: "-target-cpu" "swpp2020-spec"
// ALL: course-link" "-o" "prog.s" "-O0" "-mcpu=swpp2020-spec" "-mllvm" "-pass-remarks=inline" "-mllvm" "-pass-remarks-missed=gvn" "-mllvm" "-pass-remarks-analysis=licm" "-mllvm" "-regalloc=basic" "-L/lib/dir" "-L{{[^"]*}}/lib/course" "-lfoo" "-l" "bar" "-x" "{{[^"]*}}.o"{{$}}

// HARMLESS-NOT: {{error|warning}}:
// HARMLESS: course-link" "-o" "a.out" "-O0" "-L{{[^"]*}}/lib/course" "{{[^"]*}}.o"{{$}}

// SYSROOT: course-link"{{.*}} "-L{{[^"]*}}sysroot{{/|\\\\}}lib"

// The level of the code generator, which bitcode from elsewhere leaves open.
// RUN: clang --target=course -### -O0 %s 2>&1 | FileCheck %s --check-prefix=LEVEL -DN=0
// RUN: clang --target=course -### -O %s 2>&1 | FileCheck %s --check-prefix=LEVEL -DN=1
// RUN: clang --target=course -### -Og %s 2>&1 | FileCheck %s --check-prefix=LEVEL -DN=1
// RUN: clang --target=course -### -O1 -O3 %s 2>&1 | FileCheck %s --check-prefix=LEVEL -DN=3
// RUN: clang --target=course -### -Os %s 2>&1 | FileCheck %s --check-prefix=LEVEL -DN=2
// RUN: clang --target=course -### -Oz %s 2>&1 | FileCheck %s --check-prefix=LEVEL -DN=2
// RUN: clang --target=course -### -O4 %s 2>&1 | FileCheck %s --check-prefix=LEVEL -DN=3
// RUN: clang --target=course -### -Ofast %s 2>&1 | FileCheck %s --check-prefix=LEVEL -DN=3
// LEVEL: course-link" "-o" "a.out" "-O[[N]]"

// The level of the compilation to bitcode: what -O3 adds comes at the link.
// RUN: clang --target=course -### -c -O2 %s 2>&1 | FileCheck %s --check-prefix=COMPILE
// RUN: clang --target=course -### -c -O3 %s 2>&1 | FileCheck %s --check-prefix=BITCODE
// RUN: clang --target=course -### -c -Ofast %s 2>&1 | FileCheck %s --check-prefix=BITCODE
// RUN: clang --target=course -### -S -O3 %s 2>&1 | FileCheck %s --check-prefix=ASSEMBLY
// COMPILE-NOT: "-O3"
// COMPILE: "-cc1"{{.*}} "-O2"
// COMPILE-NOT: "-O3"
// BITCODE: "-cc1"{{.*}} "-O{{3|fast}}" {{.*}} "-O2"
// BITCODE-NOT: "-O{{3|fast}}"
// ASSEMBLY: "-cc1"{{.*}} "-O3"
// ASSEMBLY-NOT: "-O2"

// RUN: touch %t.o
// RUN: clang --target=course -### %t.o 2>&1 | FileCheck %s --check-prefix=OPEN
// RUN: clang --target=course -### -O3 %t.o 2>&1 | FileCheck %s --check-prefix=LEVEL -DN=3
// OPEN: course-link" "-o" "a.out" "-L{{[^"]*}}/lib/course" "{{[^"]*}}.o"{{$}}
