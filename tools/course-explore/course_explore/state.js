// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The whole state of the page as letters behind the # of its address: JSON, deflated,
// in base64 for addresses.

async function through(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

export async function pack(state) {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(state)), new CompressionStream("deflate-raw"));
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=*$/, "");
}

const isText = (value) => typeof value === "string";

// A state as it should be, whatever a link had.
export function checked(state) {
  const panes = Array.isArray(state.panes) ? state.panes : [];
  return {
    program: isText(state.program) ? state.program : "",
    language: ["c", "c++", "ir", "assembly"].includes(state.language) ? state.language : "c",
    source: isText(state.source) ? state.source : "",
    input: isText(state.input) ? state.input : "",
    isText: state.isText === true,
    panes: panes.filter((pane) => pane && isText(pane.options)).map((pane) => ({
      options: pane.options,
      view: isText(pane.view) ? pane.view : "assembly",
      function: isText(pane.function) ? pane.function : "",
    })),
  };
}

export async function unpack(letters) {
  const text = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = await through(Uint8Array.from(text, (c) => c.charCodeAt(0)), new DecompressionStream("deflate-raw"));
  return checked(JSON.parse(new TextDecoder().decode(bytes)));
}

// The parts of an address: token and state, as far as they are there.
export function parts(hash) {
  return Object.fromEntries(new URLSearchParams(hash.slice(1)));
}
