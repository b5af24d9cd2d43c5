# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Interrupts course-report while it reads a profile that does not end."""

import os
import signal
import subprocess
import sys

# lit ignores it, and so would what it starts.
signal.signal(signal.SIGINT, signal.default_int_handler)
os.mkfifo("endless")
command = [*sys.argv[1:], "endless", "-o", "none"]
with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as report:
    # Waits until it is opened there, too.
    with open("endless", "w", encoding="utf-8"):
        # Python loses an interrupt that comes while it cleans up.
        for _ in range(60):
            report.send_signal(signal.SIGINT)
            try:
                errors = report.communicate(timeout=5)[1]
                break
            except subprocess.TimeoutExpired:
                errors = "not interrupted"
        else:
            report.kill()
if (report.returncode, errors) != (130, ""):
    sys.exit(f"status {report.returncode}: {errors}")
