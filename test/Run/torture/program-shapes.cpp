// Shapes drawn into a text picture: virtual drawing, clipping, composites,
// cloning, visitors by double dispatch.
// text
#include <stdio.h>
#include <string.h>

class Picture {
  char Cells[12][33];

public:
  Picture() {
    for (char(&Row)[33] : Cells)
      memset(Row, '.', 32), Row[32] = 0;
  }
  void set(int X, int Y, char C) {
    if (X >= 0 && X < 32 && Y >= 0 && Y < 12)
      Cells[Y][X] = C;
  }
  void show() const {
    for (const char *Row : Cells)
      puts(Row);
  }
};
struct Line;
struct Circle;
struct Group;
struct Visitor {
  virtual void line(const Line &) = 0;
  virtual void circle(const Circle &) = 0;
  virtual void group(const Group &) = 0;
};
struct Shape {
  virtual ~Shape() = default;
  virtual void draw(Picture &P, char C) const = 0;
  virtual void move(int DX, int DY) = 0;
  virtual Shape *clone() const = 0;
  virtual void accept(Visitor &V) const = 0;
};
struct Line final : Shape {
  int X0, Y0, X1, Y1;
  Line(int A, int B, int C, int D) : X0(A), Y0(B), X1(C), Y1(D) {}
  void draw(Picture &P, char C) const override {
    int DX = X1 > X0 ? X1 - X0 : X0 - X1, SX = X0 < X1 ? 1 : -1;
    int DY = Y1 > Y0 ? Y0 - Y1 : Y1 - Y0, SY = Y0 < Y1 ? 1 : -1;
    for (int X = X0, Y = Y0, E = DX + DY;;) {
      P.set(X, Y, C);
      if (X == X1 && Y == Y1)
        return;
      int E2 = 2 * E;
      if (E2 >= DY)
        E += DY, X += SX;
      if (E2 <= DX)
        E += DX, Y += SY;
    }
  }
  void move(int DX, int DY) override {
    X0 += DX, X1 += DX, Y0 += DY, Y1 += DY;
  }
  Line *clone() const override { return new Line(*this); }
  void accept(Visitor &V) const override { V.line(*this); }
};
struct Circle final : Shape {
  int X, Y, R;
  Circle(int X, int Y, int R) : X(X), Y(Y), R(R) {}
  void draw(Picture &P, char C) const override {
    for (int DY = -R; DY <= R; ++DY)
      for (int DX = -R; DX <= R; ++DX)
        if (int D = DX * DX + DY * DY; D <= R * R && D > (R - 1) * (R - 1))
          P.set(X + DX, Y + DY, C);
  }
  void move(int DX, int DY) override { X += DX, Y += DY; }
  Circle *clone() const override { return new Circle(*this); }
  void accept(Visitor &V) const override { V.circle(*this); }
};
struct Group final : Shape {
  Shape *Parts[4];
  int Count = 0;
  Group() = default;
  Group(const Group &G) : Count(G.Count) {
    for (int I = 0; I != Count; ++I)
      Parts[I] = G.Parts[I]->clone();
  }
  ~Group() override {
    while (Count)
      delete Parts[--Count];
  }
  Group &add(Shape *S) { return Parts[Count++] = S, *this; }
  void draw(Picture &P, char C) const override {
    for (int I = 0; I != Count; ++I)
      Parts[I]->draw(P, C + I);
  }
  void move(int DX, int DY) override {
    for (int I = 0; I != Count; ++I)
      Parts[I]->move(DX, DY);
  }
  Group *clone() const override { return new Group(*this); }
  void accept(Visitor &V) const override { V.group(*this); }
};
struct Census : Visitor {
  int Lines = 0, Circles = 0, Depth = 0, Deepest = 0;
  void line(const Line &) override { ++Lines; }
  void circle(const Circle &) override { ++Circles; }
  void group(const Group &G) override {
    if (++Depth > Deepest)
      Deepest = Depth;
    for (int I = 0; I != G.Count; ++I)
      G.Parts[I]->accept(*this);
    --Depth;
  }
};

int main() {
  Picture P;
  Group Face, All;
  Face.add(new Circle(6, 5, 5)).add(new Line(4, 7, 8, 7));
  Face.add(new Circle(4, 3, 1));
  All.add(Face.clone()).add(new Line(0, 11, 31, 0)).add(Face.clone());
  All.Parts[2]->move(18, 2);
  All.draw(P, 'a');
  P.show();
  Census C;
  All.accept(C), Face.accept(C);
  printf("%d %d %d\n", C.Lines, C.Circles, C.Deepest);
  return 0;
}
