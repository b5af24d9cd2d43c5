# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From a configuration to results: which jobs there are, which of them are done, and
what they gave. What a program has to write is known before compilers run."""

import io
import os

from course_report import sources
from course_report.errors import ReportError

from course_grade import config, jobs
from course_grade.errors import GradeError

# Of jobs and their results: results of others are not used.
VERSION = 1


class Grader:
    """Has all jobs done whose results are not in the state."""

    def __init__(self, configuration, state, cluster, progress, native_dir):
        self.configuration, self.state = configuration, state
        self.cluster, self.progress, self.native_dir = cluster, progress, native_dir
        # By program and compiler, the key of the job whose result it has.
        self.keys = {}
        # By a future, what to do with its result.
        self.pending = {}
        self.submitted = set()
        self.completed = cluster.completed()
        self.problems = []

    def base(self, program):
        """What all jobs of a program contain."""
        configuration = self.configuration
        return {
            "run": self.cluster.run,
            "program": program.path,
            "inputs": configuration.inputs[program.path],
            "bin_dir": configuration.bin_dir,
            "limits": configuration.limits,
        }

    def key(self, program, *more):
        """A checksum of all on which the result of a job depends."""
        files = [program.path, *self.configuration.inputs[program.path]]
        digests = [config.file_digest(path) for path in files]
        limits = sorted(self.configuration.limits.items())
        what = [VERSION, program.extension, program.name, digests, limits, *more]
        return config.checksum(what)

    def machine_key(self):
        """A checksum of the machine, with its cost table."""
        return [
            config.file_digest(f"{self.configuration.bin_dir}/course-run"),
            self.configuration.cpu,
        ]

    def submit(self, name, job, use):
        """Has a job done; `use` takes its result."""
        future = self.cluster.submit(name, job)
        self.pending[future] = use
        self.completed.add(future)

    def add(self, key, result):
        """Keeps a result."""
        self.state.add({"key": key} | result)

    def problem(self, program, message):
        """A program that could not be graded."""
        self.problems.append(f"{program.name}: {message}")

    def grade_job(self, program, compiler, expected):
        """The job of a program and a compiler."""
        return self.base(program) | {
            "command": list(compiler.command),
            "reads": compiler.reads,
            "files": [compiler.command[0], *compiler.files],
            "cpu": self.configuration.cpu,
            "expected": expected,
        }

    def begin(self, program):
        """Finds what a program has to write."""
        source = self.configuration.expected
        if source == "files":
            self.grade(program, read_expected(self.base(program)["inputs"], program))
            return
        if source == "native":
            digest = config.file_digest(f"{self.native_dir}/clang")
            key = self.key(program, "native", digest)
            native = {"native_dir": self.native_dir}
            job = ("expect_native", self.base(program) | native)
        else:
            digest = source.digest()
            key = self.key(program, "reference", digest, self.machine_key())
            nothing = [None] * len(self.base(program)["inputs"])
            job = ("grade", self.grade_job(program, source, nothing))
        known = self.state.results.get(key)
        if known:
            self.grade(program, known["outputs"])
            return
        self.progress.add(1 + len(self.configuration.compilers))
        self.submit(*job, lambda result: self.expect(program, key, result))

    def expect(self, program, key, result):
        """Takes what a program has to write."""
        self.progress.add(-len(self.configuration.compilers))
        for path, case in zip(self.base(program)["inputs"], result.get("cases", ())):
            if case["status"] != jobs.OK:
                name = program.input_name(path)
                message = f"{name} {case['status']}: {case['message']}"
                result = {"error": message.strip()}
        if "error" in result:
            self.problem(program, f"no expected output: {result['error']}")
            return
        outputs = result.get("outputs") or [case["result"] for case in result["cases"]]
        self.add(key, {"program": program.name, "outputs": outputs})
        self.grade(program, outputs)

    def grade(self, program, expected):
        """Has a program graded with all compilers."""
        for compiler in self.configuration.compilers:
            key = self.key(program, compiler.digest(), self.machine_key(), expected)
            self.keys[program.name, compiler.name] = key
            if key in self.state.results or key in self.submitted:
                continue
            self.submitted.add(key)
            self.progress.add(1)
            job = self.grade_job(program, compiler, expected)
            name = {"compiler": compiler.name, "program": program.name}
            self.submit(
                "grade", job, lambda result, k=key, n=name: self.add(k, n | result)
            )

    def take(self, future):
        """Uses the result of a future."""
        use = self.pending.pop(future)
        try:
            result = self.cluster.result(future)
        except GradeError:
            raise
        except Exception as error:  # pylint: disable=broad-exception-caught
            # Whatever a worker could not do.
            self.problems.append(f"a job failed: {type(error).__name__}: {error}")
            return
        finally:
            self.progress.advance()
        use(result)

    def run(self):
        """Has everything done; the result has the cases of each program and compiler
        by their names."""
        for program in self.configuration.programs:
            self.begin(program)
        if self.pending:
            for future in self.completed:
                self.take(future)
        self.progress.hide()
        return {
            pair: self.state.results[key]["cases"]
            for pair, key in self.keys.items()
            if key in self.state.results
        }


def read_expected(inputs, program):
    """What files beside the inputs of a program contain: NAME.out for NAME.in."""
    outputs = []
    for path in inputs:
        stem = path.removesuffix(".in")
        if path == os.devnull:
            stem = program.path.removesuffix(program.extension)
        try:
            data = sources.read_bytes(f"{stem}.out")
        except ReportError as error:
            raise GradeError(f"expected output: {error}") from error
        text = data.decode("utf-8", errors="replace")
        # Lines may end as elsewhere.
        outputs.append([io.StringIO(text, newline=None).read(), None])
    return outputs
