// Variables of the source as a scope.
"use strict";
const assert = require("node:assert");
const test = require("node:test");
const { children, evaluate, launch, move, stack, variables, withClient } =
  require("./helpers.js");

test(
  "variables of the source",
  withClient(async (client) => {
    await launch(client, "locals.s");
    const scopes = async (frameId = 1) =>
      (await client.scopesRequest({ frameId })).body.scopes.map((s) => s.name);
    // Nothing is declared in the line where main begins.
    assert.deepEqual(await scopes(), ["Registers", "Machine", "Memory"]);
    await move(client, "next");
    assert.deepEqual(await scopes(), ["Locals", "Registers", "Machine", "Memory"]);
    let locals = await variables(client, "Locals");
    assert.deepEqual(Object.keys(locals), ["n", "table"]);
    assert.equal(locals.n.value, "-3");
    assert.equal(locals.n.variablesReference, 0);
    assert.equal(locals.table.value, "96..111");
    const words = await children(client, locals.table.variablesReference);
    assert.deepEqual(Object.keys(words), ["96 (table + 0)", "104 (table + 8)"]);
    assert.equal(await evaluate(client, "n + 4"), "1");
    // Each frame has its own; sp is that of its call.
    await move(client, "stepIn");
    assert.equal(await stack(client), "f:8, main:3");
    locals = await variables(client, "Locals");
    assert.equal(locals.half.value, "0.5");
    assert.equal((await variables(client, "Locals", 2)).n.value, "-3");
    assert.equal(await evaluate(client, "n", 2), "18446744073709551613 = -3");
    // Of main, where it is, and not where its value would lead to.
    const { body } = await client.scopesRequest({ frameId: 2 });
    const [{ variablesReference }] = body.scopes;
    const memory = body.scopes.find((scope) => scope.name === "Memory");
    const frame = await client.dataBreakpointInfoRequest({
      name: "frame of f",
      variablesReference: memory.variablesReference,
    });
    assert.equal(frame.body.dataId, "10208,32");
    for (const where of [{ variablesReference }, { frameId: 2 }]) {
      const info = await client.dataBreakpointInfoRequest({ name: "n", ...where });
      assert.equal(info.body.dataId, "10224,4");
    }
    await client.setDataBreakpointsRequest({
      breakpoints: [{ dataId: "10224,4", accessType: "write" }],
    });
    assert.equal((await move(client, "reverseContinue")).reason, "data breakpoint");
    assert.equal(await stack(client), "main:3");
    await client.setDataBreakpointsRequest({ breakpoints: [] });
    await move(client, "stepIn");
    // Back to where nothing was stored.
    await move(client, "stepBack");
    await move(client, "stepBack");
    assert.equal((await stack(client)), "main:1");
  }),
);
