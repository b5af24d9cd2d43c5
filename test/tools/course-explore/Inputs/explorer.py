# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Starts course-explore, and asks it without a browser."""

import http.client
import json
import os
import subprocess
import time
import urllib.parse


def descendants(pid):
    """The processes below one, by the tables of the kernel."""
    parents = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat", encoding="latin-1") as file:
                parents[int(name)] = int(file.read().rpartition(")")[2].split()[1])
        except (FileNotFoundError, ProcessLookupError):
            continue
    found = {pid}
    while more := {p for p, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {pid}


def is_alive(pid):
    """Whether a process is there, and is more than its exit status."""
    try:
        with open(f"/proc/{pid}/stat", encoding="latin-1") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def eventually(condition, seconds=120):
    """Whether something becomes true in some time."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


class Explorer:
    """A server in a process of its own."""

    def __init__(self, script, *options):
        # pylint: disable=consider-using-with
        self.process = subprocess.Popen(
            [script, "--port=0", *options], stdout=subprocess.PIPE, text=True
        )
        self.url = self.process.stdout.readline().strip()
        self.address = urllib.parse.urlsplit(self.url)
        self.token = self.address.fragment.removeprefix("token=")

    def stop(self):
        """Ends the server; returns its status."""
        self.process.terminate()
        self.process.stdout.close()
        return self.process.wait(120)

    def request(self, method, path, body=None, headers=None):
        """The connection on which something was asked."""
        connection = http.client.HTTPConnection(
            self.address.hostname, self.address.port, timeout=300
        )
        all_headers = {"X-Course-Token": self.token, "Content-Type": "application/json"}
        all_headers.update(headers or {})
        data = json.dumps(body) if isinstance(body, dict) else body
        connection.request(method, path, data, all_headers)
        return connection

    def ask(self, method, path, body=None, headers=None):
        """Status, headers and text of an answer."""
        connection = self.request(method, path, body, headers)
        try:
            answer = connection.getresponse()
            return answer.status, dict(answer.getheaders()), answer.read().decode()
        finally:
            connection.close()

    def post(self, path, **body):
        """What the answer to a question has."""
        status, _, text = self.ask("POST", "/api/" + path, body)
        return status, json.loads(text)
