// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tables and drawings below the source: one of each for each run. It follows panes.js
// in the same module.

const width = 900;

function drawing(parent, height, label) {
  return d3.select(parent).append("svg").attr("viewBox", `0 0 ${width} ${height}`).attr("role", "img").attr("aria-label", label);
}

// A table whose columns sort when their button is chosen. A column has a name, the
// text and the value of a row, and perhaps a color, a class and an action.
function table(parent, columns, rows, sortedBy) {
  const box = d3.select(parent).append("div").attr("class", "scroll").attr("tabindex", 0);
  const element = box.append("table");
  const body = element.append("tbody");
  const kind = (column) => column.kind || "";
  const heads = element.insert("thead", "tbody").append("tr").selectAll("th").data(columns).join("th")
    .attr("scope", "col").attr("class", kind);
  function sort(column) {
    const descending = column.kind !== "name";
    const order = (a, b) => (descending ? d3.descending : d3.ascending)(column.value(a), column.value(b));
    heads.attr("aria-sort", (c) => c === column ? (descending ? "descending" : "ascending") : null);
    body.selectAll("tr").data(d3.sort(rows, order)).join("tr").each(function (row) {
      d3.select(this).selectAll("td").data(columns).join("td").each(function (c) {
        const cell = d3.select(this).attr("class", [kind(c), c.mark ? c.mark(row) : ""].join(" ")).text(null)
          .style("background", c.color ? c.color(row) : null);
        if (c.action) cell.append("button").attr("type", "button").text(c.text(row)).on("click", () => c.action(row));
        else cell.text(c.text(row));
      });
    });
  }
  heads.append("button").attr("type", "button").text((c) => c.name).on("click", (event, column) => sort(column));
  sort(columns[sortedBy]);
}

function drawFunctions(parent, run) {
  const largest = d3.max(run.functions, (f) => f[2]);
  const numeric = (name, index) => ({ name, value: (f) => f[index], text: (f) => cost(f[index]) });
  table(parent, [
    { name: "own %", value: (f) => f[2], text: (f) => share(f[2], run.ticks), color: (f) => heat(f[2], largest) },
    numeric("own", 2),
    numeric("with inlined", 6),
    { name: "total %", value: (f) => f[3], text: (f) => share(f[3], run.ticks) },
    numeric("total", 3),
    { name: "executed", value: (f) => f[4], text: (f) => f[4].toLocaleString("en") },
    { name: "head bytes", value: (f) => f[5], text: (f) => f[5].toLocaleString("en") },
    { name: "function", kind: "name", value: (f) => f[0], text: (f) => f[1] ? `${f[0]} (${f[1]})` : f[0] },
  ], run.functions, 0);
}

// Columns of rows whose element `at` is the difference, which the costs follow.
function differenceColumns(at) {
  return [
    {
      name: "difference", value: (row) => Math.abs(row[at]), text: (row) => signed(row[at]),
      mark: (row) => row[at] > 0 ? "more" : "less",
    },
    ...report.runs.map(({ label }, n) => ({
      name: label, value: (row) => row[at + 1 + n], text: (row) => cost(row[at + 1 + n]),
    })),
  ];
}

function drawDifferences() {
  const texts = new Map(report.files.map((file) => [file.name, file.lines]));
  const lines = d3.select("#difference-lines");
  lines.append("h3").text(report.lines.length ? "Source lines" : "Source lines: no difference");
  if (report.lines.length)
    table(lines.node(), [
      ...differenceColumns(2),
      { name: "line", kind: "name", value: (row) => row[0] + String(row[1]).padStart(9), text: (row) => `${row[0]}:${row[1]}`, action: (row) => places.goTo(row[0], row[1]) },
      { name: "source", kind: "name", value: (row) => (texts.get(row[0]) || [])[row[1] - 1] || "", text: (row) => ((texts.get(row[0]) || [])[row[1] - 1] || "").trim() },
    ], report.lines, 0);
  const functions = d3.select("#difference-functions");
  functions.append("h3").text(report.functions.length ? "Functions" : "Functions: no difference");
  if (report.functions.length)
    table(functions.node(), [
      ...differenceColumns(2),
      { name: "function", kind: "name", value: (row) => row[1], text: (row) => row[0] ? `${row[1]} (${row[0]})` : row[1] },
    ], report.functions, 0);
}

