// Virtual functions, constructors and destructors, operators, members by pointer.
#include <course.h>

struct Shape {
  uint64_t Id;
  explicit Shape(uint64_t Id) : Id(Id) { write(Id); }
  virtual ~Shape() { write(1000 + Id); }
  virtual uint64_t area() const = 0;
  virtual uint64_t edges() const { return 4; }
};

struct Square : Shape {
  uint64_t Side;
  Square(uint64_t Id, uint64_t Side) : Shape(Id), Side(Side) {}
  ~Square() override { write(2000 + Id); }
  uint64_t area() const override { return Side * Side; }
};

struct Named {
  virtual ~Named() {}
  virtual uint64_t name() const { return 77; }
};

struct Triangle final : Named, Shape {
  uint64_t Base, Height;
  Triangle(uint64_t Id, uint64_t B, uint64_t H) : Shape(Id), Base(B), Height(H) {}
  uint64_t area() const override { return Base * Height / 2; }
  uint64_t edges() const override { return 3; }
  uint64_t name() const override { return 78; }
};

struct Member {
  int Value = 7;
  int add(int A) { return Value + A; }
  int multiply(int A) { return Value * A; }
  virtual int subtract(int A) { return Value - A; }
};

struct Wide {
  uint64_t Low, High;
  Wide operator+(const Wide &W) const {
    uint64_t Sum = Low + W.Low;
    return {Sum, High + W.High + (Sum < Low)};
  }
  bool operator==(const Wide &W) const { return Low == W.Low && High == W.High; }
};

int main() {
  Shape *Shapes[] = {new Square(1, 4), new Triangle(2, 6, 5), new Square(3, 9)};
  uint64_t Area = 0;
  for (const Shape *S : Shapes) {
    Area += S->area();
    write(S->edges());
  }
  write(Area);
  Named *N = static_cast<Triangle *>(Shapes[1]);
  write(N->name());
  for (Shape *S : Shapes)
    delete S;

  int (Member::*Functions[])(int) = {&Member::add, &Member::multiply,
                                     &Member::subtract};
  int Member::*Field = &Member::Value;
  Member M;
  M.*Field = 9;
  for (auto F : Functions)
    write((M.*F)(5));
  write((Wide{~0ull, 1} + Wide{1, 2} == Wide{0, 4}));
  return 0;
}
