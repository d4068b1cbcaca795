import Foundation

extension NSLayoutConstraint {
  /// The view or guide at the left side; `nil` after it was deallocated.
  public final var firstItem: AnyObject? { first?.item }
  /// The view or guide at the right side; `nil` for a fixed size.
  public final var secondItem: AnyObject? { second?.item }
  /// The anchor at the left side.
  public final var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first, firstAttribute) }
  /// The anchor at the right side; `nil` for a fixed size.
  public final var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0, secondAttribute) } }

  /// Calls `body` with every node of the constraint.
  nonisolated final func forEachNode(_ body: (LayoutNode) -> Void) {
    if let first { body(first) }
    if let second { body(second) }
    for term in extraTerms { body(term.node) }
  }

  /// UIKit's message for an invalid constraint; nil if it is valid.
  final var fault: String? {
    guard first != nil else { return "NSLayoutConstraint: the first item is missing" }
    if firstAttribute == .notAnAttribute {
      return "NSLayoutConstraint for \(itemName(first)): Constraint must contain a first layout attribute"
    }
    if !constant.isFinite {
      return "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant) firstAnchor:\(firstAnchor)"
    }
    if !multiplier.isFinite {
      return "NSLayoutConstraint multiplier is not finite!  That's illegal.  multiplier:\(multiplier) firstAnchor:\(firstAnchor)"
    }
    if !extraTerms.isEmpty { return nil }
    guard second != nil, multiplier != 0 else {
      if firstAttribute.isDimension { return nil }
      return
        "NSLayoutConstraint for \(itemName(first)): A multiplier of 0 or a nil second item together with a location for the first attribute "
        + "creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
    }
    let kinds = (firstAttribute.kind, secondAttribute.kind)
    switch kinds {
    case (.horizontal, .horizontal):
      if firstAttribute.isDirectional && secondAttribute.isAbsoluteSide || firstAttribute.isAbsoluteSide && secondAttribute.isDirectional {
        return
          "NSLayoutConstraint for \(itemName(first)): A constraint cannot be made between a leading/trailing attribute and a right/left "
          + "attribute. Use leading/trailing for both or neither."
      }
      return nil
    // UIKit rejects a position along one axis related to one along the other.
    case (.horizontal, .vertical), (.vertical, .horizontal): return nil
    case (.vertical, .vertical), (.width, .width), (.height, .height), (.width, .height), (.height, .width): return nil
    default:
      return
        "NSLayoutConstraint for \(itemName(first)): Invalid pairing of layout attributes: \(firstAttribute.name) and "
        + "\(secondAttribute.name)"
    }
  }

  /// Whether a position along one axis depends on one along the other. As in UIKit such a constraint may be activated, but not solved.
  final var mixesAxes: Bool {
    let kinds = [firstAttribute.kind, secondAttribute.kind]
    return extraTerms.isEmpty && second != nil && multiplier != 0 && kinds.contains(.horizontal) && kinds.contains(.vertical)
  }

  private func itemName(_ node: LayoutNode?) -> String {
    node?.debugName ?? "nothing"
  }

  final func priorityChanged(from old: UILayoutPriority) {
    if isActive, (old >= .required) != (priority >= .required) {
      UIKitErrorHandler.warn(
        "Mutating a priority from \(old >= .required ? "required to not on" : "not required to required on") an installed constraint is not "
          + "done by UIKit; it is done here. \(self)")
    }
    engine?.priorityChanged(of: self)
  }
}
