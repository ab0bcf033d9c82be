"""Maps and web pages on a display, with pictures and pages from this machine alone."""

import http.server
import os
import re
import struct
import subprocess
import threading
import zlib

from driver import Failure, Program, run, wait_for

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROBE = os.path.join(ROOT, ".build", "debug", "facades-probe")
ARTIFACTS = os.path.join(ROOT, "Artifacts")


def png(color):
    """A tile of one colour."""
    row = b"\0" + bytes(color) * 256

    def chunk(kind, data):
        return (struct.pack(">I", len(data)) + kind + data
                + struct.pack(">I", zlib.crc32(kind + data)))

    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 256, 256, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(row * 256)) + chunk(b"IEND", b""))


class Server:
    """Serves tiles and pages on loopback, and remembers what was asked for."""

    def __init__(self, broken=False):
        self.requests = []
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                outer.requests.append((self.path, self.headers.get("User-Agent")))
                status, kind, body = outer.answer(self.path, broken)
                self.send_response(status)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.origin = f"http://127.0.0.1:{self.server.server_port}"

    @staticmethod
    def answer(path, broken):
        tile = re.match(r"/tiles/(\d+)/(\d+)/(\d+)\.png", path)
        if tile and broken:
            return 500, "text/plain", b"broken"
        if tile:
            return 200, "image/png", png((30, 200, 90))
        if path == "/first":
            return 200, "text/html; charset=utf-8", (
                b"<title>First page</title><body style='background:#2060e0'>"
                b"<a href='/second'>onward</a>")
        if path == "/second":
            return 200, "text/html; charset=utf-8", b"<title>Second page</title>"
        return 404, "text/plain", b"not here"

    def tiles(self):
        return [entry for entry in self.requests if entry[0].startswith("/tiles/")]

    def stop(self):
        self.server.shutdown()


def probe(server, mode, *arguments):
    folder = os.path.join(ARTIFACTS, "facades-" + mode)
    os.makedirs(folder, exist_ok=True)
    return Program(
        [PROBE, mode, *arguments],
        environment={
            "ENGAWA_TILE_URL": server.origin + "/tiles/{z}/{x}/{y}.png",
            "LANGUAGE": "en",
        },
        artifacts=folder)


def pixel(x, y):
    """The colour of a point of the screen."""
    text = subprocess.run(
        ["import", "-window", "root", "-crop", f"1x1+{x}+{y}", "-depth", "8", "rgb:-"],
        capture_output=True, check=True).stdout
    return tuple(text[:3])


def wait_for_pixel(x, y, color, what):
    def matches():
        return all(abs(a - b) < 12 for a, b in zip(pixel(x, y), color))

    try:
        wait_for(what, matches)
    except Failure as failure:
        raise Failure(f"{failure}; the colour there is {pixel(x, y)}") from None


def number(program, word):
    name = program.find(name=f"^{word} [-0-9.]+$").name
    return float(name.split()[1])


def delegates():
    """An app with delegates in place of an App opens its window."""
    folder = os.path.join(ARTIFACTS, "facades-delegates")
    os.makedirs(folder, exist_ok=True)
    program = Program(
        [os.path.join(os.path.dirname(PROBE), "delegate-probe")], artifacts=folder)
    try:
        program.find(name="^count 0$")
        program.find(name="^count up$", role="push button|button").press()
        program.find(name="^count 1$")
        program.picture("delegates")
    finally:
        program.stop()


def uikit():
    """UIKit's controls answer, and the clipboard gives back what was put on it."""
    server = Server()
    program = probe(server, "uikit")
    try:
        program.find(name="^a label$")
        program.picture("before")
        program.find(name="^press$", role="push button|button").press()
        program.find(name="^pressed$")
        program.find(name="^copy$", role="push button|button").press()
        program.find(name="^paste$", role="push button|button").press()
        program.find(name="^pasted from the probe$")
        program.find(name=r"^width \d\d\d+$")
    finally:
        program.stop()
        server.stop()


