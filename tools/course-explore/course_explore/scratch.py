# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Directories for a time, which go even if who made them is killed: each is locked by
its maker, and who comes later removes those that nobody locks any longer."""

import contextlib
import fcntl
import os
import shutil
import tempfile
import time

PREFIX = "course-scratch-"
# A new directory is not locked at once.
SECONDS_TO_LOCK = 60


def above():
    """Where they are. Of root's own temporary directory, other users see nothing."""
    return "/tmp" if os.geteuid() == 0 else tempfile.gettempdir()


@contextlib.contextmanager
def lock(path):
    """Locks a directory, if nobody else does; says whether that was so."""
    try:
        file = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    except OSError:
        yield False
        return
    try:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
        else:
            yield True
    finally:
        os.close(file)


@contextlib.contextmanager
def directory(user=None):
    """A new directory, which belongs to a user."""
    path = tempfile.mkdtemp(prefix=PREFIX, dir=above())
    try:
        with lock(path):
            if user is not None:
                os.chown(path, user, user)
            # The names of tools, too, are without symbolic links.
            yield os.path.realpath(path)
    finally:
        shutil.rmtree(path, ignore_errors=True)


def remove_leftovers(users):
    """Removes what belongs to this user or to one of these, and to no process."""
    with contextlib.suppress(OSError), os.scandir(above()) as entries:
        for entry in entries:
            if not entry.name.startswith(PREFIX):
                continue
            with contextlib.suppress(OSError):
                status = entry.stat(follow_symlinks=False)
                is_old = time.time() - status.st_ctime > SECONDS_TO_LOCK
                is_ours = status.st_uid == os.geteuid() or (
                    os.geteuid() == 0 and status.st_uid in users
                )
                if is_old and is_ours:
                    with lock(entry.path) as is_free:
                        if is_free:
                            shutil.rmtree(entry.path, ignore_errors=True)
