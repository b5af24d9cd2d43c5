// Breakpoints, steps in both directions, and what is shown.
"use strict";
const assert = require("node:assert");
const { mkdirSync, readFileSync, writeFileSync } = require("node:fs");
const test = require("node:test");
const {
  children,
  costOf,
  evaluate,
  file,
  launch,
  move,
  stack,
  variables,
  withClient,
} = require("./helpers.js");

const program = "prog.s";
const input = "in";

test(
  "a breakpoint in a source file",
  withClient(async (client) => {
    await client.hitBreakpoint(
      { program, input },
      { path: file("prog.c"), line: 9 },
      { path: file("prog.c"), line: 3 },
    );
    assert.equal(await stack(client), "add:3, main:9");
    // A line without code means the next one with code.
    const { body } = await client.setBreakpointsRequest({
      source: { path: file("prog.c") },
      breakpoints: [{ line: 14 }, { line: 99 }],
    });
    assert.equal(body.breakpoints[0].line, 17);
    assert.equal(body.breakpoints[1].verified, false);
    const stop = await move(client, "continue");
    assert.equal(stop.reason, "breakpoint");
    assert.deepEqual(stop.hitBreakpointIds, [body.breakpoints[0].id]);
    assert.equal(await stack(client), "twice:17, main:8");
  }),
);

test(
  "steps by line",
  withClient(async (client) => {
    await launch(client, program, { input });
    assert.equal(await stack(client), "main:6");
    const walk = async (...commands) => {
      const places = [];
      for (const command of commands) {
        await move(client, command);
        places.push(await stack(client));
      }
      return places;
    };
    assert.deepEqual(await walk("next", "stepIn", "stepIn", "stepOut", "next", "next"), [
      "main:8",
      "twice:17, main:8",
      "twice:18, main:8",
      "add:3, main:9",
      "main:10",
      "main:8",
    ]);
    assert.deepEqual(await walk("stepBack", "stepBack", "stepBack", "stepBack"), [
      "main:10",
      "add:3, main:9",
      "main:8",
      "main:6",
    ]);
  }),
);

test(
  "instructions, forwards and back",
  withClient(async (client) => {
    await launch(client, program, { input });
    const states = [];
    const state = async () =>
      JSON.stringify([
        await stack(client),
        await variables(client, "Machine"),
        await variables(client, "Registers"),
      ]);
    for (let n = 0; n !== 12; n++) {
      states.push(await state());
      await move(client, "stepIn", { granularity: "instruction" });
    }
    assert.equal(await evaluate(client, "step"), "12");
    await client.setFunctionBreakpointsRequest({ breakpoints: [{ name: "twice" }] });
    assert.equal((await move(client, "reverseContinue")).reason, "breakpoint");
    assert.equal(await evaluate(client, "step"), "4");
    assert.equal(await state(), states[4]);
    assert.equal((await move(client, "reverseContinue")).reason, "entry");
    assert.equal(await state(), states[0]);
  }),
);

test(
  "data, instruction, label and cost breakpoints",
  withClient(async (client) => {
    await launch(client, program, { input });
    const total = await client.dataBreakpointInfoRequest({ name: "total" });
    assert.equal(total.body.dataId, "96,8");
    const none = await client.dataBreakpointInfoRequest({ name: "nobody" });
    assert.equal(none.body.dataId, null);
    await client.setDataBreakpointsRequest({
      breakpoints: [{ dataId: "96,8", accessType: "write" }],
    });
    assert.equal((await move(client, "continue")).reason, "data breakpoint");
    assert.equal(await evaluate(client, "[total]"), "6");
    await client.setDataBreakpointsRequest({ breakpoints: [] });
    const { body } = await client.customRequest("disassemble", {
      memoryReference: "0x1d",
      instructionOffset: -1,
      instructionCount: 8,
    });
    assert.equal(body.instructions.length, 8);
    const add = body.instructions.find((i) => i.instruction.startsWith("r1 = add"));
    assert.equal(add.line, 18);
    assert.equal(body.instructions.at(-1).presentationHint, "invalid");
    await client.customRequest("setInstructionBreakpoints", {
      breakpoints: [{ instructionReference: add.address }],
    });
    assert.equal((await move(client, "continue")).reason, "breakpoint");
    assert.equal(await stack(client), "twice:18, main:8");
    await client.customRequest("setInstructionBreakpoints", { breakpoints: [] });
    const set = await client.setFunctionBreakpointsRequest({
      breakpoints: [{ name: "main .done" }, { name: "cost 60" }, { name: "nobody" }],
    });
    assert.deepEqual(
      set.body.breakpoints.map((b) => b.verified),
      [true, true, false],
    );
    await move(client, "continue");
    const cost = Number(await evaluate(client, "cost"));
    assert.ok(cost >= 60 && cost < 80, String(cost));
    await move(client, "continue");
    assert.equal(await stack(client), "main:12");
  }),
);

