//===-- YamlTree.h - YAML files with the places of what they say *- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A YAML file as a tree, each node of which knows its place.
///
/// LLVM's YAML traits forget places once the values are read, and most mistakes
/// in banks and programs show only then: a name that nothing defines, a PHI
/// without an operand for a block. So readers walk over this tree, and complain
/// with the file, line and column of the very word.
///
/// Anchors, tags and several documents in one file are refused.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_YAMLTREE_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_YAMLTREE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/SourceMgr.h"
#include <string>
#include <vector>

namespace llvm::yaml {
class Node;
} // namespace llvm::yaml

namespace llvm::course {

struct YamlNode {
  enum KindType : uint8_t { Null, Scalar, Sequence, Mapping };

  KindType Kind = Null;
  /// Of a scalar: whether it was written in quotes.
  bool IsQuoted = false;
  std::string Text;
  SMLoc Loc;
  /// The elements of a sequence, the values of a mapping.
  std::vector<YamlNode> Items;
  /// The keys of a mapping: scalars, all different.
  std::vector<YamlNode> Keys;
};

/// Whether \p Name consists of letters, digits and the characters of \p Others.
bool isPlainName(StringRef Name, StringRef Others = "_");

/// One file and the tree of its only document.
class YamlFile {
public:
  /// Parses \p Text; \p Name is what messages call it.
  static Expected<std::unique_ptr<YamlFile>> parse(StringRef Text,
                                                   StringRef Name);

  const YamlNode &root() const { return Root; }

  /// An error "FILE:LINE:COLUMN: error: MESSAGE" with the line of the file.
  Error error(const YamlNode &At, const Twine &Message) const {
    return error(At.Loc, Message);
  }

  /// \p Node as a plain, non-empty word; \p What is what it should be.
  Expected<StringRef> word(const YamlNode &Node, const Twine &What) const;

  /// The elements of a sequence; \p What is what it should list.
  Expected<ArrayRef<YamlNode>> list(const YamlNode &Node,
                                    const Twine &What) const;

  /// Whether \p Node is a mapping that has no other keys than \p Known.
  Error checkKeys(const YamlNode &Node, ArrayRef<StringRef> Known,
                  const Twine &What) const;

  /// The value of a key that must be there.
  Expected<const YamlNode *> get(const YamlNode &Node, StringRef Key,
                                 const Twine &What) const;

  /// The value of a key, or nullptr.
  static const YamlNode *find(const YamlNode &Node, StringRef Key);

private:
  YamlFile() = default;
  Error error(SMLoc At, const Twine &Message) const;
  Error load(yaml::Node *From, YamlNode &To, unsigned Depth);
  Error loadMapping(yaml::Node *From, YamlNode &To, unsigned Depth);

  SourceMgr Sources;
  /// Of the text.
  const char *Begin = nullptr;
  YamlNode Root;
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_YAMLTREE_H
