//===- Watchdog.cpp - A limit that somebody else keeps --------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Prover/Watchdog.h"
#include <chrono>
#include <pthread.h>
#include <time.h>

using namespace coursetv;

static double readClock(clockid_t Clock) {
  timespec Now;
  clock_gettime(Clock, &Now);
  return double(Now.tv_sec) + double(Now.tv_nsec) * 1e-9;
}

double coursetv::clockInSeconds() { return readClock(CLOCK_THREAD_CPUTIME_ID); }

Watchdog::~Watchdog() {
  if (!Watcher.joinable())
    return;
  {
    const std::lock_guard Lock(Mutex);
    IsOver = true;
  }
  Changed.notify_one();
  Watcher.join();
}

void Watchdog::start(double Until, std::function<void()> Call) {
  const std::lock_guard Lock(Mutex);
  Deadline = Until;
  Interrupt = std::move(Call);
  HasInterrupted = false;
  IsActive = true;
  if (!Watcher.joinable()) {
    pthread_getcpuclockid(pthread_self(), &Clock);
    Watcher = std::thread([this] { watch(); });
  }
  Changed.notify_one();
}

bool Watchdog::stop() {
  const std::lock_guard Lock(Mutex);
  IsActive = false;
  return HasInterrupted;
}

void Watchdog::watch() {
  // Most questions are answered in less.
  constexpr auto Step = std::chrono::milliseconds(20);
  std::unique_lock Lock(Mutex);
  while (!IsOver) {
    if (!IsActive) {
      Changed.wait(Lock);
      continue;
    }
    Changed.wait_for(Lock, Step, [this] { return IsOver; });
    if (!IsActive || IsOver || readClock(Clock) < Deadline)
      continue;
    HasInterrupted = true;
    Interrupt();
  }
}
