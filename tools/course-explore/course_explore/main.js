// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The page: a program, its compilers, and the link that holds all of it.

import { get, keepToken } from "/own/api.js";
import { Editor } from "/own/editor.js";
import { cost, Pane } from "/own/pane.js";
import { checked, pack, parts, unpack } from "/own/state.js";

// Between key presses of somebody who types there is more. Presses that come sooner, as
// of a key that is held down, are compiled once, when there is such a pause.
const typingPause = 60;
const files = { c: "prog.c", "c++": "prog.cpp", ir: "prog.ll", assembly: "prog.s" };
const first = checked({ program: "examples/gcd", panes: [{ options: "-O2" }] });
const element = (id) => document.getElementById(id);

class Page {
  constructor() {
    this.panes = [];
    this.inputs = {};
    this.source = new Editor(element("source"), {
      label: "Source", onChange: () => this.onTyped(), onChoose: (line) => this.onSourceChosen(line),
    });
    element("program").addEventListener("change", (event) => this.attempt(() => this.choose(event.target.value)));
    element("input-name").addEventListener("change", (event) => {
      element("input").value = this.inputs[event.target.value];
      this.onChanged();
    });
    element("language").addEventListener("change", () => {
      this.source.setLanguage(element("language").value);
      this.onChanged();
    });
    element("input").addEventListener("input", () => this.onTyped());
    element("text").addEventListener("change", () => this.onChanged());
    element("add").addEventListener("click", () => this.add({ options: "-O2" }).options.focus());
    element("copy").addEventListener("click", () => this.attempt(() => this.copyLink()));
    document.addEventListener("keydown", (event) => { this.pressed = event.timeStamp; }, true);
    document.addEventListener("keyup", () => { this.pressed = undefined; }, true);
    document.addEventListener("keydown", (event) => this.onKey(event));
    addEventListener("hashchange", () => this.attempt(() => this.followLink()));
  }

  // Shows what is wrong instead of doing nothing.
  async attempt(action) {
    try {
      await action();
    } catch (error) {
      this.say(error.message);
    }
  }

  say(text) {
    element("status").textContent = text;
  }

  async start() {
    if (!await this.followLink()) await this.show(first);
    document.body.dataset.ready = "true";
  }

  async listPrograms() {
    const names = await get("programs");
    element("program").replaceChildren(new Option("(own)", ""), ...names.map((name) => new Option(name)));
  }

  // Takes the token and the state from the address; whether there was a state.
  async followLink() {
    const { token, s } = parts(location.hash);
    if (token) {
      keepToken(token);
      history.replaceState(null, "", location.pathname);
    }
    await this.listPrograms();
    if (!s) return false;
    let state;
    try {
      state = await unpack(s);
    } catch (error) {
      throw new Error("this link is damaged", { cause: error });
    }
    await this.show(state);
    return true;
  }

  async show(state) {
    if (state.program && !state.source) await this.load(state.program);
    else this.set(state);
    while (this.panes.length) this.panes.pop().remove();
    for (const pane of state.panes) this.add(pane);
    this.onChanged();
  }

  set({ program, source, language, input, isText }) {
    element("program").value = program;
    element("language").value = language;
    element("input").value = input;
    element("text").checked = isText;
    this.source.setLanguage(language);
    this.source.setText(source);
  }

  async load(name) {
    const { source, language, options, inputs, isText } = await get(`program?name=${encodeURIComponent(name)}`);
    this.inputs = inputs;
    const names = Object.keys(inputs);
    element("input-name").replaceChildren(...names.map((input) => new Option(input || "(main)", input)));
    this.set({ program: name, source, language, input: inputs[names[0]], isText });
    return options;
  }

  async choose(name) {
    if (name) await this.load(name);
    this.onChanged();
  }

  add(state) {
    const pane = new Pane(element("panes"), this, state);
    this.panes.push(pane);
    this.update(pane);
    this.keepLink();
    return pane;
  }

