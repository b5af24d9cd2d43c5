// Draws what scripts/bench measured: ratios between configurations, of those runs that
// are chosen by set, size of input, group and name.
"use strict";

const data = JSON.parse(document.getElementById("data").textContent);
const rows = data.rows.map(([name, group, size, set, pairs]) => ({
  name, group, size, set, pairs,
  ratios: pairs.map((pair) => pair && pair[0] / pair[1]),
}));
const color = d3.scaleOrdinal(data.comparisons, d3.schemeTableau10);
const width = 1000;
const margin = { left: 50, right: 20, top: 10, bottom: 30 };

const showRatio = (ratio) => (ratio == null ? "-" : ratio.toFixed(4));
const showNumber = (value) =>
  data.unit === 1 ? String(value) : (value / data.unit).toFixed(4);
const mean = (ratios) =>
  ratios.length ? Math.exp(d3.mean(ratios, Math.log)) : null;
const ratiosOf = (some, index) =>
  some.map((row) => row.ratios[index]).filter((ratio) => ratio != null);

// The ratio of totals of a comparison.
function totalOf(some, index) {
  const pairs = some.map((row) => row.pairs[index]).filter((pair) => pair);
  const base = d3.sum(pairs, (pair) => pair[1]);
  return base ? d3.sum(pairs, (pair) => pair[0]) / base : null;
}

// What a scale of ratios covers: all of them, and 1 with some room.
function domainOf(some) {
  const all = data.comparisons.flatMap((_, index) => ratiosOf(some, index));
  return [d3.min([0.95, ...all]) / 1.02, d3.max([1.05, ...all]) * 1.02];
}

// The form: checkboxes for comparisons, sets, sizes and groups; a pattern for names.
function makeChoice(update) {
  const form = d3.select("#choice").on("submit", (event) => event.preventDefault());
  const parts = { comparison: data.comparisons, set: data.sets, size: data.sizes,
    group: data.groups };
  for (const [part, names] of Object.entries(parts)) {
    if (names.length < 2 && part !== "comparison") continue;
    const fieldset = form.append("fieldset");
    fieldset.append("legend").text(part);
    const labels = fieldset.selectAll("label").data(names).join("label");
    labels.append("input").attr("type", "checkbox").attr("name", part)
      .attr("value", (name) => name).property("checked", true);
    if (part === "comparison")
      labels.append("span").attr("class", "legend").style("background", color);
    labels.append("span").text((name) => name);
  }
  const label = form.append("fieldset");
  label.append("legend").text("name");
  label.append("input").attr("type", "search").attr("name", "name")
    .attr("aria-label", "part of the name");
  form.on("input", update);
}

// Which comparisons and runs the form asks for.
function chosen() {
  const form = new FormData(document.getElementById("choice"));
  const has = (part, name, names) => names.length < 2 || form.getAll(part).includes(name);
  const text = form.get("name").toLowerCase();
  const compared = form.getAll("comparison");
  return {
    indices: data.comparisons.map((_, index) => index)
      .filter((index) => compared.includes(data.comparisons[index])),
    some: rows.filter((row) => row.name.toLowerCase().includes(text) &&
      has("set", row.set, data.sets) && has("size", row.size, data.sizes) &&
      has("group", row.group, data.groups)),
  };
}

// All chosen runs, and those of each set, size and group, if there are several.
function partsOf(some) {
  const parts = [["all", some]];
  for (const [key, names] of [["set", data.sets], ["size", data.sizes],
    ["group", data.groups]])
    if (names.length > 1)
      for (const name of names)
        parts.push([name, some.filter((row) => row[key] === name)]);
  return parts.filter(([, part]) => part.length);
}

// A table; a cell is a text, or has one and a class.
function drawTable(place, head, lines, isSorted = false) {
  const table = d3.select(place).html("").append("table");
  const heads = table.append("thead").append("tr").selectAll("th").data(head).join("th")
    .attr("scope", "col");
  if (isSorted)
    heads.append("button").attr("type", "button").text((text) => text)
      .on("click", (event) => sortBy(event.target.closest("th")));
  else heads.text((text) => text);
  table.append("tbody").selectAll("tr").data(lines).join("tr")
    .selectAll("td").data((line) => line).join("td")
    .attr("class", (cell, index) => (index ? cell.kind ?? null : "name"))
    .text((cell) => cell.text ?? cell);
}

