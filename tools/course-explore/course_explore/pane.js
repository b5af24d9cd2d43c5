// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiler: its options, the assembly that it makes, and what that costs.

import { post } from "/own/api.js";
import { linesOf, linesWithCode, parse } from "/own/assembly.js";
import { Editor } from "/own/editor.js";
import { make, showView, views } from "/own/views.js";

const ticksPerUnit = 2500;
const numColors = 8;
// To make one takes longer than to use it.
const costFormat = new Intl.NumberFormat("en", { minimumFractionDigits: 4, maximumFractionDigits: 4 });

export function cost(ticks) {
  return costFormat.format(ticks / ticksPerUnit);
}

export class Pane {
  // The page has: program(), fileName(), onPaneChanged(), measure(since), onAssemblyChosen(pane, line,
  // places), onPaneClosed(pane), onOptionsChanged(pane), onViewChanged(pane), goToLine(line).
  constructor(parent, page, { options, view, function: name }) {
    this.page = page;
    this.wantedFunction = name;
    this.parsed = parse("");
    this.linesWithCode = new Set();
    this.lineCosts = [];
    this.box = make(parent, "article", { className: "pane" });
    const head = make(this.box, "div", { className: "pane-head" });
    const label = make(head, "label", { textContent: "Options " });
    this.options = make(label, "input", { className: "options", value: options, spellcheck: false });
    this.options.addEventListener("input", () => page.onOptionsChanged(this));
    this.view = make(head, "select", { className: "view" });
    this.view.setAttribute("aria-label", "What to show");
    for (const [key, { title }] of Object.entries(views)) this.view.append(new Option(title, key));
    this.view.value = view in views ? view : "assembly";
    this.view.addEventListener("change", () => page.onViewChanged(this));
    this.function = make(head, "select", { className: "function" });
    this.function.setAttribute("aria-label", "Function");
    this.function.addEventListener("change", () => page.onViewChanged(this));
    const close = make(head, "button", { type: "button", textContent: "Close", className: "close" });
    close.addEventListener("click", () => page.onPaneClosed(this));
    this.summary = make(this.box, "p", { className: "summary" });
    this.summary.setAttribute("role", "status");
    this.body = make(this.box, "div", { className: "body" });
    this.assembly = new Editor(this.body, {
      label: "Assembly", isReadOnly: true, language: "assembly",
      onChoose: (line) => page.onAssemblyChosen(this, line, this.parsed.lines[line - 1]?.places ?? []),
    });
    this.other = make(this.box, "div", { className: "other", tabIndex: 0, hidden: true });
    this.other.setAttribute("aria-label", "What is shown of the compilation");
    this.messages = make(this.box, "pre", { className: "messages", tabIndex: 0, hidden: true });
    this.messages.setAttribute("aria-label", "What compiler and program wrote");
  }

  state() {
    return { options: this.options.value, view: this.view.value, function: this.functionName() };
  }

  functionName() {
    return this.function.value || this.wantedFunction || "main";
  }

  listFunctions() {
    const wanted = this.functionName();
    const names = this.parsed.functions.map(({ name }) => name);
    this.function.replaceChildren(...names.map((name) => new Option(name)));
    this.function.value = names.includes(wanted) ? wanted : names[0] ?? "";
  }

  // Shows the view that is chosen.
  async refreshView(signal) {
    const name = this.view.value;
    this.function.hidden = !views[name].isOfFunction;
    this.body.hidden = name !== "assembly";
    this.other.hidden = name === "assembly";
    if (name === "assembly") return;
    try {
      await showView(name, this.other, this, signal);
    } catch (error) {
      if (error.name === "AbortError") throw error;
      this.other.replaceChildren();
      make(this.other, "p", { textContent: error.message, className: "failure" });
    }
  }

  focus() {
    if (this.body.hidden) this.other.focus();
    else this.assembly.focus();
  }

  remove() {
    this.stop();
    this.assembly.remove();
    this.box.remove();
  }