  // What panes ask of the page.

  program() {
    return {
      source: this.source.text(), language: element("language").value,
      input: element("input").value, isText: element("text").checked,
    };
  }

  fileName() {
    return files[element("language").value];
  }

  onPaneClosed(pane) {
    this.panes.splice(this.panes.indexOf(pane), 1);
    pane.remove();
    this.onPaneChanged();
    this.keepLink();
    (this.panes[0]?.options ?? element("add")).focus();
  }

  onViewChanged(pane) {
    this.update(pane);
    this.keepLink();
  }

  goToLine(line) {
    this.source.goTo(line);
    this.onSourceChosen(line);
  }

  onOptionsChanged(pane) {
    this.soon(pane, (since) => this.update(pane, since));
    this.keepLink();
  }

  // Colors lines with code by turns, and shows the costs of the first pane.
  onPaneChanged() {
    const lines = [...new Set(this.panes.flatMap((p) => [...p.linesWithCode]))].sort((a, b) => a - b);
    const colorOf = new Map(lines.map((line, n) => [line, n]));
    this.source.setColors(new Map(lines.map((line, n) => [line, `color${n % 8}`])));
    for (const p of this.panes) p.color(colorOf);
    const costs = this.panes[0]?.sourceCosts() ?? new Map();
    this.source.setCosts(new Map([...costs].map(([line, ticks]) => [line, cost(ticks)])));
    this.source.setDiagnostics(this.panes[0]?.diagnostics ?? []);
  }

  // How long it took from a key to the assembly, once that is on the screen: what is
  // asked for in a frame is done after that is drawn.
  measure(start) {
    requestAnimationFrame(() => setTimeout(() => performance.measure("key to assembly", { start, end: performance.now() })));
  }

  onAssemblyChosen(pane, _line, places) {
    const file = this.fileName();
    const lines = new Map();
    for (const place of places)
      if (place.file === file && !lines.has(place.line)) lines.set(place.line, lines.size ? "outer" : "own");
    this.source.mark(lines, true);
    for (const p of this.panes) if (p !== pane) p.markSource(places.find((place) => place.file === file)?.line);
  }

  onSourceChosen(line) {
    this.source.mark(new Map(), false);
    for (const pane of this.panes) pane.markSource(line);
  }

  // Changes.

  // Compiles anew; after a key press, since its time.
  update(pane, since) {
    clearTimeout(pane.timer);
    pane.update(since);
  }

  onChanged(since) {
    for (const pane of this.panes) this.update(pane, since);
    this.keepLink();
  }

  onTyped() {
    this.soon(this, (since) => this.onChanged(since));
  }

  // Does what a key press asks for, with the time of that press: at once, but of a row of
  // presses without a pause only what the last one asks for.
  soon(owner, action) {
    const now = performance.now();
    const since = this.pressed ?? now;
    const wait = now - (owner.typed ?? -Infinity) < typingPause ? typingPause : 0;
    owner.typed = now;
    clearTimeout(owner.timer);
    owner.timer = setTimeout(() => action(since), wait);
  }

  onKey(event) {
    if (!event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.code === "KeyN") element("add").click();
    else if (event.code === "Digit1") this.source.focus();
    else if (/^Digit[2-9]$/.test(event.code)) this.panes[Number(event.code.slice(5)) - 2]?.focus();
    else return;
    event.preventDefault();
  }

  // The link.

  state() {
    return { ...this.program(), program: element("program").value, panes: this.panes.map((pane) => pane.state()) };
  }

  async link() {
    return `${location.origin}${location.pathname}#s=${await pack(this.state())}`;
  }

  keepLink() {
    clearTimeout(this.linkTimer);
    this.linkTimer = setTimeout(async () => history.replaceState(null, "", await this.link()), 200);
  }

  async copyLink() {
    await navigator.clipboard.writeText(await this.link());
    this.say("The link is copied; it holds all but the token.");
  }
}

const page = new Page();
page.attempt(() => page.start());