function sortBy(head) {
  const isAscending = head.ariaSort !== "ascending";
  for (const other of head.parentNode.cells) other.removeAttribute("aria-sort");
  head.setAttribute("aria-sort", isAscending ? "ascending" : "descending");
  const body = head.closest("table").tBodies[0];
  const key = (row) => row.cells[head.cellIndex].textContent;
  const order = (a, b) => {
    const [x, y] = [Number(key(a)), Number(key(b))];
    if (Number.isNaN(x) || Number.isNaN(y))
      return Number.isNaN(x) - Number.isNaN(y) ||
        (isAscending ? 1 : -1) * key(a).localeCompare(key(b));
    return isAscending ? x - y : y - x;
  };
  body.append(...[...body.rows].sort(order));
}

const ratioCell = (ratio) => ({
  text: showRatio(ratio),
  kind: ratio == null ? null : ratio > 1.005 ? "more" : ratio < 0.995 ? "less" : null,
});

function drawSummary({ some, indices }) {
  const head = ["runs of", "number"];
  for (const index of indices)
    head.push(`mean ${data.comparisons[index]}`, `total ${data.comparisons[index]}`,
      "> 1.005");
  drawTable("#summary .scroll", head, partsOf(some).map(([name, part]) => {
    const line = [name, String(part.length)];
    for (const index of indices) {
      const ratios = ratiosOf(part, index);
      line.push(ratioCell(mean(ratios)), ratioCell(totalOf(part, index)),
        String(ratios.filter((ratio) => ratio > 1.005).length));
    }
    return line;
  }));
}

// An empty drawing with a title for who cannot see it.
function drawing(place, height, title) {
  const svg = d3.select(place).html("").append("svg")
    .attr("viewBox", [0, 0, width, height]).attr("role", "img");
  svg.append("title").text(title);
  return svg;
}

// A logarithmic axis of ratios below a drawing, with a line at 1.
function drawAxis(svg, x, height) {
  svg.append("g").attr("transform", `translate(0,${height - margin.bottom})`)
    .call(d3.axisBottom(x).ticks(12, "~g"));
  svg.append("line").attr("x1", x(1)).attr("x2", x(1)).attr("y1", margin.top)
    .attr("y2", height - margin.bottom).attr("stroke", "#8c959f");
}

function drawDistribution({ some, indices }) {
  const height = 300;
  const svg = drawing("#distribution .plot", height,
    "Ratios in ascending order, one line for each comparison");
  const y = d3.scaleLog(domainOf(some), [height - margin.bottom, margin.top]);
  const x = d3.scaleLinear([0, Math.max(1, some.length - 1)],
    [margin.left, width - margin.right]);
  svg.append("g").attr("transform", `translate(${margin.left},0)`)
    .call(d3.axisLeft(y).ticks(8, "~g"));
  svg.append("g").attr("transform", `translate(0,${height - margin.bottom})`)
    .call(d3.axisBottom(x).ticks(8));
  svg.append("line").attr("x1", margin.left).attr("x2", width - margin.right)
    .attr("y1", y(1)).attr("y2", y(1)).attr("stroke", "#8c959f");
  for (const index of indices)
    svg.append("path").datum(d3.sort(ratiosOf(some, index))).attr("fill", "none")
      .attr("class", "curve").attr("stroke", color(data.comparisons[index]))
      .attr("stroke-width", 2)
      .attr("d", d3.line((_, rank) => x(rank), (ratio) => y(ratio)));
}