  stop() {
    this.controller?.abort();
  }

  // Compiles and runs anew; what is under way ends.
  async update(since) {
    this.stop();
    const controller = this.controller = new AbortController();
    this.box.setAttribute("aria-busy", "true");
    try {
      await this.refresh(controller.signal, since);
    } catch (error) {
      if (error.name === "AbortError") return;
      this.fail(error.message);
    }
    if (controller === this.controller) this.box.removeAttribute("aria-busy");
  }

  async refresh(signal, since) {
    const { source, language, input, isText } = this.page.program();
    const options = this.options.value;
    const began = performance.now();
    const made = await post("compile", { source, language, options }, signal);
    this.diagnostics = made.diagnostics;
    if (made.assembly === null) {
      this.fail("not compiled", made.messages);
      return;
    }
    this.show(made.assembly);
    this.summary.textContent = `compiled in ${Math.round(performance.now() - began)} ms`;
    this.say(made.messages);
    this.page.onPaneChanged();
    if (since) this.page.measure(since);
    const ran = await post("run", { assembly: made.assembly, options, input, is_text: isText }, signal);
    this.showRun(ran, made.messages);
    this.page.onPaneChanged();
    await this.refreshView(signal);
  }

  fail(reason, messages = "") {
    this.box.classList.add("failed");
    this.summary.textContent = reason;
    this.say(messages);
    this.page.onPaneChanged();
  }

  say(text) {
    this.messages.textContent = text;
    this.messages.hidden = !text;
  }

  show(text) {
    this.box.classList.remove("failed");
    this.parsed = parse(text);
    this.linesWithCode = linesWithCode(this.parsed, this.page.fileName());
    this.lineCosts = [];
    this.assembly.setText(this.parsed.lines.map((line) => line.text).join("\n"), this.parsed.lines.map((line) => line.number));
    this.assembly.setCosts(new Map());
    this.listFunctions();
  }

  showRun({ output, messages, report, lines }, compilerMessages) {
    if (report.status === undefined) {
      this.summary.textContent = "not a valid program";
      this.say(messages);
      return;
    }
    const ends = report.status === "finished" ? `returned ${report.return}` : report.status;
    this.summary.innerHTML = `<b>cost ${cost(report["cost-ticks"])}</b> `;
    this.summary.append(`${report.steps.toLocaleString("en")} instructions, head moved by ${report["head-bytes"].toLocaleString("en")} bytes, ${ends}`);
    this.say([compilerMessages, messages, output && `output:\n${output}`].filter((part) => part).join("\n"));
    const byNumber = new Map(lines.map(([line, , ticks]) => [line, ticks]));
    this.lineCosts = this.parsed.lines.map((line) => byNumber.get(line.number));
    const shown = this.lineCosts.flatMap((ticks, n) => ticks === undefined ? [] : [[n + 1, cost(ticks)]]);
    this.assembly.setCosts(new Map(shown));
  }

  // Ticks by line of the source, of the instructions that were made of it.
  sourceCosts() {
    const costs = new Map();
    const file = this.page.fileName();
    this.parsed.lines.forEach((line, n) => {
      const place = line.places[0];
      const ticks = this.lineCosts[n];
      if (place?.file === file && ticks !== undefined) costs.set(place.line, (costs.get(place.line) ?? 0) + ticks);
    });
    return costs;
  }

  // Colors lines as the source lines are colored that they are from.
  color(colorOf) {
    const file = this.page.fileName();
    const lines = this.parsed.lines.flatMap((line, n) => {
      const place = line.places.find((p) => p.file === file);
      return place ? [[n + 1, `color${colorOf.get(place.line) % numColors}`]] : [];
    });
    this.assembly.setColors(new Map(lines));
  }

  // Marks what a line of the source became.
  markSource(line) {
    this.assembly.mark(linesOf(this.parsed, this.page.fileName(), line), true);
  }
}
