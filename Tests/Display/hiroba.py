"""Hiroba's window as the display tests open it: on a sample server of its own, or on samples."""

import os

from driver import Program, SampleServer, wait_for

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
HIROBA = os.environ.get("HIROBA", os.path.join(ROOT, ".build", "release", "hiroba"))
ARTIFACTS = os.path.join(ROOT, "Artifacts")
TODAY = "2026-12-01"


class Window(Program):
    """A window at one section, in Japanese unless an environment says otherwise."""

    section = "events"
    # What the identifiers of its rows begin with.
    row_prefix = "event-row-"

    def __init__(self, name, size="420x860", faults=None, environment=None, sample=False):
        folder = os.path.join(ARTIFACTS, name)
        os.makedirs(folder, exist_ok=True)
        self.size = [int(part) for part in size.split("x")]
        self.server = None
        settings = {
            "HIROBA_WINDOW_SIZE": size, "HIROBA_TODAY": TODAY, "LANGUAGE": "ja", "LC_ALL": "",
            "LANG": "C.UTF-8"}
        arguments = [HIROBA, "--section", self.section]
        if sample:
            arguments.append("--sample")
        else:
            self.server = SampleServer(HIROBA)
            settings.update(self.addresses(self.server))
            if faults:
                self.server.set_faults(faults)
        super().__init__(arguments, {**settings, **(environment or {})}, folder)

    def addresses(self, server):
        """The variables that lead to a server."""
        return {"HIROBA_CONNPASS_URL": server.url}

    def rows(self):
        """Links of the list on screen, in order."""
        return [node for node in self.nodes() if node.identifier.startswith(self.row_prefix)]

    def wait_for_rows(self, count=3):
        return wait_for(f"{count} rows", lambda: len(self.rows()) >= count and self.rows(), 30)

    def stop(self):
        super().stop()
        if self.server:
            self.server.stop()


def picture_looks(window, row, marker):
    """Pictures a section's list and detail, narrow and wide, in the dark and in English."""
    for name, size, environment in (
        ("wide", "1200x800", {}),
        ("narrow", "360x800", {}),
        ("dark", "420x860", {"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}),
        ("english", "420x860", {"LANGUAGE": "en"}),
    ):
        shown = window(f"{window.section}-{name}", size, environment=environment, sample=True)
        try:
            shown.wait_for_rows()
            shown.picture("list")
            shown.rows()[row].press()
            shown.find(name=marker)
            shown.picture("detail")
        finally:
            shown.stop()
