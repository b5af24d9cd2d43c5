//===-- BankFiles.h - Banks for tests ---------------------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef COURSE_UNITTESTS_REGALLOC_BANKS_BANKFILES_H
#define COURSE_UNITTESTS_REGALLOC_BANKS_BANKFILES_H

#include "RegAlloc/Banks/MinIR.h"

namespace llvm::course {

/// The names of the banks in examples/banks.
ArrayRef<StringRef> bankNames();

/// One of them.
AliasedBank loadBank(StringRef Name);

/// A bank or program that is right.
AliasedBank parseBank(StringRef Text);
MinFunction parseFunction(StringRef Text, const AliasedBank &Bank);

/// The seed's bank with its first registers: of AX, BX, ... \p NumPairs, with
/// their halves.
AliasedBank makePairs(unsigned NumPairs);

} // namespace llvm::course

#endif // COURSE_UNITTESTS_REGALLOC_BANKS_BANKFILES_H
