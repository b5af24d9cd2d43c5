// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The source and the assembly beside it: panes of lines that are linked both ways.

// Gzip in base64.
async function unpack(text) {
  const packed = atob(text);
  const bytes = new Uint8Array(packed.length);
  for (let n = 0; n < packed.length; ++n) bytes[n] = packed.charCodeAt(n);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).json();
}

const report = await unpack(document.getElementById("data").textContent);
const isComparison = report.runs.length > 1;
const ticksPerUnit = 2500;
// To make one takes longer than to use it.
const costFormat = new Intl.NumberFormat("en", { minimumFractionDigits: 4, maximumFractionDigits: 4 });

function cost(ticks) {
  return costFormat.format(ticks / ticksPerUnit);
}

function signed(ticks) {
  return (ticks > 0 ? "+" : "") + cost(ticks);
}

// Of the other runs' costs, how far the one is from the first that differs most.
function difference([first, ...others]) {
  return d3.greatest(others.map((ticks) => ticks - first), Math.abs);
}

function share(ticks, whole) {
  return ticks && whole ? (100 * ticks / whole).toFixed(2) : "";
}

function escaped(text) {
  return String(text).replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]);
}

// Costs spread over magnitudes: the square root shows small ones, too.
function heat(ticks, whole) {
  return ticks && whole ? d3.interpolateYlOrRd(0.65 * Math.sqrt(ticks / whole)) : "";
}

function changeHeat(change, whole) {
  const part = whole ? change / whole : 0;
  if (!part) return "";
  const strength = 0.12 + 0.5 * Math.sqrt(Math.min(1, Math.abs(part)));
  return part > 0 ? d3.interpolateReds(strength) : d3.interpolateGreens(strength);
}

// A cell of a line: what kind it is of, its text, and perhaps its color.
function cell(kind, text, color) {
  return { kind, text: String(text), color };
}

// A cell as wide as its column.
function span({ kind, text, color }, columnWidth) {
  return `<span class="${kind}"${color ? ` style="background:${color}"` : ""}>${escaped(text.padStart(columnWidth))}</span>`;
}

// Lines are of this height, and are drawn in chunks of so many when they come into
// view; of few lines all at once, so that the browser's search finds them.
const lineHeight = 17;
const chunkLines = 250;
const fewLines = 3000;

// How wide a line is at most, in characters.
function longestOf(texts) {
  let longest = 0;
  for (const text of texts)
    if (8 * text.length > longest) longest = Math.max(longest, text.length + 7 * (text.split("\t").length - 1));
  return longest;
}

// A list of lines that is one stop of the Tab key.
class Pane {
  constructor(parent, id, title, onChoose) {
    this.id = id;
    this.onChoose = onChoose;
    const pane = d3.select(parent).append("div").attr("class", "pane");
    this.title = pane.append("h3").text(title);
    this.box = pane.append("div").attr("class", "rows").attr("id", id).attr("tabindex", 0)
      .attr("role", "listbox").attr("aria-label", title).node();
    this.current = 0;
    this.box.addEventListener("keydown", (event) => this.onKey(event));
    this.box.addEventListener("click", (event) => {
      const row = event.target.closest("[data-line]");
      if (row) this.choose(Number(row.dataset.line));
    });
  }

  // The texts of lines, and the cells of the heading and of a line, which are made
  // when it is drawn; those of some lines have the widest of each column.
  show(header, texts, cellsOf, widest) {
    this.size = texts.length;
    this.current = 0;
    this.texts = texts;
    this.cellsOf = cellsOf;
    // The marked lines and how they are marked, in the order of lines.
    this.kinds = new Map();
    const rows = [header, ...widest.map(cellsOf)];
    const widths = header.map((_, n) => d3.max(rows, (cells) => cells[n].text.length));
    this.spans = (cells) => cells.map((cell, n) => span(cell, widths[n])).join("");
    const starts = d3.range(0, this.size, chunkLines);
    const chunks = starts.map((first) => {
      const height = lineHeight * Math.min(chunkLines, this.size - first);
      return `<div class="chunk" role="presentation" data-first="${first}" style="height:${height}px"></div>`;
    });
    const width = this.size > fewLines ? ` style="min-width:max(100%,${d3.sum(widths) + longestOf(texts) + 15}ch)"` : "";
    this.box.innerHTML = `<div class="inner" role="presentation"${width}><div class="row header" aria-hidden="true">${this.spans(header)}</div>${chunks.join("")}</div>`;
    this.chunks = [...this.box.querySelectorAll(".chunk")];
    if (this.observer) this.observer.disconnect();
    if (this.size <= fewLines) return this.chunks.forEach((chunk) => this.draw(chunk));
    const draw = (entries) => entries.filter((entry) => entry.isIntersecting).forEach((entry) => this.draw(entry.target));
    this.observer = new IntersectionObserver(draw, { root: this.box, rootMargin: "1000px" });
    for (const chunk of this.chunks) this.observer.observe(chunk);
    this.draw(this.chunks[0]);
  }

