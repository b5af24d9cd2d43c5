# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A lit test format in which every .c, .cpp and .ll file is a test by itself.

A program is compiled natively and, in several configurations, for the course
machine; for each of its inputs, what it prints on the machine has to be what it prints
natively. The configurations are -O0, with the machine verifier on, and every other
time one of -O1, -O2, -O3 and perhaps -O2 with another register allocator, with the
verifier by turns. Which one, the last commit says (scripts/course_slices.py); with
COURSE_SLICE=all in the environment all are tried, all with the verifier.
scripts/course_programs.py says what a program is and does the compiling and running.
"""

import os
import sys

import lit.formats
import lit.Test
import lit.TestRunner

HERE = os.path.dirname(os.path.abspath(__file__))
REPOSITORY = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, os.path.join(REPOSITORY, "scripts"))

import course_programs  # noqa: E402 (needs the path above)
import course_slices  # noqa: E402


class ProgramFormat(lit.formats.TestFormat):
    """Runs the programs of a directory, by default the test directory's own."""

    def __init__(
        self,
        native_tools,
        tool_directories,
        source_directory=None,
        has_allocators=False,
    ):
        self.native = course_programs.NativeRunner(native_tools)
        self.machine = course_programs.MachineRunner(tool_directories)
        self.source_directory = source_directory
        self.has_allocators = has_allocators
        self.slice = course_slices.Slice()

    # The names of the next two are lit's.
    def getTestsInDirectory(
        self, testSuite, path_in_suite, litConfig, localConfig
    ):  # pylint: disable=invalid-name
        """Yields one test for each program."""
        for entry in sorted(os.listdir(self.directory(testSuite, path_in_suite))):
            if entry.endswith(course_programs.EXTENSIONS):
                path = path_in_suite + (entry,)
                yield self.make_test(testSuite, path, localConfig)

    def getTestsForPath(
        self, testSuite, path_in_suite, litConfig, localConfig
    ):  # pylint: disable=invalid-name
        """Yields the test of a program that is named itself."""
        yield self.make_test(testSuite, path_in_suite, localConfig)

    def directory(self, suite, path_in_suite):
        """Where the programs of a directory of the suite really are."""
        return self.source_directory or suite.getSourcePath(path_in_suite)

    def make_test(self, suite, path_in_suite, config):
        """The test of one program."""
        *directory, name = path_in_suite
        path = os.path.join(self.directory(suite, tuple(directory)), name)
        return lit.Test.Test(suite, tuple(path_in_suite), config, file_path=path)

    def execute(self, test, litConfig):
        """Runs one test; all levels and inputs are tried before it fails."""
        if litConfig.noExecute:
            return lit.Test.Result(lit.Test.PASS)
        _, base = lit.TestRunner.getTempPaths(test)
        os.makedirs(os.path.dirname(base), exist_ok=True)
        failures = []
        try:
            program = course_programs.Program(test.file_path)
            expected = self.run_natively(program, base)
        except (course_programs.ProgramError, OSError) as error:
            return lit.Test.Result(lit.Test.FAIL, str(error))
        for flags in self.slice.configurations(program.name, self.has_allocators):
            try:
                self.run_on_machine(program, flags, base, expected)
            except course_programs.ProgramError as error:
                failures.append(str(error))
        if failures:
            return lit.Test.Result(lit.Test.FAIL, "\n".join(failures))
        return lit.Test.Result(lit.Test.PASS)

    def run_natively(self, program, base):
        """The results on the host, one for each input."""
        executable = base + ".native"
        self.native.compile(program, executable)
        results = [
            self.native.execute(executable, path, f"{program.name}: native run")
            for path in program.inputs
        ]
        os.remove(executable)
        if not all(result.output for result in results):
            raise course_programs.ProgramError(
                f"{program.name}: native run: no output, so nothing is tested"
            )
        return results

    def run_on_machine(self, program, flags, base, expected):
        """Compiles with these flags and compares the results of all inputs."""
        names = [flag for flag in flags if flag not in course_slices.VERIFY]
        assembly = f"{base}{''.join(names)}.s"
        self.machine.compile(program, flags, assembly)
        for path, wanted in zip(program.inputs, expected):
            what = " ".join([program.name, *names, program.input_name(path)]).rstrip()
            result = self.machine.execute(assembly, path, what, is_text=program.is_text)
            course_programs.compare(wanted, result, what)