// Boxes of the tree [name, ticks, children], callers above, and keys to go around.
class Flame {
  constructor(parent, run, number) {
    this.run = run;
    const root = d3.hierarchy({ data: run.flame }, (d) => d.data[2].map((data) => ({ data })));
    root.each((d) => { d.value = d.data.data[1]; });
    this.root = d3.partition()(root);
    const rows = this.root.height + 1;
    this.svg = drawing(parent, rows * 20, "Flame graph").attr("role", "application").attr("tabindex", 0).attr("id", `flame${number}`);
    this.status = d3.select(parent).append("p").attr("class", "status").attr("role", "status");
    this.svg.on("keydown", (event) => this.onKey(event)).on("focus", () => this.choose(this.current));
    this.current = this.root;
    this.zoom(this.root);
  }

  zoom(focus) {
    this.focus = focus;
    const x = d3.scaleLinear([focus.x0, focus.x1], [0, width]);
    const shown = this.root.descendants().filter((d) =>
      d.x1 > focus.x0 && d.x0 < focus.x1 && x(d.x1) - x(d.x0) > 0.4);
    const left = (d) => Math.max(0, x(d.x0));
    const wide = (d) => Math.max(0, Math.min(width, x(d.x1)) - left(d) - 0.5);
    const boxes = this.svg.selectAll("g").data(shown, (d) => d.ancestors().map((a) => a.data.data[0] + a.x0).join("\n"))
      .join((enter) => {
        const g = enter.append("g").attr("class", "box");
        g.append("rect").attr("height", 19).attr("rx", 2);
        g.append("text").attr("dy", 13.5).attr("x", 3);
        g.append("title");
        return g;
      });
    boxes.attr("transform", (d) => `translate(${left(d)},${d.depth * 20})`)
      .on("click", (event, d) => { this.choose(d); this.zoom(d); });
    boxes.select("rect").attr("width", wide).attr("fill", (d) => this.color(d.data.data[0]));
    boxes.select("text").text((d) => {
      const room = Math.floor((wide(d) - 6) / 6.2), name = d.data.data[0];
      return name.length <= room ? name : room > 3 ? `${name.slice(0, room - 1)}…` : "";
    });
    boxes.select("title").text((d) => this.describe(d));
    this.boxes = boxes;
    this.choose(this.current);
  }

  color(name) {
    let hash = 0;
    for (const c of name) hash = (hash * 31 + c.codePointAt(0)) % 997;
    return d3.hsl(20 + hash % 40, 0.75, 0.68 + (hash % 7) / 50);
  }

  describe(d) {
    const own = d.value - d3.sum(d.children || [], (child) => child.value);
    const name = d.ancestors().map((a) => a.data.data[0]).reverse().filter((n) => n).join(" › ");
    return `${name}: ${cost(d.value)} (${share(d.value, this.run.ticks)} %), own ${cost(own)}`;
  }

  choose(d) {
    this.current = d;
    this.boxes.classed("current", (other) => other === d);
    this.status.text(this.describe(d));
  }

  onKey(event) {
    const siblings = this.current.parent ? this.current.parent.children : [this.current];
    const at = siblings.indexOf(this.current);
    const moves = {
      ArrowUp: this.current.parent, ArrowDown: (this.current.children || [])[0],
      ArrowLeft: siblings[at - 1], ArrowRight: siblings[at + 1],
    };
    if (event.key === "Enter") this.zoom(this.current);
    else if (event.key === "Escape") this.zoom(this.root);
    else if (event.key in moves) {
      const next = moves[event.key];
      if (next && (next.x0 < this.focus.x0 || next.x1 > this.focus.x1)) this.zoom(this.root);
      if (next) this.choose(next);
    } else return;
    event.preventDefault();
  }
}