def map_moves():
    """Tiles come under the program's name; buttons, keys and the mouse move the region."""
    server = Server()
    program = probe(server, "map")
    try:
        program.find(name="Tokyo")
        wait_for_pixel(150, 100, (30, 200, 90), "the map's pictures")
        program.picture("map")
        names = {agent for _, agent in server.tiles()}
        if names != {"facades-probe (Engawa)"}:
            raise Failure(f"tiles were asked for by {names}")
        program.find(name="^© OpenStreetMap contributors$", role="link|button|push button")
        program.find(name="京都駅")

        before = number(program, "span")
        program.find(name="^closer$", role="push button|button").press()
        wait_for("half the span", lambda: abs(number(program, "span") - before / 2) < 1e-4)
        program.find(name="^Tokyo$", role="push button|button").press()
        program.find(name="^pressed Tokyo$")

        middle = number(program, "middle")
        drag(200, 120, 0, 60)
        wait_for("a dragged map", lambda: number(program, "middle") > middle)
        span = number(program, "span")
        program.key("plus")
        wait_for("a nearer map", lambda: abs(number(program, "span") - span / 2) < 1e-3)
        program.picture("moved")
    finally:
        program.stop()
        server.stop()


def drag(x, y, dx, dy):
    commands = ["mousemove", str(x), str(y), "mousedown", "1"]
    for _ in range(10):
        commands += ["mousemove_relative", "--", str(dx // 10), str(dy // 10), "sleep", "0.02"]
    subprocess.run(["xdotool", *commands, "sleep", "0.3", "mouseup", "1"], check=True)


def map_without_tiles():
    """A server that answers with errors leaves a plain map, and is not asked for ever."""
    server = Server(broken=True)
    program = probe(server, "map")
    try:
        program.find(name="Tokyo")
        wait_for("requests", lambda: server.tiles())
        asked = [path for path, _ in server.tiles()]
        program.find(name="^closer$", role="push button|button").press()
        wait_for("a new span", lambda: number(program, "span") < 0.0199)
        counts = {path: 0 for path in asked}
        for path, _ in server.tiles():
            counts[path] = counts.get(path, 0) + 1
        if max(counts.values()) > 3:
            raise Failure(f"a failed picture was asked for {max(counts.values())} times")
    finally:
        program.stop()
        server.stop()


def page():
    """A page is shown, told from start to finish, and its scripts give values."""
    server = Server()
    program = probe(server, "page", server.origin + "/first")
    try:
        program.find(name="^title First page$", seconds=40)
        program.find(name="^events commit finish$")
        program.find(name=r"script .*2.*First page")
        program.find(name="^message First page$")
        wait_for_pixel(400, 500, (0x20, 0x60, 0xE0), "the page's colour")
        program.picture("page")
    finally:
        program.stop()
        server.stop()


def page_fails():
    """A page that can't be reached is told as a failure."""
    server = Server()
    server.stop()
    server.server.server_close()
    program = probe(server, "page", server.origin + "/first")
    try:
        program.find(name="^events fail$", seconds=40)
    finally:
        program.stop()


def safari():
    """A page in a sheet has its host, buttons with names, and goes by Done."""
    server = Server()
    program = probe(server, "safari", server.origin + "/first")
    try:
        program.find(name="^show$", role="push button|button").press()
        program.find(name="^127.0.0.1$", seconds=40)
        program.find(name="^Open in browser$", role="push button|button")
        program.find(name="^Reload$", role="push button|button").press()
        wait_for("a second load",
                 lambda: len([p for p, _ in server.requests if p == "/first"]) > 1)
        program.picture("safari")
        program.find(name="^Done$", role="push button|button").press()
        program.find(name="^closed 1$")
    finally:
        program.stop()
        server.stop()


if __name__ == "__main__":
    run([
        ("an app with delegates opens its window", delegates),
        ("UIKit's controls and the clipboard work", uikit),
        ("a map shows its pictures and marks and is moved by buttons, keys and mouse", map_moves),
        ("a map without pictures stays a map", map_without_tiles),
        ("a page loads and runs scripts", page),
        ("a page that can't be reached fails", page_fails),
        ("a page in a sheet has a bar and goes by Done", safari),
    ])
