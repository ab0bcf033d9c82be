"""Keys with the desktop's keeper of passwords, from the terminal and the window."""

import os
import subprocess
import sys
import tempfile

from driver import Failure, SampleServer, run, wait_for
from hiroba import HIROBA
from test_events import Hiroba

KEEPER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "secret_service.py")
BUTTON = "push button|button"


class Keeper:
    """The keeper of passwords, running, and what it has said."""

    def __init__(self, *arguments):
        self.log = tempfile.NamedTemporaryFile("r", prefix="keeper-")
        with open(self.log.name, "w", encoding="utf-8") as out:
            self.process = subprocess.Popen([sys.executable, KEEPER, *arguments], stdout=out)
        self.wait_for("ready")

    def said(self, line):
        with open(self.log.name, encoding="utf-8") as log:
            return log.read().count(line + "\n")

    def wait_for(self, line):
        wait_for(f"the keeper to say {line!r}", lambda: self.said(line))

    def stop(self):
        self.process.terminate()
        self.process.wait(10)
        self.log.close()


class Home:
    """A person's settings, asked from the terminal."""

    def __init__(self, server):
        self.folder = tempfile.mkdtemp(prefix="hiroba-secrets-")
        self.environment = {
            "XDG_CONFIG_HOME": self.folder, "HIROBA_CONNPASS_URL": server.url,
            "HIROBA_CONNPASS_KEY": "", "LC_ALL": "C"}

    def terminal(self, *arguments, words="", code=0):
        result = subprocess.run(
            [HIROBA, *arguments], env={**os.environ, **self.environment}, input=words,
            capture_output=True, text=True, timeout=60)
        if result.returncode != code:
            raise Failure(f"{arguments} ended with {result.returncode}: {result.stderr}")
        return result

    def key_file(self):
        return os.path.join(self.folder, "hiroba", "connpass-key")


def keeping():
    """A key goes to the keeper, is used from there, and leaves no file."""
    keeper = Keeper()
    server = SampleServer(HIROBA, ["--require-key"])
    home = Home(server)
    try:
        os.makedirs(os.path.dirname(home.key_file()))
        with open(home.key_file(), "w", encoding="utf-8") as file:
            file.write("an-older-key")
        os.chmod(home.key_file(), 0o600)
        said = home.terminal("key", "connpass", words="a-key-of-my-own\n").stderr
        if "stored with your passwords" not in said:
            raise Failure(f"it says something else: {said}")
        keeper.wait_for("stored Hiroba: connpass connpass")
        if os.path.exists(home.key_file()):
            raise Failure("the older key's file is still there")
        found = home.terminal("events", "rust")
        if "sample" in found.stderr or not found.stdout:
            raise Failure(f"the key is not used: {found.stderr}")
        if not any(entry["has_key"] for entry in server.requests()):
            raise Failure("no request carried the key")
    finally:
        server.stop()
        keeper.stop()


def window():
    """The window's settings know of the kept key, take it away and keep another."""
    keeper = Keeper()
    server = SampleServer(HIROBA, ["--require-key"])
    home = Home(server)
    hiroba = None
    try:
        home.terminal("key", "connpass", words="a-key-of-my-own\n")
        hiroba = Hiroba("secrets", environment={**home.environment, "LC_ALL": ""})
        hiroba.wait_for_rows()
        hiroba.tab("設定").press()
        hiroba.find(role=BUTTON, identifier="^settings-remove$").press()
        keeper.wait_for("deleted")
        hiroba.wait_gone(identifier="^settings-remove$")
        field = hiroba.find(role="password text|text|entry", identifier="^settings-key$")
        field.set_text("another-key")
        hiroba.find(identifier="^settings-save$", role=BUTTON).press()
        hiroba.find(identifier="^settings-remove$")
        if keeper.said("stored Hiroba: connpass connpass") != 2:
            raise Failure("the second key is not with the keeper")
        if os.path.exists(home.key_file()):
            raise Failure("the key is in a file as well")
    finally:
        if hiroba:
            hiroba.stop()
        server.stop()
        keeper.stop()


def refusing():
    """A keeper that stays locked is named, and nothing goes to a file instead."""
    keeper = Keeper("--locked")
    server = SampleServer(HIROBA, ["--require-key"])
    home = Home(server)
    try:
        said = home.terminal("key", "connpass", words="a-key-of-my-own\n", code=1).stderr
        if "Unlock the keyring" not in said or "a-key-of-my-own" in said:
            raise Failure(f"it says something else: {said}")
        keeper.wait_for("asked to unlock")
        said = home.terminal("events", "rust", code=1).stderr
        if "Unlock the keyring" not in said:
            raise Failure(f"a key that can't be read is passed over: {said}")
        if os.path.exists(home.key_file()):
            raise Failure("the key went to a file")
    finally:
        server.stop()
        keeper.stop()


if __name__ == "__main__":
    run([
        ("a key is kept with the desktop's passwords", keeping),
        ("the settings know the key that is kept", window),
        ("passwords that stay locked are named", refusing),
    ])
