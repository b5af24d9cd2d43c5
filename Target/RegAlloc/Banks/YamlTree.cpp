//===-- YamlTree.cpp - YAML files with the places of what they say --------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// LLVM's parser reads each node once and in order; this keeps what it read.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Banks/YamlTree.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/YAMLParser.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace llvm::course;

/// Banks and programs are six deep; more would only serve to use up the stack.
static constexpr unsigned MaxDepth = 16;

bool llvm::course::isPlainName(StringRef Name, StringRef Others) {
  return !Name.empty() &&
         all_of(Name, [&](char C) { return isAlnum(C) || Others.contains(C); });
}

static std::string print(const SMDiagnostic &Diagnostic) {
  std::string Text;
  raw_string_ostream OS(Text);
  Diagnostic.print(nullptr, OS, /*ShowColors=*/false);
  return StringRef(Text).rtrim().str();
}

Error YamlFile::error(SMLoc At, const Twine &Message) const {
  return createStringError(
      print(Sources.GetMessage(At, SourceMgr::DK_Error, Message)));
}

Error YamlFile::loadMapping(yaml::Node *From, YamlNode &To, unsigned Depth) {
  StringSet<> Seen;
  for (yaml::KeyValueNode &Entry : *cast<yaml::MappingNode>(From)) {
    YamlNode Key, Value;
    if (Error E = load(Entry.getKey(), Key, Depth + 1))
      return E;
    if (Key.Kind != YamlNode::Scalar)
      return error(Key.Loc.isValid() ? Key : To, "a key must be a word");
    if (!Seen.insert(Key.Text).second)
      return error(Key, "key '" + Key.Text + "' is there twice");
    if (Error E = load(Entry.getValue(), Value, Depth + 1))
      return E;
    if (!Value.Loc.isValid())
      Value.Loc = Key.Loc;
    To.Keys.push_back(std::move(Key));
    To.Items.push_back(std::move(Value));
  }
  return Error::success();
}

Error YamlFile::load(yaml::Node *From, YamlNode &To, unsigned Depth) {
  if (!From)
    return Error::success();
  To.Loc = From->getSourceRange().Start;
  // LLVM has a bracketed node start after its bracket.
  const char *Start = To.Loc.getPointer();
  if (Start && Start != Begin &&
      isa<yaml::MappingNode, yaml::SequenceNode>(From) &&
      (Start[-1] == '{' || Start[-1] == '['))
    To.Loc = SMLoc::getFromPointer(Start - 1);
  if (Depth > MaxDepth)
    return error(To, "nested too deeply");
  SmallString<32> Storage;
  switch (From->getType()) {
  case yaml::Node::NK_Null:
    return Error::success();
  case yaml::Node::NK_Scalar: {
    auto *Scalar = cast<yaml::ScalarNode>(From);
    To.Kind = YamlNode::Scalar;
    To.IsQuoted = Scalar->getRawValue().starts_with("'") ||
                  Scalar->getRawValue().starts_with("\"");
    To.Text = Scalar->getValue(Storage).str();
    return Error::success();
  }
  case yaml::Node::NK_Sequence:
    To.Kind = YamlNode::Sequence;
    for (yaml::Node &Item : *cast<yaml::SequenceNode>(From)) {
      To.Items.emplace_back();
      if (Error E = load(&Item, To.Items.back(), Depth + 1))
        return E;
    }
    return Error::success();
  case yaml::Node::NK_Mapping:
    To.Kind = YamlNode::Mapping;
    return loadMapping(From, To, Depth);
  default:
    return error(To, "aliases and blocks of text are not supported");
  }
}

Expected<std::unique_ptr<YamlFile>> YamlFile::parse(StringRef Text,
                                                    StringRef Name) {
  std::unique_ptr<YamlFile> File(new YamlFile);
  std::string Complaint;
  File->Sources.setDiagHandler(
      [](const SMDiagnostic &Diagnostic, void *Context) {
        auto &First = *static_cast<std::string *>(Context);
        if (First.empty())
          First = print(Diagnostic);
      },
      &Complaint);
  // The stream adds the buffer to the source manager.
  yaml::Stream Stream(MemoryBufferRef(Text, Name), File->Sources,
                      /*ShowColors=*/false);
  auto Failed = [&]() -> Error {
    return createStringError(Complaint.empty() ? Name.str() + ": not YAML"
                                               : Complaint);
  };
  File->Begin = Text.begin();
  unsigned NumDocuments = 0;
  for (yaml::Document &Document : Stream) {
    yaml::Node *Top = Document.getRoot();
    if (Stream.failed())
      return Failed();
    if (++NumDocuments == 1) {
      Error E = File->load(Top, File->Root, 0);
      if (Stream.failed()) {
        consumeError(std::move(E));
        return Failed();
      }
      if (E)
        return std::move(E);
    } else if (Top && Top->getType() != yaml::Node::NK_Null) {
      return File->error(Top->getSourceRange().Start, "more than one document");
    }
    if (!Document.skip() && Stream.failed())
      return Failed();
  }
  if (Stream.failed())
    return Failed();
  if (!File->Root.Loc.isValid() || File->Root.Kind == YamlNode::Null)
    return createStringError(Name + ": error: the file is empty");
  return std::move(File);
}

Expected<StringRef> YamlFile::word(const YamlNode &Node,
                                   const Twine &What) const {
  if (Node.Kind != YamlNode::Scalar || Node.Text.empty())
    return error(Node, "expected " + What);
  return StringRef(Node.Text);
}

Expected<ArrayRef<YamlNode>> YamlFile::list(const YamlNode &Node,
                                            const Twine &What) const {
  if (Node.Kind != YamlNode::Sequence)
    return error(Node, "expected a list of " + What);
  return ArrayRef(Node.Items);
}

Error YamlFile::checkKeys(const YamlNode &Node, ArrayRef<StringRef> Known,
                          const Twine &What) const {
  if (Node.Kind != YamlNode::Mapping)
    return error(Node, "expected " + What);
  for (const YamlNode &Key : Node.Keys)
    if (!is_contained(Known, Key.Text))
      return error(Key, "unknown key '" + Key.Text + "' of " + What);
  return Error::success();
}

const YamlNode *YamlFile::find(const YamlNode &Node, StringRef Key) {
  for (auto [I, Candidate] : enumerate(Node.Keys))
    if (Candidate.Text == Key)
      return &Node.Items[I];
  return nullptr;
}

Expected<const YamlNode *> YamlFile::get(const YamlNode &Node, StringRef Key,
                                         const Twine &What) const {
  if (const YamlNode *Value = find(Node, Key))
    return Value;
  return error(Node, What + " has no '" + Key + "'");
}
