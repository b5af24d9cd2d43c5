# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles and runs test programs natively and on the course machine.

Shared by scripts/bench, the lit format of test/Run and course-grade, so that all agree
on what a program is: a .c, .cpp or .ll file, its input files beside it (NAME.in and
NAME.*.in; none means empty input) and, in its comments, directives:

    // native-flags: FLAGS      more flags for the host's compiler only
    // machine-flags: FLAGS     more flags for the course compiler only
    // text                     uses the C library: no shim natively, and
                                course-run --text on the machine

What a program prints natively is what it has to print on the machine. The
native build traps on undefined behaviour, so that a program whose output is an
accident cannot serve as a reference.
"""

import dataclasses
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

REPOSITORY = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(REPOSITORY, "tools", "course-report"))

from course_report import errors as course_errors  # noqa: E402 (needs the path)
from course_report import profile as course_profile  # noqa: E402

EXTENSIONS = (".c", ".cpp", ".ll")
NATIVE_DIRECTORY = os.path.join(REPOSITORY, "test", "Run", "native")

# The machine's built-in functions; the host's C library has others so named.
BUILTINS = ("read", "write", "malloc", "free")

# Programs end in well under a second natively and in seconds on the machine;
# one that does not end must fail alone, not stop the whole run.
NATIVE_TIMEOUT_SECONDS = 60
COMPILE_TIMEOUT_SECONDS = 300
MACHINE_TIMEOUT_SECONDS = 300
MACHINE_MAX_STEPS = 2_000_000_000

# The exit status of course-run when a limit is reached.
LIMIT_STATUS = 124

# Constants are fixed and passes designed by the programs of the tuning set; those
# of the validation set judge the result.
SETS = ("tuning", "validation")

# What inputs are called after their size. NAME.in, and each with another name,
# counts as medium.
SIZES = ("tiny", "small", "medium", "large")

TEXT_DIRECTIVE = re.compile(r"^\s*// text$", re.M)
DIRECTIVE = re.compile(r"^\s*(?://|;)\s*(native|machine)-flags:\s*(.*)$", re.M)


class ProgramError(Exception):
    """A program could not be compiled or run; the message says which step."""


@dataclasses.dataclass(frozen=True)
class Result:
    """What one run printed and returned; costs only for the machine."""

    output: str
    status: int
    ticks: int = 0
    report: dict = dataclasses.field(default_factory=dict)


def set_of(name):
    """The set of the program of this name: one third of all names are in the
    validation set, whatever the program."""
    digest = hashlib.sha256(name.encode()).hexdigest()
    return "validation" if int(digest, 16) % 3 == 0 else "tuning"


class Program:
    """A source file with its inputs and directives. Raises a ProgramError if it is no
    file, which may have no end, or if a directive has quotes that do not end."""

    def __init__(self, path):
        self.path = os.path.abspath(path)
        directory, filename = os.path.split(self.path)
        self.stem, self.extension = os.path.splitext(filename)
        # Told apart from others of that name by who finds both.
        self.name = self.stem
        self.set = set_of(self.stem)
        pattern = re.compile(re.escape(self.stem) + r"(\.[^.]+)?\.in$")
        # An empty middle part sorts first, so NAME.in is the main input.
        self.inputs = [
            os.path.join(directory, entry)
            for entry in sorted(
                (e for e in os.listdir(directory) if pattern.match(e)),
                key=lambda e: (len(e.split(".")), e),
            )
        ] or [os.devnull]
        self.native_flags = []
        self.machine_flags = []
        if os.path.exists(self.path) and not os.path.isfile(self.path):
            raise ProgramError(f"'{path}' is no file")
        with open(self.path, encoding="utf-8", errors="replace") as source:
            text = source.read()
            self.is_text = TEXT_DIRECTIVE.search(text) is not None
            for which, flags in DIRECTIVE.findall(text):
                target = f"{which}_flags"
                try:
                    getattr(self, target).extend(shlex.split(flags))
                except ValueError as error:
                    why = str(error).lower()
                    raise ProgramError(f"'{path}': {which}-flags: {why}") from error

    def input_name(self, path):
        """The short name of an input: empty for NAME.in, else its middle."""
        base = os.path.basename(path)
        return base[len(self.stem) + 1 : -len(".in")].rstrip(".")

    def input_size(self, path):
        """The size of an input, one of SIZES."""
        name = self.input_name(path)
        return name if name in SIZES else "medium"


def discover(directory):
    """All programs of a directory in the order of their names."""
    return [
        Program(os.path.join(directory, entry))
        for entry in sorted(os.listdir(directory))
        if entry.endswith(EXTENSIONS)
    ]


def run(command, what, timeout, stdin=None):
    """Runs a command; a failure to start or to end becomes a ProgramError."""
    try:
        return subprocess.run(
            command,
            stdin=stdin or subprocess.DEVNULL,
            capture_output=True,
            timeout=timeout,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise ProgramError(f"{what}: no end after {timeout} seconds") from error
    except OSError as error:
        raise ProgramError(f"{what}: {error}") from error


def check(command, what, timeout, runs=run):
    """Runs a command, by `runs`, which must succeed."""
    done = runs(command, what, timeout)
    if done.returncode != 0:
        raise ProgramError(
            f"{what}: exit status {done.returncode}\n"
            f"$ {shlex.join(command)}\n"
            f"{done.stderr.decode(errors='replace')}"
        )


class NativeRunner:
    """Compiles with the host's clang and runs on the host."""

    # Unsigned wrap-around is defined and not checked; misaligned accesses are
    # errors on the machine and are checked here too. A loop without end and
    # effect, which is undefined as well, has to show as one. LLVM takes what
    # `restrict` promises of one call for the whole loop that it is inlined into.
    C_FLAGS = [
        "-O1",
        "-w",
        "-fsanitize=undefined",
        "-fsanitize-trap=all",
        "-fno-finite-loops",
        "-fno-builtin",
        "-mllvm",
        "-enable-scoped-noalias=false",
    ]
    # The optimiser knows a library's malloc by its name even in IR and may take
    # its memory as undefined, so IR is compiled without optimisation.
    IR_FLAGS = ["-O0", "-w", "-Wno-override-module"]

    def __init__(self, bindir, timeout=NATIVE_TIMEOUT_SECONDS, runs=run):
        # Who does not trust programs has `runs` confine them.
        self.timeout, self.runs = timeout, runs
        self.clang = os.path.join(bindir, "clang")
        self.objcopy = os.path.join(bindir, "llvm-objcopy")
        self.shim = os.path.join(NATIVE_DIRECTORY, "course_native.c")

    def precompile_shim(self, directory):
        """Compiles the shim once, for all programs to come."""
        compiled = os.path.join(directory, "course_native.o")
        command = [self.clang, "-O1", "-c", self.shim, "-o", compiled]
        check(command, "native shim", COMPILE_TIMEOUT_SECONDS, self.runs)
        self.shim = compiled

    def compile(self, program, output):
        """Compiles a program with the shim into an executable."""
        what = f"{program.name}: native compilation"
        if program.extension == ".ll":
            compiled = output + ".o"
            command = [self.clang, *self.IR_FLAGS, *program.native_flags]
            command += ["-c", program.path, "-o", compiled]
            check(command, what, COMPILE_TIMEOUT_SECONDS, self.runs)
            renames = [f"--redefine-sym={n}=course_{n}" for n in BUILTINS]
            command = [self.objcopy, *renames, compiled]
            check(command, what, COMPILE_TIMEOUT_SECONDS, self.runs)
            command = [self.clang, "-O1", compiled, self.shim, "-o", output]
        elif program.is_text:
            command = [self.clang, *self.C_FLAGS, *program.native_flags]
            command += [program.path, "-lm", "-o", output]
        else:
            command = [self.clang, *self.C_FLAGS, *program.native_flags]
            command += [f"-D{n}=course_{n}" for n in BUILTINS]
            command += ["-I", NATIVE_DIRECTORY, program.path, self.shim]
            command += ["-lm", "-o", output]
        if program.extension == ".cpp":
            command += ["-fno-exceptions", "-fno-rtti", "-lstdc++"]
        check(command, what, COMPILE_TIMEOUT_SECONDS, self.runs)

    def execute(self, executable, input_path, what):
        """Runs an executable; a signal (a trap) is an error."""
        with open(input_path, "rb") as stdin:
            done = self.runs([executable], what, self.timeout, stdin)
        if done.returncode < 0:
            raise ProgramError(
                f"{what}: ended by signal {-done.returncode} "
                "(undefined behaviour traps)"
            )
        if done.stderr:
            raise ProgramError(f"{what}: {done.stderr.decode(errors='replace')}")
        return Result(done.stdout.decode(errors="replace"), done.returncode)


