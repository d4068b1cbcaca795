#!/usr/bin/python3
"""Reads a program through the accessibility bus as a screen reader does, and prints what it finds.

    accessibility.py PROGRAM SCENARIO

Run within a session bus and a display of its own; Scripts/accessibility does that. A scenario is a list of steps; each prints its result.
"""
import os
import pathlib
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

SECONDS = 20
context = GLib.MainContext.default()
events = []


def turn(seconds=0.05):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        while context.iteration(False):
            pass
        time.sleep(0.005)


def wait(question, what):
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        try:
            answer = question()
        except GLib.Error:
            answer = None
        if answer:
            return answer
        turn()
    raise SystemExit(f"client: {what} did not come within {SECONDS} s")


def enable():
    bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
    bus.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
        GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True))), None, 0, -1, None)


def application(pid):
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        if child and child.get_process_id() == pid:
            return child
    return None


STATES = {
    Atspi.StateType.CHECKED: "checked", Atspi.StateType.SELECTED: "selected", Atspi.StateType.FOCUSED: "focused",
    Atspi.StateType.EDITABLE: "editable", Atspi.StateType.MODAL: "modal", Atspi.StateType.HAS_POPUP: "has-popup",
    Atspi.StateType.CHECKABLE: "checkable", Atspi.StateType.MULTI_LINE: "multi-line", Atspi.StateType.ACTIVE: "active",
}


def line(node):
    words = [f"{node.get_role_name()} {node.get_name()!r}"]
    description = node.get_description()
    if description:
        words.append(f"({description})")
    states = node.get_state_set()
    named = sorted(name for state, name in STATES.items() if states.contains(state))
    if not states.contains(Atspi.StateType.SENSITIVE) and node.get_role() != Atspi.Role.APPLICATION:
        named.append("disabled")
    if named:
        words.append("[" + " ".join(named) + "]")
    attributes = node.get_attributes()
    for key in ("posinset", "setsize", "valuetext"):
        if key in attributes:
            words.append(f"{key}={attributes[key]}")
    interfaces = node.get_interfaces()
    if "Value" in interfaces:
        words.append(f"value={node.get_current_value():.3g}")
    if "Text" in interfaces and node.get_role() not in (Atspi.Role.LABEL,):
        words.append(f"text={node.get_text(0, -1)!r}")
    if "Action" in interfaces:
        count = node.get_n_actions()
        words.append("{" + ", ".join(node.get_action_name(index) for index in range(count)) + "}")
    return " ".join(words)


def show(node, depth=0):
    node.clear_cache_single() if hasattr(node, "clear_cache_single") else None
    print("  " * depth + line(node))
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child:
            show(child, depth + 1)


def find(root, name, role=None):
    stack = [root]
    while stack:
        node = stack.pop()
        if node.get_name() == name and (role is None or node.get_role_name() == role):
            return node
        for index in reversed(range(node.get_child_count())):
            child = node.get_child_at_index(index)
            if child:
                stack.append(child)
    return None


def on_event(event):
    if event.source is None:
        return
    try:
        name = event.source.get_name()
        role = event.source.get_role_name()
    except GLib.Error:
        return
    extra = ""
    if "text-changed" in event.type or "announcement" in event.type:
        extra = f" {event.any_data!r}"
    if "property-change" in event.type:
        extra = f" {event.any_data!r}" if isinstance(event.any_data, str) else ""
    place = ""
    if event.type.endswith("focused") and event.detail1:
        attributes = event.source.get_attributes()
        if "posinset" in attributes:
            place = f" row {attributes['posinset']} of {attributes['setsize']}"
    events.append(f"{event.type}({event.detail1},{event.detail2}) {role} {name!r}{extra}{place}")


LISTENED = [
    "object:state-changed:focused", "object:state-changed:checked", "object:state-changed:selected", "object:text-changed",
    "object:text-caret-moved", "object:property-change:accessible-name", "object:property-change:accessible-value", "object:announcement",
    "object:active-descendant-changed", "object:selection-changed",
]


class Program:
    def __init__(self, path, sample):
        environment = dict(os.environ, TRESTLE_SCALE="1", TRESTLE_SIZE="375x667", TRESTLE_DRIVER="x11")
        if sample == "table":
            path, arguments = os.path.join(os.path.dirname(path), "DesktopFixture"), ["table"]
        else:
            arguments = ["--app", sample] if sample else []
        self.process = subprocess.Popen([path] + arguments, env=environment, stdout=subprocess.DEVNULL)
        self.root = wait(lambda: application(self.process.pid), "the program on the accessibility bus")
        self.window = wait(lambda: self.root.get_child_at_index(0), "its window")
        wait(lambda: self.window.get_child_count() > 0, "the content of the window")
        turn(0.5)

    def key(self, *names):
        for name in names:
            subprocess.run(["xdotool", "key", name], check=True)
            turn(0.4)

    def type(self, text):
        subprocess.run(["xdotool", "type", "--delay", "60", text], check=True)
        turn(0.5)

    def focus_window(self):
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)], capture_output=True, text=True, check=True)
        subprocess.run(["xdotool", "windowfocus", found.stdout.split()[-1]], check=True)
        turn(0.4)

    def end(self):
        self.process.terminate()
        status = self.process.wait(10)
        if status not in (0, -15):
            raise SystemExit(f"client: the program ended with status {status}")


