//===- Protocol.h - Messages of the Debug Adapter Protocol -----*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Messages in and out: a header with the length, and JSON. A thread reads them,
/// so that they are known while the program runs.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_DAP_PROTOCOL_H
#define COURSE_DAP_PROTOCOL_H

#include "llvm/Support/JSON.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <iosfwd>
#include <mutex>
#include <optional>

namespace course {

/// Reads one message. Nothing at the end of the input, or an error that says
/// what is damaged; after `DamagedHeader` there is nothing more to read.
struct Message {
  enum class Kind : uint8_t { Request, End, DamagedHeader, DamagedBody };
  Kind K = Kind::End;
  llvm::json::Object Body;
  std::string Error;
};
Message readMessage(std::istream &In);

/// Messages between the thread that reads them and the one that answers.
class MessageQueue {
public:
  void push(Message M);
  /// Waits for one.
  Message pop();
  /// One that is there.
  std::optional<Message> tryPop();

private:
  std::mutex Lock;
  std::condition_variable Arrival;
  std::deque<Message> Waiting;
};

/// Numbers messages and writes them.
class MessageWriter {
public:
  explicit MessageWriter(std::ostream &Out) : Out(Out) {}
  void event(llvm::StringRef Name, llvm::json::Object Body = {});
  /// The answer to a request, or why there is none.
  void response(const llvm::json::Object &Request,
                llvm::Expected<llvm::json::Value> Body);

private:
  void write(llvm::json::Object Message);

  std::ostream &Out;
  int64_t LastSequence = 0;
};

} // namespace course

#endif // COURSE_DAP_PROTOCOL_H
