# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The page, and what it asks: an application of FastAPI.

Nothing is kept between requests but the last reports. A request ends with the
connection that it came by, and with it all that was started for it.
"""

import asyncio
import os
import secrets
import typing

import fastapi
import jinja2
import pydantic
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response

from course_explore.compiler import Program
from course_explore.errors import ExploreError

HERE = os.path.dirname(os.path.realpath(__file__))
MAX_SOURCE = 1 << 18
# What the sandbox lets a compiler write: lu-modular, of 90 lines, has 11 MB with -g.
MAX_ASSEMBLY = 32 << 20
MAX_OPTIONS = 4096
MAX_INPUT = 1 << 20
MAX_REPORTS = 8
# What a request may have in all, with JSON's escapes.
MAX_REQUEST = 64 << 20
SCRIPTS = (
    "api.js",
    "assembly.js",
    "editor.js",
    "main.js",
    "pane.js",
    "state.js",
    "views.js",
)


class ToCompile(pydantic.BaseModel):
    """A program as a page sends it."""

    source: str = pydantic.Field(max_length=MAX_SOURCE)
    language: typing.Literal["c", "c++", "ir", "assembly"] = "c"
    options: str = pydantic.Field("", max_length=MAX_OPTIONS)


class ToRun(pydantic.BaseModel):
    """Assembly with its input."""

    assembly: str = pydantic.Field(max_length=MAX_ASSEMBLY)
    options: str = pydantic.Field("", max_length=MAX_OPTIONS)
    input: str = pydantic.Field("", max_length=MAX_INPUT)
    is_text: bool = False


class ToView(ToCompile):
    """A program with its input, and what to show of it."""

    input: str = pydantic.Field("", max_length=MAX_INPUT)
    is_text: bool = False
    function: str = pydantic.Field("main", max_length=MAX_OPTIONS)
    kind: typing.Literal["interference", "assignment"] = "interference"

    def program(self):
        """What to compile."""
        return Program(
            self.source, self.language, self.options, self.input, self.is_text
        )


class Reports:
    """The last reports, each at an address that nobody can guess. A frame gets
    them, which can send no token and may do nothing."""

    POLICY = (
        "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; "
        "style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'"
    )

    def __init__(self):
        self.pages = {}

    def add(self, text):
        """The address of a new report."""
        while len(self.pages) >= MAX_REPORTS:
            del self.pages[next(iter(self.pages))]
        name = secrets.token_urlsafe(32)
        self.pages[name] = text
        return f"/report/{name}"

    def get(self, name):
        """A report."""
        if name not in self.pages:
            return PlainTextResponse("this report is gone", 404)
        headers = {"Content-Security-Policy": self.POLICY}
        return HTMLResponse(self.pages[name], headers=headers)


async def while_connected(request, work):
    """The result of some work, which ends when the client hangs up."""

    async def hung_up():
        while (await request.receive())["type"] != "http.disconnect":
            pass

    tasks = [asyncio.ensure_future(work), asyncio.ensure_future(hung_up())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if tasks[0].done():
            return tasks[0].result()
        raise ExploreError("the client has hung up")
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)


class Pages:
    """What is the same for all: the page, its scripts and modules."""

    def __init__(self, modules):
        self.modules = modules
        environment = jinja2.Environment(
            autoescape=True,
            undefined=jinja2.StrictUndefined,
            loader=jinja2.FileSystemLoader(HERE),
        )
        self.template = environment.get_template("page.html")

    def page(self):
        """The page. Styles of the editor and the map of modules have a nonce."""
        nonce = secrets.token_urlsafe(16)
        policy = (
            f"default-src 'none'; script-src 'self' 'nonce-{nonce}'; style-src 'self' "
            f"'nonce-{nonce}'; style-src-attr 'unsafe-inline'; connect-src 'self'; "
            "img-src data:; frame-src 'self'; "
            "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        )
        text = self.template.render(nonce=nonce, modules=self.modules.import_map())
        return HTMLResponse(text, headers={"Content-Security-Policy": policy})

    def add_to(self, app):
        """Adds what may be got without the token: it is in the repository."""
        app.get("/")(self.page)

        @app.get("/own/{name}")
        def own(name: str):
            if name == "page.css":
                return self.file(name, "text/css")
            if name in SCRIPTS:
                return self.file(name, "text/javascript")
            return PlainTextResponse("no such file", 404)

        @app.get("/modules/{name:path}")
        def module(name: str):
            if name not in self.modules.texts:
                return PlainTextResponse("no such module", 404)
            return Response(self.modules.texts[name], media_type="text/javascript")

        @app.get("/licences")
        def licences():
            return PlainTextResponse(self.modules.licences)

    @staticmethod
    def file(name, media_type):
        """A file of the page."""
        with open(os.path.join(HERE, name), encoding="utf-8") as file:
            return Response(file.read(), media_type=media_type)


def add_views(app, views):
    """Adds what is shown besides the assembly."""
    reports = Reports()
    app.get("/report/{name}")(reports.get)

    @app.post("/api/remarks")
    async def remarks(asked: ToView, request: fastapi.Request):
        return await while_connected(request, views.remarks(asked.program()))

    @app.post("/api/passes")
    async def passes(asked: ToView, request: fastapi.Request):
        work = views.passes(asked.program(), asked.function)
        return await while_connected(request, work)

    @app.post("/api/graph")
    async def graph(asked: ToView, request: fastapi.Request):
        work = views.graph(asked.program(), asked.function, asked.kind)
        return await while_connected(request, work)

    @app.post("/api/report")
    async def report(asked: ToView, request: fastapi.Request):
        text = await while_connected(request, views.report(asked.program()))
        return {"address": reports.add(text)}


def make(compiler, views, programs, modules):
    """The application."""
    # No pages of FastAPI's own: they load scripts from elsewhere.
    app = fastapi.FastAPI(docs_url=None, redoc_url=None, openapi_url=None)
    Pages(modules).add_to(app)
    add_views(app, views)

    @app.exception_handler(RequestValidationError)
    async def explain(_request, error):
        # Without what was sent, which FastAPI would send back.
        found = [f"{one['loc'][-1]}: {one['msg']}" for one in error.errors()]
        return JSONResponse({"error": "; ".join(found)}, 422)

    @app.exception_handler(ExploreError)
    async def refuse(_request, error):
        return JSONResponse({"error": str(error)}, 422)

    @app.get("/api/programs")
    def names():
        return programs.names()

    @app.get("/api/program")
    def program(name: str):
        found = programs.get(name)
        if found is None:
            return JSONResponse({"error": "there is no such program"}, 404)
        return found

    @app.post("/api/compile")
    async def compile_(asked: ToCompile, request: fastapi.Request):
        wanted = Program(asked.source, asked.language, asked.options)
        return await while_connected(request, compiler.assembly(wanted))

    @app.post("/api/run")
    async def run(asked: ToRun, request: fastapi.Request):
        wanted = Program(
            asked.assembly, "assembly", asked.options, asked.input, asked.is_text
        )
        return await while_connected(request, compiler.run(wanted))

    return app
