import CoreGraphics

extension NSLayoutConstraint {
  /// The constraint in the visual format if possible, otherwise as an equation; with its priority, identifier and state.
  final var formattedDescription: String {
    let label = identifier.map { " '\($0)'" } ?? ""
    var names: [String] = []
    let body = visualFormat(&names) ?? equation
    var tail = ""
    if priority < .required { tail += " @\(Self.format(CGFloat(priority.rawValue)))" }
    var state: [String] = [isActive ? "active" : "inactive"]
    if !names.isEmpty { state.append("names: \(names.joined(separator: ", "))") }
    return "<\(typeName):0x\(hexAddress(of: self))\(label) \(body)\(tail)   (\(state.joined(separator: ", ")) )>"
      .replacingOccurrences(of: "(active )", with: "(active)").replacingOccurrences(of: "(inactive )", with: "(inactive)")
  }

  final var typeName: String {
    switch self {
    case is AutoresizingConstraint: "NSAutoresizingMaskLayoutConstraint"
    case is NaturalSizeConstraint: "NSContentSizeLayoutConstraint"
    default: "\(Swift.type(of: self))"
    }
  }

  /// Formats a number without an unnecessary fraction.
  static func format(_ value: CGFloat) -> String {
    if value == value.rounded(), abs(value) < 1e9 { return "\(Int(value))" }
    return String(format: "%.6g", Double(value))
  }

  private var relationSign: String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  private var shortRelation: String { relation == .equal ? "" : relationSign }

  private var equation: String {
    guard let first else { return "" }
    var left = "\(first.debugName).\(firstAttribute.name)"
    for term in extraTerms where term.coefficient < 0 { left += " - \(term.node.debugName).\(term.attribute.name)" }
    var right: [String] = []
    if let second {
      var part = "\(second.debugName).\(secondAttribute.name)"
      if multiplier != 1 { part = "\(Self.format(multiplier))*\(part)" }
      right.append(part)
      if constant != 0 { right.append((constant < 0 ? "- " : "+ ") + Self.format(abs(constant))) }
    } else {
      right.append(Self.format(constant))
    }
    return "\(left) \(relationSign) \(right.joined(separator: " "))"
  }

  /// Returns the forms that the visual format has: a size, a distance to the superview's edge, a distance between two siblings.
  private func visualFormat(_ names: inout [String]) -> String? {
    guard let first, extraTerms.isEmpty else { return nil }
    guard let second else {
      guard firstAttribute.isDimension else { return nil }
      let axis = firstAttribute == .width ? "H" : "V"
      return "\(axis):[\(first.debugName)(\(shortRelation)\(Self.format(constant)))]"
    }
    guard multiplier == 1 else { return nil }
    let isHorizontal = firstAttribute.kind == .horizontal
    let axis = isHorizontal ? "H" : "V"
    switch (firstAttribute, secondAttribute) {
    case (.leading, .leading), (.left, .left), (.top, .top):
      guard first.view?.parent === second.item, !first.isGuide else { return nil }
      names.append("'|':\(second.debugName)")
      return "\(axis):|\(gap(constant))\(first.bracketName)"
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
      if first.view?.parent === second.item, !first.isGuide {
        guard relation == .equal else { return nil }
        names.append("'|':\(second.debugName)")
        return "\(axis):\(first.bracketName)\(gap(-constant))|"
      }
      if second.view?.parent === first.item, !second.isGuide {
        names.append("'|':\(first.debugName)")
        return "\(axis):\(second.bracketName)\(gap(constant))|"
      }
      return nil
    case (.leading, .trailing), (.left, .right), (.top, .bottom):
      guard !first.isGuide, !second.isGuide, first.view?.parent === second.view?.parent, first !== second else { return nil }
      return "\(axis):\(second.bracketName)\(gap(constant))\(first.bracketName)"
    default: return nil
    }
  }

  private func gap(_ length: CGFloat) -> String {
    if length == 0, relation == .equal { return "" }
    return "-(\(shortRelation)\(Self.format(length)))-"
  }
}
