//===- WatchdogTest.cpp - Tests of the limit that somebody else keeps -----===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Prover/Watchdog.h"
#include "gtest/gtest.h"
#include <atomic>
#include <chrono>

using namespace coursetv;

namespace {

// What never ends by itself is interrupted, the second time as well.
TEST(WatchdogTest, InterruptsWhatTakesTooLong) {
  Watchdog W;
  for (int Round = 0; Round != 2; ++Round) {
    std::atomic<bool> IsInterrupted = false;
    W.start(clockInSeconds() + 0.03, [&] { IsInterrupted = true; });
    while (!IsInterrupted)
      ;
    EXPECT_TRUE(W.stop());
  }
}

// Only the thread's own work counts.
TEST(WatchdogTest, LetsWait) {
  Watchdog W;
  std::atomic<bool> IsInterrupted = false;
  W.start(clockInSeconds() + 0.03, [&] { IsInterrupted = true; });
  std::this_thread::sleep_for(std::chrono::milliseconds(120));
  EXPECT_FALSE(W.stop());
  EXPECT_FALSE(IsInterrupted);
}

// It need not be stopped before it ends, nor be started.
TEST(WatchdogTest, Ends) {
  Watchdog NotStarted, Started;
  Started.start(clockInSeconds() + 1000, [] {});
}

} // namespace
