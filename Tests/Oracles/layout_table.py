#!/usr/bin/env python3
"""Derives the frames of Tests/Tables/LayoutTable.txt a second time, by other code: with kiwisolver.

    python3 -m venv /tmp/oracle && /tmp/oracle/bin/pip install kiwisolver
    /tmp/oracle/bin/python Tests/Oracles/layout_table.py

Priorities become weights a thousand times apart. Cases with stack views, wrapping text, the readable guide, more than three priorities or a choice that
only the order of creation settles are derived again by hand, in Tests/Tables/LayoutTableAgain.txt; the script prints how many it checked, and what differs.
"""
import os
import sys

import kiwisolver as kiwi

TABLE = os.path.join(os.path.dirname(__file__), "..", "Tables", "LayoutTable.txt")


class Item:
    def __init__(self, name, parent, kind):
        self.name, self.parent, self.kind = name, parent, kind
        self.x, self.y, self.w, self.h = (kiwi.Variable(name + axis) for axis in "xywh")
        self.align = self.margins = (0, 0, 0, 0)
        self.base = (0, 0)
        self.rtl = False


class Skip(Exception):
    pass


class Case:
    def __init__(self, lines):
        self.items, self.wants = {}, []  # wants: (expression, relation, priority)
        for line in lines:
            words = line.split()
            if words[0] in ("stack", "text"):
                raise Skip
            if words[0] in ("root", "view", "frame", "guide"):
                self.make(words[0], words[1:])
            else:
                for part in line.split(";"):
                    self.constrain(part.split())

    def make(self, kind, words):
        name = "s" if kind == "root" else words[0]
        parent = None if kind == "root" else self.items[words[words.index("in") + 1]] if "in" in words else self.items["s"]
        item = self.items[name] = Item(name, parent, kind)
        hug, resist, natural = (250, 250), (750, 750), None
        for word in words if kind == "root" else words[1:]:
            key, _, value = word.partition("=")
            numbers = [float(n) for n in value.split(",")] if value else []
            if key == "rtl":
                item.rtl = True
            elif key == "hug":
                hug = numbers
            elif key == "comp":
                resist = numbers
            elif key == "align":
                item.align = numbers
            elif key == "margins":
                item.margins = numbers
            elif key == "base":
                item.base = numbers
            elif kind == "frame" and "," in word:
                for variable, number in zip((item.x, item.y, item.w, item.h), word.split(",")):
                    self.wants.append((variable - float(number), "==", 1000))
            elif "x" in word and not value and word != "in" and (word[0].isdigit() or word[0] == "-"):
                natural = word.split("x")
        if kind == "root":
            for variable, number in zip((item.x, item.y, item.w, item.h), (0, 0, *map(float, natural))):
                self.wants.append((variable - number, "==", 1000))
        elif natural:
            for axis, (variable, text) in enumerate(zip((item.w, item.h), natural)):
                if text != "-":
                    self.wants.append((variable - float(text), "<=", hug[axis]))
                    self.wants.append((variable - float(text), ">=", resist[axis]))

    def origin(self, item, axis):
        """The absolute place of an item's alignment rectangle."""
        own = (item.x, item.y)[axis]
        if item.parent is None:
            return own + 0
        parent = item.parent
        return self.origin(parent, axis) - (parent.align[1], parent.align[0])[axis] + own

    def common(self, first, second):
        def chain(item):
            # A view may hold constraints on itself and what is in it, a guide may not.
            found = [item] if item.kind != "guide" else []
            while item.parent is not None:
                item = item.parent
                found.append(item)
            return found

        others = chain(second)
        return next(item for item in chain(first) if item in others)

    def value(self, operand, holder):
        """The attribute in the holder's coordinates, and whether it is counted from the right."""
        name, *path = operand.split(".")
        item, attribute = self.items[name], path[-1]
        if path[0] == "readable":
            raise Skip
        if path[0] == "margins":
            attribute += "Margin"
        if attribute in ("width", "height"):
            return (item.w if attribute == "width" else item.h) + 0, False
        axis = 0 if attribute.lower().startswith(("left", "right", "lead", "trail", "centerx")) else 1
        start = self.origin(item, axis) - self.origin(holder, axis) + (holder.align[1], holder.align[0])[axis]
        size = (item.w, item.h)[axis]
        before, after = ((item.align[1], item.align[3]), (item.align[0], item.align[2]))[axis]
        lead, trail = ((item.margins[1], item.margins[3]), (item.margins[0], item.margins[2]))[axis]
        mirrored = holder.rtl and attribute.startswith(("lead", "trail"))
        if mirrored:
            attribute = attribute.replace("leading", "right").replace("trailing", "left")
        else:
            attribute = attribute.replace("leading", "left").replace("trailing", "right")
        places = {
            "left": start, "top": start, "right": start + size, "bottom": start + size, "centerX": start + size * 0.5,
            "centerY": start + size * 0.5, "leftMargin": start - before + lead, "topMargin": start - before + lead,
            "rightMargin": start + size + after - trail, "bottomMargin": start + size + after - trail,
            "centerXWithinMargins": start + size * 0.5 + (lead - before - trail + after) / 2,
            "centerYWithinMargins": start + size * 0.5 + (lead - before - trail + after) / 2,
            "firstBaseline": start + item.base[0], "lastBaseline": start + size - item.base[1],
        }
        place = places[attribute]
        if mirrored:
            place = holder.w + holder.align[1] + holder.align[3] - place
        return place, mirrored

    def constrain(self, words):
        if not words:
            return
        priority = 1000
        if "@" in words:
            priority = float(words[words.index("@") + 1])
            words = words[: words.index("@")]
        first, relation, rest = words[0], words[1], words[2:]
        factor, constant, sign, second = 1.0, 0.0, 1, None
        for index, word in enumerate(rest):
            if word in "+-":
                sign = 1 if word == "+" else -1
            elif word == "*":
                pass
            elif index + 1 < len(rest) and rest[index + 1] == "*":
                factor = float(word)
            elif word[0].isdigit():
                constant += sign * float(word)
            else:
                second = word
        one = self.items[first.split(".")[0]]
        two = self.items[second.split(".")[0]] if second else one
        holder = self.common(one, two)
        expression = self.value(first, holder)[0] - constant
        if second:
            expression = expression - factor * self.value(second, holder)[0]
        self.wants.append((expression, "==" if relation == "=" else relation, priority))

    def solve(self):
        ranks = sorted({priority for _, _, priority in self.wants if priority < 1000})
        if len(ranks) > 3:
            raise Skip
        solver = kiwi.Solver()
        for expression, relation, priority in self.wants:
            strength = "required" if priority >= 1000 else 1000.0 ** ranks.index(priority)
            try:
                solver.addConstraint(kiwi.Constraint(expression, relation, strength))
            except kiwi.UnsatisfiableConstraint:
                pass
        # What nothing determines is zero.
        for item in self.items.values():
            for variable in (item.x, item.y, item.w, item.h):
                solver.addConstraint((variable == 0) | 1e-3)
        solver.updateVariables()

    def frame(self, name):
        item = self.items[name]
        top, left, bottom, right = item.align if item.kind != "guide" else (0, 0, 0, 0)
        snap = lambda value: int((value + 1000) * 2 + 0.5 + 1e-4) / 2 - 1000
        x, y, w, h = (variable.value() for variable in (item.x, item.y, item.w, item.h))
        x0, y0, x1, y1 = snap(x), snap(y), snap(x + w), snap(y + h)
        return [x0 - left, y0 - top, max(0, x1 - x0) + left + right, max(0, y1 - y0) + top + bottom]


def main():
    checked = skipped = differing = 0
    for block in open(TABLE, encoding="utf-8").read().split("\n# ")[1:]:
        name, *lines = block.strip().split("\n")
        expected = [part.split() for line in lines if line.startswith("> ") for part in line[2:].split(";")]
        try:
            if "(tie)" in name or "(conflict)" in name:
                raise Skip
            case = Case([line for line in lines if line and not line.startswith((">", ":", "//"))])
            case.solve()
        except Skip:
            skipped += 1
            continue
        checked += 1
        for item, *numbers in expected:
            if any(abs(a - float(b)) > 1e-6 for a, b in zip(case.frame(item), numbers)):
                differing += 1
                print(f"{name}: {item} is {case.frame(item)}, the table says {numbers}")
    print(f"{checked} cases derived again, {skipped} left out, {differing} frames differ")
    sys.exit(1 if differing else 0)


main()
