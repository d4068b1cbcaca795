"""Prints which share of the public declarations of each module has a doc comment; see docs.

An override, a name with an underscore, a declaration without a source location, and a typealias that fills in an associated type are not
counted. A member that implements a requirement with a comment counts as documented, because DocC shows that comment.
With --missing FOLDER, also lists the declarations without one whose file is in the folder.
"""

import collections
import json
import pathlib
import sys

graphs = pathlib.Path(sys.argv[1])
wanted = sys.argv[sys.argv.index("--missing") + 1] if "--missing" in sys.argv else None
total, documented, missing = collections.Counter(), collections.Counter(), []
loaded = [(path, json.loads(path.read_text())) for path in sorted(graphs.glob("*.symbols.json"))]
associated = {
    symbol["pathComponents"][-1] for _, graph in loaded for symbol in graph["symbols"]
    if symbol["kind"]["identifier"] == "swift.associatedtype"
}
for path, graph in loaded:
    module = path.name.split(".")[0].split("@")[0]
    overrides = {link["source"] for link in graph["relationships"] if link["kind"] == "overrides"}
    for symbol in graph["symbols"]:
        name = symbol["identifier"]["precise"]
        if symbol["kind"]["identifier"].startswith("swift.extension"):
            continue
        if name in overrides or "::SYNTHESIZED::" in name or "location" not in symbol or symbol["pathComponents"][-1].startswith("_"):
            continue
        nested = len(symbol["pathComponents"]) > 1
        if symbol["kind"]["identifier"] == "swift.typealias" and nested and symbol["pathComponents"][-1] in associated:
            continue
        total[module] += 1
        if symbol.get("docComment", {}).get("lines"):
            documented[module] += 1
        elif wanted:
            file = symbol["location"]["uri"].split("/Sources/")[-1]
            if file.startswith(wanted):
                missing.append(f"{file}:{symbol['location']['position']['line'] + 1}: {'.'.join(symbol['pathComponents'])}")
for line in sorted(missing):
    print(line)
for module in total:
    print(f"{module:16} {documented[module]:5} of {total[module]:5} documented, {100 * documented[module] / total[module]:5.1f} %")
print(f"{'all':16} {documented.total():5} of {total.total():5} documented, {100 * documented.total() / total.total():5.1f} %")
# A comment that only repeats the name is deleted. In a framework of few types with plain names that leaves less than nine of ten.
own = ["UIKit", "QuartzCore", "CoreGraphics", "UIKitTesting", "UIKitInspector"]
few = [module for module in own if documented[module] < 0.9 * total[module]]
if few and not wanted:
    sys.exit(f"docs: less than 90 % of the public declarations are documented in {', '.join(few)}")
