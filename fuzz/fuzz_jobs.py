# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The jobs of scripts/fuzz, here or on the workers of a scheduler: to test the program
of a seed, and to make a program that fails small. A worker needs this tree at the same
place; programs and tests go to and fro as text."""

import collections
import concurrent.futures
import dataclasses
import functools
import json
import os
import pathlib
import shutil
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
sys.path.insert(0, HERE)
sys.path.insert(0, os.path.join(ROOT, "scripts"))

import course_programs  # noqa: E402 (these need the paths above)
import configurations  # noqa: E402
import generators  # noqa: E402
import reduction  # noqa: E402

# 34 million of the machine's steps, more than the limit below, took 0.01 s.
NATIVE_TIMEOUT_SECONDS = 1
COMPILE_TIMEOUT_SECONDS = 120
MAX_STEPS = 30_000_000

# Generators take turns; llvm-stress has the least to say.
TURNS = {
    "ir": 3,
    "calls": 2,
    "speculation": 2,
    "ranges": 3,
    "paths": 2,
    "promises": 2,
    "kernels": 1,
    "library": 2,
    "csmith": 2,
    "stress": 1,
}


@dataclasses.dataclass
class Setting:
    """What all jobs of a run have in common."""

    tools: tuple
    native: str
    levels: tuple = configurations.LEVELS
    llc_flags: tuple = ()
    configurations_each: int = 0
    generators: tuple = tuple(TURNS)
    # Whether to say what the compiler's passes did with each program.
    with_features: bool = False

    def judge(self):
        """Who compiles and runs programs."""
        native, patience = native_runner(self.native), get_patience()
        native.timeout = NATIVE_TIMEOUT_SECONDS * patience
        return configurations.Judge(
            native,
            course_programs.MachineRunner(
                self.tools, COMPILE_TIMEOUT_SECONDS * patience, MAX_STEPS
            ),
        )

    def turns(self):
        """The generators, one for each turn."""
        known = generators.all_generators(self.native)
        return [known[name] for name in self.generators for _ in range(TURNS[name])]

    def configurations(self, generator):
        """The configurations for programs of a generator."""
        chosen = [configurations.make_configuration(level) for level in self.levels]
        for flags in self.llc_flags:
            chosen.append(configurations.LlcConfiguration(flags, raw=False))
            if generator.makes_ir:
                chosen.append(configurations.LlcConfiguration(flags, raw=True))
        return chosen

    def configurations_in_turn(self, generator, seed):
        """Those of them for the program of a seed."""
        chosen = self.configurations(generator)
        count = self.configurations_each
        if not count or count >= len(chosen):
            return chosen
        first = seed // len(self.turns()) * count
        return [chosen[(first + i) % len(chosen)] for i in range(count)]


def get_patience():
    """How much longer everything takes while others use this computer: what only waits
    for its turn does not hang."""
    return max(1, round(2 * os.getloadavg()[0] / os.cpu_count()))


@functools.lru_cache(maxsize=None)
def native_runner(directory):
    """The host's compiler, with its part of each program compiled once."""
    native = course_programs.NativeRunner(directory, NATIVE_TIMEOUT_SECONDS)
    scratch = tempfile.TemporaryDirectory(prefix="course-fuzz-")
    native.scratch = scratch  # It goes when this process ends.
    native.precompile_shim(scratch.name)
    return native


@dataclasses.dataclass
class Finding:
    """A program that fails, and how."""

    name: str
    extension: str
    text: str
    # None if the program gets none.
    given: str
    configuration: str
    failure: configurations.Failure

    def write(self, directory):
        """Writes the program and its input; returns the program's path."""
        path = pathlib.Path(directory, self.name + self.extension)
        path.write_text(self.text, encoding="utf-8")
        if self.given is not None:
            path.with_suffix(".in").write_text(self.given, encoding="utf-8")
        return str(path)


@dataclasses.dataclass
class Outcome:
    """What became of one program."""

    name: str
    # None if the program was run; else why it could not be.
    skipped: str = None
    num_configurations: int = 0
    # Configurations in which it took too long to be compared.
    num_too_long: int = 0
    num_refused: int = 0
    findings: list = dataclasses.field(default_factory=list)
    # What the passes did, and the module that they did it to.
    features: list = dataclasses.field(default_factory=list)
    module: str = ""


def test(job):
    """A job: generates and tests the program of a seed."""
    setting, seed = job
    turns = setting.turns()
    generator = turns[seed % len(turns)]
    with tempfile.TemporaryDirectory(prefix="course-fuzz-") as directory:
        try:
            path = generator.generate(seed, directory)
        except generators.GeneratorError as error:
            return Outcome(f"{generator.name}-{seed}", skipped=str(error))
        program = course_programs.Program(path)
        outcome = Outcome(program.name)
        judge, expected = setting.judge(), None
        if generator.runs:
            try:
                expected = judge.expect(program, directory)
            except course_programs.ProgramError as error:
                outcome.skipped = str(error).splitlines()[0]
                return outcome
        for configuration in setting.configurations_in_turn(generator, seed):
            try_configuration(
                generator, judge, program, configuration, expected, directory, outcome
            )
        if setting.with_features:
            add_features(judge.machine, program, directory, outcome)
        return outcome