class MachineRunner:
    """Compiles with the course compiler and runs on course-run."""

    def __init__(
        self,
        directories,
        compile_timeout=COMPILE_TIMEOUT_SECONDS,
        max_steps=MACHINE_MAX_STEPS,
    ):
        self.directories = list(directories)
        self.compile_timeout, self.max_steps = compile_timeout, max_steps

    def tool(self, name):
        """The path of a tool, from the first directory that has it."""
        path = shutil.which(name, path=os.pathsep.join(self.directories))
        if not path:
            where = ", ".join(self.directories)
            raise ProgramError(f"{name} is not in {where}; run scripts/build")
        return path

    def compile(self, program, flags, output):
        """Compiles a program with the given flags into course assembly."""
        what = f"{program.name}: compilation with {shlex.join(flags)}"
        command = [self.tool("clang"), "--target=course", "-w", *flags]
        command += [*program.machine_flags, program.path, "-o", output]
        check(command, what, self.compile_timeout)

    def record(self, program, flags, directory):
        """Profiles of a program, one for each input, for -course-profile."""
        assembly = os.path.join(directory, f"{program.name}.record.s")
        record = ["-mllvm", "-course-profile-record"]
        self.compile(program, [*flags, *record], assembly)
        profiles = []
        for number, path in enumerate(program.inputs):
            profiles.append(os.path.join(directory, f"{program.name}.{number}.json"))
            what = f"{program.name}: recording with {os.path.basename(path)}"
            options = {"profile": profiles[-1], "is_text": program.is_text}
            self.execute(assembly, path, what, **options)
        return profiles

    def optimize(self, program, flags, output):
        """Compiles a program up to code generation: the whole of it, as IR."""
        what = f"{program.name}: optimization with {shlex.join(flags)}"
        command = [self.tool("clang"), "--target=course", "-w", *flags]
        command += ["-Xlinker", "-emit-llvm"]
        command += [*program.machine_flags, program.path, "-o", output]
        check(command, what, self.compile_timeout)

    def generate(self, module, flags, output):
        """Makes course assembly of IR with the given flags for llc."""
        what = f"{os.path.basename(output)}: llc {shlex.join(flags)}"
        command = [self.tool("llc"), *flags, module, "-o", output]
        check(command, what, self.compile_timeout)

    def command(
        self,
        assembly,
        stats,
        cpu=None,
        profile=None,
        is_text=False,
        check_incoming=False,
    ):
        """The command that runs course assembly, and reports to the file `stats`."""
        command = [self.tool("course-run"), f"--max-steps={self.max_steps}"]
        if check_incoming:
            command.append("--check-incoming")
        if cpu:
            command.append(f"--cpu={cpu}")
        if is_text:
            command.append("--text")
        if profile:
            command.append(f"--profile={profile}")
        return [*command, f"--stats={stats}", assembly]

    def execute(self, assembly, input_path, what, cpu=None, **options):
        """Runs course assembly, with options of command(); a run-time error is an
        error here too. A profile is for read_profile."""
        with tempfile.NamedTemporaryFile("r", suffix=".stats") as stats:
            command = self.command(assembly, stats.name, cpu, **options)
            with open(input_path, "rb") as stdin:
                done = run(command, what, MACHINE_TIMEOUT_SECONDS, stdin)
            text = stats.read()
        if done.returncode != 0:
            raise ProgramError(
                f"{what}: exit status {done.returncode}\n"
                f"$ {shlex.join(command)} < {input_path}\n"
                f"{done.stderr.decode(errors='replace')}"
            )
        return read_result(done.stdout.decode(errors="replace"), text, what)


