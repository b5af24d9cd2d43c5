# REQUIRES: course-web, clang
# RUN: %debian-python %s %explore-package/course-explore --bin-dir=%explore-bin
"""Tests of the server of course-explore without a browser: who may ask, for how much,
and what is left of it."""

import base64
import gzip
import json
import os
import re
import socket
import sys
import unittest

from Inputs.explorer import Explorer, descendants, eventually, is_alive

COMMAND = sys.argv[1:]
del sys.argv[1:]

ENDLESS = "start main 0:\n  .a:\n    br .a\nend main\n"
FLOOD = ENDLESS.replace("br", "call write 18446744073709551615\n    br")
GOOD = "#include <course.h>\nint main(void) { write(read() + 1); return 3; }\n"


class Server(unittest.TestCase):
    """One server for all tests."""

    @classmethod
    def setUpClass(cls):
        os.environ["COURSE_SECRET"] = "secret"
        cls.explorer = Explorer(*COMMAND)

    @classmethod
    def tearDownClass(cls):
        cls.explorer.stop()

    def status(self, path="/api/programs", **headers):
        """The status of an answer, by what else is in the request."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return self.explorer.ask("GET", path, headers=named)[0]

    def test_compiles_and_runs(self):
        """A program becomes assembly, and that has a cost."""
        status, made = self.explorer.post("compile", source=GOOD, options="-O2")
        self.assertEqual((status, made["diagnostics"]), (200, []))
        self.assertIn("start main", made["assembly"])
        assembly = made["assembly"]
        status, ran = self.explorer.post("run", assembly=assembly, input="41")
        self.assertEqual((status, ran["output"]), (200, "42\n"))
        self.assertEqual(ran["report"]["return"], 3)
        lines = ran["lines"]
        self.assertEqual(ran["report"]["cost-ticks"], sum(line[2] for line in lines))
        other = self.explorer.post(
            "run", assembly=assembly, input="41", options="-mcpu=swpp2020-spec"
        )[1]
        self.assertEqual(other["report"]["cpu"], "swpp2020-spec")

    def test_library(self):
        """The runtime library is there, without /proc, too."""
        source = "#include <course.h>\n#include <math.h>\n"
        source += "int main(void) { write(100 * sqrt((double)read())); return 0; }\n"
        for options in ("-O0", "-O2"):
            made = self.explorer.post("compile", source=source, options=options)[1]
            self.assertEqual(made["diagnostics"], [])
            assembly = made["assembly"]
            ran = self.explorer.post("run", assembly=assembly, input="2")[1]
            self.assertEqual(ran["output"], "141\n")

    def test_ir(self):
        """IR is compiled as it is, and nothing is said of it."""
        source = "define i32 @main() {\n  ret i32 3\n}\n"
        made = self.explorer.post("compile", source=source, language="ir")[1]
        self.assertEqual((made["messages"], made["diagnostics"]), ("", []))
        self.assertIn("ret 3", made["assembly"])

    def test_errors_have_places(self):
        """What the compiler says has its line."""
        source = "int main(void) {\n  return x;\n}"
        made = self.explorer.post("compile", source=source)[1]
        self.assertIsNone(made["assembly"])
        expected = [2, 10, "error", "use of undeclared identifier 'x'"]
        self.assertEqual(made["diagnostics"], [expected])
        source = 'int main(void) {\n  __asm__("nop");\n  return 0;\n}'
        made = self.explorer.post("compile", source=source)[1]
        self.assertEqual(made["diagnostics"][0][:3], [2, 3, "error"])

    def test_token(self):
        """Without the token there is nothing to ask; the page itself is no secret."""
        self.assertEqual(self.status(), 200)
        for token in ("", "x", self.explorer.token[:-1], self.explorer.token + "x"):
            self.assertEqual(self.status(X_Course_Token=token), 401)
        path = f"/api/programs?token={self.explorer.token}"
        self.assertEqual(self.status(path, X_Course_Token=""), 401)
        self.assertEqual(self.status("/", X_Course_Token=""), 200)
        for path in ("/", "/own/main.js", "/api/programs", "/api/none"):
            answer = self.explorer.ask("GET", path, headers={"X-Course-Token": "no"})
            self.assertNotIn(self.explorer.token, str(answer))
            self.assertNotIn("set-cookie", {name.lower() for name in answer[1]})

    def test_hosts_and_origins(self):
        """A name that leads here, and other pages, are refused."""
        for host in ("evil.example", "evil.example:80", "127.0.0.1.evil.example", ""):
            self.assertEqual(self.status("/", Host=host), 421, host)
            self.assertEqual(self.status(Host=host), 421, host)
        port = self.explorer.address.port
        for host in (f"localhost:{port}", f"127.0.0.1:{port}", "[::1]:1"):
            self.assertEqual(self.status(Host=host), 200, host)
        for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
            self.assertEqual(self.status(Origin=origin), 403, origin)
        self.assertEqual(self.status(Origin=f"http://127.0.0.1:{port}"), 200)

    def test_headers(self):
        """Nothing is kept, framed or sent on by browsers."""
        headers = self.explorer.ask("GET", "/")[1]
        policy = headers["content-security-policy"]
        self.assertIn("default-src 'none'", policy)
        (scripts,) = [p for p in policy.split("; ") if p.startswith("script-src ")]
        self.assertRegex(scripts, "^script-src 'self' 'nonce-[^ ]+'$")
        self.assertEqual(headers["referrer-policy"], "no-referrer")
        self.assertNotIn("access-control-allow-origin", headers)

    def test_no_files(self):
        """No address leads to a file of this computer."""
        for path in (
            "/own/../course-explore",
            "/own/server.py",
            "/own/%2e%2e%2fREADME.md",
            "/modules/../../package.json",
            "/modules//etc/passwd",
            "/modules/%2fetc%2fpasswd",
            "/docs",
            "/openapi.json",
            "/api/program?name=../../../../etc/passwd",
            "/api/program?name=/etc/passwd",
            "/api/program?name=examples/../README.md",
        ):
            self.assertEqual(self.explorer.ask("GET", path)[0], 404, path)

    def test_sizes(self):
        """Too much is refused before it is read."""
        status, answer = self.explorer.post("compile", source="x" * 300_000)
        self.assertEqual(status, 422)
        self.assertRegex(answer["error"], "^source: .{1,100}$")
        self.assertEqual(self.explorer.post("compile", source="", language="x")[0], 422)
        self.assertEqual(self.status(Content_Length="99999999999999999999"), 413)
        self.assertEqual(self.status(Content_Length="68000000"), 413)
        self.assertEqual(self.status(Transfer_Encoding="chunked"), 411)
        status, answer = self.explorer.post("compile", source="", options="-DA=\0")
        self.assertEqual(status, 422)
        self.assertIn("is not one", answer["error"])
        self.assertIn(self.explorer.post("compile", source="\ud800")[0], (200, 422))

    def test_long_assembly(self):
        """-O2 -g makes 11 MB of a program of 90 lines."""
        text = "; comment\n" * 1_200_000 + "start main 0:\n.a:\nret 7\nend main\n"
        status, ran = self.explorer.post("run", assembly=text)
        self.assertEqual((status, ran["report"]["return"]), (200, 7))

    def test_limits_of_programs(self):
        """A program that does not end, or writes without end, does."""
        ran = self.explorer.post("run", assembly=ENDLESS)[1]
        self.assertIn("limit", ran["messages"])
        status, answer = self.explorer.post("run", assembly=FLOOD)
        self.assertEqual((status, answer), (422, {"error": answer["error"]}))
        self.assertIn("course-run wrote more than", answer["error"])

    def test_limits_of_compilations(self):
        """So does a compilation that would take all memory."""
        ten = ", ".join(["__VA_ARGS__"] * 10)
        source = f"#define A(...) {ten}\nint a[] = {{{'A(' * 9}1{')' * 9}}};"
        status, answer = self.explorer.post("compile", source=source)
        self.assertTrue(status == 422 or answer["assembly"] is None, answer)

    def test_report_reads_no_file(self):
        """Not even where a program says that it is made of one."""
        for source in ('#line 1 "/etc/passwd"', "; loc /etc/passwd:1 in main"):
            is_assembly = source.startswith(";")
            program = f"start main 0:\n  .a:\n    {source}\n    ret 0\nend main\n"
            status, answer = self.explorer.post(
                "report",
                source=program if is_assembly else f"{source}\n{GOOD}",
                language="assembly" if is_assembly else "c",
            )
            self.assertEqual(status, 200, answer)
            status, headers, text = self.explorer.ask("GET", answer["address"])
            self.assertEqual(status, 200)
            self.assertIn("sandbox", headers["content-security-policy"])
            files = data_of(text)["files"]
            self.assertEqual(files[0]["name"], "/etc/passwd")
            self.assertEqual(files[0]["lines"], [])
        self.assertEqual(self.explorer.ask("GET", "/report/none")[0], 404)

    def test_views(self):
        """Mistakes in what to show are said."""
        for path, more, message in (
            ("passes", {"function": "a b"}, "'a b' is no name of a function"),
            ("passes", {"function": "-o=x,../../x"}, "is no name of a function"),
            ("graph", {"function": "../../x"}, "no graph of '../../x'"),
            ("graph", {"language": "assembly"}, "nothing to compile"),
            ("remarks", {"options": "-save-temps"}, "is not one that a page may"),
            ("remarks", {"source": "int main("}, "not compiled"),
            ("report", {"source": "x", "language": "assembly"}, "error"),
        ):
            body = {"source": GOOD, "options": "-O2", **more}
            status, answer = self.explorer.post(path, **body)
            self.assertEqual(status, 422, path)
            self.assertIn(message, answer["error"])
        status, answer = self.explorer.post("graph", source=GOOD, kind="../x")
        self.assertEqual(status, 422)
        self.assertRegex(answer["error"], "^kind: ")

    def test_nothing_of_the_environment(self):
        """What is said of an error has no secrets of the server."""
        for path in ("compile", "run"):
            answer = self.explorer.post(path, source="#error x", assembly="x")
            self.assertNotIn("secret", str(answer))

    def start_endless(self, explorer):
        """Runs a program that does not end; the connection, and the processes."""
        body = {"assembly": ENDLESS}
        connection = explorer.request("POST", "/api/run", body)
        server = explorer.process.pid

        def is_running():
            return any("course-run" in name_of(pid) for pid in descendants(server))

        self.assertTrue(eventually(is_running))
        return connection, descendants(server)

    def test_client_hangs_up(self):
        """Then its compilation ends, with all its processes."""
        connection, pids = self.start_endless(self.explorer)
        connection.close()
        self.assertTrue(eventually(lambda: not any(map(is_alive, pids))))
        self.assertTrue(eventually(lambda: not descendants(self.explorer.process.pid)))
        self.assertEqual(self.status(), 200)

    def test_half_a_request(self):
        """A client that says half of what it announced hurts nobody."""
        address = self.explorer.address.hostname, self.explorer.address.port
        with socket.create_connection(address) as client:
            client.sendall(
                b"POST /api/run HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n"
                b"X-Course-Token: " + self.explorer.token.encode() + b"\r\n\r\n{"
            )
        with socket.create_connection(address) as client:
            client.sendall(b"\0" * 1000)
        self.assertEqual(self.status(), 200)

    def test_server_ends(self):
        """By a signal, or by force: no process is left."""
        for signal in ("terminate", "kill"):
            with self.subTest(signal):
                explorer = Explorer(*COMMAND)
                connection, pids = self.start_endless(explorer)
                getattr(explorer.process, signal)()
                explorer.process.stdout.close()
                explorer.process.wait(120)
                has_ended = eventually(lambda p=pids: not any(map(is_alive, p)))
                connection.close()
                self.assertTrue(has_ended)

    def test_no_token(self):
        """Without a token everybody on this computer may ask, but no other page."""
        explorer = Explorer(*COMMAND, "--no-token")
        try:
            self.assertEqual(explorer.address.fragment, "")
            for status, headers in (
                (200, {}),
                (403, {"Origin": "http://evil.example"}),
                (421, {"Host": "evil.example"}),
            ):
                answer = explorer.ask("GET", "/api/programs", headers=headers)
                self.assertEqual(answer[0], status)
        finally:
            explorer.stop()


def data_of(page):
    """What a page of course-report shows."""
    packed = re.search(r'<script id="data"[^>]*>([^<]*)<', page)[1]
    return json.loads(gzip.decompress(base64.b64decode(packed)))


def name_of(pid):
    """The program that a process runs."""
    try:
        with open(f"/proc/{pid}/comm", encoding="utf-8") as file:
            return file.read().strip()
    except OSError:
        return ""


if __name__ == "__main__":
    unittest.main()
