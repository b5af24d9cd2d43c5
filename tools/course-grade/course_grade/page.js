// Sorts tables by the heads of their columns, numbers as numbers and empty cells last.
"use strict";

function sortKey(row, column) {
  const cell = row.cells[column];
  const text = cell.dataset.sort ?? cell.textContent.trim();
  return [text, text === "" || text === "-" ? NaN : Number(text)];
}

function compareKeys([text, number], [otherText, otherNumber], direction) {
  const isEmpty = text === "" || text === "-";
  const isOtherEmpty = otherText === "" || otherText === "-";
  if (isEmpty || isOtherEmpty) return isEmpty - isOtherEmpty;
  const isNumber = !Number.isNaN(number) && !Number.isNaN(otherNumber);
  return direction *
    (isNumber ? number - otherNumber : text.localeCompare(otherText));
}

function sortBy(head) {
  const isAscending = head.ariaSort !== "ascending";
  for (const other of head.parentNode.cells) other.removeAttribute("aria-sort");
  head.setAttribute("aria-sort", isAscending ? "ascending" : "descending");
  const body = head.closest("table").tBodies[0];
  const rows = [...body.rows].map((row) => [sortKey(row, head.cellIndex), row]);
  rows.sort(([a], [b]) => compareKeys(a, b, isAscending ? 1 : -1));
  body.append(...rows.map(([, row]) => row));
}

for (const button of document.querySelectorAll("thead button"))
  button.addEventListener("click", () => sortBy(button.closest("th")));
document.body.dataset.ready = "yes";
