//===- Watchdog.h - A limit that somebody else keeps -----------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Calls a function when the thread that is watched has taken too long, by its
/// processor time: other work on the machine does not count.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_PROVER_WATCHDOG_H
#define LLVM_LIB_TARGET_COURSE_PROVER_WATCHDOG_H

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace coursetv {

/// The processor time of this thread, which other work does not count in.
double clockInSeconds();

class Watchdog {
public:
  ~Watchdog();

  /// Calls \p Interrupt, in another thread and again and again, from when
  /// clockInSeconds() of this thread is \p Deadline until stop().
  void start(double Deadline, std::function<void()> Interrupt);
  /// Whether Interrupt was called. It is not called any more.
  bool stop();

private:
  std::mutex Mutex;
  std::condition_variable Changed;
  std::thread Watcher;
  std::function<void()> Interrupt;
  double Deadline = 0;
  clockid_t Clock = 0;
  bool IsActive = false, HasInterrupted = false, IsOver = false;

  void watch();
};

} // namespace coursetv

#endif // LLVM_LIB_TARGET_COURSE_PROVER_WATCHDOG_H
