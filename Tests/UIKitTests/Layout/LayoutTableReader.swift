import Foundation

import UIKit
@testable import UIKitViews

/// Reads `Tests/Tables/LayoutTable.txt` and builds its layouts. The beginning of that file describes its format.
@MainActor final class LayoutCase {
  let name: String
  private(set) var lines: [String] = []
  private(set) var expected: [(name: String, frame: CGRect)] = []
  private(set) var derivation = ""

  private var root = UIView()
  private var items: [String: any LayoutItem] = [:]

  init(name: String) {
    self.name = name
  }

  static func readAll(_ table: String = "LayoutTable") throws -> [LayoutCase] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appendingPathComponent("Tables/\(table).txt")
    var cases: [LayoutCase] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init) {
      if line.hasPrefix("//") { continue }
      if line.hasPrefix("# ") {
        cases.append(LayoutCase(name: String(line.dropFirst(2))))
      } else {
        cases.last?.take(line.trimmingCharacters(in: .whitespaces))
      }
    }
    return cases
  }

  private func take(_ line: String) {
    if line.hasPrefix("> ") {
      for part in line.dropFirst(2).components(separatedBy: ";") {
        let words = part.split(separator: " ").map(String.init)
        let numbers = words.dropFirst().map { CGFloat(Double($0)!) }
        expected.append((words[0], CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])))
      }
    } else if line.hasPrefix(": ") {
      derivation = String(line.dropFirst(2))
    } else if !line.isEmpty {
      lines.append(line)
    }
  }

  /// Returns the resulting frames of the layout, in the order of `expected`.
  func frames() -> [CGRect] {
    for line in lines { build(line) }
    root.layoutIfNeeded()
    return expected.map { entry in
      switch items[entry.name] {
      case let view as UIView: view.frame
      case let guide as UILayoutGuide: guide.layoutFrame
      default: .null
      }
    }
  }

  // MARK: Building

  private func build(_ line: String) {
    var words = line.split(separator: " ").map(String.init)
    let kind = words.removeFirst()
    switch kind {
    case "root": makeRoot(words)
    case "view", "text", "stack", "frame", "guide": makeItem(kind, words)
    default: for part in line.components(separatedBy: ";") { constrain(part.trimmingCharacters(in: .whitespaces)) }
    }
  }

  private func makeRoot(_ words: [String]) {
    let size = numbers(words[0], "x")
    root = UIView(frame: CGRect(x: 0, y: 0, width: size[0], height: size[1]))
    root.layoutMargins = .zero
    items["s"] = root
    for word in words.dropFirst() { set(word, on: root) }
  }

  private func makeItem(_ kind: String, _ words: [String]) {
    let name = words[0]
    var parent = root
    if let place = words.firstIndex(of: "in") { parent = items[words[place + 1]] as! UIView }
    if kind == "guide" {
      let guide = UILayoutGuide()
      parent.addLayoutGuide(guide)
      items[name] = guide
      return
    }
    let view: UIView
    switch kind {
    case "text": view = WrappingView(characters: Int(words[1])!)
    case "stack": view = UIStackView()
    default: view = NaturalView()
    }
    view.layoutMargins = .zero
    if let stack = parent as? UIStackView {
      stack.addArrangedSubview(view)
    } else {
      parent.addSubview(view)
      if kind != "frame" { view.translatesAutoresizingMaskIntoConstraints = false }
    }
    items[name] = view
    if kind == "frame" {
      let values = words[1].split(separator: ",").map { CGFloat(Double($0)!) }
      view.frame = CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }
    for word in words.dropFirst() { set(word, on: view) }
  }

  private func set(_ word: String, on view: UIView) {
    if word == "rtl" { view.semanticContentAttribute = .forceRightToLeft }
    let parts = word.split(separator: "=").map(String.init)
    guard parts.count == 2 else {
      if word.contains("x"), let view = view as? NaturalView, let first = word.first, first.isNumber || first == "-" {
        view.natural = size(word)
      }
      return
    }
    let value = parts[1]
    let values = value.split(separator: ",").map { CGFloat(Double($0) ?? 0) }
    switch parts[0] {
    case "hug":
      view.setContentHuggingPriority(UILayoutPriority(Float(values[0])), for: .horizontal)
      view.setContentHuggingPriority(UILayoutPriority(Float(values.last!)), for: .vertical)
    case "comp":
      view.setContentCompressionResistancePriority(UILayoutPriority(Float(values[0])), for: .horizontal)
      view.setContentCompressionResistancePriority(UILayoutPriority(Float(values.last!)), for: .vertical)
    case "margins": view.layoutMargins = UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
    case "align": (view as? NaturalView)?.insets = UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
    case "base": (view as? NaturalView)?.baselines = (values[0], values[1])
    default: if let stack = view as? UIStackView { set(parts[0], value, on: stack) }
    }
  }

  private func set(_ key: String, _ value: String, on stack: UIStackView) {
    switch (key, value) {
    case ("axis", "v"): stack.axis = .vertical
    case ("dist", "equally"): stack.distribution = .fillEqually
    case ("dist", "proportionally"): stack.distribution = .fillProportionally
    case ("dist", "spacing"): stack.distribution = .equalSpacing
    case ("dist", "centering"): stack.distribution = .equalCentering
    case ("cross", "leading"): stack.alignment = .leading
    case ("cross", "trailing"): stack.alignment = .trailing
    case ("cross", "center"): stack.alignment = .center
    case ("cross", "firstBaseline"): stack.alignment = .firstBaseline
    case ("cross", "lastBaseline"): stack.alignment = .lastBaseline
    case ("within", "margins"): stack.isLayoutMarginsRelativeArrangement = true
    case ("by", "baseline"): stack.isBaselineRelativeArrangement = true
    case ("gap", _): stack.spacing = CGFloat(Double(value)!)
    case ("hidden", _): (items[value] as! UIView).isHidden = true
    case ("after", _):
      let parts = value.split(separator: ":").map(String.init)
      stack.setCustomSpacing(CGFloat(Double(parts[1])!), after: items[parts[0]] as! UIView)
    default: break
    }
  }

  // MARK: Constraints

  /// `a.left = 0.5 * s.width + 10 @ 750`; a line `t gap=3` sets further properties of an item.
  private func constrain(_ text: String) {
    if text.isEmpty { return }
    let words = text.split(separator: " ").map(String.init)
    if words.count == 2, let view = items[words[0]] as? UIView, words[1].contains("=") {
      set(words[1], on: view)
      return
    }
    var rest = Array(words.dropFirst(2))
    var priority = UILayoutPriority.required
    if let at = rest.firstIndex(of: "@") {
      priority = UILayoutPriority(Float(rest[at + 1])!)
      rest.removeSubrange(at...)
    }
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var second: (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute)?
    var sign: CGFloat = 1
    var index = 0
    while index < rest.count {
      let word = rest[index]
      if word == "+" || word == "-" {
        sign = word == "+" ? 1 : -1
      } else if index + 1 < rest.count, rest[index + 1] == "*" {
        multiplier = sign * CGFloat(Double(word)!)
        index += 1
      } else if let number = Double(word) {
        constant += sign * CGFloat(number)
      } else {
        second = operand(word)
      }
      index += 1
    }
    let first = operand(words[0])
    let relation: NSLayoutConstraint.Relation = words[1] == "=" ? .equal : words[1] == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.isActive = true
  }

  private func operand(_ word: String) -> (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute) {
    let parts = word.split(separator: ".").map(String.init)
    var item = items[parts[0]]!
    if parts.count == 3, let view = item as? UIView {
      item = parts[1] == "margins" ? view.layoutMarginsGuide : parts[1] == "readable" ? view.readableContentGuide : view.safeAreaLayoutGuide
    }
    return (item, Self.attributes[parts.last!]!)
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "width": .width,
    "height": .height, "centerX": .centerX, "centerY": .centerY, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  private func numbers(_ text: String, _ separator: Character) -> [CGFloat] {
    text.split(separator: separator).map { CGFloat(Double($0)!) }
  }

  private func size(_ text: String) -> CGSize {
    let values = text.split(separator: "x").map { $0 == "-" ? UIView.noIntrinsicMetric : CGFloat(Double($0)!) }
    return CGSize(width: values[0], height: values[1])
  }
}

