# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Workers: threads of this process, or those of a scheduler of dask.distributed. They
only start commands and wait for them, so that threads are enough."""

import contextlib
import logging
import os
import uuid

from course_grade import config, remote
from course_grade.errors import GradeError

CONNECT_SECONDS = 5
LOOPBACK = "127.0.0.1:0"
HERE = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))


class ByValue:
    """A function of remote.py as schedulers and workers can load it, also those of
    newer versions of dask, which ask for modules that are to be sent by value only of
    what they are given, and not of what that contains."""

    def __init__(self, function, pickle):
        self.function, self.pickle = function, pickle
        # Of which dask makes names of jobs.
        self.__name__ = function.__name__

    def __call__(self, *arguments):
        return self.function(*arguments)

    def __reduce__(self):
        return self.pickle.loads, (self.pickle.dumps(self.function),)


class Cluster:
    """Runs functions of a module, which lies in a directory, on workers."""

    def __init__(self, address, workers, directory=HERE, module="course_grade.jobs"):
        try:
            # pylint: disable=import-outside-toplevel
            import cloudpickle
            import dask
            import distributed
        except ImportError as error:
            message = f"no Python module {error.name}; {config.INSTALL}"
            raise GradeError(message) from error
        # They tell of what is told here in other words.
        logging.disable(logging.CRITICAL)
        cloudpickle.register_pickle_by_value(remote)
        self.dask, self.distributed = dask, distributed
        self.pickle = cloudpickle.dumps
        self.call = ByValue(remote.call, cloudpickle)
        # Others may use the same workers; this tells the jobs apart.
        self.run = uuid.uuid4().hex
        self.where = directory, module
        self.address, self.local, self.futures = address, None, set()
        if address is None:
            self.local = self.start(workers)
        self.client = self.connect()

    def start(self, workers):
        """Threads of this process. Dask has them listen for browsers in any case; here
        at no other computer's reach, and without answers."""
        for name in ("scheduler", "worker"):
            self.dask.config.set({f"distributed.{name}.http.routes": []})
        return self.distributed.LocalCluster(
            n_workers=1,
            threads_per_worker=workers,
            processes=False,
            dashboard_address=LOOPBACK,
            worker_dashboard_address=LOOPBACK,
            memory_limit=0,
        )

    def connect(self):
        """The connection to a scheduler that has workers."""
        try:
            client = self.distributed.Client(
                self.local or self.address, timeout=CONNECT_SECONDS
            )
        except (OSError, ValueError, TypeError, ImportError) as error:
            message = f"cannot reach a scheduler at '{self.address}': {error}"
            raise GradeError(message) from error
        try:
            client.wait_for_workers(1, timeout=CONNECT_SECONDS)
        except self.distributed.TimeoutError as error:
            client.close()
            raise GradeError(f"no workers at '{self.address}'") from error
        return client

    def submit(self, name, argument):
        """Begins a job; dask begins it again where a worker has gone."""
        if self.address:
            argument = self.pickle(argument)
        future = self.client.submit(self.call, *self.where, name, argument, pure=False)
        self.futures.add(future)
        return future

    def wait(self, future):
        """Waits for a job."""
        self.distributed.wait([future])

    def completed(self):
        """An iterator of futures that have ended, to which more can be added."""
        return self.distributed.as_completed()

    def result(self, future):
        """What a job returned; what it failed with is an error of its class."""
        self.futures.discard(future)
        if future.status in ("cancelled", "lost"):
            raise GradeError(f"the scheduler at '{self.address}' has gone")
        return future.result()

    def close(self):
        """Ends all that is not done, and everything that jobs have started."""
        with contextlib.suppress(Exception):
            if self.futures:
                self.client.cancel(list(self.futures))
                self.client.run(self.call, *self.where, "stop", self.run)
        with contextlib.suppress(Exception):
            self.client.close()
        if self.local:
            self.local.close()
