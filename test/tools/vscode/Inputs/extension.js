// usage: node extension.js SOURCE: checks the extension in SOURCE/editors/vscode.
const assert = require("node:assert/strict");
const { existsSync, readFileSync } = require("node:fs");
const { test } = require("node:test");
const oniguruma = require("vscode-oniguruma");
const { INITIAL, Registry, parseRawGrammar } = require("vscode-textmate");

const [source] = process.argv.slice(2);
const extension = `${source}/editors/vscode`;
const read = (path) => readFileSync(path, "utf8");
const { contributes, version } = JSON.parse(read(`${extension}/package.json`));

const loadGrammar = async () => {
  await oniguruma.loadWASM(
    readFileSync(require.resolve("vscode-oniguruma/release/onig.wasm")),
  );
  const [{ path, scopeName }] = contributes.grammars;
  const registry = new Registry({
    onigLib: {
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    },
    loadGrammar: async () => parseRawGrammar(read(`${extension}/${path}`), path),
  });
  return registry.loadGrammar(scopeName);
};
const grammar = loadGrammar();

// The words of a line, each with the innermost scope that it has.
const words = async (line) =>
  (await grammar)
    .tokenizeLine(line, INITIAL)
    .tokens.map(({ startIndex, endIndex, scopes }) => [
      line.slice(startIndex, endIndex).trim(),
      scopes.at(-1),
    ])
    .filter(([word]) => word);

const scopeOf = async (line, word) =>
  (await words(line)).find(([text]) => text === word)?.[1];

test("every instruction of the machine is one of the grammar", async () => {
  const list = read(
    `${source}/tools/course-run/include/course-machine/Instructions.def`,
  );
  const opcodes = [
    ...list.matchAll(/^(?:BINARY|INSTRUCTION|OPCODE)\(\w+, "(\w+)"/gm),
  ].map(([, word]) => word);
  assert.ok(opcodes.length > 20);
  const operands = { icmp: "eq r2 1 64", reset: "stack" };
  for (const opcode of opcodes) {
    const line = `    ${opcode} ${operands[opcode] ?? "r1 2"}`;
    assert.match((await scopeOf(line, opcode)) ?? "", /^keyword\./, line);
    const unlike = `    ${opcode}x r1 2`;
    assert.match(await scopeOf(unlike, unlike.trim()), /^invalid\./, unlike);
  }
});

test("words have their scopes", async () => {
  const cases = [
    ["  .bb0:", ".bb0", "entity.name.label"],
    ["start add 2:", "add", "entity.name.function"],
    ["    r1 = call add r2", "add", "entity.name.function"],
    ["    call write arg16", "write", "support.function"],
    ["    call write arg16", "arg16", "variable.language.register"],
    ["    r16 = icmp ult sp 7 64", "ult", "keyword.operator.condition"],
    ["    switch r1 3 .b .c", "3", "constant.numeric"],
    ["    ; call r1", "; call r1", "comment.line.semicolon"],
    ["    ret r17", "r17", "invalid.illegal.operand"],
    ["    ret arg0", "arg0", "invalid.illegal.operand"],
    ["    arg1 = add 1 2 8", "arg1 = add 1 2 8", "invalid.illegal.instruction"],
  ];
  for (const [line, word, scope] of cases)
    assert.equal((await scopeOf(line, word))?.replace(/\.course$/, ""), scope, line);
});

test("what the compiler writes has nothing that is unknown", async () => {
  for (const file of ["O0.s", "O2.s", "div.s"])
    for (const line of read(file).split("\n"))
      for (const [word, scope] of await words(line))
        assert.doesNotMatch(scope, /^(invalid|source)\./, `${file}: ${word} in ${line}`);
});

// What a problem matcher finds in a text, as VS Code reads its patterns.
const problems = (name, text) => {
  const { pattern } = contributes.problemMatchers.find((it) => it.name === name);
  const patterns = [pattern].flat();
  const lines = text.split("\n");
  return lines.flatMap((_, first) => {
    const found = {};
    for (const [n, { regexp, ...groups }] of patterns.entries()) {
      const match = new RegExp(regexp).exec(lines[first + n] ?? "");
      if (!match) return [];
      for (const [what, group] of Object.entries(groups)) found[what] = match[group];
    }
    return [found];
  });
};

test("problem matchers find what tools report", () => {
  const cases = [
    ["course", "clang.txt", "mistakes.c", "1", "25", /undeclared identifier/],
    ["course", "run.txt", "mistakes.s", "3", "10", /unknown instruction/],
    ["course-backend", "backend.txt", "asm.c", "2", "3", /inline assembly/],
    ["course-source", "source.txt", "div.c", "4", undefined, /^division by zero$/],
  ];
  for (const [name, output, file, line, column, message] of cases) {
    const found = problems(name, read(output));
    assert.equal(found.length, 1, `${name}: ${JSON.stringify(found)}`);
    assert.match(found[0].message, message);
    const { severity } = found[0];
    assert.deepEqual([found[0].file, found[0].line, found[0].column, severity],
      [file, line, column, "error"]);
  }
});

test("the extension names files that exist, and the project's version", () => {
  const [{ configuration }] = contributes.languages;
  assert.ok(existsSync(`${extension}/${configuration}`));
  JSON.parse(read(`${extension}/${configuration}`));
  assert.equal(version, read(`${source}/VERSION`).trim());
});
