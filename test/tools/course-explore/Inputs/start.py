"""Starts a server, and stops it when it has said where it is."""

import subprocess
import sys

with subprocess.Popen(sys.argv[1:], stdout=subprocess.PIPE, text=True) as process:
    address = process.stdout.readline()
    process.terminate()
    process.wait(120)
    print(address, end="")
