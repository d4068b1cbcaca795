import UIKit

/// The constraints that decide a view's edges, and those that its frame does not satisfy.
@MainActor struct ConstraintReport {
  let constraint: NSLayoutConstraint
  /// The axis that it decides.
  let axis: NSLayoutConstraint.Axis
  /// The number of points by which the frames miss the constraint; nil if it has an attribute that cannot be measured.
  let error: CGFloat?

  private static let tolerance: CGFloat = 0.51

  /// Whether a required constraint does not hold: the layout had to break it.
  var isBroken: Bool { constraint.priority == .required && !holds }
  var holds: Bool { error.map { $0 <= Self.tolerance } ?? true }

  /// All that affect a view, by axis, and the broken ones of the view, which affect nothing.
  static func reports(for view: UIView) -> [ConstraintReport] {
    var reports: [ConstraintReport] = []
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      var constraints = view.constraintsAffectingLayout(for: axis)
      for constraint in mentioning(view) where self.axis(of: constraint) == axis && !constraints.contains(constraint) {
        constraints.append(constraint)
      }
      reports += constraints.map { ConstraintReport(constraint: $0, axis: axis, error: error(of: $0)) }
    }
    return reports
  }

  static func hasBroken(_ view: UIView) -> Bool {
    mentioning(view).contains { report($0).isBroken }
  }

  /// The active constraints of a view that its superviews hold.
  static func mentioning(_ view: UIView) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var holder: UIView? = view
    while let current = holder {
      found += current.constraints.filter { self.view(of: $0.firstItem) === view || self.view(of: $0.secondItem) === view }
      holder = current.superview
    }
    return found
  }

  static func report(_ constraint: NSLayoutConstraint) -> ConstraintReport {
    ConstraintReport(constraint: constraint, axis: axis(of: constraint), error: error(of: constraint))
  }

  static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  static func axis(of constraint: NSLayoutConstraint) -> NSLayoutConstraint.Axis {
    switch constraint.firstAttribute {
    case .left, .right, .leading, .trailing, .centerX, .width, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }

  private static func error(of constraint: NSLayoutConstraint) -> CGFloat? {
    guard constraint.isActive, let first = value(constraint.firstAttribute, of: constraint.firstItem) else { return nil }
    var other: CGFloat = 0
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = value(constraint.secondAttribute, of: constraint.secondItem) else { return nil }
      other = second
    }
    let difference = first - (constraint.multiplier * other + constraint.constant)
    switch constraint.relation {
    case .equal: return abs(difference)
    case .lessThanOrEqual: return max(0, difference)
    case .greaterThanOrEqual: return max(0, -difference)
    @unknown default: return nil
    }
  }

  /// The value of an attribute in the window's coordinates; nil for baselines, margins and transformed views.
  private static func value(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?) -> CGFloat? {
    guard let view = view(of: item), view.transform == .identity, view.window != nil else { return nil }
    var rect = view.bounds
    if let guide = item as? UILayoutGuide { rect = guide.layoutFrame } else { rect = view.alignmentRect(forFrame: rect) }
    rect = view.convert(rect, to: nil)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch attribute {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .leading: return isMirrored ? -rect.maxX : rect.minX
    case .trailing: return isMirrored ? -rect.minX : rect.maxX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .width: return rect.width
    case .height: return rect.height
    case .centerX: return rect.midX
    case .centerY: return rect.midY
    default: return nil
    }
  }

  /// The constraint without addresses, its maker, and its state.
  var json: [String: Any] {
    var json: [String: Any] = [
      "text": text, "axis": axis == .horizontal ? "horizontal" : "vertical", "edge": Self.name(constraint.firstAttribute),
      "constant": Numbers.rounded(constraint.constant), "priority": Double(constraint.priority.rawValue), "maker": maker,
      "state": isBroken ? "broken" : holds ? "holds" : "yields",
    ]
    if let error, !holds { json["error"] = Numbers.rounded(error) }
    return json
  }

  private var text: String {
    let sign = [.lessThanOrEqual: "≤", .greaterThanOrEqual: "≥"][constraint.relation] ?? "="
    func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String { "\(Self.name(of: item)).\(Self.name(attribute))" }
    var right = ""
    if constraint.secondAttribute != .notAnAttribute {
      right = (constraint.multiplier == 1 ? "" : Numbers.text(constraint.multiplier) + " × ")
      right += side(constraint.secondItem, constraint.secondAttribute)
      let constant = constraint.constant
      if constant != 0 { right += (constant < 0 ? " − " : " + ") + Numbers.text(abs(constant)) }
    } else {
      right = Numbers.text(constraint.constant)
    }
    let priority = constraint.priority == .required ? "" : " @\(Numbers.text(CGFloat(constraint.priority.rawValue)))"
    return "\(side(constraint.firstItem, constraint.firstAttribute)) \(sign) \(right)\(priority)"
  }

  /// The part of the program or of UIKit that made the constraint, as far as its class and its name tell.
  private var maker: String {
    if let name = constraint.identifier, !name.isEmpty { return name }
    let kind = "\(type(of: constraint))"
    if kind.contains("NaturalSize") { return "content size" }
    if kind.contains("Autoresizing") { return "autoresizing mask" }
    return kind == "NSLayoutConstraint" ? "the application" : kind
  }

  private static func name(of item: AnyObject?) -> String {
    if let guide = item as? UILayoutGuide {
      return "\(guide.owningView.map { "\(type(of: $0))" } ?? "").\(guide.identifier.isEmpty ? "guide" : guide.identifier)"
    }
    guard let view = item as? UIView else { return "nothing" }
    return "\(type(of: view)) \(InspectedViews.number(of: view))"
  }

  static func name(_ attribute: NSLayoutConstraint.Attribute) -> String {
    let names: [NSLayoutConstraint.Attribute: String] = [
      .left: "left", .right: "right", .top: "top", .bottom: "bottom", .leading: "leading", .trailing: "trailing", .width: "width",
      .height: "height", .centerX: "centerX", .centerY: "centerY", .lastBaseline: "lastBaseline", .firstBaseline: "firstBaseline",
      .leftMargin: "leftMargin", .rightMargin: "rightMargin", .topMargin: "topMargin", .bottomMargin: "bottomMargin",
      .leadingMargin: "leadingMargin", .trailingMargin: "trailingMargin", .centerXWithinMargins: "centerXWithinMargins",
      .centerYWithinMargins: "centerYWithinMargins",
    ]
    return names[attribute] ?? "none"
  }
}
