// A small language: scanner, parser, syntax tree with virtual evaluation,
// closures of environments, errors as values.
// text
#include <ctype.h>
#include <stdio.h>
#include <string.h>

struct Scope {
  long Values[26] = {};
  Scope *Outer = nullptr;
  unsigned long Mask = 0;
  long &find(char Name) {
    for (Scope *S = this; S; S = S->Outer)
      if (S->Mask >> (Name - 'a') & 1)
        return S->Values[Name - 'a'];
    Mask |= 1ul << (Name - 'a');
    return Values[Name - 'a'];
  }
};
struct Tree {
  static int Alive;
  Tree() { ++Alive; }
  virtual ~Tree() { --Alive; }
  virtual long eval(Scope &S) const = 0;
  virtual int size() const { return 1; }
};
int Tree::Alive;
struct Number : Tree {
  long V;
  explicit Number(long V) : V(V) {}
  long eval(Scope &) const override { return V; }
};
struct Name : Tree {
  char C;
  explicit Name(char C) : C(C) {}
  long eval(Scope &S) const override { return S.find(C); }
};
struct Pair : Tree {
  Tree *L, *R;
  Pair(Tree *L, Tree *R) : L(L), R(R) {}
  ~Pair() override {
    delete L;
    delete R;
  }
  int size() const override { return 1 + L->size() + R->size(); }
};
struct Binary : Pair {
  char Op;
  Binary(char Op, Tree *L, Tree *R) : Pair(L, R), Op(Op) {}
  long eval(Scope &S) const override {
    long A = L->eval(S), B = R->eval(S);
    switch (Op) {
    case '+':
      return A + B;
    case '-':
      return A - B;
    case '*':
      return A * B;
    case '/':
      return B ? A / B : 0;
    case '<':
      return A < B;
    default:
      return A == B;
    }
  }
};
struct Assign : Pair {
  char C;
  Assign(char C, Tree *V) : Pair(new Number(0), V), C(C) {}
  long eval(Scope &S) const override {
    long V = R->eval(S);
    return S.find(C) = V;
  }
};
struct While : Pair {
  using Pair::Pair;
  long eval(Scope &S) const override {
    long Last = 0;
    while (L->eval(S))
      Last = R->eval(S);
    return Last;
  }
};
struct Sequence : Pair {
  using Pair::Pair;
  long eval(Scope &S) const override { return L->eval(S), R->eval(S); }
};
struct Block : Pair {
  explicit Block(Tree *B) : Pair(new Number(0), B) {}
  long eval(Scope &S) const override {
    Scope Inner;
    Inner.Outer = &S;
    return R->eval(Inner);
  }
};

class Parser {
  const char *P;
  char peek() {
    while (*P == ' ')
      ++P;
    return *P;
  }
  bool take(char C) {
    if (peek() != C)
      return false;
    ++P;
    return true;
  }
  Tree *atom() {
    char C = peek();
    if (take('(')) {
      Tree *T = sequence();
      take(')');
      return T;
    }
    if (take('{')) {
      Tree *T = new Block(sequence());
      take('}');
      return T;
    }
    if (take('@')) {
      Tree *Condition = atom();
      return new While(Condition, atom());
    }
    if (isdigit(C)) {
      long V = 0;
      while (isdigit(*P))
        V = V * 10 + *P++ - '0';
      return new Number(V);
    }
    ++P;
    return new Name(C);
  }
  Tree *level(int Level) {
    static const char *const Ops[] = {"<=", "+-", "*/"};
    if (Level == 3)
      return atom();
    Tree *T = level(Level + 1);
    while (peek() && strchr(Ops[Level], *P)) {
      char Op = *P++;
      T = new Binary(Op, T, level(Level + 1));
    }
    return T;
  }
  Tree *statement() {
    if (islower(peek()) && P[1] == ':') {
      char C = *P;
      P += 2;
      return new Assign(C, statement());
    }
    return level(0);
  }

public:
  explicit Parser(const char *P) : P(P) {}
  Tree *sequence() {
    Tree *T = statement();
    while (take(';'))
      T = new Sequence(T, statement());
    return T;
  }
};

int main() {
  static const char *const Programs[] = {
      "1 + 2 * 3 - 8 / 4", "a:1; b:0; @(b < 10) (b: b + 1; a: a * b); a",
      "n:27; k:0; @(1 < n) (k: k+1; q: n / 2; "
      "@(q*2 = n) (n: q; q: n/2; k:k+1); @(1 < n) (n: n*3+1; q: n/2; k: k+1; "
      "@(q*2 = n) (n: q; q: n / 2; k: k+1))); k",
      "x:5; {y:7; x: x + y; {z: x; x: z * 2}}; x", "((((1))))-(2-(3-(4-5)))"};
  for (const char *Text : Programs) {
    Tree *T = Parser(Text).sequence();
    Scope S;
    printf("%ld %d\n", T->eval(S), T->size());
    delete T;
  }
  printf("%d\n", Tree::Alive);
  return 0;
}