function drawClasses(parent, run) {
  const largest = d3.max(run.classes, (c) => c[2]);
  const height = run.classes.length * 20;
  const x = d3.scaleLinear([0, largest || 1], [0, width - 330]);
  const rows = drawing(parent, height, "Cost by class").selectAll("g").data(run.classes).join("g")
    .attr("transform", (c, n) => `translate(0,${n * 20})`);
  rows.append("text").attr("x", 110).attr("y", 14).attr("text-anchor", "end").text((c) => c[0]);
  rows.append("rect").attr("x", 116).attr("y", 3).attr("height", 14).attr("width", (c) => x(c[2])).attr("fill", "#d9822b");
  rows.append("text").attr("x", (c) => 122 + x(c[2])).attr("y", 14)
    .text((c) => `${cost(c[2])} (${share(c[2], run.ticks) || "0"} %)${c[1] ? `, ${c[1].toLocaleString("en")} executed` : ""}`);
}

function drawHead(parent, run) {
  const used = run.samples.map((s, n) => s && [n, ...s]).filter((s) => s);
  if (!used.length) {
    d3.select(parent).append("p").text("Memory was not accessed.");
    return;
  }
  const height = 260, edge = { left: 70, right: 10, top: 8, bottom: 28 };
  const svg = drawing(parent, height, "Head position over time");
  const time = (n) => n * run.ticksPerSample / ticksPerUnit;
  const x = d3.scaleLinear([0, time(run.samples.length)], [edge.left, width - edge.right]);
  const [low, high] = [d3.min(used, (s) => s[1]), d3.max(used, (s) => s[2])];
  const y = d3.scaleLinear([low, high === low ? low + 1 : high], [height - edge.bottom, edge.top]);
  const objects = run.objects.filter((o) => o[4] && o[3] > o[2] && o[1] !== "stack" && y(o[2]) - y(o[3]) > 12);
  svg.append("g").selectAll("rect").data(objects).join("rect").attr("x", edge.left).attr("width", width - edge.left - edge.right)
    .attr("y", (o) => y(o[3])).attr("height", (o) => y(o[2]) - y(o[3])).attr("fill", (o, n) => n % 2 ? "#f3f6fa" : "#eaf0f7");
  const step = Math.max(1, x(time(1)) - x(0));
  svg.append("g").attr("fill", "#0b5cad").selectAll("rect").data(used).join("rect")
    .attr("x", (s) => x(time(s[0]))).attr("width", step).attr("y", (s) => y(s[2]) - 1).attr("height", (s) => y(s[1]) - y(s[2]) + 2);
  svg.append("g").selectAll("text").data(objects).join("text").attr("x", edge.left + 4).attr("y", (o) => Math.max(edge.top, y(o[3])) + 11).text((o) => o[0]);
  svg.append("g").attr("transform", `translate(0,${height - edge.bottom})`).call(d3.axisBottom(x));
  svg.append("g").attr("transform", `translate(${edge.left},0)`).call(d3.axisLeft(y).ticks(8, "d"));
}

