// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a pane shows instead of its assembly. Each view has a title, whether it is of one
// function, and a function that fills an element.

import { post } from "/own/api.js";
import { Difference } from "/own/editor.js";

export function make(parent, tag, properties = {}) {
  const element = Object.assign(document.createElement(tag), properties);
  parent.append(element);
  return element;
}

function table(parent, header) {
  const whole = make(parent, "table");
  const head = make(make(whole, "thead"), "tr");
  for (const title of header) make(head, "th", { textContent: title, scope: "col" });
  return make(whole, "tbody");
}

// A line of the source that is a button, or nothing.
function lineButton(parent, line, page) {
  const cell = make(parent, "td");
  if (!line) return;
  const button = make(cell, "button", { type: "button", textContent: line });
  button.addEventListener("click", () => page.goToLine(line));
}

function remarkRows(body, remarks, page) {
  for (const [line, kind, pass, name, text] of remarks) {
    const row = make(body, "tr");
    lineButton(row, line, page);
    make(row, "td", { textContent: kind, className: kind });
    for (const value of [pass, name, text]) make(row, "td", { textContent: value });
  }
}

async function showRemarks(parent, pane, request) {
  const { remarks } = await request("remarks");
  if (!remarks.length) make(parent, "p", { textContent: "no remarks" });
  else remarkRows(table(parent, ["line", "kind", "pass", "function", "remark"]), remarks, pane.page);
}

// In which registers arguments come, and what that saves.
async function showContracts(parent, pane, request) {
  const { remarks } = await request("remarks");
  const own = remarks.filter(([, , pass]) => pass === "course-daplr" || pass === "course-dead-arguments");
  const body = table(parent, ["function", "arguments passed", "registers that it reads of its callers"]);
  for (const { name, incoming, numArguments } of pane.parsed.functions) {
    const row = make(body, "tr");
    for (const value of [name, numArguments, incoming || "none"]) make(row, "td", { textContent: value });
  }
  if (own.length) remarkRows(table(parent, ["line", "kind", "pass", "function", "remark"]), own, pane.page);
}

// Passes beside what the chosen one has changed.
async function showPasses(parent, pane, request) {
  const { passes } = await request("passes");
  if (!passes.length) {
    make(parent, "p", { textContent: "no pass has changed this function" });
    return;
  }
  const list = make(parent, "select", { size: 6, className: "passes" });
  list.setAttribute("aria-label", "Passes");
  passes.forEach(({ name }, n) => make(list, "option", { value: n, textContent: `${n + 1}. ${name}` }));
  const place = make(parent, "div", { className: "difference" });
  const difference = new Difference(place, "What the pass has changed");
  const show = () => {
    const n = Number(list.value);
    difference.show(n ? passes[n - 1].text : "", passes[n].text);
  };
  list.addEventListener("change", show);
  list.value = String(Math.min(1, passes.length - 1));
  show();
}

function showGraph(kind) {
  return async (parent, pane, request) => {
    const { svg } = await request("graph", { kind });
    const image = make(parent, "img", { alt: `${kind} graph of ${pane.functionName()}` });
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
  };
}

async function showReport(parent, pane, request) {
  const { address } = await request("report");
  const frame = make(parent, "iframe", { title: "Report", className: "report" });
  frame.setAttribute("sandbox", "allow-scripts");
  frame.src = address;
}

export const views = {
  assembly: { title: "Assembly" },
  remarks: { title: "Remarks", show: showRemarks },
  passes: { title: "Passes", isOfFunction: true, show: showPasses },
  interference: { title: "Interference graph", isOfFunction: true, show: showGraph("interference") },
  assignment: { title: "Assigned registers", isOfFunction: true, show: showGraph("assignment") },
  contracts: { title: "Contracts of arguments", show: showContracts },
  report: { title: "Report", show: showReport },
};

// Fills an element with a view of a pane.
export async function showView(name, parent, pane, signal) {
  const { source, language, input, isText } = pane.page.program();
  const body = { source, language, options: pane.options.value, input, is_text: isText, function: pane.functionName() };
  const made = document.createElement("div");
  // The old view goes when the new one is there.
  const answer = (path, more) => post(path, { ...body, ...more }, signal);
  await views[name].show(made, pane, answer);
  parent.replaceChildren(made);
}
