/// Creates layout constraints from their plans.
@MainActor enum ConstraintMaking {
  /// Returns the constraint, inactive, or nil if one of its items does not exist (yet).
  static func make(_ planned: PlannedConstraint, in view: UIView, maker: InterfaceMaker) -> NSLayoutConstraint? {
    guard let first = item(planned.firstItem, planned.firstAttribute, in: view, maker) else { return nil }
    var second: Item?
    if let id = planned.secondItem {
      second = item(id, planned.secondAttribute, in: view, maker)
      guard second != nil else { return nil }
    } else if planned.secondAttribute != .notAnAttribute {
      second = Item(object: view, attribute: planned.secondAttribute)
    }
    // Relations that NSLayoutConstraint would reject as programming errors are errors of the document here.
    guard Self.canRelate(first.attribute, second?.attribute ?? .notAnAttribute) else { return nil }
    guard let firstNode = (first.object as? any LayoutItem)?.madeLayoutNode else { return nil }
    let constraint = empty(planned.element, maker)
    constraint.relate(
      first: firstNode, firstAttribute: first.attribute, relation: planned.relation,
      second: (second?.object as? any LayoutItem)?.madeLayoutNode, secondAttribute: second?.attribute ?? .notAnAttribute,
      multiplier: planned.multiplier == 0 ? 1 : planned.multiplier,
      constant: planned.hasStandardConstant ? standardConstant(planned, in: view) : planned.constant)
    constraint.priority = UILayoutPriority(planned.priority)
    constraint.identifier = planned.identifier
    return constraint
  }

  /// Returns an unrelated constraint, of the class named in the document if any.
  private static func empty(_ element: PlannedElement, _ maker: InterfaceMaker) -> NSLayoutConstraint {
    guard element.customClass != nil,
      let type = InterfaceClasses.type(of: element, base: NSLayoutConstraint.self, in: maker) as? NSLayoutConstraint.Type,
      let made = ObjectFactory.make(type) as? NSLayoutConstraint
    else { return NSLayoutConstraint() }
    return made
  }

  private struct Item {
    let object: AnyObject
    let attribute: NSLayoutConstraint.Attribute
  }

  private static func item(
    _ id: String?, _ attribute: NSLayoutConstraint.Attribute, in view: UIView, _ maker: InterfaceMaker
  ) -> Item? {
    guard let id else { return Item(object: view, attribute: attribute) }
    guard let object = maker.object(id) else { return nil }
    if let bar = object as? BarGuide {
      guard let root = maker.rootView else { return nil }
      return bar.item(attribute, of: root).map { Item(object: $0, attribute: $1) }
    }
    return object is UIView || object is UILayoutGuide ? Item(object: object, attribute: attribute) : nil
  }

  /// Returns whether `constraint` can be activated: both items are in the view that lists it, unless a size class excludes them.
  static func canHold(_ constraint: NSLayoutConstraint, in view: UIView) -> Bool {
    [constraint.firstItem, constraint.secondItem].allSatisfy { item in item.map { isWithin($0, view) } ?? true }
  }

  private static func isWithin(_ item: AnyObject, _ view: UIView) -> Bool {
    let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    return owner?.isDescendant(of: view) ?? false
  }

  /// Returns the standard spacing: 8 between siblings, 20 to the superview.
  private static func standardConstant(_ planned: PlannedConstraint, in view: UIView) -> CGFloat {
    planned.firstItem == nil || planned.secondItem == nil ? 20 : 8
  }

  private enum Axis {
    case horizontal, vertical, size, none
  }

  private static func axis(_ attribute: NSLayoutConstraint.Attribute) -> Axis {
    switch attribute {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .width, .height: .size
    case .notAnAttribute: .none
    default: .vertical
    }
  }

  private static func canRelate(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute) -> Bool {
    let (firstAxis, secondAxis) = (axis(first), axis(second))
    if secondAxis == .none { return firstAxis == .size }
    guard firstAxis == secondAxis else { return false }
    if firstAxis == .horizontal { return isAbsolute(first) == nil || isAbsolute(second) == nil || isAbsolute(first) == isAbsolute(second) }
    return true
  }

  /// Returns whether an attribute is left or right rather than leading or trailing; nil for centers, which combine with both.
  private static func isAbsolute(_ attribute: NSLayoutConstraint.Attribute) -> Bool? {
    switch attribute {
    case .left, .right, .leftMargin, .rightMargin: true
    case .leading, .trailing, .leadingMargin, .trailingMargin: false
    default: nil
    }
  }
}
