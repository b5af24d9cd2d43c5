# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Wrong rules, for scripts/mutate-rules: sources of the compiler in which each place
that can be broken asks whether it is the one that is to be broken. So all mutants are
one program, which is built once.

Untch, Offutt, Harrold, Mutation Analysis Using Mutant Schemata, ISSTA 1993."""

import re

# Is put before each source. A comparison `a < b` becomes `a <LESS(n)> b`: an operator
# of its own, so that nothing has to be known of a and b.
PRELUDE = """#include <cstdlib>
#include <algorithm>
namespace course_mutants {
inline bool is(int Number) {
  static const char *const Text = std::getenv("COURSE_MUTANT");
  static const int Chosen = Text ? std::atoi(Text) : -1;
  return Chosen == Number;
}
template <int Kind> struct Op { int Number; };
template <int Kind, typename T> struct Left { const T &Value; int Number; };
#define COURSE_MUTANT_OPERATOR(Kind, SYMBOL, OTHER)                              \\
  template <typename T>                                                        \\
  Left<Kind, T> operator SYMBOL(const T &A, Op<Kind> O) {                        \\
    return {A, O.Number};                                                      \\
  }                                                                            \\
  template <typename T, typename U>                                            \\
  bool operator SYMBOL(const Left<Kind, T> &A, const U &B) {                     \\
    return is(A.Number) ? bool(OTHER) : bool(A.Value SYMBOL B);                 \\
  }
COURSE_MUTANT_OPERATOR(0, <, A.Value <= B)
COURSE_MUTANT_OPERATOR(1, <=, A.Value < B)
COURSE_MUTANT_OPERATOR(2, >, A.Value >= B)
COURSE_MUTANT_OPERATOR(3, >=, A.Value > B)
COURSE_MUTANT_OPERATOR(4, ==, !(A.Value == B))
COURSE_MUTANT_OPERATOR(5, !=, !(A.Value != B))
} // namespace course_mutants
"""

CONDITIONS = {
    "ISD::SETLT": "ISD::SETLE",
    "ISD::SETLE": "ISD::SETLT",
    "ISD::SETGT": "ISD::SETGE",
    "ISD::SETGE": "ISD::SETGT",
    "ISD::SETULT": "ISD::SETULE",
    "ISD::SETULE": "ISD::SETULT",
    "ISD::SETUGT": "ISD::SETUGE",
    "ISD::SETUGE": "ISD::SETUGT",
    "ISD::SETEQ": "ISD::SETNE",
    "ISD::SETNE": "ISD::SETEQ",
}
OPCODES = {
    "MUL": "ADD",
    "ADD": "SUB",
    "SUB": "ADD",
    "AND": "OR",
    "OR": "AND",
    "XOR": "OR",
    "SHL": "LSHR",
    "LSHR": "ASHR",
    "ASHR": "LSHR",
    "UDIVNZ": "UREMNZ",
    "SDIVNZ": "UDIVNZ",
    "UREMNZ": "UDIVNZ",
    "UDIV": "UREM",
}
RELATIONS = {"<": 0, "<=": 1, ">": 2, ">=": 3, "==": 4, "!=": 5}

ENUMERATOR = re.compile(r"\bISD::SET\w+|\bCourse::([A-Z]+)\b")
RELATION = re.compile(r" (<|<=|>|>=|==|!=) (?!SDValue|\*)")
NUMBER = re.compile(r"(?<= [-+] )1\b(?!ull)")
LIMIT = re.compile(r"\bstd::(min|max)\(")
CALL = re.compile(r"\b(getBinary|replaceBinary)\(")
WIDTH = re.compile(r"\b(?:getWidth\(\w+\)|Width)(?=[,)}])")
IF = re.compile(r"\bif \(")
RETURN = re.compile(r"\breturn (?=[^;{}]* (?:&&|\|\|) )")
# What is not code that is executed, or no rule.
SKIPPED = re.compile(
    r"//[^\n]*|#[^\n]*(?:\\\n[^\n]*)*|\"(?:\\.|[^\"\\])*\"|\bcase [^\n]*:"
    r"|\bstatic_assert\((?:[^()]|\([^()]*\))*\)|\bassert\([^;]*;|\btemplate <[^\n]*"
    r"|\bCOURSE_RULES?\w*\([^;]*;|\bLLVM_DEBUG\([^;]*;|\bDEBUG_WITH_TYPE\([^;]*;"
    r"|\bstatic constexpr [^;]*;|\bSTATISTIC\([^;]*;|\bcl::\w+[^;]*;|\bfor \([^\n]*\n"
    r"|\bstruct \w+ \{[^}]*\}|[\w>] &&\w+",
    re.DOTALL,
)


def closing(text, start):
    """Where the bracket that opens at `start` is closed."""
    depth = 0
    for position in range(start, len(text)):
        depth += (text[position] in "([{") - (text[position] in ")]}")
        if depth == 0:
            return position
    raise ValueError("a bracket is not closed")


def split_arguments(text):
    """The arguments of a call, from what is between its brackets."""
    parts, depth, start = [], 0, 0
    for position, character in enumerate(text):
        depth += (character in "([{") - (character in ")]}")
        if character == "," and depth == 0:
            parts.append(text[start:position].strip())
            start = position + 1
    return [*parts, text[start:].strip()]


# What decides whether a rule pays, or where it is looked for: not whether it is right.
NO_RULE = re.compile(
    r"isDebugInstr|skipFunction|Cost|Cheaper|Price|[hH]asOneUse|OneUse|isFull|Enable"
    r"|Saved|Widens|MaxTh|SizeLeft|Left--|LLVM_DEBUG|Growth|Waiting|NumJoins|Dead|dead"
)


class Source:
    """A source, and the places where it can be broken."""

    def __init__(self, path, text, first_line=1):
        self.path, self.text, self.first_line = path, text, first_line
        self.skipped = [m.span() for m in SKIPPED.finditer(text)]
        self.sites = []
        for find in (self.enumerators, self.relations, self.numbers, self.limits):
            self.sites += find()
        for find in (self.operands, self.widths, self.conditions, self.returns):
            self.sites += find()
        self.sites = sorted(site for site in self.sites if self.is_rule(site))

    def is_rule(self, site):
        """Whether what is broken decides what is right."""
        first = self.text.rfind("\n", 0, site[0]) + 1
        last = self.text.index("\n", site[1])
        return not NO_RULE.search(self.text[first:last])

    def matches(self, pattern):
        """What is found in code."""
        for match in pattern.finditer(self.text):
            position = match.start()
            if not any(first <= position < last for first, last in self.skipped):
                yield match

    def enumerators(self):
        """Another operation, or another condition."""
        for match in self.matches(ENUMERATOR):
            name = match[0]
            other = CONDITIONS.get(name)
            if match[1] in OPCODES:
                other = f"Course::{OPCODES[match[1]]}"
            if other:
                text = f"(course_mutants::is(@) ? {other} : {name})"
                yield (*match.span(), text, f"{name} is {other}")

    def relations(self):
        """Bounds that are off by one, and equalities that are differences."""
        for match in self.matches(RELATION):
            symbol = match[1]
            operator = f"course_mutants::Op<{RELATIONS[symbol]}>{{@}}"
            text = f" {symbol} {operator} {symbol} "
            yield (*match.span(), text, f"another comparison than '{symbol}'")

    def numbers(self):
        """Counts that are off by one."""
        for match in self.matches(NUMBER):
            yield (*match.span(), "(course_mutants::is(@) ? 0 : 1)", "0 instead of 1")

    def limits(self):
        """The other one of two bounds."""
        for match in self.matches(LIMIT):
            end = closing(self.text, match.end() - 1)
            inner = self.text[match.end() : end]
            if "std::" in inner or "{" in inner:
                continue
            other = {"min": "max", "max": "min"}[match[1]]
            whole = f"{match[0]}{inner})"
            text = f"(course_mutants::is(@) ? std::{other}({inner}) : {whole})"
            yield match.start(), end + 1, text, f"std::{other} for std::{match[1]}"

    def operands(self):
        """Operands in the other order."""
        for match in self.matches(CALL):
            end = closing(self.text, match.end() - 1)
            whole = self.text[match.start() : end + 1]
            before = self.text[match.start() - 2 : match.start()]
            parts = split_arguments(self.text[match.end() : end])
            first = 2 if match[1] == "replaceBinary" else 1
            if len(parts) != first + (3 if first == 2 else 5) or before == "::":
                continue
            parts[first], parts[first + 1] = parts[first + 1], parts[first]
            swapped = f"{match[1]}({', '.join(parts)})"
            text = f"(course_mutants::is(@) ? {swapped} : {whole})"
            yield match.start(), end + 1, text, "operands in the other order"

    def widths(self):
        """The whole register instead of a narrow width."""
        for match in self.matches(WIDTH):
            line = self.text[self.text.rfind("\n", 0, match.start()) : match.start()]
            if re.search(r"\bunsigned $|\w \*?$", line):
                continue
            text = f"(course_mutants::is(@) ? 64u : unsigned({match[0]}))"
            yield (*match.span(), text, f"64 instead of {match[0]}")

    def conditions(self):
        """Branches that are never taken."""
        for match in self.matches(IF):
            end = closing(self.text, match.end() - 1)
            inner = self.text[match.end() : end]
            says_only = self.text[end + 1 :].lstrip(" {\n").startswith("COURSE_RULE")
            if re.search(r"[^=!<>]=[^=]|;|\bHasChanged\b", inner):
                continue
            if says_only and not self.text[end + 1 :].startswith(" {"):
                continue
            text = f"if (!course_mutants::is(@) && ({inner}))"
            yield match.start(), end + 1, text, f"never if ({' '.join(inner.split())})"

    def returns(self):
        """Conditions of which the last part is not asked for."""
        for match in self.matches(RETURN):
            end = self.text.index(";", match.end())
            inner = self.text[match.end() : end]
            last = max(inner.rfind(" && "), inner.rfind(" || "))
            is_whole = inner.count("(") == inner.count(")") and "?" not in inner
            rest = inner[last:]
            if not is_whole or rest.count("(") != rest.count(")") or "[&]" in inner:
                continue
            text = f"bool({inner[:last]}) : bool({inner})"
            text = f"return course_mutants::is(@) ? {text}"
            what = f"without '{' '.join(rest.split())}'"
            yield match.start(), end, text, what

    def line(self, position):
        """The number of a line."""
        return self.text.count("\n", 0, position) + 1

    def broken(self, numbers):
        """The text with these of the sites, by their numbers in all of it."""
        text, last, parts = self.text, 0, []
        for start, end, new, _, number in sorted(numbers):
            if start < last:
                raise ValueError("sites overlap")
            parts += [text[last:start], new.replace("@", str(number))]
            last = end
        return PRELUDE + f'#line 1 "{self.path}"\n' + "".join([*parts, text[last:]])


def choose_sites(sources, count, choose):
    """Sites that do not overlap, of each source about as many; by source."""
    chosen, taken = {source: [] for source in sources}, 0
    waiting = {s: choose.sample(s.sites, len(s.sites)) for s in sources}
    while taken < count and any(waiting.values()):
        for source, sites in waiting.items():
            while sites and taken < count:
                start, end, text, what = sites.pop()
                if any(start < e and s < end for s, e, *_ in chosen[source]):
                    continue
                chosen[source].append((start, end, text, what, taken))
                taken += 1
                break
    return chosen
