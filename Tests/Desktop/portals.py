#!/usr/bin/python3
"""Runs the fixture program on a simulated desktop: portals and notifications of python-dbusmock. Fails with a line for each difference.

    portals.py PROGRAM [PART…]

Run within a session bus and a display of its own; Scripts/portals does that.
"""
import os
import plistlib
import queue
import shlex
import signal
import subprocess
import sys
import tempfile
import threading
import time

import dbus
import dbusmock

SECONDS = 20
PORTAL, PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
WINDOW = {"TRESTLE_DRIVER": "x11", "TRESTLE_SCALE": "1", "TRESTLE_SIZE": "300x300"}
failures = []


def check(what, found, expected):
    print(("ok   " if found == expected else "FAIL ") + what)
    if found != expected:
        failures.append(what)
        print(f"     expected {expected!r}\n     found    {found!r}")


class Program:
    def __init__(self, path, *arguments, **environment):
        self.process = subprocess.Popen([path, *arguments], stdout=subprocess.PIPE, text=True, env=dict(os.environ, **WINDOW, **environment))
        self.lines = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.lines.put(line.rstrip("\n"))

    def line(self, prefix, seconds=SECONDS):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                line = self.lines.get(timeout=0.1)
            except queue.Empty:
                if self.process.poll() is not None:
                    return f"ended with {self.process.returncode}"
                continue
            if line.startswith(prefix):
                return line
        return "nothing"

    def end(self):
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def wait(question, seconds=SECONDS):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        answer = question()
        if answer:
            return answer
        time.sleep(0.05)
    return None


def value(of):
    return dbus.Boolean(of, variant_level=1) if isinstance(of, bool) else of


def portal(bus):
    server = dbusmock.DBusTestCase.spawn_server(PORTAL, PATH, "org.freedesktop.portal.Settings", system_bus=False, stdout=subprocess.DEVNULL)
    mock = wait(lambda: bus.name_has_owner(PORTAL) and dbus.Interface(bus.get_object(PORTAL, PATH), dbusmock.MOCK_IFACE))
    settings = {
        "org.freedesktop.appearance": {"color-scheme": dbus.UInt32(1), "contrast": dbus.UInt32(0)},
        "org.gnome.desktop.interface": {"text-scaling-factor": dbus.Double(1.0), "enable-animations": True},
    }
    inner = ", ".join(
        "%r: dbus.Dictionary({%s}, signature='sv')" % (namespace, ", ".join(f"{key!r}: {code(v)}" for key, v in group.items()))
        for namespace, group in settings.items())
    mock.AddMethod(
        "org.freedesktop.portal.Settings", "ReadAll", "as", "a{sa{sv}}", f"ret = dbus.Dictionary({{{inner}}}, signature='sa{{sv}}')")
    for name in ("FileChooser", "OpenURI"):
        mock.AddProperties("org.freedesktop.portal." + name, {"version": dbus.UInt32(3)})
    request = "ret = '/org/freedesktop/portal/desktop/request/' + 'x/' + args[-1]['handle_token']"
    mock.AddMethod("org.freedesktop.portal.FileChooser", "OpenFile", "ssa{sv}", "o", request)
    mock.AddMethod("org.freedesktop.portal.OpenURI", "OpenURI", "ssa{sv}", "o", request)
    return server, mock


def code(of):
    if isinstance(of, bool):
        return repr(of)
    return f"dbus.{type(of).__name__}({of!r})" if not isinstance(of, dbus.Double) else f"dbus.Double({float(of)})"


def change(bus, namespace, key, new):
    mock = dbus.Interface(bus.get_object(PORTAL, PATH), dbusmock.MOCK_IFACE)
    mock.EmitSignal("org.freedesktop.portal.Settings", "SettingChanged", "ssv", [namespace, key, new])


