"""Compares a table of types and members with symbol graphs; see api-share."""

import collections
import json
import pathlib
import sys


# The table has the spellings of an early Swift. Where today's differ, today's count.
RENAMED = {
    "presentationLayer": "presentation", "modelLayer": "model", "setNeedsDisplayIn": "setNeedsDisplay", "constraintEqual": "constraint",
    "constraintGreaterThanOrEqual": "constraint", "constraintLessThanOrEqual": "constraint", "forTraitCollection": "appearance",
    "whenContained": "appearance", "send": "sendEvent", "withTag": "viewWithTag", "childViewControllerForStatusBarHidden":
    "childForStatusBarHidden", "childViewControllerForStatusBarStyle": "childForStatusBarStyle", "isMovingFromParentViewController":
    "isMovingFromParent", "isMovingToParentViewController": "isMovingToParent", "presented": "presentedViewController", "presenting":
    "presentingViewController", "disablesAutomaticKeyboardDismissal": "disablesAutomaticKeyboardDismissal", "becomeKeyWindow":
    "becomeKey", "makeKeyWindow": "makeKey", "resignKeyWindow": "resignKey", "styleNone": "none", "styleSingle": "single", "styleThick":
    "thick", "styleDouble": "double", "patternSolid": "solid", "defaultParagraphStyle": "default", "cgAffineTransform":
    "cgAffineTransformValue", "activityIndicatorViewStyle": "style", "labelSize": "labelFontSize", "push": "pushItem",
    "popNavigationItem": "popItem", "sizeForNumber": "size", "showingDeleteConfirmationMask": "showingDeleteConfirmation",
    "showingEditControlMask": "showingEditControl", "attachmentBounds": "attachmentBounds", "scrollViewShouldScroll":
    "scrollViewShouldScrollToTop", "canOpen": "canOpenURL", "displayLink": "init",
    "prepare": "prepareForPopoverPresentation", "sectionForSectionIndexTitle": "section", "setLeftBarButtonItem": "setLeftBarButton",
    "setRightBarButtonItem": "setRightBarButton", "didDismiss": "didDismissSearchController", "didPresent": "didPresentSearchController",
    "willDismiss": "willDismissSearchController", "willPresent": "willPresentSearchController", "present": "presentSearchController",
    "interactionController": "interactionControllerForDismissal", "TV": "tv", "pop": "popToViewController",
    "forBaselineLayout": "forLastBaselineLayout", "supportsSecureCoding": "supportsSecureCoding",
}
# Members that Swift writes as `[]`.
EMPTY_SETS = {("UIRectEdge", "none"), ("UIView.AutoresizingMask", "none"), ("UITableViewCell.StateMask", "defaultMask"),
              ("UIView.AnimationOptions", "transitionNone")}


def base(name):
    """The name without labels: what stays the same where a label or a parameter's type differs."""
    return name.split("(")[0].strip("`")


def read_graphs(folder):
    members = collections.defaultdict(set)
    types, parents, names = set(), collections.defaultdict(set), {}
    for path in pathlib.Path(folder).glob("*.symbols.json"):
        graph = json.loads(path.read_text())
        for symbol in graph["symbols"]:
            components = symbol["pathComponents"]
            identifier = symbol["identifier"]["precise"]
            kind = symbol["kind"]["identifier"]
            names[identifier] = ".".join(components)
            if kind in ("swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias"):
                types.add(".".join(components))
            if len(components) > 1:
                members[".".join(components[:-1])].add(base(components[-1]))
        for relation in graph["relationships"]:
            if relation["kind"] in ("inheritsFrom", "conformsTo"):
                target = names.get(relation["target"]) or relation.get("targetFallback", "").split(".", 1)[-1]
                parents[relation["source"]].add(target)
    ancestors = collections.defaultdict(set)
    for identifier, above in parents.items():
        if identifier in names:
            ancestors[names[identifier]] |= above
    return types, members, ancestors


def known_members(name, members, ancestors, seen):
    if name in seen:
        return set()
    seen.add(name)
    found = set(members[name])
    for above in ancestors[name]:
        found |= known_members(above, members, ancestors, seen)
    return found


def main():
    table, folder = sys.argv[1], sys.argv[2]
    shows_missing = "--missing" in sys.argv
    types, members, ancestors = read_graphs(folder)
    # Members that every object has, of Foundation's NSObject.
    common = {"init", "description", "debugDescription", "hash", "isEqual", "copy"}
    present, total, missing = 0, 0, collections.defaultdict(list)
    for line in pathlib.Path(table).read_text().splitlines()[1:]:
        name, member = (line.split("\t") + ["", ""])[:2]
        total += 1
        plain = base(member.removeprefix("static ").strip())
        if not member:
            found = name in types
        else:
            known = known_members(name, members, ancestors, set()) | (common if name in types else set())
            found = plain in known or RENAMED.get(plain) in known or (name, plain) in EMPTY_SETS
        if found:
            present += 1
        else:
            missing[name].append(member or "(type)")
    print(f"{present} of {total} present: {100 * present / total:.1f} %")
    if shows_missing:
        for name, members_missing in sorted(missing.items()):
            print(f"{name}: {', '.join(members_missing)}")


main()