def try_configuration(
    generator, judge, program, configuration, expected, directory, outcome
):
    """Tries one configuration; notes what fails."""
    outcome.num_configurations += 1
    failure, ended = judge.try_configuration(
        program, configuration, expected, directory
    )
    if not failure:
        outcome.num_too_long += not ended
    elif failure.kind == "refused" and not (
        generator.runs and isinstance(configuration, configurations.ClangConfiguration)
    ):
        # Calls can need more registers than llc may use.
        outcome.num_refused += 1
    else:
        outcome.findings.append(
            Finding(
                program.name,
                program.extension,
                read(program.path),
                read(os.path.splitext(program.path)[0] + ".in"),
                configuration.name,
                failure,
            )
        )


def read(path):
    """The text of a file, or None if there is none."""
    if not os.path.exists(path):
        return None
    with open(path, encoding="utf-8", errors="surrogateescape") as file:
        return file.read()


def add_features(machine, program, directory, outcome):
    """What the statistics of our passes count for the program, by powers of two: a
    program that has a count which no other had takes new paths through the passes."""
    module = os.path.join(directory, "features.ll")
    command = [machine.tool("clang"), "--target=course", "-w", "-O1", "-S"]
    command += ["-emit-llvm", "-Xclang", "-disable-llvm-passes"]
    command += [program.path, "-o", module]
    what = f"{program.name}: features"
    timeout = COMPILE_TIMEOUT_SECONDS
    try:
        if program.extension == ".ll":
            shutil.copy(program.path, module)
        else:
            course_programs.check(command, what, timeout)
        command = [machine.tool("llc"), "-mtriple=course", "-O2", "-stats"]
        command += ["-stats-json", module, "-o", os.devnull]
        done = course_programs.run(command, what, timeout)
        text = done.stderr.decode(errors="replace")
        counts = json.loads(text[text.index("{") : text.rindex("}") + 1])
    except (course_programs.ProgramError, ValueError):
        return
    outcome.features = sorted(
        f"{name} {int(count).bit_length()}"
        for name, count in counts.items()
        if name.startswith("course-") and count
    )
    outcome.module = read(module)


def reduce(job):
    """A job: makes a failing program small. Returns the files to keep, by their names,
    and the suite of tests for which `test.*` among them is."""
    setting, finding = job
    with tempfile.TemporaryDirectory(prefix="course-fuzz-") as directory:
        source = finding.write(directory)
        suite = make_test(setting, source, finding, directory)
        files = {
            path.name: read(path)
            for path in pathlib.Path(directory).iterdir()
            if path.is_file()
        }
    return suite, files


def make_test(setting, source, finding, directory):
    """Reduces a program and writes a test of it; returns its suite."""
    configuration = configurations.make_configuration(finding.configuration)
    judge = setting.judge()
    if (
        isinstance(configuration, configurations.LlcConfiguration)
        and not configuration.raw
    ):
        source, configuration = as_module(judge, source, configuration)
    command = [os.path.join(ROOT, "scripts", "fuzz")]
    command += [f"--tool-dir={path}" for path in setting.tools]
    command.append(f"--native-dir={setting.native}")
    reducer = reduction.Reducer(command, setting.native, directory)
    reduced = reducer.reduce(source, configuration, finding.failure)
    extension = os.path.splitext(source)[1]
    path = shutil.copy(reduced, os.path.join(directory, "test" + extension))
    expected, numbers = None, ""
    if finding.failure.kind in ("run-time", "mismatch"):
        if finding.given is not None:
            pathlib.Path(directory, "test.in").write_text(finding.given, "utf-8")
        expected, numbers = reduction.shorten_input(judge, path)
    suite, text = reduction.test_text(
        path, configuration, finding.failure, expected, numbers
    )
    pathlib.Path(path).write_text(text, encoding="utf-8")
    return suite


def as_module(judge, source, configuration):
    """The module that llc gets, and the configuration from there."""
    stem = os.path.splitext(source)[0]
    module = stem + ".optimized.ll"
    judge.machine.optimize(course_programs.Program(source), ["-O2"], module)
    if os.path.exists(stem + ".in"):
        shutil.copy(stem + ".in", stem + ".optimized.in")
    return module, configurations.make_configuration(
        "llc-raw " + configuration.name[len("llc ") :]
    )


def stop(_):
    """Jobs that are cancelled end by themselves, within a compilation's time."""


class Threads:
    """Workers that are threads of this process; the same as a Cluster without dask."""

    def __init__(self, workers):
        self.pool = concurrent.futures.ThreadPoolExecutor(workers)

    def submit(self, name, argument):
        """Begins a job."""
        return self.pool.submit(globals()[name], argument)

    def result(self, future):
        """What a job returned, when it has."""
        return future.result()

    def close(self):
        """Begins nothing more."""
        self.pool.shutdown(cancel_futures=True)


def count_generators(outcomes):
    """How many programs each generator has made."""
    return collections.Counter(outcome.name.split("-")[0] for outcome in outcomes)
