"""Runs the listings of a document: see Scripts/listings."""

import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FRAMES = os.path.join(ROOT, "Tools", "Tests", "Listings")
# The folder of frames, and a word of the first lines of its document.
DOCUMENTS = {
    "guide": ("Guide", "Table View Programming Guide for iOS"),
    "chapter": ("Chapter", "Programming iOS 6"),
    "talk": ("Talk", "Understanding iPhone Table Views"),
}
SHELL = """
@interface ListingDelegate : NSObject <UIApplicationDelegate> { UIWindow *listingWindow; } @end
@implementation ListingDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  listingWindow = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
  listingWindow.rootViewController = [[UINavigationController alloc] initWithRootViewController:ROOT];
  [listingWindow makeKeyAndVisible];
  return YES;
}
@end
"""
IMPORT = "#import <UIKit/UIKit.h>\n"
PREFIX = IMPORT + """static void say(NSString *text) { printf("@ %s\\n", [text UTF8String]); }
"""
MAIN = """
int main(int argc, char *argv[]) { @autoreleasepool { return UIApplicationMain(argc, argv, nil, @"DELEGATE"); } }
"""


def document(folder, word):
    for name in sorted(os.listdir(folder)):
        path = os.path.join(folder, name)
        if os.path.isfile(path):
            with open(path, encoding="utf-8", errors="replace") as file:
                text = file.read()
            if word in text[:400]:
                return text.split("\n")
    return None


def fenced(lines):
    """Yields the number and code of each listing: the fences that follow its heading, without prose between them."""
    index = 0
    while index < len(lines):
        heading = re.match(r"Listing (\d+-\d+)\s", lines[index])
        index += 1
        if not heading:
            continue
        code = []
        while index < len(lines):
            if not lines[index].strip():
                index += 1
            elif lines[index].startswith("```"):
                index += 1
                while index < len(lines) and not lines[index].startswith("```"):
                    code.append(lines[index])
                    index += 1
                index += 1
                # An empty line that the page break left is a part of no statement.
                code.append("")
            else:
                break
        if code:
            yield heading.group(1), "\n".join(code)


CODE = re.compile(
    r"\s*([-+] ?\(|@interface|@implementation|@end|@property|\[\w|\w+ ?\*+ ?\w+ ?=|\w+(\.\w+)+ =|if \(|\w+ = |\w+\(.*\);)"
)


def numbered(lines):
    """Yields the code between the paragraphs of a document without marks for it, by its place."""
    count, index = 0, 0
    while index < len(lines):
        line = lines[index]
        starts = CODE.match(line) and (line.rstrip()[-1] in ";{,)❶❷❸❹❺=:" or line[0] in "-+@[" or line.startswith("    "))
        if not starts or re.match(r"\s*[A-Z][a-z]+ [a-z]+ ", line):
            index += 1
            continue
        code, depth = [], 0
        while index < len(lines):
            line = lines[index]
            plain = re.sub(r'@?"[^"]*"|//.*', "", line)
            isOver = not code or code[-1].rstrip()[-1:] in (";", "}", "{", "", "❶", "❷", "❸", "❹", "❺") or code[-1].lstrip()[:2] == "//"
            isOver = isOver or code[-1].startswith("@") or re.search(r"; +//", code[-1])
            if depth == 0 and isOver and code and line.strip() and not CODE.match(line) and not re.match(r"\s*(//|\}|@)", line):
                break
            if re.match(r"\s*(•|\d+\.|figs/)", line):
                break
            depth += sum(plain.count(sign) for sign in "{[(") - sum(plain.count(sign) for sign in "}])")
            code.append(re.sub("[❶❷❸❹❺]", "", line))
            index += 1
        count += 1
        yield "21-%d" % count, "\n".join(code).rstrip() + "\n"


def spoken(lines):
    """Yields the demonstrations of a talk, which has no code: their rows have all of it."""
    text = " ".join(lines)
    for number, words in (("demo-1", "index bar"), ("demo-2", "recipe list table view controller"), ("demo-3", "type selection view controller")):
        if words in text:
            yield number, ""


def frames(folder):
    """Returns the rows of the table: by number, the headers and the code around the listing."""
    rows = {}
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            parts = re.split(r"(?m)^== (\S+)\n", file.read())
        for number, text in zip(parts[1::2], parts[2::2]):
            row = {"reason": "", "root": "", "delegate": "", "touch": [], "expect": [], "repair": [], "file": [], "code": ""}
            lines = text.split("\n")
            while lines:
                header = re.match(r"(reason|root|delegate|touch|expect|repair|file): (.*)$", lines[0])
                if not header:
                    break
                key, value = header.groups()
                if isinstance(row[key], list):
                    row[key].append(value)
                else:
                    row[key] = value
                lines.pop(0)
            row["code"] = "\n".join(lines)
            # Fragments of one class are one row.
            row["numbers"] = number.split(",")
            for part in row["numbers"]:
                rows[part] = row
    return rows


