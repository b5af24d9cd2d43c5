"""Runs a command with a port that is taken."""

import socket
import subprocess
import sys

with socket.create_server(("127.0.0.1", 0)) as taken:
    command = [*sys.argv[1:], "--port", str(taken.getsockname()[1])]
    sys.exit(subprocess.run(command, check=False).returncode)
