"""Sends signals to course-run while it waits for its input, or computes.

usage: interrupt.py COURSE-RUN
"""

import json
import signal
import subprocess
import sys
import time

HEAD = """\
start main 0:
  .entry:
    call write 1
    r1 = call read
"""
PROGRAMS = {
    "waiting": HEAD + "    call write r1\n    ret\nend main\n",
    "computing": HEAD + "    br .loop\n  .loop:\n    br .loop\nend main\n",
    "writing": HEAD
    + "    br .loop\n  .loop:\n    call write 2\n    br .loop\nend main\n",
    "calling": HEAD
    + "    br .loop\n  .loop:\n    call leaf\n    br .loop\nend main\n"
    + "start leaf 0:\n  .entry:\n    ret\nend leaf\n",
}


def start(what, options, action=signal.SIG_DFL):
    """Starts a program; it has begun when it has written, and waits for input."""
    with open(f"{what}.s", "w", encoding="utf-8") as file:
        file.write(PROGRAMS[what])
    running = subprocess.Popen(
        [sys.argv[1], f"{what}.s", *options],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        # Whoever runs this may ignore them.
        preexec_fn=lambda: (
            signal.signal(signal.SIGINT, action),
            signal.signal(signal.SIGPIPE, signal.SIG_DFL),
        ),
    )
    assert running.stdout.readline() == b"1\n"
    return running


def end(running, number):
    """Sends a signal; the exit status."""
    running.send_signal(number)
    status = running.wait(timeout=60)
    running.stdin.close()
    running.stdout.close()
    return f"{signal.Signals(number).name}: status {status}"


def check(what, number, is_waiting):
    """Interrupts a run, and prints what there is of its profile."""
    running = start(what, [f"--profile={what}.json"])
    if not is_waiting:
        running.stdin.write(b"7\n")
        running.stdin.flush()
        time.sleep(0.2)
    print_profile(what, end(running, number))


def check_pipe(what, options=()):
    """Closes the pipe to which a run writes without an end; prints the same."""
    running = start(what, [f"--profile={what}.json", *options])
    running.stdout.close()
    running.stdin.write(b"7\n")
    running.stdin.flush()
    status = running.wait(timeout=60)
    running.stdin.close()
    print_profile(what, signal.Signals(-status).name)


def print_profile(what, status):
    """Prints what there is of the profile of a run that was ended."""
    with open(f"{what}.json", encoding="utf-8") as file:
        profile = json.load(file)
    report = profile["report"]
    rows = profile["instructions"]["rows"]
    print(f"{what}, {status}, {report['status']}: {report['message']}")
    steps = sum(row[1] for row in rows)
    assert steps == report["steps"]
    paths = profile["call-paths"]["rows"]
    sums = {sum(row[2] for row in rows), sum(row[4] for row in paths)}
    sums.add(report["cost-ticks"])
    print(
        f"steps {steps if steps < 100 else 'many'} in {len(rows)} instructions,",
        "the cost adds up" if len(sums) == 1 else f"costs are {sums}",
    )


def main():
    """Prints a line or two for each run."""
    check("waiting", signal.SIGINT, True)
    check("computing", signal.SIGTERM, False)
    check("calling", signal.SIGINT, False)
    check("waiting", signal.SIGHUP, True)
    check("computing", signal.SIGXCPU, False)
    check_pipe("writing")
    check_pipe("writing", ["--stats=-"])
    print("no profile,", end(start("computing", []), signal.SIGINT))
    ignored = start("waiting", ["--profile=ignored.json"], signal.SIG_IGN)
    ignored.send_signal(signal.SIGINT)
    ignored.stdin.write(b"7\n")
    ignored.stdin.flush()
    status = ignored.wait(timeout=60)
    with open("ignored.json", encoding="utf-8") as file:
        print(f"ignored, SIGINT: status {status},", json.load(file)["report"]["status"])


if __name__ == "__main__":
    main()