def appearance(bus, path):
    program = Program(path)
    check("the first frame is light", program.line("style="), "style=light contrast=normal size=L tint=0,122,255")
    check("the desktop's dark style", program.line("style="), "style=dark contrast=normal size=L tint=10,132,255")
    change(bus, "org.freedesktop.appearance", "color-scheme", dbus.UInt32(2))
    check("the light style while it runs", program.line("style="), "style=light contrast=normal size=L tint=0,122,255")
    change(bus, "org.freedesktop.appearance", "accent-color", dbus.Struct((1.0, 0.5, 0.0), signature="ddd"))
    check("the accent color", program.line("style="), "style=light contrast=normal size=L tint=255,128,0")
    change(bus, "org.freedesktop.appearance", "contrast", dbus.UInt32(1))
    check("high contrast", program.line("style="), "style=light contrast=high size=L tint=255,128,0")
    change(bus, "org.gnome.desktop.interface", "text-scaling-factor", dbus.Double(1.25))
    check("larger text", program.line("style="), "style=light contrast=high size=XXL tint=255,128,0")
    change(bus, "org.gnome.desktop.interface", "enable-animations", dbus.Boolean(False))
    check("reduced motion", program.line("motion="), "motion=reduced")
    program.end()
    fixed = Program(path, TRESTLE_APPEARANCE="light")
    fixed.line("style=")
    check("TRESTLE_APPEARANCE decides", fixed.line("style=", 2), "nothing")
    fixed.end()


def calls(mock, member):
    return [call for call in mock.GetCalls() if call[1] == member]


def respond(bus, mock, process, options, code, results):
    for sender in senders(bus, process):
        path = f"{PATH}/request/{sender[1:].replace('.', '_')}/{options['handle_token']}"
        mock.AddObject(path, "org.freedesktop.portal.Request", {}, [])
        request = dbus.Interface(bus.get_object(PORTAL, path), dbusmock.MOCK_IFACE)
        request.EmitSignal("org.freedesktop.portal.Request", "Response", "ua{sv}", [dbus.UInt32(code), dbus.Dictionary(results, signature="sv")])


def senders(bus, process):
    """The names of the program: SDL has a connection of its own."""
    ask = ("org.freedesktop.DBus", "/", "org.freedesktop.DBus", "GetConnectionUnixProcessID", "s")
    return [str(name) for name in bus.list_names() if name.startswith(":") and bus.call_blocking(*ask, (name,)) == process.pid]


def dialogs(bus, mock, path):
    mock.ClearCalls()
    program = Program(path, "open")
    call = wait(lambda: calls(mock, "OpenURI"))
    arguments = call[0][2] if call else ["", "", {}]
    check("an address is opened by the portal", str(arguments[1]), "https://example.org/a?b")
    check("for the window", str(arguments[0]).startswith("x11:"), True)
    respond(bus, mock, program.process, arguments[2], 0, {})
    check("and the program is told", program.line("opened="), "opened=true")
    program.end()
    for code, uris, expected in [(0, ["file:///tmp/a%20b.png", "file:///tmp/c.png"], "picked=/tmp/a b.png,/tmp/c.png"), (1, [], "picked=nothing")]:
        mock.ClearCalls()
        program = Program(path, "pick")
        call = wait(lambda: calls(mock, "OpenFile"))
        options = call[0][2][2] if call else {}
        check("several files can be chosen", bool(options.get("multiple")), True)
        check("of the type", [str(p[1]) for f in options.get("filters", []) for p in f[1]], ["*.[pP][nN][gG]"])
        respond(bus, mock, program.process, options, code, {"uris": dbus.Array(uris, signature="s")} if uris else {})
        check(f"answer {code} of the dialog", program.line("picked="), expected)
        program.end()