def repaired(row, listings):
    """Returns the listings of a row by their numbers, without their misprints."""
    codes = {number: listings[number] for number in row["numbers"]}
    for repair in row["repair"]:
        pattern, text = repair.split(" => ") if " => " in repair else (repair.removesuffix(" =>"), "")
        count = 0
        for number, code in codes.items():
            codes[number], found = re.subn(pattern, text.replace("\\n", "\n"), code)
            count += found
        if not count:
            raise ValueError("nothing to repair: " + pattern)
    return codes


def assembled(number, listings, rows):
    """Returns the source of the smallest application that can hold a listing, and its start."""
    row = rows[number]

    def code(reference):
        other = reference.group(1) or number
        return repaired(rows[other], listings)[other] if other in rows else listings[other]

    text = re.sub(r"(?m)^LISTING(?: (\S+))?$", code, row["code"])
    shell = SHELL.replace("ROOT", row["root"]) if row["root"] else ""
    return PREFIX + text + shell, IMPORT + MAIN.replace("DELEGATE", row["delegate"] or "ListingDelegate")


def run(tool, number, listings, rows, folder):
    """Returns what is missing, an empty list when the listing runs."""
    row = rows[number]
    try:
        source, start = assembled(number, listings, rows)
    except ValueError as error:
        return [str(error)]
    project = os.path.join(folder, "Listing")
    if not os.path.isdir(project):
        subprocess.run([tool, "new", "Listing", "--code"], cwd=folder, check=True, capture_output=True)
    # What did not compile in an earlier run is tried again.
    held = os.path.join(project, ".trestle", "Index", "objective-c.json")
    if os.path.exists(held):
        os.remove(held)
    for name in os.listdir(project + "/Listing"):
        os.remove(os.path.join(project, "Listing", name))
    for name, text in (("Listing.m", source), ("main.m", start)):
        with open(os.path.join(project, "Listing", name), "w", encoding="utf-8") as file:
            file.write(text)
    for name in row["file"]:
        with open(os.path.join(FRAMES, "Files", name), "rb") as file, open(os.path.join(project, "Listing", name), "wb") as copy:
            copy.write(file.read())
    if os.environ.get("TRESTLE_LISTINGS_ONLY"):
        os.execve(tool, [tool, "doctor", project], dict(os.environ))
    # The rows have points of a screen without the bars of a device.
    command = ["timeout", "300", tool, "snapshot", project, "--size", "375x667", "--output", os.path.join(folder, number + ".png")]
    for touch in row["touch"]:
        command += ["--touch", touch]
    environment = dict(os.environ, TRESTLE_ROOT=os.environ.get("TRESTLE_ROOT", ROOT))
    outcome = subprocess.run(command, env=environment, text=True, capture_output=True)
    output = (outcome.stdout + "\n" + outcome.stderr).split("\n")
    reports = [line[2:] for line in output if line.startswith("@ ")]
    missing = [line.split("/Listing/")[-1] for line in output if "objective-c-method" in line]
    if outcome.returncode:
        missing += [line for line in output if "error" in line][:3] or ["status %d" % outcome.returncode]
    elif reports != row["expect"]:
        missing.append("printed %s instead of %s" % (reports, row["expect"]))
    if os.environ.get("TRESTLE_LISTINGS_KEEP"):
        with open(os.path.join(folder, number + ".log"), "w", encoding="utf-8") as file:
            file.write(source + "\n----\n" + "\n".join(output))
    return missing


def main():
    arguments = sys.argv[1:]
    seeds = None
    if "--seeds" in arguments:
        place = arguments.index("--seeds")
        seeds = arguments[place + 1]
        del arguments[place : place + 2]
    if not arguments or arguments[0] not in DOCUMENTS:
        print("usage: Scripts/listings guide|chapter|talk [NUMBER…] [--seeds FOLDER]", file=sys.stderr)
        return 64
    name, word = DOCUMENTS[arguments[0]]
    places = [seeds] if seeds else [os.path.join(ROOT, "..", "seeds"), os.path.join(ROOT, "..", "shared", "seeds")]
    lines = next((found for place in places if os.path.isdir(place) and (found := document(place, word))), None)
    if lines is None:
        print("listings: the document is not there; name its folder with --seeds")
        return 0
    tool = os.environ.get("TRESTLE_TOOL", os.path.join(ROOT, "Scripts", "trestle"))
    listings = dict({"Guide": fenced, "Chapter": numbered, "Talk": spoken}[name](lines))
    rows = frames(os.path.join(FRAMES, name))
    wanted = arguments[1:] or list(listings)
    good = 0
    keep = os.environ.get("TRESTLE_LISTINGS_KEEP")
    with tempfile.TemporaryDirectory() as temporary:
        folder = keep or temporary
        os.makedirs(folder, exist_ok=True)
        done = {}
        for number in wanted:
            row = rows.get(number)
            if row is None:
                missing = ["there is no row for it"]
            else:
                key = row["numbers"][0]
                if key not in done:
                    done[key] = run(tool, number, listings, rows, folder)
                missing = done[key]
            good += not missing
            print(number, "runs" if not missing else "is missing: " + "; ".join(missing), flush=True)
    print("%d of %d run" % (good, len(wanted)))
    return 0 if good == len(wanted) else 1


sys.exit(main())
