// Several bases: adjusted this-pointers, thunks, casts up and down, covariant
// results.
#include <course.h>

struct Reader {
  uint64_t At = 0;
  virtual uint64_t get() = 0;
  virtual Reader *self() { return this; }
  virtual ~Reader() {}
};
struct Writer {
  uint64_t Sum = 0, Count = 0;
  virtual void put(uint64_t V) { Sum += V, ++Count; }
  virtual Writer *self() { return this; }
  virtual ~Writer() { write(Sum), write(Count); }
};
struct Closer {
  char Open = 1;
  virtual void close() { Open = 0; }
};
struct File : Reader, Writer, Closer {
  uint64_t Data[4] = {2, 3, 5, 7};
  uint64_t get() override { return Open ? Data[At++ % 4] : 99; }
  void put(uint64_t V) override { Writer::put(V * 10), Data[V % 4] ^= V; }
  File *self() override { return this; }
  void close() override { Closer::close(), Sum += 1000; }
};

__attribute__((noinline)) static void copy(Reader &R, Writer &W, int N) {
  while (N--)
    W.put(R.get());
}
__attribute__((noinline)) static uint64_t offset(File *F, Writer *W) {
  return (char *)W - (char *)F;
}

int main() {
  File *F = new File;
  Writer *W = F;
  Closer *C = F;
  copy(*F, *F, 6);
  write(static_cast<File *>(W)->Sum), write(static_cast<File *>(C)->At);
  write(W->self() == F), write(F->Reader::self() == F);
  write(offset(F, F) > 0), write(offset(F, W) == sizeof(Reader));
  C->close();
  copy(*F, *W, 2);
  File *Null = nullptr;
  write((Closer *)Null == nullptr), write(static_cast<File *>(C) == F);
  delete W;
  return 0;
}