function drawGroups({ some, indices }) {
  const parts = partsOf(some);
  const step = 8 + 12 * indices.length;
  const height = margin.top + margin.bottom + step * parts.length;
  const svg = drawing("#groups .plot", height,
    "Geometric means of groups of runs, with the least and the highest ratio");
  const x = d3.scaleLog(domainOf(some), [180, width - margin.right]);
  drawAxis(svg, x, height);
  parts.forEach(([name, part], place) => {
    const top = margin.top + place * step;
    svg.append("text").attr("x", 170).attr("y", top + step / 2)
      .attr("text-anchor", "end").attr("dominant-baseline", "middle")
      .text(`${name} (${part.length})`);
    indices.forEach((index, line) => {
      const ratios = ratiosOf(part, index);
      if (!ratios.length) return;
      const y = top + 4 + 12 * line + 6;
      const fill = color(data.comparisons[index]);
      svg.append("line").attr("x1", x(d3.min(ratios))).attr("x2", x(d3.max(ratios)))
        .attr("y1", y).attr("y2", y).attr("stroke", fill).attr("stroke-opacity", 0.5);
      svg.append("rect").attr("class", "bar").attr("fill", fill)
        .attr("x", Math.min(x(1), x(mean(ratios)))).attr("y", y - 4).attr("height", 8)
        .attr("width", Math.abs(x(1) - x(mean(ratios))) + 1)
        .append("title").text(`${data.comparisons[index]}: ${showRatio(mean(ratios))}`);
    });
  });
}

function describe(row, index) {
  const [value, base] = row.pairs[index];
  return `${row.name}: ${data.comparisons[index]} = ${showRatio(row.ratios[index])} ` +
    `(${data.measure} ${showNumber(value)}, ${showNumber(base)})`;
}

function drawPrograms({ some, indices }) {
  const highest = (row) => d3.max(indices, (index) => row.ratios[index]) ?? 0;
  const sorted = d3.sort(some, (row) => -highest(row));
  const height = margin.top + margin.bottom + 14 * sorted.length;
  const svg = drawing("#programs .plot", height, "The ratios of each run")
    .attr("role", "group");
  const x = d3.scaleLog(domainOf(some), [240, width - margin.right]);
  drawAxis(svg, x, height);
  const lines = svg.selectAll("g.run").data(sorted).join("g").attr("class", "run")
    .attr("transform", (_, place) => `translate(0,${margin.top + 14 * place + 7})`);
  lines.append("text").attr("x", 230).attr("text-anchor", "end")
    .attr("dominant-baseline", "middle").text((row) => row.name);
  lines.append("line").attr("x1", 240).attr("x2", width - margin.right)
    .attr("stroke", "#eaeef2");
  lines.selectAll("circle")
    .data((row) => indices.filter((index) => row.pairs[index])
      .map((index) => ({ row, index })))
    .join("circle").attr("class", "dot").attr("r", 4).attr("tabindex", -1)
    .attr("role", "img").attr("aria-label", ({ row, index }) => describe(row, index))
    .attr("cx", ({ row, index }) => x(row.ratios[index]))
    .attr("fill", ({ index }) => color(data.comparisons[index]))
    .on("mouseenter focus", (_, { row, index }) =>
      d3.select("#detail").text(describe(row, index)));
  const dots = svg.selectAll(".dot").nodes();
  if (dots.length) dots[0].tabIndex = 0;
  svg.on("keydown", (event) => {
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const next = dots[dots.indexOf(document.activeElement) + by];
    if (!by || !next) return;
    event.preventDefault();
    document.activeElement.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  });
  const names = indices.map((index) => data.comparisons[index]);
  const head = ["program", "set", "size", "group",
    ...names.flatMap((name) => [...name.split("/"), name])];
  drawTable("#programs .table", head, sorted.map((row) => [row.name, row.set, row.size,
    row.group, ...indices.flatMap((index) => [
      ...(row.pairs[index]?.map(showNumber) ?? ["-", "-"]),
      ratioCell(row.ratios[index])])]), true);
}

function update() {
  const choice = chosen();
  d3.select("#count").text(`${choice.some.length} of ${rows.length} runs`);
  for (const draw of [drawSummary, drawDistribution, drawGroups, drawPrograms])
    draw(choice);
}

makeChoice(update);
drawTable("#configurations .scroll", ["configuration", "flags"],
  Object.entries(data.configurations));
update();
document.body.dataset.ready = "yes";