def notifications(bus, path):
    name, object_path = "org.freedesktop.Notifications", "/org/freedesktop/Notifications"
    server, mock = dbusmock.DBusTestCase.spawn_server_template(
        "notification_daemon", {"capabilities": "body body-markup actions"}, stdout=subprocess.DEVNULL)
    mock = dbus.Interface(mock, dbusmock.MOCK_IFACE)
    for signal, value, expected in [
            ("ActionInvoked", "pour", "response=pour to Tea for cup 2"), ("ActionInvoked", "default", "response=com.apple.UNNotificationDefaultActionIdentifier to Tea for cup 2"),
            ("NotificationClosed", dbus.UInt32(2), "response=com.apple.UNNotificationDismissActionIdentifier to Tea for cup 2")]:
        mock.ClearCalls()
        program = Program(path, "notify")
        call = wait(lambda: calls(mock, "Notify"))
        arguments = call[0][2] if call else [""] * 8
        check("title and body", [str(arguments[3]), str(arguments[4])], ["Tea", "It is &lt;ready&gt; &amp; hot"])
        check("its button", [str(word) for word in arguments[5]][2:], ["pour", "Pour"])
        time.sleep(0.5)
        mock.EmitSignal(name, signal, "us" if signal == "ActionInvoked" else "uu", [dbus.UInt32(notified(mock)), value])
        check(f"{signal} {value}", program.line("response="), expected)
        program.end()
    server.terminate()
    server.wait()


def starting(bus, path):
    """A notification that starts the program: the service of notifications performs an action of it, and the bus starts it for that."""
    name, service, window = "org.example.Tea-Time", "org.gtk.Notifications", "/org/gtk/Notifications"
    with tempfile.TemporaryDirectory(dir=os.path.dirname(path)) as folder:
        program_path, output = os.path.join(folder, "Tea"), os.path.join(folder, "output")
        os.link(path, program_path)
        with open(os.path.join(folder, "Info.plist"), "wb") as file:
            plistlib.dump({"CFBundleIdentifier": name}, file)
        with open(os.path.join(folder, "start"), "w") as file:
            settings = " ".join(f"{key}={value}" for key, value in WINDOW.items())
            file.write(f"#!/bin/sh\n{settings} exec {shlex.quote(program_path)} \"$@\" >> {shlex.quote(output)}\n")
            os.fchmod(file.fileno(), 0o755)
        services = os.environ["XDG_RUNTIME_DIR"] + "/dbus-1/services"
        os.makedirs(services, exist_ok=True)
        with open(f"{services}/{name}.service", "w") as file:
            file.write(f"[D-BUS Service]\nName={name}\nExec={folder}/start --by-bus\n")
        bus.get_object("org.freedesktop.DBus", "/org/freedesktop/DBus").ReloadConfig(dbus_interface="org.freedesktop.DBus")
        server = dbusmock.DBusTestCase.spawn_server(service, window, service, system_bus=False, stdout=subprocess.DEVNULL)
        mock = wait(lambda: bus.name_has_owner(service) and dbus.Interface(bus.get_object(service, window), dbusmock.MOCK_IFACE))
        mock.AddMethod(service, "AddNotification", "ssa{sv}", "", "")
        mock.AddMethod(service, "RemoveNotification", "ss", "", "")
        call_program = lambda member, signature, *values: bus.call_blocking(
            name, "/org/example/Tea_Time", "org.freedesktop.Application", member, signature, (*values, {}), SECONDS)
        act = lambda action, target: call_program("ActivateAction", "sava{sv}", action.removeprefix("app."), [target])

        def lines():
            """What the started program prints, as soon as there are two lines."""
            read = lambda: [line for line in open(output).read().splitlines() if not line.startswith("style")] if os.path.exists(output) else []
            wait(lambda: len(read()) > 1)
            return read()

        def stop():
            pid = bus.call_blocking("org.freedesktop.DBus", "/", "org.freedesktop.DBus", "GetConnectionUnixProcessID", "s", (name,))
            os.kill(pid, signal.SIGTERM)
            wait(lambda: not bus.name_has_owner(name))

        program = Program(program_path, "notify")
        call = wait(lambda: calls(mock, "AddNotification"))
        arguments = call[0][2] if call else ["", "", {}]
        shown = arguments[2]
        check("the service that starts programs shows it", [str(word) for word in arguments[:2]], [name, "tea"])
        check("with its words", [str(shown.get(key)) for key in ("title", "body")], ["Tea", "It is <ready> & hot"])
        button = shown["buttons"][0]
        check("and its button", str(button["label"]), "Pour")
        act(button["action"], button["target"])
        check("a response while it runs", program.line("response="), "response=pour to Tea for cup 2")
        for target in (dbus.String("x"), dbus.Struct(("pour", "?"), signature="ss"), dbus.UInt32(1)):
            act(button["action"], target)
        check("damaged responses are ignored", program.line("response=", 1), "nothing")
        call_program("Open", "asa{sv}", ["file:///tmp/tea.txt"])
        check("a file while it runs", program.line("opens "), "opens file:///tmp/tea.txt")
        program.end()
        wait(lambda: not bus.name_has_owner(name))
        act(shown["default-action"], shown["default-action-target"])
        chosen = "com.apple.UNNotificationDefaultActionIdentifier"
        check("a response starts it", lines(), [f"connected with {chosen}", f"response={chosen} to Tea for cup 2"])
        stop()
        os.remove(output)
        call_program("Open", "asa{sv}", ["tea:green"])
        check("an address starts it", lines(), ["launched with tea:green", "opens tea:green"])
        call_program("Activate", "a{sv}")
        stop()
        server.terminate()
        server.wait()


