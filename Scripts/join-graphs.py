"""Joins the symbol graphs of the parts of a module to those of one module; see symbol-graphs.

    join-graphs.py FOLDER OUT MODULE PART…

FOLDER/members has the graphs with extensions as members, FOLDER/blocks those with extensions as symbols of their own.
"""
import collections
import json
import pathlib
import sys

folder, out, whole, parts = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3], set(sys.argv[4:])


def joined(graphs):
    """One graph with the symbols and relationships of several, each once."""
    result = None
    symbols, relationships = {}, {}
    for graph in graphs:
        result = result or graph
        for symbol in graph["symbols"]:
            symbols.setdefault(symbol["identifier"]["precise"], symbol)
        for relationship in graph["relationships"]:
            relationships.setdefault(json.dumps(relationship, sort_keys=True), relationship)
    result["module"]["name"] = whole
    result["symbols"] = list(symbols.values())
    result["relationships"] = list(relationships.values())
    return result


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


def names(path):
    """The module of a graph, and the module that it extends."""
    module, _, extended = path.name.removesuffix(".symbols.json").partition("@")
    return module, extended


found = collections.defaultdict(list)
for path in sorted((folder / "members").glob("*.symbols.json")):
    module, extended = names(path)
    if not extended or extended in parts:
        found[whole].append(path)
for path in sorted((folder / "blocks").glob("*.symbols.json")):
    module, extended = names(path)
    if extended and extended not in parts:
        found[f"{whole}@{extended}"].append(path)
for name, paths in found.items():
    (out / f"{name}.symbols.json").write_text(json.dumps(joined(map(read, paths))), encoding="utf-8")
