// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Editors: of the source, and read-only ones of what was made of it. Each has colors,
// marks and costs by line.

import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { cpp } from "@codemirror/lang-cpp";
import { bracketMatching, defaultHighlightStyle, indentOnInput, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { unifiedMergeView } from "@codemirror/merge";
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
import { Compartment, EditorState, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, gutter, GutterMarker, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";

const nonce = document.querySelector("meta[name=nonce]").content;

// Words of a line-oriented language: comments, labels, numbers, registers, operations.
function words(operations) {
  return StreamLanguage.define({
    token(stream) {
      if (stream.eatSpace()) return null;
      if (stream.match(/^;.*/)) return "comment";
      if (stream.match(/^"[^"]*"/)) return "string";
      if (stream.match(/^(\.\w+|[\w.]+:|%[\w.]+)/)) return "labelName";
      if (stream.match(/^-?\d+\b/)) return "number";
      if (stream.match(/^(r\d+|sp|arg\d+|\$\w+)\b/)) return "variableName";
      if (stream.match(operations)) return "keyword";
      if (stream.match(/^[\w.@-]+/)) return null;
      stream.next();
      return null;
    },
  });
}

const assemblyLanguage = words(/^(start|end|call|rcall|icmp|br|switch|ret|load|store|malloc|free|reset|select|[su]?(div|rem)|mul|add|sub|and|or|xor|shl|[la]shr|assert_eq)\b/);
const irLanguage = words(/^(define|declare|call|load|store|br|ret|phi|icmp|select|switch|getelementptr|add|sub|mul|[su](div|rem)|and|or|xor|shl|[la]shr|zext|sext|trunc|inttoptr|ptrtoint|COPY|PHI|bb)\b/);
const languages = { c: cpp(), "c++": cpp(), ir: irLanguage, assembly: assemblyLanguage };

// Where lines are after a change.
function moveLines(classes, { startState, changes, newDoc }) {
  const { doc } = startState;
  return new Map([...classes].map(([line, name]) => [newDoc.lineAt(changes.mapPos(doc.line(line).from)).number, name]));
}

// Of the lines that are in view; assembly may have many more.
function decorate(view, classes) {
  const { doc } = view.state;
  const found = [];
  for (const { from, to } of view.visibleRanges)
    for (let line = doc.lineAt(from); ; line = doc.line(line.number + 1)) {
      const name = classes.get(line.number);
      if (name) found.push(Decoration.line({ class: name }).range(line.from));
      if (line.to >= to) break;
    }
  return Decoration.set(found);
}

// Lines by number, each with a class; the effect replaces all of them.
function lineClasses() {
  const effect = StateEffect.define();
  const field = StateField.define({
    create: () => new Map(),
    update(classes, transaction) {
      const change = transaction.effects.find((e) => e.is(effect));
      if (!change) return transaction.docChanged ? moveLines(classes, transaction) : classes;
      return new Map([...change.value].filter(([line]) => line >= 1 && line <= transaction.state.doc.lines));
    },
    provide: (f) => EditorView.decorations.of((view) => decorate(view, view.state.field(f))),
  });
  return { effect, field };
}

const colors = lineClasses();
const marks = lineClasses();

class Cost extends GutterMarker {
  constructor(text) {
    super();
    this.text = text;
  }

  eq(other) {
    return this.text === other.text;
  }

  toDOM() {
    return document.createTextNode(this.text);
  }
}

const costEffect = StateEffect.define();
const costField = StateField.define({
  create: () => new Map(),
  update: (costs, transaction) => transaction.effects.find((e) => e.is(costEffect))?.value ?? (transaction.docChanged ? new Map() : costs),
});
const costGutter = gutter({
  class: "cost-gutter",
  lineMarker: (view, line) => {
    const text = view.state.field(costField).get(view.state.doc.lineAt(line.from).number);
    return text ? new Cost(text) : null;
  },
  lineMarkerChange: (update) => update.startState.field(costField) !== update.state.field(costField),
});

const numberEffect = StateEffect.define();
const numberField = StateField.define({
  create: () => null,
  update: (numbers, transaction) => transaction.effects.find((e) => e.is(numberEffect))?.value ?? numbers,
});

// A text with what is different from another one.
export class Difference {
  constructor(parent, label) {
    this.parent = parent;
    this.label = label;
  }

  show(before, after) {
    this.view?.destroy();
    this.view = new EditorView({
      parent: this.parent,
      state: EditorState.create({
        doc: after,
        extensions: [
          EditorView.cspNonce.of(nonce), EditorView.contentAttributes.of({ "aria-label": this.label }),
          EditorState.readOnly.of(true), languages.ir, syntaxHighlighting(defaultHighlightStyle),
          lineNumbers(), keymap.of([...defaultKeymap, ...searchKeymap]),
          unifiedMergeView({ original: before, mergeControls: false, collapseUnchanged: { margin: 3, minSize: 6 } }),
        ],
      }),
    });
  }
}

export class Editor {
  constructor(parent, { label, isReadOnly = false, language = "c", onChange = () => {}, onChoose = () => {} }) {
    this.language = new Compartment();
    const extensions = [
      EditorView.cspNonce.of(nonce),
      EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false" }),
      EditorState.readOnly.of(isReadOnly),
      this.language.of(languages[language]),
      syntaxHighlighting(defaultHighlightStyle),
      lineNumbers({ formatNumber: (n, state) => String(state.field(numberField)?.[n - 1] ?? n) }),
      costGutter, costField, numberField, colors.field, marks.field,
      highlightActiveLine(), highlightSelectionMatches(), bracketMatching(),
      keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap, ...lintKeymap]),
      EditorView.updateListener.of((update) => {
        if (update.docChanged && !this.isSetting) onChange();
        if (update.selectionSet && !this.isSetting) onChoose(this.line());
      }),
    ];
    if (!isReadOnly) extensions.push(history(), indentOnInput(), lintGutter());
    this.view = new EditorView({ parent, state: EditorState.create({ extensions }) });
  }

  text() {
    return this.view.state.doc.toString();
  }

  // The line of the cursor.
  line() {
    const { doc, selection } = this.view.state;
    return doc.lineAt(selection.main.head).number;
  }

  // Runs what is no change of the user's.
  quietly(action) {
    this.isSetting = true;
    action();
    this.isSetting = false;
  }

  setText(text, numbers = null) {
    const { doc } = this.view.state;
    const effects = [numberEffect.of(numbers)];
    let changes;
    if (doc.toString() !== text) {
      changes = { from: 0, to: doc.length, insert: text };
      effects.push(colors.effect.of(new Map()), marks.effect.of(new Map()));
    }
    this.quietly(() => this.view.dispatch({ changes, effects }));
  }

  setLanguage(name) {
    this.view.dispatch({ effects: this.language.reconfigure(languages[name]) });
  }

  // Maps from lines to classes, and to texts.
  setColors(lines) {
    this.view.dispatch({ effects: colors.effect.of(lines) });
  }

  setCosts(lines) {
    this.view.dispatch({ effects: costEffect.of(lines) });
  }

  // Marks lines, and shows the first one of its own.
  mark(lines, isShown) {
    const effects = [marks.effect.of(lines)];
    const numbers = [...lines.keys()].sort((a, b) => a - b);
    const first = numbers.find((line) => lines.get(line) === "own") ?? numbers[0];
    if (isShown && first && first <= this.view.state.doc.lines)
      effects.push(EditorView.scrollIntoView(this.view.state.doc.line(first).from, { y: "center" }));
    this.view.dispatch({ effects });
  }

  // Shows what a compiler said: line, column, kind, text.
  setDiagnostics(found) {
    const { doc } = this.view.state;
    const severities = { error: "error", warning: "warning", note: "info" };
    const all = found.filter(([line]) => line >= 1 && line <= doc.lines).map(([line, column, kind, message]) => {
      const at = doc.line(line);
      const from = Math.min(at.to, at.from + Math.max(0, column - 1));
      return { from, to: Math.min(at.to, from + 1), severity: severities[kind], message };
    });
    this.view.dispatch(setDiagnostics(this.view.state, all));
  }

  // Puts the cursor on a line.
  goTo(line) {
    const { doc } = this.view.state;
    if (line > doc.lines) return;
    const anchor = doc.line(line).from;
    this.quietly(() => this.view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "center" }) }));
    this.focus();
  }

  focus() {
    this.view.focus();
  }

  remove() {
    this.view.destroy();
  }
}
