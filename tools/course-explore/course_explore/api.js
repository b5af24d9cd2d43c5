// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the page asks of its server, with the token that came in the address.

const place = "course-explore-token";

export function keepToken(token) {
  localStorage.setItem(place, token);
}

// What was wrong with a request, in words.
async function reason(response) {
  if (response.status === 401) return "the token is missing or wrong; open the address that course-explore printed";
  const text = await response.text();
  try {
    return JSON.parse(text).error;
  } catch {
    return text || response.statusText;
  }
}

async function ask(path, options, signal) {
  const headers = { "X-Course-Token": localStorage.getItem(place) || "", "Content-Type": "application/json" };
  let response;
  try {
    response = await fetch(`/api/${path}`, { ...options, headers, signal, credentials: "omit" });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Error("course-explore does not answer", { cause: error });
  }
  if (!response.ok) throw new Error(await reason(response));
  return response.json();
}

export function get(path, signal) {
  return ask(path, {}, signal);
}

export function post(path, body, signal) {
  return ask(path, { method: "POST", body: JSON.stringify(body) }, signal);
}
