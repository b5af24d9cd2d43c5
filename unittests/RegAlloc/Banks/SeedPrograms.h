//===-- SeedPrograms.h - The worked examples of the seed --------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef COURSE_UNITTESTS_REGALLOC_BANKS_SEEDPROGRAMS_H
#define COURSE_UNITTESTS_REGALLOC_BANKS_SEEDPROGRAMS_H

#include "llvm/ADT/StringRef.h"

namespace llvm::course {

/// The factorial (Tavares 2011, algorithm 5.2), with `br` at the end of BB3,
/// and `n.G16` for `n.GR16`.
constexpr StringLiteral FactorialText = R"(
- label: factorial
  entries: [BB1]
  exit: [BB4]
  bbs:
    - label: BB1
      ops:
        - {defs: [n.G16], op: entry}
        - {defs: [p1.G16], op: mov, uses: ['1']}
        - {defs: [k1.G16], op: mov, uses: ['1']}
    - label: BB2
      ops:
        - {defs: [p3.G16], op: phi, uses: [p1.G16<BB1>, p2.G16<BB3>]}
        - {defs: [k3.G16], op: phi, uses: [k1.G16<BB1>, k2.G16<BB3>]}
        - {op: bgt, fallthru: BB3, target: BB4, uses: [k3.G16, n.G16]}
    - label: BB3
      ops:
        - {defs: [p2.G16], op: mult, uses: [p3.G16, k3.G16]}
        - {defs: [k2.G16], op: add, uses: [k3.G16, '1']}
        - {op: br, target: BB2}
    - label: BB4
      ops:
        - {op: return, uses: [p3.G16]}
)";

/// Figure 3.1, from its description: lower case is 8 bits, upper case 16.
constexpr StringLiteral Figure31Text = R"(
- label: figure31
  entries: [BB1]
  exit: [BB1]
  bbs:
    - label: BB1
      ops:
        - {defs: [a.G8], op: def}
        - {defs: [B.G16], op: def}
        - {defs: [f.G8], op: mov, uses: [a.G8]}
        - {defs: [AX], op: mov, uses: [B.G16]}
        - {op: use, uses: [f.G8, AX]}
)";

/// In place of figure 3.4, which is lost: six variables of which a whole live
/// range cannot be colored with two 16-bit registers. While B is live a and d
/// share a register, so that f gets half of the other one; then there is no
/// whole one for C. In elementary form a moves.
constexpr StringLiteral Figure34Text = R"(
- label: figure34
  entries: [BB1]
  exit: [BB1]
  bbs:
    - label: BB1
      ops:
        - {defs: [a.G8], op: def}
        - {defs: [d.G8], op: def}
        - {defs: [B.G16], op: def}
        - {defs: [f.G8], op: low, uses: [B.G16]}
        - {op: use, uses: [d.G8]}
        - {defs: [C.G16], op: def}
        - {defs: [E.G16], op: neg, uses: [C.G16]}
        - {op: use, uses: [E.G16]}
        - {op: use, uses: [a.G8, f.G8]}
)";

/// Figure 4.2: E = B with a and f live across.
constexpr StringLiteral Figure42Text = R"(
- label: figure42
  entries: [BB1]
  exit: [BB1]
  bbs:
    - label: BB1
      ops:
        - {defs: [a.G8, f.G8, B.G16], op: def}
        - {defs: [E.G16], op: neg, uses: [B.G16]}
        - {op: use, uses: [E.G16, a.G8, f.G8]}
)";

/// In place of figure 4.5: followers that merge, and that of E, which does not.
constexpr StringLiteral Figure45Text = R"(
- label: figure45
  entries: [BB1]
  exit: [BB1]
  bbs:
    - label: BB1
      ops:
        - {defs: [a.G8], op: def}
        - {defs: [B.G16], op: def}
        - {defs: [f.G8], op: low, uses: [B.G16]}
        - {defs: [E.G16], op: def}
        - {op: use, uses: [E.G16, a.G8, f.G8]}
)";

/// Figure 4.6: the guider kills a and d, defines c, and f lives across; the
/// follower kills c and f, and defines b, e and g.
constexpr StringLiteral Figure46Text = R"(
- label: figure46
  entries: [BB1]
  exit: [BB1]
  bbs:
    - label: BB1
      ops:
        - {defs: [a.G16, d.G8, f.G8], op: def}
        - {defs: [c.G8], op: guider, uses: [a.G16, d.G8]}
        - {defs: [b.G16, e.G8, g.G8], op: follower, uses: [c.G8, f.G8]}
        - {op: use, uses: [b.G16, e.G8, g.G8]}
)";

} // namespace llvm::course

#endif // COURSE_UNITTESTS_REGALLOC_BANKS_SEEDPROGRAMS_H