number = 0


def notified(mock):
    """The daemon counts notifications from 1."""
    global number
    number += 1
    return number


def media(bus, path):
    """The program as a media player, as panels and media keys of the desktop see it."""
    interface, player = "org.mpris.MediaPlayer2", "org.mpris.MediaPlayer2.Player"
    program = Program(path, "play")
    check("a song is announced", program.line("announced"), "announced")
    name = wait(lambda: [str(name) for name in bus.list_names() if name.startswith(interface + ".")])
    check("the name on the bus", name, [interface + ".DesktopFixture"])
    server = bus.get_object(name[0] if name else interface, "/org/mpris/MediaPlayer2")
    read = lambda key: server.Get(player, key, dbus_interface=dbus.PROPERTIES_IFACE)
    song = read("Metadata")
    check("title and artist", [str(song["xesam:title"]), [str(a) for a in song["xesam:artist"]]], ["Tea Song", ["The Kettles"]])
    check("its length", int(song["mpris:length"]), 120000000)
    check("playing, from half a minute on", [str(read("PlaybackStatus")), 29 < read("Position") / 1e6 < 45], ["Playing", True])
    offered = ["CanPlay", "CanPause", "CanGoNext", "CanGoPrevious", "CanSeek"]
    check("the commands that are offered", [bool(read(key)) for key in offered], [True, True, True, False, True])
    server.PlayPause(dbus_interface=player)
    check("the media key", program.line("command="), "command=toggle")
    check("now paused", str(wait(lambda: str(read("PlaybackStatus")) == "Paused" and "Paused")), "Paused")
    server.Next(dbus_interface=player)
    check("the next song", program.line("command="), "command=next")
    server.SetPosition(song["mpris:trackid"], dbus.Int64(50000000), dbus_interface=player)
    check("a position", program.line("command="), "command=position 50")
    server.Seek(dbus.Int64(-20000000), dbus_interface=player)
    check("a jump back", program.line("command="), "command=position 30")
    try:
        server.Previous(dbus_interface=player)
        refused = "nothing"
    except dbus.DBusException as error:
        refused = error.get_dbus_name()
    check("a command that the program does not handle", refused, "org.freedesktop.DBus.Error.NotSupported")
    program.end()


def without(path):
    program = Program(path, "pick")
    check("no portal: the program shows its own list", program.line("picked=", 4), "nothing")
    program.end()


if __name__ == "__main__":
    bus = dbus.SessionBus()
    path = sys.argv[1]
    parts = sys.argv[2:] or ["without", "appearance", "dialogs", "notifications", "starting", "media"]
    if "without" in parts:
        without(path)
    server, mock = portal(bus)
    if "appearance" in parts:
        appearance(bus, path)
    if "dialogs" in parts:
        dialogs(bus, mock, path)
    server.terminate()
    server.wait()
    if "notifications" in parts:
        notifications(bus, path)
    if "starting" in parts:
        starting(bus, path)
    if "media" in parts:
        media(bus, path)
    sys.exit(1 if failures else 0)
