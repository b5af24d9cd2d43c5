# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Interrupts a command as a terminal does, while a program runs that it has compiled."""

import os
import signal
import subprocess
import sys
import time


def members(group):
    """The names of the processes of a group that run."""
    listed = subprocess.run(
        ["ps", "-e", "-o", "pgid=,stat=,comm="], stdout=subprocess.PIPE, text=True
    )
    rows = [line.split(None, 2) for line in listed.stdout.splitlines()]
    return [n for g, state, n in rows if int(g) == group and state[0] != "Z"]


# lit ignores it, and so would what it starts.
signal.signal(signal.SIGINT, signal.default_int_handler)
with subprocess.Popen(
    sys.argv[1:], stderr=subprocess.PIPE, text=True, start_new_session=True
) as command:
    end = time.monotonic() + 60
    while time.monotonic() < end and "prog.native" not in members(command.pid):
        time.sleep(0.05)
    os.killpg(command.pid, signal.SIGINT)
    errors = command.communicate(timeout=120)[1].splitlines()
    print(f"status {command.returncode}: {errors[-1]}")
    if left := members(command.pid):
        sys.exit(f"left running: {left}")
    if any("Traceback" in line for line in errors):
        sys.exit("\n".join(errors))
