"""A window of another program, for the tests of drags: the left half gives a file, the right half takes addresses and prints them.

With the argument `green` it has this color and no place, which programs cannot choose under Wayland.
"""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, Gtk

if "green" in sys.argv:
    window = Gtk.Window(decorated=False)
    style = Gtk.CssProvider()
    style.load_from_data(b"* { background: #00ff00; }")
    Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), style, Gtk.STYLE_PROVIDER_PRIORITY_USER)
else:
    window = Gtk.Window(type=Gtk.WindowType.POPUP)
    window.move(500, 100)
window.set_default_size(300, 200)
box = Gtk.Box(homogeneous=True)
window.add(box)
targets = [Gtk.TargetEntry.new("text/uri-list", 0, 0)]

source = Gtk.EventBox()
source.add(Gtk.Label(label="from here"))
source.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, targets, Gdk.DragAction.COPY)
source.connect("drag-data-get", lambda _, context, data, info, time: data.set_uris(["file:///tmp/from%20gtk.txt"]))
box.add(source)

target = Gtk.EventBox()
target.add(Gtk.Label(label="to here"))
target.drag_dest_set(Gtk.DestDefaults.ALL, targets, Gdk.DragAction.COPY)


def received(_, context, x, y, data, info, time):
    print("received", *data.get_uris())
    sys.stdout.flush()


target.connect("drag-data-received", received)
box.add(target)
window.show_all()
print("ready")
sys.stdout.flush()
Gtk.main()
