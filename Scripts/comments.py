"""Draws comments at random, and counts those that do not read as plain English; see lint.

    comments.py --sample N [SEED]    prints N comment blocks, drawn at random with a fixed seed
    comments.py --count              prints how many blocks begin as a fragment, by the word they begin with
    comments.py --check              fails if there are more of them than Documentation/Language.md allows, or a test's name is in lower case
"""

import collections
import pathlib
import random
import re
import sys

FOLDERS = ["Sources", "Tests", "Examples", "Benchmarks", "Tools"]
# A block that begins with one of these words is a clause without a sentence around it. "How many", "How often" and "Where this, that" are clear.
FRAGMENT = re.compile(
    r"^(What|Of|Whoever|Those|Hears|That which|Told|Is told|Why|Whose|Who|Somebody|Someone|Nobody|Knows|Says"
    r"|How(?! (?:many|often))|Where(?![^.;:]*,))\b"
)
# Phrases that are odd, personify code or have a technical term.
WORD = re.compile(
    r"\b(anew|afresh|in vain|whoever|goes along|given up|is told of|in sight|in hand|from memory|who do(?:es)? not see|may be left out"
    r"|nobody|somebody|hears? (?:of|that|when)|writes? down|the person(?! who)|an author|takes? the place of|comes? and goe?s?|told apart"
    r"|stands? (?:for|in|at|on|beside|under|above|behind)|goes on|lets? go of|beneath|no more(?=[.;,]))\b",
    re.IGNORECASE,
)
# Numbers of the contract before the name of a test.
NUMBERS = re.compile(r"(?:(?:[A-Z]{2}|[A-Z]{1,2}-?[0-9]+(?:–[A-Z]*-?[0-9]+)?) )*")


def blocks():
    """All comment blocks: consecutive lines that begin with two or three slashes, as (file, line, text)."""
    for folder in FOLDERS:
        for path in sorted(pathlib.Path(folder).rglob("*.swift")):
            if any(part in (".build", "Golden", "Samples") for part in path.parts):
                continue
            start, lines = 0, []
            for number, line in enumerate(path.read_text().split("\n") + [""], 1):
                match = re.match(r"\s*///? ?(.*)", line)
                if match and not match[1].startswith("swift-"):
                    if not lines:
                        start = number
                    lines.append(match[1])
                elif lines:
                    # A mark is a title, not a comment.
                    if not lines[0].startswith("MARK:"):
                        yield path, start, " ".join(lines).strip()
                    lines = []


def odd(found):
    counts = collections.Counter()
    for _, _, text in found:
        if match := FRAGMENT.match(text):
            counts[match[1]] += 1
        elif match := WORD.search(re.sub(r'`[^`]*`|"[^"]*"', "", text)):
            counts[match[1].lower()] += 1
    return counts


def lowercase_names():
    """The names of tests that begin with neither a capital, nor code such as `setContentOffset`, after the numbers of the contract."""
    for folder in ["Tests", "Tools/Tests"]:
        for path in sorted(pathlib.Path(folder).rglob("*.swift")):
            if any(part in (".build", "Golden", "Samples") for part in path.parts):
                continue
            for name in re.findall(r'@(?:Test|Suite)\(\s*"((?:[^"\\]|\\.)*)"', path.read_text()):
                word = name[NUMBERS.match(name).end() :].split(" ")[0]
                if word[:1].islower() and not re.search(r"[A-Z(\d]", word):
                    yield path, name


found = list(blocks())
if sys.argv[1] == "--sample":
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    for path, line, text in random.Random(seed).sample(found, int(sys.argv[2])):
        print(f"{path}:{line}: {text}")
elif sys.argv[1] == "--count":
    counts = odd(found)
    for word, count in counts.most_common():
        print(f"{word:12} {count:5}")
    print(f"{counts.total()} of {len(found)} comments")
else:
    limit = int(re.search(r"at most (\d+) comments", pathlib.Path("Documentation/Language.md").read_text())[1])
    if (total := odd(found).total()) > limit:
        sys.exit(f"lint: {total} comments begin as a fragment, and Documentation/Language.md allows {limit}; see Scripts/lint --count")
    if names := list(lowercase_names()):
        sys.exit("\n".join(f"lint: {path}: a test's name begins with a capital: {name}" for path, name in names))
