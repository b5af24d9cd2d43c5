# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sphinx's configuration for the documents as a site. scripts/site collects the pages
and calls Sphinx; what Doxygen found in headers is beside them."""

import os
import re

with open(os.environ["COURSE_VERSION_FILE"], encoding="utf-8") as file:
    release = version = file.read().strip()
project = "Course"
author = "The Course project"
project_copyright = "The Course project, Apache License v2.0 with LLVM Exceptions"
extensions = ["myst_parser", "breathe"]

# Links with # lead to headings, as check-docs has it.
myst_heading_anchors = 6
# Code is the machine's assembly, or commands, unless a fence names its language.
highlight_language = "none"
# Quotes and dashes are often code.
smartquotes = False

breathe_projects = {"course": os.environ["COURSE_DOXYGEN_XML"]}
breathe_default_project = "course"
breathe_default_members = ("members",)
breathe_show_include = False

html_theme = "alabaster"
html_theme_options = {
    "description": "An LLVM backend for the course machine",
    "fixed_sidebar": True,
    "page_width": "75em",
    "sidebar_width": "16em",
}
html_copy_source = False
html_show_sphinx = False

FOLDER = re.compile(r"\]\(([\w./-]*/)\)")


def lead_to_pages(app, page, source):
    """Makes links to folders links to their pages, as a code host does."""
    here = os.path.dirname(page)

    def lead(link):
        path = os.path.normpath(os.path.join(here, link[1], "README"))
        return f"]({link[1]}README.md)" if path in app.env.found_docs else link[0]

    source[0] = FOLDER.sub(lead, source[0])


def setup(app):
    """Registers what is done to pages."""
    app.connect("source-read", lead_to_pages)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
