// What the driver does for each kind of request.
// RUN: clang --target=course -### -O2 %s %S/Inputs/empty.c -o prog.s 2>&1 | FileCheck %s --check-prefix=LINK
// RUN: clang --target=course -### %s 2>&1 | FileCheck %s --check-prefix=DEFAULT
// RUN: clang --target=course -### -O2 -c %s 2>&1 | FileCheck %s --check-prefixes=OBJECT,ONE
// RUN: clang --target=course -### -c -emit-llvm %s 2>&1 | FileCheck %s --check-prefixes=BITCODE,ONE
// RUN: clang --target=course -### -S %s 2>&1 | FileCheck %s --check-prefixes=ASM,ONE
// RUN: clang --target=course -### -S -emit-llvm %s 2>&1 | FileCheck %s --check-prefixes=IR,ONE
// RUN: clang --target=course -### -S -flto %s 2>&1 | FileCheck %s --check-prefixes=LTOIR,ONE
// RUN: clang --target=course -### -save-temps %s 2>&1 | FileCheck %s --check-prefix=TEMPS

// LINK: "-cc1" "-triple" "course" "-O2" "-emit-llvm-bc" "-flto=full"{{.*}} "-o" "[[A:[^"]*]].o" "-x" "c" "{{[^"]*}}steps.c"
// LINK-NEXT: "-cc1" "-triple" "course" "-O2" "-emit-llvm-bc" "-flto=full"{{.*}} "-o" "[[B:[^"]*]].o" "-x" "c" "{{[^"]*}}empty.c"
// LINK-NEXT: course-link" "-o" "prog.s" "-O2" "-L{{[^"]*}}/lib/course" "[[A]].o" "[[B]].o"{{$}}

// DEFAULT: "-cc1"{{.*}}"-flto=full"{{.*}}"-mthread-model" "single" "-mframe-pointer=none"
// DEFAULT-NOT: exceptions"
// DEFAULT-SAME: "-fno-rtti"
// DEFAULT-NOT: exceptions"
// DEFAULT: course-link" "-o" "a.out" "-O0" "-L{{[^"]*}}/lib/course" "{{[^"]*}}.o"{{$}}

// OBJECT: "-emit-llvm-bc" "-flto=full"{{.*}} "-o" "steps.o"
// BITCODE: "-emit-llvm-bc"
// BITCODE-NOT: "-flto
// BITCODE-SAME: "-o" "steps.bc"
// ASM: "-cc1" "-triple" "course" "-S"
// ASM-NOT: "-flto
// ASM-SAME: "-o" "steps.s"
// IR: "-cc1" "-triple" "course" "-emit-llvm"
// IR-NOT: "-flto
// IR-SAME: "-o" "steps.ll"
// LTOIR: "-emit-llvm" "-flto=full"
// ONE-NOT: {{-cc1|course-link}}

// TEMPS: "-o" "steps.i"
// TEMPS: "-o" "steps.bc"
// TEMPS: "-o" "steps.o"
// TEMPS: course-link" "-o" "a.out" "-O0" "--save-temps" "-L{{[^"]*}}/lib/course" "steps.o"
