import CoreGraphics
import Foundation

import UIKit
@testable import UIKitInterfaceBuilder
@testable import UIKitViews

/// Compares the frames of created views with those stored by Interface Builder at its last layout.
struct FrameComparison {
  struct Difference {
    let file: String
    let element: PlannedElement
    let stored: CGRect
    let found: CGRect
    var isText: Bool

    var description: String {
      "\(file):\(element.line) <\(element.kind)> \(element.id ?? "") stored \(Self.text(stored)) found \(Self.text(found))\(isText ? " (text)" : "")"
    }

    private static func text(_ rect: CGRect) -> String {
      String(format: "%.1f %.1f %.1f×%.1f", Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    }
  }

  var compared = 0
  var differences: [Difference] = []

  var others: [Difference] { differences.filter { !$0.isText } }
  var textDifferences: Int { differences.count - others.count }
  /// The fraction of equal frames, among those that do not depend on the width of a text.
  var share: Double {
    let counted = compared - textDifferences
    return counted == 0 ? 1 : Double(counted - others.count) / Double(counted)
  }

  static func + (first: Self, second: Self) -> Self {
    var sum = first
    sum.follows.formUnion(second.follows)
    sum.compared += second.compared
    sum.differences += second.differences
    return sum
  }

  /// Compares the views below `root`.
  @MainActor static func compare(_ root: PlannedElement, file: String, view: (String) -> UIView?) -> FrameComparison {
    var result = FrameComparison()
    result.visit(root, file, isRoot: true, view)
    return result
  }

  @MainActor private mutating func visit(_ element: PlannedElement, _ file: String, isRoot: Bool, _ view: (String) -> UIView?) {
    if element.flag("misplaced", false) || element.flag("ambiguous", false) { return }
    if element.kind == "tableView" || element.kind == "collectionView" || element.kind == "pickerView" {
      compareFrame(element, file, isRoot: isRoot, view)
      for section in element.list("sections") { for cell in section.list("cells") { visitChildren(cell, file, view) } }
      return
    }
    compareFrame(element, file, isRoot: isRoot, view)
    visitChildren(element, file, view)
  }

  /// The ids of views beside a text whose width differs, because their positions depend on it.
  private var follows: Set<String> = []

  @MainActor private mutating func visitChildren(_ element: PlannedElement, _ file: String, _ view: (String) -> UIView?) {
    let siblings = element.list("subviews")
    let textDiffers = siblings.contains { sibling in
      guard Self.dependsOnText(sibling), let stored = sibling.rect("frame"), let made = sibling.id.flatMap(view) else { return false }
      return abs(stored.width - made.frame.width) > 1.01
    }
    if textDiffers || follows.contains(element.id ?? "") { follows.formUnion(siblings.compactMap(\.id)) }
    // An empty stack view has an intrinsic size only in the editor, which moves everything around it.
    if element.kind == "scrollView", Self.hasEmptyStack(element) { return }
    for child in element.list("subviews") { visit(child, file, isRoot: false, view) }
    for child in element.children where child.key == "contentView" { visit(child, file, isRoot: true, view) }
  }

  @MainActor private mutating func compareFrame(
    _ element: PlannedElement, _ file: String, isRoot: Bool, _ view: (String) -> UIView?
  ) {
    guard !isRoot, let id = element.id, let stored = element.rect("frame"), let made = view(id) else { return }
    // A canvas that was never laid out.
    if stored.width == 0 || stored.height == 0 { return }
    if [1000, 10000].contains(stored.width) || stored.height == 1000 { return }
    if made.superview == nil { return }
    compared += 1
    let found = made.frame
    let agrees = { (first: CGFloat, second: CGFloat) in abs(first - second) <= 1.01 }
    guard agrees(stored.minX, found.minX), agrees(stored.minY, found.minY), agrees(stored.width, found.width),
      agrees(stored.height, found.height)
    else {
      let vertical = agrees(stored.minY, found.minY) && agrees(stored.height, found.height)
      let isText = vertical && Self.dependsOnText(element) || Self.hasMissingFont(element) || vertical && follows.contains(element.id ?? "")
      differences.append(Difference(file: file, element: element, stored: stored, found: found, isText: isText))
      return
    }
  }

  private static func hasEmptyStack(_ element: PlannedElement) -> Bool {
    element.list("subviews").contains { $0.kind == "stackView" && $0.list("subviews").isEmpty || hasEmptyStack($0) }
  }

  /// Returns whether the element's font may be missing on this machine; others differ in height too.
  private static func hasMissingFont(_ element: PlannedElement) -> Bool {
    element.child(key: "fontDescription")?.attributes["name"] != nil
  }

  /// Returns whether the width of an element depends on a text in it, or beside it in a stack.
  private static func dependsOnText(_ element: PlannedElement) -> Bool {
    if ["label", "button", "textField", "segmentedControl", "textView", "datePicker"].contains(element.kind) { return true }
    return element.kind == "stackView" && element.list("subviews").contains { dependsOnText($0) }
  }
}