def report(title):
    turn(0.4)
    print(f"-- {title}")
    seen = []
    for event in events:
        if not seen or seen[-1] != event:
            seen.append(event)
    print("\n".join(seen))
    events.clear()


def controls(program):
    show(program.root)
    listener_on()
    for role in ("toggle button", "slider"):
        node = first(program.window, role)
        if role == "slider":
            node.set_current_value(node.get_maximum_value())
        else:
            print("click", node.do_action(0))
        report(f"{role} {node.get_name()!r}")


def first(root, role):
    stack = [root]
    while stack:
        node = stack.pop()
        if node.get_role_name() == role:
            return node
        stack.extend(child for child in (node.get_child_at_index(i) for i in reversed(range(node.get_child_count()))) if child)
    return None


listener = None


def listener_on():
    global listener
    if listener is None:
        listener = Atspi.EventListener.new(on_event)
        for name in LISTENED:
            listener.register(name)
    turn(0.3)
    events.clear()


def rows(program):
    program.focus_window()
    listener_on()
    program.key("Tab")
    program.key("Down", "Down", "Down")
    report("Tab and three arrows down")
    program.key("End")
    report("End")


def extents(program):
    node = first(program.window, "list item")
    component = node.get_component_iface() if hasattr(node, "get_component_iface") else node
    area = component.get_extents(Atspi.CoordType.WINDOW)
    print("in the window", area.x >= 0, area.y > 0, area.width > 100, area.height > 20)
    hit = program.window.get_accessible_at_point(area.x + 20, area.y + area.height // 2, Atspi.CoordType.WINDOW)
    print("at its middle:", hit.get_name() == node.get_name())


def table(program):
    """The rows and columns of a table, whose cells are asked for by their place."""
    table = first(program.window, "table")
    print(table.get_name(), table.get_n_rows(), "rows", table.get_n_columns(), "columns")
    cell = table.get_accessible_at(2, 1)
    print("at row 2 and column 1:", line(cell), "cell-index", cell.get_attributes()["cell-index"])
    print("header", table.get_column_header(1).get_name(), table.get_column_description(1), table.get_row_header(2) is None)
    print("index", table.get_index_at(2, 1), "row", table.get_row_at_index(7), "column", table.get_column_at_index(7))
    print("out of sight", table.get_accessible_at(900000, 1), "outside", table.get_accessible_at(-1, 3), table.get_index_at(1000000, 0))
    place = Atspi.TableCell.get_position(cell)
    print("position", place[1:], "spans", tuple(cell.get_row_column_span()), cell.get_table().get_name())
    print("headers", [header.get_name() for header in cell.get_column_header_cells()], cell.get_row_header_cells())


def tree(program):
    show(program.root)


def reading(program):
    show(program.root)
    extents(program)


def fields(program):
    program.focus_window()
    listener_on()
    field = first(program.window, "entry")
    field.grab_focus()
    report("focus")
    program.type("ab")
    report("typing ab")
    print("caret", field.get_caret_offset(), "text", repr(field.get_text(0, -1)))
    field.insert_text(1, "é🇩🇪", -1)
    report("inserting a flag")
    print("count", field.get_character_count(), "part", repr(field.get_text(1, 4)))
    field.set_text_contents("")
    report("emptied")


def said():
    """What Orca says, by its log."""
    with open(os.environ["TRESTLE_ORCA_LOG"], errors="replace") as lines:
        outputs = [line.split("SPEECH OUTPUT: ")[1] for line in lines if "SPEECH OUTPUT: " in line]
    return [output.split("'")[1].strip() if "'" in output else output.strip() for output in outputs]


def orca(*keys):
    """Presses keys one after the other and prints what Orca says to each, until it says no more."""
    def scenario(program):
        # Orca makes its log when it has started.
        log = pathlib.Path(os.environ["TRESTLE_ORCA_LOG"])
        wait(lambda: log.exists() and "activating script" in log.read_text(errors="replace"), "Orca")
        program.focus_window()
        turn(2)
        for key in keys:
            before = len(said())
            program.key(key)
            wait(lambda: len(said()) > before, f"a word to {key}")
            count = -1
            while count != len(said()):
                count = len(said())
                turn(1)
            print(f"{key}: " + " | ".join(said()[before:]))
    return scenario


SCENARIOS = {
    "orca-rows": ("Million", orca("Tab", "Down", "Down", "Down", "End")),
    "orca-controls": ("Settings", orca("Tab", "Tab", "Tab", "space", "space", "Tab", "Right", "Tab", "Left")),
    "orca-alerts": ("Million", orca("Tab", "Tab", "Tab", "space", "5", "Tab", "Escape")),
    "orca-fields": ("Capitals", orca("Tab", "Tab", "a", "b", "shift+Left", "BackSpace")),
    "controls": ("Controls", controls), "rows": ("Million", rows), "simple": ("SimpleList", reading), "fields": ("Capitals", fields),
    "gallery": (None, reading), "settings": ("Settings", tree), "presentations": ("Presentations", tree),
    "table": ("table", table),
}

if __name__ == "__main__":
    path, name = sys.argv[1:]
    sample, scenario = SCENARIOS[name]
    enable()
    Atspi.init()
    program = Program(path, sample)
    try:
        scenario(program)
    finally:
        program.end()
