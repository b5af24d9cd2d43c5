// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Assembly as it is shown: without the comments of -g, which say what source lines the
// instructions are from.

const comment = /^\s*; (loc|source|object|frame|variable) /;
const functionStart = /^start (\S+) (\d+)/;
const incoming = /^\s*; incoming (.*)$/;

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
  text.split("\n").forEach((line, n, all) => {
    const found = line.match(comment);
    if (found) {
      if (found[1] !== "loc") return;
      const text = line.slice(line.indexOf("; loc ") + 6);
      if (!known.has(text)) known.set(text, placesOf(text));
      places = known.get(text);
      return;
    }
    if (n === all.length - 1 && !line) return;
    const isInstruction = /^\s+[^.;\s]/.test(line);
    if (!isInstruction) places = [];
    const start = line.match(functionStart);
    if (start) functions.push({ name: start[1], numArguments: Number(start[2]), incoming: "" });
    const registers = line.match(incoming);
    if (registers && functions.length) functions.at(-1).incoming = registers[1];
    lines.push({ text: line, number: n + 1, places: isInstruction ? places : [] });
  });
  return { lines, functions };
}

// From a line of the source to lines that are shown: "own" if it is the innermost
// place, "outer" if what it calls is inlined there.
export function linksOf(parsed, file) {
  const links = new Map();
  parsed.lines.forEach((line, n) => line.places.forEach((place, depth) => {
    if (place.file !== file) return;
    if (!links.has(place.line)) links.set(place.line, new Map());
    const marks = links.get(place.line);
    if (marks.get(n + 1) !== "own") marks.set(n + 1, depth ? "outer" : "own");
  }));
  return links;
}
