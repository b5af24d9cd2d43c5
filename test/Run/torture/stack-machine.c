// A small virtual machine with calls.
#include <course.h>
enum {
  PUSH,
  ADD,
  MUL,
  SUB,
  DUP,
  SWAP,
  JZ,
  JMP,
  CALL,
  RET,
  OUT,
  END,
  LOAD,
  STORE
};
static int run(const int *code) {
  int stack[32], sp = 0, calls[8], cp = 0, pc = 0, vars[4] = {0}, steps = 0;
  for (;; ++steps)
    switch (code[pc++]) {
    case PUSH:
      stack[sp++] = code[pc++];
      break;
    case ADD:
      --sp, stack[sp - 1] += stack[sp];
      break;
    case MUL:
      --sp, stack[sp - 1] *= stack[sp];
      break;
    case SUB:
      --sp, stack[sp - 1] -= stack[sp];
      break;
    case DUP:
      stack[sp] = stack[sp - 1], ++sp;
      break;
    case SWAP: {
      int t = stack[sp - 1];
      stack[sp - 1] = stack[sp - 2], stack[sp - 2] = t;
      break;
    }
    case JZ:
      pc = stack[--sp] ? pc + 1 : code[pc];
      break;
    case JMP:
      pc = code[pc];
      break;
    case CALL:
      calls[cp++] = pc + 1, pc = code[pc];
      break;
    case RET:
      pc = calls[--cp];
      break;
    case OUT:
      write(stack[--sp]);
      break;
    case LOAD:
      stack[sp++] = vars[code[pc++]];
      break;
    case STORE:
      vars[code[pc++]] = stack[--sp];
      break;
    case END:
      return steps;
    }
}
int main(void) {
  static const int factorial[] = {
      PUSH, 1,     STORE, 0,    PUSH, 10,  DUP,  JZ, 21,   DUP,  LOAD, 0,
      MUL,  STORE, 0,     PUSH, 1,    SUB, JMP,  6,  END,  LOAD, 0,    OUT,
      CALL, 28,    END,   END,  PUSH, 7,   PUSH, 5,  SWAP, SUB,  OUT,  RET};
  write(run(factorial));
  return 0;
}
