# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests of pages in Chromium without a screen."""

import unittest

from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

# For machines that others use, too.
WAIT_SECONDS = 300


def start_browser():
    """Chromium without a screen; it may run as root in a container."""
    options = webdriver.ChromeOptions()
    for argument in (
        "--headless=new",
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--window-size=1240,900",
    ):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    service = Service("/usr/bin/chromedriver")
    browser = webdriver.Chrome(options=options, service=service)
    browser.set_page_load_timeout(WAIT_SECONDS)
    browser.set_script_timeout(WAIT_SECONDS)
    return browser


class BrowserTest(unittest.TestCase):
    """Opens one page after another in one browser."""

    @classmethod
    def setUpClass(cls):
        cls.browser = start_browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()

    def open_url(self, url):
        """Opens a page and waits until it says that it is ready."""
        self.browser.get(url)
        self.wait(lambda: self.script("return document.body.dataset.ready"))

    def wait(self, condition):
        """Waits until something holds, and returns it. What it looks at may be
        drawn anew meanwhile."""
        ignored = [StaleElementReferenceException]
        return WebDriverWait(self.browser, WAIT_SECONDS, 0.05, ignored).until(
            lambda _: condition()
        )

    def script(self, text, *arguments):
        """Runs a script in the page."""
        return self.browser.execute_script(text, *arguments)

    def find(self, selector):
        """The elements of a CSS selector."""
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def text(self, selector):
        """The text of the one element of a selector."""
        (found,) = self.find(selector)
        return found.text

    def press(self, selector, *keys):
        """Presses keys in the one element of a selector, focused without a click."""
        (found,) = self.find(selector)
        self.script("arguments[0].focus()", found)
        for key in keys:
            self.browser.switch_to.active_element.send_keys(key)

    def check_log(self):
        """Nothing went wrong in the page."""
        self.assertEqual(self.browser.get_log("browser"), [])