/// A view with a natural size, baselines and alignment insets set by a case.
final class NaturalView: UIView, BaselineView {
  var natural = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  var insets = UIEdgeInsets.zero
  /// From the top to the first baseline, and from the last one to the bottom.
  var baselines: (first: CGFloat, last: CGFloat) = (0, 0)

  override var intrinsicContentSize: CGSize { natural }
  override var alignmentRectInsets: UIEdgeInsets { insets }
  var firstBaselineOffset: CGFloat { baselines.first }
  var lastBaselineOffset: CGFloat { baselines.last }
  var baselineLineHeight: CGFloat { 20 }
}

/// Text of characters ten points wide in lines twenty points high, whose baselines are fifteen points below their tops.
final class WrappingView: UIView, WidthSizedView, BaselineView {
  let characters: Int

  init(characters: Int) {
    self.characters = characters
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    characters = 0
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(characters) * 10, height: 20) }
  var sizesContentByWidth: Bool { true }
  var firstBaselineOffset: CGFloat { 15 }
  var lastBaselineOffset: CGFloat { 5 }
  var baselineLineHeight: CGFloat { 20 }

  func contentHeight(forWidth width: CGFloat) -> CGFloat {
    let perLine = max(1, Int((width / 10).rounded(.down)))
    return CGFloat((characters + perLine - 1) / perLine) * 20
  }
}