// Objects in the order of addresses, the busiest ones if they are many, and arcs.
function drawMemory(parent, run) {
  const most = 24;
  const all = d3.range(run.objects.length).filter((n) => run.objects[n][4] || run.travel.some((t) => t[0] === n));
  const weight = new Map(all.map((n) => [n, 0]));
  for (const [from, to, accesses, bytes] of run.travel)
    for (const n of [from, to]) weight.set(n, weight.get(n) + accesses + bytes);
  const kept = d3.sort(all, (n) => -weight.get(n)).slice(0, most);
  const shown = d3.sort(kept, (n) => run.objects[n][2], (n) => n);
  if (!shown.length) {
    d3.select(parent).append("p").text("Memory was not accessed.");
    return;
  }
  if (all.length > most) d3.select(parent).append("p").text(`The ${most} of ${all.length} objects with most travel.`);
  const travel = run.travel.filter((t) => kept.includes(t[0]) && kept.includes(t[1]));
  const x = d3.scaleBand(shown, [0, width]).padding(0.12);
  const height = 330, base = 200, middle = (n) => x(n) + x.bandwidth() / 2;
  const svg = drawing(parent, height, "Travel between objects in memory");
  const largest = d3.max(travel, (t) => t[3]) || 1;
  svg.append("g").attr("fill", "none").attr("stroke", "#0b5cad").selectAll("path").data(travel.filter((t) => t[0] !== t[1] && t[3])).join("path")
    .attr("stroke-width", (t) => 0.5 + 7 * Math.sqrt(t[3] / largest)).attr("stroke-opacity", 0.45)
    .attr("d", (t) => {
      const [a, b] = [middle(t[0]), middle(t[1])], r = Math.abs(b - a) / 2;
      return `M${a},${base} A${r},${Math.min(r, base - 8)} 0 0 ${b > a ? 1 : 0} ${b},${base}`;
    })
    .append("title").text((t) => `${run.objects[t[0]][0]} → ${run.objects[t[1]][0]}: ${t[3].toLocaleString("en")} bytes, ${t[2].toLocaleString("en")} accesses`);
  const busiest = d3.max(shown, (n) => run.objects[n][4]) || 1;
  const boxes = svg.append("g").selectAll("g").data(shown).join("g").attr("transform", (n) => `translate(${x(n)},${base})`);
  boxes.append("rect").attr("width", x.bandwidth()).attr("height", 22).attr("stroke", "#57606a")
    .attr("fill", (n) => heat(run.objects[n][4], busiest) || "#fff");
  boxes.append("title").text((n) => {
    const [name, , begin, end, accesses] = run.objects[n];
    return `${name}: ${end > begin ? `addresses ${begin} to ${end}, ` : ""}${accesses.toLocaleString("en")} accesses`;
  });
  boxes.append("text").attr("transform", `translate(${x.bandwidth() / 2 - 3},28) rotate(50)`).attr("dy", 8)
    .text((n) => run.objects[n][0].slice(0, 26));
  drawMatrix(parent, run, shown, travel, largest);
}

function drawMatrix(parent, run, shown, travel, largest) {
  const bytes = new Map(travel.map((t) => [`${t[0]} ${t[1]}`, t]));
  const box = d3.select(parent).append("div").attr("class", "scroll").attr("tabindex", 0);
  const element = box.append("table").attr("class", "matrix");
  const name = (n) => run.objects[n][0];
  const head = element.append("thead").append("tr");
  head.append("th").text("from \\ to");
  const to = shown.filter((n) => run.objects[n][4]);
  head.selectAll("th.to").data(to).join("th").attr("class", "to").attr("scope", "col").attr("title", name).text(name);
  const rows = element.append("tbody").selectAll("tr").data(shown).join("tr");
  rows.append("th").attr("scope", "row").attr("class", "name").attr("title", name).text(name);
  rows.selectAll("td").data((from) => to.map((n) => bytes.get(`${from} ${n}`))).join("td")
    .text((t) => t ? t[3].toLocaleString("en") : "").style("background", (t) => t ? heat(t[3], largest) : null)
    .attr("title", (t) => t ? `${t[2].toLocaleString("en")} accesses` : null);
}

const draw = {
  functions: drawFunctions,
  flame: (parent, run, number) => new Flame(parent, run, number),
  classes: drawClasses,
  head: drawHead,
  memory: drawMemory,
};

for (const section of document.querySelectorAll("[data-draw]"))
  report.runs.forEach((run, number) => {
    const parent = d3.select(section).append("div").node();
    if (isComparison) d3.select(parent).append("h3").text(`${run.label}: ${run.name}`);
    draw[section.dataset.draw](parent, run, number);
  });
if (isComparison) drawDifferences();
performance.mark("drawn");
document.body.dataset.ready = "yes";
