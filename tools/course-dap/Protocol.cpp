//===- Protocol.cpp - Messages of the Debug Adapter Protocol --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads and writes messages.
///
//===----------------------------------------------------------------------===//

#include "Protocol.h"
#include "JSONText.h"

#include <istream>
#include <ostream>

using namespace course;
using namespace llvm;

/// No request is nearly as large.
static constexpr size_t MaxMessageBytes = size_t(1) << 26;

static Message damaged(Message::Kind K, std::string Why) {
  return {K, {}, std::move(Why)};
}

auto ::course::readMessage(std::istream &In) -> Message {
  std::optional<size_t> Length;
  std::string Line;
  for (bool IsFirst = true; std::getline(In, Line); IsFirst = false) {
    StringRef Header = StringRef(Line).rtrim('\r');
    if (Header.empty() && !IsFirst)
      break;
    auto [Name, Value] = Header.split(':');
    size_t Number;
    if (!Name.equals_insensitive("Content-Length"))
      continue;
    if (Value.trim().getAsInteger(10, Number) || Number > MaxMessageBytes)
      return damaged(Message::Kind::DamagedHeader,
                     "a message of length '" + Value.trim().str() + "'");
    Length = Number;
  }
  if (!In && Line.empty() && !Length)
    return {};
  if (!Length)
    return damaged(Message::Kind::DamagedHeader,
                   "a message without a Content-Length");
  std::string Text(*Length, '\0');
  if (!In.read(Text.data(), std::streamsize(Text.size())))
    return damaged(Message::Kind::DamagedHeader,
                   "the input ends within a message");
  Expected<json::Value> Parsed = llvm::course::parseJSON(Text);
  if (!Parsed)
    return damaged(Message::Kind::DamagedBody,
                   "a message is not JSON: " + toString(Parsed.takeError()));
  json::Object *Body = Parsed->getAsObject();
  if (!Body || Body->getString("type") != "request" ||
      !Body->getString("command") || !Body->getInteger("seq"))
    return damaged(Message::Kind::DamagedBody, "a message is no request");
  return {Message::Kind::Request, std::move(*Body), {}};
}

void MessageQueue::push(Message M) {
  {
    std::lock_guard Guard(Lock);
    Waiting.push_back(std::move(M));
  }
  Arrival.notify_one();
}

Message MessageQueue::pop() {
  std::unique_lock Guard(Lock);
  Arrival.wait(Guard, [&] { return !Waiting.empty(); });
  Message M = std::move(Waiting.front());
  Waiting.pop_front();
  return M;
}

std::optional<Message> MessageQueue::tryPop() {
  std::lock_guard Guard(Lock);
  if (Waiting.empty())
    return std::nullopt;
  Message M = std::move(Waiting.front());
  Waiting.pop_front();
  return M;
}

void MessageWriter::write(json::Object M) {
  M["seq"] = ++LastSequence;
  std::string Text;
  raw_string_ostream(Text) << json::Value(std::move(M));
  Out << "Content-Length: " << Text.size() << "\r\n\r\n" << Text << std::flush;
}

void MessageWriter::event(StringRef Name, json::Object Body) {
  write(json::Object{
      {"type", "event"}, {"event", Name}, {"body", std::move(Body)}});
}

void MessageWriter::response(const json::Object &Request,
                             Expected<json::Value> Body) {
  json::Object M{{"type", "response"},
                 {"request_seq", *Request.getInteger("seq")},
                 {"command", *Request.getString("command")},
                 {"success", bool(Body)}};
  if (Body) {
    M["body"] = std::move(*Body);
  } else {
    std::string Why = json::fixUTF8(toString(Body.takeError()));
    M["message"] = Why;
    // A format has variables in braces, of which this has none.
    M["body"] = json::Object{
        {"error", json::Object{{"id", 1},
                               {"format", "{why}"},
                               {"variables", json::Object{{"why", Why}}},
                               {"showUser", true}}}};
  }
  write(std::move(M));
}
