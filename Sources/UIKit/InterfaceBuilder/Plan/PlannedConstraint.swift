import CoreGraphics

/// A layout constraint as written in a file. Items are object ids; nil is the view that lists the constraint.
package struct PlannedConstraint {
  let id: String?
  let firstItem: String?
  let firstAttribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  let secondItem: String?
  let secondAttribute: NSLayoutConstraint.Attribute
  let multiplier: CGFloat
  let constant: CGFloat
  /// Whether the file uses the standard spacing as constant.
  let hasStandardConstant: Bool
  let priority: Float
  let identifier: String?
  let isInstalled: Bool
  let element: PlannedElement
}

extension PlannedConstraint {
  /// Fails for placeholders, which exist only in the editor, and for unknown layout attributes.
  init?(_ element: PlannedElement) {
    let attributes = element.attributes
    guard element.kind == "constraint", attributes["placeholder"] != "YES",
      let first = attributes["firstAttribute"].flatMap({ Self.attributes[$0] })
    else { return nil }
    let secondItem = attributes["secondItem"]
    let second = attributes["secondAttribute"].flatMap { Self.attributes[$0] }
    if secondItem != nil, second == nil { return nil }
    self.init(
      id: element.id, firstItem: attributes["firstItem"], firstAttribute: first,
      relation: attributes["relation"].flatMap { Self.relations[$0] } ?? .equal, secondItem: secondItem,
      secondAttribute: second ?? .notAnAttribute, multiplier: Self.ratio(attributes["multiplier"]) ?? 1,
      constant: element.number("constant") ?? 0,
      hasStandardConstant: attributes["constant"] == nil && attributes["symbolic"] == "YES",
      priority: Float(min(max(element.number("priority") ?? 1000, 1), 1000)), identifier: attributes["identifier"],
      isInstalled: attributes["installed"] != "NO", element: element)
  }

  /// Returns a multiplier: a number, or a ratio such as `16:9` or `1/3`.
  static func ratio(_ text: String?) -> CGFloat? {
    guard let text else { return nil }
    let parts = text.split(maxSplits: 1) { $0 == ":" || $0 == "/" }.map { PlannedElement.number(of: String($0)) }
    switch parts.count {
    case 1: return parts[0]
    case 2:
      guard let over = parts[0], let under = parts[1], under != 0 else { return nil }
      return over / under
    default: return nil
    }
  }

  static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual,
  ]

  static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "width": .width,
    "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
}
