//===- FirstBlocks.h - Heap blocks whose address is known ------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The machine takes the lowest address with room. So the first block that main
/// allocates is where the heap begins, and the next one behind it, as long as
/// sizes are constants, nothing is freed, and no function is called that could
/// do either.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_PROVER_FIRSTBLOCKS_H
#define LLVM_LIB_TARGET_COURSE_PROVER_FIRSTBLOCKS_H

#include <cstdint>
#include <map>

namespace llvm {
class CallBase;
class Function;
} // namespace llvm

namespace coursetv {

/// The known addresses by call of malloc; \p Main is executed once.
std::map<const llvm::CallBase *, uint64_t>
findFirstBlocks(const llvm::Function &Main);

} // namespace coursetv

#endif // LLVM_LIB_TARGET_COURSE_PROVER_FIRSTBLOCKS_H
