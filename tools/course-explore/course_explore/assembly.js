// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Assembly as it is shown: without the comments of -g, which say what source lines the
// instructions are from.

const comment = /^\s*; (loc|source|object|frame|variable) /;
const functionStart = /^start (\S+) (\d+)/;
const incoming = /^\s*; incoming (.*)$/;
const none = [];

// The places of a comment, the innermost one first: file, line and function.
function placesOf(text) {
  return text.split(", called from ").map((part) => {
    const found = part.match(/^(.*):(\d+) in (.*)$/);
    return found && { file: found[1], line: Number(found[2]), function: found[3] };
  }).filter((place) => place);
}

// Lines to show, each with its number, places and function; functions with the
// registers in which arguments come.
export function parse(text) {
  const lines = [];
  const functions = [];
  // By comment; most of them are there many times.
  const known = new Map();
  let places = [];
  const all = text.split("\n");
  if (!all.at(-1)) all.pop();
  all.forEach((line, n) => {
    let indent = 0;
    while (line[indent] === " " || line[indent] === "\t") ++indent;
    const isComment = line[indent] === ";";
    const found = isComment && line.match(comment);
    if (found) {
      if (found[1] !== "loc") return;
      const text = line.slice(line.indexOf("; loc ") + 6);
      if (!known.has(text)) known.set(text, placesOf(text));
      places = known.get(text);
      return;
    }
    const isInstruction = indent > 0 && indent < line.length && line[indent] !== "." && !isComment;
    if (!isInstruction) places = [];
    const start = indent === 0 && line.match(functionStart);
    if (start) functions.push({ name: start[1], numArguments: Number(start[2]), incoming: "" });
    const registers = isComment && line.match(incoming);
    if (registers && functions.length) functions.at(-1).incoming = registers[1];
    lines.push({ text: line, number: n + 1, places: isInstruction ? places : none });
  });
  return { lines, functions };
}

// The lines of a source file that have code.
export function linesWithCode(parsed, file) {
  const all = new Set(parsed.lines.map((line) => line.places));
  return new Set([...all].flat().filter((place) => place.file === file).map((place) => place.line));
}

// The lines that are shown of a line of the source: "own" if it is the innermost
// place, "outer" if what it calls is inlined there.
export function linesOf(parsed, file, sourceLine) {
  const found = new Map();
  parsed.lines.forEach(({ places }, n) => {
    const depth = places.findIndex((place) => place.line === sourceLine && place.file === file);
    if (depth >= 0) found.set(n + 1, depth ? "outer" : "own");
  });
  return found;
}
