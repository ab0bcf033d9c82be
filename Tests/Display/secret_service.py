"""A keeper of passwords for tests: as much of org.freedesktop.secrets as libsecret needs.

Run as a program it serves the session bus until it is ended. With `--locked` its collection is
locked, holds a key for connpass, and whoever is asked to unlock it declines. The secrets lie in
memory alone.

Source: the freedesktop.org Secret Service API, draft 0.2.
"""

import sys

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

ROOT = "/org/freedesktop/secrets"
COLLECTION = ROOT + "/collection/test"
DEFAULT = ROOT + "/aliases/default"  # the same collection by the name everybody uses
UNLOCKING = ROOT + "/prompt/unlocking"
CREATING = ROOT + "/prompt/creating"
INTERFACE = "org.freedesktop.Secret."
XML = """
<node>
  <interface name="org.freedesktop.Secret.Service">
    <method name="OpenSession">
      <arg type="s" direction="in"/><arg type="v" direction="in"/>
      <arg type="v" direction="out"/><arg type="o" direction="out"/>
    </method>
    <method name="SearchItems">
      <arg type="a{ss}" direction="in"/>
      <arg type="ao" direction="out"/><arg type="ao" direction="out"/>
    </method>
    <method name="Unlock">
      <arg type="ao" direction="in"/><arg type="ao" direction="out"/>
      <arg type="o" direction="out"/>
    </method>
    <method name="GetSecrets">
      <arg type="ao" direction="in"/><arg type="o" direction="in"/>
      <arg type="a{o(oayays)}" direction="out"/>
    </method>
    <method name="ReadAlias">
      <arg type="s" direction="in"/><arg type="o" direction="out"/>
    </method>
    <property name="Collections" type="ao" access="read"/>
  </interface>
  <interface name="org.freedesktop.Secret.Collection">
    <method name="CreateItem">
      <arg type="a{sv}" direction="in"/><arg type="(oayays)" direction="in"/>
      <arg type="b" direction="in"/>
      <arg type="o" direction="out"/><arg type="o" direction="out"/>
    </method>
    <property name="Locked" type="b" access="read"/>
    <property name="Items" type="ao" access="read"/>
    <property name="Label" type="s" access="read"/>
    <property name="Created" type="t" access="read"/>
    <property name="Modified" type="t" access="read"/>
  </interface>
  <interface name="org.freedesktop.Secret.Item">
    <method name="Delete"><arg type="o" direction="out"/></method>
    <property name="Locked" type="b" access="read"/>
    <property name="Attributes" type="a{ss}" access="read"/>
    <property name="Label" type="s" access="read"/>
    <property name="Created" type="t" access="read"/>
    <property name="Modified" type="t" access="read"/>
  </interface>
  <interface name="org.freedesktop.Secret.Prompt">
    <method name="Prompt"><arg type="s" direction="in"/></method>
    <method name="Dismiss"/>
    <signal name="Completed"><arg type="b"/><arg type="v"/></signal>
  </interface>
</node>
"""


class Keeper:
    """The collection, its items, and the prompt that is always declined."""

    def __init__(self, bus, is_locked):
        self.bus = bus
        self.is_locked = is_locked
        self.items = {}  # path: (attributes, label, secret)
        self.registrations = {}
        self.node = Gio.DBusNodeInfo.new_for_xml(XML)
        for path, name in ((ROOT, "Service"), (COLLECTION, "Collection"),
                           (DEFAULT, "Collection"), (UNLOCKING, "Prompt"),
                           (CREATING, "Prompt")):
            self.register(path, name)
        if is_locked:
            attributes = {"service": "connpass", "xdg:schema": "org.engawa.Hiroba.Key"}
            self.register(COLLECTION + "/old", "Item")
            self.items[COLLECTION + "/old"] = (attributes, "old", b"an-older-key")

    def register(self, path, name):
        info = self.node.lookup_interface(INTERFACE + name)
        self.registrations[path] = self.bus.register_object(path, info, self.call, self.get, None)

    def call(self, _bus, _sender, path, interface, method, parameters, invocation):
        handler = getattr(self, method)
        try:
            invocation.return_value(handler(path, *parameters.unpack()))
        except NotSupported as problem:
            invocation.return_dbus_error(
                "org.freedesktop.DBus.Error.NotSupported", str(problem))

    def get(self, _bus, _sender, path, _interface, name):
        attributes, label, _ = self.items.get(path, ({}, "test", b""))
        values = {
            "Collections": GLib.Variant("ao", [COLLECTION]),
            "Items": GLib.Variant("ao", list(self.items)),
            "Locked": GLib.Variant("b", self.is_locked),
            "Attributes": GLib.Variant("a{ss}", attributes),
            "Label": GLib.Variant("s", label),
        }
        return values.get(name, GLib.Variant("t", 0))

    # Service

    def OpenSession(self, _path, algorithm, _value):
        if algorithm != "plain":
            raise NotSupported(algorithm)
        return GLib.Variant("(vo)", (GLib.Variant("s", ""), ROOT + "/session/s1"))

    def SearchItems(self, _path, wanted):
        found = [
            path for path, (attributes, _, _) in self.items.items()
            if all(attributes.get(key) == value for key, value in wanted.items())]
        return GLib.Variant("(aoao)", ([], found) if self.is_locked else (found, []))

    def Unlock(self, _path, objects):
        if self.is_locked:
            return GLib.Variant("(aoo)", ([], UNLOCKING))
        return GLib.Variant("(aoo)", (objects, "/"))

    def GetSecrets(self, _path, paths, session):
        secrets = {
            path: (session, b"", self.items[path][2], "text/plain")
            for path in paths if path in self.items}
        return GLib.Variant("(a{o(oayays)})", (secrets,))

    def ReadAlias(self, _path, name):
        return GLib.Variant("(o)", (COLLECTION if name == "default" else "/",))

    # Collection

    def CreateItem(self, _path, properties, secret, replaces):
        if self.is_locked:
            return GLib.Variant("(oo)", ("/", CREATING))
        attributes = properties[INTERFACE + "Item.Attributes"]
        same = [path for path, item in self.items.items() if item[0] == attributes]
        path = same[0] if same and replaces else f"{COLLECTION}/i{len(self.registrations)}"
        if path not in self.registrations:
            self.register(path, "Item")
        self.items[path] = (attributes, properties[INTERFACE + "Item.Label"], bytes(secret[2]))
        print("stored", self.items[path][1], attributes["service"], flush=True)
        return GLib.Variant("(oo)", (path, "/"))

    # Item and Prompt

    def Delete(self, path):
        del self.items[path]
        self.bus.unregister_object(self.registrations.pop(path))
        print("deleted", flush=True)
        return GLib.Variant("(o)", ("/",))

    def Prompt(self, path, _window):
        print("asked to unlock", flush=True)
        nothing = GLib.Variant("ao", []) if path == UNLOCKING else GLib.Variant("o", "/")

        def decline():
            self.bus.emit_signal(
                None, path, INTERFACE + "Prompt", "Completed",
                GLib.Variant("(bv)", (True, nothing)))
            return False

        GLib.idle_add(decline)


class NotSupported(Exception):
    """A way of talking that this keeper does not know."""


if __name__ == "__main__":
    connection = Gio.bus_get_sync(Gio.BusType.SESSION)
    keeper = Keeper(connection, "--locked" in sys.argv)
    Gio.bus_own_name_on_connection(
        connection, "org.freedesktop.secrets", Gio.BusNameOwnerFlags.NONE,
        lambda *_: print("ready", flush=True), None)
    GLib.MainLoop().run()
