// A Lisp: reader, evaluator with closures, a heap with mark and sweep.
// text
#include <ctype.h>
#include <stdio.h>
#include <string.h>
enum type { NIL, NUMBER, SYMBOL, PAIR, CLOSURE, FREE };
struct cell {
  enum type type : 7;
  unsigned marked : 1;
  union {
    long number;
    char symbol[8];
    struct {
      struct cell *car, *cdr;
    };
  };
};
enum { CELLS = 420, ROOTS = 300 };
static struct cell heap[CELLS], *unused, *roots[ROOTS], *globals;
static int depth, collections;
static const char *in;
static void mark(struct cell *c) {
  while (c && !c->marked) {
    c->marked = 1;
    if (c->type != PAIR && c->type != CLOSURE)
      return;
    mark(c->car), c = c->cdr;
  }
}
static void collect(void) {
  ++collections;
  for (int i = 0; i != depth; ++i)
    mark(roots[i]);
  mark(globals), unused = 0;
  for (struct cell *c = heap; c != heap + CELLS; ++c)
    if (c->marked)
      c->marked = 0;
    else
      c->type = FREE, c->cdr = unused, unused = c;
}
static struct cell *keep(struct cell *c) { return roots[depth++] = c; }
static struct cell *make(enum type t) {
  if (!unused)
    collect();
  struct cell *c = unused;
  unused = c->cdr, c->type = t, c->car = c->cdr = 0;
  return keep(c);
}
static struct cell *cons(struct cell *a, struct cell *d) {
  struct cell *c = make(PAIR);
  c->car = a, c->cdr = d;
  return c;
}
static struct cell *number(long v) {
  struct cell *c = make(NUMBER);
  c->number = v;
  return c;
}
static struct cell *symbol(const char *s, int n) {
  struct cell *c = make(SYMBOL);
  memcpy(c->symbol, s, n), c->symbol[n] = 0;
  return c;
}
static int is(const struct cell *c, const char *s) {
  return c && c->type == SYMBOL && strcmp(c->symbol, s) == 0;
}
static struct cell *parse(void);
static struct cell *parse_list(void) {
  while (*in == ' ')
    ++in;
  if (*in == ')')
    return ++in, (struct cell *)0;
  struct cell *first = parse();
  return cons(first, parse_list());
}
static struct cell *parse(void) {
  while (*in == ' ')
    ++in;
  if (*in == '(')
    return ++in, parse_list();
  if (isdigit(*in) || (*in == '-' && isdigit(in[1]))) {
    long v = 0, s = *in == '-' ? ++in, -1 : 1;
    while (isdigit(*in))
      v = v * 10 + *in++ - '0';
    return number(v * s);
  }
  const char *start = in;
  while (*in && *in != ' ' && *in != ')' && *in != '(')
    ++in;
  return symbol(start, in - start);
}
static void print(const struct cell *c) {
  if (!c)
    printf("()");
  else if (c->type == NUMBER)
    printf("%ld", c->number);
  else if (c->type == SYMBOL)
    printf("%s", c->symbol);
  else if (c->type == CLOSURE)
    printf("<closure>");
  else {
    for (const char *sep = "("; c; c = c->cdr, sep = " ")
      printf("%s", sep), print(c->car);
    printf(")");
  }
}
static struct cell *lookup(struct cell *name, struct cell *env) {
  for (struct cell *e = env; e; e = e->cdr)
    if (is(e->car->car, name->symbol))
      return e->car;
  for (struct cell *e = globals; e; e = e->cdr)
    if (is(e->car->car, name->symbol))
      return e->car;
  return 0;
}
static struct cell *eval(struct cell *x, struct cell *env);
static struct cell *eval_list(struct cell *l, struct cell *env) {
  if (!l)
    return 0;
  struct cell *first = eval(l->car, env);
  return cons(first, eval_list(l->cdr, env));
}
static struct cell *builtin(const struct cell *f, struct cell *a) {
  struct cell *x = a ? a->car : 0, *y = a && a->cdr ? a->cdr->car : 0;
  switch (f->symbol[0]) {
  case '+':
    return number(x->number + y->number);
  case '-':
    return number(x->number - y->number);
  case '*':
    return number(x->number * y->number);
  case '<':
    return x->number < y->number ? number(1) : 0;
  default:
    if (is(f, "cons"))
      return cons(x, y);
    return is(f, "car") ? x->car : is(f, "cdr") ? x->cdr : 0;
  }
}
static struct cell *eval_in(struct cell *x, struct cell *env) {
  if (!x || x->type == NUMBER)
    return x;
  if (x->type == SYMBOL) {
    struct cell *binding = lookup(x, env);
    return binding ? binding->cdr : x;
  }
  struct cell *f = x->car, *args = x->cdr;
  if (is(f, "quote"))
    return args->car;
  if (is(f, "if"))
    return eval(eval(args->car, env) ? args->cdr->car : args->cdr->cdr->car,
                env);
  if (is(f, "define")) {
    struct cell *v = eval(args->cdr->car, env);
    globals = cons(cons(args->car, v), globals);
    return args->car;
  }
  if (is(f, "lambda")) {
    struct cell *c = make(CLOSURE);
    c->car = args, c->cdr = env;
    return c;
  }
  f = eval(f, env), args = eval_list(args, env);
  if (f->type == SYMBOL)
    return builtin(f, args);
  struct cell *inner = f->cdr;
  for (struct cell *p = f->car->car; p; p = p->cdr, args = args->cdr)
    inner = cons(cons(p->car, args->car), inner);
  return eval(f->car->cdr->car, inner);
}
static struct cell *eval(struct cell *x, struct cell *env) {
  int top = depth;
  keep(x), keep(env);
  struct cell *r = eval_in(x, env);
  depth = top;
  return keep(r);
}
int main(void) {
  static const char *const programs[] = {
      "(define fib (lambda (n) (if (< n 2) n (+ (fib (- n 1)) (fib (- n 2))))))",
      "(fib 9)",
      "(define map (lambda (f l) (if l (cons (f (car l)) (map f (cdr l))) ())))",
      "(map (lambda (x) (* x x)) (quote (1 2 3 -4)))",
      "(define adder (lambda (n) (lambda (x) (+ x n))))",
      "((adder 5) 37)",
      "(define count (lambda (n s) (if (< 0 n) (count (- n 1) (+ s n)) s)))",
      "(count 12 0)",
      "adder",
      "(quote (a (b c) 5 ()))"};
  collect();
  for (int i = 0; i != 10; ++i) {
    depth = 0, in = programs[i];
    struct cell *x = parse();
    print(eval(x, 0)), puts("");
  }
  printf("%d\n", collections > 3);
  return 0;
}
