"""Pictures and drawing effects on the GTK backend, told by the pixels on the screen."""

import http.server
import os
import re
import subprocess
import threading

from driver import Failure, Program, run, wait_for

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROBE = os.path.join(ROOT, ".build", "debug", "probe")
ARTIFACTS = os.path.join(ROOT, "Artifacts")

RED, GREEN, BLUE = (255, 59, 48), (52, 199, 89), (0, 122, 255)
WHITE, BLACK, YELLOW, GRAY = (255, 255, 255), (0, 0, 0), (255, 204, 0), (142, 142, 147)


class Screen(Program):
    """The probe with the colours of its samples."""

    def __init__(self, mode, environment=None):
        folder = os.path.join(ARTIFACTS, "probe-" + mode)
        os.makedirs(folder, exist_ok=True)
        log = os.path.join(folder, "program.log")
        if os.path.exists(log):
            os.remove(log)
        super().__init__([PROBE, mode], environment=environment, artifacts=folder)

    def window(self):
        """Where the window lies on the screen."""
        ids = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", "Probe"], capture_output=True,
            text=True, check=True).stdout.split()
        text = subprocess.run(
            ["xdotool", "getwindowgeometry", "--shell", ids[-1]], capture_output=True, text=True,
            check=True).stdout
        values = {k: int(v) for k, v in re.findall(r"(\w+)=(-?\d+)", text)}
        # The window's shadow is part of it for X, but not for accessibility.
        _, _, width, height = self.find(role="frame|window").extents()
        return (values["X"] + (values["WIDTH"] - width) // 2,
                values["Y"] + (values["HEIGHT"] - height) // 2)

    def sample(self, name):
        """A function from places in a sample, 0 … 59, to colours."""
        node = wait_for(f"the sample {name}", lambda: next(
            (n for n in self.nodes() if n.identifier == name), None))
        self.picture("screen")
        path = os.path.join(self.artifacts, "screen.png")
        left, top = self.window()
        x, y, width, height = node.extents()
        raw = subprocess.run(
            ["convert", path, "-crop", f"60x60+{left + x}+{top + y}", "+repage", "-depth", "8",
             "rgb:-"], capture_output=True, check=True).stdout
        if len(raw) != 60 * 60 * 3:
            raise Failure(f"{name} is {width} × {height} at {x}, {y}; {len(raw)} bytes")
        return lambda px, py: tuple(raw[(py * 60 + px) * 3:(py * 60 + px) * 3 + 3])


def near(actual, expected, within=14):
    return all(abs(a - b) <= within for a, b in zip(actual, expected))


def expect(screen, name, places, within=14):
    """Waits until all places of a sample have their colours."""
    seen = {}

    def matches():
        pixel = screen.sample(name)
        seen.clear()
        seen.update({place: pixel(*place) for place in places})
        return all(near(seen[place], color, within) for place, color in places.items())

    try:
        wait_for(name, matches, 10)
    except Failure:
        raise Failure(f"{name}: expected {places}, got {seen}")


def effects():
    screen = Screen("effects")
    try:
        expect(screen, "mask", {(30, 30): RED, (2, 2): WHITE, (57, 57): WHITE, (30, 2): RED})
        expect(screen, "path clip", {(30, 40): RED, (4, 10): WHITE, (55, 10): WHITE})
        expect(screen, "uneven", {(3, 3): WHITE, (56, 3): BLUE, (3, 56): BLUE})
        expect(screen, "even odd", {(5, 5): GREEN, (30, 30): WHITE})
        expect(screen, "trim", {(30, 50): RED, (30, 10): WHITE})
        expect(screen, "linear", {(1, 30): RED, (58, 30): BLUE, (30, 30): (128, 90, 152)}, 20)
        expect(screen, "angular", {(58, 32): RED, (58, 27): BLUE, (2, 30): (128, 90, 152)}, 24)
        expect(screen, "angular stroke", {(50, 33): RED, (50, 26): BLUE, (30, 30): WHITE}, 30)
        expect(screen, "elliptical", {(30, 30): RED, (2, 2): BLUE}, 20)
        expect(screen, "gradient mask", {(30, 1): BLACK, (30, 30): (128, 128, 128)}, 16)
        expect(screen, "invert", {(30, 30): BLACK})
        expect(screen, "grayscale", {(30, 30): (54, 54, 54)})
        expect(screen, "saturation", {(30, 30): (155, 155, 155)})
        expect(screen, "multiply", {(30, 30): (0, 128, 255)})
        expect(screen, "brightness", {(30, 30): (191, 191, 191)})
        expect(screen, "blend", {(30, 30): (0, 255, 0)})
        expect(screen, "turn", {(30, 30): RED, (5, 30): WHITE, (20, 30): RED, (54, 30): WHITE})
        expect(screen, "slant", {(25, 22): RED, (24, 38): WHITE, (55, 38): RED})
        expect(screen, "dashes", {(10, 30): BLACK, (30, 30): WHITE, (50, 30): BLACK})
        expect(screen, "nested opacity", {(30, 30): (128, 128, 128)})
        expect(screen, "destination out", {(30, 30): WHITE, (3, 3): RED})
        pixel = screen.sample("hue")(30, 30)
        if not (pixel[1] > pixel[0] + 60 and pixel[1] > pixel[2] + 60):
            raise Failure(f"red turned by 120° is {pixel}, no green")
        blur = screen.sample("blur")
        if not (blur(30, 30)[0] < 120 and 20 < blur(30, 16)[0] < 250 and blur(2, 2)[0] > 245):
            raise Failure(f"blur: {blur(30, 30)}, {blur(30, 16)}, {blur(2, 2)}")
        text = screen.sample("text gradient")
        column = [text(30, y) for y in range(60)]
        inked = [c for c in column if not near(c, WHITE, 90)]
        if not inked or not inked[0][0] > inked[-1][0] + 40:
            raise Failure(f"the text's colours do not run from red to blue: {inked}")
    finally:
        screen.stop()


class Pictures(http.server.BaseHTTPRequestHandler):
    """Gives pictures by their names, and some that are none."""

    protocol_version = "HTTP/1.1"
    files = {}
    requests = []

    def do_GET(self):
        name = self.path.lstrip("/")
        Pictures.requests.append((name, self.headers.get("If-None-Match")))
        if name == "moved.png":
            return self.answer(302, b"", {"Location": "/red.png"})
        if name == "cut.png":
            body = Pictures.files["red.png"]
            self.send_response(200)
            self.send_header("Content-Length", str(len(body) + 50))
            self.end_headers()
            self.wfile.write(body[:40])
            self.close_connection = True
            return None
        if name == "text.png":
            return self.answer(200, b"<html>none</html>", {"Content-Type": "text/html"})
        body = Pictures.files.get(name)
        if body is None:
            return self.answer(404, b"", {})
        tag = f'"{name}-1"'
        if self.headers.get("If-None-Match") == tag:
            return self.answer(304, b"", {"ETag": tag})
        return self.answer(200, body, {"ETag": tag, "Cache-Control": "max-age=0"})

    def answer(self, status, body, headers):
        self.send_response(status)
        for key, value in headers.items():
            self.send_header(key, value)
        if status != 304:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


def make_pictures(folder):
    def convert(name, *arguments):
        subprocess.run(["convert", *arguments, os.path.join(folder, name)], check=True)

    convert("red.png", "-size", "400x400", "xc:rgb(255,0,0)")
    convert("blue.jpg", "-size", "3000x3000", "xc:rgb(0,0,255)")
    # Top half red, bottom half blue, and the word that it is to be turned upside down.
    convert("turned.jpg", "-size", "40x20", "xc:rgb(255,0,0)", "-size", "40x20",
            "xc:rgb(0,0,255)", "-append", "-orient", "BottomRight")
    add_orientation(os.path.join(folder, "turned.jpg"), 3)
    convert("checks.png", "-size", "2x2", "xc:rgb(255,0,0)", "-size", "2x2", "xc:rgb(0,0,255)",
            "+append", "(", "-clone", "0", "-flop", ")", "-append")
    with open(os.path.join(folder, "drawing.svg"), "w") as file:
        file.write('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
                   '<rect width="5" height="10" fill="#0f0"/></svg>')
    for name in os.listdir(folder):
        with open(os.path.join(folder, name), "rb") as file:
            Pictures.files[name] = file.read()


def add_orientation(path, orientation):
    """Puts an EXIF segment with one tag behind the start of a JPEG file."""
    with open(path, "rb") as file:
        data = file.read()
    tiff = (b"MM\0*\0\0\0\x08\0\x01" + b"\x01\x12\0\x03\0\0\0\x01\0"
            + bytes([orientation]) + b"\0\0" + b"\0\0\0\0")
    segment = b"Exif\0\0" + tiff
    with open(path, "wb") as file:
        file.write(data[:2] + b"\xff\xe1" + (len(segment) + 2).to_bytes(2, "big") + segment
                   + data[2:])


def pictures():
    folder = os.path.join(ARTIFACTS, "pictures")
    os.makedirs(folder, exist_ok=True)
    make_pictures(folder)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Pictures)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    environment = {
        "PROBE_PICTURES": f"http://127.0.0.1:{server.server_address[1]}",
        "PROBE_FILES": folder,
    }
    screen = Screen("pictures", environment)
    try:
        expect(screen, "red.png", {(30, 30): (255, 0, 0)})
        expect(screen, "blue.jpg", {(30, 30): (0, 0, 255)})
        expect(screen, "turned.jpg", {(30, 10): (0, 0, 255), (30, 50): (255, 0, 0)})
        expect(screen, "drawing.svg", {(10, 30): (0, 255, 0), (50, 30): WHITE})
        expect(screen, "moved.png", {(30, 30): (255, 0, 0)})
        for name in ["missing.png", "text.png", "cut.png"]:
            expect(screen, name, {(30, 30): GRAY})
        expect(screen, "tiles", {(1, 1): (255, 0, 0), (5, 1): (255, 0, 0), (3, 1): (0, 0, 255)})
        expect(screen, "caps", {(0, 0): (255, 0, 0), (59, 0): (0, 0, 255), (59, 59): (255, 0, 0)},
               60)
        expect(screen, "template", {(30, 30): GREEN})
        expect(screen, "squares", {(28, 10): (255, 0, 0), (31, 10): (0, 0, 255)})
        expect(screen, "palette", {(12, 12): BLUE, (30, 30): WHITE}, 20)
        asked = [name for name, _ in Pictures.requests]
        if asked.count("red.png") != 2:  # by its name and by the redirection
            raise Failure(f"asked {asked}")
        # A second program asks with the tag of the picture that the first one left on disk.
        screen.stop()
        Pictures.requests.clear()
        screen = Screen("pictures", environment)
        expect(screen, "red.png", {(30, 30): (255, 0, 0)})
        tags = [tag for name, tag in Pictures.requests if name == "red.png"]
        if tags[:1] != ['"red.png-1"']:
            raise Failure(f"the second program asked with the tags {tags}")
    finally:
        screen.stop()
        server.shutdown()


if __name__ == "__main__":
    run([
        ("effects have the colours they should", effects),
        ("pictures load, or say why not", pictures),
    ])
