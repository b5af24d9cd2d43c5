// Variadic arguments: as fixed ones, each in 8-byte slots that follow each other
// in memory.
// RUN: clang --target=course -fdiscard-value-names -O1 -S -emit-llvm %s -o - | FileCheck %s
#include <stdarg.h>

typedef struct {
  char A, B, C;
} Three;
typedef struct {
  long A, B;
} Sixteen;
typedef struct {
} Empty;

// CHECK-LABEL: define {{.*}}i32 @next(
// CHECK: %[[P:.*]] = load ptr, ptr %0
// CHECK: %[[N:.*]] = getelementptr {{.*}}i8, ptr %[[P]], i64 8
// CHECK: store ptr %[[N]], ptr %0
// CHECK: load i32, ptr %[[P]], align 8
int next(va_list *L) { return va_arg(*L, int); }

// CHECK-LABEL: define {{.*}}i128 @nextWide(
// CHECK: %[[P:.*]] = load ptr, ptr %0
// CHECK: getelementptr {{.*}}i8, ptr %[[P]], i64 16
// CHECK: load i128, ptr %[[P]], align 8
__int128 nextWide(va_list *L) { return va_arg(*L, __int128); }

// Small structures are in the slot, larger ones where it points to.
// CHECK-LABEL: define {{.*}}i8 @nextSmall(
// CHECK: %[[P:.*]] = load ptr, ptr %0
// CHECK: getelementptr {{.*}}i8, ptr %[[P]], i64 8
// CHECK: %[[C:.*]] = getelementptr {{.*}}i8, ptr %[[P]], i64 2
// CHECK: load i8, ptr %[[C]]
char nextSmall(va_list *L) { return va_arg(*L, Three).C; }

// CHECK-LABEL: define {{.*}}i64 @nextLarge(
// CHECK: %[[P:.*]] = load ptr, ptr %0
// CHECK: getelementptr {{.*}}i8, ptr %[[P]], i64 8
// CHECK: %[[S:.*]] = load ptr, ptr %[[P]]
// CHECK: %[[B:.*]] = getelementptr {{.*}}i8, ptr %[[S]], i64 8
// CHECK: load i64, ptr %[[B]]
long nextLarge(va_list *L) { return va_arg(*L, Sixteen).B; }

// Nothing takes no slot.
// CHECK-LABEL: define {{.*}}void @nextEmpty(
// CHECK-NOT: store
// CHECK: ret void
void nextEmpty(va_list *L) { va_arg(*L, Empty); }

// CHECK-LABEL: define {{.*}}void @caller(
// CHECK: call void (i32, ...) @variadic(i32 {{[^,]*}}7, i32 {{[^,]*}}, i128 {{[^,]*}}, i32 {{[^,]*}}, ptr {{[^,]*}})
void variadic(int, ...);
void caller(short A, __int128 B, Three C, Sixteen *D, Empty E) {
  variadic(7, A, B, C, *D, E);
}