def read_result(output, stats, what):
    """What a run wrote and, by the machine's report, returned and cost."""
    report = dict(line.split(": ", 1) for line in stats.splitlines() if ": " in line)
    try:
        ticks = int(report["cost-ticks"])
        returned = int(report["return"])
    except (KeyError, ValueError) as error:
        raise ProgramError(f"{what}: no cost in the report: {error}") from error
    return Result(output, returned & 0xFF, ticks, report)


def read_profile(path):
    """The profile in a file."""
    try:
        return course_profile.load(path)
    except course_errors.ReportError as error:
        raise ProgramError(str(error)) from error


def compare(expected, actual, what):
    """Raises a ProgramError unless two results print and return the same."""
    if expected.output != actual.output:
        wanted = expected.output.splitlines()
        found = actual.output.splitlines()
        number = next(
            (i for i, (w, f) in enumerate(zip(wanted, found)) if w != f),
            min(len(wanted), len(found)),
        )
        line = [
            text[number] if number < len(text) else "nothing"
            for text in (wanted, found)
        ]
        raise ProgramError(
            f"{what}: output line {number + 1} is {line[1]}, expected {line[0]} "
            f"({len(found)} lines, expected {len(wanted)})"
        )
    if expected.status != actual.status:
        raise ProgramError(
            f"{what}: returned {actual.status} modulo 256, expected {expected.status}"
        )


def cpu_of(flags):
    """The machine's cost table that a list of compiler flags asks for."""
    for flag in reversed(flags):
        if flag.startswith("-mcpu="):
            return flag[len("-mcpu=") :]
    return None