test(
  "registers, arguments and memory",
  withClient(async (client) => {
    await launch(client, program, { input });
    await client.setBreakpointsRequest({
      source: { path: file("prog.c") },
      breakpoints: [{ line: 18 }],
    });
    await move(client, "continue");
    assert.equal((await variables(client, "Arguments")).arg1.value, "3");
    const registers = await variables(client, "Registers", 2);
    assert.equal(registers.r8.value, "20480");
    assert.equal(Object.keys(registers).length, 17);
    const memory = await variables(client, "Memory");
    assert.deepEqual(Object.keys(memory), [
      "total",
      "frame of twice",
      "malloc in line 6",
    ]);
    const words = await children(client, memory["frame of twice"].variablesReference);
    assert.equal(words["10224 (twice + 0)"].value, "3");
    const { body } = await client.customRequest("readMemory", {
      memoryReference: memory["malloc in line 6"].memoryReference,
      count: 20,
    });
    assert.equal(Buffer.from(body.data, "base64").length, 16);
    assert.equal(body.unreadableBytes, 4);
    assert.equal(await evaluate(client, "arg1 * 2 + [96]"), "6");
  }),
);

test(
  "a program and sources under relative paths",
  withClient(async (client) => {
    mkdirSync("sub/deep", { recursive: true });
    const text = readFileSync(program, "utf8").replaceAll("prog.c", "./sub/../prog.c");
    writeFileSync("sub/relative.s", text);
    await launch(client, "sub/deep/../relative.s", { input });
    const { body } = await client.stackTraceRequest({ threadId: 1 });
    assert.equal(body.stackFrames[0].source.path, file("prog.c"));
    const set = await client.setBreakpointsRequest({
      source: { path: file("sub/relative.s") },
      breakpoints: [{ line: 1 }],
    });
    assert.equal(set.body.breakpoints[0].verified, true);
  }),
);

test(
  "results, output and cost are those of a run",
  withClient(async (client) => {
    const done = Promise.all([
      client.assertOutput("stdout", "40\n"),
      client.assertOutput("console", `the program has returned 0, ${costOf(program, input)}`),
      client.waitForEvent("exited"),
      client.waitForEvent("terminated"),
    ]);
    await Promise.all([
      client.configurationSequence(),
      client.launch({ program, input }),
    ]);
    const [, , exited] = await done;
    assert.equal(exited.body.exitCode, 0);
  }),
);

test(
  "back from the end, and output once",
  withClient(async (client) => {
    let printed = "";
    client.on("output", (event) => {
      if (event.body.category === "stdout") printed += event.body.output;
    });
    await launch(client, program, { input, stopAtEnd: true });
    for (let n = 0; n !== 3; n++) {
      assert.equal((await move(client, "continue")).text, "the end of the program");
      assert.equal((await move(client, "stepBack")).reason, "step");
      assert.equal(await stack(client), "main:12");
    }
    assert.equal(printed, "40\n");
  }),
);

// The extension for VS Code, and the page, name what launch takes.
test(
  "the extension's configuration",
  withClient(async (client) => {
    const [source] = process.argv.slice(2);
    const { contributes } = JSON.parse(
      readFileSync(`${source}/editors/vscode/package.json`),
    );
    const [{ type, configurationAttributes, initialConfigurations }] =
      contributes.debuggers;
    assert.equal(type, "course");
    const page = readFileSync(`${source}/docs/debug.md`, "utf8");
    const code = readFileSync(`${source}/tools/course-dap/Adapter.cpp`, "utf8");
    const taken = [...code.matchAll(/A\.get(?:String|Boolean)\("([a-zA-Z]+)"\)/g)]
      .map(([, name]) => name)
      .filter((name) => name !== "granularity");
    const described = Object.keys(configurationAttributes.launch.properties);
    assert.deepEqual([...described].sort(), [...taken].sort());
    for (const name of described) assert.ok(page.includes(`\`${name}\``), name);
    const example = JSON.parse(page.match(/^```json\n(.*?)^```/ms)[1]);
    assert.deepEqual(example.configurations, initialConfigurations);
    const here = (text) =>
      typeof text === "string" ? text.replace("${workspaceFolder}/prog.in", "in")
        .replace("${workspaceFolder}", ".") : text;
    const args = Object.fromEntries(
      Object.entries(initialConfigurations[0]).map(([key, value]) => [key, here(value)]),
    );
    await Promise.all([
      client.configurationSequence(),
      client.launch(args),
      client.waitForEvent("stopped"),
    ]);
    assert.equal(await evaluate(client, "step"), "50");
  }),
);
