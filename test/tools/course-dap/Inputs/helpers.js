// What the tests of course-dap have in common.
"use strict";
const { DebugClient } = require("@vscode/debugadapter-testsupport");
const { execFileSync, spawn } = require("node:child_process");
const path = require("node:path");

// The adapter is in PATH; the client runs a command with one argument.
const startClient = async () => {
  const client = new DebugClient("env", "course-dap", "course");
  client.defaultTimeout = 30000;
  await client.start();
  return client;
};

// Runs a test with a client of its own, which is stopped in any case.
const withClient = (body) => async () => {
  const client = await startClient();
  try {
    await body(client);
  } finally {
    await client.stop();
  }
};

// Starts a program that stops at its entry.
const launch = async (client, program, more = {}) => {
  await Promise.all([
    client.configurationSequence(),
    client.launch({ program, stopOnEntry: true, ...more }),
    client.waitForEvent("stopped"),
  ]);
};

// Sends a request that lets the program run, and waits until it stops.
const move = async (client, command, more = {}) => {
  const [event] = await Promise.all([
    client.waitForEvent("stopped"),
    client.customRequest(command, { threadId: 1, ...more }),
  ]);
  return event.body;
};

// "f:3, main:9" from the innermost frame on.
const stack = async (client) => {
  const { body } = await client.stackTraceRequest({ threadId: 1 });
  return body.stackFrames.map((f) => `${f.name}:${f.line}`).join(", ");
};

const evaluate = async (client, expression, frameId = 1) =>
  (await client.evaluateRequest({ expression, frameId })).body.result;

// The variables of a scope, as an object.
const variables = async (client, name, frameId = 1) => {
  const { body } = await client.scopesRequest({ frameId });
  const scope = body.scopes.find((s) => s.name === name);
  return children(client, scope.variablesReference);
};
const children = async (client, variablesReference) => {
  const { body } = await client.variablesRequest({ variablesReference });
  return Object.fromEntries(body.variables.map((v) => [v.name, v]));
};

// The error that a request ends in.
const errorOf = async (request) => {
  try {
    await request;
  } catch (error) {
    return error.message;
  }
  return "no error";
};

// What the adapter writes, and how it ends, when it reads these bytes.
const talk = (bytes, { end = true } = {}) =>
  new Promise((resolve, reject) => {
    const adapter = spawn("course-dap", { stdio: "pipe" });
    const said = { out: "", err: "" };
    const late = setTimeout(() => {
      adapter.kill("SIGKILL");
      reject(new Error("the adapter does not end"));
    }, 300000);
    adapter.stdout.on("data", (data) => (said.out += data));
    adapter.stderr.on("data", (data) => (said.err += data));
    adapter.on("close", (status) => {
      clearTimeout(late);
      resolve({ ...said, status });
    });
    adapter.stdin.on("error", () => {});
    adapter.stdin.write(bytes);
    if (end) adapter.stdin.end();
  });
const message = (body) => {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
};
const request = (seq, command, args = {}) =>
  message({ seq, type: "request", command, arguments: args });

// "cost 1.0000, 2 steps" of an ordinary run.
const costOf = (program, input) => {
  const report = execFileSync(
    "course-run",
    ["--stats=-", "--json", `--input=${input}`, program],
    { encoding: "utf8" },
  );
  const { cost, steps } = JSON.parse(report.slice(report.indexOf("{")));
  return `cost ${cost.toFixed(4)}, ${steps} steps`;
};

module.exports = {
  children,
  costOf,
  errorOf,
  evaluate,
  launch,
  message,
  move,
  request,
  stack,
  startClient,
  talk,
  variables,
  withClient,
  file: (name) => path.resolve(name),
};
