"""Turns names of public types in code voice into links to their pages; see docs.

    doc-links.py GRAPHS PAGE…    rewrites the pages

The pages of the repository are plain Markdown, in which `UITableView` is code. In the documentation it becomes a link, if exactly one module
declares a public type or member of that name, and UIKit's if several do. Code blocks and headings are not changed.
"""

import collections
import json
import pathlib
import re
import sys

CODE = re.compile(r"(?<![`\[\w])`([A-Z]\w+(?:\.\w+)*)`(?!`)")


def links(folder):
    """The link of each name: `UITableView.Style` is /UIKit/UITableView/Style."""
    found = collections.defaultdict(collections.Counter)
    for path in sorted(folder.glob("*.symbols.json")):
        module = path.name.removesuffix(".symbols.json")
        # Extensions of another module's types have pages of their own, whose paths differ.
        if "@" in module:
            continue
        for symbol in json.loads(path.read_text())["symbols"]:
            components = symbol["pathComponents"]
            if not any(component.startswith("_") for component in components):
                found[".".join(components)][module] += 1
    result = {}
    for name, modules in found.items():
        # A path that several declarations share would need a suffix.
        unique = [module for module, count in modules.items() if count == 1]
        if len(modules) == 1 and unique or "UIKit" in unique:
            module = "UIKit" if "UIKit" in unique else unique[0]
            result[name] = f"/{module}/" + name.replace(".", "/")
    return result


def main(arguments):
    known = links(pathlib.Path(arguments[0]))
    total = 0
    for name in arguments[1:]:
        path = pathlib.Path(name)
        lines, in_code = [], False
        for line in path.read_text(encoding="utf-8").split("\n"):
            if line.lstrip().startswith("```"):
                in_code = not in_code
            elif not in_code and not line.startswith("#") and not line.startswith("    "):
                def link(match):
                    nonlocal total
                    if match[1] not in known:
                        return match[0]
                    total += 1
                    return f"``{known[match[1]]}``"

                line = CODE.sub(link, line)
            lines.append(line)
        path.write_text("\n".join(lines), encoding="utf-8")
    print(f"docs: {total} names in articles are links to symbols")


main(sys.argv[1:])
