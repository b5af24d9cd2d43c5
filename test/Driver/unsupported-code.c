// What a program may ask for and the machine cannot do: an error with its place,
// exit status 1, and no output file, at all levels.
// RUN: rm -f %t.s
// RUN: not clang --target=course -O0 -DASM %s -o %t.s 2>&1 | FileCheck %s --check-prefix=LINKED
// RUN: not clang --target=course -O2 -DASM %s -o %t.s 2>&1 | FileCheck %s --check-prefix=LINKED
// RUN: not clang --target=course -O2 -DASM -S %s -o %t.s 2>&1 | FileCheck %s --check-prefix=ASM
// LINKED: error: {{.*}}unsupported-code.c:[[# @LINE + 52]]:3: in function main {{.*}}: inline assembly is not supported
// ASM: unsupported-code.c:[[# @LINE + 51]]:3:{{.*}} inline assembly is not supported
// RUN: not clang --target=course -O0 -DASM_GOTO %s -o %t.s 2>&1 | FileCheck %s --check-prefix=GOTO
// RUN: not clang --target=course -O2 -DASM_GOTO %s -o %t.s 2>&1 | FileCheck %s --check-prefix=GOTO
// GOTO: error: {{.*}}unsupported-code.c:{{[0-9]+}}:{{[0-9]+}}: in function main {{.*}}: inline assembly is not supported
// RUN: not clang --target=course -O2 -DTOP_ASM %s -o %t.s 2>&1 | FileCheck %s --check-prefix=TOP
// TOP: unsupported-code.c:{{[0-9]+}}:{{[0-9]+}}: error: inline assembly is not supported
// RUN: not clang --target=course -O2 -DREGISTER %s -o %t.s 2>&1 | FileCheck %s --check-prefix=REGISTER
// REGISTER: unsupported-code.c:{{[0-9]+}}:{{[0-9]+}}: error: unknown register name 'r1' in asm
// RUN: not clang --target=course -O0 -DSETJMP %s -o %t.s 2>&1 | FileCheck %s --check-prefix=SETJMP
// RUN: not clang --target=course -O3 -DSETJMP %s -o %t.s 2>&1 | FileCheck %s --check-prefix=SETJMP
// SETJMP-DAG: error: 'setjmp' is not supported, referenced by 'main' in {{.*}}unsupported-code.c:{{[0-9]+}}
// SETJMP-DAG: error: 'longjmp' is not supported, referenced by 'main' in {{.*}}unsupported-code.c:{{[0-9]+}}
// RUN: not clang --target=course -O2 -DBUILTIN_SETJMP %s -o %t.s 2>&1 | FileCheck %s --check-prefix=BUILTIN
// BUILTIN: unsupported-code.c:{{[0-9]+}}:{{[0-9]+}}: error: __builtin_setjmp is not supported for the current target
// BUILTIN: unsupported-code.c:{{[0-9]+}}:{{[0-9]+}}: error: __builtin_longjmp is not supported for the current target
// RUN: not clang --target=course -O2 -DRETURN_ADDRESS %s -o %t.s 2>&1 | FileCheck %s --check-prefix=RETURN
// RETURN: error: {{.*}}unsupported-code.c:{{[0-9]+}}:{{[0-9]+}}: in function main {{.*}}: a return address is not supported
// RUN: not clang --target=course -O2 -DWIDE %s -o %t.s 2>&1 | FileCheck %s --check-prefix=WIDE
// WIDE: unsupported-code.c:{{[0-9]+}}:{{[0-9]+}}: error: __float128 is not supported on this target
// RUN: not clang --target=course -O2 -DCACHE %s -o %t.s 2>&1 | FileCheck %s --check-prefix=CACHE
// CACHE: error: {{.*}}unsupported-code.c:{{[0-9]+}}:{{[0-9]+}}: in function main {{.*}}: intrinsic 'llvm.clear_cache' is not supported
// RUN: not clang --target=course -O2 -DUNDEFINED %s -o %t.s 2>&1 | FileCheck %s --check-prefix=UNDEFINED
// UNDEFINED: error: undefined function 'nowhere', referenced by 'main' in {{.*}}unsupported-code.c:{{[0-9]+}}
// RUN: not clang --target=course -O2 -x c++ -DTYPEID %s -o %t.s 2>&1 | FileCheck %s --check-prefix=TYPEID
// TYPEID: unsupported-code.c:{{[0-9]+}}:{{[0-9]+}}: error: use of dynamic_cast requires -frtti
// RUN: not clang --target=course -O2 -x c++ -DTRY %s -o %t.s 2>&1 | FileCheck %s --check-prefix=TRY
// TRY: unsupported-code.c:{{[0-9]+}}:{{[0-9]+}}: error: cannot use 'try' with exceptions disabled
// RUN: not ls %t.s

#ifdef SETJMP
#include <setjmp.h>
jmp_buf context;
#endif
#ifdef TOP_ASM
__asm__("nop");
#endif
#ifdef REGISTER
register long one __asm__("r1");
#endif
#ifdef WIDE
__float128 wide;
#endif
void *buffer[5];
int nowhere(int);
#ifdef TYPEID
struct Base { virtual ~Base(); };
struct Derived : Base {};
#endif

int main(void) {
#ifdef ASM
  __asm__("nop");
#elif defined(ASM_GOTO)
  __asm__ goto("nop" : : : : out);
out:
#elif defined(REGISTER)
  return one;
#elif defined(SETJMP)
  if (setjmp(context) == 0)
    longjmp(context, 1);
#elif defined(BUILTIN_SETJMP)
  if (__builtin_setjmp(buffer) == 0)
  __builtin_longjmp(buffer, 1);
#elif defined(RETURN_ADDRESS)
  buffer[0] = __builtin_return_address(0);
  return buffer[0] == buffer;
#elif defined(CACHE)
  __builtin___clear_cache((char *)buffer, (char *)(buffer + 5));
#elif defined(UNDEFINED)
  return nowhere(3);
#elif defined(TYPEID)
  return !dynamic_cast<Derived *>((Base *)buffer);
#elif defined(TRY)
  try {
    return 1;
  } catch (...) {
  }
#endif
  return 0;
}
