"""Checks that the built documentation has a page for each public type; see docs.

    doc-pages.py GRAPHS ARCHIVE

Prints the number of types and of pages, and fails with the types without one. Names with an underscore are not counted. DocC adds a suffix to a part
of a path that several declarations share, such as `alert-swift.struct`; it is not compared.
"""

import json
import pathlib
import re
import sys

TYPES = {"swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias"}
SUFFIX = re.compile(r"-(?:swift\.[a-z.]+|[0-9a-z]{4,6})$")


def main(graphs, archive):
    folder = archive / "data" / "documentation"
    pages, count = set(), 0
    for page in folder.rglob("*.json"):
        count += 1
        pages.add("/".join(SUFFIX.sub("", part) for part in str(page.relative_to(folder)).removesuffix(".json").lower().split("/")))
    types = set()
    for graph in sorted(graphs.glob("*.symbols.json")):
        module, *extended = graph.name.removesuffix(".symbols.json").split("@")
        for symbol in json.loads(graph.read_text())["symbols"]:
            if symbol["kind"]["identifier"] in TYPES and not any(part.startswith("_") for part in symbol["pathComponents"]):
                types.add((module, *extended, *symbol["pathComponents"]))
    # The page of a type in an extension is below the module that declares the extended type.
    extensions = {"/".join((parts[0], *parts[2:])) for parts in (page.split("/") for page in pages) if len(parts) > 2}
    missing = sorted(
        path for path in types if "/".join(path).lower() not in pages
        and (len(path) < 4 or "/".join((path[0], *path[2:])).lower() not in extensions))
    print(f"docs: {len(types)} public types, {len(missing)} of them without a page; {count} pages")
    if missing:
        sys.exit("\n".join(f"docs: no page for {'.'.join(path)}" for path in missing))


main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