  // Draws the lines of a chunk, once.
  draw(chunk) {
    if (chunk.firstChild) return;
    const first = Number(chunk.dataset.first);
    chunk.innerHTML = this.texts.slice(first, first + chunkLines).map((text, n) => {
      const line = first + n + 1;
      return `<div class="row ${this.kinds.get(line) || ""}" role="option" id="${this.id}-${line}" data-line="${line}" ` +
        `aria-posinset="${line}" aria-setsize="${this.size}">${this.spans(this.cellsOf(line))}<code>${escaped(text)}</code></div>`;
    }).join("");
  }

  // The row of a line, drawn if it was not yet.
  row(line) {
    this.draw(this.chunks[Math.floor((line - 1) / chunkLines)]);
    return this.drawnRow(line);
  }

  // The row of a line, or null if it is not drawn.
  drawnRow(line) {
    return document.getElementById(`${this.id}-${line}`);
  }

  scrollTo(line) {
    const row = this.row(line);
    const top = row.offsetTop - this.box.clientHeight / 3;
    if (row.offsetTop < this.box.scrollTop + 24 || row.offsetTop + 17 > this.box.scrollTop + this.box.clientHeight)
      this.box.scrollTop = top;
  }

  moveTo(line) {
    if (!this.size) return;
    const old = this.current && this.row(this.current);
    if (old) {
      old.classList.remove("current");
      old.removeAttribute("aria-selected");
    }
    this.current = Math.max(1, Math.min(this.size, line));
    const row = this.row(this.current);
    row.classList.add("current");
    row.setAttribute("aria-selected", "true");
    this.box.setAttribute("aria-activedescendant", row.id);
    this.scrollTo(this.current);
  }

  choose(line) {
    this.moveTo(line);
    if (this.size) this.onChoose(this.current);
  }

  onKey(event) {
    const marked = [...this.kinds.keys()];
    const steps = {
      ArrowDown: this.current + 1, ArrowUp: this.current - 1, PageDown: this.current + 20,
      PageUp: this.current - 20, Home: 1, End: this.size, Enter: this.current || 1,
      n: marked.find((line) => line > this.current) || marked[0] || this.current,
      p: marked.findLast((line) => line < this.current) || marked.at(-1) || this.current,
    };
    if (!(event.key in steps) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    // To choose would mark other lines.
    if (event.key === "n" || event.key === "p") this.moveTo(steps[event.key]);
    else this.choose(steps[event.key]);
  }

  // Marks lines as own or outer, and shows the first own one of the largest weight.
  mark(lines, weight = () => 0) {
    for (const line of this.kinds.keys()) this.drawnRow(line)?.classList.remove("own", "outer");
    const all = d3.sort(lines, ([line]) => line).filter(([line]) => line >= 1 && line <= this.size);
    this.kinds = new Map(all);
    for (const [line, kind] of all) this.drawnRow(line)?.classList.add(kind);
    const shown = d3.greatest(all, ([line, kind]) => weight(line) + (kind === "own" ? 0.5 : 0));
    if (shown) this.scrollTo(shown[0]);
  }
}

class Places {
  constructor() {
    const parent = document.getElementById("panes");
    if (report.runs.length > 2) d3.selectAll("#panes, .runs").classed("many", true);
    this.instructions = report.runs.map((run) => new Map(run.instructions.map((e) => [e[0], e])));
    this.source = new Pane(parent, "source", "Source", (line) => this.chooseSource(line));
    this.assembly = report.runs.map((run, n) => {
      const name = `${isComparison ? run.label : "Assembly"}: ${run.name}`;
      const pane = new Pane(parent, `assembly${n}`, name, (line) => this.chooseAssembly(n, line));
      this.showAssembly(pane, run, this.instructions[n]);
      return pane;
    });
    const select = d3.select("#file").on("change", (event) => this.showFile(Number(event.target.value)));
    const costs = report.files.map((file) => d3.sum(Object.values(file.numbers), (row) => d3.sum(row, (n) => n[0])));
    const order = d3.range(report.files.length).filter((n) => report.files[n].lines.length).sort((a, b) => costs[b] - costs[a]);
    select.selectAll("option").data(order).join("option").attr("value", (n) => n).text((n) => report.files[n].name);
    this.file = -1;
    if (order.length) this.showFile(order[0]);
    else this.source.show([], [], () => [], []);
  }

  // The assembly lines of a run that a line of the source has, as own or as outer
  // ones.
  linesOf(run, file, line) {
    const depths = run.locations.map((stack) => stack.findIndex((place) => place[0] === file && place[1] === line));
    return run.instructions
      .filter((e) => e[4] !== null && depths[e[4]] >= 0)
      .map((e) => [e[0], depths[e[4]] ? "outer" : "own"]);
  }

