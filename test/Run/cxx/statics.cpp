// Order of construction and destruction of static objects, at exit too.
// text
#include <stdio.h>
#include <stdlib.h>

struct Note {
  const char *Name;
  explicit Note(const char *Name) : Name(Name) { printf("+%s\n", Name); }
  ~Note() { printf("-%s\n", Name); }
};

static Note First("first");
static Note Second("second");
static Note Array[] = {Note("a"), Note("b")};

static Note &local() {
  static Note Local("local");
  return Local;
}

struct Counter {
  static inline int Count = 3;
  Counter() { ++Count; }
};
static Counter C;

static void atEnd() { puts("atexit"); }

static void leave(int Depth) {
  Note Here("not destroyed");
  if (Depth == 0)
    exit(Counter::Count);
  leave(Depth - 1);
}

int main() {
  puts(local().Name);
  atexit(atEnd);
  puts(local().Name);
  leave(2);
}
