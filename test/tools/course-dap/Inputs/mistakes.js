// Requests that are wrong, programs that fail or do not end, clients that leave.
"use strict";
const assert = require("node:assert");
const { appendFileSync, writeFileSync } = require("node:fs");
const test = require("node:test");
const {
  errorOf,
  evaluate,
  launch,
  message,
  move,
  request,
  stack,
  talk,
  variables,
  withClient,
} = require("./helpers.js");

test(
  "launching what cannot run",
  withClient(async (client) => {
    await client.initializeRequest();
    const errors = [
      [{}, 'launch needs "program", an assembly file'],
      [{ program: "none.s" }, "cannot read 'none.s'"],
      [{ program: "." }, "cannot read '.'"],
      [{ program: "prog.s", input: "none" }, "cannot read 'none'"],
      [
        { program: "/dev/zero" },
        "'/dev/zero' has more than 512 MB; such files are not read",
      ],
      [{ program: "prog.s", cpu: "z80" }, "unknown cpu 'z80'"],
      [{ program: "prog.c" }, "prog.c:1:1: error: unknown instruction '#include'"],
    ];
    for (const [args, expected] of errors)
      assert.equal(await errorOf(client.launchRequest(args)), expected);
    assert.equal(
      await errorOf(client.stackTraceRequest({ threadId: 1 })),
      "'stackTrace' needs a program; launch one first",
    );
    // After all that, one that can.
    await client.launchRequest({ program: "prog.s" });
    assert.equal(
      await errorOf(client.launchRequest({ program: "prog.s" })),
      "a program has been launched already",
    );
  }),
);

test(
  "requests that are wrong",
  withClient(async (client) => {
    await launch(client, "prog.s");
    const errors = [
      ["what", {}, "there is no request 'what'"],
      ["setBreakpoints", {}, "setBreakpoints needs a source with a path"],
      ["setBreakpoints", { source: { path: "prog.c" } }, "'breakpoints' is missing"],
      ["scopes", { frameId: 77 }, "there is no such frame"],
      ["scopes", { frameId: -1 }, "there is no such frame"],
      ["variables", { variablesReference: 77 }, "there are no such variables"],
      ["evaluate", { expression: "1 +" }, "expected a value at the end"],
      ["evaluate", {}, "expected a value at the end"],
      ["readMemory", {}, "readMemory needs the address of memory"],
      ["disassemble", {}, "disassemble needs the address of an instruction"],
    ];
    for (const [command, args, expected] of errors)
      assert.equal(await errorOf(client.customRequest(command, args)), expected);
    const { body } = await client.setBreakpointsRequest({
      source: { path: "other.c" },
      breakpoints: [{ line: 1 }, 7],
    });
    assert.deepEqual(
      body.breakpoints.map((b) => b.message),
      Array(2).fill("no code comes from a file 'other.c'"),
    );
    assert.equal(await stack(client), "main:6");
  }),
);

test(
  "a program that fails",
  withClient(async (client) => {
    await launch(client, "fails.s");
    const stop = await move(client, "continue");
    assert.equal(stop.reason, "exception");
    assert.equal(stop.text, "division by zero");
    assert.equal(await stack(client), "main:4");
    await move(client, "stepBack");
    assert.equal(await stack(client), "main:3");
    assert.equal((await move(client, "continue")).reason, "exception");
    const [exited] = await Promise.all([
      client.waitForEvent("exited"),
      client.waitForEvent("terminated"),
      client.continueRequest({ threadId: 1 }),
    ]);
    assert.equal(exited.body.exitCode, 125);
  }),
);

test(
  "a program that does not end",
  withClient(async (client) => {
    await launch(client, "endless.s");
    await client.continueRequest({ threadId: 1 });
    // Meanwhile some requests are answered, and others are refused.
    await client.threadsRequest();
    assert.equal(
      await errorOf(client.stackTraceRequest({ threadId: 1 })),
      "'stackTrace' must wait until the program stops",
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    assert.equal((await move(client, "pause")).reason, "pause");
    const step = Number(await evaluate(client, "step"));
    assert.ok(step > 0);
    await move(client, "stepBack", { granularity: "instruction" });
    assert.equal(await evaluate(client, "step"), String(step - 1));
    // A breakpoint that is set while it runs.
    await client.continueRequest({ threadId: 1 });
    const [stop] = await Promise.all([
      client.waitForEvent("stopped"),
      client.setBreakpointsRequest({
        source: { path: "endless.s" },
        breakpoints: [{ line: 5 }],
      }),
    ]);
    assert.equal(stop.body.reason, "breakpoint");
    await client.setBreakpointsRequest({
      source: { path: "endless.s" },
      breakpoints: [],
    });
    await client.continueRequest({ threadId: 1 });
    await client.terminateRequest();
  }),
);

test(
  "a source that has changed",
  withClient(async (client) => {
    writeFileSync("changed.s", require("node:fs").readFileSync("prog.s"));
    appendFileSync("prog.c", "// more\n");
    await Promise.all([
      client.assertOutput(
        "important",
        "warning: 'prog.c' has changed since the program was compiled",
      ),
      launch(client, "changed.s"),
    ]);
  }),
);

test(
  "names of any bytes",
  withClient(async (client) => {
    const text = `; object 96 8 \xe9t\xe9
start main 0:
  .entry:
    ; loc \xff.c:1 in caf\xe9
    ; loc \xff.c:1 in caf\xe9, called from \xff.c:2 in main
    r1 = add 1 2 64
    ret
end main
`;
    writeFileSync("bytes.s", Buffer.from(text, "latin1"));
    await launch(client, "bytes.s");
    assert.equal(await stack(client), "caf\ufffd:6, main:6");
    const memory = await variables(client, "Memory");
    assert.deepEqual(Object.keys(memory), ["\ufffdt\ufffd"]);
    assert.match(
      await errorOf(client.evaluateRequest({ expression: "\u00e9".repeat(99) })),
      /^unexpected '/,
    );
  }),
);

const start =
  request(1, "initialize") +
  request(2, "launch", { program: "endless.s" }) +
  request(3, "configurationDone");

test("a client that hangs up while the program runs", async () => {
  const { status, err } = await talk(start);
  assert.equal(status, 0);
  assert.equal(err, "");
});

test("a client that disconnects while the program runs", async () => {
  const { status, out } = await talk(start + request(4, "disconnect"), { end: false });
  assert.equal(status, 0);
  assert.match(out, /"command":"disconnect"/);
});

test("messages that are damaged, and the next one", async () => {
  const { status, out } = await talk(
    message("{") +
      message("[".repeat(100000)) +
      message("[]") +
      message({ type: "request", seq: 1 }) +
      request(2, "threads") +
      request(3, "disconnect"),
  );
  assert.equal(status, 0);
  assert.match(out, /course-dap: error: a message is not JSON: /);
  assert.match(out, /a message is not JSON: it is nested too deeply/);
  assert.equal(out.match(/course-dap: error: a message is no request/g).length, 2);
  assert.match(out, /"threads":\[/);
});

test("headers that are damaged", async () => {
  const headers = [
    ["Content-Length: x\r\n\r\n", "a message of length 'x'"],
    ["Content-Length: 99999999999\r\n\r\n", "a message of length '99999999999'"],
    ["Content-Type: x\r\n\r\n{}", "a message without a Content-Length"],
    ["Content-Length: 10\r\n\r\n{}", "the input ends within a message"],
  ];
  for (const [bytes, expected] of headers) {
    const { status, err } = await talk(bytes);
    assert.equal(status, 1);
    assert.equal(err, `course-dap: error: ${expected}\n`);
  }
});