  showAssembly(pane, run, instructions) {
    const header = [cell("share", "%"), cell("cost", "cost"), cell("count", "executed"), cell("number", "line")];
    const costliest = d3.greatest(run.instructions, (e) => e[2]);
    const largest = costliest?.[2];
    const count = new Intl.NumberFormat("en");
    const cellsOf = (line) => {
      const [, times, ticks] = instructions.get(line) || [0, 0, 0];
      return [
        cell("share", share(ticks, run.ticks), heat(ticks, largest)), cell("cost", times ? cost(ticks) : ""),
        cell("count", times ? count.format(times) : ""), cell("number", line),
      ];
    };
    const widest = [costliest, d3.greatest(run.instructions, (e) => e[1])].filter(Boolean).map((e) => e[0]);
    pane.show(header, run.assembly, cellsOf, [...widest, run.assembly.length]);
  }

  showFile(number) {
    if (number === this.file) return;
    this.file = number;
    document.getElementById("file").value = number;
    const file = report.files[number];
    const largest = d3.max(Object.values(file.numbers), (row) => d3.max(row, (n) => n[0]));
    this.source.title.text(`Source: ${file.name}`);
    const none = report.runs.map(() => [0, 0, 0]);
    const names = isComparison ? [...report.runs.map((run) => run.label), "difference"] : ["own %", "own", "total"];
    const header = [...names.map((name) => cell("cost", name)), cell("remarks", ""), cell("number", "line")];
    const cellsOf = (line) => {
      const row = file.numbers[line] || none;
      const remarks = file.remarks[line];
      const costs = isComparison ? this.changeCells(row, largest) : this.costCells(row[0], largest);
      return [...costs, cell("remarks", remarks ? `●${remarks.length}` : ""), cell("number", line)];
    };
    this.source.show(header, file.lines, cellsOf, d3.range(1, file.lines.length + 1));
    this.assembly.forEach((pane) => pane.mark([]));
  }

  costCells([ticks, total, steps], largest) {
    return [
      cell("share", share(ticks, report.runs[0].ticks), heat(ticks, largest)),
      cell("cost", steps ? cost(ticks) : ""), cell("cost", total ? cost(total) : ""),
    ];
  }

  changeCells(row, largest) {
    const change = difference(row.map(([ticks]) => ticks));
    return [
      ...row.map(([ticks, , steps]) => cell("cost", steps ? cost(ticks) : "")),
      cell("cost", change ? signed(change) : "", changeHeat(change, largest)),
    ];
  }

  chooseSource(line) {
    this.assembly.forEach((pane, n) => {
      const ticks = (assemblyLine) => this.instructions[n].get(assemblyLine)[2];
      pane.mark(this.linesOf(report.runs[n], this.file, line), ticks);
    });
    this.describeSource(line);
  }

  // Shows a line of the source, from elsewhere in the page.
  goTo(fileName, line) {
    const number = report.files.findIndex((file) => file.name === fileName);
    if (number < 0 || !report.files[number].lines.length) return;
    this.showFile(number);
    document.getElementById("places").scrollIntoView();
    this.source.box.focus({ preventScroll: true });
    this.source.choose(line);
  }

  chooseAssembly(n, line) {
    const entry = this.instructions[n].get(line);
    const stack = entry && entry[4] !== null ? report.runs[n].locations[entry[4]] : [];
    if (stack.length && report.files[stack[0][0]].lines.length) {
      this.showFile(stack[0][0]);
      const marks = new Map();
      for (const [file, sourceLine] of stack)
        if (file === this.file && !marks.has(sourceLine)) marks.set(sourceLine, marks.size ? "outer" : "own");
      this.source.mark(marks);
    } else if (this.source.size) {
      this.source.mark([]);
    }
    this.describeInstruction(n, entry, stack);
  }

  describeSource(line) {
    const file = report.files[this.file];
    const rows = file.numbers[line] || [];
    const parts = rows.map(([ticks, total, steps], n) => {
      const name = isComparison ? `${report.runs[n].label}: ` : "";
      return `${name}own ${cost(ticks)}, with what is inlined and called ${cost(total)}, ${steps.toLocaleString("en")} instructions executed`;
    });
    const remarks = (file.remarks[line] || []).map(([kind, pass, where, text]) =>
      `<li><b class="${kind}">${kind}</b> ${escaped(pass)}${where ? ` in ${escaped(where)}` : ""}: ${escaped(text)}</li>`);
    document.getElementById("details").innerHTML = `<b>${escaped(file.name)}:${line}</b> ${escaped(parts.join("; ") || "no code")}` +
      (remarks.length ? `<ul>${remarks.join("")}</ul>` : "");
  }

  describeInstruction(n, entry, stack) {
    const where = stack.map(([file, line, name]) => `${report.files[file].name}:${line} in ${name}`).join(", inlined at ");
    const numbers = entry ? `cost ${cost(entry[2])}, executed ${entry[1].toLocaleString("en")} times, head moved by ${entry[3].toLocaleString("en")} bytes` : "no instruction";
    document.getElementById("details").innerHTML = `<b>${escaped(where || report.runs[n].name)}</b> ${escaped(numbers)}`;
  }
}

const places = new Places();
