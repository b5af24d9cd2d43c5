// How arguments and results travel: integers as they are, structures of at most
// 8 bytes as their members or as one integer, larger ones by address.
// RUN: clang --target=course -fdiscard-value-names -S -emit-llvm %s -o - | FileCheck %s

typedef struct {
  char A, B, C;
} Three;
typedef struct {
  int A;
  char B;
} Eight;
typedef struct {
  double A;
} Number;
typedef struct {
  unsigned char A : 3, B : 5;
  short C;
} Fields;
typedef struct {
  char A[4];
} Bytes;
typedef struct {
  struct {
    int A;
  } A;
  int B;
} Nested;
typedef struct {
  union {
    char A;
    int B;
  } A;
} Either;
typedef struct __attribute__((packed)) {
  char A;
  int B;
} Packed;
typedef struct {
  long A, B;
} Sixteen;
typedef struct {
} Empty;
typedef union {
  char Bytes[2];
  short Half;
} Two;
typedef int Pair __attribute__((vector_size(8)));
typedef int Quad __attribute__((vector_size(16)));

// CHECK-LABEL: define {{.*}}i8 @narrow(i8 noundef %0, i16 noundef %1, i1 noundef %2, i32 noundef %3, ptr noundef %4)
signed char narrow(signed char A, short B, _Bool C, unsigned D, void *E) {
  return A;
}

// CHECK-LABEL: define {{.*}}i128 @wide(i128 noundef %0, i77 noundef %1)
__int128 wide(__int128 A, _BitInt(77) B) { return A; }

// CHECK-LABEL: define {{.*}}%struct.Three @three(i8 %0, i8 %1, i8 %2)
Three three(Three A) { return A; }

// CHECK-LABEL: define {{.*}}%struct.Eight @eight(i32 %0, i8 %1)
Eight eight(Eight A) { return A; }

// CHECK-LABEL: define {{.*}}%struct.Number @number(double %0)
Number number(Number A) { return A; }

// CHECK-LABEL: define {{.*}}%struct.Fields @fields(i8 %0, i16 %1)
Fields fields(Fields A) { return A; }

// Members that are no numbers: an array, a structure, a union, what is packed.
// CHECK-LABEL: define {{.*}}i32 @bytes(i32 %0)
Bytes bytes(Bytes A) { return A; }
// CHECK-LABEL: define {{.*}}i64 @nested(i64 %0)
Nested nested(Nested A) { return A; }
// CHECK-LABEL: define {{.*}}i32 @either(i32 %0)
Either either(Either A) { return A; }
// CHECK-LABEL: define {{.*}}i64 @packed(i64 %0)
Packed packed(Packed A) { return A; }

// A variadic one is one slot.
// CHECK-LABEL: define {{.*}}@variadic(i32 %0, i8 %1, ...)
// CHECK-LABEL: define {{.*}}@callsVariadic(
// CHECK: call {{.*}}@variadic(i32 %{{[0-9]+}}, i8 %{{[0-9]+}}, i64 %{{[0-9]+}})
int variadic(Eight A, ...) {
  __builtin_va_list Rest;
  __builtin_va_start(Rest, A);
  return __builtin_va_arg(Rest, Eight).A;
}
int callsVariadic(Eight A) { return variadic(A, A); }

// CHECK-LABEL: define {{.*}}i16 @two(i16 %0)
Two two(Two A) { return A; }

// CHECK-LABEL: define {{.*}}void @sixteen(ptr {{.*}}sret(%struct.Sixteen) align 8 %0, ptr {{[^,]*}}noundef %1)
// CHECK-NOT: byval
Sixteen sixteen(Sixteen A) { return A; }

// CHECK-LABEL: define {{.*}}void @empty()
Empty empty(Empty A) { return A; }

// CHECK-LABEL: define {{.*}}i64 @complexInt(i64 noundef %0)
_Complex int complexInt(_Complex int A) { return A; }

// CHECK-LABEL: define {{.*}}i64 @pair(i64 noundef %0)
Pair pair(Pair A) { return A; }

// CHECK-LABEL: define {{.*}}void @quad(ptr {{.*}}sret(<4 x i32>) {{.*}}, ptr {{[^,]*}}%1)
Quad quad(Quad A) { return A; }

// A caller makes the copy that the callee owns.
// CHECK-LABEL: define {{.*}}void @caller(
// CHECK: call void @llvm.memcpy{{.*}}(ptr align 8 %[[COPY:[^,]*]], ptr align 8 %{{[^,]*}}, i64 16
// CHECK: call void @byAddress(ptr {{[^,]*}}%[[COPY]])
void byAddress(Sixteen);
void caller(Sixteen *P) { byAddress(*P); }

// Declarations without a prototype are called with what is there.
// CHECK-LABEL: define {{.*}}@unprototyped(
// CHECK: call i64 @read()
unsigned long read();
unsigned long unprototyped(void) { return read(); }
